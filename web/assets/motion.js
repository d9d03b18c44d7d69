// How pictures follow each other: others' moves one after another at a readable pace, pieces that travel, dice that tumble
// once, and a mark on what was moved since one's own last move.
"use strict";

const Motion = (() => {
  const PACE = { instant: 0, quick: 550, calm: 1400 };
  const LONGEST = 7000; // a long row of moves is played faster
  const TRAVEL = 320;
  let waiting = [];
  let timer = 0;
  let shownAt = 0;
  let hurry = false;
  let before = new Map(); // where everything stood before one's own last move

  const asked = new URLSearchParams(location.search).get("speed");
  if (asked in PACE) keep("speed", asked);
  const speed = () => (kept("speed") in PACE ? kept("speed") : "quick");
  const isCalm = () => speed() === "instant" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

  // Where a piece stands within its own drawing, so that a change of the layout moves nothing.
  function standing() {
    const found = new Map();
    const drawings = new Map();
    for (const piece of table.querySelectorAll(".piece[id],[data-walks]")) {
      const drawing = piece.closest("svg");
      if (!drawing) continue;
      if (!drawings.has(drawing)) drawings.set(drawing, drawing.getBoundingClientRect());
      const frame = drawings.get(drawing);
      const edge = piece.getBoundingClientRect();
      if (!frame.width || !edge.width) continue;
      const at = [(edge.x + edge.width / 2 - frame.x) / frame.width, (edge.y + edge.height / 2 - frame.y) / frame.height];
      const where = `${drawing.getAttribute("class")} ${at.map((part) => Math.round(part * 100)).join(" ")}`;
      found.set(piece.id, { where, edge, name: piece.getAttribute("aria-label"), small: edge.width < 90 });
    }
    return found;
  }

  function mark(now) {
    if (!before.size) return;
    for (const [id, stands] of now) {
      const stood = before.get(id);
      const isMoved = !stood || stood.where !== stands.where || (stands.small && stood.name !== stands.name);
      if (isMoved && stands.edge.width < 160) document.getElementById(id).classList.add("moved");
    }
  }

  // A piece goes from where it stood to where it stands, above everything else.
  function travel(from, now) {
    const paths = [...now].filter(([id, stands]) => {
      const stood = from.get(id);
      return stood && stood.where !== stands.where && stands.edge.width < 160;
    });
    if (paths.length > 24) return;
    for (const [id, stands] of paths) {
      const piece = document.getElementById(id);
      const { edge } = from.get(id);
      const ghost = ghostOf(piece, stands.edge);
      if (!ghost) continue;
      const shift = `translate(${edge.x - stands.edge.x}px, ${edge.y - stands.edge.y}px)`;
      piece.classList.add("away");
      const walk = ghost.animate([{ transform: shift }, { transform: "none" }], { duration: TRAVEL, easing: "ease-out" });
      walk.onfinish = walk.oncancel = () => { ghost.remove(); piece.classList.remove("away"); };
    }
  }

  function ghostOf(piece, edge) {
    if (!(piece instanceof SVGGraphicsElement)) return null;
    const around = piece.closest(".sa-board,.sa-flow,.sa-seat,.ez-board,.ez-seat,.ne-board,.ne-species");
    const box = piece.getBBox();
    const ghost = document.createElement("div");
    ghost.className = `ghost ${around ? around.classList[0] : ""}`;
    ghost.setAttribute("aria-hidden", "true");
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    const copy = piece.cloneNode(true);
    for (const one of [copy, ...copy.querySelectorAll("*")]) one.removeAttribute("id");
    copy.classList.remove("piece", "possible", "moved");
    drawing.append(copy);
    ghost.append(drawing);
    Object.assign(ghost.style, { left: `${edge.x}px`, top: `${edge.y}px`, width: `${edge.width}px`, height: `${edge.height}px` });
    document.body.append(ghost);
    return ghost;
  }

  // Dice tumble when other faces lie there than before, not with every new picture.
  const dice = () => [...table.querySelectorAll("[data-dice]")];
  const faces = () => new Map(dice().map((thrown) => [thrown.id, thrown.dataset.dice]));
  function tumble(lay) {
    for (const thrown of dice()) if (lay.get(thrown.id) !== thrown.dataset.dice) thrown.classList.add("thrown");
  }

  function show(markup) {
    const calm = isCalm();
    const from = standing();
    const lay = faces();
    swap(markup);
    shownAt = Date.now();
    const now = standing();
    mark(now);
    if (calm) return;
    tumble(lay);
    travel(from, now);
  }

  function step() {
    clearTimeout(timer);
    if (!waiting.length) return table.removeAttribute("data-playing");
    const pause = hurry || document.hidden ? 0 : Math.min(PACE[speed()], LONGEST / waiting.length);
    const left = shownAt + pause - Date.now();
    if (left > 0) {
      if (waiting.length) table.setAttribute("data-playing", "");
      timer = setTimeout(step, left);
      return;
    }
    hurry = false;
    show(waiting.shift());
    step();
  }

  return {
    speed,
    standing,
    push(markup) {
      if (PACE[speed()] === 0) waiting = [];
      waiting.push(markup);
      step();
    },
    // All that waits is past: the last picture is what counts.
    skip() {
      if (!waiting.length) return;
      waiting = waiting.slice(-1);
      hurry = true;
      step();
    },
    // One's own act: its picture comes at once, and marks count from here.
    acted() {
      hurry = true;
      before = standing();
    },
  };
})();
