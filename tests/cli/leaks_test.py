"""What the command tells nobody who did not ask for it by name: hands, decks, keys."""
import json
import pathlib
import re
import tempfile
import unittest

from command import engawa, lines

# Coop Eiyo: the attack of seat 2 ends the game, and both hands would be laid open.
LAST_BLOW = ("11000101000/01232122330/0/tanto_br,katana_right,katana_bottom,yari_falling+tanto_tl,tanto_tl,tanto_tr,"
             "katana_top,yari_rising/-.0+-.0+blue_war_archer.0+-.0+-.0+-.0/011133032131111111/322200300202000000/LR/6/2/"
             "fight.2.0.-")
BLOW = "attack yari_rising BL +0"
PARTNER = re.compile(r"Samurai 1\s+had\s+in\s+hand|Tanto\s+\(near\s+right\)|Katana\s+\(right\s+side\)")
COOP = ("eiyo", "--option", "mode=coop")


def record_of(folder, *arguments, stdin):
    """A saved game that goes on."""
    path = pathlib.Path(folder) / "game.record"
    run = engawa("play", *arguments, stdin=f"{stdin}save {path}\nquit\n\n")
    assert run.returncode == 0 and path.exists(), run
    return path


class Trials(unittest.TestCase):
    def told(self, line):
        run = engawa("play", *COOP, "--seat", "1=novice", "--seat", "2=human", "--position", LAST_BLOW,
                     stdin=f"{line}\nquit\n\n")
        self.assertEqual(run.returncode, 0, run)
        return run.stdout

    def test_try_and_why_do_not_lay_the_partners_hand_open(self):
        for word in ("try", "why"):
            out = self.told(f"{word} {BLOW}")
            self.assertRegex(out, r"War\s+Archer\s+at\s+row\s+F2\s+is\s+defeated")
            self.assertNotRegex(out, PARTNER)

    def test_hint_does_not_either(self):
        self.assertNotRegex(self.told("hint"), PARTNER)

    def test_the_move_itself_does(self):
        self.assertRegex(self.told(BLOW), PARTNER)


class Chance(unittest.TestCase):
    def test_a_seat_is_not_told_what_the_deck_holds(self):
        shown = json.loads("\n".join(lines("moves", *COOP, "--seat", "1", "--json")))
        self.assertEqual(shown["moves"], [])
        self.assertNotIn("weights", shown)

    def test_whoever_asks_for_everything_says_so(self):
        run = engawa("moves", *COOP)
        self.assertEqual(run.returncode, 2)
        self.assertIn("[secret_outcomes]", run.stderr)
        shown = json.loads("\n".join(lines("moves", *COOP, "--reveal", "--json")))
        self.assertEqual(set(shown["weights"]), set(shown["moves"]))

    def test_a_game_alone_has_nothing_to_hide(self):
        self.assertTrue(lines("moves", "eiyo"))


class Records(unittest.TestCase):
    def test_a_running_game_is_told_as_to_a_watcher(self):
        with tempfile.TemporaryDirectory() as folder:
            path = record_of(folder, *COOP, "--seat", "2=human", stdin="\n")
            out = "\n".join(lines("replay", str(path)))
            self.assertIn("--reveal", out)
            self.assertNotRegex(out, "tanto_|katana_|yari_")
            shown = json.loads("\n".join(lines("replay", str(path), "--json")))
            self.assertNotIn("position", shown)
            self.assertNotRegex(json.dumps(shown["moves"]), "Tanto|Katana|Yari")
            self.assertRegex("\n".join(lines("replay", str(path), "--reveal")), "tanto_|katana_|yari_")

    def test_another_seat_is_taken_only_by_saying_so(self):
        with tempfile.TemporaryDirectory() as folder:
            path = record_of(folder, *COOP, "--seat", "2=novice", stdin="")
            refused = engawa("play", "--resume", str(path), "--seat", "2=human", stdin="quit\n\n")
            self.assertEqual(refused.returncode, 2)
            self.assertIn("[other_seat]", refused.stderr)
            for more in (("--seat", "2=human", "--reveal"), ()):
                run = engawa("play", "--resume", str(path), *more, stdin="quit\n\n")
                self.assertEqual(run.returncode, 0, run)


class Keys(unittest.TestCase):
    def test_a_game_without_a_seed_carries_none(self):
        with tempfile.TemporaryDirectory() as folder:
            text = record_of(folder, *COOP, "--seat", "2=novice", stdin="").read_text(encoding="utf-8")
            self.assertNotRegex(text, "(?i)seed|key")
        with tempfile.TemporaryDirectory() as folder:
            seeded = record_of(folder, *COOP, "--seat", "2=novice", "--seed", "5", stdin="")
            self.assertIn("5", re.search(r"(?i)seed\W+(\d+)", seeded.read_text(encoding="utf-8")).group(1))


if __name__ == "__main__":
    unittest.main()
