// @ts-check
// Parts of a table that are long and seldom read: they are asked for when they are opened, and again when the table has
// changed while they stand open.

import { all } from "./elements.js";
import { table } from "./table.js";

/** @param {HTMLDetailsElement} fold */
async function fill(fold) {
  const place = fold.querySelector(".fetched");
  const answer = await fetch(`/t/${table.dataset.table}/${fold.dataset.fetch}`).catch(() => null);
  if (place && answer?.ok) place.innerHTML = await answer.text();
}

/** What stands open is of the picture before. */
export function refill() {
  for (const fold of /** @type {HTMLDetailsElement[]} */ (all("details[data-fetch]", table))) if (fold.open) fill(fold);
}

export function watch() {
  table.addEventListener("toggle", ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.dataset.fetch) fill(target);
  }, true);
}
