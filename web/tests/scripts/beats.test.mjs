// When what is shown of a move comes and goes, at which pace, and what of it is new.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LEAVING, coming, heldFor, leaving, lengthOf, newsOf, rateOf, timesOf } from "../../assets/beats.js";
import { around } from "../../assets/placing.js";

test("each_pace_is_twice_the_one_before_and_a_long_row_of_moves_is_played_faster", () => {
  assert.deepEqual(["calm", "quick", "fast"].map((speed) => rateOf(speed, 0)), [1, 2, 4]);
  assert.equal(rateOf("calm", 5), 1);
  assert.equal(rateOf("calm", 10), 2);
  assert.equal(rateOf("quick", 500), 6);
  assert.equal(rateOf("instant", 0), Infinity);
});

test("a_part_says_when_it_comes_and_goes_and_a_beat_lasts_until_all_have", () => {
  assert.deepEqual(timesOf({}), { at: 0, lasts: 250, goes: null });
  const [die, brick] = [timesOf({ at: "100", for: "600" }), timesOf({ at: "700", goes: "900" })];
  assert.deepEqual(brick, { at: 700, lasts: 250, goes: 900 });
  assert.equal(lengthOf([die]), 700);
  assert.equal(lengthOf([die, brick]), 900 + LEAVING);
  assert.equal(lengthOf([]), 0);
});

test("what_is_to_be_read_can_be_read_at_any_pace", () => {
  assert.equal(heldFor(300, 4), 300); // a moment between two beats
  assert.equal(heldFor(1500, 1), 1500);
  assert.equal(heldFor(1500, 4) / 4, 800);
});

test("only_steps_after_the_last_one_that_was_shown_are_news", () => {
  assert.deepEqual(newsOf([3, 4, 7], 4, 8), [7]);
  assert.deepEqual(newsOf([3, 4, 7], 9, 8), []); // a move was taken back
  assert.deepEqual(newsOf([3, 4, 7], Infinity, 8), []);
  assert.deepEqual(newsOf([203, 204], 4, 204), []); // whoever was away reads the log
});

test("only_transform_and_opacity_move_and_all_ends_where_it_was_laid", () => {
  for (const by of [undefined, "pop", "fly", "grow", "tumble", "dim"]) {
    const frames = coming(by, 30, -20);
    for (const frame of frames) {
      assert.ok(Object.keys(frame).every((key) => ["opacity", "transform", "offset"].includes(key)));
    }
    assert.ok(["none", undefined].includes(frames.at(-1).transform));
  }
  assert.match(String(leaving(30, -20).at(-1).transform), /translate\(30px, -20px\)/);
});

test("a_beat_lies_around_its_spot_and_stays_in_its_room", () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 700 };
  const piece = { left: 100, right: 300, top: 100, bottom: 300 };
  assert.deepEqual(around(piece, { wide: 100, high: 40 }, room, 50), { left: 150, top: 180 });
  assert.deepEqual(around(piece, { wide: 100, high: 40 }, room, 25), { left: 150, top: 130 });
  const corner = { left: 980, right: 1000, top: 690, bottom: 700 };
  assert.deepEqual(around(corner, { wide: 100, high: 40 }, room, 50), { left: 894, top: 654 });
});
