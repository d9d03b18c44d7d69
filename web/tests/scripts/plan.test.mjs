// Plans as the controls carry them, and what dragging somebody to a place says.
import assert from "node:assert/strict";
import test from "node:test";
import { bringing } from "../../assets/actions.js";
import { readPlan, whole } from "../../assets/plan-text.js";


test("equal steps are counted, and an empty plan has none", () => {
  assert.deepEqual(readPlan(""), []);
  assert.deepEqual(readPlan("promote knapper"), ["promote knapper"]);
  assert.deepEqual(readPlan("2*hunt horse red;promote knapper;hunt elk red"), ["hunt horse red", "hunt horse red", "promote knapper", "hunt elk red"]);
});

test("what ends the question is sent last, where something does", () => {
  const plan = { actions: ["a", "b"], once: [], confirm: "", ready: true, drawn: false, steps: 1, clear: "" };
  assert.deepEqual(whole({ ...plan, end: "done" }), ["a", "b", "done"]);
  assert.deepEqual(whole({ ...plan, end: null }), ["a", "b"]);
});

test("who is dragged goes where the rules let them, by name if there are several", () => {
  const choices = ["place hunt 1", "place hunt 2", "court piper", "hunt horse red", "hunt horse alpha"].map((action) => ({ action, label: action }));
  assert.equal(bringing({ say: "place hunt" }, "", choices), "place hunt");
  assert.equal(bringing({ say: "hunt horse" }, "alpha", choices), "hunt horse alpha");
  assert.equal(bringing({ say: "court piper" }, "red", choices), "court piper");
  assert.equal(bringing({ say: "place forest" }, "", choices), null);
  assert.equal(bringing({ drop: "hunt elk" }, "red", choices), "hunt elk red");
});
