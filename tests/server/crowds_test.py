"""Many at once: those who flood, those who never read, those who leave, and those who only play (C-18, C-21, C-22; S-08, S-16, S-18)."""
import os
import pathlib
import random
import re
import threading
import unittest

from serving import Serving
from tabling import Closed, Guest, Refused, Socket, is_asked, key, moves_of, rest

LONG = "ENGAWA_LONG" in os.environ


def figure(server, name):
    found = re.search(rf"^engawa_{re.escape(name)} (\d+)$", server.ask("/metrics").body.decode(), re.M)
    return int(found[1]) if found else 0


def resident(server):
    """Kilobytes of the process."""
    return int(re.search(r"VmRSS:\s+(\d+)", pathlib.Path(f"/proc/{server.process.pid}/status").read_text())[1])


class Leaving(unittest.TestCase):
    def abandon(self, server, count):
        """Opens tables, plays a move at each and goes away."""
        for _ in range(count):
            one = Guest(server)
            table = one.open("paiko", ["me", "open"], listed=True)["table"]
            Guest(server).join(table)
            with one.sit(table, choices=True) as seat:
                seat.do("play", moves=[moves_of(seat.next())[0]])
        while figure(server, "tables_awake") > 0:
            pass

    def test_c18_abandoned_tables_leave_memory(self):
        with Serving("--limit", "sleep_seconds=1", "--log", "trouble") as server:
            count = 5000 if LONG else 40
            self.abandon(server, count)
            base = resident(server)
            self.abandon(server, count)
            self.assertLess(resident(server), 1.05 * base)
            self.assertEqual(figure(server, "tables_opened"), 2 * count)

    def test_c18_unknown_ids_make_nothing(self):
        with Serving("--log", "trouble") as server:
            guest = Guest(server)
            base = resident(server)
            for i in range(100_000 if LONG else 200):
                rest(server, "GET", f"/tables/t{i:011}", source=f"127.9.{i % 250}.{i // 250 % 250 + 1}")
            self.assertEqual((figure(server, "tables_awake"), figure(server, "tables_opened")), (0, 0))
            self.assertEqual(figure(server, "store_changes"), 1)  # the guest's
            self.assertLess(resident(server), base + 2_000)
            self.assertTrue(guest.ask("GET", "/games")["games"])


class Playing(unittest.TestCase):
    def test_c21_thirty_seats_of_one_address_play_without_a_refusal(self):
        with Serving("--log", "trouble") as server:
            rng = random.Random(3)
            played = 0
            for _ in range(6):
                guests = [Guest(server) for _ in range(5)]
                for guest in guests:
                    guest.source = "127.77.0.1"
                opened = guests[0].open("susanoo", ["me"] + ["open"] * 4, options={"seats": "5"})
                for guest, invite in zip(guests[1:], opened["invites"]):
                    guest.join(opened["table"], invite=invite)
                seats = [Socket(server, opened["table"], source=guest.source, token=guest.token, choices=True) for guest in guests]
                latest = [seat.next() for seat in seats]
                for _ in range(30 if LONG else 6):
                    asked = [i for i, message in enumerate(latest) if is_asked(message)]
                    if not asked:
                        break
                    who = asked[0]
                    decision = latest[who]["view"]["decision"]
                    seats[who].do("play", moves=[rng.choice(moves_of(latest[who]))], decision=decision)
                    played += 1
                    for i, seat in enumerate(seats):  # a request through REST would say it too
                        latest[i] = guests[i].view(opened["table"])
                for seat in seats:
                    seat.wire.close()
            self.assertGreater(played, 20)
            self.assertEqual(figure(server, 'refusals_total{code="slow_down"}'), 0)

    def test_c22_a_flood_from_one_address_keeps_nobody_else_from_playing(self):
        with Serving("--log", "trouble") as server:
            one, two = Guest(server), Guest(server)
            table = one.open("paiko", ["me", "open"], listed=True)["table"]
            two.join(table)
            over = threading.Event()
            codes = []

            def shout():  # as quickly as one thread can, again and again
                while not over.is_set():
                    try:
                        with Socket(server, table, source="127.66.0.1", token="x" * 43) as talk:
                            codes.append(talk.next().get("code"))
                    except (Closed, OSError):
                        codes.append("closed")

            def open_tables():
                guest = Guest(server)
                guest.source = "127.66.0.1"
                while not over.is_set():
                    try:
                        guest.open("paiko", ["me", "open"])
                    except Refused as refused:
                        codes.append(refused.code)
                    except (AssertionError, OSError):
                        codes.append("closed")

            flood = [threading.Thread(target=work) for work in (shout, shout, open_tables, open_tables)]
            for thread in flood:
                thread.start()
            try:
                for _ in range(400 if LONG else 40):
                    for guest in (one, two):
                        view = guest.view(table)
                        if is_asked(view):
                            guest.play(table, moves_of(view)[0], view["view"]["decision"])
            finally:
                over.set()
                for thread in flood:
                    thread.join()
            self.assertIn("slow_down", codes)
            self.assertEqual(server.ask("/healthz").body, b"ok\n")


class Limits(unittest.TestCase):
    def test_s08_of_those_who_say_nothing_an_address_has_twenty(self):
        with Serving("--limit", "hello_seconds=60") as server:
            guest = Guest(server)
            table = guest.open("paiko", ["me", "open"], listed=True)["table"]
            silent = [Socket(server, table, hello=False, source="127.55.0.1") for _ in range(20)]
            self.assertEqual({each.status for each in silent}, {101})
            with Socket(server, table, hello=False, source="127.55.0.1") as late:
                self.assertNotEqual(late.status, 101)
            with Socket(server, table, hello=False, source="127.55.0.2") as elsewhere:
                self.assertEqual(elsewhere.status, 101)
            silent[0].say({"do": "hello", "token": guest.token})  # has said who it is: there is room again
            silent[0].next()
            with Socket(server, table, hello=False, source="127.55.0.1") as late:
                self.assertEqual(late.status, 101)
            for each in silent:
                each.wire.close()

    def test_s16_the_third_time_is_the_last(self):
        with Serving("--limit", "commands=1") as server:
            guest = Guest(server)
            table = guest.open("paiko", ["me", "open"], listed=True)["table"]
            with guest.sit(table) as talk:
                talk.next()
                codes = []
                with self.assertRaises(Closed) as end:
                    while True:
                        talk.say({"do": "withdraw"})
                        message = talk.next()
                        codes.append(message.get("code"))
                        if codes[-1] == "slow_down":
                            self.assertGreater(message["wait"], 0)
                self.assertEqual(codes.count("slow_down"), 3)
                self.assertEqual((end.exception.code, end.exception.reason), (1008, "slow_down"))
            self.assertEqual(figure(server, 'refusals_total{code="slow_down"}'), 3)

    def test_s18_whoever_does_not_read_gets_one_fresh_view_and_is_then_let_go(self):
        with Serving("--limit", "queue_messages=8", "--limit", "ping_seconds=600") as server:
            guest = Guest(server)
            table = guest.open("eiyo", ["me"], options={"mode": "solo"}, practice=True)["table"]
            base = resident(server)
            lazy = Socket(server, table, hello=False, source="127.44.0.1")
            lazy.say({"do": "hello", "token": guest.token, "tableau": True, "choices": True, "odds": True})
            while figure(server, "queues_dropped_total") < 2:
                view = guest.view(table)
                if view["view"]["over"]:
                    guest.command(table, "undo")
                    view = guest.view(table)
                guest.play(table, moves_of(view)[0])
            self.assertLess(resident(server), base + 4_000)
            with self.assertRaises(Closed):
                while True:
                    lazy.next()
            self.assertEqual(guest.view(table)["type"], "view")


if __name__ == "__main__":
    unittest.main()
