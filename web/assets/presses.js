// @ts-check
// Presses, keys and forms: what each of them means.

import { cue, hint, isChoosing, pressPiece, takeBack } from "./choosing.js";
import { aimedAt } from "./elements.js";
import { keep } from "./keeping.js";
import { skip } from "./motion.js";
import { post, settleOrTell } from "./requests.js";
import { switchNotes, switchTheme } from "./settings.js";
import { table } from "./table.js";
import { openTab } from "./tabs.js";
import * as tooltip from "./tooltip.js";

/** What is done by whatever carries these data. @type {[string, (target: HTMLElement) => void][]} */
const DEEDS = [
  ["hint", (target) => hint(/** @type {HTMLButtonElement} */ (target))],
  ["undo", () => settleOrTell("undo")],
  ["skip", skip],
  ["close", (target) => target.closest("dialog")?.close()],
  ["theme-switch", switchTheme],
  ["tab", (target) => {
    openTab(target.dataset.tab ?? "");
    table.querySelector(".scene[data-over]")?.scrollIntoView();
  }],
  ["notify", switchNotes],
];
const DOES = DEEDS.map(([name]) => `[data-${name}]`).join();

/** @param {Event} event @param {boolean} keys */
function pressed(event, keys) {
  const target = /** @type {HTMLElement | null} */ (aimedAt(event, DOES));
  if (target) return DEEDS.find(([name]) => target.hasAttribute(`data-${name}`))?.[1](target);
  const piece = aimedAt(event, "#table .piece");
  if (piece) pressPiece(piece, keys);
  else if (!aimedAt(event, "#near")) tooltip.hide();
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  if (event.key === "Escape" && isChoosing() && !tooltip.isOpen()) takeBack();
  const isPress = event.key === "Enter" || event.key === " ";
  if (isPress && event.target instanceof Element && event.target.matches("g.piece,span.piece")) {
    event.preventDefault();
    pressed(event, true);
  }
}

/** @param {Event} event */
function changed(event) {
  if (!(event.target instanceof HTMLSelectElement)) return;
  if (event.target.matches("[data-submit]")) event.target.form?.submit();
  if (event.target.matches("[data-speed]")) keep("speed", event.target.value);
}

/** @param {SubmitEvent} event */
function submitted(event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-chat]")) return;
  event.preventDefault();
  const line = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
  const text = line.value.trim();
  line.value = "";
  if (text) post("chat", { text });
}

export function listen() {
  document.addEventListener("scroll", ({ target }) => target instanceof Element && target.matches(".choices") && cue(target), true);
  document.addEventListener("click", (event) => pressed(event, event.detail === 0));
  document.addEventListener("keydown", keyed);
  document.addEventListener("change", changed);
  document.addEventListener("submit", submitted);
}
