// @ts-check
// Marks on the board: outlines around the pieces of an action, unlike the glow of what is possible, with a few words, and an
// arrow where something goes. They lie over the board, swallow no press, and go with the picture they were drawn on.

import { startsWith } from "./actions.js";
import { all, element, first } from "./elements.js";

/**
 * @typedef {import("./elements.js").Part} Part
 * @typedef {{ action: string, kind: "best" | "other" | "played" | "advice", words?: string, piece?: string }} Mark
 */

const AROUND = 5; // pixels between a piece and its outline
const EDGE = 0.72; // of the width: further to the right, words go to the left

/** @param {Part} piece */
const wordsOf = (piece) => piece.dataset.say ?? piece.dataset.of ?? "";
/** @param {Part} piece */
const isShown = (piece) => piece.getClientRects().length > 0;
/** @param {Part[]} found @param {(piece: Part) => number} length */
const longest = (found, length) => found.sort((one, other) => length(other) - length(one))[0] ?? null;

/**
 * The piece with which an action begins, and the one to which it leads.
 * @param {string} action @param {ParentNode} within @returns {Part[]}
 */
export function piecesOf(action, within) {
  const begins = all(".piece[data-say], .piece[data-of]", within).filter((piece) =>
    wordsOf(piece) !== "" && startsWith(action, wordsOf(piece)) && isShown(piece));
  const from = longest(begins, (piece) => wordsOf(piece).length);
  if (!from) return [];
  const rest = action.slice(wordsOf(from).length).trim();
  const follows = all("[data-next]", within).filter((one) =>
    one.dataset.next && startsWith(rest, one.dataset.next) && isShown(one));
  const to = longest(follows, (one) => one.dataset.next?.length ?? 0);
  const goal = /** @type {Part | null} */ (to?.closest(".piece") ?? null);
  return goal && goal !== from ? [from, goal] : [from];
}

/** @typedef {{ left: number, top: number, wide: number, high: number, x: number, y: number }} Box */

/** @param {Part} board @param {Element} piece @returns {Box} */
function boxOf(board, piece) {
  const [around, box] = [board.getBoundingClientRect(), piece.getBoundingClientRect()];
  const left = box.left - around.left + board.scrollLeft;
  const top = box.top - around.top + board.scrollTop;
  return { left, top, wide: box.width, high: box.height, x: left + box.width / 2, y: top + box.height / 2 };
}

/** @param {Part} board @param {Box} box @param {string} kind @param {string} [words] */
function outline(board, box, kind, words = "") {
  const made = element("div", `marked mark-${kind}`);
  made.classList.toggle("leftwards", box.left > EDGE * board.clientWidth);
  made.classList.toggle("within", box.top < 20);
  made.dataset.words = words;
  const sizes = { left: box.left - AROUND, top: box.top - AROUND, width: box.wide + 2 * AROUND, height: box.high + 2 * AROUND };
  for (const [name, size] of Object.entries(sizes)) made.style.setProperty(name, `${size}px`);
  return made;
}

/** @param {Box} from @param {Box} to */
function arrow(from, to) {
  const bend = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - Math.abs(to.x - from.x) / 10 };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const short = Math.min(to.wide, to.high) * 0.3;
  /** @param {number} back @param {number} aside */
  const at = (back, aside) =>
    `${to.x - Math.cos(angle) * (short + back) - Math.sin(angle) * aside} ${to.y - Math.sin(angle) * (short + back) + Math.cos(angle) * aside}`;
  const path = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${at(14, 0)}`;
  const tip = `M${at(0, 0)}L${at(20, -11)}L${at(15, 0)}L${at(20, 11)}Z`;
  return `<svg class="arrow"><path class="edge" d="${path}"/><path class="line" d="${path}"/><path class="tip" d="${tip}"/></svg>`;
}

/** What is drawn now, so that it can be drawn anew when the window changes. @type {[ParentNode, Mark[]] | null} */
let last = null;

export function unmark() {
  last = null;
  for (const old of all(".marks")) old.remove();
}

/** @param {ParentNode} within the picture @param {Mark[]} marks the most important first */
export function mark(within, marks) {
  unmark();
  const board = first(".board", within);
  if (!board) return;
  last = [within, marks];
  const layer = element("div", "marks");
  /** @type {Record<string, Box>} */
  const goals = {};
  for (const one of [...marks].reverse()) {
    const named = one.piece ? document.getElementById(one.piece) : null;
    const pieces = named ? [named] : piecesOf(one.action, within);
    const boxes = pieces.filter((piece) => board.contains(piece)).map((piece) => boxOf(board, piece));
    const goal = boxes.pop();
    if (!goal) continue;
    goals[one.kind] = goal;
    layer.append(outline(board, goal, one.kind, one.words), ...boxes.map((box) => outline(board, box, one.kind)));
    if (boxes.length) layer.insertAdjacentHTML("beforeend", arrow(boxes[0], goal));
  }
  const { played, best } = goals;
  if (played && best && (played.x !== best.x || played.y !== best.y)) layer.insertAdjacentHTML("beforeend", arrow(played, best));
  board.append(layer);
}

export function watch() {
  window.addEventListener("resize", () => { if (last) mark(...last); });
}
