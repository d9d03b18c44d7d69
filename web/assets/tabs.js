// @ts-check
// The tabs of a narrow screen.

import { all } from "./elements.js";
import { table } from "./table.js";

/** What each tab shows. @type {Record<string, string>} */
const HOMES = { board: ".board", mine: ".seat.own", others: ".seat:not(.own)" };

/** @param {string} tab */
export function openTab(tab) {
  table.dataset.open = tab;
  for (const one of all("[data-tab]")) one.setAttribute("aria-pressed", String(one.dataset.tab === tab));
}

/**
 * A dot on every tab where something can be pressed; if nothing can on the open one, the first of those is opened.
 * @param {boolean} own
 */
export function dots(own) {
  const lit = Object.keys(HOMES).filter((tab) => own && table.querySelector(`${HOMES[tab]} .piece.possible`));
  for (const one of all("[data-tab]")) one.classList.toggle("lit", lit.includes(one.dataset.tab ?? ""));
  if (lit.length && !lit.includes(table.dataset.open ?? "")) openTab(lit[0]);
}
