// @ts-check
// The first-game helper: at most one sentence a decision, beside the piece it is about, and three a round; warnings first.
// It blocks nothing and goes with the next picture. What was explained once is not explained again.

import { chosen } from "./advice.js";
import { all, element, first } from "./elements.js";
import { keep, kept } from "./keeping.js";
import { mark, unmark } from "./marks.js";
import { scene, table } from "./table.js";

/** @typedef {import("./advice.js").Advice} Advice */

const NEWCOMER = 3; // games, after which nobody is a newcomer any more

/** @param {string} name @returns {string[]} */
const list = (name) => (kept(name) ?? "").split(" ").filter(Boolean);

/** On for newcomers; after that for whoever wants it. */
const isOn = () => (kept("helper") ?? (list("finished").length < NEWCOMER ? "on" : "off")) === "on";

/** What was said this round, at this table. @type {{ round: string, ids: string[], of: Element | null }} */
let said = { round: "", ids: [], of: null };

/** @param {Advice} one @param {import("./elements.js").Part} shown */
function tell(one, shown) {
  const isPhone = shown.dataset.layout === "phone";
  const place = isPhone ? first(".prompt", shown) : first("#inspector", shown);
  const line = element("p", one.warning ? "advice warning" : "advice");
  line.textContent = one.words;
  if (isPhone) place?.querySelector(".who")?.after(line);
  else place?.prepend(line);
  if (one.piece) mark(shown, [{ action: "", kind: "advice", piece: one.piece }]);
}

/** Says what the picture that is shown asks for. */
export function advise() {
  const shown = scene();
  if (!shown) return;
  if (shown.hasAttribute("data-over")) {
    const finished = new Set([...list("finished"), table.dataset.table ?? ""]);
    keep("finished", [...finished].slice(-9).join(" "));
  }
  for (const press of all("[data-helper]")) press.setAttribute("aria-pressed", String(isOn()));
  for (const old of all(".advice", shown)) old.remove();
  const held = document.getElementById("advice");
  if (!held || !isOn()) return;
  const round = `${table.dataset.table} ${first(".progress .round", shown)?.textContent}`;
  if (said.round !== round) said = { round, ids: [], of: null };
  /** @type {Advice[]} */
  const advice = JSON.parse(held.textContent ?? "[]");
  const one = chosen(advice, list("advised"), said.ids);
  if (!one) return;
  said.ids.push(one.id);
  if (!one.warning) keep("advised", [...list("advised"), one.id].join(" "));
  tell(one, shown);
}

/** Switches it on or off. */
export function switchHelper() {
  keep("helper", isOn() ? "off" : "on");
  if (isOn()) said = { round: "", ids: [], of: null };
  else unmark();
  advise();
}
