// What goes to the server and what comes from it: requests with the number of the picture by which they were decided, the
// stream of pictures, and what to do while it is lost.
"use strict";

// ---- asking --------------------------------------------------------------------------------------------------------
async function ask(path, body) {
  const away = { ok: false, error: { message: table.dataset.away } };
  try {
    const answer = await fetch(`/t/${table.dataset.table}/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body || {}),
    });
    const told = await answer.json().catch(() => away);
    return told.ok || told.error ? told : away;
  } catch {
    return away;
  }
}

async function post(path, body) {
  const told = await ask(path, body);
  if (!told.ok) tell(told.error);
  return told;
}

// What somebody decides, they decide by the picture that is shown, which may be older than the last one that came. If the
// table has gone on since, nothing is done and nobody is to blame: the new picture says everything.
async function settle(path, body) {
  const shown = table.querySelector(".scene")?.dataset.number;
  const told = await ask(path, { ...body, expected: shown === undefined ? undefined : Number(shown) });
  if (told.ok || told.error.code !== "stale") return told;
  awake();
  offer();
  if (told.scene && Number(told.number) > number) {
    number = Number(told.number);
    Motion.push(told.scene);
  }
  Motion.skip();
  return { ...told, stale: true };
}

async function settleOrTell(path, body) {
  const told = await settle(path, body);
  if (!told.ok && !told.stale) tell(told.error);
  return told;
}

// ---- the stream ----------------------------------------------------------------------------------------------------
const Live = (() => {
  const PATIENCE = 2000; // a moment without the stream is not worth a word
  const LONGEST = 30000;
  let parts = []; // of the last picture that came through the stream
  let isFirst = true;
  let pause = 0;
  let silence = 0;
  let wanted = null; // the version of the files that the server has, if it is not ours

  // Only what has changed is sent: a new part after "+", or "=" with where parts of the picture before begin and their
  // count. Nothing comes of it if those are not known.
  function putTogether(told) {
    const known = parts;
    let isWhole = true;
    parts = told.split("\n").flatMap((line) => {
      if (line.startsWith("+")) return line.slice(1);
      const [from, count] = line.slice(1).split(" ").map(Number);
      isWhole &&= from + count <= known.length;
      return known.slice(from, from + count);
    });
    return isWhole ? parts.join("") : null;
  }

  function came(event, live) {
    const picture = putTogether(event.data);
    if (picture === null) return again(live);
    const told = Number(event.lastEventId);
    const isKnown = table.querySelector(".scene") && (told === number || (told < number && !isFirst));
    isFirst = false;
    if (isKnown) return;
    number = told;
    Motion.push(picture);
  }

  // A new stream begins with a whole picture.
  function opened() {
    parts = [];
    isFirst = true;
    pause = 0;
    clearTimeout(silence);
    silence = 0;
    document.getElementById("lost").hidden = true;
  }

  function lost(live) {
    silence ||= setTimeout(() => { document.getElementById("lost").hidden = false; }, PATIENCE);
    // A browser comes back by itself, but not after an answer that was no stream.
    if (live.readyState === EventSource.CLOSED) again(live);
  }

  function again(live) {
    live.close();
    setTimeout(listen, pause);
    pause = Math.min(LONGEST, pause * 2 || PATIENCE);
  }

  // A server with other files than this page was loaded with: its pictures may need them.
  function compare(version) {
    wanted = version === document.body.dataset.version ? null : version;
    if (wanted) renew();
  }

  function isOccupied() {
    const focused = document.activeElement;
    const typed = [...document.querySelectorAll("#main input:not([readonly])")].some((one) => one.value !== one.defaultValue);
    return typed || said !== "" || sure !== null || busy || focused?.matches("#main select, #main input:not([readonly])")
      || document.querySelector("dialog[open], .purse[data-changed]") !== null;
  }

  // Once for each version: a page that is kept somewhere on the way must not be loaded for ever.
  function renew() {
    if (!wanted) return;
    if (isOccupied()) return void setTimeout(renew, 1000);
    try {
      if (sessionStorage.getItem("version") === wanted) return;
      sessionStorage.setItem("version", wanted);
    } catch {
      return; // nobody would know that it was done
    }
    location.reload();
  }

  function listen() {
    const live = new EventSource(`/t/${table.dataset.table}/live`);
    live.addEventListener("open", opened);
    live.addEventListener("error", () => lost(live));
    live.addEventListener("version", (event) => compare(event.data));
    live.addEventListener("closed", () => location.reload()); // the table can only be looked at from now on
    live.addEventListener("scene", (event) => came(event, live));
  }

  return { listen };
})();
