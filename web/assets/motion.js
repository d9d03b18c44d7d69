// @ts-check
// How pictures follow each other: others' moves one after another at a readable pace, each with its scenes, pieces that
// travel, and a mark on what was moved since one's own last move.

import { copyOf } from "./copies.js";
import { all, first } from "./elements.js";
import { keep } from "./keeping.js";
import { changedSince, journeys, placeIn } from "./moves.js";
import { isInstant, isSpeed, isStill, pauseOf, speed } from "./pace.js";
import { table } from "./table.js";
import { cut, perform } from "./scenes.js";

/** @typedef {import("./moves.js").Standing} Standing */

const TRAVEL = 320; // milliseconds
const SETTLE = .4; // after a scene, which could be read, less time is needed

/** @type {string[]} */
let waiting = [];
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let shownAt = 0;
let hurry = false;
let isBusy = false; // a picture is being shown
let isSkipping = false; // the next one comes without its scenes
let wasPlayed = false; // scenes came with the picture that is shown
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

/** @param {string} markup @param {boolean} isPlayed its scenes have shown what was done */
function put(markup, isPlayed) {
  const from = standing();
  swap(markup);
  shownAt = Date.now();
  wasPlayed = isPlayed;
  const now = standing();
  for (const id of changedSince(before, now)) document.getElementById(id)?.classList.add("moved");
  if (!isInstant(speed()) && !document.hidden && !isStill()) travel(from, now);
}

/** The last step that the picture knows of. */
const lastStep = () => Number(first("#beats", table)?.dataset.step ?? Infinity);

async function step() {
  clearTimeout(timer);
  if (isBusy) return;
  const [next, ...later] = waiting;
  if (next === undefined) return table.removeAttribute("data-playing");
  const pause = hurry || document.hidden ? 0 : pauseOf(speed(), waiting.length) * (wasPlayed ? SETTLE : 1);
  const left = shownAt + pause - Date.now();
  table.setAttribute("data-playing", "");
  if (left > 0) {
    timer = setTimeout(step, left);
    return;
  }
  hurry = false;
  waiting = later;
  isBusy = true;
  const shown = isSkipping ? Infinity : lastStep();
  isSkipping = false;
  await perform(next, shown, (isPlayed) => put(next, isPlayed), waiting.length).catch(() => {});
  isBusy = false;
  step();
}

/** The next picture. @param {string} markup */
export function push(markup) {
  if (isInstant(speed())) waiting = [];
  waiting.push(markup);
  step();
}

/** The same moment seen otherwise: it waits for nothing. @param {string} markup */
export function redraw(markup) {
  hurry = true;
  push(markup);
}

/** All that waits is past: the last picture is what counts. */
export function skip() {
  waiting = waiting.slice(-1);
  hurry = isSkipping = waiting.length > 0;
  cut();
  step();
}

/** One's own act: its picture comes at once, and marks count from here. */
export function acted() {
  hurry = true;
  cut();
  before = standing();
}
