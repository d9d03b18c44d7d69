// @ts-check
// Within a rulebook: the search, the contents, and the rule that is shown. A book is a page, or lies over a table.

import { aimedAt, all, first } from "./elements.js";

const WIDE = "(min-width: 900px)";

/**
 * Where words stand in a text, whatever their case.
 * @param {string} text @param {string} sought @returns {number[]}
 */
export function placesOf(text, sought) {
  const [within, words] = [text.toLocaleLowerCase(), sought.toLocaleLowerCase()];
  const places = [];
  for (let at = within.indexOf(words); words && at >= 0; at = within.indexOf(words, at + words.length)) places.push(at);
  return places;
}

/** The next of so many, around and around. @param {number} at @param {number} step @param {number} count */
export const around = (at, step, count) => (count ? (at + step + count) % count : -1);

/** @param {ParentNode} book */
function unmark(book) {
  for (const mark of all("mark", book)) {
    const holder = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    holder?.normalize();
  }
}

/** Marks what is sought. @param {Element} book @param {string} sought */
function mark(book, sought) {
  const walker = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    for (const at of placesOf(text.data, sought).reverse()) {
      const found = text.splitText(at);
      found.splitText(sought.length);
      const marked = document.createElement("mark");
      found.replaceWith(marked);
      marked.append(found);
    }
  }
}

/** Shows the rule of an anchor as the one that is meant. @param {Element} book @param {string} anchor */
export function show(book, anchor) {
  for (const one of all(".named", book)) one.classList.remove("named");
  const named = first(`[id="${CSS.escape(anchor)}"]`, book);
  const holder = named?.closest("tr") ?? named;
  holder?.classList.add("named");
  holder?.scrollIntoView({ block: holder.matches("section") ? "start" : "center" });
  if (named?.tabIndex === -1) named.focus({ preventScroll: true });
}

/** @param {HTMLElement} book @param {HTMLFormElement} form */
function searchIn(book, form) {
  const text = /** @type {HTMLElement} */ (first(".rulebook", book));
  const field = /** @type {HTMLInputElement} */ (first("[data-search]", form));
  const told = /** @type {HTMLOutputElement} */ (first("[data-found]", form));
  let at = -1;
  /** @param {number} step */
  const go = (step) => {
    const found = all("mark", text);
    found[at]?.classList.remove("here");
    at = around(at, step, found.length);
    found[at]?.classList.add("here");
    found[at]?.scrollIntoView({ block: "center" });
    const none = field.value.trim().length > 1 ? (told.dataset.none ?? "") : "";
    told.value = found.length ? `${at + 1} / ${found.length}` : none;
  };
  field.addEventListener("input", () => {
    unmark(text);
    at = -1;
    const sought = field.value.trim();
    if (sought.length > 1) mark(text, sought);
    go(1);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    go(1);
  });
  first("[data-back]", form)?.addEventListener("click", () => go(-1));
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.shiftKey) {
      event.preventDefault();
      go(-1);
    } else if (event.key === "Escape" && field.value) {
      event.stopPropagation();
      field.value = "";
      field.dispatchEvent(new Event("input"));
    }
  });
  book.addEventListener("keydown", (event) => {
    if (event.key === "/" && !aimedAt(event, "input")) {
      event.preventDefault();
      field.focus();
    }
  });
  form.hidden = false;
}

/** The part of the contents that is being read. @param {HTMLElement} book */
function follow(book) {
  const links = /** @type {HTMLAnchorElement[]} */ (/** @type {unknown} */ (all(".contents a", book)));
  const watcher = new IntersectionObserver((seen) => {
    for (const one of seen) {
      if (!one.isIntersecting) continue;
      for (const link of links) {
        if (link.hash === `#${one.target.id}`) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    }
  }, { rootMargin: book.matches(".book-panel") ? "-49% 0px -49% 0px" : "-15% 0px -75% 0px" });
  for (const part of all("section[id]", book)) watcher.observe(part);
}

/** @param {HTMLElement} book */
export function startBook(book) {
  const form = /** @type {HTMLFormElement | null} */ (first(".book-search", book));
  if (form) searchIn(book, form);
  const fold = /** @type {HTMLDetailsElement | null} */ (first(".contents details", book));
  if (fold) fold.open = matchMedia(WIDE).matches;
  // On a phone what was chosen is wanted, not the list.
  fold?.addEventListener("click", (event) => {
    if (aimedAt(event, "a") && !matchMedia(WIDE).matches) fold.open = false;
  });
  follow(book);
}
