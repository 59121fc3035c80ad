"""Tables from outside: a life of one, who may do what, retries, coming back, watching, programs (C-06 to C-12, C-17, C-24; S-05 to S-11, S-20, S-21, S-25)."""
import random
import unittest

from serving import Serving
from tabling import Closed, Guest, Refused, Socket, is_asked, key, moves_of, plays_on, rest, view_of

GAMES = {"paiko": {}, "eiyo": {"mode": "coop"}, "samurai": {}, "susanoo": {"seats": "3"}}


class Tables(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Serving("--limit", "commands=100000")
        cls.addClassCleanup(cls.server.__exit__)

    def two(self, game="paiko", **more):
        """A table with two guests: (first, second, its id, what opening it gave)."""
        first, second = Guest(self.server), Guest(self.server)
        opened = first.open(game, **more)
        second.join(opened["table"], invite=opened["invites"][0], name="Ben")
        return first, second, opened["table"], opened

    def refused(self, code, call, *arguments, **more):
        with self.assertRaises(Refused) as caught:
            call(*arguments, **more)
        self.assertEqual(caught.exception.code, code)
        return caught.exception

    def test_the_life_of_a_table(self):
        first, second, table, opened = self.two(name="Ada")
        self.assertEqual(opened["seat"], 1)
        view = first.view(table)
        self.assertEqual((view["type"], view["table"]["stage"], view["table"]["you"]), ("view", "playing", 1))
        self.assertEqual([seat["name"] for seat in view["table"]["seats"]], ["Ada", "Ben"])
        with first.sit(table, choices=True) as one, second.sit(table, choices=True) as two, \
                Socket(self.server, table, watch=opened["watch"]) as watcher:
            self.assertEqual(watcher.next()["view"]["viewer"], 0)
            begun = one.until(is_asked)
            answer = one.do("play", moves=[moves_of(begun)[0]], decision=begun["view"]["decision"])
            self.assertEqual(len(answer["played"]), 1)
            news = two.until(lambda message: message["sequence"] >= answer["sequence"])
            self.assertTrue(news["log"]["entries"])
            watcher.until(lambda message: message["sequence"] >= answer["sequence"])
            one.do("resign")
            self.assertTrue(two.until(lambda message: view_of(message).get("over"))["view"]["over"])
        record = first.ask("GET", f"/tables/{table}/record")
        self.assertIn("@resign", record["record"])
        self.assertEqual(first.command(table, "rematch").get("table", ""), "")
        following = second.command(table, "rematch")["table"]
        self.assertEqual(second.view(following)["table"]["you"], 1)

    def test_whoever_watches_a_private_table_can_watch_its_rematches(self):
        first, second, table, opened = self.two()
        stranger = Guest(self.server)
        with Socket(self.server, table, watch=opened["watch"]) as watcher:
            tables = [table]
            for _ in range(2):
                first.command(tables[-1], "resign")
                first.command(tables[-1], "rematch")
                tables.append(second.command(tables[-1], "rematch")["table"])
            self.assertEqual(watcher.until(lambda message: message.get("table", {}).get("next"))["table"]["next"], tables[1])
        for following in tables[1:]:
            with Socket(self.server, following, watch=opened["watch"]) as watcher:
                self.assertEqual(watcher.next()["view"]["viewer"], 0)
            self.refused("unknown_table", stranger.view, following)
            with Socket(self.server, following, watch=opened["invites"][0]) as used:
                self.assertEqual(used.next()["code"], "unknown_table")

    def test_c07_a_retry_plays_once(self):
        first, _, table, _ = self.two()
        view = first.view(table)
        again = key()
        one = first.play(table, moves_of(view)[0], with_key=again)
        two = first.play(table, moves_of(view)[0], with_key=again)
        self.assertEqual(one, two)
        self.assertEqual(first.view(table)["sequence"], one["sequence"])
        self.refused("key_reused", first.play, table, moves_of(view)[1], with_key=again)
        self.refused("bad_key", first.play, table, moves_of(view)[1], with_key="short")
        self.refused("key_missing", first.command, table, "play", moves=["x"])

    def test_c08_a_stale_decision_is_refused(self):
        first, second, table, _ = self.two()
        rng = random.Random(1)
        for _ in range(6):
            for guest in (first, second):
                view = guest.view(table)
                if is_asked(view):
                    guest.play(table, rng.choice(moves_of(view)), view["view"]["decision"])
                    self.refused("stale_decision", guest.play, table, moves_of(view)[0], view["view"]["decision"] - 1)

    def test_s21_a_command_is_decided_by_who_sends_it(self):
        first, second, table, opened = self.two(listed=True)
        stranger = Guest(self.server)
        view = first.view(table)
        move = moves_of(view)[0]
        self.refused("not_your_turn", second.play, table, move)
        self.refused("no_seat", stranger.play, table, move)
        with Socket(self.server, table, watch=opened["watch"]) as watcher:
            watcher.next()
            for do in ("play", "resign", "undo", "leave", "start", "close", "rematch", "hold", "order"):
                self.refused("no_seat", watcher.do, do, moves=["x"], text="x")
            self.refused("unknown_command", watcher.do, "dance")
        # A seat that is named in a command means nothing.
        self.refused("not_your_turn", second.command, table, "play", key=key(), moves=[move], seat=1)

    def test_c11_private_tables_are_not_there_for_others(self):
        first, _, table, opened = self.two()
        stranger = Guest(self.server)
        for guest in (stranger, None):
            token = guest.token if guest else None
            for path in ("", "/view", "/log", "/record"):
                there, answer = rest(self.server, "GET", f"/tables/{table}{path}", token=token)
                nowhere, same = rest(self.server, "GET", f"/tables/t0000000000{path}", token=token)
                self.assertEqual((there.status, answer), (nowhere.status, same))
                self.assertEqual((there.status, answer["error"]["code"]), (404, "unknown_table"))
        self.refused("unknown_table", stranger.join, table)
        for link in (opened["invites"][0], opened["watch"][:-1] + "A", "x" * 43):  # used, altered, made up
            self.refused("unknown_table", stranger.join, table, invite=link)
        self.refused("unknown_table", stranger.join, table, invite=opened["watch"])
        self.refused("bad_token", Guest(self.server, "x" * 43).view, table)
        self.assertEqual(first.view(table)["table"]["you"], 1)

    def test_c12_a_socket_that_failed_hears_nothing(self):
        first, second, table, _ = self.two()
        with Socket(self.server, table, token="x" * 43) as thief, first.sit(table) as one:
            one.next()
            first.play(table, moves_of(first.view(table))[0])
            messages = []
            with self.assertRaises(Closed) as end:
                while True:
                    messages.append(thief.next())
            self.assertEqual([message["code"] for message in messages], ["bad_token"])
            self.assertEqual(end.exception.code, 1008)

    def test_c24_the_newest_device_plays_and_a_revoked_token_opens_nothing(self):
        first, _, table, _ = self.two()
        with first.sit(table) as older:
            older.next()
            with first.sit(table) as newer:
                newer.next()
                self.assertEqual(older.closed(), 4001)
                first.ask("DELETE", "/guests/me")
                self.assertEqual(newer.closed(), 4002)
        self.refused("bad_token", first.view, table)
        with first.sit(table) as late:
            self.assertEqual(late.closed(), 1008)

    def test_c06_coming_back_brings_the_gap(self):
        first, second, table, _ = self.two()
        rng = random.Random(5)
        sequence, entries = 0, []
        twin = Guest(self.server, first.token)
        for _ in range(12):
            with first.sit(table, last=sequence, choices=True) as socket:
                message = socket.next()
                if message["type"] == "log" and "log" in message:
                    entries += entries_of(message)
                elif message["sequence"]:
                    entries += entries_of(twin.ask("GET", f"/tables/{table}/log"))[len(entries):message["sequence"]]
                sequence = message["sequence"]
                whole = twin.view(table)
                self.assertEqual(message["view"]["view"], whole["view"]["view"])
            for guest in (first, second):
                view = guest.view(table)
                if is_asked(view):
                    guest.play(table, rng.choice(moves_of(view)))
        numbers = [entry["sequence"] for entry in entries]
        self.assertEqual(numbers, list(range(len(numbers))))

    def test_c10_many_claim_the_last_seat(self):
        first = Guest(self.server)
        opened = first.open("paiko", listed=True)
        claims = []
        for guest in [Guest(self.server) for _ in range(12)]:
            try:
                claims.append(guest.join(opened["table"])["seat"])
            except Refused as refused:
                self.assertIn(refused.code, ("seat_taken", "not_open"))
        self.assertEqual(claims, [2])

    def test_c17_every_command_to_a_table_that_is_over_is_answered(self):
        first, second, table, _ = self.two()
        first.command(table, "resign")
        self.refused("game_over", second.play, table, "x")
        first.command(table, "close")
        self.refused("table_closed", second.command, table, "say", text="hello")
        self.refused("unknown_table", second.command, "tnothing", "say", text="hello")

    def test_s25_a_running_game_with_secrets_gives_no_record(self):
        first, _, table, _ = self.two("eiyo", options={"mode": "coop"})
        self.refused("game_running", first.ask, "GET", f"/tables/{table}/record")
        self.assertTrue(first.ask("GET", f"/tables/{table}/log"))

    def test_s11_the_cookie_of_a_page(self):
        reply, answer = rest(self.server, "POST", "/guests", {"cookie": True})
        self.assertEqual((reply.status, answer), (201, {}))
        cookie = reply["Set-Cookie"]
        self.assertRegex(cookie, r"^engawa=[\w-]{43}; Path=/; HttpOnly; SameSite=Strict; Max-Age=\d+$")
        origin = f"http://localhost:{self.server.port}"
        value = cookie.split(";")[0]
        opened, _ = rest(self.server, "POST", "/tables", {"game": "paiko"}, Cookie=value, Origin=origin)
        self.assertEqual(opened.status, 201)
        for fields in ({"Cookie": value}, {"Cookie": value, "Origin": "http://evil.example"}):
            reply, _ = rest(self.server, "POST", "/tables", {"game": "paiko"}, **fields)
            self.assertIn(reply.status, (401, 403))

    def test_leave_and_return(self):
        first, second, table, _ = self.two()
        second.command(table, "leave")
        self.assertEqual(first.view(table)["table"]["seats"][1]["who"], "nobody")
        self.refused("no_person", second.command, table, "say", text="x")
        second.command(table, "return")
        self.assertEqual(first.view(table)["table"]["seats"][1]["who"], "person")

    def test_s37_who_is_removed_or_leaves_ends_nobodys_game(self):
        host, rude, *others = [Guest(self.server) for _ in range(5)]
        opened = host.open("susanoo", ["me", "open", "open", "open"], options={"seats": "4"}, listed=True)
        table = opened["table"]
        seat = rude.join(table, name="Rude")["seat"]
        self.refused("not_yours", rude.command, table, "remove", seat=1)  # by who opened the table alone
        with rude.sit(table) as talk:
            talk.next()
            host.command(table, "remove", seat=seat)
            self.assertEqual(talk.closed(), 4002)
        self.assertEqual(host.view(table)["table"]["seats"][seat - 1]["who"], "open")
        for other in others:
            other.join(table)
        self.refused("not_open", host.command, table, "remove", seat=2)  # not once it has begun
        others[0].command(table, "resign")
        others[1].command(table, "leave")
        after = others[2].view(table)
        self.assertFalse(after["view"]["over"])
        self.assertEqual(sorted(seat["who"] for seat in after["table"]["seats"]), ["bot", "nobody", "person", "person"])
        self.refused("game_running", others[2].ask, "GET", f"/tables/{table}/record")  # a report holds the own view and log alone

    def test_undo_by_consent(self):
        first, second, table, _ = self.two()
        view = first.view(table)
        first.play(table, moves_of(view)[0])
        self.refused("undo_asks", first.command, table, "undo")
        first.command(table, "ask_undo")
        self.refused("nothing_asked", first.command, table, "answer_undo", yes=True)
        second.command(table, "answer_undo", yes=True)
        self.assertEqual(first.view(table)["view"]["view"], view["view"]["view"])

    def test_a_tie_by_consent(self):
        first, second, table, _ = self.two()
        self.refused("nothing_asked", second.command, table, "answer_tie", yes=True)
        first.command(table, "ask_tie")
        self.assertEqual(second.view(table)["notice"]["tie"], {"by": 1, "open": [2]})
        second.command(table, "answer_tie", yes=False)
        self.assertNotIn("tie", second.view(table)["notice"])
        first.command(table, "ask_tie")
        second.command(table, "answer_tie", yes=True)
        self.assertTrue(first.view(table)["view"]["over"])
        self.assertIn("@tie 1\n@end agreed", first.ask("GET", f"/tables/{table}/record")["record"])
        self.refused("game_over", second.command, table, "ask_tie")

    def test_whole_games_of_every_game(self):
        for game, options in GAMES.items():
            with self.subTest(game=game):
                guest = Guest(self.server)
                seats = {"paiko": ["me", "random"], "eiyo": ["me", "random"], "samurai": ["me"], "susanoo": ["me", "random", "random"]}
                opened = guest.open(game, seats[game], options=options)
                rng = random.Random(3)
                with guest.sit(opened["table"], choices=True) as socket:
                    while not view_of(message := socket.next()).get("over"):
                        if message["type"] == "error":
                            self.assertIn(message["code"], ("stale_decision", "not_your_turn"))
                        plays_on(socket, message, rng)
                self.assertTrue(message["view"]["over"])


def entries_of(message):
    return message.get("log", message)["entries"]


if __name__ == "__main__":
    unittest.main()
