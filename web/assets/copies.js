// @ts-check
// Copies of drawn pieces, to be shown elsewhere: large beside the pointer, or on the way from one place to another.

import { element } from "./elements.js";

/** @typedef {import("./elements.js").Part} Part */

const OWN = ["id", "role", "tabindex", "aria-label", "data-say", "data-why"]; // what only the piece itself may have
const STATES = ["piece", "possible", "chosen", "moved"];

/** The class of the drawing around a piece, which its own classes need around them. @param {Element} piece */
const surroundings = (piece) => piece.closest(".board > *, .seat > *")?.classList[0] ?? "";

/**
 * A copy of a piece, cut out of its drawing with a margin, in a frame. Nothing comes of a piece that is not drawn.
 * @param {Part} piece @param {number} margin
 */
export function copyOf(piece, margin) {
  const isDrawn = piece instanceof SVGGraphicsElement;
  const drawn = isDrawn ? piece : piece.querySelector("svg");
  if (!drawn) return null;
  const edge = drawn.getBBox();
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", `${edge.x - margin} ${edge.y - margin} ${edge.width + 2 * margin} ${edge.height + 2 * margin}`);
  const copy = drawn.cloneNode(true);
  picture.append(...(isDrawn ? [copy] : copy.childNodes));
  for (const one of picture.querySelectorAll("*")) {
    for (const name of OWN) one.removeAttribute(name);
    one.classList.remove(...STATES);
  }
  picture.setAttribute("aria-hidden", "true");
  const frame = element("div", surroundings(piece));
  frame.append(picture);
  return frame;
}
