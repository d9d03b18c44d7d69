// What clocks show.
import assert from "node:assert/strict";
import { test } from "node:test";
import { face, leftAfter } from "../../assets/clocks.js";

test("a_clock_shows_hours_only_when_there_are_some", () => {
  assert.equal(face(0), "0:00");
  assert.equal(face(65), "1:05");
  assert.equal(face(3599), "59:59");
  assert.equal(face(3600), "1:00:00");
  assert.equal(face(36_061), "10:01:01");
});

test("time_runs_by_whole_seconds_and_stops_at_nothing", () => {
  assert.equal(leftAfter(20, 999), 20);
  assert.equal(leftAfter(20, 1000), 19);
  assert.equal(leftAfter(20, 60_000), 0);
});
