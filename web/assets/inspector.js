// @ts-check
// What one looks at, in large, in a place of its own: its name at once, then what it tells of itself, the piece if it is a
// card, what lies before a player, and, where something is not possible now, why not, with the rule. Nothing on the board
// is ever covered.

import { copyOf } from "./copies.js";
import { aimedAt, element, first } from "./elements.js";
import { announce, say } from "./notices.js";
import { ask } from "./requests.js";
import { address, table } from "./table.js";
import { addressOf, tellings } from "./tellings.js";

/**
 * @typedef {import("./elements.js").Part} Part
 * @typedef {import("./notices.js").Refusal} Refusal
 */

const DWELL = 90; // milliseconds a pointer rests before the eye follows it
const SPACING = 350; // and between two questions to the house
const MARGIN = 2; // around a card, in the units of its drawing

/** @type {Map<string, Refusal | null>} */
let answers = new Map();
/** @type {Part | null} */
let piece = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let askedAt = 0;

const told = tellings(async (address) => {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? answer.text() : null;
});

/** Where a piece tells of itself; nothing if it does not. @param {Part} from */
function addressFor(from) {
  const pattern = document.getElementById("inspector")?.dataset.pieces;
  return pattern && from.id && from.dataset.seatOf === undefined ? addressOf(pattern, from.id) : "";
}

const place = () => document.getElementById("inspected");

/** The piece that is being looked at. */
export const looksAt = () => piece;

/** Nothing is looked at any more; on a phone the sheet goes down. */
export function close() {
  clearTimeout(timer);
  piece = null;
  place()?.replaceChildren();
  table.removeAttribute("data-sheet");
}

/** The next position has other reasons, and the pointer that rests somewhere asks for nothing. */
export function forget() {
  answers = new Map();
  told.forget();
  close();
}

/** @param {Part} from */
function pictureOf(from) {
  if (from.dataset.card === undefined) return null;
  const large = copyOf(from, MARGIN);
  if (!large) return null;
  const frame = element("div", "picture");
  frame.append(large);
  return frame;
}

/** @param {Part} from @param {Refusal | null | undefined} why */
function wordsFor(from, why) {
  const words = element("div", "words");
  const address = addressFor(from);
  const known = address ? told.known(address) : null;
  if (known) words.innerHTML = known;
  else words.append(...namesOf(from, known === undefined));
  if (why) {
    const line = element("p", "why");
    say(line, why);
    const name = first("h3, p", words);
    if (name) name.after(line);
    else words.append(line);
  }
  return words;
}

/** The name of a piece; where it tells nothing more, everything that is read aloud. @param {Part} from @param {boolean} short */
function namesOf(from, short) {
  const sentences = (from.getAttribute("aria-label") ?? "").split(/(?<=[.!?]) /);
  return (short ? sentences.slice(0, 1) : sentences).map((sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    return line;
  });
}

/** What lies before a player: in the picture where looking back, asked of the house at a table. @param {string} seat */
async function thingsOf(seat) {
  const things = document.getElementById(`seat-${seat}`);
  if (things) return asleep(/** @type {HTMLElement} */ (things.cloneNode(true)));
  const answer = await fetch(`${address()}/seat/${seat}`).catch(() => null);
  if (!answer?.ok) return null;
  const holder = element("article", "seat");
  holder.innerHTML = await answer.text();
  return asleep(holder);
}

/** Nothing of a copy can be pressed. @param {HTMLElement} copy */
function asleep(copy) {
  for (const one of [copy, ...copy.querySelectorAll("[id]")]) one.removeAttribute("id");
  for (const one of copy.querySelectorAll(".piece")) {
    one.classList.remove("piece", "possible");
    for (const name of ["role", "tabindex", "data-say", "data-why"]) one.removeAttribute(name);
  }
  return copy;
}

/** @param {Part} from @param {Refusal | null | undefined} why */
function fill(from, why) {
  const shown = place();
  if (!shown) return;
  const picture = pictureOf(from);
  shown.classList.remove("is-seat");
  shown.replaceChildren(...(picture ? [picture] : []), wordsFor(from, why));
  document.getElementById("inspector")?.scrollTo(0, 0);
}

/** @param {Part} from @param {string} seat */
async function fillSeat(from, seat) {
  const things = await thingsOf(seat);
  const shown = place();
  if (!things || !shown || piece !== from) return;
  shown.classList.add("is-seat");
  shown.replaceChildren(things);
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

/** Looks at a piece. Who listens hears why it is not possible. @param {Part} from @param {boolean} [aloud] */
export async function look(from, aloud = false) {
  // What changes a plan is about a piece: that one is looked at.
  const about = from.dataset.of ? document.getElementById(from.dataset.of) : null;
  if (about && !aloud) return look(/** @type {any} */ (about));
  if (!from.getAttribute("aria-label")) return;
  clearTimeout(timer);
  piece = from;
  const action = from.dataset.why;
  const known = () => (action === undefined ? null : answers.get(action));
  fill(from, known());
  if (from.dataset.seatOf !== undefined) return fillSeat(from, from.dataset.seatOf);
  const address = addressFor(from);
  if (address && told.known(address) === undefined) {
    await told.of(address);
    if (piece !== from) return;
    fill(from, known());
  }
  if (action === undefined) return;
  const why = await whyOf(from, action);
  if (piece !== from || !why) return;
  fill(from, why);
  if (aloud) announce(`${why.message} ${why.rule || ""}`);
}

/** Looks at it on a phone: the sheet rises. @param {Part} from */
export function read(from) {
  table.dataset.sheet = "";
  return look(from, true);
}

/** @param {Event} event */
const pieceAt = (event) => aimedAt(event, ".stage .piece, .phases [aria-label]");

/** @param {PointerEvent} event */
function pointed(event) {
  if (event.pointerType === "touch") return;
  clearTimeout(timer);
  const found = pieceAt(event);
  if (found && found !== piece) timer = setTimeout(() => look(found), DWELL);
}

/** @param {FocusEvent} event */
function focused(event) {
  const found = pieceAt(event);
  if (found && found.matches(":focus-visible")) look(found, true);
}

/** A drag of the pointer is a wish to read; a pointer that rests while the picture changes is none. */
export function listen() {
  document.addEventListener("pointermove", pointed);
  document.addEventListener("focusin", focused);
}
