"""Records of fair tables: checked by the command, and once more by hand as docs/fairness.md says."""
import hashlib
import json
import pathlib
import re
import tempfile
import unittest

from command import engawa, lines

SEED = "5e" * 32
BYTES = "b7" * 32


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def rules_of(game):
    games = json.loads("\n".join(lines("games", "--json")))
    return next(each["rules"] for each in games["games"] if each["game"] == game)


def opened(game, seats):
    """The record of a fair table before its first move."""
    tags = [("Format", "1"), ("Game", game), ("Rules", rules_of(game))]
    tags += [("Seat", who) for who in seats]
    tags.append(("FairCommitment", sha256(f"seed {SEED}")))
    for number, who in enumerate(seats, 1):
        own = f"{number} own {sha256(f'seat {number} {BYTES}')} {BYTES}"
        tags.append(("FairSeat", own if who == "human" else f"{number} bot"))
    return "".join(f'[{name} "{value}"]\n' for name, value in tags) + "\n"


class Fair(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = pathlib.Path(folder.name) / "table.record"

    def play(self, game, seats, said):
        self.file.write_text(opened(game, seats))
        key = self.file.with_name(self.file.name + ".key")
        key.write_text(f"engawa-table 1\nfair_seed {SEED}\n")
        run = engawa("play", "--resume", str(self.file), stdin=said)
        self.assertEqual(run.returncode, 0, run.stderr)
        return self.file.read_text()

    def verify(self, text, *more):
        self.file.write_text(text)
        return engawa("replay", str(self.file), "--verify", *more)

    def sealed(self, text):
        """The same with a seal that fits: what somebody would do who knows the format."""
        bare = re.sub(r'\[FairSeal "\w+"\]\n', "", text)
        whole = bare[:bare.rindex("@end")] + re.search(r"@end.*\n", bare[bare.rindex("@end"):]).group()
        return bare.replace("\n\n", f'\n[FairSeal "{sha256(whole)}"]\n\n', 1)

    def finished(self):
        return self.play("samurai", ["human"], "resign\nresign\nquit\n")

    def test_a_fair_game_is_proved(self):
        text = self.finished()
        self.assertIn(f'[FairSeed "{SEED}"]', text)
        self.assertNotIn("ChanceKey", text)
        run = self.verify(text)
        self.assertEqual(run.returncode, 0, run.stderr)
        verdict = run.stdout.splitlines()[-1]
        self.assertRegex(verdict, r"^fair: \d+ draws by the committed seed and the bytes of 1 of 1 seats")
        seal = re.search(r'FairSeal "(\w+)"', text).group(1)
        self.assertIn(f"commitment {sha256(f'seed {SEED}')}, seal {seal}", verdict)

    def test_the_seal_is_what_the_page_of_fairness_says(self):
        text = self.finished()
        self.assertEqual(self.sealed(text), text)

    def test_the_verdict_as_json(self):
        self.finished()
        told = json.loads("\n".join(lines("replay", str(self.file), "--verify", "--json")))["fairness"]
        self.assertEqual((told["by"], told["wrong"], told["faults"]), ("proof", [], []))
        self.assertGreater(told["draws"], 0)
        self.assertEqual(told["seats"], [{"seat": 1, "from": "own", "commitment": sha256(f"seat 1 {BYTES}"), "bytes": BYTES}])

    def test_what_was_noted_is_compared(self):
        text = self.finished()
        seal = re.search(r'FairSeal "(\w+)"', text).group(1)
        for noted in (sha256(f"seed {SEED}"), seal):
            self.assertEqual(self.verify(text, "--noted", noted).returncode, 0)
        run = self.verify(text, "--noted", "0" * 64)
        self.assertEqual(run.returncode, 2)
        self.assertIn("[not_noted]", run.stderr)
        self.assertEqual(engawa("replay", str(self.file), "--noted", seal).returncode, 2)

    def test_every_change_is_found(self):
        text = self.finished()
        moves = [line for line in text.split("\n\n", 1)[1].splitlines() if not line.startswith("@")]
        swapped = text.replace(f"\n{moves[0]}\n", f"\n{moves[1]}\n", 1)
        other = sha256("anything else")
        changes = {
            "a line": (text.replace(f"\n{moves[0]}\n", "\n@timeout 1\n" + moves[0] + "\n", 1), "not_fair", "sealed"),
            "the seed": (self.sealed(text.replace(f'FairSeed "{SEED}', f'FairSeed "{other}')), "not_fair", "committed to"),
            "the commitment": (self.sealed(text.replace(sha256(f"seed {SEED}"), other)), "not_fair", "committed to"),
            "the bytes": (self.sealed(text.replace(BYTES, other)), "not_fair", "seat 1"),
            "a seat": (self.sealed(re.sub(r'FairSeat "1 .*"', 'FairSeat "1 bot"', text)), "not_fair", "sat there"),
            "practice": (self.sealed(text.replace("[FairCommitment", '[Practice "yes"]\n[FairCommitment')), "not_fair", "taken back"),
            "no seal": (re.sub(r'\[FairSeal "\w+"\]\n', "", text), "not_fair", "sealed"),
            "a broken tag": (text.replace("1 own", "2 own"), "bad_proof", "proof"),
            "the end": (text.replace("@end resigned", "@end victory"), "record_mismatch", "end"),
        }
        for what, (changed, code, words) in changes.items():
            with self.subTest(what):
                self.assertNotEqual(changed, text)
                run = self.verify(changed)
                self.assertEqual((run.returncode, run.stdout), (2, ""))
                self.assertIn(f"[{code}]", run.stderr)
                self.assertIn(words, run.stderr)
        run = self.verify(self.sealed(swapped))
        self.assertEqual(run.returncode, 2, "another draw")

    def test_a_fair_table_without_its_seed_does_not_go_on(self):
        self.file.write_text(opened("samurai", ["human"]))
        run = engawa("play", "--resume", str(self.file), stdin="quit\n")
        self.assertEqual(run.returncode, 2)
        self.assertIn("[seed_lost]", run.stderr)

    def test_other_records_tell_what_they_can(self):
        lines("sim", "eiyo", "--bots", "random", "--games", "1", "--records", str(self.file.parent / "games"))
        verified = lines("replay", str(self.file.parent / "games/game-000001.record"), "--verify")
        self.assertIn("no shuffle proof", verified[-1])


if __name__ == "__main__":
    unittest.main()
