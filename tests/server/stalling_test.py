"""A disk that stands still for as long as the test likes: nobody else waits for it, and nothing is lost (C-02, C-16)."""
import os
import pathlib
import subprocess
import tempfile
import unittest

from serving import Serving
from tabling import Closed, Guest, key, moves_of, rest

LONG = "ENGAWA_LONG" in os.environ


class Stalling(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="engawa_stalling_")
        self.addCleanup(folder.cleanup)
        self.store = os.path.join(folder.name, "tables.db")
        self.stall = pathlib.Path(folder.name, "stall")
        self.addCleanup(self.stall.unlink, missing_ok=True)
        self.shim = os.path.join(folder.name, "stall.so")
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "stall.c")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", self.shim, source, "-ldl"], check=True)

    def serve(self, *arguments):
        environment = {**os.environ, "LD_PRELOAD": self.shim, "ENGAWA_STALL": str(self.stall)}
        return Serving("--db", self.store, *arguments, environment=environment)

    def pairs(self, server, count):
        """Tables of two guests: (first, second, table, a move of the first)."""
        made = []
        for _ in range(count):
            first, second = Guest(server), Guest(server)
            table = first.open("paiko", ["me", "open"], listed=True)["table"]
            second.join(table)
            made.append((first, second, table, moves_of(first.view(table))[0]))
        return made

    def test_c16_others_do_not_wait_for_the_disk(self):
        with self.serve() as server:
            *pairs, (idle, _, other, _) = self.pairs(server, 50 if LONG else 7)
            sockets = [first.sit(table) for first, _, table, _ in pairs]
            for socket in sockets:
                socket.next()
            self.stall.touch()
            keys = [key() for _ in pairs]
            for socket, (_, _, _, move), with_key in zip(sockets, pairs, keys):
                socket.say({"do": "play", "key": with_key, "moves": [move]})
            while server.ask("/readyz").status != 503:
                pass
            self.assertEqual(server.ask("/healthz").body, b"ok\n")
            reply, listed = rest(server, "GET", "/tables")
            self.assertEqual((reply.status, len(listed["tables"])), (200, len(pairs) + 1))
            self.assertEqual(idle.view(other)["table"]["you"], 1)  # where nothing waits to be kept
            self.assertTrue(idle.ask("GET", "/games")["games"])
            self.stall.unlink()
            for socket, with_key in zip(sockets, keys):
                answer = socket.until(lambda message: message["type"] == "answer")
                self.assertEqual(answer["key"], with_key)
                socket.wire.close()
            for first, second, table, move in pairs:
                self.assertEqual([entry["sequence"] for entry in second.ask("GET", f"/tables/{table}/log")["entries"]][:1], [0])
            while server.ask("/readyz").status != 200:
                pass

    def test_c02_the_end_waits_for_what_was_taken(self):
        with self.serve() as server:
            pairs = self.pairs(server, 500 if LONG else 20)
            sockets = [first.sit(table) for first, _, table, _ in pairs]
            for socket in sockets:
                socket.next()
            self.stall.touch()
            keys = [key() for _ in pairs]
            for socket, (_, _, _, move), with_key in zip(sockets, pairs, keys):
                socket.say({"do": "play", "key": with_key, "moves": [move]})
            while f"\nengawa_store_waiting {len(pairs)}\n" not in server.ask("/metrics").body.decode():
                pass
            server.tell()
            server.tell()
            for socket in sockets:
                with self.assertRaises(Closed) as end:
                    socket.until(lambda message: message["type"] == "answer")
                self.assertEqual(end.exception.code, 1001)
                socket.wire.close()
            self.assertIsNone(server.process.poll())  # it waits for the disk, whoever asks again
            self.stall.unlink()
            self.assertEqual(server.ended()[0], 0)
        with self.serve() as server:
            for (first, second, table, move), with_key in zip(pairs, keys):
                first.server = second.server = server
                self.assertEqual(len({entry["ply"] for entry in second.ask("GET", f"/tables/{table}/log")["entries"]}), 1)
                self.assertEqual(first.play(table, move, with_key=with_key)["played"], [move])  # the same key: nothing is played again
                self.assertEqual(len({entry["ply"] for entry in second.ask("GET", f"/tables/{table}/log")["entries"]}), 1)


if __name__ == "__main__":
    unittest.main()
