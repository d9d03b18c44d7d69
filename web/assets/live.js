// @ts-check
// The stream of pictures, and what to do while it is lost.

import { awake, isOccupied, offer } from "./choosing.js";
import { all, first } from "./elements.js";
import { putTogether } from "./fragments.js";
import { keepInTab, keptInTab } from "./keeping.js";
import { push, skip } from "./motion.js";
import { whenStale } from "./requests.js";
import { scene, table } from "./table.js";

const PATIENCE = 2000; // a moment without the stream is not worth a word
const LONGEST = 30000;

let number = -1; // of the last picture that came
/** Of the last picture that came through the stream. @type {string[]} */
let parts = [];
let isFirst = true;
let pause = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence;
/** The version of the files that the server has, if it is not ours. @type {string | null} */
let wanted = null;

/** @param {boolean} isLost */
function showLost(isLost) {
  const line = document.getElementById("lost");
  if (line) line.hidden = !isLost;
}

/** @param {MessageEvent} event @param {EventSource} live */
function came(event, live) {
  const together = putTogether(event.data, parts);
  parts = together ?? [];
  if (!together) return again(live);
  const told = Number(event.lastEventId);
  const isKnown = scene() && (told === number || (told < number && !isFirst));
  isFirst = false;
  if (isKnown) return;
  number = told;
  push(together.join(""));
}

/** A new stream begins with a whole picture. */
function opened() {
  parts = [];
  isFirst = true;
  pause = 0;
  clearTimeout(silence);
  silence = undefined;
  showLost(false);
}

/** @param {EventSource} live */
function lost(live) {
  silence ??= setTimeout(() => showLost(true), PATIENCE);
  // A browser comes back by itself, but not after an answer that was no stream.
  if (live.readyState === EventSource.CLOSED) again(live);
}

/** @param {EventSource} live */
function again(live) {
  live.close();
  setTimeout(follow, pause);
  pause = Math.min(LONGEST, pause * 2 || PATIENCE);
}

/** A server with other files than this page was loaded with: its pictures may need them. @param {string} version */
function compare(version) {
  wanted = version === document.body.dataset.version ? null : version;
  renew();
}

function isInTheMiddle() {
  const lines = /** @type {HTMLInputElement[]} */ (all("#main input:not([readonly])"));
  return isOccupied() || lines.some((line) => line.value !== line.defaultValue)
    || document.activeElement?.matches("#main select, #main input:not([readonly])")
    || first("dialog[open], .purse[data-changed], .menu[open]") !== null;
}

/** Once for each version: a page that is kept somewhere on the way must not be loaded for ever. */
function renew() {
  if (!wanted) return;
  if (isInTheMiddle()) return void setTimeout(renew, 1000);
  if (keptInTab("version") === wanted) return;
  // Where nothing is kept, nobody would know that it was done.
  if (keepInTab("version", wanted)) location.reload();
}

/** The stream that is open. @type {EventSource | undefined} */
let stream;

/** Begins the stream anew, with a whole picture that is shown even if its number is known. */
export function renewStream() {
  stream?.close();
  number = -1;
  follow();
}

function follow() {
  const live = new EventSource(`/t/${table.dataset.table}/live`);
  stream = live;
  live.addEventListener("open", opened);
  live.addEventListener("error", () => lost(live));
  live.addEventListener("version", (event) => compare(event.data));
  live.addEventListener("closed", () => location.reload()); // the table can only be looked at from now on
  live.addEventListener("scene", (event) => came(event, live));
}

/** Listens from the picture on that the page came with. */
export function listen() {
  number = Number(scene()?.dataset.number ?? -1);
  whenStale((told) => {
    awake();
    offer();
    if (told.scene && Number(told.number) > number) {
      number = Number(told.number);
      push(told.scene);
    }
    skip();
  });
  follow();
}
