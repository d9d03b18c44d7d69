// The page's own small script: it narrows the list of legal actions by what is pressed, sends the one that is left, and
// swaps in the picture that comes next. It knows no rules.
"use strict";

const table = document.getElementById("table");
const MANY = 8; // longer lists wait for a piece to be chosen, where pieces stand for them
const FEW = 6; // so many are offered as buttons too, though one press on a piece says the same
let said = ""; // the words chosen so far
let number = -1; // of the last picture that came
let sure = null; // an action that waits for its confirmation
let busy = false; // an act is on its way

// ---- what the browser keeps ----------------------------------------------------------------------------------------
function kept(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}
function keep(name, value) {
  try { localStorage.setItem(name, value); } catch { /* a browser that keeps nothing still shows it */ }
}

// ---- what is told --------------------------------------------------------------------------------------------------
// What, why, and the rule as a link.
function say(line, error) {
  line.textContent = error.message + " ";
  if (error.rule) line.append(ruleLink(error.rule));
}

function ruleLink(rule) {
  const link = document.createElement("a");
  link.href = `/rule/${rule}`;
  link.textContent = rule;
  return link;
}

function tell(error) {
  const dialog = document.getElementById("why");
  say(dialog.querySelector("p"), error);
  if (!dialog.open) dialog.show();
}

// For those who listen: the one live region that stays when the picture is swapped.
function announce(words) {
  const region = document.getElementById("announce");
  if (region && words) region.textContent = words;
}

// ---- choosing ------------------------------------------------------------------------------------------------------
function choices() {
  const held = document.getElementById("choices");
  return held ? JSON.parse(held.textContent) : [];
}

function startsWith(action, words) {
  return words === "" || action === words || action.startsWith(words + " ");
}

async function act(action) {
  if (busy) return; // the second half of a double click
  busy = true;
  forgetChoice();
  table.dataset.busy = "";
  document.getElementById("why").close();
  Motion.acted();
  const told = await settle("act", { action });
  if (told.ok || told.stale) return; // the next picture wakes the page
  awake();
  if (told.error.code !== "wrong-turn") tell(told.error);
}

function awake() {
  busy = false;
  table.removeAttribute("data-busy");
}

function forgetChoice() {
  said = "";
  sure = null;
}

// The word a piece stands for once something is chosen: where to go, or what to copy.
function nextOf(piece) {
  const inner = piece.dataset.next === undefined ? piece.querySelector("[data-next]") : piece;
  return inner ? inner.dataset.next : undefined;
}

function wordsOf(piece, open) {
  const next = said && nextOf(piece);
  const words = `${said} ${next}`;
  if (next && open.some((choice) => startsWith(choice.action, words))) return words;
  return piece.dataset.say;
}

// The pieces light up that can be pressed now; after the first press those that can come next.
function light(open) {
  for (const piece of table.querySelectorAll(".piece.next")) {
    piece.classList.remove("next");
    piece.setAttribute("role", piece.dataset.role);
    if (piece.dataset.role === "img") piece.removeAttribute("tabindex");
  }
  table.querySelectorAll(".piece.chosen").forEach((piece) => piece.classList.remove("chosen"));
  table.toggleAttribute("data-choosing", said !== "");
  if (!said) return;
  table.querySelectorAll(`.piece[data-say="${CSS.escape(said)}"]`).forEach((piece) => piece.classList.add("chosen"));
  for (const inner of table.querySelectorAll("[data-next]")) {
    const piece = inner.closest(".piece");
    if (!piece || !wordsOf(piece, open)?.startsWith(said + " ")) continue;
    piece.dataset.role = piece.getAttribute("role");
    piece.classList.add("next");
    piece.setAttribute("role", "button");
    piece.setAttribute("tabindex", "0");
  }
}

function button(label, press, kind, action) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = kind;
  made.textContent = label;
  if (action) made.dataset.action = action;
  made.addEventListener("click", press);
  return made;
}

function takeBack() {
  const chosen = said;
  forgetChoice();
  offer();
  const piece = table.querySelector(`.piece[data-say="${CSS.escape(chosen)}"]`);
  (piece || table.querySelector(".choices button"))?.focus();
}

// What can still be said after the words chosen so far.
function offer() {
  const bar = table.querySelector(".choices");
  if (!bar) return;
  bar.replaceChildren();
  const open = choices().filter((choice) => startsWith(choice.action, said));
  light(open);
  if (said || sure) bar.append(button(bar.dataset.back, takeBack, "back"));
  if (sure) return void bar.append(button(sure.label, () => act(sure.action), "choice costly", sure.action));
  const counted = open.length > 3 ? Purse.read(open, JSON.parse(bar.dataset.counted || "{}")) : null;
  if (counted) bar.append(Purse.draw(counted, bar));
  const rest = counted ? open.filter((choice) => !counted.ways.some((way) => way.choice === choice)) : open;
  const pieces = [...table.querySelectorAll(".piece[data-say],.piece.next")].filter((piece) => !piece.classList.contains("chosen"));
  const onBoard = pieces.map((piece) => wordsOf(piece, open)).filter((words) => words && words !== said);
  const isReachable = (action) => onBoard.some((words) => startsWith(action, words));
  const isHeld = (action) => (rest.length > MANY && isReachable(action)) || (rest.length > FEW && onBoard.includes(action));
  const shown = rest.filter((choice) => !isHeld(choice.action));
  shown.sort((one, other) => one.action.localeCompare(other.action, "en", { numeric: true }));
  for (const choice of shown) bar.append(button(choice.label, () => decide(choice), "choice", choice.action));
  cue(bar);
}

// A list that goes on below its edge fades there.
function cue(bar) {
  bar.classList.toggle("more", bar.scrollHeight - bar.clientHeight - bar.scrollTop > 4);
}

// One press is enough, unless a slip would be dear.
function decide(choice) {
  if (!choice.costly || sure) return act(choice.action);
  sure = choice;
  offer();
  table.querySelector(".choices .choice").focus();
}

function choose(words) {
  if (busy) return;
  const open = choices().filter((choice) => startsWith(choice.action, words));
  if (open.length === 1) return decide(open[0]);
  said = said === words ? "" : words;
  sure = null;
  offer();
  const first = table.querySelector(".choices .choice:not(:disabled)");
  if (said && first) first.focus({ preventScroll: true });
}

function pressedPiece(piece, keys) {
  const words = wordsOf(piece, choices());
  if (busy) return;
  if (words !== undefined) {
    Near.hide();
    choose(words);
  } else Near.pin(piece, keys);
}

// ---- presses and keys ----------------------------------------------------------------------------------------------
function pressed(event, keys) {
  const target = event.target.closest("[data-hint],[data-undo],[data-skip],[data-close],[data-theme-switch],[data-tab],[data-notify]");
  const piece = target ? null : event.target.closest("#table .piece");
  if (piece) return pressedPiece(piece, keys);
  if (!target) return event.target.closest("#near") ? undefined : Near.hide();
  if (target.dataset.hint !== undefined) hint(target);
  else if (target.dataset.undo !== undefined) settleOrTell("undo");
  else if (target.dataset.skip !== undefined) Motion.skip();
  else if (target.dataset.close !== undefined) target.closest("dialog").close();
  else if (target.dataset.themeSwitch !== undefined) switchTheme();
  else if (target.dataset.tab !== undefined) {
    openTab(target.dataset.tab);
    table.querySelector(".scene[data-over]")?.scrollIntoView();
  }
  else if (target.dataset.notify !== undefined) switchNotes();
}

async function hint(asked) {
  asked.disabled = true;
  const told = await post("hint");
  asked.disabled = false;
  if (!told.ok) return;
  const choice = choices().find((choice) => choice.action === told.action);
  if (!choice) return;
  tell({ message: choice.label });
  for (const piece of table.querySelectorAll(".piece[data-say]")) {
    piece.classList.toggle("hinted", startsWith(choice.action, piece.dataset.say));
  }
}

function switchTheme() {
  const dark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === "night"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "day" : "night";
  keep("theme", document.documentElement.dataset.theme);
}

// Asks for leave only here, when somebody wants to be told.
async function switchNotes() {
  const on = kept("notes") === "on";
  if (!on && "Notification" in window && Notification.permission !== "granted") await Notification.requestPermission();
  const may = "Notification" in window && Notification.permission === "granted";
  keep("notes", !on && may ? "on" : "off");
  settings();
}

function settings() {
  for (const select of table.querySelectorAll("select[data-speed]")) select.value = Motion.speed();
  for (const note of table.querySelectorAll("[data-notify]")) note.setAttribute("aria-pressed", String(kept("notes") === "on"));
}

// ---- tabs of a narrow screen -----------------------------------------------------------------------------------------
function openTab(tab) {
  table.dataset.open = tab;
  for (const one of document.querySelectorAll("[data-tab]")) one.setAttribute("aria-pressed", String(one.dataset.tab === tab));
}

// A dot on every tab where something can be pressed; if nothing can on the open one, the first of those is opened.
function dots(own) {
  const homes = { board: ".board", mine: ".seat.own", others: ".seat:not(.own)" };
  const here = (tab) => own && [...table.querySelectorAll(`${homes[tab]} .piece.possible`)].length > 0;
  const lit = Object.keys(homes).filter(here);
  for (const one of document.querySelectorAll("[data-tab]")) one.classList.toggle("lit", lit.includes(one.dataset.tab));
  if (own && lit.length && !lit.includes(table.dataset.open)) openTab(lit[0]);
}

// ---- pictures come -----------------------------------------------------------------------------------------------------
// What has the focus, so that it can be found again in the next picture.
function focusKey() {
  const focused = document.activeElement;
  if (!focused || !table.contains(focused)) return null;
  if (focused.id) return `#${CSS.escape(focused.id)}`;
  for (const name of ["data-action", "data-hint", "data-undo", "data-speed", "data-notify"]) {
    if (focused.hasAttribute(name)) return `[${name}="${CSS.escape(focused.getAttribute(name))}"]`;
  }
  return focused.matches("[data-chat] input") ? "[data-chat] input" : ".nothing";
}

const opened = () => [...table.querySelectorAll("details")].map((one) => [one.id || one.className, one.open]);

function swap(markup) {
  const focus = focusKey();
  const wasOver = table.querySelector(".scene[data-over]") !== null;
  const folds = new Map(opened());
  const scrolled = [".board", ".side", ".seats-part", ".log ol"].map((place) => [place, table.querySelector(place)?.scrollTop]);
  const typed = table.querySelector("[data-chat] input")?.value;
  const scroll = window.scrollY;
  table.innerHTML = markup;
  forgetChoice();
  const isOver = table.querySelector(".scene[data-over]") !== null;
  for (const one of table.querySelectorAll("details")) {
    const was = folds.get(one.id || one.className);
    if (was !== undefined && isOver === wasOver) one.open = was;
  }
  arrive();
  window.scrollTo(0, scroll);
  for (const [place, top] of scrolled) if (top && table.querySelector(place)) table.querySelector(place).scrollTop = top;
  const chat = table.querySelector("[data-chat] input");
  if (chat && typed) chat.value = typed;
  if (focus) (table.querySelector(focus) || nextStep())?.focus({ preventScroll: true });
}

// Where the keys go on when what had the focus is gone: the first thing that can be done.
function nextStep() {
  const possible = [...table.querySelectorAll(".choices .choice, .piece.possible")].find((one) => one.getClientRects().length);
  return possible || table.querySelector(".prompt");
}

function heard(scene) {
  const lines = [...scene.querySelectorAll(".log li")];
  const before = heard.steps;
  heard.steps = Number(scene.querySelector(".log ol")?.dataset.steps || 0);
  const fresh = lines.filter((line) => before !== undefined && Number(line.dataset.step) > before);
  const told = fresh.reverse().map((line) => line.textContent);
  announce([...told, scene.querySelector(".who")?.textContent.replace(/\s+/g, " ").trim()].join(" "));
}

// Around one device: whoever comes next says so before anything of theirs is shown, also after the page was loaded anew.
let holder; // who has the device, for a browser that keeps nothing
function hold(seat) {
  holder = seat;
  try { sessionStorage.setItem(`seat-${table.dataset.table}`, seat); } catch { /* known until the next load, then */ }
}
function passOn(seat, name) {
  let last = holder;
  try { last = sessionStorage.getItem(`seat-${table.dataset.table}`) ?? holder; } catch { /* as above */ }
  if (last === undefined || last === seat) return hold(seat);
  const pass = document.getElementById("pass");
  pass.querySelector("p").textContent = name;
  pass.addEventListener("close", () => hold(seat), { once: true });
  if (!pass.open) pass.showModal();
}

// Links for friends begin as this page was reached; the server need not know how.
function complete() {
  for (const link of table.querySelectorAll(".links input")) {
    if (link.value.startsWith("/")) link.value = location.origin + link.value;
  }
}

function arrive() {
  const scene = table.querySelector(".scene");
  if (!scene) return;
  awake();
  Near.forget();
  const seat = scene.dataset.seat;
  const own = scene.hasAttribute("data-own");
  const title = document.title.replace(/^● /, "");
  document.title = own ? "● " + title : title;
  if (own && document.hidden && kept("notes") === "on" && "Notification" in window && Notification.permission === "granted") {
    new Notification("Lascaux", { body: table.dataset.yourTurn, tag: table.dataset.table });
  }
  if (own && scene.hasAttribute("data-shared")) passOn(seat, scene.dataset.name);
  else if (own) hold(seat); // nothing is hidden yet, but something may be on the next turn
  offer();
  dots(own);
  settings();
  complete();
  heard(scene);
}

document.addEventListener("scroll", (event) => event.target.matches?.(".choices") && cue(event.target), true);
document.addEventListener("click", (event) => pressed(event, event.detail === 0));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && table && (said || sure) && !Near.isOpen()) takeBack();
  if ((event.key === "Enter" || event.key === " ") && event.target.matches("g.piece,span.piece")) {
    event.preventDefault();
    pressed(event, true);
  }
});
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-submit]")) event.target.form.submit();
  if (event.target.matches("[data-speed]")) keep("speed", event.target.value);
});
document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-chat]")) return;
  event.preventDefault();
  const text = event.target.elements.text.value.trim();
  event.target.elements.text.value = "";
  if (text) post("chat", { text });
});
if (kept("theme")) document.documentElement.dataset.theme = kept("theme");
// The other scripts of the page are there by then.
document.addEventListener("DOMContentLoaded", () => {
  if (!table) return;
  number = Number(table.querySelector(".scene")?.dataset.number ?? -1);
  openTab("board");
  arrive();
  table.dataset.awake = "";
  Live.listen();
});
