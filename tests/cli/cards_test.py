"""cards: check and list; --cards wherever a game is named."""
import json
import pathlib
import re
import tempfile
import unittest

from command import MEMORY, ROOT, engawa, lines

USUAL = (ROOT / "data/eiyo.toml").read_text(encoding="utf-8")


def changed(old, new, count=1):
    assert old in USUAL, old
    return USUAL.replace(old, new, count)


def entry(table, number=0):
    """The text of the n-th [[table]] of the file."""
    start = -1
    for _ in range(number + 1):
        start = USUAL.index(f"[[{table}]]", start + 1)
    end = USUAL.find("\n[", start + 1)
    return USUAL[start:end if end >= 0 else len(USUAL)]


def with_entry(table, old, new, number=0):
    """The file with a change in the n-th entry of the table."""
    text = entry(table, number)
    assert re.search(old, text), (table, old, text)
    return USUAL.replace(text, re.sub(old, new, text, count=1), 1)


# What is wrong with a file, and the file: one for each check of a card set.
BAD = {
    "missing table": re.sub(r"(?ms)^\[\[yamabushi\]\].*?(?=^\[(?!\[yamabushi)|\Z)", "", USUAL),
    "unknown table": USUAL + "\n[surprise]\nx = 1\n",
    "vocabulary": re.sub(r'(?m)^(on|do|pairs) = \[', r'\1 = ["dance", ', USUAL, count=1),
    "unknown constant": changed("start_hand", "begin_hand"),
    "constant without a number": re.sub(r"(start_hand\s*=\s*\{ value = )\d+", r'\1"four"', USUAL),
    "constant with a strange source": re.sub(r'(start_hand\s*=\s*\{ value = \d+, source = )"\w+"', r'\1"rumour"', USUAL),
    "option without its default": with_entry("option", r'default = "\w+"', 'default = "sideways"'),
    "option with one value": with_entry("option", r"values = \[.*?\]", 'values = ["solo"]'),
    "option of a strange mode": with_entry("option", r"modes = \[.*?\]", 'modes = ["trio"]'),
    "missing field": with_entry("option", r'(?m)^rule = .*\n', ""),
    "unknown field": with_entry("weapon", r'(?m)^copies', "colour = 1\ncopies"),
    "wrong type": with_entry("weapon", r"copies = \d+", 'copies = "three"'),
    "truth for a number": with_entry("weapon", r"copies = \d+", "copies = true"),
    "strange source": with_entry("weapon", r'source = "\w+"', 'source = "rumour"'),
    "too many copies": with_entry("boss", r"copies = \d+", "copies = 10"),
    "corners twice": with_entry("weapon", r"positions = \[.*?\]", 'positions = ["TL", "TL"]'),
    "no corner": with_entry("weapon", r"positions = \[.*?\]", "positions = []"),
    "four corners": with_entry("weapon", r"positions = \[.*?\]", 'positions = ["TL", "TR", "BR", "BL"]'),
    "two damage numbers": with_entry("boss", r"damage = \[.*?\]", "damage = [1, 2]"),
    "too much damage": with_entry("boss", r"damage = \[.*?\]", "damage = [10, 1, 1]"),
    "harmless front": with_entry("boss", r"damage = \[.*?\]", "damage = [0, 1, 1]"),
    "too much honor": with_entry("boss", r"honor = \d+", "honor = 10"),
    "effect out of the vocabulary": with_entry("boss", r'do = "\w+"', 'do = "sing"', 1),
    "effect with a great number": with_entry("boss", r"n = \d", "n = 4", 1),
    "effect without its number": with_entry("boss", r", n = \d", "", 1),
    "text of another effect": with_entry("boss", r'text = ".*"', 'text = "Nothing."', 1),
    "id used twice": with_entry("weapon", r'id = "\w+"', 'id = "warlord"'),
    "a weapon too few": with_entry("weapon", r"copies = \d+", "copies = 2"),
    "special weapons that do not add up": with_entry("special_weapon", r"solo_copies = \d+", "solo_copies = 1"),
    "a boss too many": with_entry("boss", r"copies = \d+", "copies = 2"),
    "a Yamabushi too many": with_entry("yamabushi", r"copies = \d+", "copies = 2"),
    "an enemy too many": with_entry("enemy_set.rich", r"copies = \d+", "copies = 4"),
    "troops out of balance": with_entry("enemy_set.rich", r'troop = "\w+"', 'troop = "yellow"'),
    "unknown default set": re.sub(r'default_enemy_set = "\w+"', 'default_enemy_set = "poor"', USUAL),
    "ranks in a strange mode": with_entry("rank", r'mode = "\w+"', 'mode = "trio"'),
    "ranks that do not ascend": with_entry("rank", r"from = \d+", "from = 99"),
    "no TOML": USUAL + "\nthis is = = no table\n",
}


class Cards(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = str(pathlib.Path(folder.name) / "mine.toml")

    def write(self, text):
        pathlib.Path(self.file).write_text(text, encoding="utf-8")

    def test_every_kind_of_mistake_is_found_with_its_line(self):
        for name, text in BAD.items():
            with self.subTest(name):
                self.assertNotEqual(text, USUAL)
                self.write(text)
                run = engawa("cards", "check", "eiyo", "--cards", self.file)
                self.assertEqual((run.returncode, run.stdout), (2, ""))
                first = run.stderr.splitlines()[0]
                self.assertRegex(first, rf"^{re.escape(self.file)}:\d+: \w")
                self.assertIn("[bad_cards]", run.stderr.splitlines()[-1])

    def test_the_line_is_that_of_the_mistake(self):
        text = with_entry("boss", r"honor = \d+", "honor = 10", 2)
        self.write(text)
        number = 1 + text[:text.index("honor = 10")].count("\n")
        run = engawa("cards", "check", "eiyo", "--cards", self.file)
        self.assertIn(f"{self.file}:{number}: ", run.stderr)

    def test_all_mistakes_come_at_once(self):
        self.write(BAD["too much honor"].replace("default_enemy_set", "usual_enemy_set", 1))
        found = json.loads(engawa("cards", "check", "eiyo", "--cards", self.file, "--json").stdout)["mistakes"]
        self.assertGreater(len(found), 1)

    def test_no_control_character_of_a_file_reaches_the_terminal(self):
        self.write(with_entry("rank", r'name = "', r'"\\u001b[2J" = 1\nname = "\\u001b[31m'))
        for command in (("cards", "check"), ("show",)):
            run = engawa(*command, "eiyo", "--cards", self.file)
            self.assertEqual(run.returncode, 2)
            self.assertNotIn("\x1b", run.stdout + run.stderr)
        self.assertIn("unknown field '?[2J'", engawa("cards", "check", "eiyo", "--cards", self.file).stderr)

    def test_good_cards(self):
        self.assertEqual(lines("cards", "check", "eiyo"), ["the usual cards of eiyo: no mistakes"])
        self.write(USUAL)
        self.assertEqual(lines("cards", "check", "eiyo", "--cards", self.file), [f"{self.file}: no mistakes"])

    def test_the_usual_cards_are_read(self):
        for game in ("eiyo", "samurai", "susanoo"):
            run = engawa("cards", "check", game, "--json")
            self.assertEqual((run.returncode, run.stderr), (0, ""), game)
            found = json.loads(run.stdout)
            self.assertEqual((found["file"], found["mistakes"]), (f"data/{game}.toml", []))

    def test_a_name_of_digits_is_no_number(self):
        self.write(with_entry("yamabushi", r'name = ".*"', 'name = "99999999999999999999"'))
        tables = json.loads("\n".join(lines("cards", "list", "eiyo", "--cards", self.file, "--json")))["tables"]
        [card] = [card for card in tables[-1]["cards"] if card["name"] == "9" * 20]
        self.assertIsInstance(card["copies"], int)
        self.write(re.sub(r'name = ".*"', 'name = "47"', USUAL))
        for table in json.loads("\n".join(lines("cards", "list", "eiyo", "--cards", self.file, "--json")))["tables"]:
            self.assertEqual({card["name"] for card in table["cards"]}, {"47"})

    def test_refusals(self):
        for code, arguments in {
            "no_cards": ("check", "paiko"),
            "unknown_game": ("list", "chess"),
            "no_file": ("check", "eiyo", "--cards", "/nowhere.toml"),
            "usage": ("burn", "eiyo"),
        }.items():
            run = engawa("cards", *arguments)
            self.assertEqual((run.returncode, run.stdout), (2, ""), code)
            self.assertIn(f"[{code}]", run.stderr)

    def test_list_says_what_is_reconstructed(self):
        text = "\n".join(lines("cards", "list", "eiyo"))
        self.assertRegex(text, r"red_champion +Champion +red +6 +4 +3 +4 +3 +own")
        self.assertIn("own: reconstructed", " ".join(text.split()))
        self.assertIn("reconstructed", engawa("cards", "--help").stdout)
        tables = json.loads("\n".join(lines("cards", "list", "eiyo", "--json")))["tables"]
        self.assertEqual(sum(card["copies"] for card in tables[0]["cards"]), 32)

    def test_cards_of_ones_own_are_played_with(self):
        self.write(changed("honor_to_win", "honor_to_win") .replace('name = "Champion"', 'name = "Dragon"'))
        own = ("--cards", self.file)
        listed = "\n".join(lines("cards", "list", "eiyo", *own))
        self.assertIn("Dragon", listed)
        self.assertEqual(lines("perft", "eiyo", "--depth", "1", *own), lines("perft", "eiyo", "--depth", "1"))
        self.assertEqual(len(lines("moves", "eiyo", *own)), 12)
        lines("show", "eiyo", *own)
        lines("apply", "eiyo", "--move", "red_champion", *own)
        report = json.loads("\n".join(lines("sim", "eiyo", "--bots", "random", "--games", "2", "--json", *own)))
        self.assertEqual(report["games"], 2)

    def test_a_record_asks_for_its_cards(self):
        self.write(changed('name = "Champion"', 'name = "Dragon"', 9))
        record = self.file + ".record"
        run = engawa("play", "eiyo", "--cards", self.file, "--seed", "1", stdin=f"keep\nsave {record}\nquit\n")
        self.assertEqual(run.returncode, 0, run.stderr)
        [kept] = pathlib.Path(MEMORY.name, "engawa", "cards").glob("eiyo-*.json")
        lines("replay", record)
        elsewhere = kept.rename(pathlib.Path(record).with_name(kept.name))  # beside the record
        lines("replay", record)
        lines("show", "eiyo", "--record", record)
        elsewhere.write_text(elsewhere.read_text().replace("Dragon", "Dragoon"))
        for refused in (engawa("replay", record), engawa("play", "--resume", record)):
            self.assertEqual(refused.returncode, 2)
            self.assertIn("[unknown_cards]", refused.stderr)
        lines("replay", record, "--cards", self.file)
        again = engawa("play", "--resume", record, "--cards", self.file)
        self.assertIn("The game goes on", again.stdout)

    def test_bad_cards_are_not_played_with(self):
        self.write(BAD["too much honor"])
        for command in ("play", "show", "moves"):
            run = engawa(command, "eiyo", "--cards", self.file)
            self.assertEqual(run.returncode, 2)
            self.assertRegex(run.stderr, r"mine\.toml:\d+: .*\[bad_cards\]")


if __name__ == "__main__":
    unittest.main()
