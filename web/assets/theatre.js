// @ts-check
// Scenes: what a picture brings to be shown before it comes lies over the page for a while, and is gone without a trace.
// Whoever wants it to be shown calls `perform`; it knows no game, only parts that come, go and fly.

import { LEAVING, coming, goingAlong, heldFor, leaving, lengthOf, newsOf, rateOf, timesOf } from "./beats.js";
import { aimedAt, all, element, first } from "./elements.js";
import { isStill, speed } from "./pace.js";
import { around, over } from "./placing.js";
import { hush, sound } from "./sounds.js";

/** @typedef {import("./elements.js").Part} Part @typedef {{ x: number, y: number }} Point */

const TAG = 44; // pixels that a tag needs
const LINGER = 2500; // milliseconds that words stay over the new picture

const layer = element("div", "theatre");
layer.setAttribute("aria-hidden", "true");

/** The number of the scene: whoever has another one is past. */
let number = 0;
/** Ends the beat that is shown. */
let end = () => {};
/** All that moves. @type {Animation[]} */
let moves = [];
/** What has arrived at a goal. @type {Map<Element | null, number>} */
const sums = new Map();

/** Ends the scene; the picture comes at once. */
export function cut() {
  number += 1;
  end();
  hush();
  clear();
}

function clear() {
  for (const one of moves) one.cancel();
  moves = [];
  layer.replaceChildren();
  light();
  for (const piece of all("[data-unseen]")) piece.removeAttribute("data-unseen");
  sums.clear();
}

/** The first of some places that can be seen. @param {string | undefined} ids */
function seen(ids) {
  const places = (ids ?? "").split(" ").map((id) => document.getElementById(id));
  return places.find((place) => place?.getClientRects().length) ?? null;
}

/** @param {Element} one @returns {Point} */
function middle(one) {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** @param {string | undefined} ids @param {Point} from */
function wayTo(ids, from) {
  const place = seen(ids);
  const goal = place ? middle(place) : from;
  return { place, edge: place?.getBoundingClientRect(), x: goal.x - from.x, y: goal.y - from.y };
}

/** Lays a beat where it belongs. @param {HTMLElement} beat */
function lay(beat) {
  const board = first(".stage .board");
  const place = seen(beat.dataset.place) ?? board;
  if (!board || !place) return;
  const room = board.getBoundingClientRect();
  layer.style.fontSize = `${Math.max(13, Math.min(19, room.width / 64))}px`;
  if (beat.matches(".tableau, .on-board")) {
    return Object.assign(beat.style, { left: `${room.x}px`, top: `${room.y}px`, width: `${room.width}px`, height: `${room.height}px` });
  }
  const piece = place.getBoundingClientRect();
  const size = { wide: beat.offsetWidth, high: beat.offsetHeight };
  const limits = board.contains(place) ? room : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const { spot } = beat.dataset;
  const { left, top } = spot === undefined ? over(piece, size, limits) : around(piece, size, limits, Number(spot));
  Object.assign(beat.style, { left: `${left}px`, top: `${top}px` });
}

/** Beside a goal a tag counts what has arrived. @param {ReturnType<typeof wayTo>} goal @param {number} more */
function tagged({ place, edge }, more) {
  const sum = (sums.get(place) ?? 0) + more;
  sums.set(place, sum);
  const tag = element("b", sum < 0 ? "tag less" : "tag");
  tag.textContent = sum < 0 ? `−${-sum}` : `+${sum}`;
  Object.assign(tag.style, { left: `${Math.min(edge?.right ?? 0, innerWidth - TAG)}px`, top: `${edge?.top}px` });
  layer.append(tag);
  return tag;
}

/** @param {HTMLElement} beat @param {number} rate */
function act(beat, rate) {
  /** @param {Element} one @param {Keyframe[]} frames @param {number} delay @param {number} duration @param {FillMode} [fill] */
  const move = (one, frames, delay, duration, fill = "both") => {
    const moving = one.animate(frames, { delay, duration, fill, easing: "ease-out" });
    moving.playbackRate = rate;
    moves.push(moving);
    return moving;
  };
  const isAfter = beat.dataset.after !== undefined;
  // First everything is measured, then everything is moved.
  const parts = all(".part", beat).map((part) => {
    const here = middle(part);
    const { from, to, hides } = part.dataset;
    return { part, times: timesOf(part.dataset), from: wayTo(from, here), to: wayTo(to, here), hidden: seen(hides) };
  });
  for (const { part, times: { at, lasts, goes }, from, to, hidden } of parts) {
    const { by, adds, along } = part.dataset;
    const isThrown = by === "tumble" && !from.place;
    const frames = along ? goingAlong(along) : coming(by, from.x, isThrown ? -60 : from.y);
    move(part, frames, at, lasts, goes === null ? "both" : "backwards");
    hidden?.removeAttribute("data-unseen");
    if (hidden && isAfter) move(hidden, [{ opacity: 0 }, { opacity: 0 }], 0, at + lasts, "none");
    else if (hidden) move(hidden, [{ opacity: 0 }, { opacity: 0 }], goes ?? at, 1, "forwards");
    if (goes !== null) move(part, leaving(to.x, to.y), goes, LEAVING, "forwards");
    const more = Number(adds ?? 0);
    const goal = more < 0 && from.place ? from : to;
    const when = goal === from ? at : (goes ?? 0) + LEAVING;
    if (more && goal.place) move(tagged(goal, more), coming("pop", 0, 0), when, 200);
    if (part.dataset.sound) sound(part.dataset.sound, at / rate);
  }
  const held = heldFor(Number(beat.dataset.hold), rate);
  move(beat, coming(undefined, 0, 0), 0, 150);
  return move(beat, [], 0, lengthOf(parts.map((one) => one.times)) + held);
}

/** Lights the phase that a beat belongs to, or again the one of the picture. @param {number} [phase] */
function light(phase) {
  for (const [index, one] of all(".phases li").entries()) {
    one.dataset.now ??= one.getAttribute("aria-current") ?? "";
    const now = phase === undefined ? one.dataset.now : index === phase ? "step" : "";
    if (now) one.setAttribute("aria-current", now);
    else one.removeAttribute("aria-current");
    if (phase === undefined) delete one.dataset.now;
  }
}

/** @param {HTMLElement[]} beats @param {number} rate @param {number} own */
async function run(beats, rate, own) {
  document.body.append(layer);
  for (const beat of isStill() ? beats.filter((one) => one.matches(".tableau")) : beats) {
    if (own !== number) return;
    if (beat.matches(".caption, .tableau")) for (const said of all(".caption", layer)) said.remove();
    layer.append(beat);
    if (beat.dataset.phase) light(Number(beat.dataset.phase));
    lay(beat);
    const moving = isStill() ? null : act(beat, rate);
    await new Promise((done) => {
      end = () => done(null);
      if (moving) moving.finished.then(done, done);
      else setTimeout(done, heldFor(Number(beat.dataset.hold), rate));
    });
    if (beat.dataset.stays === undefined) beat.remove();
  }
}

/** The beats that a picture brings of the steps after one. @param {string} markup @param {number} shown */
function brought(markup, shown) {
  const from = markup.indexOf('<template id="beats"');
  const holder = document.createElement("template");
  holder.innerHTML = from < 0 ? "" : markup.slice(from, markup.indexOf("</template>", from) + 11);
  const own = holder.content.querySelector("template");
  if (!own) return [];
  const steps = all(".beats", own.content);
  const news = newsOf(steps.map((step) => Number(step.dataset.step)), shown, Number(own.dataset.step));
  const fresh = steps.filter((step) => news.includes(Number(step.dataset.step)));
  return /** @type {HTMLElement[]} */ (fresh.flatMap((step) => [...step.children]));
}

/**
 * Shows what a picture brings of the steps after the last one that was shown, and lets the picture come in between: at once,
 * where nothing is to be shown. `put` hears whether anything was.
 * @param {string} markup @param {number} shown @param {(isPlayed: boolean) => void} put @param {number} [waiting] pictures
 */
export async function perform(markup, shown, put, waiting = 0) {
  cut();
  const rate = rateOf(speed(), waiting);
  const beats = document.hidden || rate === Infinity ? [] : brought(markup, shown);
  /** @param {boolean} isAfter */
  const half = (isAfter) => beats.filter((beat) => (beat.dataset.after !== undefined) === isAfter);
  const own = number;
  try {
    if (half(false).length) await run(half(false), rate, own);
  } finally {
    clear();
    put(beats.length > 0);
  }
  const later = own === number ? half(true) : [];
  // What is still to come to its place is not there before.
  for (const beat of isStill() ? [] : later) for (const part of all("[data-hides]", beat)) seen(part.dataset.hides)?.setAttribute("data-unseen", "");
  if (later.length) await run(later, rate, own);
  // Words at a piece would lie over what is to be chosen next.
  if (layer.firstChild) setTimeout(() => { if (own === number) clear(); }, LINGER);
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  const tableau = first(".tableau", layer);
  const isBusy = !tableau && aimedAt(event, "input, select, textarea, button, a, .piece");
  const isWay = event.key === "Escape" || (event.key === " " && !first("#replay")) || (event.key === "Enter" && tableau);
  if (!first(".beat:not([data-stays])", layer) || isBusy || !isWay) return;
  event.preventDefault();
  event.stopPropagation();
  cut();
}

export function watchTheatre() {
  document.addEventListener("pointerdown", (event) => { if (layer.firstChild && aimedAt(event, ".board, .tableau")) cut(); });
  document.addEventListener("keydown", keyed, true);
  document.addEventListener("visibilitychange", () => { if (document.hidden) cut(); });
}
