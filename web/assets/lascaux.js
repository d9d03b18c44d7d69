// The page's own small script: it narrows the list of legal actions by what is clicked, sends the one that is left, and
// swaps in the picture that the server pushes. It knows no rules.
"use strict";

const table = document.getElementById("table");
let said = ""; // the words chosen so far
let number = -1;

function choices() {
  const held = document.getElementById("choices");
  return held ? JSON.parse(held.textContent) : [];
}

function startsWith(action, words) {
  return words === "" || action === words || action.startsWith(words + " ");
}

async function post(path, body) {
  const answer = await fetch(`/t/${table.dataset.table}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body || {}),
  });
  const told = await answer.json().catch(() => ({ ok: false, error: { message: answer.statusText } }));
  if (!told.ok) tell(told.error);
  return told;
}

// A refusal: what, why, and the rule as a link.
function tell(error) {
  const dialog = document.getElementById("why");
  const line = dialog.querySelector("p");
  line.textContent = error.message + " ";
  if (error.rule) {
    const link = document.createElement("a");
    link.href = `/rule/${error.rule}`;
    link.textContent = error.rule;
    line.append(link);
  }
  if (!dialog.open) dialog.show();
}

async function act(action) {
  said = "";
  document.getElementById("why").close();
  await post("act", { action });
}

// What can still be said after the words chosen so far: one button for every next step that differs.
function offer() {
  const bar = table.querySelector(".choices");
  if (!bar) return;
  bar.replaceChildren();
  const open = choices().filter((choice) => startsWith(choice.action, said));
  table.querySelectorAll(".chosen").forEach((piece) => piece.classList.remove("chosen"));
  if (said) {
    table.querySelectorAll(`[data-say="${CSS.escape(said)}"]`).forEach((piece) => piece.classList.add("chosen"));
    bar.append(button(bar.dataset.back || "←", () => { said = ""; offer(); }, "back"));
  }
  // Short lists are shown whole; long ones wait for a piece to be chosen, unless no piece stands for them.
  const onBoard = new Set([...table.querySelectorAll("[data-say]")].map((piece) => piece.dataset.say));
  const reachable = (action) => [...onBoard].some((words) => words !== said && startsWith(action, words));
  const shown = open.filter((choice) => said !== "" || open.length <= 12 || !reachable(choice.action));
  for (const choice of shown.slice(0, 80)) bar.append(button(choice.label, () => act(choice.action), "choice", choice.action));
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

function choose(words) {
  const open = choices().filter((choice) => startsWith(choice.action, words));
  if (open.length === 1) return act(open[0].action);
  said = said === words ? "" : words;
  offer();
  const first = table.querySelector(".choices .choice");
  if (first) first.focus();
}

function pressed(event) {
  const target = event.target.closest("[data-say],[data-why],[data-hint],[data-undo],[data-close],[data-theme-switch]");
  if (!target) return;
  if (target.dataset.say !== undefined) choose(target.dataset.say);
  else if (target.dataset.why !== undefined) post("why", { action: target.dataset.why });
  else if (target.dataset.hint !== undefined) hint(target);
  else if (target.dataset.undo !== undefined) post("undo");
  else if (target.dataset.close !== undefined) target.closest("dialog").close();
  else if (target.dataset.themeSwitch !== undefined) switchTheme();
}

async function hint(asked) {
  asked.disabled = true;
  const told = await post("hint");
  asked.disabled = false;
  if (!told.ok) return;
  const choice = choices().find((choice) => choice.action === told.action);
  if (choice) tell({ message: choice.label });
}

function switchTheme() {
  const dark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === "night"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  setTheme(dark ? "day" : "night");
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  try { localStorage.setItem("theme", theme); } catch { /* a browser that keeps nothing still shows it */ }
}

// Pieces travel: every piece with an id is the same piece in the next picture.
function nameForTravel() {
  if (!document.startViewTransition) return;
  table.querySelectorAll(".piece[id]").forEach((piece) => { piece.style.viewTransitionName = piece.id; });
}

function swap(markup) {
  const scroll = window.scrollY;
  const focus = document.activeElement && document.activeElement.id;
  const typed = table.querySelector("[data-chat] input");
  const words = typed ? typed.value : "";
  const typing = typed && typed === document.activeElement;
  table.innerHTML = markup;
  said = "";
  arrive();
  window.scrollTo(0, scroll);
  const again = table.querySelector("[data-chat] input");
  if (again) { again.value = words; if (typing) again.focus(); }
  if (focus && document.getElementById(focus)) document.getElementById(focus).focus();
}

function arrive() {
  const scene = table.querySelector(".scene");
  if (!scene) return;
  const seat = scene.dataset.seat;
  number = Number(scene.dataset.number);
  const own = scene.hasAttribute("data-own");
  const title = document.title.replace(/^● /, "");
  document.title = own ? "● " + title : title;
  if (own && document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification("Lascaux", { body: table.dataset.yourTurn, tag: table.dataset.table });
  }
  if (scene.hasAttribute("data-shared") && own && arrive.seat !== undefined && arrive.seat !== seat) {
    const pass = document.getElementById("pass");
    pass.querySelector("p").textContent = scene.dataset.name;
    pass.showModal();
  }
  if (own || arrive.seat === undefined) arrive.seat = seat;
  offer();
}

function listen() {
  const live = new EventSource(`/t/${table.dataset.table}/live`);
  live.addEventListener("scene", (event) => {
    if (Number(event.lastEventId) === number && table.querySelector(".scene")) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (document.startViewTransition && !calm && !document.hidden) {
      nameForTravel();
      document.startViewTransition(() => { swap(event.data); nameForTravel(); });
    } else {
      swap(event.data);
    }
  });
}

document.addEventListener("click", pressed);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && table && said) { said = ""; offer(); }
  if ((event.key === "Enter" || event.key === " ") && event.target.matches("g[data-say],g[data-why]")) {
    event.preventDefault();
    pressed(event);
  }
});
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-submit]")) event.target.form.submit();
});
document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-chat]")) return;
  event.preventDefault();
  const text = event.target.elements.text.value.trim();
  event.target.elements.text.value = "";
  if (text) post("chat", { text });
});
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch { /* as above */ }
if (table) { arrive(); listen(); }
