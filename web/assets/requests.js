// @ts-check
// What goes to the server. What somebody decides goes with the number of the picture by which they decided.

import { tell } from "./notices.js";
import { address, scene, table } from "./table.js";

/**
 * @typedef {import("./notices.js").Refusal} Refusal
 * @typedef {{ ok: true, action?: string, scenes?: string[] }} Granted
 * @typedef {{ ok: false, error: Refusal, scene?: string, number?: number, stale?: boolean }} Refused
 * @typedef {Granted | Refused} Answer
 */

/** @param {string} path @param {object} [body] @returns {Promise<Answer>} */
export async function ask(path, body) {
  /** @type {Refused} */
  const away = { ok: false, error: { message: table.dataset.away ?? "" } };
  try {
    const answer = await fetch(`${address()}/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body || {}),
    });
    const told = await answer.json().catch(() => away);
    return told.ok || told.error ? told : away;
  } catch {
    return away;
  }
}

/** @param {string} path @param {object} [body] */
export async function post(path, body) {
  const told = await ask(path, body);
  if (!told.ok) tell(told.error);
  return told;
}

/** @type {(told: Refused) => void} */
let catchUp = () => {};

/** Says how the page catches up with a table that has gone on. @param {(told: Refused) => void} then */
export function whenStale(then) {
  catchUp = then;
}

/** @type {(scenes: string[]) => void} */
let show = () => {};

/** Says what becomes of pictures that come with an answer. @param {(scenes: string[]) => void} then */
export function whenShown(then) {
  show = then;
}

/**
 * The picture that is shown may be older than the last one that came. If the table has gone on since, nothing is done
 * and nobody is to blame: the new picture says everything.
 * @param {string} path @param {object} [body] @returns {Promise<Answer>}
 */
export async function settle(path, body) {
  const shown = scene()?.dataset.number;
  const told = await ask(path, { ...body, expected: shown === undefined ? undefined : Number(shown) });
  if (told.ok && told.scenes) show(told.scenes);
  if (told.ok || told.error.code !== "stale") return told;
  catchUp(told);
  return { ...told, stale: true };
}

/** @param {string} path @param {object} [body] */
export async function settleOrTell(path, body) {
  const told = await settle(path, body);
  if (!told.ok && !told.stale) tell(told.error);
  return told;
}
