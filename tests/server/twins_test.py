"""Twin worlds on the wire (C-13, S-24): two tables that differ only in what one seat holds give every other seat and the watcher the same
bytes, in the same messages, in the same order: views, news, answers, errors, what a return and REST bring. Chance ends a comparison: from
there on the worlds may differ for good reason."""
import json
import re
import unittest

from serving import Serving
from tabling import Guest, Socket, is_asked, rest

EIYO = ("rest/10112111010/4/tanto_tr,tanto_bl,katana_top,yari_falling+{}/blue_archer,red_champion,red_swordmaster.4.t+black_scout,red_retainer,"
        "black_shadow_master.4+yellow_sergeant,black_scout,black_blade.4+blue_veteran_archer,blue_archer,yellow_spearman.4+black_shadow_master,"
        "red_champion.4+red_champion,blue_archer,red_retainer.4/000000000010000000/-/RL/1/2/fight.1.0.-")
# Seat 1 fights and seat 3 helps; seat 2 looks on with this card.
SUSANOO = ("4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/HB04.5.-.{}.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/"
           "HB09.2.-.-.-.-.-.-.-/1.3.YO30:0:0.2,3.0:1:1.-.-.-.-/fight+judge+over+end+surplus+next")
KEY = "twin-key-of-step-{:06}-of-{}"


class World:
    """A table at a server of its own, with a socket at every seat and one that watches."""

    def __init__(self, case, game, seats, options, position):
        self.server = Serving("--log", "trouble", "--limit", "commands=1000")
        case.addCleanup(self.server.__exit__)
        self.guests = [Guest(self.server) for _ in range(seats)]
        opened = self.guests[0].open(game, ["me"] + ["open"] * (seats - 1), options=options, position=position, chance="seeded", seed="7")
        self.table, self.watch = opened["table"], opened["watch"]
        for guest, invite in zip(self.guests[1:], opened["invites"]):
            guest.join(self.table, invite=invite)
        self.sockets = [self.look(seat) for seat in range(seats + 1)]
        self.heard = [[] for _ in self.sockets]
        self.steps = 0
        for socket in range(seats + 1):
            self.collect(socket)

    def look(self, seat, **more):
        """Seat 0 watches."""
        who = {"token": self.guests[seat - 1].token} if seat else {"watch": self.watch}
        socket = Socket(self.server, self.table, tableau=True, choices=True, odds=True, **who, **more)
        self.first = socket.receive()
        socket.data = frame_of(*self.first) + socket.data
        return socket

    def plain(self, payload):
        """Without what differs between any two tables."""
        text = payload.replace(self.table.encode(), b"t" + b"*" * (len(self.table) - 1))
        return re.sub(rb'"created":\d+', b'"created":0', text)

    def collect(self, seat):
        """All that this one was told up to now: a ping comes back behind it."""
        socket = self.sockets[seat]
        self.steps += 1
        mark = str(self.steps).encode()
        socket.send(mark, 0x89)
        while True:
            kind, payload = socket.receive()
            if (kind, payload) == (10, mark):
                return
            if kind == 1:
                self.heard[seat].append(self.plain(payload))

    def do(self, seat, number, what, **more):
        """A command whose answer has come; then everybody has what it led to."""
        socket, with_key = self.sockets[seat], KEY.format(number, seat)
        socket.say({"do": what, "key": with_key, **more})
        while True:
            kind, payload = socket.receive()
            if kind != 1:
                continue
            self.heard[seat].append(self.plain(payload))
            message = json.loads(payload)
            if message["type"] in ("answer", "error") and message["key"] == with_key:
                break
        for each in range(len(self.sockets)):
            self.collect(each)
        return message

    def latest(self, seat):
        """The last message with a view."""
        return next(message for message in map(json.loads, reversed(self.heard[seat])) if "view" in message)

    def drew(self):
        """Whether chance has moved."""
        entries = [entry for payload in self.heard[0] for entry in json.loads(payload).get("log", {"entries": []})["entries"]]
        return any(entry.get("seat") == 0 for entry in entries)

    def rest_of(self, seat):
        """What REST answers to that seat, heads included; the time of day aside."""
        answers = []
        for path in ("", "/view?tableau=1&choices=1&odds=1", "/log", "/record"):
            token = self.guests[seat - 1].token if seat else None
            fields = {} if seat else {"Engawa_Link": self.watch}
            reply, _ = rest(self.server, "GET", f"/tables/{self.table}{path}", token=token, **fields)
            answers.append((reply.first, [field for field in reply.fields if field[0] != "Date"], self.plain(reply.body)))
        return answers


def frame_of(kind, payload):
    """As a server sends it."""
    size = bytes([len(payload)]) if len(payload) < 126 else b"\x7e" + len(payload).to_bytes(2, "big") if len(payload) < 1 << 16 \
        else b"\x7f" + len(payload).to_bytes(8, "big")
    return bytes([0x80 | kind]) + size + payload


class Twins(unittest.TestCase):
    def worlds(self, game, seats, options, positions):
        return [World(self, game, seats, options, position) for position in positions]

    def compare(self, worlds, hidden):
        """Every other one, up to here: how many messages."""
        one, two = worlds
        for seat in range(len(one.sockets)):
            if seat == hidden:
                continue
            self.assertEqual([len(message) for message in one.heard[seat]], [len(message) for message in two.heard[seat]], f"seat {seat}")
            self.assertEqual(one.heard[seat], two.heard[seat], f"seat {seat}")
            self.assertEqual(one.rest_of(seat), two.rest_of(seat), f"seat {seat}")
        return sum(len(heard) for seat, heard in enumerate(one.heard) if seat != hidden)

    def both(self, worlds, seat, number, what, **more):
        return [world.do(seat, number, what, **more) for world in worlds]

    def bother(self, worlds, hidden, number):
        """What is refused, and what only the own seat is told; coming back."""
        one, two = worlds
        seats = [seat for seat in range(1, len(one.sockets))]
        for seat in seats:
            self.both(worlds, seat, number, "play", moves=["no such move"])
            self.both(worlds, seat, number + 1, "ask_undo")
            self.both(worlds, seat, number + 2, "withdraw")
            self.both(worlds, seat, number + 3, "release")  # holding itself takes time of the own reserve, by the clock: twin_test.cpp
            decision = one.latest(seat)["view"]["decision"]
            if seat != hidden:
                self.assertEqual(decision, two.latest(seat)["view"]["decision"])
                self.both(worlds, seat, number + 5, "play", moves=["no such move"], decision=decision - 1)
        # The hidden seat tries what only one of its hands would allow.
        for world in worlds:
            world.do(hidden, number + 6, "play", moves=["play CO01"])
        for seat in range(len(one.sockets)):
            for world in worlds:
                world.sockets[seat].wire.close()
                world.sockets[seat] = world.look(seat, last=0)
                for each in range(len(world.sockets)):
                    world.collect(each)

    def test_susanoo(self):
        worlds = self.worlds("susanoo", 4, {"seats": "4"}, [SUSANOO.format(card) for card in ("EQ01", "CO01")])
        hidden, number = 2, 0
        self.assertNotEqual(worlds[0].latest(hidden)["view"]["view"], worlds[1].latest(hidden)["view"]["view"])
        self.bother(worlds, hidden, 100)
        before = self.compare(worlds, hidden)
        for turn in range(6):
            asked = [seat for seat in range(1, 5) if is_asked(worlds[0].latest(seat))]
            passes = [(seat, "pass") for seat in asked if "pass" in worlds[0].latest(seat)["view"]["choices"]["texts"]]
            if len(passes) < len(asked) or hidden not in asked:
                break
            # In one world the hidden seat answers first, in the other last.
            for world, order in ((worlds[0], sorted(passes, key=lambda each: each[0] != hidden)),
                                 (worlds[1], sorted(passes, key=lambda each: each[0] == hidden))):
                for i, (seat, move) in enumerate(order[:-1] if turn == 0 else order):
                    world.do(seat, 1000 + 10 * turn + i, "play", moves=[move])
                if turn == 0:  # with one answer missing everybody else sees the same, whoever has answered
                    continue
            if turn == 0:
                for world in worlds:
                    for seat, _ in passes:
                        world.do(seat, 1900 + seat, "withdraw")
                continue
            if any(world.drew() for world in worlds):
                break
            number = self.compare_views(worlds, hidden)
        self.assertGreater(before + number, 30)

    def compare_views(self, worlds, hidden):
        """Who answered when differs by design: what stands is compared, and what REST says."""
        one, two = worlds
        for seat in range(len(one.sockets)):
            if seat != hidden:
                self.assertEqual(one.rest_of(seat), two.rest_of(seat), f"seat {seat}")
        return len(one.sockets) - 1

    def test_eiyo(self):
        worlds = self.worlds("eiyo", 2, {"mode": "coop"}, [EIYO.format(hand) for hand in ("tanto_br,tanto_br", "tanto_br,yari_rising")])
        hidden = 2
        self.assertNotEqual(worlds[0].latest(hidden)["view"]["view"], worlds[1].latest(hidden)["view"]["view"])
        self.bother(worlds, hidden, 100)
        compared = self.compare(worlds, hidden)
        for turn in range(8):
            message = worlds[0].latest(1)
            if not is_asked(message) or any(world.drew() for world in worlds):
                break
            free = [text for text, price in priced(message) if price == 0]
            self.both(worlds, 1, 1000 + turn, "play", moves=[free[turn % len(free)]], decision=message["view"]["decision"])
            if any(world.drew() for world in worlds):
                break
            compared = self.compare(worlds, hidden)
        self.assertGreater(compared, 15)


def priced(message):
    """Moves with what they cost."""
    choices = message["view"]["choices"]
    return [(text, len(choices["prices"][choices["price_of"][i]]) if choices["price_of"] else 0) for i, text in enumerate(choices["texts"])]


if __name__ == "__main__":
    unittest.main()
