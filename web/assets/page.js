// @ts-check
// What every page begins with: it starts what the page has need of. Whoever hears a key first is told first, so a choice
// is taken back before anything else.

import * as fetched from "./fetched.js";
import * as inspector from "./inspector.js";
import { watchLayout } from "./layout.js";
import * as live from "./live.js";
import { readSpeed, swapBy } from "./motion.js";
import { arrive, swap } from "./picture.js";
import * as presses from "./presses.js";
import { startProgress } from "./progress.js";
import { startReplay } from "./replay.js";
import { showTheme } from "./settings.js";
import { isAtTable, table } from "./table.js";
import * as tableStatus from "./table-status.js";

showTheme();
readSpeed();
presses.listen();

const replay = document.getElementById("replay");
if (replay) startReplay(replay);
const progress = document.getElementById("progress");
if (progress) startProgress(progress);

inspector.listen();
if (isAtTable) {
  tableStatus.watch();
  fetched.watch();
  swapBy(swap);
  arrive();
  table.dataset.awake = "";
  live.listen();
  watchLayout(live.renewStream);
}
