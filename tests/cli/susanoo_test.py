"""play susanoo: the table, names of cards as moves, standing orders, deals, the curtain."""
import json
import re
import unittest

from command import Screen, engawa, lines

# Seat 1 at turn, with a Yokai to fight, items and a Sake Drink; the others hold nothing.
CHOICE = ("4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.YO30.EQ22+,EQ26+.-.YO01.-.-/HB04.5.-.-.EQ33+.-.-.-.-/"
          "HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/-/choice+end+surplus+next")
# Seat 1 holds two events, seat 2 an item and a Yokai.
HANDS = ("3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.CO06,EQ05,EV19.EQ07+,EQ26.-.-.-.EV28/"
         "HB04.1.-.CO05,EV02,YO03.EQ09+.-.-.-.-/HB08.2.-.EV10.-.-.-.-.-/-/prep+draw+end+surplus+next")
THREE = ("--option", "seats=3", "--position", HANDS)
# Seat 1 has an event for anybody.
AIM = ("--option", "seats=3", "--position", HANDS.replace("EV19", "EV07"))
# CHOICE with no Event card to draw and no reshuffle left: the game ends with this turn.
USED_UP = ",".join([f"EV{n:02}" for n in range(1, 31)] + [f"OR{n:02}" for n in range(1, 9)] +
                   [f"YO{n:02}" for n in range(2, 33) if n != 30])
# Seat 1 must run from that Yokai.
FLEE = CHOICE.replace("YO30.EQ22+", "-.EQ22+").replace(
    "-/choice+end+surplus+next", "1.0.YO30:0:0.-.-.-.-.-.-/flee:1+over+end+surplus+next")
LAST = CHOICE.replace("4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/", f"4.1.1.10.3.0.-/TR04,TR08,TR14.-.{USED_UP}.-/")


def play(*arguments, stdin):
    run = engawa("play", "susanoo", *arguments, stdin=stdin)
    assert run.returncode == 0, run
    return run.stdout


def joined(text):
    return " ".join(text.split())


class Report(unittest.TestCase):
    def test_points_tell_nothing_of_a_hidden_hand(self):
        def seen(item, seat):
            shown = lines("show", "susanoo", "--option", "seats=3", "--position", HANDS.replace("CO05,", f"CO05,{item},"),
                          "--seat", str(seat), "--json")
            return json.loads("\n".join(shown))
        one, other = seen("EQ02", 1), seen("EQ04", 1)  # worth nothing, and two points
        self.assertEqual(one, other)
        self.assertNotEqual(seen("EQ02", 2)["report"], seen("EQ04", 2)["report"])


class Picture(unittest.TestCase):
    def test_everybody_and_the_own_hand(self):
        out = "\n".join(lines("show", "susanoo", "--seat", "1", *THREE[:2], "--position", HANDS))
        self.assertRegex(out, r">1 Watatsumi +Water +3 +0 +0 +1E 2R +\d+ +you first")
        self.assertRegex(out, r" 2 Toyotama-hime +Water +1 +0 +0 +2E 1R +\d+\+")
        self.assertIn("Pool of Transformations", out)
        self.assertRegex(out, r"EV19 \S+")
        self.assertNotIn("YO03", out)
        self.assertNotIn("EV10", out)

    def test_it_fits_on_the_screen(self):
        for options, most in ((("--ascii",), 79), ((), 79), (("--columns", "100"), 99)):
            shown = lines("show", "susanoo", "--seat", "1", *THREE[:2], "--position", HANDS, *options)[:-1]
            self.assertLessEqual(max(map(len, shown)), most)
            if "--ascii" in options:
                self.assertTrue("".join(shown).isascii())


class Play(unittest.TestCase):
    def test_names_of_cards_are_moves(self):
        names = dict(re.findall(r"\b(EQ05) (.+?)  ", "\n".join(
            lines("show", "susanoo", "--seat", "1", *THREE[:2], "--position", HANDS))))
        for text in ("equip:EQ05", "equip eq05", "eq05", names["EQ05"].lower()):
            out = play(*THREE, "--seed", "1", stdin=text + "\n")
            self.assertIn(f"Player 1 puts {names['EQ05']} into play.", joined(out), text)

    def test_a_card_is_looked_up_by_its_name(self):
        out = play(*THREE, stdin="card watatsumi\ncard nothing like that\n")
        self.assertIn("HB03 Watatsumi", out)
        self.assertIn("is You", out)
        self.assertIn("No card is called", out)
        # Cards in the hands of others are nowhere to be found.
        self.assertIn("in a deck or an unknown hand", play(*THREE, stdin="card yo03\n"))

    def test_odds_piles_log_and_rules(self):
        out = joined(play("--position", CHOICE, "--seed", "1", stdin="odds\npiles\nrules sake\nlog 5\n"))
        self.assertRegex(out, r"fight:YO30 [^:]* won in \d+ %")
        self.assertIn("The next Event card, of", out)
        self.assertIn("Not seen yet", out)
        self.assertIn("Sake Drink", out)

    def test_the_battle_tells_its_reasons(self):
        out = joined(play("--position", CHOICE, "--seed", "1", stdin="fight yo30\n"))
        self.assertIn("BATTLE: You against 1 foe", out)
        self.assertIn("+3 your level", out)
        self.assertRegex(out, r"As it stands: (not won, \d+ missing|won, with \d+ to spare)")
        self.assertRegex(out, r"Escape: You from \S+ \d+ %")

    def test_a_deal_is_struck_and_kept(self):  # SUS-311 SUS-313
        out = joined(play("--position", CHOICE, "--seed", "1", "--seat", "3=human",
                          stdin="\nfight yo30\nask 3\nk 0\ny 1\nside 1\n\nyes\n\npass\n\npass\n\npass\n"))
        self.assertIn("Player 1 asks Player 3 for help.", out)
        self.assertIn("offers the beaten Yokai and 1 Sake Drink", out)
        self.assertNotIn("speaks of", out)
        self.assertIn("Player 3 joins the battle.", out)
        self.assertIn("Deal: if it is won, the beaten Yokai, 1 Sake Drink for you.", out)

    def test_the_next_question_of_a_move_does_not_draw_the_table_again(self):
        out = play("--position", CHOICE, "--seed", "1", stdin="fight yo30\nask 3\nk 0\n")
        self.assertIn("how many reward cards", joined(out))
        self.assertIn("does the helper get the beaten Yokai", joined(out))
        self.assertEqual(len(re.findall(r"Being +Element", out)), 2)  # before the battle, and in it
        self.assertIn("Offer so far: nothing.", out)

    def test_me_is_the_own_seat(self):
        out = joined(play(*AIM, "--seed", "1", stdin="play ev07\npick me\n"))
        self.assertIn("Dance before the Rock Cave concerns Player 1.", out)

    def test_a_card_of_somebody_else_tells_what_it_does_once(self):
        out = play(*AIM, "--seat", "2=human", "--seed", "1", stdin="\nplay ev07\npick me\npick tr04\npass\npass\n\nboard\n")
        self.assertEqual(joined(out).count("Dance before the Rock Cave: Take 1 card from the Transformation Pool."), 1)

    def test_another_person_sees_the_whole_table(self):
        out = play("--position", CHOICE, "--seed", "1", "--seat", "3=human",
                   stdin="\nfight yo30\nask 3\nk 0\ny 1\nside 1\n\n")
        third = out.split("Hand the keyboard to Player 3")[1]
        self.assertRegex(third, r"Being +Element")
        self.assertIn("BATTLE: Player 1 against 1 foe", third)

    def test_a_prompt_names_only_what_is_there(self):
        out = joined(play("--position", CHOICE, "--seed", "1", stdin="fight yo30\n"))
        self.assertNotRegex(out, "Player 1, your battle: [^>]*(act|pour|renew),")
        self.assertNotIn("being HB01", joined(play("--seed", "4", stdin="")))

    def test_a_hint_weighs_the_moves_by_games(self):
        out = play("--position", LAST, "--seed", "1", stdin="hint\n")
        self.assertRegex(out, r"Won games and Value Points at the end")
        self.assertEqual(len(re.findall(r"\d\.\d % ± \d+\.\d +\d+\.\d VP   (draw|fight:YO30 Ōmukade)", out)), 2)
        best = re.search(r"% ± \d+\.\d +\d+\.\d VP   (draw|fight:YO30 Ōmukade)", out).group(1)
        self.assertRegex(out, rf"(?m)^(Player 1> )?{best}$")  # recommended is what is first
        self.assertNotIn("depth", out)

    def test_passes_are_not_told(self):
        out = play("--seed", "4", stdin="1\n" + "pass\n" * 8)
        self.assertNotRegex(out, r"Player \d passes")
        self.assertRegex(out, r"Turn \d+: Player \d")


class Reasons(unittest.TestCase):
    def test_illegal_moves_by_the_names_people_use(self):
        table = ("--position", CHOICE, "--seed", "1")
        for text in ("fight nue", "ask 2", "play CO01", "why play arrows", "why use EQ22", "fight:YO24", "why fight me"):
            out = joined(play(*table, stdin=text + "\n"))
            self.assertRegex(out, r"is not legal \(SUS-\d+\): \S", text)
            self.assertNotIn("neither a move nor a command", out, text)

    def test_a_word_that_is_no_card_gets_no_rule(self):
        out = joined(play("--position", CHOICE, "--seed", "1", stdin="fight the weather\n"))
        self.assertIn("neither a move nor a command", out)

    def test_rules_tell_the_options_of_the_table(self):  # SUS-542
        out = joined(play("--position", CHOICE, "--option", "tie_wins=fighters", stdin="rules battle\nrules sake\n"))
        self.assertEqual(out.count("At this table tie_wins=fighters. Who wins a battle with equal totals."), 1)

    def test_rules_find_words_by_their_beginning_only(self):
        out = joined(play("--position", CHOICE, stdin="rules ward\n")).split("rules ward")[-1]
        self.assertRegex(out, r"\bwards?\b")
        for sentence in re.findall(r"SUS-\d+ [^.]*\.", out):
            self.assertRegex(sentence.lower(), r"\bward|SUS-".lower())
        self.assertNotIn("Reward cards are", out)

    def test_try_tells_something_of_a_pass(self):
        out = joined(play(*THREE, "--seed", "1", stdin="try pass\n"))
        self.assertRegex(out, r"pass: \S")

    def test_the_setup_is_no_turn(self):
        out = play("--seed", "4", stdin="")
        self.assertNotIn("Turn 0", out)
        self.assertIn("Setup", out)

    def test_there_is_no_seat_0(self):
        for command in ("moves", "show"):
            run = engawa(command, "susanoo", "--seat", "0", *THREE[:2], "--position", HANDS)
            self.assertNotEqual(run.returncode, 0, command)


class Orders(unittest.TestCase):
    def test_they_are_shown_and_changed(self):
        out = joined(play(*THREE, stdin="orders\norder battles pass\norder head off\norder battles perhaps\n"))
        self.assertIn("battles that you are not in: you are asked if you hold something to play there.", out)
        self.assertIn("battles that you are not in: the table passes for you.", out)
        self.assertIn("heads of Orochi change nothing of that.", out)

    def test_with_several_people_nobody_is_asked_by_what_they_hold(self):  # SUS-309
        out = joined(play(*THREE, "--seat", "2=human", stdin="\norders\norder quiet cards\n"))
        self.assertIn("windows in the turns of others: you are asked.", out)
        self.assertIn("nobody is asked by what they hold", out)

    def test_an_order_passes_for_its_person(self):
        # "no" answers a bot that wants to trade, and is refused otherwise; Enter passes where it may.
        seats = ("--seat", "1=adept", "--seat", "2=human", "--seed", "2")
        out = joined(play(*THREE, *seats, stdin="order off\n" + "no\n\n" * 4))
        self.assertGreater(out.count("Enter passes."), 1)
        self.assertNotIn("By your orders", out.split("order off")[1])
        out = joined(play(*THREE, *seats, stdin="order quiet pass\norder battles pass\norder head off\n" + "no\n\n" * 4))
        self.assertRegex(out, r"By your orders the table passed \d+ times?")
        self.assertIn("Player 2, before your draw", out)

    def test_a_head_is_seen_before_it_is_fought(self):
        # Player 2 turns up a head; Player 1 has nothing but renew.
        position = ("3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.-.EQ24+,EQ33+.-.-.-.-/HB04.1.-.OR01,YO03.EQ09+.-.-.-.-/"
                    "HB08.2.-.CO01,EV10.-.-.-.-.-/-/end+surplus+next")
        table = ("--option", "seats=3", "--position", position, "--seed", "99", "--seat", "2=novice", "--seat", "3=novice")
        for orders, passed in (("order off\npass\n", 0), ("", 1), ("order battles pass\n", 1)):
            out = joined(play(*table, stdin=orders + "pass\n"))
            self.assertIn("Player 1, the battle of Player 2: 3 to 27.", out)
            self.assertEqual(out.count("By your orders the table passed 1 time."), passed)

    def test_an_own_battle_is_shown_before_it_is_decided(self):
        # Seat 3 helps and can only pass.
        helped = CHOICE.replace("YO30.EQ22+", "-.EQ22+").replace(
            "-/choice+end+surplus+next", "1.3.YO30:0:0.2,3.0:1:1.-.-.-.-/fight+judge+over+end+surplus+next")
        seats = ("--seat", "1=novice", "--seat", "3=human", "--seed", "1")
        out = joined(play("--position", helped, *seats, stdin=""))
        self.assertRegex(out, r"As it stands: .* Player 3, .* 1 pass Player 3>")

    def test_a_pass_in_the_own_turn_stands_when_somebody_plays_a_card(self):
        # Seat 3 plays an event after the pass, which opens the window again.
        out = joined(play(*THREE, "--seed", "1", stdin="pass\n"))
        self.assertIn("White Hare of Inaba", out)
        self.assertEqual(out.count("Player 1, before your draw"), 1)
        out = joined(play(*THREE, "--seed", "1", stdin="order off\npass\n"))
        self.assertEqual(out.count("Player 1, before your draw"), 2)

    def test_enter_plays_the_only_move(self):
        out = joined(play("--position", FLEE, "--seat", "2=human", "--seed", "1", stdin="\n\n"))
        self.assertIn("Enter: roll.", out)
        self.assertRegex(out, r"Player 1 rolls \d, -?\d in all")

    def test_with_a_curtain_the_answer_to_an_order_can_be_read(self):
        out = play(*THREE, "--seat", "2=human", "--seed", "1", stdin="\npass\n\norder quiet pass\n")
        told = out.split("Player 2> order quiet pass\n")[1]
        self.assertIn("the table passes for you", joined(told))
        self.assertNotIn("Hand the keyboard", told)


class Curtain(unittest.TestCase):
    CLEARED = "\x1b[H\x1b[2J\x1b[3J"

    def test_hands_stay_hidden(self):
        screen = Screen("play", "susanoo", *THREE, "--seat", "2=human", "--seat", "3=human")
        before = screen.wait_for("Hand the keyboard to Player 1")
        self.assertNotRegex(before, "EV19|YO03")
        screen.wait_for("> ")
        screen.type("\r")
        first = screen.wait_for("Player 1> ")
        self.assertIn("EV19", first)
        self.assertNotRegex(first, "YO03|CO05|EV02|EV10")
        screen.type("pass\r")
        behind = screen.wait_for("Hand the keyboard to Player 2")
        self.assertNotRegex(behind.split(self.CLEARED)[-1], "EV19|YO03")
        screen.wait_for("> ")
        screen.type("\r")
        second = screen.wait_for("Player 2> ")
        self.assertIn("YO03", second)
        self.assertNotRegex(second, "EV19|CO06|EV10")
        screen.type("\x04")
        self.assertEqual(screen.end(), 0)


class Menu(unittest.TestCase):
    def test_enter_alone_seats_you_among_three_adepts(self):
        run = engawa("play", stdin="4\n1\n\n\n\n\n")
        self.assertIn("Player 1: human, Player 2: adept, Player 3: adept, Player 4: adept", joined(run.stdout))

    def test_five_seats_with_two_people(self):
        run = engawa("play", stdin="4\n2\n5\n2\n1\n\n")
        self.assertIn("Player 2: human, Player 3: adept, Player 4: adept, Player 5: adept", joined(run.stdout))


if __name__ == "__main__":
    unittest.main()
