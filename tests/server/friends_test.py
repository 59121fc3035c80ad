"""What friends have beside seats: links for all, codes to say aloud, a seat that moves, words and pointing that no record keeps."""
import unittest

from serving import Serving
from tabling import Closed, Guest, Refused, moves_of, rest


def words(message):
    return message["type"] == "words"


class Friends(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Serving("--log", "trouble")
        cls.addClassCleanup(cls.server.__exit__)

    def refused(self, code, call, *arguments, **more):
        with self.assertRaises(Refused) as refused:
            call(*arguments, **more)
        self.assertEqual(refused.exception.code, code)

    def follow(self, guest, link):
        return guest.ask("POST", "/links", {"link": link})["table"]

    def test_a_code_leads_to_a_seat_until_the_game_begins(self):
        host, friend, late = (Guest(self.server) for _ in range(3))
        opened = host.open("paiko")
        table, code = opened["table"], opened["code"]
        self.assertRegex(code, r"^\d{1,3}-\d{1,3}-\d{1,3}$")
        self.assertTrue(all(int(number) < 256 for number in code.split("-")))
        self.assertEqual(self.follow(friend, code), table)
        self.assertEqual(friend.join(table, invite=code)["seat"], 2)
        self.assertEqual(host.view(table)["table"]["stage"], "playing")
        # Whoever overheard it finds what they would find behind no code at all.
        self.refused("unknown_table", self.follow, late, code)
        self.refused("unknown_table", late.join, table, invite=code)
        self.refused("unknown_table", late.view, table, Engawa_Link=code)

    def test_one_link_seats_all_and_then_shows_the_game(self):
        host, second, third, late = (Guest(self.server) for _ in range(4))
        opened = host.open("susanoo", ["me", "open", "open"], options={"seats": "3"})
        table, party = opened["table"], opened["party"]
        seats = {second.join(table, invite=party)["seat"], third.join(table, invite=party)["seat"]}
        self.assertEqual(seats, {2, 3})
        self.refused("not_open", late.join, table, invite=party)
        self.assertEqual(late.view(table, Engawa_Link=party)["table"]["you"], 0)

    def test_guessing_codes_is_limited_like_wrong_links(self):
        host, thief = Guest(self.server), Guest(self.server)
        opened = host.open("paiko")
        codes = []
        for number in range(40):
            try:
                self.follow(thief, f"255-{number}-255" if number % 2 else "x" * 43)
            except Refused as refused:
                codes.append(refused.code)
        self.assertEqual(codes[0], "unknown_table")
        self.assertEqual(codes[-1], "slow_down")
        # A right one does not help once it is too late to guess; at another address nobody notices.
        self.assertEqual(self.follow(host, opened["code"]), opened["table"])

    def test_an_own_link_moves_the_seat_once(self):
        host, friend, laptop, thief = (Guest(self.server) for _ in range(4))
        opened = host.open("paiko")
        table = opened["table"]
        friend.join(table, invite=opened["party"])
        link = host.ask("POST", f"/tables/{table}/links", {})["link"]
        self.refused("unknown_table", thief.ask, "POST", f"/tables/{table}/links", {})
        self.assertEqual(laptop.join(table, invite=link)["seat"], 1)
        laptop.play(table, moves_of(laptop.view(table))[0])
        self.refused("unknown_table", host.view, table)
        self.refused("unknown_table", thief.join, table, invite=link)
        self.refused("unknown_table", thief.view, table, Engawa_Link=link)

    def test_s10_a_token_is_exchanged_without_a_moment_in_which_none_opens_the_seat(self):
        host, friend = Guest(self.server), Guest(self.server)
        opened = host.open("paiko")
        table = opened["table"]
        friend.join(table, invite=opened["party"])
        with host.sit(table) as old:
            old.next()
            fresh = Guest(self.server)
            host.ask("POST", f"/tables/{table}/links", {})  # the answer is lost: nothing has changed, and another link is made
            link = host.ask("POST", f"/tables/{table}/links", {})["link"]
            old.do("say", text="still here")  # until the new one is used the old one is good
            fresh.join(table, invite=link)  # whether this answer arrives or not, the new token opens the seat
            self.assertEqual(fresh.view(table)["table"]["you"], 1)
            self.assertIn(old.closed(), (4001, 4002))
        self.refused("unknown_table", host.view, table)
        with host.sit(table) as late:
            self.assertEqual(late.next()["code"], "unknown_table")
            self.assertEqual(late.closed(), 1008)
        fresh.play(table, moves_of(fresh.view(table))[0])

    def test_s10_links_of_a_seat_end_with_who_had_it(self):
        host, first, second, thief = (Guest(self.server) for _ in range(4))
        opened = host.open("susanoo", ["me", "open", "open"], options={"seats": "3"})
        table, party = opened["table"], opened["party"]
        seat = first.join(table, invite=party)["seat"]
        stale = [first.ask("POST", f"/tables/{table}/links", {})["link"] for _ in range(2)]
        host.command(table, "remove", seat=seat)
        self.assertEqual(second.join(table, invite=party)["seat"], seat)
        self.refused("unknown_table", thief.join, table, invite=stale[0])
        self.assertEqual(second.view(table)["table"]["you"], seat)
        # Whoever had the old token made more links than one; exchanging it ends them all.
        spare = [second.ask("POST", f"/tables/{table}/links", {})["link"] for _ in range(3)]
        fresh = Guest(self.server)
        fresh.join(table, invite=spare[0])
        self.refused("unknown_table", thief.join, table, invite=spare[1])
        last = fresh.ask("POST", f"/tables/{table}/links", {})["link"]
        fresh.ask("DELETE", "/guests/me")
        self.refused("unknown_table", thief.join, table, invite=last)

    def test_s10_revoking_closes_every_socket_of_the_guest(self):
        host, friend = Guest(self.server), Guest(self.server)
        tables = []
        for _ in range(3):
            opened = host.open("paiko")
            friend.join(opened["table"], invite=opened["party"])
            tables.append(opened["table"])
        sockets = [host.sit(table) for table in tables]
        streams = [host.stream(table) for table in tables]
        for each in sockets + streams:
            each.next()
        host.ask("DELETE", "/guests/me")
        self.assertEqual([each.closed() for each in sockets], [4002] * 3)  # by the server, which waits for nothing
        for each in streams:
            with self.assertRaises(Closed):
                while True:
                    each.next()
            each.wire.close()
        self.refused("bad_token", host.view, tables[0])

    def test_s16_words_of_a_watcher_are_counted(self):
        host, eve = Guest(self.server), Guest(self.server)
        opened = host.open("paiko")
        with eve.sit(opened["table"], watch=opened["watch"]) as sees:
            sees.next()
            codes = []
            for number in range(12):
                try:
                    sees.do("say", text=f"word {number}", name="Eve")
                except Refused as refused:
                    codes.append(refused.code)
            self.assertGreater(len(codes), 2)
            self.assertEqual(set(codes), {"slow_down"})

    def test_words_of_watchers_never_reach_those_who_play(self):
        host, friend, one, other = (Guest(self.server) for _ in range(4))
        opened = host.open("paiko")
        table = opened["table"]
        friend.join(table, invite=opened["party"])
        watch = opened["watch"]
        with host.sit(table) as plays, one.sit(table, watch=watch) as sees, other.sit(table, watch=watch) as also:
            for each in (plays, sees, also):
                each.next()
            sees.do("say", text="White has it", name="Eve")
            self.assertEqual(also.until(words)["text"], "White has it")
            # Everything that reaches a seat until the end of the game, and its first word after it.
            host.play(table, moves_of(host.view(table))[0])
            sees.do("say", text="and now?", name="Eve")
            plays.do("resign")
            heard = list(plays.heard)
            sees.do("say", text="well played", name="Eve")
            while not words(message := plays.next()):
                heard.append(message)
            self.assertEqual([each for each in heard if words(each)], [])
            self.assertEqual((message["text"], message["name"], message["seat"]), ("well played", "Eve", 0))

    def test_pointing_reaches_those_whom_one_may_talk_to(self):
        host, friend, eve = (Guest(self.server) for _ in range(3))
        opened = host.open("paiko")
        table = opened["table"]
        self.refused("not_begun", host.command, table, "point", text="e5")
        friend.join(table, invite=opened["party"])
        with friend.sit(table) as sees:
            sees.next()
            host.command(table, "point", text="e5")
            pointed = sees.until(lambda message: message["type"] == "point")
            self.assertEqual((pointed["seat"], pointed["ref"]), (1, "e5"))
        self.refused("bad_words", host.command, table, "point", text="x" * 65)
        self.refused("unknown_table", eve.command, table, "point", text="e5")
        self.refused("bad_words", host.command, table, "point", text="nowhere")
        # No record has a place for it.
        reply, log = rest(self.server, "GET", f"/tables/{table}/log?from=0", token=host.token)
        self.assertEqual((reply.status, log["entries"]), (200, []))

    def test_nobody_points_at_what_only_they_see(self):
        host, friend = (Guest(self.server) for _ in range(2))
        opened = host.open("susanoo", ["me", "open", "adept"], options={"seats": "3"})
        table = opened["table"]
        friend.join(table, invite=opened["party"])
        seen = host.view(table)
        hand = next(place for place in seen["view"]["tableau"]["places"] if place["id"] == "hand.1")
        self.assertTrue(hand["things"])
        for thing in hand["things"]:
            self.refused("bad_words", host.command, table, "point", text=f"hand.1/{thing['id']}")
        host.command(table, "point", text="hand.2")  # that there is a hand everybody knows


if __name__ == "__main__":
    unittest.main()
