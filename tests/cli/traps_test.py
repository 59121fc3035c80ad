"""play: numbers, short texts and files that must not do what nobody meant."""
import os
import pathlib
import subprocess
import tempfile
import unittest

from command import BIN, LIMIT, ROOT, engawa, surroundings

FIRST_TURN = "-/-/11111111.22222222.00000000/12111111.21222222.00000000/w/t"
EIYO = ("rest/-/2/tanto_tl,tanto_br,katana_top,yari_rising/red_champion,blue_archer,yellow_conscript.7+"
        "black_scout,black_blade,blue_war_archer.7+yellow_spearman,red_retainer,blue_veteran_archer.7+"
        "yellow_sergeant,yellow_conscript,black_shadow_master.7/-/-/-/1/-/fight")
# Six enemies are left, and the rest brought no honor.
LOST = ("rest/-/2/tanto_tl,tanto_br,katana_top,yari_rising/red_champion,blue_archer,yellow_conscript.0+"
        "black_scout,black_blade,blue_war_archer.0+-.0+-.0/-/332223232233111100/-/1/-/fight")
# Seat 1 may strike at two rows that carry no token; one token is left.
APART = ("rest/22100010110/2/special:tanto_tl,tanto_bl+special:tanto_br/red_champion,executioner,blue_archer.2.t+"
         "yellow_spearman,blue_archer,black_shadow_master.0+warlord,yellow_spearman.2+"
         "yellow_conscript,yellow_conscript,illusionist.3.t+red_retainer,red_swordmaster.0.2=katana_top+"
         "red_champion,standard_bearer,black_scout.2.t/000122002001011000/210010110001000000/RL/3/2/fight.1.0.-")
# White chooses two tiles of Black's reserve.
REWARD = ("Sw@i10,Sw@l7,Wa@m7,Sw@g5,Wa@j5/Wa@h13,Bw@j10s,Bw@h9s,Sw@l9,Sw@j8,Sw@h7/"
          "00000021.30232300.00101010/10103032.20030300.00000000/w/r2Sa/-.-/0/18")
# Seat 1 meets a foe that seat 3 may help against.
CHOICE = ("4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.YO30.EQ22+,EQ26+.-.YO01.-.-/HB04.5.-.-.EQ33+.-.-.-.-/"
          "HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/-/choice+end+surplus+next")
HANDS = ("3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.CO06,EQ05,EV19.EQ07+,EQ26.-.-.-.EV28/"
         "HB04.1.-.CO05,EV02,YO03.EQ09+.-.-.-.-/HB08.2.-.EV10.-.-.-.-.-/-/prep+draw+end+surplus+next")


SPECIALS = "A1,A3,A5,A6,A7,A8,A10,A12"
# A hit, and the Injury die at 3; the Yari may redraw; Guard holds against 5 of 11 cards.
INJURY_DIE = ("8.1.3/2.1/-/4.3.1.1/6.2.0.0/F1,W4,W6,W7,E4,E5,E7,V2,V3,V9/"
              "F2,F3,F4,F5,F6,W1,W3,W5,E2,E3,E6,V4,V5,V7,V8,A4,A9,A11/F7,W2,E1/-:V1,V6,A2/-/" + SPECIALS +
              "/D1,D2,D3,D5:D6/C8/-/1/0.6.0.0.0.0:WE-K:-:-:-:-/attacked.0+die.1")
REDRAW = ("7.4.1/11.5/-/1.1.1.1/0.0.0.0/F1,F3,F4,F5,F6,F7,W1,W2,W4,W5,W6,W7,E1,E2,E3,E4,E7,V2,V3,V5,V6,V7,V8,V9/-/"
          "F2,W3,E5,E6,V1,V4/-/-/A1,A2,A3,A4,A5,A6,A7,A8,A9,A10,A11,A12/-/-/-/0/3.0.0.0.0.0:WE-Y:-:-:-:-/redraw")
GUARD = ("8.3.2/6.5/-/1.2.1.1/2.4.{}.0/F1,F2,F5,W1,W2,W3,W7,E1,E2,E4,E5,E6,V2,V4,V5,V9/F7,W5,W6,E3,V3,V6,V7/"
         "F3,F4,F6,V8/-:W4,E7,V1/-/A1,A2,A3,A4,A5,A6,A7,A8,A9,A10,A11,A12/D3,D6,D11/C2/-/0/"
         "0.2.1.0.0.1:WE-K:-:-:-:-/guard.1")


def play(*arguments, stdin):
    run = engawa("play", *arguments, stdin=stdin)
    assert run.returncode == 0, run
    return run.stdout


def flat(text):
    return " ".join(text.split())


class Numbers(unittest.TestCase):
    def test_a_number_means_the_list_on_the_screen(self):
        out = flat(play("eiyo", "--position", EIYO, "--seed", "3", stdin="18\n"))
        self.assertIn("18 is no move: no list with numbers is on the screen. moves shows one.", out)
        out = flat(play("eiyo", "--position", EIYO, "--seed", "3", stdin="moves\n1\n18\n"))
        self.assertIn("Samurai 1 attacks", out)
        self.assertIn("18 is no move", out)  # the list was that of the move before

    def test_what_may_lose_at_once_is_last_and_asked_for_twice(self):
        cliff = ("samurai", "--option", "surrounding=SU2", "--seed", "3")
        out = flat(play(*cliff, stdin="ready\n"))
        self.assertRegex(out, r"1 place E6 .* 9 exploit Musashi>")
        for asked in ("exploit", "9"):
            out = flat(play(*cliff, stdin=f"ready\n{asked}\n"))
            self.assertIn("exploit may lose the game at once. Type it again if you dare.", out)
            self.assertNotIn("use the place: Cliff", out)
        out = flat(play(*cliff, stdin="ready\nexploit\nexploit\n"))
        self.assertIn("use the place: Cliff", out)

    def test_a_number_asked_for_is_that_number(self):
        for number, offered in (("0", "nothing"), ("1", "1 reward card"), ("3", "3 reward cards")):
            out = flat(play("susanoo", "--position", CHOICE, "--seed", "1", stdin=f"fight yo30\nask 3\n{number}\n"))
            self.assertIn("how many reward cards go to the helper? 0 to 3.", out)
            self.assertIn(f"Offer so far: {offered}.", out)
        out = flat(play("susanoo", "--position", CHOICE, "--seed", "1", stdin="fight yo30\nask 3\n9\n"))
        self.assertIn("9 is not among the numbers that you may answer.", out)
        self.assertNotIn("Offer so far: 9", out)


class Outlook(unittest.TestCase):
    def test_percentages_are_rounded_once(self):
        out = flat(play("samurai", "--option", "opponent=O6", "--position", GUARD.format(5), stdin="odds\n"))
        self.assertIn("holds against 5 of 11 counterattacks", out)
        self.assertIn("Guard holds: 45 %", out)
        self.assertNotIn("46 %", out)

    def test_what_is_sure_comes_before_what_costs(self):
        out = flat(play("samurai", "--option", "opponent=O6", "--position", GUARD.format(9), stdin=""))
        self.assertIn("holds against 11 of 11 counterattacks", out)
        self.assertIn("1 reveal", out)
        out = flat(play("samurai", "--option", "opponent=O6", "--position", GUARD.format(2), stdin=""))
        self.assertRegex(out, r"1 focus 2 reveal 3 gisei")

    def test_more_to_win_is_the_true_bound_and_says_when_it_is_lost(self):
        out = flat(play("eiyo", "--position", EIYO, "--seed", "3", stdin=""))
        self.assertRegex(out, r"honor 0 of 40 \(Apprentice\), at most \d+ more to win")
        out = flat(play("eiyo", "--position", LOST, "--seed", "3", stdin=""))
        self.assertRegex(out, r"honor 0 of 40 \(Apprentice\), at most \d\d? more: too few to win")


class Texts(unittest.TestCase):
    def test_an_illegal_text_is_no_other_move(self):
        out = flat(play("paiko", "--position", FIRST_TURN, "--seat", "2=human", stdin="Sa@h6n\nposition\n"))
        self.assertRegex(out, r"Sa@h6n is not legal \(PAI-0\d\d\)")
        self.assertIn(FIRST_TURN, out)
        out = flat(play("paiko", "--position", FIRST_TURN, "--seat", "2=human", stdin="Sa@h6\nposition\n"))
        self.assertIn(FIRST_TURN, out)

    def test_short_texts_waste_nothing(self):
        out = flat(play("eiyo", "--position", EIYO, "--seed", "3", stdin="-3\nposition\n"))
        self.assertNotIn("attacks", out)
        out = flat(play("eiyo", "--position", EIYO, "--seed", "3", stdin="a kt tl +3\n"))
        self.assertIn("only wastes what another move saves. Type it in full if you mean it.", out)
        self.assertNotIn("Samurai 1 attacks", out)

    def test_picks_come_in_any_order(self):
        start = ("paiko", "--seat", "2=human")
        out = flat(play(*start, stdin="+Wa\n+Sa\n+FiSw\n+BwLoEr\n"))
        self.assertIn("+Wa: 6 more to pick.", out)
        self.assertIn("+WaSaFiSw: 3 more to pick.", out)
        self.assertIn("White picks Sai, Sword, Bow, Lotus, Fire, Earth and Water.", out)
        out = flat(play(*start, stdin="+WaWaWa\n+Wa\n"))  # there are three of each
        self.assertRegex(out, r"\+Wa is not legal \(PAI-07\d\)")

    def test_rewards_come_in_any_order(self):
        for picks in (":FiSa\n", ":SaFi\n", ":Fi\n:Sa\n"):
            out = flat(play("paiko", "--position", REWARD, "--seat", "2=human", stdin=picks))
            self.assertIn("White, choose 2 tiles of Black's reserve", out)
            self.assertIn("1 :Sa 2 :Lo 3 :Fi White>", out)
            self.assertIn("for the loss: Sai and Fire.", out)
        out = flat(play("paiko", "--position", REWARD, "--seat", "2=human", stdin=":Sw\n"))  # there is none
        self.assertRegex(out, r":Sw is not legal \(PAI-\d\d\d\)")

    def test_every_tile_that_may_be_picked_is_offered(self):
        out = flat(play("paiko", "--seat", "2=human", stdin="8\n1\n"))
        self.assertIn("1 +Sa 2 +Sw 3 +Bw 4 +Lo 5 +Ai 6 +Fi 7 +Er 8 +Wa White>", out)
        self.assertIn("+Wa: 6 more to pick.", out)
        self.assertIn("+WaSa: 5 more to pick.", out)

    def test_deflect_is_offered_with_a_token_only(self):
        self.assertIn("attack or deflect WEAPON CORNER", flat(play("eiyo", "--position", EIYO, "--seed", "3", stdin="")))
        table = ("eiyo", "--option", "mode=coop", "--seat", "2=human", "--seed", "3")
        spent = APART.replace("yellow_spearman.2+", "yellow_spearman.2.t+")
        one, none = (flat(play(*table, "--position", position, stdin="\nmoves all\n")) for position in (APART, spent))
        self.assertIn("deflect special", one)
        self.assertIn("attack special", none)
        self.assertNotIn("deflect", none.split("Samurai 1, play")[1])

    def test_what_is_left_out_is_told_where_something_is(self):
        start = ("eiyo", "--position", EIYO, "--seed", "3")
        left_out = "Moves that waste cards are left out"
        self.assertIn(left_out, flat(play(*start, stdin="moves\n")))
        self.assertNotIn(left_out, flat(play(*start, stdin="moves all\n")))

    def test_yes_and_no_are_understood(self):
        die = ("samurai", "--option", "mode=clan", "--seed", "1", "--position", INJURY_DIE)
        self.assertIn("Use the Injury die at level 3, or save it?", flat(play(*die, stdin="")))
        self.assertIn("You use the Injury die", flat(play(*die, stdin="yes\n")))
        self.assertIn("You save the Injury die", flat(play(*die, stdin="no\n")))
        hand = ("samurai", "--option", "weapon=WE-Y", "--option", "opponent=O4", "--seed", "1", "--position", REDRAW)
        self.assertIn("You put the 6 cards of your hand away", flat(play(*hand, stdin="yes\n")))
        self.assertNotIn("You put the 6 cards", flat(play(*hand, stdin="no\n")))
        deal = ("susanoo", "--position", CHOICE, "--seed", "1", "--seat", "3=human")
        for said, offered in (("yes", "the beaten Yokai"), ("no", "nothing")):
            out = flat(play(*deal, stdin=f"\nfight yo30\nask 3\n0\n{said}\n"))
            self.assertIn("does the helper get the beaten Yokai? yes or no.", out)
            self.assertIn(f"Offer so far: {offered}.", out)
        for said, told in (("yes", "Player 3 joins the battle."), ("no", "Player 3 says no.")):
            self.assertIn(told, flat(play(*deal, stdin=f"\nfight yo30\nask 3\n0\nyes\n1\n\n{said}\n\n")))
        out = flat(play("eiyo", "--option", "mode=coop", "--seat", "2=human", "--seed", "3",
                        stdin="\nkeep\n\nkeep\n\nstand L\n\nyes\n\n"))
        self.assertIn("agrees", out)


class Refused(unittest.TestCase):
    def refused(self, *arguments):
        run = engawa(*arguments)
        self.assertEqual(run.returncode, 2, (arguments, run.stdout[-200:], run.stderr))
        self.assertEqual(run.stdout, "")
        self.assertNotIn("terminate", run.stderr)
        return flat(run.stderr)

    def test_values_that_mean_nothing(self):
        for command in (("show", "paiko"), ("moves", "paiko"), ("apply", "paiko", "+Sw"), ("perft", "paiko", "1")):
            self.assertIn("it is empty", self.refused(*command, "--position", ""))
        self.assertIn("1 or more", self.refused("show", "paiko", "--columns", "-7"))
        self.assertIn("1 or more", self.refused("sim", "tictactoe", "--bots", "random,random", "--threads", "0"))
        with tempfile.NamedTemporaryFile("w", suffix=".record") as file:
            self.assertIn("0 or more", self.refused("replay", file.name, "--to", "-1"))
        self.assertIn("seat 2 is given twice",
                      self.refused("play", "paiko", "--seat", "2=random", "--seat", "2=adept"))
        with tempfile.TemporaryDirectory() as folder:
            self.assertIn("is a folder, not a file of cards", self.refused("play", "eiyo", "--cards", folder))

    def test_a_position_says_how_many_seats_it_has(self):
        run = engawa("show", "susanoo", "--position", HANDS)
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("Watatsumi", run.stdout)
        self.assertIn("Player 3: ", flat(play("susanoo", "--position", HANDS, stdin="")))


class Damaged(unittest.TestCase):
    def menu(self, folder, stdin):
        run = subprocess.run([BIN, "play"], input=stdin, capture_output=True, text=True, timeout=LIMIT,
                             env=surroundings(XDG_STATE_HOME=folder))
        self.assertEqual(run.returncode, 0, run.stderr)
        return flat(run.stdout)

    def kept(self, folder):
        """A game of Paikō that was left after a move: its record."""
        self.menu(folder, "1\n\n2\n+SaSwBwLo\n+WaErFi\nquit\n")
        (record,) = pathlib.Path(folder, "engawa").glob("paiko-*.record")
        return record

    def test_a_damaged_file_is_named_and_left_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            record = self.kept(folder)
            record.write_text("[Game \"paiko\"]\nnonsense\n")
            out = self.menu(folder, "1\n\n2\nquit\n")
            self.assertIn("A kept game cannot be read and is left alone.", out)
            self.assertIn(record.name, out)
            self.assertIn("Paikō: White: human, Black: human.", out)
            self.assertEqual(record.read_text(), "[Game \"paiko\"]\nnonsense\n")

    def test_one_that_was_cut_short_says_so(self):
        with tempfile.TemporaryDirectory() as folder:
            record = self.kept(folder)
            whole = record.read_text()
            record.write_text(whole[:whole.rindex("+") + 2])
            run = engawa("replay", str(record))
            self.assertEqual(run.returncode, 2, run.stdout)
            self.assertIn("it was cut short", run.stderr)
            # The menu offers it, says what is wrong, and offers the rest.
            out = self.menu(folder, "go on\n1\n\n2\nquit\n")
            self.assertIn("it was cut short", out)
            self.assertIn("Paikō: White: human, Black: human.", out)


if __name__ == "__main__":
    unittest.main()
