// What has moved between two pictures, and how fast pictures follow each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changedSince, journeys, placeIn } from "../../assets/moves.js";
import { isInstant, isSpeed, pauseOf } from "../../assets/pace.js";

const edge = (x, width = 20) => ({ x, y: 0, width, height: 20 });
const stand = (x, name = "a tribe", width = 20) => ({ where: `map ${x} 0`, edge: edge(x, width), name });

test("a_place_is_the_same_when_the_whole_drawing_is_moved_and_made_larger", () => {
  const small = placeIn("map", { x: 0, y: 0, width: 100, height: 100 }, { x: 20, y: 40, width: 10, height: 10 });
  const large = placeIn("map", { x: 50, y: 9, width: 200, height: 200 }, { x: 90, y: 89, width: 20, height: 20 });
  assert.equal(small, "map 25 45");
  assert.equal(large, small);
});

test("before_ones_first_move_nothing_is_marked", () => {
  assert.deepEqual(changedSince(new Map(), new Map([["a", stand(1)]])), []);
});

test("what_moved_came_or_changed_its_name_is_marked", () => {
  const before = new Map([["still", stand(1)], ["moved", stand(2)], ["renamed", stand(3, "2 wood")], ["gone", stand(4)]]);
  const now = new Map([["still", stand(1)], ["moved", stand(9)], ["renamed", stand(3, "3 wood")], ["new", stand(5)]]);
  assert.deepEqual(changedSince(before, now), ["moved", "renamed", "new"]);
});

test("large_things_are_marked_neither_for_their_name_nor_as_places", () => {
  const before = new Map([["card", stand(1, "a card", 120)], ["place", stand(2, "a place", 200)]]);
  const now = new Map([["card", stand(1, "the card", 120)], ["place", stand(3, "a place", 200)]]);
  assert.deepEqual(changedSince(before, now), []);
});

test("pieces_travel_from_where_they_stood", () => {
  const before = new Map([["still", stand(1)], ["moved", stand(2)]]);
  const now = new Map([["still", stand(1)], ["moved", stand(9)], ["new", stand(5)]]);
  assert.deepEqual(journeys(before, now), [{ id: "moved", from: edge(2), to: edge(9) }]);
});

test("twenty_four_pieces_travel_and_twenty_five_do_not", () => {
  const row = (count, x) => new Map([...Array(count).keys()].map((id) => [String(id), stand(x + id)]));
  assert.equal(journeys(row(24, 0), row(24, 100)).length, 24);
  assert.equal(journeys(row(25, 0), row(25, 100)).length, 0);
});

test("a_long_row_of_moves_is_played_faster", () => {
  assert.equal(pauseOf("calm", 1), 1400);
  assert.equal(pauseOf("calm", 5), 1400);
  assert.equal(pauseOf("calm", 14), 500);
  assert.equal(pauseOf("instant", 3), 0);
});

test("only_three_speeds_are_known", () => {
  assert.deepEqual(["instant", "quick", "calm", "toString", "", null].map(isSpeed), [true, true, true, false, false, false]);
  assert.deepEqual(["instant", "quick", "calm"].map(isInstant), [true, false, false]);
});
