// @ts-check
// How pictures follow each other: others' moves one after another at a readable pace, pieces that travel, dice that tumble
// once, and a mark on what was moved since one's own last move.

import { copyOf } from "./copies.js";
import { all, element } from "./elements.js";
import { keep, kept } from "./keeping.js";
import { changedSince, journeys, placeIn } from "./moves.js";
import { isInstant, isSpeed, pauseOf } from "./pace.js";
import { over } from "./placing.js";
import { table } from "./table.js";

/** @typedef {import("./moves.js").Standing} Standing */

const TRAVEL = 320; // milliseconds

/** @type {string[]} */
let waiting = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let shownAt = 0;
let hurry = false;
let hurried = false; // the picture that is shown answers one's own act
/** Where everything stood before one's own last move. @type {Standing} */
let before = new Map();
/** @type {(markup: string) => void} */
let swap = () => {};

/** Says how one picture takes the place of another. @param {(markup: string) => void} how */
export function swapBy(how) {
  swap = how;
}

/** An address may ask for a speed. */
export function readSpeed() {
  const asked = new URLSearchParams(location.search).get("speed");
  if (isSpeed(asked)) keep("speed", asked);
}

export function speed() {
  const chosen = kept("speed");
  return isSpeed(chosen) ? chosen : "quick";
}

const isCalm = () => isInstant(speed()) || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

function standing() {
  /** @type {Standing} */
  const found = new Map();
  const frames = new Map();
  for (const piece of all(".piece[id],[data-walks]", table)) {
    const drawing = piece.closest("svg");
    if (!drawing) continue;
    if (!frames.has(drawing)) frames.set(drawing, drawing.getBoundingClientRect());
    const frame = frames.get(drawing);
    const edge = piece.getBoundingClientRect();
    if (!frame.width || !edge.width) continue;
    const where = placeIn(drawing.getAttribute("class") ?? "", frame, edge);
    found.set(piece.id, { where, edge, name: piece.getAttribute("aria-label") });
  }
  return found;
}

/** A piece goes from where it stood to where it stands, above everything else. @param {Standing} from @param {Standing} now */
function travel(from, now) {
  for (const way of journeys(from, now)) {
    const piece = document.getElementById(way.id);
    const ghost = piece instanceof SVGGraphicsElement ? copyOf(piece, 0) : null;
    if (!piece || !ghost) continue;
    ghost.classList.add("ghost");
    ghost.setAttribute("aria-hidden", "true");
    const { x, y, width, height } = way.to;
    Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    document.body.append(ghost);
    piece.classList.add("away");
    const shift = `translate(${way.from.x - x}px, ${way.from.y - y}px)`;
    const walk = ghost.animate([{ transform: shift }, { transform: "none" }], { duration: TRAVEL, easing: "ease-out" });
    walk.onfinish = walk.oncancel = () => { ghost.remove(); piece.classList.remove("away"); };
  }
}

// Dice tumble when other faces lie there than before, not with every new picture.
const dice = () => all("[data-dice]", table);
const faces = () => new Map(dice().map((thrown) => [thrown.id, thrown.dataset.dice]));
/** @param {Map<string, string | undefined>} lay */
function tumble(lay) {
  for (const thrown of dice()) if (lay.get(thrown.id) !== thrown.dataset.dice) thrown.classList.add("thrown");
}

/** The words at what just moved go with the next picture. */
function unsay() {
  document.querySelector(".caption")?.remove();
}

/** What somebody else did is told where it was done. @param {string[]} moved */
function caption(moved) {
  const told = newest();
  const piece = moved.map((id) => document.getElementById(id)).find((one) => one?.closest(".board"));
  const board = table.querySelector(".board")?.getBoundingClientRect();
  if (!told || !piece || !board) return;
  const words = element("p", "caption");
  words.textContent = told;
  document.body.append(words);
  const size = { wide: words.offsetWidth, high: words.offsetHeight };
  const { left, top } = over(piece.getBoundingClientRect(), size, board);
  Object.assign(words.style, { left: `${left}px`, top: `${top}px` });
}

/** Steps that were told before. */
let told = Infinity;

/** The first line of what was done since the picture before, unless one did it oneself. */
function newest() {
  const log = /** @type {HTMLElement | null} */ (table.querySelector(".log ol"));
  const before = told;
  told = Number(log?.dataset.steps ?? Infinity);
  const fresh = all(".log li[data-step]", table).filter((line) => Number(line.dataset.step) > before);
  return hurried ? null : fresh.at(-1)?.textContent ?? null;
}

/** @param {string} markup */
function show(markup) {
  const calm = isCalm();
  const from = standing();
  const lay = faces();
  swap(markup);
  shownAt = Date.now();
  const now = standing();
  for (const id of changedSince(before, now)) document.getElementById(id)?.classList.add("moved");
  unsay();
  if (calm) return;
  caption(changedSince(from, now));
  tumble(lay);
  travel(from, now);
}

function step() {
  clearTimeout(timer);
  const [next, ...later] = waiting;
  if (next === undefined) return table.removeAttribute("data-playing");
  const pause = hurry || document.hidden ? 0 : pauseOf(speed(), waiting.length);
  const left = shownAt + pause - Date.now();
  if (left > 0) {
    table.setAttribute("data-playing", "");
    timer = setTimeout(step, left);
    return;
  }
  hurried = hurry;
  hurry = false;
  waiting = later;
  show(next);
  step();
}

/** The next picture. @param {string} markup */
export function push(markup) {
  if (isInstant(speed())) waiting = [];
  waiting.push(markup);
  step();
}

/** All that waits is past: the last picture is what counts. */
export function skip() {
  if (!waiting.length) return;
  waiting = waiting.slice(-1);
  hurry = true;
  step();
}

/** One's own act: its picture comes at once, and marks count from here. */
export function acted() {
  hurry = true;
  before = standing();
}
