// @ts-check
// A hint: asked of the house once a picture, told in the inspector's place, drawn on the board.

import { follow } from "./choosing.js";
import { first } from "./elements.js";
import { mark, unmark } from "./marks.js";
import { announce } from "./notices.js";
import { post } from "./requests.js";
import { scene, table } from "./table.js";

/**
 * @typedef {{ action: string, label: string, chance: number }} Idea
 * @typedef {{ ok: true, action: string, label: string, reason: string, chance: number, others: Idea[], html: string }} Hint
 */

/** The answer of the picture that is shown. @type {{ of: string | undefined, told: Hint } | null} */
let known = null;

/** The picture that is shown, by its number: its element may be that of the picture before it. */
const shownNumber = () => scene()?.dataset.number;

/** @param {Hint} told */
function show(told) {
  const place = document.getElementById("inspected");
  const shown = scene();
  if (!place || !shown) return;
  table.dataset.sheet = "";
  place.classList.add("is-seat");
  place.innerHTML = told.html;
  document.getElementById("inspector")?.scrollTo(0, 0);
  /** @type {import("./marks.js").Mark[]} */
  const marks = [{ action: told.action, kind: "best", words: "1" }];
  told.others.forEach(({ action }, place) => marks.push({ action, kind: "other", words: `${place + 2}` }));
  mark(shown, marks);
  announce(`${told.label}. ${told.reason}`);
}

/** Asks the house what it would do. @param {HTMLElement} asked */
export async function hint(asked) {
  const of = shownNumber();
  if (known && known.of === of) return show(known.told);
  const press = /** @type {HTMLButtonElement} */ (asked);
  press.disabled = true;
  const told = await post("hint");
  press.disabled = false;
  if (!told.ok || shownNumber() !== of) return;
  known = { of, told: /** @type {any} */ (told) };
  show(known.told);
}

/** Hides it again. On a phone the words lie over the board: there the marks stay, and can now be seen. */
export function hide() {
  if (scene()?.dataset.layout !== "phone") unmark();
  document.getElementById("inspected")?.replaceChildren();
  table.removeAttribute("data-sheet");
  first("[data-hint]", table)?.focus();
}

/** Does what it says. @param {HTMLElement} pressed */
export function take(pressed) {
  unmark();
  table.removeAttribute("data-sheet");
  follow(pressed.dataset.follow ?? "");
}
