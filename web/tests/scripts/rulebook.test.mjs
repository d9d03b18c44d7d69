// The rulebook's search, and the book of a rule.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bookOf } from "../../assets/rule-panel.js";
import { around, placesOf } from "../../assets/rulebook.js";

test("words are found whatever their case, one after the other and never overlapping", () => {
  assert.deepEqual(placesOf("The hut: a HUT, the huts.", "hut"), [4, 11, 20]);
  assert.deepEqual(placesOf("aaaa", "aa"), [0, 2]);
  assert.deepEqual(placesOf("Über den Jäger", "jäger"), [9]);
  assert.deepEqual(placesOf("anything", ""), []);
  assert.deepEqual(placesOf("", "hut"), []);
});

test("after the last one comes the first, and before the first the last", () => {
  assert.equal(around(-1, 1, 3), 0);
  assert.equal(around(2, 1, 3), 0);
  assert.equal(around(0, -1, 3), 2);
  assert.equal(around(-1, 1, 0), -1);
});

test("a rule is of the book whose letters its number begins with", () => {
  assert.equal(bookOf("XY-4.11"), "XY");
  assert.equal(bookOf("XY-R3"), "XY");
});
