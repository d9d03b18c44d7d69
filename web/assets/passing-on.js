// @ts-check
// Around one device: whoever comes next says so before anything of theirs is shown, also after the page was loaded anew.

import { dialog } from "./elements.js";
import { keepInTab, keptInTab } from "./keeping.js";
import { table } from "./table.js";

const PLACE = `seat-${table.dataset.table}`;
/** Who has the device, for a browser that keeps nothing. @type {string | undefined} */
let holder;

/** @param {string} seat */
export function hold(seat) {
  holder = seat;
  keepInTab(PLACE, seat);
}

/** @param {string} seat @param {string} name */
export function passOn(seat, name) {
  const last = keptInTab(PLACE) ?? holder;
  if (last === undefined || last === seat) return hold(seat);
  const pass = dialog("pass");
  const line = pass.querySelector("p");
  if (line) line.textContent = name;
  pass.addEventListener("close", () => hold(seat), { once: true });
  if (!pass.open) pass.showModal();
}
