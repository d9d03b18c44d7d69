// @ts-check
// Choosing: what is pressed narrows the list of legal actions, and the one that is left is sent.

import { bringing, chipsFor, openAfter, startsWith, withoutPiece, wordsOf } from "./actions.js";
import { drawCounters } from "./counters.js";
import { all, button, dialog, first } from "./elements.js";
import { acted } from "./motion.js";
import { tell } from "./notices.js";
import { readPayments } from "./payments.js";
import { lay, plan } from "./plan.js";
import { readPlan, whole } from "./plan-text.js";
import { settle } from "./requests.js";
import { table } from "./table.js";
import * as inspector from "./inspector.js";
import { over } from "./placing.js";

/**
 * @typedef {import("./actions.js").Choice} Choice
 * @typedef {import("./elements.js").Part} Part
 */

let said = ""; // the words chosen so far
/** An action that waits for its confirmation. @type {Choice | null} */
let sure = null;
let busy = false; // an act is on its way
let isRead = false; // on a phone the first tap reads, and the second does

/** @returns {Choice[]} */
function choices() {
  const held = document.getElementById("choices");
  return held ? JSON.parse(held.textContent ?? "") : [];
}

/** Decides at once, or adds to what is laid out. @param {string} action */
function act(action) {
  const here = plan();
  if (!here || here.once.includes(action)) return void send("act", { action });
  forgetChoice();
  if (action === here.end) return void send("acts", { actions: whole(here) });
  return void lay([...here.actions, action]);
}

/** @param {"act" | "acts"} path @param {object} body */
async function send(path, body) {
  if (busy) return; // the second half of a double click
  busy = true;
  forgetChoice();
  table.dataset.busy = "";
  dialog("why").close();
  acted();
  const told = await settle(path, body);
  document.dispatchEvent(new CustomEvent("acted", { detail: told }));
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
  isRead = false;
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

/** Whether a press on it says something now. @param {Part} piece */
export const isSayable = (piece) => wordsBy(piece, choices()) !== undefined;

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
  inspector.close();
  offer();
  const piece = first(`.piece[data-say="${CSS.escape(chosen)}"]`, table);
  (piece || first(".choices button"))?.focus();
}

const MAIN = 3; // so many buttons at most in the corner, and
const LETTERS = 34; // so many letters on them: the rest stands in the inspector's place
const WIDEST = 18; // letters of the longest words of two buttons that fit beside the others

/** What can still be said after the words chosen so far. */
export function offer() {
  const bar = first(".choices.main", table);
  const listed = first("#listed", table);
  const near = document.getElementById("at-piece");
  if (!bar || !listed || !near) return;
  for (const place of [bar, listed, near]) place.replaceChildren();
  near.hidden = true;
  const open = openAfter(choices(), said);
  light(open);
  const here = plan();
  const left = open.filter((choice) => choice.action !== here?.end && !here?.once.includes(choice.action));
  // While a piece is read about, its sheet may cover it: what it stands for is the one thing to choose.
  // Where there is only this or that, both have a button: nobody has to find out that a piece stands for one of them.
  const widest = left.reduce((sum, choice) => sum + Math.max(...choice.label.split(" ").map((word) => word.length)), 0);
  const bare = left.length <= 2 && widest <= WIDEST && !here ? left : withoutPiece(left, sayable(left));
  const rest = isRead || (here?.drawn && !said) ? [] : atPiece(near, bar, bare);
  const buttons = (sure ? [sure] : rest).map((choice) =>
    button(choice.label, () => decide(choice), sure ? "choice costly" : choice.costly ? "choice lesser" : "choice", choice.action));
  const letters = buttons.reduce((sum, one) => sum + (one.textContent?.length ?? 0), 0);
  const fits = buttons.length <= MAIN && letters <= LETTERS && (!here || isChoosing());
  if (isChoosing() || isRead) bar.append(button(bar.dataset.back ?? "", takeBack, "back"));
  (fits ? bar : listed).append(...buttons);
  if (here && !isChoosing() && !isRead) bar.append(...planButtons(here));
  if (isRead && !buttons.length) bar.append(button(bar.dataset.choose ?? "", pressRead, "choice"));
  placeNear();
}

/** What becomes of the plan: away with it, or send it. @param {import("./plan.js").Plan} here */
function planButtons(here) {
  const confirm = button(here.confirm, () => send("acts", { actions: whole(here) }), "choice confirm", "confirm");
  confirm.disabled = !here.ready;
  if (here.actions.length) return [button(here.clear, () => lay([]), "back", "clear"), confirm];
  const others = choices().filter((choice) => here.once.includes(choice.action));
  return [...others.map((choice) => button(choice.label, () => act(choice.action), "back", choice.action)), confirm];
}

/**
 * Chips and counters stand at the piece that they are about, where there is one. What is left needs buttons elsewhere.
 * @param {HTMLElement} near @param {Part} bar @param {Choice[]} open
 */
function atPiece(near, bar, open) {
  if (sure) return open;
  const names = JSON.parse(bar.dataset.counted || "{}");
  const payments = readPayments(open, Object.keys(names));
  const holder = pieceDecided() ? near : first("#listed", table);
  if (payments) {
    holder?.append(drawCounters(payments, names, bar.dataset, act));
    near.hidden = holder !== near;
    return open.filter((choice) => !payments.ways.some((way) => way.choice === choice));
  }
  const chips = pieceDecided() ? chipsFor(open, said) : null;
  if (!chips) return open;
  for (const { choice, text } of chips) {
    const chip = button(text, () => decide(choice), text.length > 3 ? "choice long" : "choice", choice.action);
    chip.setAttribute("aria-label", choice.label);
    near.append(chip);
  }
  near.hidden = false;
  return [];
}

/** The piece that is being decided about: the one that was pressed, or the one that the question names. */
function pieceDecided() {
  const chosen = said ? first(`.stage .piece.chosen`) : null;
  const { decided } = /** @type {HTMLElement | null} */ (first(".scene", table))?.dataset ?? {};
  const named = decided ? document.getElementById(decided) : null;
  return [chosen, /** @type {Part | null} */ (named)].find((piece) => piece && piece.getClientRects().length) ?? null;
}

/** Chips follow their piece when the window changes. */
export function placeNear() {
  const near = document.getElementById("at-piece");
  const piece = pieceDecided();
  const board = first(".board", table);
  if (!near || near.hidden || !piece || !board) return;
  const size = { wide: near.offsetWidth, high: near.offsetHeight };
  const { left, top } = over(piece.getBoundingClientRect(), size, board.getBoundingClientRect());
  near.style.left = `${left}px`;
  near.style.top = `${top}px`;
}

/** What can be said by pressing pieces. @param {Choice[]} open */
function sayable(open) {
  const pieces = all(".piece[data-say]:not(.chosen),.piece.next:not(.chosen)", table);
  const shown = pieces.filter((piece) => piece.getClientRects().length);
  return shown.flatMap((piece) => wordsBy(piece, open) || []).filter((words) => words !== said);
}

/** One press is enough, unless a slip would be dear. @param {Choice} choice */
function decide(choice) {
  if (!choice.costly || sure) return void act(choice.action);
  sure = choice;
  offer();
  first(".choices .choice")?.focus();
}

/** @param {string} words */
function choose(words) {
  const open = openAfter(choices(), words);
  if (open.length === 1) return decide(open[0]);
  said = said === words ? "" : words;
  sure = null;
  offer();
  if (said) first(".choices .choice:not(:disabled)")?.focus({ preventScroll: true });
}

/** @param {Part} piece @param {"touch" | "keys" | "pointer"} by */
export function pressPiece(piece, by) {
  if (busy) return;
  const words = wordsBy(piece, choices());
  if (by === "touch" && (words === undefined || inspector.looksAt() !== piece)) {
    isRead = words !== undefined && !isChoosing();
    inspector.read(piece);
    if (isRead) offer();
    if (!isChoosing() || words === undefined) return;
  }
  if (words === undefined) return void inspector.look(piece, true);
  if (by === "touch") inspector.close();
  isRead = false;
  choose(words);
}

/** What dragging from a source to a place would say. @param {Part} source @param {Part} place */
export function goesTo(source, place) {
  const { drop, say } = place.dataset;
  if (drop === undefined && !startsWith(say ?? "", source.dataset.goes ?? "")) return null;
  return bringing({ drop, say }, source.dataset.drag ?? "", choices());
}

/** @param {Part} source @param {Part} place */
export function dropped(source, place) {
  const words = goesTo(source, place);
  const here = plan();
  if (words === null || busy) return;
  if (here && place.dataset.drop !== undefined) return void lay([...before(source, here), words]);
  isRead = false;
  said = "";
  choose(words);
}

/** The plan without whoever was lifted out of it. @param {Part} source @param {import("./plan.js").Plan} here */
const before = (source, here) => (source.dataset.from === undefined ? here.actions : readPlan(source.dataset.from));

/** Let go where nobody can be: home again. @param {Part} source */
export function takeHome(source) {
  if (source.dataset.from !== undefined) lay(readPlan(source.dataset.from));
}

/** Does what the piece stands for that was just read about. */
function pressRead() {
  const piece = inspector.looksAt();
  if (piece) pressPiece(piece, "touch");
}

/** Does a whole action, if it is possible. @param {string} action */
export function follow(action) {
  const choice = choices().find((one) => one.action === action);
  if (choice) act(choice.action);
}
