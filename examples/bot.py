#!/usr/bin/env python3
"""A bot of its own: starboard arena star-realms --bots proc:./examples/bot.py,uniform

It is asked with one line of JSON and answers with one line of JSON, until its input ends.
The question holds `game`, `options`, `seat`, `prompt`, `view` (all that the seat sees), `legal` and `time_ms`;
docs/bots.md tells more.
"""
import json
import random
import sys

# What to do first, by the first word of the action; what is not named comes in between.
EAGER = ["play", "use", "attack", "buy", "acquire", "place", "sell"]
LAST = ["end", "pass", "scrap"]


def rank(action):
    word = action.split()[0]
    if word in EAGER:
        return EAGER.index(word)
    return 100 + LAST.index(word) if word in LAST else 50


def choose(question):
    best = min(rank(action) for action in question["legal"])
    return random.choice([action for action in question["legal"] if rank(action) == best])


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"action": choose(question)}), flush=True)
