#!/usr/bin/env python3
"""A bot that plays by HTTP, with Python's standard library alone: any legal move that wastes nothing.

    bot.py http://localhost:8080 paiko random          opens a table with a bot of the server on each other seat
    bot.py http://localhost:8080 --join TABLE INVITE   sits down at somebody's table
"""
import json
import random
import sys
import urllib.error
import urllib.request
import uuid


def call(url, token=None, body=None):
    """A GET, or a POST of a body; the answer comes as a stream of lines."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return urllib.request.urlopen(urllib.request.Request(url, body and json.dumps(body).encode(), headers))


def play(api, token, table):
    for line in call(f"{api}/tables/{table}/stream?choices=1", token):
        news = json.loads(line)
        view = news.get("view")
        if not view:  # the table waits for somebody, or says that it is still here
            continue
        if view["over"]:
            return view["report"]
        if view["viewer"] in view["awaited"] and not news["notice"]["answered"]:
            choices = view["choices"]
            sensible = [i for i in range(len(choices["texts"])) if i not in set(choices["wasteful"])]
            move = choices["texts"][random.choice(sensible)]
            try:
                call(f"{api}/tables/{table}/commands", token,
                     {"do": "play", "moves": [move], "decision": view["decision"], "key": uuid.uuid4().hex})
            except urllib.error.HTTPError as refused:  # something happened meanwhile: the next line tells it
                print(json.load(refused)["error"]["code"], file=sys.stderr)


def main(server, *what):
    api = server + "/api/v1"
    token = json.load(call(f"{api}/guests", body={"program": True}))["token"]
    if what[0] == "--join":
        table = json.load(call(f"{api}/tables/{what[1]}/seats", token, {"invite": what[2], "program": True}))["table"]
    else:
        options = dict(pair.split("=") for pair in what[1:] if "=" in pair)
        bots = [word for word in what[1:] if "=" not in word]
        table = json.load(call(f"{api}/tables", token, {"game": what[0], "options": options, "seats": ["me", *bots], "program": True}))["table"]
    print(json.dumps(play(api, token, table)))


if __name__ == "__main__":
    main(*sys.argv[1:])
