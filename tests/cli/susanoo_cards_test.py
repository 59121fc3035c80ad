"""cards: check and list for Warriors of Susanoo."""
import json
import pathlib
import re
import tempfile
import unittest

from command import ROOT, engawa, lines

USUAL = (ROOT / "data/susanoo.toml").read_text(encoding="utf-8")


def changed(card, old, new):
    start = USUAL.index(f'id = "{card}"')
    at = USUAL.index(old, start)
    return USUAL[:at] + new + USUAL[at + len(old):]


class SusanooCards(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = str(pathlib.Path(folder.name) / "mine.toml")

    def check(self, text):
        pathlib.Path(self.file).write_text(text, encoding="utf-8")
        return engawa("cards", "check", "susanoo", "--cards", self.file)

    def test_the_usual_cards_are_right(self):
        self.assertEqual(lines("cards", "check", "susanoo"), ["the usual cards of susanoo: no mistakes"])
        self.assertEqual(self.check(USUAL).stdout, f"{self.file}: no mistakes\n")

    def test_a_mistake_comes_with_its_line_and_what_was_meant(self):
        text = changed("YO11", '"power"', '"powre"')
        number = 1 + text[:text.index("powre")].count("\n")
        run = self.check(text)
        self.assertEqual((run.returncode, run.stdout), (2, ""))
        self.assertIn(f"{self.file}:{number}: yokai[10].effects[0].do: YO11, effect 1: 'do' should be one of power", run.stderr)
        self.assertIn("did you mean 'power'?", run.stderr)
        self.assertIn("1 mistake in", run.stderr.splitlines()[-1])
        self.assertIn("[bad_cards]", run.stderr.splitlines()[-1])

    def test_the_text_that_the_effects_make_is_told(self):
        self.assertEqual(self.check(changed("TR14", "n = 3", "n = 4")).returncode, 0)
        listed = "\n".join(lines("cards", "list", "susanoo", "--cards", self.file))
        self.assertRegex(listed, r"TR14 .* \+4 power\.")
        self.assertNotIn("+3 power.", re.search("TR14.*", listed)[0])

    def test_the_text_of_an_older_file_is_not_read(self):
        self.assertEqual(self.check(changed("TR14", "n = 3", "n = 3").replace('id = "TR14"\n', 'id = "TR14"\ntext = "?"\n')).returncode, 0)

    def test_one_mistake_does_not_hide_another(self):
        run = self.check(changed("EV13", '"reward_discard"', '"event_discard"'))
        self.assertIn("EV14: only one effect of an Event may fetch from the Event discards", run.stderr)
        run = self.check(changed("CO06", 'do = "level", n = 1', 'do = "draw", n = 1, deck = "reward"'))
        self.assertIn("a Consumable must not yield cards", run.stderr)

    def test_a_name_is_no_id(self):
        run = self.check(changed("YO04", 'name = "', 'name = "YO05" # "'))
        self.assertIn("the id of one card is the name of another", run.stderr)

    def test_a_strange_set_is_warned_of_and_played(self):
        text = changed("EV24", 'do = "block_help"', 'do = "escape", n = 1')
        run = self.check(text)
        self.assertEqual(run.returncode, 0)
        self.assertIn("block_help is used by no card", run.stderr)
        self.assertIn("no mistakes, warnings: 1", run.stdout)

    def test_list(self):
        text = "\n".join(lines("cards", "list", "susanoo"))
        self.assertRegex(text, r"YO11 +Kappa +water +6 +1 +1 +If the main fighter has a helmet in use")
        tables = json.loads("\n".join(lines("cards", "list", "susanoo", "--json")))["tables"]
        self.assertEqual([len(table["cards"]) for table in tables], [10, 8, 32, 30, 50, 20])

    def test_cards_of_ones_own_are_used(self):
        self.check(changed("YO11", 'name = "Kappa"', 'name = "Kawako"'))
        self.assertIn("Kawako", "\n".join(lines("cards", "list", "susanoo", "--cards", self.file)))
        lines("moves", "susanoo", "--reveal", "--cards", self.file)


if __name__ == "__main__":
    unittest.main()
