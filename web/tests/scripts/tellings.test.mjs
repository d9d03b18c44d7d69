import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, tellings } from "../../assets/tellings.js";

test("an answer is asked for once and known from then on", async () => {
  let asked = 0;
  const told = tellings(async (address) => `${address} ${++asked}`);
  assert.equal(told.known("a"), undefined);
  const both = await Promise.all([told.of("a"), told.of("a")]);
  assert.deepEqual(both, ["a 1", "a 1"]);
  assert.equal(told.known("a"), "a 1");
});

test("what comes after the picture has changed is dropped, and asked for anew", async () => {
  /** @type {((text: string) => void)[]} */
  const waiting = [];
  const told = tellings(() => new Promise((go) => waiting.push(go)));
  const early = told.of("a");
  told.forget();
  const late = told.of("a");
  waiting[0]("old");
  waiting[1]("new");
  assert.equal(await early, null);
  assert.equal(await late, "new");
  assert.equal(told.known("a"), "new");
});

test("the id of a piece stands in its address", () => {
  assert.equal(addressOf("/t/abc/at/3/piece/*?as=1", "sa-card-2/x"), "/t/abc/at/3/piece/sa-card-2%2Fx?as=1");
});
