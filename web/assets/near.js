// What stands near a piece while one looks at it: its name in words, the piece large if it is a card, and, where it is not
// possible now, why not, with the rule. Asked of the house once and kept until the next change.
"use strict";

const Near = (() => {
  const DWELL = 220; // milliseconds a pointer rests before anything is shown
  const SPACING = 350; // and between two questions to the house
  const RULE = /((?:SA|EZ|NE)-[A-Z]?[0-9.]*[A-Z0-9])/;
  let answers = new Map();
  let piece = null;
  let pinned = false;
  let timer = 0;
  let askedAt = 0;
  let dismissed = null;

  const box = () => document.getElementById("near");

  function hide() {
    clearTimeout(timer);
    piece = null;
    pinned = false;
    const near = box();
    if (near) near.hidden = true;
  }

  // The drawing again, large. Its classes need the board's around them.
  function large(from) {
    const around = from.closest(".sa-board,.sa-flow,.sa-seat,.ez-board,.ez-seat,.ne-board,.ne-species");
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const drawn = from instanceof SVGGraphicsElement ? from : from.querySelector("svg");
    const edge = drawn.getBBox();
    picture.setAttribute("viewBox", `${edge.x - 2} ${edge.y - 2} ${edge.width + 4} ${edge.height + 4}`);
    const copy = from instanceof SVGGraphicsElement ? [from.cloneNode(true)] : [...drawn.cloneNode(true).childNodes];
    picture.append(...copy);
    for (const one of picture.querySelectorAll("*")) {
      for (const name of ["id", "role", "tabindex", "aria-label", "data-say", "data-why"]) one.removeAttribute(name);
      one.classList.remove("piece", "possible", "chosen", "moved");
    }
    picture.setAttribute("aria-hidden", "true");
    const frame = document.createElement("div");
    frame.className = around ? around.classList[0] : "";
    frame.append(picture);
    return frame;
  }

  function fill(from, why) {
    const near = box();
    near.replaceChildren();
    if (from.dataset.card !== undefined) {
      const frame = document.createElement("div");
      frame.className = "near-card";
      frame.append(large(from));
      near.append(frame);
    }
    const name = document.createElement("p");
    for (const part of (from.getAttribute("aria-label") || "").split(RULE)) {
      name.append(/^(SA|EZ|NE)-/.test(part) ? ruleLink(part) : part);
    }
    near.append(name);
    if (why) {
      const line = document.createElement("p");
      line.className = "near-why";
      say(line, why);
      near.append(line);
    }
  }

  function place(from, at) {
    const near = box();
    near.hidden = false;
    const edge = from.getBoundingClientRect();
    const [wide, high] = [near.offsetWidth, near.offsetHeight];
    const x = at ? at.x + 18 : edge.right + 8;
    const y = at ? at.y + 18 : edge.top;
    const fits = x + wide < innerWidth - 8;
    const left = fits ? x : (at ? at.x - 18 - wide : edge.left - 8 - wide);
    near.style.left = `${Math.max(8, Math.min(left, innerWidth - wide - 8))}px`;
    // What is asked stays in sight.
    const floor = innerWidth > 1023 ? table.querySelector(".board").getBoundingClientRect().bottom : innerHeight;
    near.style.top = `${Math.max(8, Math.min(y, floor - high - 8))}px`;
  }

  async function whyOf(from) {
    const action = from.dataset.why;
    if (action === undefined) return null;
    if (answers.has(action)) return answers.get(action);
    if (Date.now() - askedAt < SPACING) await new Promise((go) => setTimeout(go, SPACING));
    if (piece !== from) return null; // the eye has moved on
    askedAt = Date.now();
    const told = await ask("why", { action });
    const why = told.ok ? null : told.error;
    answers.set(action, why);
    return why;
  }

  async function show(from, at, stays) {
    if (!box() || !from.getAttribute("aria-label")) return;
    clearTimeout(timer);
    piece = from;
    pinned = Boolean(stays);
    fill(from, answers.get(from.dataset.why));
    place(from, at);
    if (from.dataset.why === undefined) return;
    const why = await whyOf(from);
    if (piece !== from || !why) return;
    fill(from, why);
    place(from, at);
    if (!at) announce(`${why.message} ${why.rule || ""}`);
    if (stays === "keys") box().querySelector("a")?.focus();
  }

  const pieceAt = (event) => (event.target.closest ? event.target.closest("#table .piece") : null);

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || pinned) return;
    if (event.target.closest?.("#near")) return clearTimeout(timer);
    const found = pieceAt(event);
    if (found === piece && found) return clearTimeout(timer);
    clearTimeout(timer);
    const at = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => (found ? show(found, at) : hide()), DWELL);
  });
  document.addEventListener("focusin", (event) => {
    const found = pieceAt(event);
    if (found && found === dismissed) return;
    if (found && found.matches(":focus-visible")) show(found, null);
    else if (!event.target.closest("#near")) hide();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !piece) return;
    const back = piece;
    const within = box().contains(document.activeElement);
    dismissed = back; // the focus that comes back is no new look at it
    hide();
    if (within) back.focus();
    dismissed = null;
  });
  // Whatever scrolls leaves the words behind.
  document.addEventListener("scroll", () => { if (!pinned) hide(); }, { capture: true, passive: true });

  return {
    hide,
    // A press on something that is not possible, or on something only to be looked at.
    pin: (found, keys) => show(found, null, keys ? "keys" : "pointer"),
    isOpen: () => piece !== null,
    // The next position has other reasons.
    forget() { answers = new Map(); hide(); },
  };
})();
