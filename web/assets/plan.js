// @ts-check
// Plans: several small steps that are laid out on the page and sent together. The house draws the picture as it would be
// after them; nothing is decided before the plan is sent, and nobody else sees it.

import { first } from "./elements.js";
import { look as inspect, looksAt } from "./inspector.js";
import { keepInTab, keptInTab } from "./keeping.js";
import { redraw } from "./motion.js";
import { tell } from "./notices.js";
import { ask } from "./requests.js";
import { table } from "./table.js";

/**
 * @typedef {import("./plan-text.js").Plan} Plan
 * @typedef {{ actions: string[], look?: string, steps: number }} Laid what was laid out, and at which step of the match
 */

const PLACE = `plan-${table.dataset.table}`;
let asked = 0; // only the answer to the last question counts

/** The plan that the picture shows, where the question is answered by one. @returns {Plan | null} */
export function plan() {
  const held = document.getElementById("plan");
  return held ? JSON.parse(held.textContent ?? "null") : null;
}

/** @returns {Laid | null} */
function laid() {
  return JSON.parse(keptInTab(PLACE) ?? "null") ?? last;
}

/** For a browser that keeps nothing. @type {Laid | null} */
let last = null;

/** @param {Laid} next */
function note(next) {
  last = next;
  keepInTab(PLACE, JSON.stringify(next));
}

/** Lays a plan out. @param {string[]} actions @param {string} [look] what is looked at, if not the same as before */
export async function lay(actions, look) {
  const here = plan();
  if (!here) return;
  const mine = ++asked;
  const seen = look ?? laid()?.look;
  const told = /** @type {any} */ (await ask("plan", { actions, look: seen }));
  if (mine !== asked) return;
  if (!told.ok) return tell(told.error);
  note({ actions: told.actions, look: seen, steps: here.steps });
  const read = looksAt()?.id;
  redraw(told.scene);
  const again = read ? first(`#${CSS.escape(read)}`) : null;
  if (again && table.dataset.sheet === undefined) inspect(again);
}

/** A picture that was pushed meanwhile, by talk or a new visit, does not know of the plan: it is laid out again. */
export function resume() {
  const here = plan();
  const before = laid();
  const isSame = here && before && before.steps === here.steps;
  if (!isSame) return void (before && note({ actions: [], steps: -1 }));
  const changed = before.actions.length && !here.actions.length;
  if (changed) lay(before.actions);
}
