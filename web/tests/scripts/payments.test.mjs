// Ways to pay, by counters instead of a list.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cheapest, exact, lowered, raised, readPayments } from "../../assets/payments.js";

const THINGS = ["wood", "brick", "stone"];
const choices = (...actions) => actions.map((action) => ({ action, label: action }));
// Three of two kinds at most: the sum is fixed.
const three = readPayments(choices("pay 3 wood", "pay 2 wood 1 brick", "pay 1 wood 2 brick", "pay 3 brick"), THINGS);
// One to three of anything: the sum is free.
const free = readPayments(choices("pay 1 wood", "pay 2 wood", "pay 1 wood 1 stone", "pay 1 stone"), THINGS);

test("many_payments_are_counted_by_the_things_they_use", () => {
  assert.deepEqual(three.used, ["wood", "brick"]);
  assert.deepEqual(three.ways[1].amounts, { wood: 2, brick: 1 });
  assert.equal(three.ways[1].verb, "pay");
});

test("the_number_may_stand_behind_its_thing", () => {
  const laid = readPayments(choices("lay wood 1", "lay wood 2", "lay brick 1", "lay wood 1 brick 1"), THINGS);
  assert.deepEqual(laid.ways.map((way) => way.amounts), [{ wood: 1 }, { wood: 2 }, { brick: 1 }, { wood: 1, brick: 1 }]);
});

test("three_ways_are_a_list_and_no_counters", () => {
  assert.equal(readPayments(choices("pay 1 wood", "pay 2 wood", "pay 3 wood"), THINGS), null);
});

test("two_verbs_are_not_counted_together", () => {
  const open = choices("pay 1 wood", "pay 2 wood", "pay 3 wood", "pay 4 wood", "sell 1 wood");
  assert.equal(readPayments(open, THINGS), null);
});

test("actions_that_count_nothing_known_stand_beside_the_counters", () => {
  const open = choices("pay 1 wood", "pay 2 wood", "pay 3 wood", "pay 4 wood", "pass", "go 3 hills", "pay wood");
  assert.deepEqual(readPayments(open, THINGS).ways.map((way) => way.choice.action), open.slice(0, 4).map(({ action }) => action));
});

test("the_cheapest_way_is_where_counting_begins", () => {
  assert.deepEqual(cheapest(three), { wood: 3 });
  assert.deepEqual(cheapest(free), { wood: 1 });
});

test("one_more_takes_one_of_another_where_the_sum_is_fixed", () => {
  assert.deepEqual(raised(three, { wood: 3 }, "brick"), { wood: 2, brick: 1 });
  assert.deepEqual(raised(free, { wood: 1 }, "stone"), { wood: 1, stone: 1 });
});

test("no_more_than_some_way_pays", () => {
  assert.equal(raised(three, { wood: 3 }, "wood"), undefined);
  assert.equal(raised(free, { stone: 1 }, "stone"), undefined);
});

test("one_less_stops_at_nothing", () => {
  assert.deepEqual(lowered({ wood: 1 }, "wood"), { wood: 0 });
  assert.equal(lowered({ wood: 0 }, "wood"), undefined);
});

test("only_what_is_a_way_can_be_paid", () => {
  assert.equal(exact(three, { wood: 2, brick: 1 }).choice.action, "pay 2 wood 1 brick");
  assert.equal(exact(three, { wood: 2, brick: 0 }), undefined);
});

test("presses_lead_from_the_cheapest_way_to_every_other", () => {
  const reached = new Set();
  const look = (amounts) => {
    const key = JSON.stringify(three.used.map((thing) => amounts[thing] || 0));
    if (reached.has(key)) return;
    reached.add(key);
    for (const thing of three.used) for (const next of [raised(three, amounts, thing), lowered(amounts, thing)]) if (next) look(next);
  };
  look(cheapest(three));
  for (const way of three.ways) assert.ok(reached.has(JSON.stringify(three.used.map((thing) => way.amounts[thing] || 0))));
});
