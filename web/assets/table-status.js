// What stands around a match: clocks that tick, buttons that ask the server, people who are muted. It decides nothing; the
// server checks every request.
"use strict";

(() => {
  const table = document.getElementById("table");
  if (!table) return;
  const seen = new WeakMap(); // when a clock was first seen, since its figure is that of the moment it was drawn

  function face(seconds) {
    const two = (number) => String(number).padStart(2, "0");
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  }

  function tick() {
    table.querySelectorAll(".clock").forEach((clock) => {
      if (!seen.has(clock)) seen.set(clock, performance.now());
      if (!clock.hasAttribute("data-running")) return;
      const used = Math.floor((performance.now() - seen.get(clock)) / 1000);
      const left = Math.max(0, Number(clock.dataset.left) - used);
      const text = face(left);
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("over", left === 0);
      if (left === 0) table.querySelectorAll("[data-when-over]").forEach((held) => { held.hidden = false; });
    });
  }

  function muted() {
    try {
      return new Set(JSON.parse(localStorage.getItem("muted") || "[]"));
    } catch {
      return new Set(); // a browser that keeps nothing mutes nobody
    }
  }

  function hush() {
    const names = muted();
    table.querySelectorAll("[data-from]").forEach((line) => line.classList.toggle("muted", names.has(line.dataset.from)));
    table.querySelectorAll("[data-mute]").forEach((button) =>
      button.setAttribute("aria-pressed", String(names.has(button.dataset.mute))));
  }

  function switchMute(name) {
    const names = muted();
    if (!names.delete(name)) names.add(name);
    try {
      localStorage.setItem("muted", JSON.stringify([...names]));
    } catch { /* as above */ }
    hush();
  }

  async function decide(button) {
    const seat = button.dataset.houseSeat;
    button.disabled = true;
    const told = await settleOrTell(button.dataset.house, seat === undefined ? {} : { seat: Number(seat) });
    button.disabled = false;
    // Whoever has left looks on from outside, or sees a table that has ended.
    if (told.ok && button.dataset.house === "leave") location.reload();
  }

  // What cannot be taken back is asked once more, in the words that the button carries.
  function makeSure(button) {
    const dialog = document.getElementById("sure");
    dialog.querySelector("p").textContent = button.dataset.sure;
    dialog.querySelector("[data-yes]").onclick = () => { dialog.close(); decide(button); };
    dialog.showModal();
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-house],[data-mute]");
    if (!button) return;
    if (button.dataset.mute !== undefined) switchMute(button.dataset.mute);
    else if (button.dataset.sure !== undefined) makeSure(button);
    else decide(button);
  });
  new MutationObserver(() => { tick(); hush(); }).observe(table, { childList: true });
  setInterval(tick, 1000);
  tick();
  hush();
})();
