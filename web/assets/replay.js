// @ts-check
// Looking back: the slider, the keys and the play button of the replay.

import { aimedAt, all, first } from "./elements.js";
import { mark } from "./marks.js";
import { newestOf } from "./newest.js";
import { renew } from "./renewing.js";
import { cut, perform } from "./scenes.js";

/** @typedef {import("./elements.js").Part} Part */

const PACE = 900; // milliseconds a position is shown when the replay goes by itself
const MOST = 60; // positions that are kept

/** The links, and the steps of the scene to which they lead. @type {Record<string, string>} */
const WAYS = {
  "replay-first": "first", "replay-round-back": "roundBack", "replay-back": "back",
  "replay-on": "on", "replay-round-on": "roundOn", "replay-last": "last",
};

/** @type {Record<string, string>} */
const KEYS = {
  ArrowLeft: "back", ArrowRight: "on", ArrowUp: "roundBack", ArrowDown: "roundOn",
  PageUp: "roundBack", PageDown: "roundOn", Home: "first", End: "last",
};

/** @param {HTMLElement} replay */
export function startReplay(replay) {
  const holder = /** @type {HTMLElement} */ (document.getElementById("past"));
  const bar = /** @type {Part} */ (first(".replay-bar", replay));
  const slider = /** @type {HTMLInputElement} */ (first("input[type=range]", replay));
  const playing = /** @type {HTMLButtonElement} */ (first("[data-play]", bar));
  /** Positions that were fetched. @type {Map<string, string>} */
  const kept = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const here = () => /** @type {DOMStringMap} */ (first(".scene", holder)?.dataset);
  const query = () => replay.dataset.query || "";
  /** @param {string | number | undefined} step */
  const address = (step) => `/t/${replay.dataset.table}/at/${step}${query()}`;

  /** @param {string | number | undefined} step */
  async function fetched(step) {
    const at = `/t/${replay.dataset.table}/at/${step}/scene${query()}`;
    const known = kept.get(at);
    if (known !== undefined) return known;
    const answer = await fetch(at);
    if (!answer.ok) throw new Error(answer.statusText);
    const markup = await answer.text();
    if (kept.size > MOST) kept.clear();
    kept.set(at, markup);
    return markup;
  }

  const positions = newestOf(async (/** @type {number} */ step) => {
    const markup = await fetched(step);
    // What leads to a position is shown to whoever comes from the one before it.
    const shown = String(step) === here().on ? Number(here().step) : Infinity;
    await perform(markup, shown, () => put(markup));
    history.replaceState(null, "", address(step));
  });

  /** @param {string | undefined} step */
  async function show(step) {
    cut();
    const shown = positions.wish(Number(step));
    slider.value = String(step);
    const isShown = await shown;
    if (isShown === false) rest();
    // The next one is likely to be asked for.
    else if (isShown && here().on !== here().step) fetched(here().on).catch(() => {});
  }

  /** @param {string} markup */
  function put(markup) {
    const open = all("details[open]", holder).map((fold) => fold.className);
    renew(holder, markup);
    const told = first(".said", holder);
    if (told) first(".said", bar)?.replaceWith(told);
    for (const fold of all("details", holder)) if (open.includes(fold.className)) fold.setAttribute("open", "");
    settle();
  }

  function settle() {
    const { last = "", step = "" } = here();
    slider.max = last;
    if (!positions.isWaiting()) slider.value = step;
    const now = first(".curve .now", replay);
    for (const end of ["x1", "x2"]) now?.setAttribute(end, `${(100 * Number(step)) / Math.max(1, Number(last))}%`);
    judge();
    for (const way of /** @type {HTMLAnchorElement[]} */ (all("[data-way]", bar))) {
      way.href = address(here()[WAYS[way.dataset.way ?? ""]]);
    }
  }

  /** What was played and what would have been better, on the board. Nothing of the past can be pressed. */
  function judge() {
    for (const piece of all(".board .piece", holder)) {
      if (piece.dataset.say) piece.dataset.of = piece.dataset.say;
      piece.classList.remove("possible");
      for (const name of ["data-say", "data-why", "aria-disabled"]) piece.removeAttribute(name);
    }
    const { best = "", played = "", bestWords, playedWords } = here();
    if (!best) return mark(holder, []);
    /** @type {import("./marks.js").Mark[]} */
    const marks = [{ action: best, kind: "best", words: bestWords }];
    if (played !== best) marks.push({ action: played, kind: "played", words: playedWords });
    mark(holder, marks);
  }

  /** @param {string} way */
  function go(way) {
    if (!positions.isWaiting()) show(here()[way]);
  }

  function rest() {
    clearTimeout(timer);
    cut();
    timer = undefined;
    playing.textContent = playing.dataset.play ?? "";
  }

  const isAtEnd = () => here().step === here().last;

  function play() {
    if (timer !== undefined) return rest();
    if (isAtEnd()) show(here().first);
    playing.textContent = playing.dataset.pause ?? "";
    timer = setTimeout(onward, PACE);
  }

  async function onward() {
    if (isAtEnd()) return rest();
    await show(here().on);
    if (timer !== undefined) timer = setTimeout(onward, PACE);
  }

  /** @param {KeyboardEvent} event */
  function keyed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target !== slider && event.target instanceof Element && event.target.matches("input, select, textarea")) return;
    if (KEYS[event.key]) {
      event.preventDefault();
      rest();
      go(KEYS[event.key]);
    } else if (event.key === " " && (event.target === slider || event.target === document.body)) {
      event.preventDefault();
      play();
    }
  }

  /** @param {MouseEvent} event */
  function pressed(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const way = aimedAt(event, "[data-way]");
    const seen = aimedAt(event, "[data-viewpoint]");
    const goal = aimedAt(event, "[data-to]");
    const link = /** @type {HTMLAnchorElement | null} */ (aimedAt(event, "[data-copy]"));
    if (way) {
      event.preventDefault();
      rest();
      go(WAYS[way.dataset.way ?? ""]);
    } else if (seen && !first(".chances", replay)) {
      event.preventDefault();
      replay.dataset.query = seen.dataset.viewpoint;
      show(here().step);
    } else if (goal && goal.dataset.as === query()) { // another player has another curve
      event.preventDefault();
      rest();
      show(goal.dataset.to);
    } else if (link && navigator.clipboard) {
      event.preventDefault();
      navigator.clipboard.writeText(link.href).then(() => { link.textContent = link.dataset.copy ?? ""; }, () => {});
    }
  }

  judge();
  document.addEventListener("keydown", keyed);
  slider.addEventListener("input", () => { rest(); show(slider.value); });
  playing.hidden = false;
  playing.addEventListener("click", play);
  replay.addEventListener("click", pressed);
}
