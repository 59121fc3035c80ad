"""Sockets that misbehave, flood, sleep or say nothing (C-19, C-21, C-22; S-01, S-08, S-13 to S-16, S-18, S-19, S-22)."""
import json
import os
import signal
import socket
import subprocess
import sys
import unittest

from serving import Serving
from tabling import ROOT, Closed, Guest, Refused, Socket, frame, key, moves_of, rest

CANARY = "c4n4ry"


class Sockets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Serving("--limit", "hello_seconds=1", "--limit", "ping_seconds=1")
        cls.addClassCleanup(cls.server.__exit__)

    def setUp(self):
        self.guest = Guest(self.server)
        self.other = Guest(self.server)
        self.table = self.guest.open("paiko", ["me", "open"], listed=True)["table"]
        self.other.join(self.table)

    def test_s01_who_may_open_a_socket(self):
        own = f"http://localhost:{self.server.port}"
        token = ("Authorization", f"Bearer {self.guest.token}")
        for origin, status in ((own, 101), ("null", 403), ("http://evil.example", 403), ("http://localhost:1", 403),
                               (own + ".evil", 403), (own.replace("http", "https"), 403)):
            with self.subTest(origin=origin), Socket(self.server, self.table, False, [("Origin", origin), token]) as talk:
                self.assertEqual(talk.status, status)
        with Socket(self.server, self.table, False, [("Cookie", f"engawa={self.guest.token}")]) as talk:
            self.assertEqual(talk.status, 426)  # a cookie that says not where it is from
        with Socket(self.server, self.table, True, [("Cookie", f"engawa={self.guest.token}"), ("Origin", own)]) as talk:
            self.assertEqual(talk.next()["table"]["you"], 1)

    def test_s08_without_hello_nothing_is_told(self):
        with Socket(self.server, self.table, hello=False) as silent:
            self.guest.play(self.table, moves_of(self.guest.view(self.table))[0])
            with self.assertRaises(Closed) as end:
                silent.next()
            self.assertEqual(end.exception.code, 1008)
        with Socket(self.server, self.table, hello=False) as rude:
            rude.say({"do": "play", "key": key(), "moves": ["x"]})
            self.assertEqual(rude.next()["code"], "bad_hello")
            self.assertEqual(rude.closed(), 1008)

    def test_s13_s14_frames_that_are_none(self):
        cases = {
            "compressed": (frame(0xC1, b"x"), 1002), "not masked": (frame(0x81, b"x", masked=False), 1002),
            "reserved": (frame(0xA1, b"x"), 1002), "unknown": (frame(0x83, b"x"), 1002), "long ping": (frame(0x89, b"x" * 126), 1002),
            "too big": (frame(0x81, b"", declared=4097), 1009), "huge": (frame(0x81, b"", declared=1 << 40), 1009),
            "binary": (frame(0x82, b"x"), 1003), "bad text": (frame(0x81, b"\xff\xfe"), 1007),
            "empty pieces": (frame(0x01, b"") + frame(0x00, b"") * 10_000, 1002),
        }
        for name, (data, code) in cases.items():
            with self.subTest(name), Socket(self.server, self.table, token=self.guest.token) as talk:
                talk.next()
                try:
                    talk.wire.send(data)
                except OSError:
                    pass
                self.assertIn(talk.closed(), (code, 1006) if name == "empty pieces" else (code,))
        with Socket(self.server, self.table, False, [("Sec-WebSocket-Extensions", "permessage-deflate")]) as talk:
            self.assertNotIn(b"extensions", talk.head.lower())

    def test_s15_s22_json_that_is_none(self):
        cases = {
            "[" * 4000: "too_deep", '{"do":' * 40 + "1" + "}" * 40: "too_deep", '{"do":"say","do":"say"}': "name_twice", "": "bad_json",
            "[]": "bad_json", '{"do":"play","key":"%s","moves":"x"}' % ("k" * 16): "bad_member", '{"do":"say","text":7}': "bad_member",
            '{"do":"%s"}' % CANARY: "unknown_command", '{"do":"say","text":"a\\u202eb"}': "bad_words",
            '{"do":"play","key":"%s","moves":["%s"]}' % ("k" * 16, CANARY): "bad_move",
            '{"do":"play","key":"%s","decision":99999999999999999999,"moves":["x"]}' % ("k" * 16): "bad_member",
        }
        for text, code in cases.items():
            with self.subTest(text[:40]), Socket(self.server, self.table, token=self.guest.token) as talk:
                talk.next()
                talk.send(text)
                error = talk.until(lambda message: message["type"] == "error")
                self.assertEqual(error["code"], code)
                for leak in ("/work", "SELECT", "sqlite", "std::", ".cpp"):
                    self.assertNotIn(leak, json.dumps(error))

    def test_s16_c21_too_quick_is_told_and_then_closed(self):
        with Socket(self.server, self.table, token=self.guest.token) as talk:
            talk.next()
            for _ in range(60):
                try:
                    talk.say({"do": "withdraw"})
                except OSError:
                    break
            codes, end = [], None
            try:
                while True:
                    message = talk.next()
                    codes.append(message.get("code"))
                    if message.get("code") == "slow_down":
                        self.assertGreater(message["wait"], 0)
            except Closed as closed:
                end = closed.code
            self.assertIn("slow_down", codes)
            self.assertIn(end, (1008, 1006))
        self.assertEqual(self.other.view(self.table)["type"], "view")  # others do not suffer
        # Words are slower than moves: not where the game allows none.
        with Socket(self.server, self.table, token=self.other.token) as talk:
            talk.next()
            with self.assertRaises(Refused) as refused:
                for _ in range(10):
                    talk.do("say", text="hello")
            self.assertEqual(refused.exception.code, "slow_down")

    def test_c19_s19_a_client_that_sleeps_is_shown_away_and_its_seat_stays(self):
        code = ("import sys; sys.path.insert(0, sys.argv[1]); from tabling import *; from types import SimpleNamespace;"
                "s = Socket(SimpleNamespace(port=int(sys.argv[2])), sys.argv[3], token=sys.argv[4]); print(s.next()['type'], flush=True);"
                "\nwhile True: s.next()")
        client = subprocess.Popen([sys.executable, "-c", code, os.path.dirname(__file__), str(self.server.port), self.table, self.other.token],
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            self.assertEqual(client.stdout.readline().strip(), "view")
            with self.guest.sit(self.table) as talk:
                if talk.next()["table"]["seats"][1]["away"]:
                    talk.until(lambda message: "table" in message and not message["table"]["seats"][1]["away"])
                client.send_signal(signal.SIGSTOP)
                gone = talk.until(lambda message: "table" in message and message["table"]["seats"][1]["away"])
                self.assertEqual(gone["table"]["seats"][1]["who"], "person")
            self.assertEqual(self.other.view(self.table)["table"]["you"], 2)
        finally:
            client.send_signal(signal.SIGCONT)
            client.kill()
            client.communicate()

    def test_s18_a_client_that_never_reads_is_let_go(self):
        with Serving("--limit", "queue_bytes=2000", "--limit", "ping_seconds=1") as server:
            guest = Guest(server)
            table = guest.open("eiyo", ["me"], options={"mode": "solo"}, practice=True)["table"]
            with Socket(server, table, token=guest.token, tableau=True, choices=True, odds=True) as lazy:
                lazy.wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                for i in range(400):
                    view = guest.view(table)
                    if view["view"]["over"]:
                        break
                    guest.play(table, moves_of(view)[0])
                self.assertEqual(guest.view(table)["type"], "view")
                metrics = server.ask("/metrics").body.decode()
                self.assertIn("engawa_", metrics)


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Serving()
        cls.addClassCleanup(cls.server.__exit__)

    def test_s03_what_changes_something_must_be_json_of_an_own_page(self):
        for fields in ({"Content_Type": "text/plain"}, {"Content_Type": "application/x-www-form-urlencoded"}):
            reply, answer = rest(self.server, "POST", "/guests", {}, **fields)
            self.assertEqual((reply.status, answer["error"]["code"]), (415, "not_json"))
        for fields in ({"Origin": "http://evil.example"}, {"Sec_Fetch_Site": "cross-site"}, {"Origin": "null"}):
            reply, _ = rest(self.server, "POST", "/guests", {}, **fields)
            self.assertEqual((reply.status, reply.code), (403, "foreign_origin"))
        reply, _ = rest(self.server, "OPTIONS", "/guests", Origin="http://evil.example")
        self.assertNotEqual(reply.status, 200)
        self.assertIsNone(reply["Access-Control-Allow-Origin"])

    def test_s12_bodies_have_a_limit(self):
        token = Guest(self.server).token
        self.assertEqual(rest(self.server, "POST", "/tables", token=token, raw=b" " * 65_537)[0].status, 413)
        self.assertEqual(rest(self.server, "POST", "/cards", token=token, raw=b" " * 70_000)[0].status, 400)
        self.assertEqual(rest(self.server, "POST", "/cards", token=token, raw=b" " * (1024 * 1024 + 1))[0].status, 413)

    def test_c22_s16_floods_of_tables_are_refused_by_code(self):
        guest = Guest(self.server)
        codes = []
        for _ in range(14):
            try:
                guest.open("paiko", ["me", "open"])
                codes.append("opened")
            except Refused as refused:
                codes.append(refused.code)
        self.assertEqual(codes[:10], ["opened"] * 10)
        self.assertIn("slow_down", codes)
        self.assertIn('engawa_refusals_total{code="slow_down"}', self.server.ask("/metrics").body.decode())

    def test_s09_guessed_links_are_slowed_down(self):
        guest = Guest(self.server)
        codes = set()
        for i in range(60):
            with self.assertRaises(Refused) as refused:
                guest.join("t23456789abc", invite=f"{i:043}")
            codes.add(refused.exception.code)
        self.assertEqual(codes, {"unknown_table", "slow_down"})

    def test_c18_unknown_ids_make_nothing(self):
        for i in range(200):
            rest(self.server, "GET", f"/tables/t{i:011}")
        self.assertRegex(self.server.ask("/metrics").body.decode(), r"engawa_tables_awake \d\b")

    def test_s23_names_are_plain_text(self):
        guest = Guest(self.server)
        for name in ("a\nb", "a\u202eb", "x" * 41, "\u0000", " padded "):
            with self.subTest(name), self.assertRaises(Refused) as refused:
                guest.open("paiko", name=name)
            self.assertIn(refused.exception.code, ("bad_name", "bad_member"))

    def test_s33_what_is_for_the_host(self):
        self.assertEqual(self.server.ask("/readyz").body, b"ready\n")
        self.assertIn("engawa_tables_awake", self.server.ask("/metrics").body.decode())
        self.assertEqual(self.server.ask("/healthz").body, b"ok\n")


if __name__ == "__main__":
    unittest.main()
