// @ts-check
// A picture takes the place of the one before, and whoever reads or types goes on where they were.

import { awake, forgetChoice, offer } from "./choosing.js";
import { all, first } from "./elements.js";
import { refill } from "./fetched.js";
import { advise } from "./helper.js";
import { forget, look } from "./inspector.js";
import { announce } from "./notices.js";
import { hold, passOn } from "./passing-on.js";
import { resume } from "./plan.js";
import { renew } from "./renewing.js";
import { noteTurn, showSettings } from "./settings.js";
import { scene, table } from "./table.js";


const FOUND_AGAIN = ["data-action", "data-hint", "data-undo", "data-notify", "data-helper"];
const SCROLLED = [".board", ".log ol", ".menu-parts"];
const TALK = "[data-chat] input";

/** What has the focus, so that it can be found again in the next picture. */
function focusKey() {
  const focused = document.activeElement;
  if (!focused || !table.contains(focused)) return null;
  if (focused.id) return `#${CSS.escape(focused.id)}`;
  const name = FOUND_AGAIN.find((name) => focused.hasAttribute(name));
  if (name) return `[${name}="${CSS.escape(focused.getAttribute(name) ?? "")}"]`;
  return focused.matches(TALK) ? TALK : ".nothing";
}

/** Where the keys go on when what had the focus is gone: the first thing that can be done. */
function nextStep() {
  const possible = all(".choices .choice, .stage .piece.possible").find((one) => one.getClientRects().length);
  return possible || first(".prompt", table);
}

const folds = () => /** @type {HTMLDetailsElement[]} */ (all("details", table));
/** @param {Element} fold */
const foldKey = (fold) => fold.id || fold.className;
const talk = () => /** @type {HTMLInputElement | null} */ (first(TALK, table));
const isOver = () => first(".scene[data-over]", table) !== null;

/** @param {string} markup */
export function swap(markup) {
  const focus = focusKey();
  const wasOver = isOver();
  const wereOpen = new Map(folds().map((fold) => [foldKey(fold), fold.open]));
  const scrolled = SCROLLED.map((place) => ({ place, top: first(place, table)?.scrollTop }));
  const typed = talk()?.value;
  const scroll = window.scrollY;
  renew(table, markup);
  forgetChoice();
  for (const fold of folds()) {
    const wasOpen = wereOpen.get(foldKey(fold));
    if (wasOpen !== undefined && isOver() === wasOver) fold.open = wasOpen;
  }
  arrive();
  window.scrollTo(0, scroll);
  for (const { place, top } of scrolled) {
    const part = first(place, table);
    if (top && part) part.scrollTop = top;
  }
  const line = talk();
  if (line && typed) line.value = typed;
  if (focus) (first(focus, table) || nextStep())?.focus({ preventScroll: true });
}

/** How many steps were told. @type {number | undefined} */
let steps;

/** What is new in the log, and who is asked, for those who listen. @param {Element} scene */
function tellNews(scene) {
  const before = steps;
  steps = Number(first(".log ol", scene)?.dataset.steps || 0);
  const fresh = all(".log li", scene).filter((line) => before !== undefined && Number(line.dataset.step) > before);
  const asked = all("#teacher [data-said], .prompt .turn strong, .prompt .who", scene).map((part) => part.textContent?.replace(/\s+/g, " ").trim());
  announce([...fresh.reverse().map((line) => line.textContent), asked.join(": ")].join(" "));
}

/** Links for friends begin as this page was reached; the server need not know how. */
function completeLinks() {
  for (const link of /** @type {HTMLAnchorElement[]} */ (/** @type {unknown} */ (all(".links a[href]", table)))) {
    link.textContent = link.href.replace(/^https?:\/\//, "");
  }
}

/** What is being decided about is what one looks at first. @param {import("./elements.js").Part} shown */
function showDecided(shown) {
  const named = shown.hasAttribute("data-own") && shown.dataset.decided;
  const piece = named ? first(`#${CSS.escape(named)}`) : null;
  if (piece) look(piece);
}

/** Wakes the picture that is there. */
export function arrive() {
  const shown = scene();
  if (!shown) return;
  awake();
  forget();
  const own = shown.hasAttribute("data-own");
  const title = document.title.replace(/^● /, "");
  document.title = own ? "● " + title : title;
  if (own) {
    const { seat = "", name = "" } = shown.dataset;
    noteTurn();
    if (shown.hasAttribute("data-shared")) passOn(seat, name);
    else hold(seat); // nothing is hidden yet, but something may be on the next turn
  }
  offer();
  resume();
  showDecided(shown);
  advise();
  showSettings();
  refill();
  completeLinks();
  tellNews(shown);
  document.dispatchEvent(new CustomEvent("arrived"));
}
