"""Every code of docs/protocol.md is reached: here from outside, or by the test beside the code that is named."""
import pathlib
import re
import unittest

from serving import Serving
from tabling import Guest, Refused, Socket, key, moves_of, rest

TEXT = (pathlib.Path(__file__).parents[2] / "docs" / "protocol.md").read_text()

# What another test reaches: a store that fails, a table that breaks, a server that goes down.
ELSEWHERE = {"storage_full": "keeping_test.py", "storage_failed": "server/store/contract_test.cpp", "table_frozen": "server/tables/resume_test.cpp",
             "going_down": "keeping_test.py", "bad_hello": "sockets_test.py", "not_away": "server/tables/table_test.cpp"}


def documented():
    table = TEXT.split("| codes | when |", 1)[1].split("\n\n", 1)[0]
    return {code for line in table.splitlines()[2:] for code in re.findall(r"`([a-z_]+)`", line.split("|")[1])} - {"wait"}


class Codes(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Serving("--log", "trouble")
        cls.addClassCleanup(cls.server.__exit__)

    def test_each_is_reached(self):
        server = self.server
        host, guest, stranger = (Guest(server) for _ in range(3))
        table = host.open("paiko", listed=True)["table"]
        reached = set()

        def ask(call, *arguments, **more):
            try:
                call(*arguments, **more)
            except Refused as refused:
                reached.add(refused.code)

        def post(path, body=None, token=host.token, **more):
            answer = rest(server, "POST", path, body, token, **more)[1]
            reached.add(answer["error"]["code"] if answer and "error" in answer else "")

        play = {"do": "play", "key": key(), "moves": ["x"]}
        at = f"/tables/{table}/commands"
        post(at, {**play})                                           # not_begun
        ask(host.command, table, "remove", seat=1)                   # bad_seat
        ask(guest.join, table, seat=1)                               # seat_taken
        guest.join(table)
        ask(stranger.join, table)                                    # not_open
        ask(host.command, table, "rematch")                          # not_over
        ask(host.command, table, "commit", text="0" * 64)            # not_fair
        ask(host.command, table, "substitute_bot", seat=2)           # not_away, or not: Ben may have been away for long
        ask(stranger.command, table, "resign")                       # no_seat
        ask(stranger.view, "tnothing")                               # unknown_table
        post("/tables", {"game": "paiko"}, token=None)               # no_token
        post("/tables", {"game": "paiko"}, token="x" * 43)           # bad_token
        post("/tables", {"game": "chess"})                           # unknown_game
        post("/tables", {"game": "eiyo", "cards": "none"})           # unknown_cards
        post(at, {"do": "dance"})                                    # unknown_command
        post("/nothing", {})                                         # not_found
        post("/guests/me", {})                                       # bad_method
        reached.add(rest(server, "GET", f"/tables/{table}/socket", token=host.token)[1]["error"]["code"])  # upgrade_required
        post(at, raw=b"{")                                           # bad_json
        post(at, raw=b'{"a":' * 40 + b"1" + b"}" * 40)               # too_deep
        post(at, raw=b'{"a":1,"a":2}')                               # name_twice
        post(at, {**play, "moves": 7})                               # bad_member
        post(at, {**play, "key": "short"})                           # bad_key
        post(at, {"do": "play", "moves": ["x"]})                     # key_missing
        post("/tables", {"game": "paiko", "name": "\n"})             # bad_name
        post(at, {"do": "say", "text": "\u202e"})                    # bad_words
        post("/tables", {"game": "paiko", "seats": ["me", "king"]})  # bad_bot
        post("/tables", {"game": "paiko", "chance": "lucky"})        # bad_chance
        post("/tables", {"game": "paiko", "seats": ["me"]})          # wrong_seats
        post("/tables", {}, Content_Type="text/plain")               # not_json
        again = key()
        view = host.view(table)
        host.play(table, moves_of(view)[0], with_key=again)
        ask(host.play, table, "other", with_key=again)               # key_reused
        secret = host.open("eiyo", ["me", "random"], options={"mode": "coop"})["table"]
        ask(host.ask, "GET", f"/tables/{secret}/record")             # game_running
        open_one = host.open("paiko", listed=True)["table"]
        guest.join(open_one)
        host.command(table, "resign")
        host.command(table, "close")
        ask(guest.command, table, "say", text="x")                   # table_closed
        lobby = host.open("susanoo", options={"seats": "3"}, listed=True)["table"]
        guest.join(lobby)
        ask(guest.command, lobby, "close")                           # not_yours
        for _ in range(12):
            ask(host.open, "paiko")                                  # slow_down
        missing = documented() - reached - set(ELSEWHERE)
        self.assertEqual(missing, set())
        root = pathlib.Path(__file__).parents[2]
        for code, where in ELSEWHERE.items():
            path = root / where if "/" in where else pathlib.Path(__file__).parent / where
            self.assertTrue(code in path.read_text(), f"{code} is not in {where}")


if __name__ == "__main__":
    unittest.main()
