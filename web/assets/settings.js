// @ts-check
// What everybody sets for their own browser: day or night, notes when it is one's turn, how fast others' moves come.

import { all } from "./elements.js";
import { keep, kept } from "./keeping.js";
import { speed } from "./pace.js";
import { cut } from "./scenes.js";
import { areSoundsOn, switchSounds } from "./sounds.js";
import { table } from "./table.js";

export function showTheme() {
  const chosen = kept("theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
}

export function switchTheme() {
  const shown = document.documentElement.dataset;
  const isNight = shown.theme ? shown.theme === "night" : matchMedia("(prefers-color-scheme: dark)").matches;
  shown.theme = isNight ? "day" : "night";
  keep("theme", shown.theme);
}

const mayNote = () => "Notification" in window && Notification.permission === "granted";

/** Asks for leave only here, when somebody wants to be told. */
export async function switchNotes() {
  const on = kept("notes") === "on";
  if (!on && "Notification" in window && !mayNote()) await Notification.requestPermission();
  keep("notes", !on && mayNote() ? "on" : "off");
  showSettings();
}

/** A note for somebody who looks elsewhere. */
export function noteTurn() {
  if (!document.hidden || kept("notes") !== "on" || !mayNote()) return;
  new Notification("Lascaux", { body: table.dataset.yourTurn, tag: table.dataset.table });
}

/** How fast others' moves follow each other. @param {HTMLElement} chosen */
export function switchPace(chosen) {
  keep("speed", chosen.dataset.pace ?? "");
  if (chosen.dataset.pace === "instant") cut();
  showSettings();
}

/** Whether anything is heard. */
export function switchHearing() {
  switchSounds();
  showSettings();
}

export function showSettings() {
  for (const heard of all("[data-sounds]", table)) heard.setAttribute("aria-pressed", String(areSoundsOn()));
  for (const pace of all("button[data-pace]")) pace.setAttribute("aria-pressed", String(pace.dataset.pace === speed()));
  for (const note of all("[data-notify]", table)) note.setAttribute("aria-pressed", String(kept("notes") === "on"));
}
