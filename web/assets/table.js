// @ts-check
// The table of this page.

import { first } from "./elements.js";

/** On other pages it is one that nobody sees. */
export const table = document.getElementById("table") ?? document.createElement("div");
export const isAtTable = table.isConnected;

/** What its addresses begin with. */
export const address = () => table.dataset.at ?? `/t/${table.dataset.table}`;

/** The picture that is shown. */
export const scene = () => first(".scene", table);
