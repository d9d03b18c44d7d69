// @ts-check
// Choosing: what is pressed narrows the list of legal actions, and the one that is left is sent.

import { buttonsFor, openAfter, startsWith, wordsOf } from "./actions.js";
import { drawCounters } from "./counters.js";
import { all, button, dialog, first } from "./elements.js";
import { acted } from "./motion.js";
import { tell } from "./notices.js";
import { readPayments } from "./payments.js";
import { post, settle } from "./requests.js";
import { table } from "./table.js";
import * as tooltip from "./tooltip.js";

/**
 * @typedef {import("./actions.js").Choice} Choice
 * @typedef {import("./elements.js").Part} Part
 */

let said = ""; // the words chosen so far
/** An action that waits for its confirmation. @type {Choice | null} */
let sure = null;
let busy = false; // an act is on its way

/** @returns {Choice[]} */
function choices() {
  const held = document.getElementById("choices");
  return held ? JSON.parse(held.textContent ?? "") : [];
}

/** @param {string} action */
async function act(action) {
  if (busy) return; // the second half of a double click
  busy = true;
  forgetChoice();
  table.dataset.busy = "";
  dialog("why").close();
  acted();
  const told = await settle("act", { action });
  if (told.ok || told.stale) return; // the next picture wakes the page
  awake();
  if (told.error.code !== "wrong-turn") tell(told.error);
}

export function awake() {
  busy = false;
  table.removeAttribute("data-busy");
}

export function forgetChoice() {
  said = "";
  sure = null;
}

/** Whether something is chosen that can be taken back. */
export const isChoosing = () => said !== "" || sure !== null;

/** Whether somebody would be disturbed in what they do. */
export const isOccupied = () => isChoosing() || busy;

/** @param {Part} piece @param {Choice[]} open */
function wordsBy(piece, open) {
  const inner = piece.dataset.next === undefined ? first("[data-next]", piece) : piece;
  return wordsOf({ say: piece.dataset.say, next: inner?.dataset.next }, said, open);
}

/** The pieces light up that can be pressed now; after the first press those that can come next. @param {Choice[]} open */
function light(open) {
  for (const piece of all(".piece.next", table)) {
    piece.classList.remove("next");
    piece.setAttribute("role", piece.dataset.role ?? "");
    if (piece.dataset.role === "img") piece.removeAttribute("tabindex");
  }
  for (const piece of all(".piece.chosen", table)) piece.classList.remove("chosen");
  table.toggleAttribute("data-choosing", said !== "");
  if (!said) return;
  for (const piece of all(`.piece[data-say="${CSS.escape(said)}"]`, table)) piece.classList.add("chosen");
  for (const inner of all("[data-next]", table)) {
    const piece = /** @type {Part | null} */ (inner.closest(".piece"));
    if (!piece || !wordsBy(piece, open)?.startsWith(said + " ")) continue;
    piece.dataset.role = piece.getAttribute("role") ?? "";
    piece.classList.add("next");
    piece.setAttribute("role", "button");
    piece.setAttribute("tabindex", "0");
  }
}

export function takeBack() {
  const chosen = said;
  forgetChoice();
  offer();
  const piece = first(`.piece[data-say="${CSS.escape(chosen)}"]`, table);
  (piece || first(".choices button", table))?.focus();
}

/** What can still be said after the words chosen so far. */
export function offer() {
  const bar = first(".choices", table);
  if (!bar) return;
  bar.replaceChildren();
  const open = openAfter(choices(), said);
  light(open);
  if (isChoosing()) bar.append(button(bar.dataset.back ?? "", takeBack, "back"));
  if (sure) {
    const { label, action } = sure;
    bar.append(button(label, () => act(action), "choice costly", action));
    return;
  }
  const names = JSON.parse(bar.dataset.counted || "{}");
  const payments = readPayments(open, Object.keys(names));
  if (payments) bar.append(drawCounters(payments, names, bar.dataset, act));
  const rest = payments ? open.filter((choice) => !payments.ways.some((way) => way.choice === choice)) : open;
  for (const choice of buttonsFor(rest, sayable(open))) {
    bar.append(button(choice.label, () => decide(choice), "choice", choice.action));
  }
  cue(bar);
}

/** What can be said by pressing pieces. @param {Choice[]} open */
function sayable(open) {
  const pieces = all(".piece[data-say]:not(.chosen),.piece.next:not(.chosen)", table);
  return pieces.flatMap((piece) => wordsBy(piece, open) || []).filter((words) => words !== said);
}

/** A list that goes on below its edge fades there. @param {Element} bar */
export function cue(bar) {
  bar.classList.toggle("more", bar.scrollHeight - bar.clientHeight - bar.scrollTop > 4);
}

/** One press is enough, unless a slip would be dear. @param {Choice} choice */
function decide(choice) {
  if (!choice.costly || sure) return void act(choice.action);
  sure = choice;
  offer();
  first(".choices .choice", table)?.focus();
}

/** @param {string} words */
function choose(words) {
  const open = openAfter(choices(), words);
  if (open.length === 1) return decide(open[0]);
  said = said === words ? "" : words;
  sure = null;
  offer();
  if (said) first(".choices .choice:not(:disabled)", table)?.focus({ preventScroll: true });
}

/** @param {Part} piece @param {boolean} keys */
export function pressPiece(piece, keys) {
  if (busy) return;
  const words = wordsBy(piece, choices());
  if (words === undefined) return void tooltip.pin(piece, keys);
  tooltip.hide();
  choose(words);
}

/** Asks the house what it would do, and shows it on the board. @param {HTMLButtonElement} asked */
export async function hint(asked) {
  asked.disabled = true;
  const told = await post("hint");
  asked.disabled = false;
  const choice = told.ok ? choices().find((choice) => choice.action === told.action) : undefined;
  if (!choice) return;
  tell({ message: choice.label });
  for (const piece of all(".piece[data-say]", table)) {
    piece.classList.toggle("hinted", startsWith(choice.action, piece.dataset.say ?? ""));
  }
}
