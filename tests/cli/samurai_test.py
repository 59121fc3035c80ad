"""play samurai: pictures, odds, campaigns that last, seeded play, the set-up."""
import json
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import tomllib
import unittest

from command import BIN, ROOT, Screen, engawa, lines, surroundings

# The first attack of the ledger's first example, before its first card.
PLACE = "8.5.1/8.5/-/1.1.1.1/0.0.0.0/rest/-/F1,F2,F3,W7,E1,E4/-/-/rest/-/-/-/0/0.0.0.0.0.0:WE-K:-:-:-:-/place"
PLAIN = ("--option", "bushido=off", "--option", "gisei=off")
# Two cards on the table, the Defence card D1 turned.
TURNED = PLACE.replace("F1,F2,F3,W7,E1,E4/-/", "F3,W7,E1,E4/-:F1,F2/").replace("0.0.0.0/rest", "6.-1.-1.0/rest") \
    .replace("/rest/-/-/-/0/", "/rest/-:D1/-/-/0/")
GUARD = ("8.5.1/6.5/-/1.1.1.1/10.-2.-3.0/rest/-/W7,E1,E4/-:F1,F2,F3/-/rest/D1/-/-/0/"
         "0.2.0.0.0.0:WE-K:-:-:-:-/guard.1")


def play(*arguments, stdin):
    run = engawa("play", "samurai", *arguments, stdin=stdin)
    assert run.returncode == 0, run
    return run.stdout


def flat(text):
    return " ".join(text.split())


def show(position, *arguments):
    return "\n".join(lines("show", "samurai", "--position", position, *arguments)[:-1])


class Looks(unittest.TestCase):
    def test_rules_tell_the_numbers_of_the_cards(self):
        changes = {"damage_step": 4, "focus_guard": 3, "rest_life": 5, "gisei_life": 2, "score_win": 60, "breath_cards": 2}
        text = (pathlib.Path(__file__).parents[2] / "data/samurai.toml").read_text()
        for name, value in changes.items():
            text, count = re.subn(rf"(?m)^{name} = {{ value = \d+", f"{name} = {{ value = {value}", text)
            self.assertEqual(count, 1, name)
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "own.toml")
            file.write_text(text)
            asked = "".join(f"rules {word}\n" for word in ("strike", "focus", "campaign", "gisei", "score", "breath"))
            out = flat(play("--cards", str(file), stdin=asked))
        for told in ("1 more for every 4 of margin", "raises Guard by 3", "after a win 5 Life", "2 Life for a card",
                     "a win is 60 + 5", "draws 2 more cards"):
            self.assertIn(told, out)

    def test_try_takes_a_number_of_the_list(self):
        out = play("--position", PLACE, *PLAIN, stdin="moves\ntry 1\n")
        first = re.search(r"1 (place \w+|exploit|insight)", flat(out.split("> moves")[1]))
        self.assertIsNotNone(first, out)
        self.assertNotIn("neither a move", out)

    def test_a_campaign_that_cannot_be_saved_says_so(self):
        run = subprocess.run([BIN, "play", "samurai", "--option", "mode=campaign"], input="", capture_output=True,
                             text=True, env=surroundings(XDG_STATE_HOME="/proc/nope"))
        self.assertEqual(flat(run.stdout).count("This game cannot save itself"), 1)

    def test_after_resigning_undo_is_not_offered(self):
        out = flat(play("--position", PLACE, *PLAIN, stdin="resign\nresign\n"))
        self.assertIn("The game is over: save FILE, record, or quit.", out)


class Picture(unittest.TestCase):
    def test_gauges_defence_and_what_cards_would_make(self):
        out = show(TURNED, *PLAIN)
        self.assertRegex(out, r"Strength +6 .*Block 5: hits by 1, damage 1")
        self.assertRegex(out, r"Technique +-1 .*Dodge 6: misses by 7")
        self.assertIn("Defence turned: D1 · Block 5 · Dodge 6", out)
        # F3 makes (10, -2, -3), a margin of 5 and a combo of Fire.
        self.assertRegex(out, r"F3 .*\+4 +-1 +-2 .*10 +-2 +-3 +S hits 2 +T misses ★")

    def test_it_fits_on_the_screen(self):
        for columns, most, rows in (("80", 79, 19), ("100", 99, 28)):
            for position in (PLACE, TURNED, GUARD):
                for options in (PLAIN, ("--option", "surrounding=L1", "--option", "weather=none")):
                    for more in ((), ("--ascii",)):
                        text = show(position, *options, "--columns", columns, *more).splitlines()
                        self.assertLessEqual(max(map(len, text)), most, text)
                        self.assertLessEqual(len(text), rows)
                        if more:
                            self.assertTrue("".join(text).isascii())

    def test_three_enemies(self):
        out = "\n".join(lines("show", "samurai", "--option", "three=on"))
        self.assertRegex(out, r"1 Life ●● 2  Ki ◆ 1")
        self.assertRegex(out, r"3 Life ●●●● 4  Ki ◆◆ 2")


class Moves(unittest.TestCase):
    def test_they_may_be_short(self):
        for text in ("place F3", "p f3", "f3", "3"):
            out = play(*PLAIN, "--position", TURNED, stdin=f"{text}\n")
            self.assertIn("You place Charge: Strength 10, Technique -2, Guard -3.", flat(out), text)


class Odds(unittest.TestCase):
    def test_a_strike_before_the_defence_is_turned(self):
        # Block as it counts while the foe has Ki (SAM-187): 5 6 5 7 6 5 6 6 7 7 6 6. Strength 5 reaches D1, D3 and D6.
        position = PLACE.replace("F1,F2,F3,W7,E1,E4/-/", "F2,F3,W7,E1,E4/-:F1/").replace("0.0.0.0/rest", "5.0.-1.0/rest")
        out = flat(play(*PLAIN, "--position", position, stdin="odds\n"))
        self.assertRegex(out, r"Strength 5 now 25 % ")
        self.assertIn("6: 75 %", out)  # all but D4, D9 and D10
        self.assertIn("As it stands a strike would hit: Strength 25 %, Technique never.", out)

    def test_the_guard(self):
        # Guard -3 holds against nothing. Guard 3 (three times focus) holds against C1 C2 and C12, whose Ki mark
        # makes it 3; C3 counts 5 (SAM-307): 3 of 12.
        out = flat(play(*PLAIN, "--position", GUARD, stdin="odds\n"))
        self.assertIn("Guard -3 holds never", out)
        self.assertRegex(out, r"focus x3: Guard 3 holds 25 %")
        # At Guard -3 every printed wound counts: C4 C5 C7 C8 C9 are Wound 1, C10 C11 Wound 2.
        self.assertIn("Wound 1 42 %, Wound 2 17 %", out)

    def test_death_by_a_wound(self):
        position = ("2.0.1/8.5/-/1.7.2.1/0.-1.3.0/rest/-/-/F1,F2,E1:F3,W7,E4/-/rest/D7,D8/-/-/0/"
                    "0.0.0.0.0.0:WE-K:X2:X2:-:-/guard.1")
        options = [word for option in ("opponent=O3", "weather=X2", "difficulty=hard", "gisei=off")
                   for word in ("--option", option)]
        out = flat(play(*options, "--position", position, stdin="odds\n"))
        self.assertIn("death 54 %", out)
        self.assertIn("of wounds aside; death by all that this counterattack can lead to", out)

    def test_armour_is_no_life(self):
        position = ("8.5.4/4.5/foe.2/1.1.1.1/9.-1.3.0/rest/-/F3,W7,E4/-:F1,F2,E1/-/rest/-:D1/-/-/0/"
                    "0.0.0.0.0.0:WE-K:-:-:-:-/strike")
        out = flat(play("--option", "yoroi=opponent", "--position", position, stdin="s s\n"))
        self.assertIn("Life taken with it 2.0, without 0.", out)

    def test_places_by_the_face(self):
        out = flat(play(*PLAIN, "--option", "surrounding=L1", "--position", PLACE, stdin="odds\n"))
        self.assertIn("roll 1-2 33 % +1 Ki", out)
        self.assertIn("roll 6 17 % -1 Life", out)

    def test_who_answers(self):  # SAM-588 to SAM-592
        out = flat(play("--option", "three=on", "--seed", "3", stdin="odds\n"))
        self.assertIn("enemy 1 50 % enemy 2 50 % enemy 3 67 %", out)

    def test_gisei(self):
        # Guard 1: with +2 +2 +3 +4 -2 it is 3 3 4 5 -1, which hold against 3 3 6 9 0 of 12 cards.
        position = GUARD.replace("10.-2.-3.0", "10.-2.1.0")
        out = flat(play("--position", position, stdin="odds\ntry gisei\n"))
        self.assertIn("gisei holds 35 %", out)  # 21 of 60

    def test_try_and_why(self):
        out = flat(play(*PLAIN, "--position", TURNED, stdin="try p f3\nwhy insight\nwhy place V1\nrules combo\nrules SAM-207\n"))
        self.assertIn("Then Strength hits Block 5 by 5: 2 damage.", out)
        self.assertIn("(SAM-174)", out)
        self.assertIn("(SAM-177): That card is not in your hand.", out)
        self.assertIn("three cards of one icon in one attack (SAM-200)", out)
        self.assertIn("SAM-207 That reward would do nothing now.", out)


class Hint(unittest.TestCase):
    # Both fight for their last Life, before the first counterattack.
    END = ("1.1.1/1.0/-/1.4.1.1/10.-2.3.0/rest/-/W7,E1,E4/-:F1,F2,F3/-/rest/D1/-/-/0/"
           "0.2.0.0.0.0:WE-K:-:-:-:-/guard.1")
    ROW = re.compile(r"(?m)^ +(\d+\.\d) % ± (\d+\.\d)   ([\w ]+?)$")

    def hint(self, position, *arguments):
        return play(*PLAIN, "--position", position, *arguments, stdin="hint\n")

    def test_the_chance_of_every_move_best_first(self):
        out = self.hint(self.END)
        self.assertIn("500 games for each move", flat(out))
        rows = self.ROW.findall(out)
        self.assertEqual({row[2] for row in rows}, {"focus", "reveal"})
        chances = [float(row[0]) for row in rows]
        self.assertEqual(chances, sorted(chances, reverse=True))
        self.assertEqual(rows[0][2], "focus")  # Guard 5 holds against more cards than Guard 3
        self.assertRegex(out, r"(?m)^(You> )?focus$")  # recommended is what is first
        for row in rows:  # 1.96 sqrt(p (1 - p) / 500)
            share = float(row[0]) / 100
            self.assertAlmostEqual(float(row[1]), 196 * (share * (1 - share) / 500) ** 0.5, delta=0.25)
        self.assertNotIn("depth 0", out)

    def test_a_position_has_one_list(self):
        first, second = (self.ROW.findall(self.hint(self.END, "--seed", seed)) for seed in "12")
        self.assertEqual(first, second)

    def test_a_strike_that_kills_is_sure(self):
        strike = self.END.replace("guard.1", "strike").replace("/rest/D1/-/", "/rest/-:D1/-/")
        rows = self.ROW.findall(self.hint(strike))
        self.assertEqual((rows[0][0], rows[0][2]), ("100.0", "strike strength"))
        self.assertLess(float(rows[1][0]), 100)

    def test_a_strike_that_wins_the_duel_of_a_campaign_is_sure(self):
        strike = self.END.replace("guard.1", "strike").replace("/rest/D1/-/", "/rest/-:D1/-/")
        out = play(*PLAIN, "--option", "mode=campaign", "--position", strike, stdin="hint\n")
        rows = self.ROW.findall(out)
        self.assertEqual((rows[0][0], rows[0][2]), ("100.0", "strike strength"))
        self.assertLess(float(rows[1][0]), 100)

    def test_the_prompt_names_what_is_possible(self):
        out = flat(play(*PLAIN, "--position", self.END, stdin=""))
        self.assertIn("Your Guard is 3: reveal the counterattack, or focus (Ki for Guard).", out)
        self.assertNotIn("sacrifice", out)
        out = flat(play("--position", self.END.replace("1.1.1/", "5.0.1/"), stdin=""))
        self.assertIn("Your Guard is 3: reveal the counterattack, or gisei (Life for Guard).", out)


class Results(unittest.TestCase):
    def test_a_loss_is_no_tie(self):
        out = play("--option", "surrounding=SU2", "--position", PLACE, "--seed", "1",
                   stdin="exploit\n" * 3 + "resign\nresign\n")
        self.assertNotIn("tie", out.lower().split("> ")[-1])
        self.assertRegex(out, "Defeat in round 1: you fell from the cliff|Given up: the fight is lost")

    def test_giving_up(self):
        out = play("--position", PLACE, stdin="resign\nresign\n")
        self.assertIn("Given up: the fight is lost.", out)
        self.assertNotIn("tie", out.lower())

    def test_undo_at_a_practice_table(self):
        out = play("--position", PLACE, "--practice", stdin="p f1\np f2\nundo\nposition\n")
        self.assertIn("moves taken back.", out)
        self.assertRegex(out, r"(?m)^8\.5\.1/8\.5/.*-:F1/.*/place$")


class Campaign(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def records(self):
        return sorted(pathlib.Path(self.folder.name, "engawa").glob("samurai-*.record"))

    def screen(self, *arguments):
        return Screen("play", "samurai", *arguments, XDG_STATE_HOME=self.folder.name)

    def test_it_survives_a_kill(self):
        screen = self.screen("--option", "mode=campaign")
        screen.wait_for("This game is saved after every move.")
        screen.wait_for("Musashi> ")
        for move, then in (("hold", "Prepare:"), ("ready", "Place card 1"), ("insight", "Place card 1")):
            screen.type(move + "\r")
            screen.wait_for(then)
        os.kill(screen.pid, signal.SIGKILL)
        os.waitpid(screen.pid, 0)
        [record] = self.records()
        text = record.read_text()
        self.assertRegex(text, r"hold\nready\ninsight\ndefence D\d+\n$")
        out = play("--resume", str(record), stdin="position\n")
        self.assertIn("The game goes on after move", out)
        replayed = lines("replay", str(record))
        self.assertIn(replayed[-1], out)

    def test_export_only_on_the_road(self):  # SAM-720
        file = os.path.join(self.folder.name, "road.txt")
        out = play("--option", "mode=campaign", stdin=f"export {file}\n")
        self.assertIn("[save_only_on_the_road]", out)
        self.assertFalse(os.path.exists(file))

    ROAD = ("6.3.3/0.0/-/2.0.1.1/0.0.0.0/rest/-/-/-/A3/rest/-/-/-/0/"
            "0.0.0.0.0.0:WE-K:-:-:EV1,EV2,EV3,EV4,EV6,EV7,EV8,EV9:ki-1/road")

    def test_export_and_import(self):  # SAM-720 SAM-721 SAM-723
        file = os.path.join(self.folder.name, "road.txt")
        out = play("--option", "mode=campaign", "--position", self.ROAD, stdin=f"export {file}\n")
        self.assertIn("1 of 6 duels won", out)
        self.assertIn("For the next duel: Ki -1", out)
        self.assertIn("Written to", out)
        line = pathlib.Path(file).read_text()
        self.assertRegex(line, r"^samurai-campaign-1@")
        self.assertNotIn("seed", line.lower())
        out = play("--import", file, stdin=f"export {file}2\ncontinue\nposition\n")
        self.assertIn("Duel 2 begins: Yoshioka Seijuro stands before you.", flat(out))
        self.assertRegex(out, r"(?m)^6\.2\.3/4\.2/-/2\.1\.1\.1/")
        self.assertEqual(pathlib.Path(file + "2").read_text(), line)
        run = engawa("play", "samurai", "--import", file, "--option", "mode=duel")
        self.assertEqual((run.returncode, run.stdout), (2, ""))
        self.assertIn("leave out --option [usage]", run.stderr)
        for bad in (line[:40], "", "\n", line.replace(":EV1,", ":EV1,EV5,"), "x" * 100000):
            pathlib.Path(file).write_text(bad)
            run = engawa("play", "samurai", "--import", file)
            self.assertEqual(run.returncode, 2)
            self.assertIn("[bad_save]", run.stderr)
        self.assertIn("[no_file]", engawa("play", "samurai", "--import", file + "3").stderr)

    def test_cards_of_ones_own_last_as_long_as_the_campaign(self):
        file = pathlib.Path(self.folder.name, "my.toml")
        usual = (ROOT / "data" / "samurai.toml").read_text()
        file.write_text(usual.replace("damage_step = { value = 3", "damage_step = { value = 4"))
        self.assertNotEqual(file.read_text(), usual)
        screen = self.screen("--option", "mode=campaign", "--cards", str(file))
        screen.wait_for("Musashi> ")
        for move, then in (("hold", "Prepare:"), ("ready", "Place card 1")):
            screen.type(move + "\r")
            screen.wait_for(then)
        screen.wait_for("Musashi> ")
        screen.type("\x04")
        self.assertEqual(screen.end(), 0)
        file.write_text("changed = 1\n")
        [record] = self.records()
        for command in (("play", "samurai", "--resume", str(record)), ("play",)):
            screen = Screen(*command, XDG_STATE_HOME=self.folder.name)
            if command == ("play",):
                for answer in ("3\r", "\r"):
                    screen.wait_for("[1] ")
                    screen.type(answer)
            screen.wait_for("The game goes on after move")
            screen.wait_for("Musashi> ")
            screen.type("\x04")
            self.assertEqual(screen.end(), 0)
        file.write_text(usual)
        run = engawa("play", "samurai", "--resume", str(record), "--cards", str(file))
        self.assertIn("[unknown_cards]", run.stderr)  # a file that is named wins

    def test_the_menu_goes_on(self):
        screen = self.screen("--option", "mode=campaign")
        screen.wait_for("Musashi> ")
        screen.type("\x04")
        self.assertEqual(screen.end(), 0)
        screen = Screen("play", XDG_STATE_HOME=self.folder.name)
        screen.wait_for("[1] ")
        screen.type("3\r")
        screen.wait_for("go on with the game of")
        screen.wait_for("[1] ")
        screen.type("\r")
        screen.wait_for("The game goes on after move")
        screen.wait_for("Musashi> ")
        screen.type("\x04")
        self.assertEqual(screen.end(), 0)


class Seeded(unittest.TestCase):
    @staticmethod
    def drawn(out, word):
        return re.findall(rf"{word} (\w+)", out)

    def cards(self, stdin, *arguments):
        out = play("--seed", "77", *arguments, stdin=stdin + "record\n")
        self.assertIn('[Seeded "yes"]', out)
        record = out[out.index("[Format"):]
        return re.findall(r"(?m)^draw (\w+)$", record), re.findall(r"(?m)^defence (\w+)$", record)

    def test_friends_meet_the_same_cards(self):
        one = self.cards("ready\n1\n1\n1\n", *PLAIN)
        other = self.cards("breath\nready\n2\n2\n2\n", *PLAIN)
        self.assertEqual(one[0], other[0][:6])
        self.assertEqual(len(other[0]), 7)
        self.assertEqual(one[1], other[1])

    def test_a_resumed_table_keeps_the_seed(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "game.record")
            play("--seed", "77", *PLAIN, stdin=f"ready\nsave {file}\nquit\n")
            out = play("--resume", file, stdin="place\n1\n1\nrecord\n")
            self.assertIn("public seed 77", out)
            record = out[out.index("[Format"):]
            whole = self.cards("ready\n1\n1\n", *PLAIN)
            self.assertEqual(re.findall(r"(?m)^defence (\w+)$", record), whole[1])


class Looking(unittest.TestCase):
    def test_card_tells_what_is_written_on_it(self):
        out = flat(play("--position", PLACE, stdin="card kiai\ncard we-b\ncard nobody\ncard\n"))
        self.assertIn("A5 Kiai (reconstructed): icon Void, strength 1, technique 1, guard 0. Gain 1 Ki.", out)
        self.assertIn("WE-B Bokken (reconstructed): life 8, ki 5. At any time pay 1 Life for 1 Ki.", out)
        self.assertIn("No card is called 'nobody'.", out)
        self.assertIn("card kiai", out)

    def test_every_entry_tells_its_source(self):  # SAM-022
        listed = json.loads("\n".join(lines("cards", "list", "samurai", "--json")))["tables"]
        words = {"own": "(reconstructed):", "seed": "(from the rulebook):", "known": "(from another source):"}
        asked = {card["id"]: words[card["source"]] for table in listed for card in table["cards"] if "id" in card}
        self.assertTrue({"F1", "WE-U", "EV9", "BL1", "D1", "X4", "hard"} <= asked.keys())
        out = play("--position", PLACE, stdin="".join(f"card {card}\n" for card in asked))
        for card, source in asked.items():
            self.assertRegex(flat(out), rf"(?<!\S){re.escape(card)} [^:]*{re.escape(source)}")

    def test_rules_know_cards(self):
        out = flat(play("--position", PLACE, stdin="rules zanshin\n"))
        self.assertIn("Look at the next Counterattack card.", out)

    def test_the_line_before_a_counterattack_names_wounds(self):
        out = flat(play("--position", GUARD, *PLAIN, stdin="\n"))
        self.assertIn("Guard holds: never, focus never (3x 25 %, 5x certain); a wound: 58 %, focus 58 % (2x 42 %, 4x never).", out)

    def test_virtues_to_choose_from_are_explained(self):
        out = flat(show(PLACE.replace("/0/0.0.0.0.0.0:", "/3/0.0.0.0.0.0:").replace("/place", "/prepare+virtue")))
        self.assertIn("BU6 Jin: Turn up to 4 Ki in all into Life, one for one.", out)
        self.assertNotIn("BU7", out)
        self.assertNotIn("used up", out)

    def test_cards_to_keep_on_the_road_are_told_whole(self):
        road = ("8.2.1/0.0/-/2.0.1.1/0.0.0.0/rest/-/-/-/-/A1,A2,A3,A4,A5,A6,A8,A9,A10,A11:A7,A12/-/-/-/0/"
                "0.0.0.0.0.0:WE-K:-:-:EV1,EV2,EV4,EV5,EV6,EV7,EV8,EV9:-/road+win.1.2+keep")
        out = show(road, "--option", "mode=campaign")
        self.assertRegex(out, r"A12 River cutter \+1/\+2/0")
        self.assertRegex(out, r"A7 Zanshin 0/\+1/\+2 +Look at the next Counterattack card\.")


class Menu(unittest.TestCase):
    def menu(self, stdin, folder):
        import subprocess
        from command import BIN
        run = subprocess.run([BIN, "play", "--seed", "5"], input=stdin, capture_output=True, text=True,
                             timeout=300, env=surroundings(XDG_STATE_HOME=folder))
        self.assertEqual(run.returncode, 0, run)
        return run.stdout

    def test_values_are_explained_and_remembered(self):
        with tempfile.TemporaryDirectory() as folder:
            # choose everything: clan (no opponent), Yari, the rest as usual
            out = self.menu("3\n2\nclan\n6\n\n\n\n\n\n\n\n\n\n\nrecord\n", folder)
            self.assertIn("Yari, 7 Life and 4 Ki: Three times: after the draw", flat(out))
            self.assertNotIn("Whom you fight", out)
            self.assertIn("Three enemies at once", out)
            self.assertIn('[Option "mode=clan"]', out)
            self.assertIn('[Option "weapon=WE-Y"]', out)
            again = self.menu("3\n\n\nrecord\n", folder)
            self.assertIn("as last time: mode clan, weapon Yari", again)
            self.assertIn('[Option "weapon=WE-Y"]', again)

    def test_surprise_is_legal(self):
        with tempfile.TemporaryDirectory() as folder:
            out = self.menu("3\n3\n\nrecord\n", folder)
            self.assertIn("Drawn for you:", out)
            self.assertIn("[Format", out)

    def test_choices_may_be_typed_and_a_surprise_is_explained(self):
        with tempfile.TemporaryDirectory() as folder:
            out = self.menu("way\nsurprise\n\nrecord\n", folder)
            self.assertIn("[Format", out)
            drawn = flat(out.split("Drawn for you: ")[1].split("Who plays?")[0])
            for option in re.findall(r'\[Option "(\w+)=', out):
                self.assertIn(option, drawn)
            self.assertGreater(len(drawn), 200)
        with tempfile.TemporaryDirectory() as folder:
            out = self.menu("way\nchoose\ncampaign\nshiro\nyari\nbamboo\n\n\n\n\nself\n\n\nrecord\n", folder)
            self.assertIn('[Option "surrounding=SU1"]', out)
            again = self.menu("way\nquit\n", folder)
            self.assertIn("mode campaign, opponent Shiro, weapon Yari, surrounding Bamboo Forest, yoroi self", flat(again))

    def test_what_stands_in_brackets_is_what_leaving_it_means(self):  # SAM-031 SAM-047
        for road, typed, record in (("campaign", "", None), ("campaign", "O1", "O1"), ("duel", "", None), ("duel", "O6", "O6")):
            with tempfile.TemporaryDirectory() as folder:
                out = self.menu(f"way\nchoose\n{road}\n{typed}\n" + "\n" * 11 + "record\n", folder)
                asked = out.split("Whom you fight")[1].split("Your weapon")[0]
                self.assertIn("[O6] " if road == "campaign" else "[O1] ", asked)
                self.assertEqual(re.findall(r'\[Option "opponent=(\w+)"\]', out), [record] if record else [])

    def test_sentences_of_values_say_what_the_cards_say(self):
        root = pathlib.Path(__file__).resolve().parents[2] / "data"
        words = json.loads((root / "words" / "en" / "samurai.json").read_text())
        cards = tomllib.loads((root / "samurai.toml").read_text())
        compared = 0
        for table in ("opponent", "weapon", "surrounding", "weather"):
            for card in cards[table]:
                sentence = words[f"samurai.option.{table}.{card['id']}"]
                self.assertTrue(sentence.endswith(": " + card["text"]), (sentence, card["text"]))
                compared += 1
        self.assertEqual(compared, 7 + 7 + 6 + 4)


class Cards(unittest.TestCase):
    def test_tables(self):
        out = "\n".join(lines("cards", "list", "samurai"))
        self.assertRegex(out, r"F1 +Overhead cut +Fire +3 +0 +-1 +own")
        self.assertRegex(out, r"SU2 +Cliff +seed +Once in a duel")
        self.assertIn("reconstructed", out)

    def test_a_round_may_have_two_breaths(self):  # SAM-151 SAM-152
        usual = (ROOT / "data" / "samurai.toml").read_text()
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "breaths.toml")
            file.write_text(usual.replace("breath_limit = { value = 1", "breath_limit = { value = 2"))
            out = play("--cards", str(file), stdin="breath\nbreath\nwhy breath\nposition\n")
        self.assertIn("(SAM-152)", out)
        hand = re.search(r"(?m)^8\.3\.1/.*/prepare$", out).group().split("/")[7]
        self.assertEqual(len(hand.split(",")), 8)

    def test_warnings_are_no_mistakes(self):
        usual = pathlib.Path(__file__).resolve().parents[2] / "data" / "samurai.toml"
        text = usual.read_text()
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "my.toml")
            begin = text.index('[[event]]\nid = "EV8"')
            end = text.index("[[", begin + 5)
            pathlib.Path(file).write_text(text[:begin] + text[end:])
            run = engawa("cards", "check", "samurai", "--cards", file)
            self.assertEqual(run.returncode, 0, run)
            self.assertIn("warning: ", run.stderr)
            pathlib.Path(file).write_text(text.replace('icon = "fire"', 'icon = "steam"', 1))
            run = engawa("cards", "check", "samurai", "--cards", file)
            self.assertEqual(run.returncode, 2, run)
            self.assertIn("[bad_cards]", run.stderr)


if __name__ == "__main__":
    unittest.main()
