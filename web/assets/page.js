// @ts-check
// What every page begins with: it starts what the page has need of. Whoever hears a key first is told first, so a choice
// is taken back before anything else. What only some pages need, or only some presses, is loaded by those.

import { aimedAt } from "./elements.js";
import * as fetched from "./fetched.js";
import * as inspector from "./inspector.js";
import { watchLayout } from "./layout.js";
import * as live from "./live.js";
import * as marks from "./marks.js";
import { readSpeed, swapBy } from "./motion.js";
import { arrive, swap } from "./picture.js";
import * as presses from "./presses.js";
import { raiseTheatre } from "./scenes.js";
import { showTheme } from "./settings.js";
import { isAtTable, table } from "./table.js";
import * as tableStatus from "./table-status.js";

/**
 * The first press on something brings what answers it, and is then made again. A link leads on if nothing can be brought.
 * @param {string} what @param {() => Promise<void>} brought
 */
function bring(what, brought) {
  /** @param {MouseEvent} event */
  const asked = async (event) => {
    const pressed = aimedAt(event, what);
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    document.removeEventListener("click", asked, true);
    try {
      await brought();
    } catch {
      if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
      return;
    }
    pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  document.addEventListener("click", asked, true);
}

showTheme();
readSpeed();
if (document.querySelector(".stage")) raiseTheatre();
if (document.querySelector(".stage")) bring('a[href^="/rule/"]', async () => (await import("./rule-panel.js")).listenForRules());
presses.listen();
// Sharing is offered only where the device can; copying does everywhere.
document.documentElement.toggleAttribute("data-can-share", typeof navigator.share === "function");
bring("[data-copy-link], [data-share]", async () => (await import("./sharing.js")).listen());
const books = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".book-page")]);
if (books.length) import("./rulebook.js").then(({ startBook }) => books.forEach(startBook));

const replay = document.getElementById("replay");
if (replay) import("./replay.js").then(({ startReplay }) => startReplay(replay));
const progress = document.getElementById("progress");
if (progress) import("./progress.js").then(({ startProgress }) => startProgress(progress));

inspector.listen();
marks.watch();
if (isAtTable && table.dataset.still !== undefined) {
  arrive();
  import("./mistakes.js").then((mistakes) => {
    mistakes.start();
    table.dataset.awake = "";
  });
} else if (isAtTable) {
  tableStatus.watch();
  import("./dragging.js").then((dragging) => dragging.listen());
  fetched.watch();
  swapBy(swap);
  arrive();
  if (table.dataset.lesson !== undefined) {
    import("./lesson.js").then(({ renewLesson, startLesson }) => {
      startLesson();
      watchLayout(renewLesson);
      table.dataset.awake = "";
    });
  } else {
    table.dataset.awake = "";
    live.listen();
    watchLayout(live.renewStream);
  }
}
