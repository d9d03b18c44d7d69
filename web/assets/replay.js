// Looking back: the slider and keys of the replay, the progress of an analysis, the summary that can be put away.
"use strict";

(() => {
  const replay = document.getElementById("replay");
  if (!replay) return;
  const holder = document.getElementById("past");
  const bar = replay.querySelector(".replay-bar");
  const slider = bar.querySelector("input[type=range]");
  const playing = bar.querySelector("[data-play]");
  const kept = new Map(); // positions that were fetched
  let wanted = null;
  let busy = false;
  let timer = 0;

  const scene = () => holder.querySelector(".scene");
  const query = () => replay.dataset.query || "";
  const address = (step) => `/t/${replay.dataset.table}/at/${step}${query()}`;

  async function fetched(step) {
    const at = `/t/${replay.dataset.table}/at/${step}/scene${query()}`;
    if (!kept.has(at)) {
      const answer = await fetch(at);
      if (!answer.ok) throw new Error(answer.statusText);
      if (kept.size > 60) kept.clear();
      kept.set(at, await answer.text());
    }
    return kept.get(at);
  }

  // The newest wish counts: while one position is on its way, those in between are left out.
  async function show(step) {
    wanted = Number(step);
    slider.value = wanted;
    if (busy) return;
    busy = true;
    try {
      while (wanted !== null) {
        const next = wanted;
        wanted = null;
        swap(await fetched(next));
        history.replaceState(null, "", address(next));
      }
      const on = scene().dataset.on;
      if (on !== scene().dataset.step) fetched(on).catch(() => {});
    } catch {
      rest();
    } finally {
      busy = false;
    }
  }

  function name() {
    holder.querySelectorAll(".piece[id]").forEach((piece) => { piece.style.viewTransitionName = piece.id; });
  }

  function swap(markup) {
    const open = [...holder.querySelectorAll("details[open]")].map((one) => one.className);
    const put = () => {
      holder.innerHTML = markup;
      bar.querySelector(".said").replaceWith(holder.querySelector(".said"));
      holder.querySelectorAll("details").forEach((one) => { if (open.includes(one.className)) one.open = true; });
      settle();
    };
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (timer && document.startViewTransition && !calm && !document.hidden) {
      name();
      document.startViewTransition(() => { put(); name(); });
    } else {
      put();
    }
  }

  const ways = {
    "replay-first": "first", "replay-round-back": "roundBack", "replay-back": "back",
    "replay-on": "on", "replay-round-on": "roundOn", "replay-last": "last",
  };

  function settle() {
    const here = scene().dataset;
    slider.max = here.last;
    if (wanted === null) slider.value = here.step;
    bar.querySelectorAll("[data-way]").forEach((way) => { way.href = address(here[ways[way.dataset.way]]); });
  }

  function go(way) {
    const from = wanted === null ? scene().dataset[way] : null;
    if (from !== null) show(from);
  }

  function rest() {
    clearInterval(timer);
    timer = 0;
    playing.textContent = playing.dataset.play;
  }

  function play() {
    if (timer) return rest();
    if (scene().dataset.step === scene().dataset.last) show(scene().dataset.first);
    playing.textContent = playing.dataset.pause;
    timer = setInterval(() => {
      if (scene().dataset.step === scene().dataset.last) return rest();
      go("on");
    }, 900);
  }

  const keys = {
    ArrowLeft: "back", ArrowRight: "on", ArrowUp: "roundBack", ArrowDown: "roundOn",
    PageUp: "roundBack", PageDown: "roundOn", Home: "first", End: "last",
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target !== slider && event.target.matches("input, select, textarea")) return;
    if (keys[event.key]) {
      event.preventDefault();
      rest();
      go(keys[event.key]);
    } else if (event.key === " " && (event.target === slider || event.target === document.body)) {
      event.preventDefault();
      play();
    }
  });
  slider.addEventListener("input", () => { rest(); show(slider.value); });
  playing.hidden = false;
  playing.addEventListener("click", play);
  replay.addEventListener("click", (event) => {
    const way = event.target.closest("[data-way]");
    const seen = event.target.closest("[data-viewpoint]");
    const link = event.target.closest("[data-copy]");
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (way) {
      event.preventDefault();
      rest();
      go(ways[way.dataset.way]);
    } else if (seen) {
      event.preventDefault();
      replay.dataset.query = seen.dataset.viewpoint;
      show(scene().dataset.step);
    } else if (link && navigator.clipboard) {
      event.preventDefault();
      navigator.clipboard.writeText(link.href).then(() => { link.textContent = link.dataset.copy; }, () => {});
    }
  });
})();

(() => {
  const progress = document.getElementById("progress");
  if (!progress) return;
  const bar = progress.querySelector("progress");
  const look = async () => {
    const answer = await fetch(progress.dataset.progress).catch(() => null);
    const told = answer && answer.ok ? await answer.json() : { stage: "running" };
    if (told.stage !== "running") return location.reload();
    if (told.all) {
      if (told.all) progress.querySelector("label").textContent = progress.dataset.running;
      bar.max = told.all || 1;
      bar.value = told.done;
      progress.querySelector(".count").textContent = `${told.done} / ${told.all}`;
    }
    setTimeout(look, 500);
  };
  setTimeout(look, 500);
})();

(() => {
  const table = document.getElementById("table");
  if (!table) return;
  let away = null; // the summary that was put away stays away until there is a new one
  const remember = (event) => {
    if (event.target.matches("details.since")) away = event.target.open ? null : event.target.dataset.since;
  };
  table.addEventListener("toggle", remember, true);
  new MutationObserver(() => {
    const summary = table.querySelector("details.since");
    if (summary && summary.open && summary.dataset.since === away) summary.open = false;
  }).observe(table, { childList: true });
})();
