"""What a host does with the server's file: backup, export, tables, a guest that is forgotten, a file of a later version."""
import http.client
import json
import os
import pathlib
import sqlite3
import subprocess
import tempfile
import unittest

from serving import BIN, PATIENCE, Serving, refused

FIRST = ("Ada", "secretive words of Ada")


def engawa(*arguments):
    return subprocess.run([BIN, *arguments], capture_output=True, text=True, timeout=PATIENCE)


def lines(*arguments):
    run = engawa(*arguments)
    assert run.returncode == 0, (arguments, run.stderr)
    return run.stdout.splitlines()


def refusal(*arguments):
    run = engawa(*arguments)
    assert run.returncode == 2, (arguments, run.returncode, run.stdout, run.stderr)
    return run.stderr.rsplit("[", 1)[1].rstrip("]\n")


class Program:
    """A guest who plays by the API."""

    def __init__(self, server):
        self.server = server
        self.token = None
        self.token = self.post("/api/v1/guests", {})["token"]

    def post(self, path, body):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        fields = {"Content-Type": "application/json"}
        if self.token:
            fields["Authorization"] = f"Bearer {self.token}"
        connection.request("POST", path, json.dumps(body), fields)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        assert answer.status in (200, 201), (path, answer.status, text)
        return json.loads(text)

    def do(self, table, what, **more):
        return self.post(f"/api/v1/tables/{table}/commands", {"do": what, **more})


class Store(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.db = str(self.folder / "tables.db")

    def at(self, *arguments):
        return (*arguments, "--db", self.db)

    def serve(self):
        return Serving("--db", self.db)

    def play(self, server, game="paiko", over=True):
        """A table of two that begins; the first one resigns if it is to be over."""
        ada, ben = Program(server), Program(server)
        options = {"options": {"mode": "coop"}} if game == "eiyo" else {}
        opened = ada.post("/api/v1/tables", {"game": game, "seats": ["me", "open"], "name": FIRST[0], **options})
        table = opened["table"]
        ben.post(f"/api/v1/tables/{table}/seats", {"invite": opened["invites"][0], "name": "Ben"})
        if game == "paiko":
            ada.do(table, "say", text=FIRST[1])
        if over:
            ada.do(table, "resign")
        return table

    def rows(self, *more):
        return json.loads("\n".join(lines(*self.at("tables", "list", "--json", *more))))["tables"]

    def test_a_backup_is_made_while_the_server_runs_and_opens_as_it_was(self):
        copy = str(self.folder / "copy.db")
        with self.serve() as server:
            table = self.play(server)
            self.assertEqual(lines(*self.at("backup", copy)), [f"backed up to {copy}"])
            self.play(server)
            self.assertEqual(refusal(*self.at("backup", copy)), "backup_exists")
        self.assertEqual(os.stat(copy).st_mode & 0o777, 0o600)
        with Serving("--db", copy):
            told = json.loads("\n".join(lines("tables", "list", "--json", "--db", copy)))["tables"]
            self.assertEqual([row["id"] for row in told], [table])
        self.assertEqual(refusal("backup", str(self.folder / "other"), "--db", str(self.folder / "none")), "no_store")

    def test_finished_games_are_exported_and_verify(self):
        with self.serve() as server:
            over = self.play(server)
            running = self.play(server, game="eiyo", over=False)
            out = self.folder / "out"
            self.assertEqual(lines(*self.at("export", "--to", str(out))), [str(out / f"paiko-{over}.record")])
            self.assertEqual(refusal(*self.at("export", running, "--to", str(out))), "game_running")
            self.assertEqual(refusal(*self.at("export", "tnowhere", "--to", str(out))), "unknown_table")
        verified = lines("replay", str(out / f"paiko-{over}.record"), "--verify")
        self.assertIn("verified: every move is legal and leads to the recorded end", verified)

    def test_tables_are_listed_closed_and_deleted(self):
        with self.serve() as server:
            over, running = self.play(server), self.play(server, over=False)
            self.assertEqual({row["id"]: row["stage"] for row in self.rows()}, {over: "over", running: "playing"})
            self.assertEqual([row["id"] for row in self.rows("--stage", "over")], [over])
            # What a server may have in its hands is not taken from under it.
            self.assertEqual(refusal(*self.at("tables", "delete", over)), "store_taken")
        self.assertEqual(lines(*self.at("tables", "close", running)), [f"closed {running}"])
        self.assertEqual({row["id"]: row["stage"] for row in self.rows()}, {over: "over", running: "closed"})
        self.assertEqual(refusal(*self.at("tables", "close", "tnowhere")), "unknown_table")
        lines(*self.at("tables", "delete", over))
        self.assertEqual([row["id"] for row in self.rows()], [running])
        self.assertEqual(lines(*self.at("tables", "prune", "--days", "1")), ["deleted 0"])
        with sqlite3.connect(self.db) as database:
            database.execute("UPDATE tables SET changed = changed - 200000")
        database.close()
        self.assertEqual(lines(*self.at("tables", "prune", "--days", "1")), ["deleted 1"])
        self.assertEqual(self.rows(), [])
        with self.serve():
            pass

    def test_a_server_lets_finished_games_go_at_its_start(self):
        with self.serve() as server:
            self.play(server)
            running = self.play(server, over=False)
        with Serving("--db", self.db, "--keep-days", "1"):
            pass
        self.assertEqual(len(self.rows()), 2)
        with sqlite3.connect(self.db) as database:
            database.execute("UPDATE tables SET changed = changed - 200000")
        database.close()
        with Serving("--db", self.db, "--keep-days", "1"):
            pass
        self.assertEqual([row["id"] for row in self.rows()], [running])
        self.assertEqual(refusal("serve", "--port", "0", "--db", self.db, "--keep-days", "-1"), "usage")

    def test_a_guest_is_forgotten(self):
        with self.serve() as server:
            over, running = self.play(server), self.play(server, over=False)
            ada, ben = next(row["guests"] for row in self.rows() if row["id"] == over)
            playing = next(row["guests"][0] for row in self.rows() if row["id"] == running)
        self.assertIn(FIRST[1].encode(), self.everything())
        self.assertEqual(refusal(*self.at("tables", "forget", str(playing))), "guest_playing")
        self.assertEqual(refusal(*self.at("tables", "forget", "99")), "unknown_guest")
        lines(*self.at("tables", "delete", running))
        self.assertEqual(lines(*self.at("tables", "forget", str(ada))), [f"forgot guest {ada}, who sat at 1 tables"])
        self.assertEqual(self.rows()[0]["guests"], [0, ben])
        # Not a byte of it is left, and the game is whole.
        for word in FIRST:
            self.assertNotIn(word.encode(), self.everything())
        out = self.folder / "out"
        lines(*self.at("export", over, "--to", str(out)))
        self.assertIn("Ben", (out / f"paiko-{over}.record").read_text())
        self.assertIn("verified", lines("replay", str(out / f"paiko-{over}.record"), "--verify")[-2])

    def everything(self):
        return b"".join(path.read_bytes() for path in self.folder.glob("tables.db*"))

    def test_a_file_of_a_later_version_is_refused_with_a_sentence(self):
        with self.serve():
            pass
        with sqlite3.connect(self.db) as database:
            database.execute("PRAGMA user_version=9999")
        database.close()
        code, sentence = refused("--db", self.db)
        self.assertNotEqual(code, 0)
        self.assertIn("later version of engawa", sentence)
        self.assertEqual(refusal(*self.at("tables", "list")), "newer_store")

    def test_bad_arguments_are_refused(self):
        with self.serve():
            pass
        self.assertEqual(refusal(*self.at("tables", "list", "--stage", "late")), "usage")
        self.assertEqual(refusal(*self.at("tables", "prune", "--days", "-3")), "usage")
        self.assertEqual(refusal("tables", "list", "--db", str(self.folder / "none.db")), "no_store")


if __name__ == "__main__":
    unittest.main()
