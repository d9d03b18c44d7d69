// @ts-check
// What is told: refusals with their rule, and words for those who listen.

import { dialog } from "./elements.js";

/** @typedef {{ message: string, code?: string, rule?: string | null }} Refusal */

/** @param {string} rule */
export function ruleLink(rule) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = `/rule/${rule}`;
  link.textContent = rule;
  return link;
}

/** What, why, and the rule as a link. @param {Element} line @param {Refusal} error */
export function say(line, error) {
  line.textContent = error.message + " ";
  if (error.rule) line.append(ruleLink(error.rule));
}

/** @param {Refusal} error */
export function tell(error) {
  const why = dialog("why");
  const line = why.querySelector("p");
  if (line) say(line, error);
  if (!why.open) why.show();
}

/** For those who listen: the one live region that stays when the picture is swapped. @param {string} words */
export function announce(words) {
  const region = document.getElementById("announce");
  if (region && words) region.textContent = words;
}
