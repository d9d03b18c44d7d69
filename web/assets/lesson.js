// @ts-check
// A lesson: presses go to the house, its pictures come back with the answer, and a pointer is drawn to what is spoken of.

import { awake, offer } from "./choosing.js";
import { aimedAt, all, element, first } from "./elements.js";
import { look } from "./inspector.js";
import { acted, push, skip } from "./motion.js";
import { announce } from "./notices.js";
import { arrow, curve, placeOf } from "./pointing.js";
import { settleOrTell, whenShown, whenStale } from "./requests.js";
import { table } from "./table.js";

/** @typedef {import("./elements.js").Part} Part */

const NEAR = 90; // pixels from Edda within which no line is drawn
const LONG = 26; // letters of a name that need not be shortened
const AROUND = 5; // pixels between a piece and the line around it

const teacher = () => /** @type {HTMLElement | null} */ (first("#teacher", table));
/** @param {Element} part */
const isSeen = (part) => part.getClientRects().length > 0 && part.getBoundingClientRect().width > 0;

/** The piece that is spoken of. @returns {Part | null} */
function pointed() {
  /** @type {string[]} */
  const places = JSON.parse(teacher()?.dataset.point || "[]");
  const found = places.flatMap((place) => {
    const name = CSS.escape(place.slice(1));
    return all(place.startsWith("#") ? `#${name}` : `.stage .${name}`);
  });
  return found.find(isSeen) ?? null;
}

/** The line around the piece, and the way to it. */
const ring = element("div", "pointer");
const trail = document.createElementNS("http://www.w3.org/2000/svg", "svg");
const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
const head = document.createElementNS("http://www.w3.org/2000/svg", "polygon");

/** @param {Part} piece @param {DOMRect} edge */
function drawRing(piece, edge) {
  const { left, top, width, height } = edge;
  Object.assign(ring.style, {
    left: `${left - AROUND}px`, top: `${top - AROUND}px`,
    width: `${width + 2 * AROUND}px`, height: `${height + 2 * AROUND}px`,
  });
  ring.hidden = piece.matches(".prompt");
}

/** @param {DOMRect} edge */
function drawTrail(edge) {
  const from = teacher()?.getBoundingClientRect();
  const isWide = from !== undefined && matchMedia("(min-width: 900px)").matches;
  trail.toggleAttribute("hidden", !isWide || ring.hidden || edge.right > (from?.left ?? 0) - NEAR);
  if (!from) return;
  path.setAttribute("d", curve(from, edge));
  head.setAttribute("points", arrow(from, edge));
}

/** Where it is, in words. @param {Part} piece @param {DOMRect} edge */
function sayWhere(piece, edge) {
  const line = /** @type {HTMLElement | null} */ (first("#teacher .where"));
  const board = first(".board", table)?.getBoundingClientRect();
  const words = JSON.parse(table.dataset.where || "{}");
  if (!line || !board) return;
  const part = [[".own-things", "own"], [".strip", "strip"], [".prompt", "prompt"]].find(([name]) => piece.closest(name));
  const called = (piece.getAttribute("aria-label") ?? "").split(/[.;(]/)[0];
  const names = [called, called.split(":")[0], called.split(/[:,]/)[0]];
  const name = names.find((one) => one.length <= LONG) ?? names[2];
  const where = words[part ? part[1] : placeOf(edge, board)];
  const told = name && !part?.includes("prompt") ? `${name}: ${where}.` : `${where}.`;
  line.textContent = told[0].toUpperCase() + told.slice(1);
  line.hidden = false;
}

/** On a phone she stands where the piece is not. @param {HTMLElement} panel @param {DOMRect} edge */
function standAside(panel, edge) {
  const ways = ["low", "lowest", "high"].map((stands) => {
    panel.dataset.stands = stands;
    const own = panel.getBoundingClientRect();
    return { stands, hides: Math.max(0, Math.min(own.bottom, edge.bottom) - Math.max(own.top, edge.top)) };
  });
  panel.dataset.stands = ways.reduce((best, way) => (way.hides < best.hides ? way : best)).stands;
}

/** Draws the pointer where the piece is now. */
function point() {
  const piece = pointed();
  ring.hidden = true;
  trail.toggleAttribute("hidden", true);
  for (const one of all(".pointed", table)) one.classList.remove("pointed");
  const panel = teacher();
  if (!piece || !panel) return;
  const edge = piece.getBoundingClientRect();
  piece.classList.add("pointed");
  const what = /** @type {HTMLElement | null} */ (first("[data-what]", panel));
  if (what) what.hidden = !piece.matches(".piece");
  // By keys one goes on at the piece that is spoken of.
  if (document.activeElement?.matches(".stage .piece") && piece.matches(".piece[tabindex]")) piece.focus({ preventScroll: true });
  standAside(panel, edge);
  drawRing(piece, edge);
  drawTrail(edge);
  sayWhere(piece, edge);
}

/** Of what can be chosen, what the step asks for. */
function mark() {
  /** @type {string[]} */
  const asked = JSON.parse(teacher()?.dataset.asked || "[]");
  for (const choice of all(".choices .choice[data-action]")) {
    choice.classList.toggle("asked", asked.includes(choice.dataset.action ?? ""));
  }
}

const choices = new MutationObserver(mark);

/** Follows a new picture. */
function follow() {
  choices.disconnect();
  for (const place of all(".choices.main, #listed, #at-piece")) choices.observe(place, { childList: true });
  mark();
  point();
}

/** What she says, once more for those who listen. */
function repeat() {
  announce("");
  announce(all("#teacher [data-said], #teacher .where:not([hidden])").map((line) => line.textContent).join(" "));
  const panel = teacher();
  panel?.classList.remove("spoken");
  requestAnimationFrame(() => panel?.classList.add("spoken"));
}

/** @param {string} press @param {object} [more] */
async function send(press, more) {
  if (table.hasAttribute("data-busy")) return;
  table.dataset.busy = "";
  acted();
  const told = await settleOrTell("press", { press, ...more });
  if (!told.ok) awake();
}

/** @param {Event} event */
function pressed(event) {
  const button = aimedAt(event, "[data-press]");
  if (button) {
    const { press = "", guess } = button.dataset;
    return void send(press, guess === undefined ? {} : { guess: Number(guess) });
  }
  if (aimedAt(event, "[data-repeat]")) return repeat();
  if (aimedAt(event, "[data-what]")) {
    const piece = pointed();
    if (piece) look(piece, true);
    return;
  }
  if (aimedAt(event, "#teacher") && !aimedAt(event, "a, button")) return void teacher()?.toggleAttribute("data-small");
  // A piece that cannot be chosen now: she says why, with the reason.
  const piece = aimedAt(event, ".guided[data-own] .piece[data-why]");
  if (piece) send("try", { action: piece.dataset.why });
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  const isPress = event.key === "Enter" || event.key === " ";
  const piece = isPress ? aimedAt(event, ".guided[data-own] .piece[data-why]") : null;
  if (piece) send("try", { action: piece.dataset.why });
}

/** Starts the lesson of this page. */
export function startLesson() {
  trail.setAttribute("class", "pointer-trail");
  trail.setAttribute("aria-hidden", "true");
  ring.setAttribute("aria-hidden", "true");
  trail.append(path, head);
  document.body.append(trail, ring);
  whenShown((scenes) => scenes.forEach(push));
  whenStale((told) => {
    awake();
    offer();
    if (told.scene) push(told.scene);
    skip();
  });
  document.addEventListener("click", pressed);
  document.addEventListener("keydown", keyed);
  window.addEventListener("resize", point);
  document.addEventListener("arrived", follow);
  follow();
}

/** Asks for the picture again, for another kind of screen. */
export async function renewLesson() {
  const answer = await fetch(`${table.dataset.at}/scene`).catch(() => null);
  if (answer?.ok) push(await answer.text());
}
