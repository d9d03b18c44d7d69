// @ts-check
// What stands near a piece while one looks at it: its name in words, the piece large if it is a card, and, where it is not
// possible now, why not, with the rule. Asked of the house once and kept until the next change.

import { copyOf } from "./copies.js";
import { aimedAt, element } from "./elements.js";
import { announce, ruleLink, say } from "./notices.js";
import { beside } from "./placing.js";
import { ask } from "./requests.js";
import { parted } from "./rule-numbers.js";
import { table } from "./table.js";

/**
 * @typedef {import("./elements.js").Part} Part
 * @typedef {import("./notices.js").Refusal} Refusal
 * @typedef {import("./placing.js").Point} Point
 */

const DWELL = 220; // milliseconds a pointer rests before anything is shown
const SPACING = 350; // and between two questions to the house
const WIDE = 1023; // pixels; on wider screens what is asked stands below the board
const MARGIN = 2; // around a card, in the units of its drawing

/** @type {Map<string, Refusal | null>} */
let answers = new Map();
/** @type {Part | null} */
let piece = null;
let pinned = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let askedAt = 0;
/** @type {Part | null} */
let dismissed = null;

const box = () => document.getElementById("near");

export const isOpen = () => piece !== null;

export function hide() {
  clearTimeout(timer);
  piece = null;
  pinned = false;
  const near = box();
  if (near) near.hidden = true;
}

/** The next position has other reasons. */
export function forget() {
  answers = new Map();
  hide();
}

/** A press on something that is not possible, or on something only to be looked at. @param {Part} found @param {boolean} keys */
export const pin = (found, keys) => show(found, null, keys ? "keys" : "pointer");

/** @param {HTMLElement} near @param {Part} from @param {Refusal | null | undefined} why */
function fill(near, from, why) {
  near.replaceChildren();
  const large = from.dataset.card === undefined ? null : copyOf(from, MARGIN);
  if (large) {
    const frame = element("div", "near-card");
    frame.append(large);
    near.append(frame);
  }
  const name = document.createElement("p");
  const parts = parted(from.getAttribute("aria-label") ?? "", table.dataset.book ?? "");
  name.append(...parts.map((part) => (part.isRule ? ruleLink(part.text) : part.text)));
  near.append(name);
  if (why) {
    const line = element("p", "near-why");
    say(line, why);
    near.append(line);
  }
}

/** @param {HTMLElement} near @param {Part} from @param {Point | null} at */
function place(near, from, at) {
  near.hidden = false;
  const board = innerWidth > WIDE ? table.querySelector(".board") : null;
  const floor = board ? board.getBoundingClientRect().bottom : innerHeight; // what is asked stays in sight
  const size = { wide: near.offsetWidth, high: near.offsetHeight };
  const { left, top } = beside(from.getBoundingClientRect(), at, size, { wide: innerWidth, floor });
  near.style.left = `${left}px`;
  near.style.top = `${top}px`;
}

/** @param {Part} from @param {string} action */
async function whyOf(from, action) {
  const known = answers.get(action);
  if (known !== undefined) return known;
  if (Date.now() - askedAt < SPACING) await new Promise((go) => setTimeout(go, SPACING));
  if (piece !== from) return null; // the eye has moved on
  askedAt = Date.now();
  const told = await ask("why", { action });
  const why = told.ok ? null : told.error;
  answers.set(action, why);
  return why;
}

/** @param {Part} from @param {Point | null} at @param {"keys" | "pointer"} [stays] */
async function show(from, at, stays) {
  const near = box();
  if (!near || !from.getAttribute("aria-label")) return;
  clearTimeout(timer);
  piece = from;
  pinned = Boolean(stays);
  const action = from.dataset.why;
  fill(near, from, action === undefined ? null : answers.get(action));
  place(near, from, at);
  if (action === undefined) return;
  const why = await whyOf(from, action);
  if (piece !== from || !why) return;
  fill(near, from, why);
  place(near, from, at);
  if (!at) announce(`${why.message} ${why.rule || ""}`);
  if (stays === "keys") near.querySelector("a")?.focus();
}

/** @param {Event} event */
const pieceAt = (event) => aimedAt(event, "#table .piece");

/** @param {PointerEvent} event */
function pointed(event) {
  if (event.pointerType === "touch" || pinned) return;
  clearTimeout(timer);
  const found = pieceAt(event);
  if (aimedAt(event, "#near") || (found && found === piece)) return;
  const at = { x: event.clientX, y: event.clientY };
  timer = setTimeout(() => (found ? show(found, at) : hide()), DWELL);
}

/** @param {FocusEvent} event */
function focused(event) {
  const found = pieceAt(event);
  if (found && found === dismissed) return;
  if (found && found.matches(":focus-visible")) show(found, null);
  else if (!aimedAt(event, "#near")) hide();
}

/** @param {KeyboardEvent} event */
function dismiss(event) {
  if (event.key !== "Escape" || !piece) return;
  const back = piece;
  const within = box()?.contains(document.activeElement);
  dismissed = back; // the focus that comes back is no new look at it
  hide();
  if (within) back.focus();
  dismissed = null;
}

export function listen() {
  document.addEventListener("pointerover", pointed);
  document.addEventListener("focusin", focused);
  document.addEventListener("keydown", dismiss);
  // Whatever scrolls leaves the words behind.
  document.addEventListener("scroll", () => { if (!pinned) hide(); }, { capture: true, passive: true });
}
