// @ts-check
// Looking back: the slider, the keys and the play button of the replay.

import { aimedAt, all, first } from "./elements.js";
import { newestOf } from "./newest.js";

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
  const slider = /** @type {HTMLInputElement} */ (first("input[type=range]", bar));
  const playing = /** @type {HTMLButtonElement} */ (first("[data-play]", bar));
  /** Positions that were fetched. @type {Map<string, string>} */
  const kept = new Map();
  /** @type {ReturnType<typeof setInterval> | undefined} */
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
    swap(await fetched(step));
    history.replaceState(null, "", address(step));
  });

  /** @param {string | undefined} step */
  async function show(step) {
    const shown = positions.wish(Number(step));
    slider.value = String(step);
    const isShown = await shown;
    if (isShown === false) rest();
    // The next one is likely to be asked for.
    else if (isShown && here().on !== here().step) fetched(here().on).catch(() => {});
  }

  function name() {
    for (const piece of all(".piece[id]", holder)) piece.style.viewTransitionName = piece.id;
  }

  /** @param {string} markup */
  function put(markup) {
    const open = all("details[open]", holder).map((fold) => fold.className);
    holder.innerHTML = markup;
    const told = first(".said", holder);
    if (told) first(".said", bar)?.replaceWith(told);
    for (const fold of all("details", holder)) if (open.includes(fold.className)) fold.setAttribute("open", "");
    settle();
  }

  /** @param {string} markup */
  function swap(markup) {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (timer === undefined || !("startViewTransition" in document) || calm || document.hidden) return put(markup);
    name();
    document.startViewTransition(() => { put(markup); name(); });
  }

  function settle() {
    const { last = "", step = "" } = here();
    slider.max = last;
    if (!positions.isWaiting()) slider.value = step;
    for (const way of /** @type {HTMLAnchorElement[]} */ (all("[data-way]", bar))) {
      way.href = address(here()[WAYS[way.dataset.way ?? ""]]);
    }
  }

  /** @param {string} way */
  function go(way) {
    if (!positions.isWaiting()) show(here()[way]);
  }

  function rest() {
    clearInterval(timer);
    timer = undefined;
    playing.textContent = playing.dataset.play ?? "";
  }

  const isAtEnd = () => here().step === here().last;

  function play() {
    if (timer !== undefined) return rest();
    if (isAtEnd()) show(here().first);
    playing.textContent = playing.dataset.pause ?? "";
    timer = setInterval(() => (isAtEnd() ? rest() : go("on")), PACE);
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
    const link = /** @type {HTMLAnchorElement | null} */ (aimedAt(event, "[data-copy]"));
    if (way) {
      event.preventDefault();
      rest();
      go(WAYS[way.dataset.way ?? ""]);
    } else if (seen) {
      event.preventDefault();
      replay.dataset.query = seen.dataset.viewpoint;
      show(here().step);
    } else if (link && navigator.clipboard) {
      event.preventDefault();
      navigator.clipboard.writeText(link.href).then(() => { link.textContent = link.dataset.copy ?? ""; }, () => {});
    }
  }

  document.addEventListener("keydown", keyed);
  slider.addEventListener("input", () => { rest(); show(slider.value); });
  playing.hidden = false;
  playing.addEventListener("click", play);
  replay.addEventListener("click", pressed);
}
