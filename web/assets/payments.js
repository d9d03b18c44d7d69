// @ts-check
// Choices that say how many of each: the ways to pay, and from which amounts one leads to which.

/**
 * @typedef {import("./actions.js").Choice} Choice
 * @typedef {Record<string, number>} Amounts
 * @typedef {{ choice: Choice, verb: string, amounts: Amounts }} Way
 * @typedef {{ ways: Way[], used: string[] }} Payments
 */

const NUMBER = /^\d+$/;
const MANY = 4; // fewer are easier to read as a list

/**
 * `pay 2 wood 1 brick` or `lay orange 1`: the words before the first thing, and how many of each.
 * @param {Choice} choice @param {string[]} things @returns {Way | null}
 */
function parse(choice, things) {
  const words = choice.action.split(" ");
  const at = words.findIndex((word, index) => index > 0 && (NUMBER.test(word) || things.includes(word)));
  if (at < 0 || (words.length - at) % 2) return null;
  /** @type {Amounts} */
  const amounts = {};
  for (let index = at; index < words.length; index += 2) {
    const [one, other] = [words[index], words[index + 1]];
    const [count, thing] = NUMBER.test(one) ? [one, other] : [other, one];
    if (!things.includes(thing) || !NUMBER.test(count)) return null;
    amounts[thing] = Number(count);
  }
  return { choice, verb: words.slice(0, at).join(" "), amounts };
}

/**
 * The ways to pay among what is open, if they are many enough to need counting.
 * @param {Choice[]} open @param {string[]} things the least valuable first @returns {Payments | null}
 */
export function readPayments(open, things) {
  const ways = open.flatMap((choice) => parse(choice, things) ?? []);
  if (ways.length < MANY || ways.some((way) => way.verb !== ways[0].verb)) return null;
  return { ways, used: things.filter((thing) => ways.some((way) => way.amounts[thing])) };
}

/** @param {Amounts} amounts @param {string} thing */
export const amountOf = (amounts, thing) => amounts[thing] || 0;

/** @param {Amounts} amounts @param {string} thing @param {number} by */
const changed = (amounts, thing, by) => ({ ...amounts, [thing]: amountOf(amounts, thing) + by });

/** Whether some way pays at least this. @param {Payments} payments @param {Amounts} amounts */
const fits = ({ ways, used }, amounts) =>
  ways.some((way) => used.every((thing) => amountOf(way.amounts, thing) >= amountOf(amounts, thing)));

/** The way that pays exactly this. @param {Payments} payments @param {Amounts} amounts */
export const exact = ({ ways, used }, amounts) =>
  ways.find((way) => used.every((thing) => amountOf(way.amounts, thing) === amountOf(amounts, thing)));

/**
 * One more of this; where the sum is fixed, one less of another.
 * @param {Payments} payments @param {Amounts} amounts @param {string} thing
 */
export function raised(payments, amounts, thing) {
  const one = changed(amounts, thing, 1);
  if (fits(payments, one)) return one;
  const others = payments.used.filter((other) => other !== thing && amountOf(one, other) > 0);
  return others.map((other) => changed(one, other, -1)).find((amounts) => fits(payments, amounts));
}

/** One less of this. @param {Amounts} amounts @param {string} thing */
export const lowered = (amounts, thing) => (amountOf(amounts, thing) > 0 ? changed(amounts, thing, -1) : undefined);

/** What the cheapest way pays. @param {Payments} payments */
export function cheapest({ ways, used }) {
  /** @param {Way} way */
  const dear = (way) => used.reduce((sum, thing, worth) => sum + amountOf(way.amounts, thing) * (worth + 3), 0);
  return ways.reduce((one, other) => (dear(other) < dear(one) ? other : one)).amounts;
}
