// @ts-check
// Finding and making elements.

/**
 * An element of a page or of a drawing.
 * @typedef {Element & HTMLOrSVGElement & ElementCSSInlineStyle} Part
 */

/** @param {string} selector @param {ParentNode} [within] @returns {Part[]} */
export const all = (selector, within = document) => /** @type {any} */ ([...within.querySelectorAll(selector)]);

/** @param {string} selector @param {ParentNode} [within] @returns {Part | null} */
export const first = (selector, within = document) => /** @type {any} */ (within.querySelector(selector));

/** A dialog of the table's page. @param {string} id */
export const dialog = (id) => /** @type {HTMLDialogElement} */ (document.getElementById(id));

/**
 * What an event is about, or what stands around that; some events are about a whole document.
 * @param {Event} event @param {string} selector @returns {Part | null}
 */
export function aimedAt(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/** @param {string} label @param {() => void} press @param {string} kind @param {string} [action] */
export function button(label, press, kind, action) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = kind;
  made.textContent = label;
  if (action) made.dataset.action = action;
  made.addEventListener("click", press);
  return made;
}

/** @param {string} tag @param {string} kind */
export function element(tag, kind) {
  const made = document.createElement(tag);
  made.className = kind;
  return made;
}
