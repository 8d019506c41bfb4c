#!/usr/bin/env python3
"""A bot of one page: takes a seat at a Firegroup table and decides at random. Python's standard library is all it needs.

    FIREGROUP_TOKEN=fg_... ./bot.py http://127.0.0.1:4173 muddy-mill-123 [invitation]

Make the token at /api/docs of the server; words and invitation are in the link of a table: .../#/t/WORDS/INVITATION.
"""
import hashlib
import json
import os
import random
import secrets
import sys
import urllib.error
import urllib.request

SERVER, WORDS = sys.argv[1].rstrip("/"), sys.argv[2]
INVITATION = sys.argv[3] if len(sys.argv) > 3 else None
HEADERS = {"Authorization": f"Bearer {os.environ['FIREGROUP_TOKEN']}", "Content-Type": "application/json"}


def call(path, body=None):
    """Asks the server; what it refuses is told by its status and its problems."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{SERVER}/api/v1{path}", data, HEADERS)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refusal:
        return refusal.code, json.load(refusal)


def choose(question):
    """The bot's whole wisdom. A candidate is a legal decision; `question["kind"]` says what is asked, /ask what would come of it."""
    return random.randrange(len(question["candidates"]))


def decide(table, standpoint):
    # the name of the decision is the same whenever it is sent again: the server knows a repeat
    version = standpoint["version"]
    status, said = call(f"/tables/{table}/decisions", {"version": version, "id": f"v{version}", "candidate": choose(standpoint["question"])})
    if status != 200 and not said.get("stale"):
        sys.exit(f"refused: {said}")


def main():
    status, said = call("/join", {"words": WORDS, **({"invitation": INVITATION} if INVITATION else {})})
    if status != 200:
        sys.exit(f"no seat: {said}")
    table, part, answered = said["id"], secrets.token_hex(32), -1
    # nobody chooses the dice: each seat binds itself to a part of their key, and shows it when all have
    commitment = hashlib.sha256(f"firegroup part of a key: {part}".encode()).hexdigest()
    call(f"/tables/{table}/say", {"type": "ready", "commitment": commitment})
    stream = urllib.request.Request(f"{SERVER}/api/v1/tables/{table}/stream", headers=HEADERS)
    for line in urllib.request.urlopen(stream):
        if not line.strip():
            continue
        told = json.loads(line)
        if told["type"] == "table" and told["table"]["stage"] == "gathering":
            seats = told["table"]["seats"]
            if all(seat["ready"] for seat in seats):
                call(f"/tables/{table}/say", {"type": "tell", "nonce": part})
        elif told["type"] == "chair" and told["message"]["type"] == "standpoint":
            standpoint = told["message"]
            if standpoint["outcome"]:
                print(json.dumps(standpoint["outcome"]))
                return
            if standpoint["question"] and standpoint["version"] > answered:
                answered = standpoint["version"]
                decide(table, standpoint)


main()
