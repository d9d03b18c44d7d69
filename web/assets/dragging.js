// @ts-check
// Dragging: what can be sent is dragged to where it can go, and does what the presses would. Mouse, pen and finger alike.

import { copyOf } from "./copies.js";
import { dropped, goesTo, takeHome } from "./choosing.js";
import { aimedAt, all } from "./elements.js";
import { table } from "./table.js";

/**
 * @typedef {import("./elements.js").Part} Part
 * @typedef {{ source: Part, x: number, y: number, ghost: HTMLElement | null, pointer: number }} Drag
 */

const FAR = 8; // pixels: less is a press

/** @type {Drag | null} */
let drag = null;

/** Whether a pointer has gone so far that it drags. @param {number} x @param {number} y */
export const isFar = (x, y) => Math.hypot(x, y) >= FAR;

/** What lies under the pointer and can be reached from there. @param {number} x @param {number} y @returns {Part | null} */
function under(x, y) {
  const found = document.elementFromPoint(x, y)?.closest("[data-drop], .piece[data-say]");
  const target = /** @type {Part | null} */ (found ?? null);
  return target && drag && goesTo(drag.source, target) ? target : null;
}

/** @param {PointerEvent} event */
function began(event) {
  const source = aimedAt(event, ".scene[data-own] [data-drag]");
  if (!source || event.button !== 0 || table.dataset.busy !== undefined) return;
  drag = { source, x: event.clientX, y: event.clientY, ghost: null, pointer: event.pointerId };
}

/** The piece follows the pointer, and the places light up where it can go. @param {PointerEvent} event */
function moved(event) {
  if (!drag || event.pointerId !== drag.pointer) return;
  if (!drag.ghost && isFar(event.clientX - drag.x, event.clientY - drag.y)) lift(drag);
  if (!drag.ghost) return;
  event.preventDefault();
  const { width, height } = drag.ghost.getBoundingClientRect();
  Object.assign(drag.ghost.style, { left: `${event.clientX - width / 2}px`, top: `${event.clientY - height * 0.7}px` });
  const aim = under(event.clientX, event.clientY);
  for (const place of all(".target", table)) place.classList.toggle("aimed", place === aim);
}

/** @param {Drag} lifted */
function lift(lifted) {
  const figure = /** @type {Part} */ (lifted.source.querySelector(".piece") ?? lifted.source);
  const edge = figure.getBoundingClientRect();
  lifted.ghost = figure instanceof SVGGraphicsElement ? copyOf(figure, 0) : null;
  if (!lifted.ghost) return void (drag = null);
  lifted.ghost.classList.add("dragged");
  Object.assign(lifted.ghost.style, { width: `${edge.width}px`, height: `${edge.height}px` });
  document.body.append(lifted.ghost);
  table.dataset.dragging = "";
  for (const place of all("[data-drop], .piece[data-say]", table)) {
    if (goesTo(lifted.source, place)) place.classList.add("target");
  }
}

/** @param {PointerEvent} event */
function ended(event) {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { source, ghost } = drag;
  const target = ghost && event.type === "pointerup" ? under(event.clientX, event.clientY) : null;
  drag = null;
  if (!ghost) return;
  ghost.remove();
  table.removeAttribute("data-dragging");
  for (const place of all(".target", table)) place.classList.remove("target", "aimed");
  // The press that follows from letting go means nothing.
  const swallow = (/** @type {Event} */ click) => { click.stopPropagation(); click.preventDefault(); };
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, true), 0);
  if (target) dropped(source, target);
  else if (event.type === "pointerup") takeHome(source);
}

export function listen() {
  document.addEventListener("pointerdown", began);
  document.addEventListener("pointermove", moved, { passive: false });
  document.addEventListener("pointerup", ended);
  document.addEventListener("pointercancel", ended);
}
