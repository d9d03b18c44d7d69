// Pictures put together from what has changed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { putTogether } from "../../assets/fragments.js";

test("a_first_picture_comes_whole", () => {
  assert.deepEqual(putTogether("+<p>one</p>\n+<p>two</p>", []), ["<p>one</p>", "<p>two</p>"]);
});

test("what_stays_is_taken_from_the_picture_before", () => {
  const before = ["a", "b", "c", "d"];
  assert.deepEqual(putTogether("=2 2\n+new\n=0 1", before), ["c", "d", "new", "a"]);
  assert.deepEqual(before, ["a", "b", "c", "d"]);
});

test("a_part_may_be_empty_or_begin_like_a_sign", () => {
  assert.deepEqual(putTogether("+\n+=1 2\n++", []), ["", "=1 2", "+"]);
});

test("nothing_comes_of_parts_that_are_not_known", () => {
  assert.equal(putTogether("=0 3", ["a", "b"]), null);
  assert.equal(putTogether("+a\n=2 1", ["a", "b"]), null);
});
