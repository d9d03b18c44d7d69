// @ts-check
// Trying again what once went wrong: the house says how good an attempt is, and the position stays.

import { awake, offer } from "./choosing.js";
import { all } from "./elements.js";
import { close } from "./inspector.js";
import { keepInTab, keptInTab } from "./keeping.js";
import { watchLayout } from "./layout.js";
import { unmark } from "./marks.js";
import { scene, table } from "./table.js";

const KEPT = "mistakes"; // what was solved, until the tab is closed

/** @param {string} [solved] */
function tick(solved) {
  const known = new Set((keptInTab(KEPT) ?? "").split(" "));
  const [id = "", , step = ""] = (table.dataset.table ?? "").split("/");
  if (solved) known.add(`${id}/${step}`);
  if (solved) keepInTab(KEPT, [...known].join(" "));
  for (const line of all("[data-mistake]", table)) line.toggleAttribute("data-solved", known.has(`${id}/${line.dataset.mistake}`));
}

/** @param {{ html?: string, verdict?: string }} told */
function answered(told) {
  awake();
  offer();
  const task = document.getElementById("task");
  if (!task || !told.html) return;
  close();
  task.innerHTML = told.html;
  table.dataset.sheet = "";
  if (told.verdict === "good") tick("good");
  /** @type {HTMLElement | null} */ (task.querySelector(".primary"))?.focus();
}

function again() {
  unmark();
  table.removeAttribute("data-sheet");
  const task = document.getElementById("task");
  if (task) task.innerHTML = before;
}

let before = "";

/** The position drawn for another kind of screen; once, where the browser keeps nothing. */
function drawAnew() {
  const drawn = scene()?.dataset.layout ?? "";
  if (keptInTab("layout") !== drawn && keepInTab("layout", drawn)) location.reload();
}

export function start() {
  watchLayout(drawAnew);
  before = document.getElementById("task")?.innerHTML ?? "";
  tick();
  document.addEventListener("acted", (event) => answered(/** @type {CustomEvent} */ (event).detail));
  table.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-try-again]")) again();
  });
}
