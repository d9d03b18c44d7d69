// @ts-check
// What stands around a match: clocks that tick, buttons that ask the server, people who are muted. It decides nothing; the
// server checks every request.

import { face, leftAfter } from "./clocks.js";
import { aimedAt, all, dialog } from "./elements.js";
import { keep, kept } from "./keeping.js";
import { settleOrTell } from "./requests.js";
import { table } from "./table.js";

/** When a clock was first seen, since its figure is that of the moment it was drawn. @type {WeakMap<Element, number>} */
const seen = new WeakMap();

function tick() {
  const now = performance.now();
  for (const clock of all(".clock", table)) {
    const since = seen.get(clock) ?? now;
    seen.set(clock, since);
    if (!clock.hasAttribute("data-running")) continue;
    const left = leftAfter(Number(clock.dataset.left), now - since);
    const text = face(left);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("over", left === 0);
    if (left === 0) for (const held of all("[data-when-over]", table)) held.removeAttribute("hidden");
  }
}

/** @returns {Set<string>} */
function muted() {
  try {
    return new Set(JSON.parse(kept("muted") || "[]"));
  } catch {
    return new Set(); // what was kept is no list
  }
}

function hush() {
  const names = muted();
  for (const line of all("[data-from]", table)) line.classList.toggle("muted", names.has(line.dataset.from ?? ""));
  for (const one of all("[data-mute]", table)) one.setAttribute("aria-pressed", String(names.has(one.dataset.mute ?? "")));
}

/** @param {string} name */
function switchMute(name) {
  const names = muted();
  if (!names.delete(name)) names.add(name);
  keep("muted", JSON.stringify([...names]));
  hush();
}

/** @param {HTMLButtonElement} button */
async function decide(button) {
  const { house = "", houseSeat } = button.dataset;
  button.disabled = true;
  const told = await settleOrTell(house, houseSeat === undefined ? {} : { seat: Number(houseSeat) });
  button.disabled = false;
  // Whoever has left looks on from outside, or sees a table that has ended.
  if (told.ok && house === "leave") location.reload();
}

/** What cannot be taken back is asked once more, in the words that the button carries. @param {HTMLButtonElement} button */
function makeSure(button) {
  const sure = dialog("sure");
  const line = sure.querySelector("p");
  const yes = /** @type {HTMLElement | null} */ (sure.querySelector("[data-yes]"));
  if (line) line.textContent = button.dataset.sure ?? "";
  if (yes) yes.onclick = () => { sure.close(); decide(button); };
  sure.showModal();
}

/** @param {Event} event */
function pressed(event) {
  const button = /** @type {HTMLButtonElement | null} */ (aimedAt(event, "[data-house],[data-mute]"));
  if (!button) return;
  if (button.dataset.mute !== undefined) switchMute(button.dataset.mute);
  else if (button.dataset.sure !== undefined) makeSure(button);
  else decide(button);
}

export function watch() {
  document.addEventListener("click", pressed);
  document.addEventListener("arrived", () => { tick(); hush(); });
  setInterval(tick, 1000);
  tick();
  hush();
}
