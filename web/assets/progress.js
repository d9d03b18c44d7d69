// @ts-check
// How far an analysis has come, until the page can show it.

import { first } from "./elements.js";

const PAUSE = 500; // milliseconds between two looks

/** @param {HTMLElement} progress */
export function startProgress(progress) {
  const bar = /** @type {HTMLProgressElement} */ (first("progress", progress));
  const look = async () => {
    const answer = await fetch(progress.dataset.progress ?? "").catch(() => null);
    const told = answer && answer.ok ? await answer.json() : { stage: "running" };
    if (told.stage !== "running") return location.reload();
    if (told.all) show(told.done, told.all);
    setTimeout(look, PAUSE);
  };
  /** @param {number} done @param {number} of */
  const show = (done, of) => {
    const [label, count] = [first("label", progress), first(".count", progress)];
    if (label) label.textContent = progress.dataset.running ?? "";
    if (count) count.textContent = `${done} / ${of}`;
    bar.max = of;
    bar.value = done;
  };
  setTimeout(look, PAUSE);
}
