// Finds what somebody would press next to come to an action: a button, or a piece and then what is left to say.
const table = document.querySelector("#table");
const isSeen = (part) => part.getClientRects().length > 0;
const seen = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);

/** The action that is asked for: by the step, by what is meant for this picture, or any where anything goes. */
function asked({ plan, first, isFree }) {
  const [wanted] = JSON.parse(document.querySelector("#teacher").dataset.asked);
  if (wanted !== undefined) return wanted;
  const open = JSON.parse(document.querySelector("#choices").textContent).map((choice) => choice.action);
  const number = Number(document.querySelector(".scene").dataset.number);
  if (isFree) return open[(7 * number) % open.length];
  const meant = plan && (plan[number - first] ?? "done");
  return open.includes(meant) ? meant : undefined;
}

/** A counter that stands at another number than the action says. */
function counter(action) {
  for (const row of seen(".purse-row")) {
    const more = row.querySelector('[data-step^="+"]');
    const thing = more.dataset.step.slice(1);
    const said = action.match(new RegExp(`${thing} (\\d+)|(\\d+) ${thing}`));
    const wanted = Number(said?.slice(1).find(Boolean) ?? 0);
    const has = Number(row.querySelector("output").textContent);
    if (has !== wanted) return has < wanted ? more : row.querySelector('[data-step^="−"]');
  }
}

function piece(action) {
  const isBeginning = (say) => say && (action === say || action.startsWith(`${say} `));
  const next = seen(".stage .piece.next").find((one) => {
    const word = one.dataset.next ?? one.querySelector("[data-next]")?.dataset.next;
    return ` ${action} `.includes(` ${word} `);
  });
  const longest = (one, other) => other.dataset.say.length - one.dataset.say.length;
  return next ?? seen(".stage .piece[data-say]:not(.chosen)").filter((one) => isBeginning(one.dataset.say)).sort(longest)[0];
}

/** How it stands, and what to press. */
function wanted(intent) {
  if (!table || table.matches("[data-busy], [data-playing]")) return { stands: "busy" };
  if (table.querySelector(".ended")) return { stands: "ended" };
  const going = seen(".going [data-press]")[0];
  if (going?.dataset.press === "again") return { stands: "missed" };
  if (going) return { stands: "asked", press: going };
  const action = asked(intent);
  if (action === undefined) return { stands: "asked", press: seen("[data-press=show]")[0] };
  const { label } = JSON.parse(document.querySelector("#choices").textContent).find((choice) => choice.action === action) ?? {};
  const press = seen(".choices .choice:not(:disabled)").find((one) => one.dataset.action === action)
    ?? counter(action) ?? seen(".choices.main .choice:not([data-action])")[0] ?? piece(action);
  return { stands: press ? "asked" : "stuck", press, action, label };
}

/** A point at which a press reaches the part, or what lies over it. */
function spot(part) {
  const inside = (edge) => edge.top >= 0 && edge.bottom <= innerHeight && edge.left >= 0 && edge.right <= innerWidth;
  if (!inside(part.getBoundingClientRect())) part.scrollIntoView({ block: "center", inline: "center" });
  const { left, top, width, height } = part.getBoundingClientRect();
  const steps = [.5, .3, .7, .15, .85, .05, .95];
  for (const down of steps) for (const across of steps) {
    const at = { x: Math.round(left + width * across), y: Math.round(top + height * down) };
    if (document.elementFromPoint(at.x, at.y)?.closest(".piece, button, a") === part) return at;
  }
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (over?.closest("#teacher")) return { teacher: true };
  return { covered: `${part.outerHTML.slice(0, 200)} by ${over?.outerHTML.slice(0, 200)}` };
}

/** What the tab key stops at, in its order. */
const stops = () => seen("a[href], button:not(:disabled), input, select, textarea, summary, [tabindex]").filter((one) => one.tabIndex >= 0);

/** How many steps of the tab key lead from the focus to the part. */
function tabs(part) {
  const all = stops();
  const from = all.indexOf(document.activeElement);
  const before = all.filter((one) => document.activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING).length;
  return all.indexOf(part) - (from < 0 ? before - 1 : from);
}

/** What lies so many steps before the part, or as many as there are. */
function before(part, steps) {
  const all = stops();
  return all[Math.max(0, all.indexOf(part) - steps)];
}
