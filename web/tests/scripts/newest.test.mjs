// Of many wishes the newest counts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newestOf } from "../../assets/newest.js";

test("wishes_in_between_are_left_out", async () => {
  const shown = [];
  const positions = newestOf(async (step) => {
    await null;
    shown.push(step);
  });
  const first = positions.wish(1);
  assert.equal(positions.isWaiting(), false);
  const others = [positions.wish(2), positions.wish(0)];
  assert.equal(positions.isWaiting(), true);
  assert.deepEqual(await Promise.all([first, ...others]), [true, undefined, undefined]);
  assert.deepEqual(shown, [1, 0]);
  assert.equal(positions.isWaiting(), false);
});

test("after_a_failure_the_next_wish_is_heard_again", async () => {
  const shown = [];
  const positions = newestOf(async (step) => {
    await null;
    if (step === 1) throw new Error("away");
    shown.push(step);
  });
  const failed = positions.wish(1);
  positions.wish(2);
  assert.equal(await failed, false);
  assert.equal(positions.isWaiting(), false);
  assert.equal(await positions.wish(3), true);
  assert.deepEqual(shown, [3]);
});
