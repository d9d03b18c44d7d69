// @ts-check
// Presses, keys and forms: what each of them means.

import { isChoosing, isSayable, placeNear, pressPiece, takeBack } from "./choosing.js";
import { aimedAt, all } from "./elements.js";
import { switchHelper } from "./helper.js";
import { skip } from "./motion.js";
import { lay, plan } from "./plan.js";
import { readPlan } from "./plan-text.js";
import { post, settleOrTell } from "./requests.js";
import { switchHearing, switchNotes, switchPace, switchTheme } from "./settings.js";
import { table } from "./table.js";
import * as inspector from "./inspector.js";

const hints = () => import("./hint.js");

/** What is done by whatever carries these data. @type {[string, (target: HTMLElement) => void][]} */
const DEEDS = [
  ["hint", (target) => void hints().then(({ hint }) => hint(target))],
  ["hint-hide", () => void hints().then(({ hide }) => hide())],
  ["follow", (target) => void hints().then(({ take }) => take(target))],
  ["helper", switchHelper],
  ["undo", () => settleOrTell("undo")],
  ["skip", skip],
  ["sheet-close", takeBack],
  ["close", (target) => target.closest("dialog")?.close()],
  ["theme-switch", switchTheme],
  ["end-switch", () => void table.toggleAttribute("data-board")],
  ["log-switch", () => void table.toggleAttribute("data-log")],
  ["notify", switchNotes],
  ["sounds", switchHearing],
  ["pace", switchPace],
  ["plan", (target) => void lay(readPlan(target.dataset.plan ?? ""))],
  ["look", (target) => void lay(plan()?.actions ?? [], target.dataset.look)],
];
const DOES = DEEDS.map(([name]) => `[data-${name}]`).join();

/**
 * Whoever presses a person that stands on a place means the place, if only that can be pressed.
 * @param {Event} event @param {import("./elements.js").Part} piece
 */
function meant(event, piece) {
  if (!(event instanceof MouseEvent) || !event.clientX || isSayable(piece)) return piece;
  const under = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest(".stage .board .piece"));
  const found = /** @type {(import("./elements.js").Part | null)[]} */ (under);
  return found.find((one) => one && isSayable(one)) ?? piece;
}

/** @param {Event} event @param {"touch" | "keys" | "pointer"} by */
function pressed(event, by) {
  const target = /** @type {HTMLElement | null} */ (aimedAt(event, DOES));
  if (target) return DEEDS.find(([name]) => target.hasAttribute(`data-${name}`))?.[1](target);
  const piece = aimedAt(event, ".stage .piece");
  if (piece) return pressPiece(meant(event, piece), by);
  const isBeside = !aimedAt(event, ".inspector, .at-piece, .prompt, .menu, dialog, a");
  if (isBeside && table.hasAttribute("data-sheet")) takeBack();
  if (isBeside) table.removeAttribute("data-log");
}

/** The chip that says this number. @param {string} number */
function chipOf(number) {
  const chips = /** @type {HTMLButtonElement[]} */ (all("#at-piece .choice"));
  return chips.find((chip) => chip.textContent === number);
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  if (event.key === "Escape") {
    if (isChoosing()) takeBack();
    else inspector.close();
  }
  const chip = /^[1-9]$/.test(event.key) && !aimedAt(event, "input, select, textarea") ? chipOf(event.key) : null;
  if (chip) chip.click();
  const about = event.target instanceof Element && !event.target.matches("input, select, textarea") ? inspector.looksAt() : null;
  const control = about && all(`[data-of="${CSS.escape(about.id)}"]`).find((one) => one.dataset.key === event.key);
  if (control) lay(readPlan(control.dataset.plan ?? ""));
  const isPress = event.key === "Enter" || event.key === " ";
  if (isPress && event.target instanceof Element && event.target.matches("g.piece,span.piece,div.piece")) {
    event.preventDefault();
    pressed(event, "keys");
  }
}

/** @param {Event} event */
function changed(event) {
  if (!(event.target instanceof HTMLSelectElement)) return;
  if (event.target.matches("[data-submit]")) event.target.form?.submit();
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
  // A ring around what has the focus is for those who go by keys.
  const byPointer = (/** @type {boolean} */ is) => void document.documentElement.toggleAttribute("data-pointer", is);
  byPointer(true);
  document.addEventListener("pointerdown", () => byPointer(true), true);
  document.addEventListener("keydown", () => byPointer(false), true);
  window.addEventListener("resize", placeNear);
  document.addEventListener("click", (event) => {
    const isTouch = "pointerType" in event && event.pointerType === "touch";
    pressed(event, isTouch ? "touch" : event.detail === 0 ? "keys" : "pointer");
  });
  document.addEventListener("keydown", keyed);
  document.addEventListener("change", changed);
  document.addEventListener("submit", submitted);
}
