// @ts-check
// What happened since one's last move: a summary that was put away stays away until there is a new one.

import { table } from "./table.js";

/** @type {string | null} */
let away = null;

export function watch() {
  table.addEventListener("toggle", ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches(".since")) return;
    away = target.open ? null : target.dataset.since ?? null;
  }, true);
  new MutationObserver(() => {
    const summary = /** @type {HTMLDetailsElement | null} */ (table.querySelector("details.since"));
    if (summary?.open && summary.dataset.since === away) summary.open = false;
  }).observe(table, { childList: true });
}
