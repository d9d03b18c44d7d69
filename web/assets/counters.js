// @ts-check
// Instead of a long list of payments, one counter a thing and one button.

import { button, element, first } from "./elements.js";
import { amountOf, cheapest, exact, lowered, raised } from "./payments.js";

/** @typedef {import("./payments.js").Amounts} Amounts */

/**
 * @param {import("./payments.js").Payments} payments
 * @param {Record<string, string>} names of the things
 * @param {DOMStringMap} words `more`, `less`, `unpaid`
 * @param {(action: string) => void} pay
 */
export function drawCounters(payments, names, words, pay) {
  const counters = element("div", "purse");
  /** @param {Amounts} amounts @param {string} [focus] */
  const paint = (amounts, focus) => {
    /** @param {Amounts} next @param {string} pressed */
    const change = (next, pressed) => {
      counters.dataset.changed = "";
      paint(next, pressed);
    };
    const rows = payments.used.map((thing) => row(payments, amounts, thing, names[thing], words, change));
    const way = exact(payments, amounts);
    const label = way?.choice.label ?? words.unpaid ?? "";
    const done = button(label, () => way && pay(way.choice.action), "choice", way?.choice.action);
    done.disabled = !way;
    counters.replaceChildren(...rows, done);
    if (focus) (first(`[data-step="${CSS.escape(focus)}"]:not(:disabled)`, counters) || done).focus();
  };
  paint(cheapest(payments));
  return counters;
}

/**
 * @param {import("./payments.js").Payments} payments @param {Amounts} amounts @param {string} thing @param {string} name
 * @param {DOMStringMap} words @param {(next: Amounts, pressed: string) => void} change
 */
function row(payments, amounts, thing, name, words, change) {
  const made = element("span", "purse-row");
  made.setAttribute("role", "group");
  made.setAttribute("aria-label", name);
  /** @param {string} sign @param {string | undefined} what @param {Amounts | undefined} next */
  const step = (sign, what, next) => {
    const pressed = `${sign}${thing}`;
    const press = button(sign, () => next && change(next, pressed), "step");
    press.setAttribute("aria-label", `${name}: ${what}`);
    press.dataset.step = pressed;
    press.disabled = !next;
    return press;
  };
  const label = element("span", "purse-name");
  label.textContent = name;
  const count = document.createElement("output");
  count.textContent = String(amountOf(amounts, thing));
  made.append(label, step("−", words.less, lowered(amounts, thing)), count, step("+", words.more, raised(payments, amounts, thing)));
  return made;
}
