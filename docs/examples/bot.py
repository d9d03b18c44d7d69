#!/usr/bin/env python3
"""A bot in Python that plays over `lascaux engine`: no package to install, one JSON object a line each way.

    python3 docs/examples/bot.py [PROGRAM] [GAME] [SEATS] [SEED]

It sits at seat 0 and decides by itself; the built-in bot "greedy" plays the other seats. Write your own `decide`: it
gets the table, through which it may ask for everything that its seat may know, and the list of legal actions.
"""

import json
import random
import subprocess
import sys


class Table:
    """A conversation with the engine."""

    def __init__(self, program):
        self.engine = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, cmd, **fields):
        """Sends one request; the answer, or an exception with the rule that forbids it."""
        print(json.dumps({"cmd": cmd, **fields}), file=self.engine.stdin, flush=True)
        answer = json.loads(self.engine.stdout.readline())
        if not answer["ok"]:
            error = answer["error"]
            raise ValueError(f"{error['message']} ({error['rule'] or error['code']})")
        return answer

    def close(self):
        self.engine.stdin.close()
        self.engine.wait()


def decide(table, seat, actions):
    """Takes the action that it likes best; of several that it likes the same, any."""
    view = table.ask("view", seat=seat)["view"]
    liking = stone_age_liking(view["players"][seat]) if "stacks" in view else lambda action: 0
    likings = [liking(action) for action in actions]
    return random.choice([action for action, liked in zip(actions, likings) if liked == max(likings)])


def stone_age_liking(me):
    """What to like in Stone Age: grow first, hunt as much as the meal needs, gather in groups, buy what can be paid."""
    hungry = me["people"] - me["fields"] - me["food"]
    goods = sum(me[good] for good in ("wood", "brick", "stone", "gold"))

    def liking(action):
        verb, *rest = action.split()
        what, number = (rest + ["", ""])[:2]
        if verb == "place":
            people = int(number or 0)
            if what == "hunt":
                return 8 - abs(1.75 * people - hungry) / 4 if hungry > 0 else 0
            if what.startswith("building"):
                return 6 if goods >= 3 else 1
            if what.startswith("card"):
                return 5 if goods > int(what[-1]) else 1
            grow = {"field": 10, "hut": 9, "toolmaker": 7}
            # Three in the forest bring about what three in the river do; more at once waste less.
            return grow.get(what, 2 + people / 4)
        if verb == "use":
            # Gather first, so that it can be paid.
            return 1 if what.startswith(("building", "card")) else 2
        if verb == "tools":
            return len(rest)
        return {"decline": 0, "pick": int(what) if what.isdigit() else 1}.get(verb, 1)

    return liking


def play(program="target/release/lascaux", game="stone-age", seats=None, seed=7):
    random.seed(int(seed))
    table = Table(program)
    if seats is None:
        seats = next((one["seats"]["min"] for one in table.ask("games")["games"] if one["name"] == game), 2)
    turn = table.ask("new", game=game, seats=int(seats), seed=int(seed))["turn"]
    while turn["kind"] == "player":
        if turn["seat"] == 0:
            action = decide(table, 0, table.ask("legal")["actions"])
        else:
            action = table.ask("bot", bot="greedy")["action"]
        turn = table.ask("act", action=action, seat=turn["seat"])["turn"]
    scores = table.ask("scores")["scores"]
    for sheet in scores["seats"]:
        who = "this bot" if sheet["seat"] == 0 else "greedy"
        print(f"seat {sheet['seat']} ({who}): {sheet['total']} points, rank {sheet['rank']}")
    table.close()


if __name__ == "__main__":
    play(*sys.argv[1:])
