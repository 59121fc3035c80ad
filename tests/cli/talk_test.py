"""play and bot: the conversations."""
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time
import unittest

from command import BIN, ROOT, Screen, Talk, engawa, lines, surroundings

FORCED_PASS = "Ai@l8,Lo@l7/Ai@c5,Ai@e3,Ai@e5/00000000.00000000.rest/00000000.00000000.rest/w/t"
WON_SOON = ("Er@i12,Bw@g11w,Sw@i10,Wa@k10,Sa@l9n,Sw@e6/Sw@g12,Ai@m8/"
            "00011000.10000010.rest/10000000.01000010.rest/w/t")
FIRST_TURN = "-/-/11111111.22222222.00000000/12111111.21222222.00000000/w/t"


class Bot(unittest.TestCase):
    def test_the_session_of_the_documentation(self):
        page = (ROOT / "docs/bot-protocol.md").read_text(encoding="utf-8")
        session = re.search(r"```session\n(.*?)```", page, re.S).group(1)
        with Talk("bot", "paiko") as bot:
            for line in session.splitlines():
                if line.startswith("> "):
                    bot.say(line[2:])
                else:
                    self.assertEqual(bot.hear(), line[2:])
            self.assertEqual(bot.hear(), "")

    def test_stop_is_heard_while_it_thinks(self):
        with Talk("bot", "paiko") as bot:
            bot.hear()
            bot.say("level master")
            bot.say("position " + FIRST_TURN)
            bot.say("go movetime 600000")
            self.assertTrue(bot.hear_until("info depth").startswith("info depth"))
            bot.say("isready")
            bot.hear_until("readyok")
            before = time.monotonic()
            bot.say("stop")
            self.assertTrue(bot.hear_until("bestmove").startswith("bestmove "))
            self.assertLess(time.monotonic() - before, 60)

    def test_the_end_of_the_input_ends_it(self):
        said = lines("bot", "paiko", stdin=f"position {FORCED_PASS}\ngo nodes 100\n")
        self.assertEqual(said[-1], "bestmove pass")
        self.assertEqual(len(lines("bot", "paiko", stdin="")), 1)


def play(*arguments, stdin):
    run = engawa("play", *arguments, stdin=stdin)
    assert run.returncode == 0, run
    return run.stdout


class Play(unittest.TestCase):
    def test_a_whole_game_against_a_bot(self):
        out = play("paiko", "--position", WON_SOON, "--seat", "2=random", stdin="Ai@e11\nquit\n\n")
        self.assertIn("Black loses Sword on g12.", out)
        self.assertIn("White wins: ten points or more. Points: White 10, Black 0.", out)
        self.assertNotIn("\x1b", out)

    def test_people_at_one_screen(self):
        out = play("paiko", "--seat", "1=human", "--seat", "2=human",
                   stdin="+FiFiFiErErErWa\n+SaSaSaSwSwSwBwBwBw\n+Sw\nSw@g6\nSw@h9\n")
        self.assertIn("White picks 3 Fire, 3 Earth and Water.", out)
        self.assertIn("Black picks 3 Sai, 3 Sword and 3 Bow.", out)
        self.assertIn("Black deploys Sword on h9.", out)
        self.assertIn("The game is kept as it stands.", out)

    def test_moves_by_number_and_filters(self):
        out = play("paiko", "--seat", "2=human", stdin="6\nmoves Lo\n1\n+SaSaSaSwSw\n")
        self.assertIn("+Fi: 6 more to pick.", out)
        self.assertIn("1 +Lo", out)
        self.assertIn("+FiLo: 5 more to pick.", out)
        self.assertIn("White picks 3 Sai, 2 Sword, Lotus and Fire.", " ".join(out.split()))
        out = play("paiko", "--position", WON_SOON, stdin="moves e8\n2\n")
        self.assertIn("1 Lo@e8  2 e6-e8", out)
        self.assertIn("White wins", out)
        self.assertNotIn("e6-e7", out)

    def test_long_lists_get_an_overview(self):
        out = play("paiko", "--position", FIRST_TURN, stdin="moves\nmoves all\nmoves nothing\n")
        self.assertRegex(out, r"Sw@ +a7 b6 b7")
        self.assertRegex(out, r"\d+ Wa@g6")
        self.assertIn("No legal move fits 'nothing'", out)

    def test_bad_lines_get_helpful_answers(self):
        out = play("paiko", "--position", FIRST_TURN,
                   stdin="hnit\nSw@h8\nBw@g5\nsw@g5x\nnonsense here\n9999\nwhy Sw@g5\nwhy Sw@h8\nwhy\nrules lotus\n")
        self.assertIn("Did you mean hint?", out)
        self.assertIn("Sw@h8 is not legal (PAI-009): Only a Lotus may stand on", out)
        self.assertIn("Moves that begin so: Bw@g5e  Bw@g5n  Bw@g5s  Bw@g5w", out)
        self.assertIn("Did you mean Sw@g5", out)
        self.assertIn("help tells what can be typed.", out)
        self.assertIn("9999 is no move: no list with numbers is on the screen.", " ".join(out.split()))
        self.assertIn("Sw@g5 is legal. White deploys Sword on g5.", out)
        self.assertIn("Lotus (Lo): covers itself", out)

    def test_capital_letters_may_be_forgotten(self):
        out = play("paiko", "--position", FIRST_TURN, "--seat", "2=human", stdin="sw@g5\n")
        self.assertIn("White deploys Sword on g5.", out)

    def test_undo_goes_back_to_the_own_decision(self):
        out = play("paiko", "--position", FIRST_TURN, "--seat", "2=random", "--seed", "4",
                   stdin="undo\nSw@g5\nundo\nposition\n")
        self.assertIn("There is no decision of yours to take back.", out)
        self.assertIn("2 moves taken back.", out)
        self.assertIn(FIRST_TURN + "/-.-/0/0", out)

    def test_hint(self):
        out = play("paiko", "--position", WON_SOON, stdin="hint\n")
        self.assertRegex(out, r"\(score winning, depth \d+, \d+ nodes?\)")
        self.assertIn("and wins.", out)

    def test_a_position_has_one_hint(self):
        first, second = (play("paiko", "--position", FIRST_TURN, "--seed", seed, stdin="hint\n") for seed in "12")
        told = re.compile(r"(?m)^.*depth \d+.*$")
        self.assertEqual(told.findall(first), told.findall(second))
        self.assertEqual(len(told.findall(first)), 1)

    def test_maps(self):
        out = play("paiko", "--position", WON_SOON, stdin="threat\ncover\nthreat\n")
        self.assertIn("△2", out)
        self.assertIn("Threat is shown.", out)
        self.assertIn("○ White's cover", out)

    def test_resigning_asks_once(self):
        out = play("paiko", "--position", FIRST_TURN, stdin="resign\nboard\nresign\nresign\n")
        self.assertEqual(out.count("Type resign once more"), 2)
        self.assertIn("Black wins: resigned.", out)

    def test_help_names_every_command(self):
        out = play("paiko", stdin="help\n")
        for command in ("moves", "threat", "cover", "hint", "why", "undo", "save", "resign", "quit"):
            self.assertRegex(out, rf"(?m)^{command}\b")

    def test_the_end_of_the_input_is_polite(self):
        out = play("paiko", stdin="")
        self.assertIn("Good evening.", out)
        self.assertNotIn("not saved", out)

    def test_bots_alone(self):
        out = play("tictactoe", "--seat", "1=random", "--seat", "2=random", "--seed", "5", stdin="")
        self.assertRegex(out, "wins: three in a row|A tie: the board is full")
        self.assertEqual(out, play("tictactoe", "--seat", "1=random", "--seat", "2=random", "--seed", "5", stdin=""))

    def test_bad_arguments(self):
        for code, arguments in {
            "bad_seat": ("paiko", "--seat", "3=human"),
            "bad_bot": ("paiko", "--seat", "2=dragon"),
            "unknown_game": ("chess",),
            "bad_number": ("paiko", "--seed", "x"),
            "no_file": ("--resume", "/nowhere"),
            "bad_position": ("paiko", "--position", "x"),
            "usage": ("--seat", "1=human"),
        }.items():
            run = engawa("play", *arguments)
            self.assertEqual((run.returncode, run.stdout), (2, ""), code)
            self.assertIn(f"[{code}]", run.stderr)


class Save(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.file = os.path.join(self.folder.name, "evening.record")

    def test_a_saved_game_goes_on(self):
        out = play("paiko", "--position", FIRST_TURN, "--seat", "2=human", "--option", "turn_cap=60",
                   stdin=f"Sw@g5\nsave\nsave {self.file}\nSw@h9\nquit\n\n")
        self.assertIn("Save to which file?", out)
        self.assertIn("--resume " + self.file, out)
        self.assertIn("The game is kept as it stands.", out)
        text = pathlib.Path(self.file).read_text()
        self.assertIn('[Seat "human"]\n[Seat "human"]\n', text)
        self.assertIn('[Option "turn_cap=60"]', text)
        again = play("--resume", self.file, stdin="position\nundo\nposition\n")
        self.assertIn("The game goes on after move 1.", again)
        self.assertIn("Sw@g5/-/", again)
        self.assertIn("1 move taken back.", again)

    def test_what_a_saved_game_has_decided_is_not_asked_again(self):
        play("paiko", "--seed", "5", stdin=f"3\nsave {self.file}\n")
        for flag, more in {
            "--option": ("--option", "turn_cap=60"),
            "--practice": ("--practice",),
            "--import": ("--import", self.file),
            "--seed": ("--seed", "6"),
        }.items():
            run = engawa("play", "--resume", self.file, *more)
            self.assertEqual((run.returncode, run.stdout), (2, ""), flag)
            self.assertIn(f"leave out {flag} [usage]", run.stderr)

    def test_quit_offers_to_save_what_could_not_be_kept(self):
        for stdin in (f"Sw@g5\nquit\n{self.file}\n", "Sw@g5\n"):
            run = subprocess.run([BIN, "play", "paiko", "--position", FIRST_TURN, "--seat", "2=human"], input=stdin,
                                 capture_output=True, text=True, env=surroundings(XDG_STATE_HOME="/proc/nope"))
            self.assertEqual("The game was not saved." in run.stdout, "quit" not in stdin)
        self.assertIn("Sw@g5", pathlib.Path(self.file).read_text())

    def kept(self):
        return sorted(pathlib.Path(self.folder.name, "engawa").glob("paiko-*.record"))

    def test_every_game_is_kept_after_every_move(self):
        screen = Screen("play", "paiko", "--position", FIRST_TURN, "--seat", "2=human", XDG_STATE_HOME=self.folder.name)
        screen.wait_for("White> ")
        self.assertEqual(self.kept(), [])
        screen.type("Sw@g5\r")
        screen.wait_for("Black> ")
        os.kill(screen.pid, signal.SIGKILL)
        os.waitpid(screen.pid, 0)
        [record] = self.kept()
        self.assertTrue(record.read_text().endswith("Sw@g5\n"))
        key = pathlib.Path(f"{record}.key")
        self.assertEqual(key.stat().st_mode & 0o777, 0o600)
        secret = re.search("key ([0-9a-f]{64})", key.read_text()).group(1)
        self.assertNotIn(secret, record.read_text())
        again = Screen("play", XDG_STATE_HOME=self.folder.name)
        again.wait_for("go on: Paikō of ")
        again.wait_for("[1] ")
        again.type("go on\r")
        again.wait_for("The game goes on after move 1.")
        again.wait_for("Black> ")
        again.type("resign\r")
        again.wait_for("Black> ")
        again.type("resign\r")
        again.wait_for("> ")
        again.type("\x04")
        self.assertEqual(again.end(), 0)
        self.assertIn(f'[ChanceKey "{secret}"]', record.read_text())  # the game is over
        self.assertFalse(key.exists())

    def test_a_resumed_game_draws_as_it_would_have(self):
        play("eiyo", stdin=f"keep\n1\n1\nsave {self.file}\n1\n1\n1\nsave {self.file}.straight\n")
        straight = pathlib.Path(self.file + ".straight").read_text()
        play("--resume", self.file, stdin="1\n1\n1\n")
        self.assertEqual(pathlib.Path(self.file).read_text(), straight)

    def test_nothing_is_overwritten_unasked(self):
        pathlib.Path(self.file).write_text("dear diary")
        out = play("paiko", stdin=f"3\nsave {self.file}\n")
        self.assertIn("is there already", out)
        self.assertEqual(pathlib.Path(self.file).read_text(), "dear diary")
        play("paiko", stdin=f"+SaSwBwLoFiErWa\nsave! {self.file}\n")
        self.assertIn("+Fi", pathlib.Path(self.file).read_text())

    def test_a_file_that_cannot_be_written(self):
        out = play("paiko", stdin="3\nsave /dev/null/x\n")
        self.assertIn("cannot be written", out)


class Menu(unittest.TestCase):
    def test_enter_takes_what_is_usual(self):
        out = play(stdin="\n\n\n\n\n")
        self.assertIn("Which game?", out)
        self.assertIn("After this many turns the game is a tie", out)
        self.assertIn("Paikō: White: human, Black: adept.", out)

    def test_choices(self):
        out = play(stdin="7\n1\nx\n60\n1\n4\n2\n4\nrecord\n")
        self.assertIn("Please type a number from 1 to", out)
        self.assertIn("How long may master think about a move?", out)
        self.assertIn("White: master, Black: human.", out)
        self.assertIn('[Option "turn_cap=60"]', out)

    def test_bots_only(self):
        out = play(stdin="\n5\n3\n1\n1\n")
        self.assertIn("A tie: the turn limit is reached.", out)

    def test_leaving(self):
        self.assertIn("Another time, then.", play(stdin=""))


class OnATerminal(unittest.TestCase):
    def test_colours_and_the_end(self):
        screen = Screen("play", "paiko", "--position", WON_SOON)
        board = screen.wait_for("White> ")
        self.assertIn("\x1b[", board)
        screen.type("e6-e8\n")
        screen.wait_for("White wins")
        screen.wait_for("> ")
        screen.type("\x04")
        self.assertEqual(screen.end(), 0)
        self.assertIn("Good evening.", screen.seen)

    def test_no_color_means_no_colours(self):
        screen = Screen("play", "paiko", "--position", WON_SOON, NO_COLOR="1")
        board = screen.wait_for("White> ")
        self.assertNotRegex(board, r"\x1b\[[0-9;]*m")
        screen.type("\x04")
        self.assertEqual(screen.end(), 0)

    def test_tab_completes_and_arrows_go_back(self):
        screen = Screen("play", "paiko", "--position", WON_SOON)
        screen.wait_for("White> ")
        screen.type("why e6-e\t\t")
        screen.wait_for("why e6-e7 why e6-e8")
        screen.type("8\r")
        screen.wait_for("e6-e8 is legal.")
        screen.wait_for("White> ")
        screen.type("\x1b[A\x01\x1b[3~\x1b[3~\x1b[3~\x1b[3~\r")  # up, home, four times delete
        screen.wait_for("White wins")
        screen.wait_for("> ")  # keys typed before the prompt may get lost
        screen.type("\x04")
        self.assertEqual(screen.end(), 0)

    def test_lists_come_by_the_page(self):
        screen = Screen("play", "paiko", "--position", FIRST_TURN)
        screen.wait_for("White> ")
        screen.type("moves all\n")
        screen.wait_for("Enter shows more")
        screen.wait_for("White> ")
        screen.type("\n")
        screen.wait_for("Enter shows more")
        screen.wait_for("White> ")
        screen.type("\x04")
        self.assertEqual(screen.end(), 0)


if __name__ == "__main__":
    unittest.main()
