// @ts-check
// Links that are handed on: copied, or shared as the device shares things.

import { aimedAt, first } from "./elements.js";

/** The address that a button hands on: that of the link beside it, or of this page. @param {Element} button */
function address(button) {
  const link = button.closest("[data-handed]")?.querySelector("a[href]");
  return link instanceof HTMLAnchorElement ? link.href : location.href;
}

/** For browsers that give no clipboard to pages without a certificate. @param {string} text */
function copyBySelection(text) {
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied ? Promise.resolve() : Promise.reject(new Error("not copied"));
}

/** @param {HTMLElement} button */
async function copy(button) {
  const text = address(button);
  const write = navigator.clipboard ? navigator.clipboard.writeText(text) : copyBySelection(text);
  const said = first("span", button) ?? button;
  const isCopied = await write.then(() => true, () => false);
  if (isCopied) said.textContent = button.dataset.copied ?? "";
}

/** @param {HTMLElement} button */
function share(button) {
  // Whoever thinks better of it has done nothing wrong.
  navigator.share({ title: document.title, url: address(button) }).catch(() => {});
}

/** @param {Event} event */
function handOn(event) {
  const target = /** @type {HTMLElement | null} */ (aimedAt(event, "[data-copy-link],[data-share]"));
  if (target) (target.hasAttribute("data-share") ? share : copy)(target);
}

export function listen() {
  document.addEventListener("click", handOn);
}
