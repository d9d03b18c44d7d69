// Narrowing a list of actions by words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openAfter, startsWith, withoutPiece, wordsOf } from "../../assets/actions.js";

const choices = (...actions) => actions.map((action) => ({ action, label: action.toUpperCase() }));
const actionsOf = (shown) => shown.map((choice) => choice.action);

test("whole_words_begin_an_action_and_parts_of_words_do_not", () => {
  assert.ok(startsWith("place hunt 3", ""));
  assert.ok(startsWith("place hunt 3", "place hunt"));
  assert.ok(startsWith("place hunt 3", "place hunt 3"));
  assert.ok(!startsWith("place hunt 30", "place hunt 3"));
  assert.ok(!startsWith("place", "place hunt"));
});

test("words_leave_open_what_begins_with_them", () => {
  const open = openAfter(choices("place hunt 1", "place hunt 2", "place hut", "pass"), "place hunt");
  assert.deepEqual(actionsOf(open), ["place hunt 1", "place hunt 2"]);
});

test("a_piece_says_where_to_go_once_something_is_chosen_that_can_go_there", () => {
  const open = choices("move tribe-1 hill", "move tribe-1 river");
  assert.equal(wordsOf({ say: "take hill", next: "hill" }, "move tribe-1", open), "move tribe-1 hill");
  assert.equal(wordsOf({ say: "take sea", next: "sea" }, "move tribe-1", open), "take sea");
  assert.equal(wordsOf({ next: "sea" }, "move tribe-1", open), undefined);
});

test("before_anything_is_chosen_a_piece_says_its_own_words", () => {
  assert.equal(wordsOf({ say: "take hill", next: "hill" }, "", choices("take hill")), "take hill");
  assert.equal(wordsOf({ next: "hill" }, "", choices(" hill")), undefined);
});

test("what_a_piece_leads_to_needs_no_place_of_its_own", () => {
  const open = choices("place hunt 10", "place hunt 9", "pass", "place hut");
  assert.deepEqual(actionsOf(withoutPiece(open, ["place hut", "pass"])), ["place hunt 9", "place hunt 10"]);
  assert.deepEqual(actionsOf(withoutPiece(open, ["place hunt"])), ["pass", "place hut"]);
  assert.equal(withoutPiece(open, []).length, 4);
});
