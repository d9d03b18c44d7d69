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
    """Takes the action that it likes best; looks at its own food to know whether somebody has to hunt."""
    view = table.ask("view", seat=seat)["view"]
    likes = stone_age_likes(view["players"][seat]) if "stacks" in view else {}

    def liking(action):
        return max((weight for words, weight in likes.items() if action.startswith(words)), default=0)

    best = max(map(liking, actions))
    return random.choice([action for action in actions if liking(action) == best])


def stone_age_likes(me):
    """What to like in Stone Age: grow first, hunt when hungry, then gold, buildings and cards; never decline."""
    hungry = me["people"] - me["fields"] - me["food"]
    return {
        "place field": 9, "place hut": 8, "place toolmaker": 7,
        "place building": 5, "place card-1": 6, "place card-2": 4,
        "place hunt 3": 10 if hungry > 0 else 0,
        "place river 2": 3, "place quarry 2": 3, "place forest 3": 3,
        "use": 1, "use toolmaker": 3, "use field": 3, "use hut": 3, "use card": 0, "use building": 0,
        "pay": 1, "feed": 1, "pick 6": 3, "pick 5": 2, "pick 4": 1, "take": 1,
    }


def play(program="target/release/lascaux", game="stone-age", seats=2, seed=7):
    random.seed(int(seed))
    table = Table(program)
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
