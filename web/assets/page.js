// @ts-check
// What every page begins with: it starts what the page has need of. Whoever hears a key first is told first, so a choice
// is taken back only where no words stand near a piece.

import * as live from "./live.js";
import { readSpeed, swapBy } from "./motion.js";
import { arrive, swap } from "./picture.js";
import * as presses from "./presses.js";
import { startProgress } from "./progress.js";
import { startReplay } from "./replay.js";
import { showTheme } from "./settings.js";
import * as summary from "./summary.js";
import { isAtTable, table } from "./table.js";
import * as tableStatus from "./table-status.js";
import { openTab } from "./tabs.js";
import * as tooltip from "./tooltip.js";

showTheme();
readSpeed();
presses.listen();

const replay = document.getElementById("replay");
if (replay) startReplay(replay);
const progress = document.getElementById("progress");
if (progress) startProgress(progress);

if (isAtTable) {
  tooltip.listen();
  tableStatus.watch();
  summary.watch();
  swapBy(swap);
  openTab("board");
  arrive();
  table.dataset.awake = "";
  live.listen();
}
