// What the first-game helper says of all that could be said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chosen } from "../../assets/advice.js";

const tip = { id: "field", words: "A field feeds.", warning: false };
const other = { id: "hut", words: "A hut grows.", warning: false };
const warning = { id: "short", words: "3 food short.", warning: true };

test("a_warning_goes_before_what_is_explained", () => {
  assert.equal(chosen([tip, warning], [], []), warning);
  assert.equal(chosen([tip, other], [], []), tip);
});

test("what_was_explained_is_not_explained_again_but_warnings_come_back", () => {
  assert.equal(chosen([tip, other], ["field"], []), other);
  assert.equal(chosen([tip], ["field"], []), null);
  assert.equal(chosen([warning], ["short"], []), warning);
});

test("a_warning_is_said_once_a_round_and_nobody_is_told_more_than_three_things", () => {
  assert.equal(chosen([warning, tip], [], ["short"]), tip);
  assert.equal(chosen([warning, tip], [], ["a", "b", "c"]), null);
});
