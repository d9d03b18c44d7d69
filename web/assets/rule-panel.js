// @ts-check
// Rules over the table: a link to a rule opens the book over the board, at that rule, and leads back to the game.

import { aimedAt, first } from "./elements.js";
import { show, startBook } from "./rulebook.js";

const MARGIN = 10; // between the book and the edge of the board
const LEAST = 480; // a board that is narrower is no place for a book

/** @type {HTMLElement | null} */
let panel = null;
/** @type {HTMLElement | null} */
let opener = null;
/** @type {Map<string, HTMLElement>} */
const books = new Map();

/** The letters of the book of a rule. @param {string} rule */
export const bookOf = (rule) => rule.split("-")[0];

/** Over the board, so that the question stays in view; on a phone the style sheet says where. */
function lie() {
  const board = first(".stage .board")?.getBoundingClientRect();
  if (!panel) return;
  const fits = board && board.width >= LEAST && innerWidth >= 900;
  panel.style.inset = fits ? `${Math.max(MARGIN, board.top + MARGIN)}px auto auto ${board.left + MARGIN}px` : "";
  panel.style.width = fits ? `${board.width - 2 * MARGIN}px` : "";
  panel.style.height = fits ? `${Math.min(board.height, innerHeight - board.top) - 2 * MARGIN}px` : "";
}

/** Whoever presses something else goes on there. @param {boolean} [leadsBack] */
function close(leadsBack = true) {
  panel?.remove();
  panel = null;
  if (!leadsBack) return;
  // The picture may have changed meanwhile, and the link with it.
  const back = opener?.isConnected ? opener : first(".prompt a, .prompt button");
  back?.focus();
}

/** @param {string} rule @param {HTMLElement} from */
async function open(rule, from) {
  let book = books.get(bookOf(rule));
  if (!book) {
    const answer = await fetch(`/rule/${rule}?panel`).catch(() => null);
    if (!answer?.ok) return void location.assign(`/rule/${rule}`);
    const holder = document.createElement("div");
    holder.innerHTML = await answer.text();
    book = /** @type {HTMLElement} */ (holder.firstElementChild);
    startBook(book);
    books.set(bookOf(rule), book);
  }
  if (!panel) {
    opener = from;
    panel = document.createElement("div");
    panel.id = "rule-panel";
    panel.setAttribute("role", "dialog");
    panel.setAttribute("aria-labelledby", "rule-panel-title");
    document.body.append(panel);
  }
  panel.replaceChildren(book);
  lie();
  show(book, anchorOf(book, rule));
}

/** A section whose number is also that of a rule has another anchor. @param {Element} book @param {string} rule */
function anchorOf(book, rule) {
  return first(`[id="${CSS.escape(rule)}"]`, book) ? rule : `part-${rule}`;
}

/** @param {MouseEvent} event */
function pressed(event) {
  const link = /** @type {HTMLAnchorElement | null} */ (/** @type {unknown} */ (aimedAt(event, "a[href]")));
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (panel && aimedAt(event, "[data-close-rules]")) return close();
  if (panel && link && isPlain && panel.contains(link) && link.getAttribute("href")?.startsWith("#")) {
    event.preventDefault();
    return show(panel, decodeURIComponent(link.hash.slice(1)));
  }
  const rule = link?.getAttribute("href")?.match(/^\/rule\/([^?#]+)$/)?.[1];
  if (link && rule && isPlain) {
    event.preventDefault();
    event.stopPropagation();
    open(rule, link);
  } else if (panel && !aimedAt(event, "#rule-panel")) {
    // What lies under the book is not meant.
    if (aimedAt(event, ".stage .board")) event.stopPropagation();
    close(!link && !aimedAt(event, "button, input, select, summary, .piece"));
  }
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  if (event.key !== "Escape" || !panel) return;
  event.stopImmediatePropagation();
  close();
}

/** Where there is a board, rules are read over it. */
export function listenForRules() {
  document.addEventListener("click", pressed, true);
  document.addEventListener("keydown", keyed);
  window.addEventListener("resize", lie);
}
