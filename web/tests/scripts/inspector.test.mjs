// Where chips stand at their piece, and which choices become chips.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chipsFor } from "../../assets/actions.js";
import { over } from "../../assets/placing.js";

const board = { left: 0, right: 1000, top: 50, bottom: 750 };
const chips = { wide: 200, high: 50 };

test("chips_stand_at_the_foot_of_a_high_piece_in_its_middle", () => {
  assert.deepEqual(over({ left: 300, right: 500, top: 100, bottom: 300 }, chips, board), { left: 300, top: 244 });
});

test("chips_stand_below_a_low_piece_and_above_where_there_is_no_room", () => {
  assert.deepEqual(over({ left: 300, right: 500, top: 100, bottom: 140 }, chips, board), { left: 300, top: 146 });
  assert.deepEqual(over({ left: 300, right: 500, top: 700, bottom: 740 }, chips, board), { left: 300, top: 644 });
});

test("chips_never_leave_the_board", () => {
  assert.deepEqual(over({ left: 0, right: 40, top: 60, bottom: 90 }, chips, board), { left: 6, top: 96 });
  assert.deepEqual(over({ left: 960, right: 1000, top: 60, bottom: 90 }, chips, board).left, 794);
});

const choice = (action, label = action) => ({ action, label });

test("numbers_become_chips_in_their_order", () => {
  const open = [choice("place hunt 10"), choice("place hunt 2"), choice("place hunt 1")];
  assert.deepEqual(chipsFor(open, "place hunt")?.map((chip) => chip.text), ["1", "2", "10"]);
});

test("short_words_become_chips_and_long_ones_a_list", () => {
  assert.deepEqual(chipsFor([choice("play x a", "here"), choice("play x b", "there")], "play x")?.map((chip) => chip.text), ["here", "there"]);
  assert.equal(chipsFor([choice("play x a", "a sentence that is much too long"), choice("play x b")], "play x"), null);
});

test("nothing_becomes_a_chip_before_a_piece_is_chosen_nor_when_there_are_too_many", () => {
  assert.equal(chipsFor([choice("1"), choice("2")], ""), null);
  assert.equal(chipsFor(Array.from({ length: 10 }, (_, number) => choice(`place hunt ${number}`)), "place hunt"), null);
});
