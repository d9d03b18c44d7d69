// Where words stand near a piece, and the rules within them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beside } from "../../assets/placing.js";
import { parted } from "../../assets/rule-numbers.js";

const room = { wide: 1000, floor: 600 };
const words = { wide: 200, high: 100 };

test("words_stand_to_the_right_of_what_has_the_focus", () => {
  assert.deepEqual(beside({ left: 100, right: 150, top: 70 }, null, words, room), { left: 158, top: 70 });
});

test("words_stand_to_the_left_where_the_right_has_no_room", () => {
  assert.deepEqual(beside({ left: 800, right: 850, top: 70 }, null, words, room), { left: 592, top: 70 });
});

test("words_follow_the_pointer_on_either_side", () => {
  const piece = { left: 0, right: 1000, top: 0 };
  assert.deepEqual(beside(piece, { x: 300, y: 200 }, words, room), { left: 318, top: 218 });
  assert.deepEqual(beside(piece, { x: 900, y: 200 }, words, room), { left: 682, top: 218 });
});

test("words_stay_within_the_window_and_above_what_is_asked", () => {
  assert.deepEqual(beside({ left: 100, right: 950, top: 590 }, null, words, room), { left: 8, top: 492 });
  assert.deepEqual(beside({ left: 0, right: 10, top: -40 }, null, { wide: 2000, high: 900 }, room), { left: 8, top: 8 });
});

const rules = (sentence, book) => parted(sentence, book).filter((part) => part.isRule).map((part) => part.text);

test("the_numbers_of_rules_are_found_without_the_full_stop_behind_them", () => {
  assert.deepEqual(rules("The hut is full (SA-4.2). See SA-G7, SA-3.", "SA"), ["SA-4.2", "SA-G7", "SA-3"]);
  assert.equal(parted("Full (SA-4.2).", "SA").map((part) => part.text).join(""), "Full (SA-4.2).");
});

test("other_books_and_no_book_have_no_rules_here", () => {
  assert.deepEqual(rules("NE-G7", "SA"), []);
  assert.deepEqual(parted("-4", ""), [{ text: "-4", isRule: false }]);
});
