// Where a piece is, in words, and the line to it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { arrow, curve, placeOf } from "../../assets/pointing.js";

const room = { left: 0, top: 44, right: 900, bottom: 644 };
const piece = (x, y) => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 });

test("a place is named by the ninth of the room in which its middle lies", () => {
  assert.equal(placeOf(piece(60, 80), room), "top-left");
  assert.equal(placeOf(piece(450, 80), room), "top");
  assert.equal(placeOf(piece(450, 344), room), "middle");
  assert.equal(placeOf(piece(860, 344), room), "right");
  assert.equal(placeOf(piece(860, 620), room), "bottom-right");
});

test("the line begins at the panel, and its head touches nearly the piece", () => {
  const panel = { left: 1000, top: 200, right: 1400, bottom: 500 };
  assert.match(curve(panel, piece(300, 400)), /^M1000 226Q/);
  assert.match(arrow(panel, piece(300, 400)), /^330,400 /);
});
