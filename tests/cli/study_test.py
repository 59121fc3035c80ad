"""games, show, moves, apply, perft, signature, and what every command does with bad input."""
import json
import os
import re
import subprocess
import tempfile
import unittest

from command import BIN, ROOT, engawa, lines

FIRST_TURN = "-/-/11111111.22222222.00000000/12111111.21222222.00000000/w/t"
WON_SOON = ("Er@i12,Bw@g11w,Sw@i10,Wa@k10,Sa@l9n,Sw@e6/Sw@g12,Ai@m8/"
            "00011000.10000010.rest/10000000.01000010.rest/w/t")
MANY_MOVES = ("Bw@c7n,Ai@d10,Sa@e5s,Bw@e7e,Sa@f6e,Ai@g4,Sw@g8,Er@g12,Wa@i2,Er@i11,Sw@k7,Wa@k9/-/"
              "11111111.rest.00000000/00000000.rest.00000000/w/t")
COMMANDS = ["games", "play", "show", "moves", "apply", "perft", "sim", "replay", "bot", "bench", "signature"]


class Help(unittest.TestCase):
    def test_alone_it_prints_a_short_help(self):
        run = engawa()
        self.assertEqual(run.returncode, 0)
        self.assertIn("engawa play", run.stdout)

    def test_every_command_has_help(self):
        listed = "\n".join(lines("--help"))
        for command in COMMANDS:
            with self.subTest(command=command):
                self.assertIn(f"  {command} ", listed)
                run = engawa(command, "--help")
                self.assertEqual(run.returncode, 0)
                self.assertIn("Usage: engawa " + command, run.stdout)

    def test_version(self):
        self.assertRegex(lines("--version")[0], r"^engawa \d+\.\d+\.\d+$")


class BadInput(unittest.TestCase):
    def refused(self, code, *arguments, stdin=""):
        run = engawa(*arguments, stdin=stdin)
        self.assertEqual(run.returncode, 2, (arguments, run))
        self.assertEqual(run.stdout, "")
        self.assertEqual(len(run.stderr.splitlines()), 1, run.stderr)
        self.assertRegex(run.stderr, rf"^engawa: .* \[{code}\]$")
        return run.stderr

    def test_unknown_names(self):
        self.assertIn("paiko", self.refused("unknown_game", "show", "chess"))
        self.assertIn("did you mean games?", self.refused("usage", "gmaes"))
        self.assertIn("turn_cap", self.refused("unknown_option", "moves", "paiko", "--option", "colour=red"))
        self.refused("usage", "show", "paiko", "--colour")

    def test_values(self):
        self.refused("bad_option_value", "moves", "paiko", "--option", "turn_cap=many")
        self.refused("bad_option", "moves", "paiko", "--option", "turn_cap")
        self.refused("repeated_option", "moves", "paiko", "--option", "turn_cap=1", "--option", "turn_cap=2")
        self.refused("bad_position", "show", "paiko", "--position", "Sw@a1/-")
        self.refused("unknown_seat", "show", "paiko", "--seat", "3")
        self.refused("unknown_seat", "moves", "paiko", "--seat", "-1")
        self.refused("no_cards", "moves", "paiko", "--cards", "my.toml")

    def test_missing_and_superfluous_arguments(self):
        self.refused("usage", "show")
        self.refused("usage", "perft", "paiko")
        self.refused("usage", "apply", "paiko")
        self.refused("usage", "moves", "paiko", "and", "more")
        self.refused("usage", "perft", "paiko", "--depth", "two")
        self.refused("bad_number", "perft", "paiko", "--depth", "-1")
        self.refused("usage", "show", "paiko", "--position", FIRST_TURN, "--record", "x")

    def test_moves_that_are_not_legal(self):
        self.assertIn("PAI-069", self.refused("illegal_move", "apply", "paiko", "--move", "Sw@e5"))
        self.refused("bad_move", "apply", "paiko", "--move", "castle")
        self.refused("illegal_move", "apply", "paiko", "--position", FIRST_TURN, "--move", "Sw@g5", "Sw@g5")

    def test_files_that_are_not_there_or_no_records(self):
        self.refused("no_file", "replay", "/nowhere")
        self.refused("no_file", "show", "paiko", "--record", "/")
        with tempfile.NamedTemporaryFile("w", suffix=".record") as file:
            file.write("hello\n")
            file.flush()
            self.refused("bad_record", "replay", file.name)

    def test_output_that_cannot_be_written(self):
        with open("/dev/full", "w") as full:
            run = subprocess.run([BIN, "moves", "paiko"], stdout=full, stderr=subprocess.PIPE, text=True)
        self.assertEqual(run.returncode, 1)
        self.assertIn("[io_error]", run.stderr)


class Games(unittest.TestCase):
    def test_text_names_options_and_bots(self):
        text = "\n".join(lines("games"))
        for word in ("paiko", "Paikō", "turn_cap=400", "PAI-196", "random", "novice", "adept", "master"):
            self.assertIn(word, text)
        self.assertNotIn("tictactoe", text)

    def test_json(self):
        games = json.loads("\n".join(lines("games", "--json")))["games"]
        paiko = games[0]
        self.assertEqual(paiko["game"], "paiko")
        self.assertEqual(paiko["seats"], 2)
        self.assertEqual(paiko["levels"], ["random", "novice", "adept", "master"])
        self.assertEqual(paiko["options"][0]["default"], "400")
        self.assertIn("0 means no limit", paiko["options"][0]["sentence"])


class Show(unittest.TestCase):
    def test_the_picture_of_the_game_page(self):
        page = (ROOT / "docs/games/paiko.md").read_text(encoding="utf-8")
        picture = re.search(r"```\n(    a   b.*?)```", page, re.S).group(1)
        position = re.search(r"```position\n(.*)\n", page).group(1)
        self.assertEqual(lines("show", "paiko", "--position", position), picture.splitlines() + [position])

    def test_a_pipe_gets_no_colours(self):
        self.assertNotIn("\x1b", engawa("show", "paiko", "--position", WON_SOON, "--threat", "--cover").stdout)

    def test_ascii(self):
        run = engawa("show", "paiko", "--position", WON_SOON, "--ascii", "--threat", "--cover")
        self.assertTrue(run.stdout.isascii())

    def test_json(self):
        view = json.loads("\n".join(lines("show", "paiko", "--position", WON_SOON, "--json", "--seat", "1", "--option", "turn_cap=400")))
        self.assertEqual(view["viewer"], 1)
        self.assertEqual(view["to_act"], [1])
        self.assertEqual(view["options"], {"turn_cap": 400})
        self.assertEqual(view["report"]["points"], [9, 1])
        self.assertTrue(view["view"].startswith("Er@i12,"))
        self.assertIn("Ai@e11", view["choices"]["texts"])
        self.assertIn("e11", view["choices"]["refs"])
        self.assertIn("e6", [place["id"] for place in view["tableau"]["places"]])

    def test_a_record(self):
        with tempfile.NamedTemporaryFile("w", suffix=".record") as file:
            file.write('[Format "1"]\n[Game "paiko"]\n[Rules "1"]\n\n+Fi\n+Fi\n')
            file.flush()
            shown = lines("show", "paiko", "--record", file.name)
            self.assertEqual(shown[-1], "-/-/00000200.33333133.00000000/00000000.33333333.00000000/w/s/-.-/0/0")
            run = engawa("show", "tictactoe", "--record", file.name)
            self.assertEqual((run.returncode, run.stdout), (2, ""))
            run = engawa("show", "paiko", "--record", file.name, "--option", "turn_cap=60")
            self.assertEqual((run.returncode, run.stdout), (2, ""))
            self.assertIn("leave out --option [usage]", run.stderr)

    def test_a_game_without_a_picture_is_a_line(self):
        self.assertEqual(len(lines("show", "tictactoe")), 1)


class Moves(unittest.TestCase):
    def test_nothing_but_moves_sorted_by_bytes(self):
        moves = lines("moves", "paiko")
        self.assertEqual(moves, ["+Ai", "+Bw", "+Fi", "+Lo", "+Sa", "+Sw"])  # WE-39
        many = lines("moves", "paiko", "--position", MANY_MOVES)
        self.assertEqual(len(many), 1837)
        self.assertEqual(many, sorted(many, key=str.encode))

    def test_of_a_seat(self):
        self.assertEqual(lines("moves", "paiko", "--seat", "2"), [])
        self.assertEqual(len(lines("moves", "paiko", "--seat", "1")), 6)

    def test_of_a_finished_game(self):
        over = "Sw@i10,Er@j12,Ai@k9,Sa@l10n,Bw@h13n/-/00000000.rest.00000000/00000000.rest.00000000/-/xw"
        self.assertEqual(lines("moves", "paiko", "--position", over), [])

    def test_json(self):
        listed = json.loads("\n".join(lines("moves", "paiko", "--json")))
        self.assertEqual(listed, {"to_act": [1], "moves": ["+Ai", "+Bw", "+Fi", "+Lo", "+Sa", "+Sw"]})


class Apply(unittest.TestCase):
    def test_one_line(self):
        # WE-33
        self.assertEqual(
            lines("apply", "paiko", "--position", WON_SOON, "--move", "e6-e8"),
            ["Er@i12,Bw@g11w,Sw@i10,Wa@k10,Sa@l9n,Sw@e8/Sw@g12,Ai@m8/00011000.10000010.11222312/"
             "10000000.01000010.21332323/-/xw/e8:1.-/0/1"])

    def test_several_moves_and_several_picks_in_one_text(self):
        expected = ["-/-/00000331.33333002.00000000/10000000.23333333.00000000/b/s/-.-/0/0"]
        self.assertEqual(lines("apply", "paiko", "--move", "+WaErFiErFiErFi", "--move", "+Sa"), expected)  # N-15
        self.assertEqual(lines("apply", "paiko", "--move", "+FiFiFiErErErWa", "+Sa"), expected)

    def test_a_move_may_name_its_seat(self):
        self.assertEqual(lines("apply", "paiko", "--move", "1:+Fi"), lines("apply", "paiko", "--move", "+Fi"))
        self.assertEqual(engawa("apply", "paiko", "--move", "2:+Fi").returncode, 2)

    def test_json(self):
        after = json.loads("\n".join(lines("apply", "paiko", "--position", WON_SOON, "--move", "e6-e8", "--json")))
        self.assertEqual(after["report"]["winners"], [1])
        self.assertEqual(after["to_act"], [])


class Perft(unittest.TestCase):
    def test_the_number_alone_on_the_last_line(self):
        self.assertEqual(lines("perft", "paiko", "--depth", "0"), ["1"])
        self.assertEqual(lines("perft", "paiko", "--position", MANY_MOVES, "--depth", "1"), ["1837"])
        self.assertEqual(lines("perft", "tictactoe", "--depth", "3"), ["504"])
        self.assertEqual(lines("perft", "connect_four", "--depth", "4"), ["2401"])

    def test_divide(self):
        divided = lines("perft", "paiko", "--depth", "3", "--divide")
        parts = [line.split(": ") for line in divided[:-1]]
        self.assertEqual([move for move, _ in parts], ["+Ai", "+Bw", "+Fi", "+Lo", "+Sa", "+Sw"])
        self.assertEqual(sum(int(count) for _, count in parts), int(divided[-1]))
        self.assertEqual([divided[-1]], lines("perft", "paiko", "--depth", "3"))

    def test_options(self):
        last_turn = "Er@g5/Sw@i5/00001000.11100000.rest/00000000.rest.00000000/w/t/-.-/0/399"
        capped = int(lines("perft", "paiko", "--position", last_turn, "--depth", "2")[-1])
        endless = int(lines("perft", "paiko", "--position", last_turn, "--depth", "2", "--option", "turn_cap=0")[-1])
        self.assertEqual(capped, 0)
        self.assertGreater(endless, 0)

    def test_json(self):
        counted = json.loads("\n".join(lines("perft", "tictactoe", "--depth", "2", "--divide", "--json")))
        self.assertEqual(counted["leaves"], 72)
        self.assertEqual(counted["divide"]["b2"], 8)


class Signature(unittest.TestCase):
    @unittest.skipUnless(os.environ.get("ENGAWA_LONG"), "takes a minute with sanitizers")
    def test_a_line_for_each_game(self):
        for line in lines("signature"):
            self.assertRegex(line, r"^[a-z_]+ v\d+ [0-9a-f]{16} [0-9a-f]{16}$")


if __name__ == "__main__":
    unittest.main()
