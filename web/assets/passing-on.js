// @ts-check
// Around one device: whoever comes next says so before anything of theirs is shown, also after the page was loaded anew.

import { dialog, element, first } from "./elements.js";
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

/** The colour and mark of a seat, as its row in the strip has them. @param {Element} pass @param {string} seat */
function coin(pass, seat) {
  const mark = first(`#strip-${CSS.escape(seat)} .mark`, table);
  const pigment = [...(mark?.classList ?? [])].find((name) => name.startsWith("seat-")) ?? "";
  pass.className = pigment;
  const made = element("span", `coin ${pigment}`);
  made.setAttribute("aria-hidden", "true");
  made.textContent = mark?.textContent ?? "";
  return made;
}

/** @param {string} seat @param {string} name */
export function passOn(seat, name) {
  const last = keptInTab(PLACE) ?? holder;
  if (last === undefined || last === seat) return hold(seat);
  const pass = dialog("pass");
  const line = pass.querySelector("p");
  if (line) line.replaceChildren(coin(pass, seat), name);
  pass.addEventListener("close", () => hold(seat), { once: true });
  if (!pass.open) pass.showModal();
}
