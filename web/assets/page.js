// @ts-check
// What every page begins with: it starts what the page has need of. Whoever hears a key first is told first, so a choice
// is taken back before anything else.

import * as dragging from "./dragging.js";
import * as fetched from "./fetched.js";
import * as inspector from "./inspector.js";
import { watchLayout } from "./layout.js";
import { renewLesson, startLesson } from "./lesson.js";
import * as live from "./live.js";
import * as marks from "./marks.js";
import * as mistakes from "./mistakes.js";
import { readSpeed, swapBy } from "./motion.js";
import { arrive, swap } from "./picture.js";
import * as presses from "./presses.js";
import { startProgress } from "./progress.js";
import { startReplay } from "./replay.js";
import { listenForRules } from "./rule-panel.js";
import { startBook } from "./rulebook.js";
import { showTheme } from "./settings.js";
import * as sharing from "./sharing.js";
import { isAtTable, table } from "./table.js";
import * as tableStatus from "./table-status.js";
import { watchTheatre } from "./theatre.js";

showTheme();
readSpeed();
watchTheatre();
if (document.querySelector(".stage")) listenForRules();
presses.listen();
sharing.listen();
for (const book of document.querySelectorAll(".book-page")) startBook(/** @type {HTMLElement} */ (book));

const replay = document.getElementById("replay");
if (replay) startReplay(replay);
const progress = document.getElementById("progress");
if (progress) startProgress(progress);

inspector.listen();
marks.watch();
if (isAtTable && table.dataset.still !== undefined) {
  arrive();
  mistakes.start();
  table.dataset.awake = "";
} else if (isAtTable) {
  tableStatus.watch();
  dragging.listen();
  fetched.watch();
  swapBy(swap);
  arrive();
  table.dataset.awake = "";
  if (table.dataset.lesson !== undefined) {
    startLesson();
    watchLayout(renewLesson);
  } else {
    live.listen();
    watchLayout(live.renewStream);
  }
}
