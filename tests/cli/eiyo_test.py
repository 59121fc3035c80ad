"""play eiyo: pictures, short moves, odds, the curtain, words between the samurai."""
import os
import re
import tempfile
import pathlib
import unittest

from command import ROOT, Screen, engawa, lines

FIGHT = ("rest/-/2/tanto_tl,tanto_br,katana_top,yari_rising/red_champion,blue_archer,yellow_conscript.7+"
         "black_scout,black_blade,blue_war_archer.7+yellow_spearman,red_retainer,blue_veteran_archer.7+"
         "yellow_sergeant,yellow_conscript,black_shadow_master.7/-/-/-/1/-/fight")
ROWS = "+".join(["red_champion,blue_archer,yellow_conscript.4", "black_scout,black_blade,blue_war_archer.4",
                 "yellow_spearman,red_retainer,blue_veteran_archer.4", "red_retainer,blue_archer,black_scout.4",
                 "black_blade,yellow_sergeant,blue_archer.4", "yellow_conscript,red_champion,black_scout.4"])
# Seat 1 holds no yari and seat 2 nothing else.
APART = f"rest/-/4/tanto_tl,tanto_br,katana_top,katana_left+yari_falling,yari_rising,yari_rising,yari_falling/{ROWS}/-/-/LR/1/1/fight.1.0.-"
TOGETHER = APART.replace("/LR/", "/LL/")
# Two enemies are left, 40 honor is won, and the last deck is empty.
END = ("-/rest/-/tanto_bl,katana_top,yari_falling/-.0+-.0+yellow_conscript.0+blue_archer.0/"
       "333133000000000000/000200233233111100/-/10/-/fight")
COOP = ("--option", "mode=coop", "--seat", "1=human", "--seat", "2=human")


def play(*arguments, stdin):
    run = engawa("play", "eiyo", *arguments, stdin=stdin)
    assert run.returncode == 0, run
    return run.stdout


def flat(text):
    return " ".join(text.split())


class Picture(unittest.TestCase):
    def test_solo(self):
        out = "\n".join(lines("show", "eiyo", "--position", FIGHT))
        self.assertRegex(out, r"╭ 6 Champion +red 4h ╮╯ +╭ 4 Scout +blk 1h ╮╯")
        self.assertIn("TL: 10 damage, 7 more", out)
        self.assertIn("The enemies would deal 38 now: the deck of 28 would run out", out)
        self.assertRegex(out, r"katana_top +free +free +\+1: 1 card +\+2: 2 cards")
        self.assertRegex(out, r"honor 0 of 40 \(Apprentice\), at most 74 more to win")  # EIY-014

    def test_it_fits_on_the_screen(self):
        for options, most in ((("--ascii",), 79), ((), 79), (("--columns", "100"), 99)):
            for position, mode in ((FIGHT, "solo"), (APART, "coop")):
                shown = lines("show", "eiyo", "--option", f"mode={mode}", "--seat", "1",
                              "--position", position, *options)[:-1]
                self.assertLessEqual(max(map(len, shown)), most)
                self.assertLessEqual(len(shown), 21)
                if "--ascii" in options:
                    self.assertTrue("".join(shown).isascii())

    def test_seat_2_sits_opposite(self):  # EIY-121
        def board(seat):
            return lines("show", "eiyo", "--option", "mode=coop", "--seat", seat, "--position", APART)
        order = [re.findall(r"\b[FN]\d", line) for line in board("1") if " dmg" in line]
        self.assertEqual(order, [["F0", "F1", "F2"], ["N0", "N1", "N2"]])
        order = [re.findall(r"\b[FN]\d", line) for line in board("2") if " dmg" in line]
        self.assertEqual(order, [["N2", "N1", "N0"], ["F2", "F1", "F0"]])
        self.assertIn("TL N2", "\n".join(board("2")))
        self.assertIn("TL F0", "\n".join(board("1")))

    def test_nobody_sees_another_hand(self):
        for seat, hidden in ((("--seat", "1"), "yari"), (("--seat", "2"), "katana"), ((), "yari"), ((), "tanto")):
            picture = lines("show", "eiyo", "--option", "mode=coop", *seat, "--position", APART)[:-1]
            self.assertNotIn(hidden, "\n".join(picture))

    def test_effects_and_waiting_weapons_are_told(self):
        position = APART.replace("black_scout,black_blade,blue_war_archer.4",
                                 "gatekeeper,black_blade,blue_war_archer.3") \
                        .replace("red_champion,blue_archer,yellow_conscript.4",
                                 "red_champion,blue_archer,yellow_conscript.4.1=tanto_tr") \
                        .replace("/-/-/LR/1/1/", "/000100000000000000/-/LR/2/1/")  # a scout was defeated
        out = "\n".join(lines("show", "eiyo", "--option", "mode=coop", "--seat", "2", "--position", position))
        self.assertIn("Gatekeeper! F1 front: no deflect while in front", out)
        self.assertIn("F0: Samurai 1's tanto_tr waits", out)


class Documented(unittest.TestCase):
    def test_the_position_of_the_page_is_one(self):
        page = (ROOT / "docs/games/eiyo.md").read_text()
        position = page.split("A solo game in the fight of round 1:")[1].split("```")[1].strip()
        self.assertIn("deck 28", "\n".join(lines("show", "eiyo", "--position", position)))


class Play(unittest.TestCase):
    def test_moves_may_be_short(self):
        for text in ("attack katana_top BR +1", "a kt br", "A KATOP BR +1", "2"):
            out = play("--position", FIGHT, stdin=f"moves\n{text}\n")
            self.assertIn("Spearman at the row near right is defeated and brings 1 honor.", " ".join(out.split()), text)
        out = play("--position", FIGHT, stdin="a t tl\n")
        self.assertIn("That may mean several moves: attack tanto_br TL +2  attack tanto_tl TL +0", out)

    def test_lists_leave_out_what_is_wasted(self):
        out = play("--position", FIGHT, stdin="moves\nmoves all\nmoves katana\n")
        self.assertIn("33 moves.", out)
        self.assertIn("moves all gives all 49.", out)
        self.assertIn("49 moves.", out)
        self.assertIn("8 moves.", out)

    def test_card_tells_what_is_written_on_it_and_its_source(self):
        out = engawa("play", "eiyo", stdin="card champion\ncard tanto_tl\ncard nobody\n").stdout
        self.assertIn("red_champion Champion (reconstructed): troop red", out)
        self.assertIn("tanto_tl Tanto, far left (reconstructed): corners TL", out)
        self.assertIn("No card is called 'nobody'.", out)

    def test_try_changes_nothing(self):
        out = play("--position", FIGHT, stdin="try a kt br\nposition\n")
        self.assertIn("honor 1, damage 35 instead of 38", " ".join(out.split()))
        self.assertRegex(out, r"(?m)^\d+/-/2/tanto_tl,tanto_br,katana_top,yari_rising/")

    def test_why_and_rules(self):
        out = play("--position", FIGHT, stdin="why a special TL\nwhy attack special TL +0\nrules red\nrules cards\nrules\n")
        self.assertIn("(EIY-130): That weapon is not in your hand.", out)
        self.assertIn("Red enemies, in coop", out)
        self.assertIn("reconstructed", out)
        self.assertIn("Topics:", out)

    def test_a_refusal_in_short_words_names_the_rule(self):
        out = play("--position", FIGHT, stdin="why a kt br +0\nwhy a ki tl\nd kt tr\na yr tr\nd t tr\n")
        out = " ".join(out.split())
        self.assertIn("attack katana_top BR +0 is not legal (EIY-132)", out)  # turned once it is
        self.assertIn("'a ki tl' is neither a move nor a command", out)
        self.assertIn("a yr tr is not legal (EIY-126)", out)  # the row is deflected
        self.assertIn("d t tr is not legal (EIY-126)", out)  # with any tanto of the hand
        moves = play("--option", "mode=coop", "--seat", "2=novice", "--position", APART,
                     stdin="a tb br\na kt tr\na kl bl\n")
        self.assertIn("a kl bl is not legal (EIY-107)", moves)
        self.assertIn("Samurai 1, your cards of this turn are played: done.", moves)

    def test_rules_look_for_whole_words(self):
        out = play("--position", FIGHT, stdin="rules red\n")
        self.assertIn("EIY-153", out)
        self.assertNotIn("EIY-066", out)  # it speaks of a hand that is redrawn

    def test_after_the_end_a_hand_has_no_targets(self):
        out = play("--position", END, stdin="a tb bl\nodds\na yf br\na kt tl\nattack katana_top TL +0\n")
        self.assertIn("Victory with 41 honor, Apprentice, in round 10", out)
        self.assertNotIn("A weapon that shows", out)  # nothing can be drawn
        shown = out[out.rindex("Round 10"):]
        self.assertRegex(shown, r"(?m)^hand 1$")
        self.assertNotIn("free", shown)
        self.assertEqual(out.count("The game is over: save FILE"), 2)  # and no talk of unknown commands

    def test_with_no_weapon_left_there_is_only_pass(self):
        out = play("--position", FIGHT.replace("tanto_tl,tanto_br,katana_top,yari_rising", "-"), "--seed", "3",
                   stdin="")
        self.assertIn("Samurai 1, no weapon is left in your hand: pass.", out)

    def test_hint_tells_victory_and_honor_of_every_move(self):
        out = play("--seed", "3", stdin="hint\n")
        rows = re.findall(r"(?m)^ +(\d+\.\d) % ± \d+\.\d   honor (\d+\.\d)   (keep|redraw)$", out)
        self.assertEqual({row[2] for row in rows}, {"keep", "redraw"})
        self.assertGreaterEqual(float(rows[0][0]), float(rows[1][0]))
        self.assertRegex(out, rf"(?m)^(Samurai 1> )?{rows[0][2]}$")  # recommended is what is first
        self.assertIn("500 games for each move", " ".join(out.split()))

    def test_odds_are_exact(self):
        # No damage before a redraw: four of 32 cards, three of the kind (EIY-069).
        start = FIGHT.replace("/fight", "/mulligan.1")
        out = play("--position", start, stdin="odds\n")
        none = 1.0
        for i in range(4):
            none *= (32 - 3 - i) / (32 - i)
        self.assertIn("If you redraw, you draw 4 cards.", out)
        self.assertRegex(out, rf"tanto_tl +{round(100 * (1 - none))} %")

    def test_odds_go_through_an_exhaustion(self):
        # 38 damage exhausts the deck of 28: all 28 are the new deck, and a hand of 5 draws one (EIY-096).
        out = play("--position", FIGHT, stdin="odds\n")
        self.assertIn("the enemies deal 38 damage; then you draw 1 card.", out)
        self.assertIn("the deck runs out, certain; you are overrun, never.", out)
        self.assertRegex(out, r"tanto_tl +7\.1 %")  # 2 of 28
        self.assertRegex(out, r"yari_falling +14 %")  # 4 of 28
        self.assertRegex(out, r"Champion +8\.3 %")  # 2 of 24

    def test_the_enemy_phase_is_a_story(self):
        out = " ".join(play("--position", FIGHT, "--seed", "3", stdin="pass\n").split())
        self.assertIn("The enemies deal 38 damage: 10 at the row far left, 12 at the row far right, 10 at the row near right and 6 at the row near left.", out)
        self.assertIn("The deck is exhausted for the first time", out)

    def test_undo_needs_a_practice_table(self):
        out = play("--position", FIGHT, stdin="a kt br\nundo\n")
        self.assertIn("A table opened with --practice can.", " ".join(out.split()))
        out = play("--position", FIGHT, "--practice", stdin="a kt br\nundo\n")
        self.assertIn("moves taken back.", out)

    def test_giving_up_is_no_victory(self):
        out = play("--option", "mode=coop", "--position", APART, *COOP[2:], stdin="\nresign\nresign\n")
        self.assertIn("Given up in round 1 with 0 honor", out)
        self.assertNotIn("wins", out)

    def test_a_game_with_a_bot_partner_to_the_end(self):
        out = play("--option", "mode=coop", "--seat", "2=random", "--seed", "5",
                   stdin="keep\nstand L\nfirst 1\n" + "agree\nfirst 1\npass\ndone\n\n" * 60 + "quit\n\n")
        self.assertRegex(out, r"Overrun in round \d+ with \d+ honor")


class Words(unittest.TestCase):
    def test_apart_nothing_is_said(self):  # EIY-190 EIY-192
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "game.record")
            out = play(*COOP, "--position", APART, stdin=f"\nsay hello\nsave {file}\nquit\n")
            self.assertIn("only side by side on one spot (EIY-190)", " ".join(out.split()))
            self.assertNotIn("@say", pathlib.Path(file).read_text())

    def test_together_words_are_heard_and_recorded(self):  # EIY-190 EIY-198
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "game.record")
            out = play(*COOP, "--position", TOGETHER,
                       stdin=f"\na ttl tl\nsay hello there\ndone\n\nsave {file}\nquit\n")
            self.assertIn("Samurai 1 says: hello there", out)
            text = pathlib.Path(file).read_text()
            self.assertIn("attack tanto_tl TL +0\n@say 1 hello there\n", text)
            lines("replay", file, "--verify")

    def test_words_are_told_at_their_moment(self):
        out = play(*COOP, "--position", TOGETHER, stdin="\na ttl tl\nsay hello there\ndone\n\n").split("Hand the keyboard")[-1]
        self.assertLess(out.index("Samurai 1 attacks"), out.index("hello there"))
        self.assertLess(out.index("hello there"), out.index("Samurai 1 is done"))

    def test_either_may_show(self):  # EIY-195 EIY-196
        out = play(*COOP, "--position", TOGETHER, stdin="\n2:show\n\nyes\n\nshow\n")
        self.assertIn("Beside that: 2:show", out)
        self.assertIn("Samurai 2, do you want to play show?", out)
        self.assertRegex(out, "Samurai 2: 4 cards, known: +▚ yari_falling ×2 F0 N1 +▞ yari_rising ×2 F1 N0")
        self.assertRegex(out, "(?m)^hand 4, 4 known ")
        self.assertIn("Samurai 1 shows a hand of 4 cards.", out)

    def test_nobody_shows_the_hand_of_somebody_else(self):  # EIY-008 EIY-194
        out = play(*COOP, "--position", TOGETHER, stdin="\n2:show\n\nno\n\n")
        self.assertIn("Hand the keyboard to Samurai 2", out.split("> 2:show")[1])
        self.assertNotIn("shows a hand", out)
        self.assertNotRegex(out.split("show is left.")[1], "yari_rising")

    def test_nobody_moves_somebody_else(self):  # EIY-182
        out = play(*COOP, "--option", "edition=draft", "--position", APART, stdin="\n2:move\n\n\n\nposition\n")
        self.assertIn("Samurai 2, do you want to play move?", out)
        self.assertIn("/LR/", out)

    def test_nobody_takes_back_what_another_one_did(self):
        out = flat(play(*COOP, "--position", TOGETHER, stdin="\na ttl tl\ndone\n\nundo\n"))
        self.assertIn("The last decision was somebody else's", out)
        self.assertNotIn("taken back.", out)
        out = flat(play(*COOP, "--position", TOGETHER, "--practice", stdin="\na ttl tl\ndone\n\nundo\n"))
        self.assertIn("taken back.", out)

    def test_too_many_turns_break_a_rule(self):  # EIY-134
        for text in ("why attack tanto_br TL +7", "attack tanto_br TL +4", "a tbr tl +12"):
            self.assertIn("is not legal (EIY-134)", flat(play("--position", FIGHT, stdin=text + "\n")), text)

    def test_an_argument_too_many_is_told(self):
        out = flat(play("--position", FIGHT, stdin="undo 5\nodds katana_top\n"))
        self.assertIn("undo stands alone; '5' behind it is not understood.", out)
        self.assertIn("odds stands alone; 'katana_top' behind it is not understood.", out)

    def test_the_rank_has_a_name(self):  # EIY-277
        out = play("--position", FIGHT, stdin="rules honor\n")
        self.assertIn("40 Apprentice, 45 Warrior", flat(out))

    def test_rules_tell_what_this_table_plays(self):
        out = flat(play("--position", FIGHT, "--option", "refill_side=front", stdin="rules rows\nrules deck\n"))
        self.assertIn("At this table refill_side=front. Where new enemies join their row.", out)
        self.assertNotIn("exhaustion=", out)
        self.assertNotIn("At this table", play("--position", FIGHT, stdin="rules rows\n"))
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "own.toml")
            text = (ROOT / "data/eiyo.toml").read_text()
            for name, value in (("draw_count", 3), ("hand_limit", 5), ("deflect_tokens", 5), ("concentration_cost", 2)):
                text, count = re.subn(rf"(?m)^{name} = {{ value = \d+", f"{name} = {{ value = {value}", text)
                self.assertEqual(count, 1, name)
            text = text.replace('values = ["6", "none"]\ndefault = "6"', 'values = ["5", "none"]\ndefault = "5"')
            file.write_text(text)
            out = flat(play("--cards", str(file), stdin="rules draw\nrules deflect\nrules concentration\n"))
        self.assertIn("from round 2 on 3 cards, up to a hand of 5", out)
        self.assertIn("There are 5 tokens", out)
        self.assertIn("costs 2 cards from the deck", out)

    def test_an_id_without_a_sentence_is_in_the_ledger(self):
        self.assertIn("EIY-255; the numbered rules are in docs/rules/eiyo.md",
                      flat(play("--position", FIGHT, stdin="rules EIY-255\n")))

    def test_the_record_is_secret_while_the_game_runs(self):
        out = play(*COOP, "--position", APART, stdin="\nrecord\n")
        self.assertIn("The record names cards that are secret", out)
        self.assertNotIn("[Game", out)


class Curtain(unittest.TestCase):
    CLEARED = "\x1b[H\x1b[2J\x1b[3J"

    def test_nothing_of_a_hand_is_left_behind_the_curtain(self):
        screen = Screen("play", "eiyo", *COOP, "--position", APART)
        before = screen.wait_for("Hand the keyboard to Samurai 1")
        self.assertNotRegex(before, "tanto|katana|yari")
        screen.wait_for("> ")
        screen.type("\r")
        first = screen.wait_for("Samurai 1> ")
        self.assertIn("katana_left", first)
        self.assertNotIn("yari", first)
        screen.type("pass\r")
        behind = screen.wait_for("Hand the keyboard to Samurai 2")
        self.assertIn(self.CLEARED, behind)
        self.assertNotRegex(behind.split(self.CLEARED)[-1], "tanto|katana|yari")
        screen.wait_for("> ")
        screen.type("\r")
        second = screen.wait_for("Samurai 2> ")
        self.assertIn(self.CLEARED, second)
        self.assertIn("yari_rising", second)
        self.assertNotRegex(second, "tanto|katana")
        screen.type("\x1b[A")  # what the other one typed is forgotten
        screen.type("odds\r")
        answer = screen.wait_for("Next comes")
        self.assertNotIn("pass", answer)
        screen.wait_for("Samurai 2> ")
        screen.type("\x04")
        self.assertEqual(screen.end(), 0)
        self.assertIn(self.CLEARED, screen.seen)

    def test_cards_that_go_round_are_told_player_by_player(self):
        out = play("--option", "mode=coop", "--seat", "2=novice", "--position", APART, "--seed", "2",
                   stdin="pass\nagree\nfirst 1\n")
        drawn = re.findall(r"Samurai (\d) draws: ([^.]*)\.", " ".join(out.split()))
        self.assertEqual([who for who, _ in drawn if who == "2"], ["2"])
        self.assertIn(("2", "4 hidden cards"), drawn)

    def test_drawn_cards_are_heard_by_their_owner_only(self):
        # Seat 1 passes, then seat 2; the enemies strike and both draw (EIY-208).
        out = play(*COOP, "--position", APART, "--seed", "2", stdin="\npass\n\npass\n\nagree\n\n")
        for part in out.split("Hand the keyboard to ")[1:]:
            own = int(part[len("Samurai ")])
            for who, cards in re.findall(r"Samurai (\d) draws: ([^.]*)\.", " ".join(part.split())):
                if int(who) != own:
                    self.assertRegex(cards, r"^(\d )?hidden$")
                else:
                    self.assertNotIn("hidden", cards)

    def test_alone_there_is_no_curtain(self):
        self.assertNotIn("Hand the keyboard", play("--seed", "1", stdin="keep\npass\n"))


if __name__ == "__main__":
    unittest.main()
