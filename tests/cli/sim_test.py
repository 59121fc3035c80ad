"""sim and replay."""
import csv
import json
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time
import unittest

from command import BIN, LIMIT, ROOT, Screen, engawa, lines


def result(*arguments):
    return json.loads("\n".join(lines("sim", *arguments, "--json")))


def without_times(result):
    return {key: value for key, value in result.items() if key not in ("seconds", "threads", "shard")}


class Sim(unittest.TestCase):
    def test_json_has_the_agreed_shape(self):
        played = result("paiko", "--bots", "novice,random", "--games", "6", "--seed", "3")
        self.assertEqual(played["game"], "paiko")
        self.assertEqual(played["options"], {"turn_cap": 400})
        self.assertEqual(played["games"], 6)
        self.assertEqual(played["seed"], 3)
        self.assertGreater(played["seconds"], 0)
        self.assertEqual([bot["name"] for bot in played["bots"]], ["novice", "random"])
        for bot in played["bots"]:
            self.assertEqual(bot["wins"] + bot["draws"] + bot["losses"], 6)
            self.assertAlmostEqual(bot["share"], (bot["wins"] + bot["draws"] / 2) / 6)
            self.assertLess(bot["low"], bot["high"])
            self.assertIn("score_mean", bot)
        self.assertEqual(set(played["turns"]), {"mean", "p10", "p50", "p90"})
        self.assertEqual(sum(played["ends"].values()), 6)

    def test_threads_make_no_difference(self):
        arguments = ("paiko", "--bots", "adept,random", "--games", "6", "--option", "turn_cap=30")
        alone = result(*arguments, "--threads", "1")
        together = result(*arguments, "--threads", "2")
        self.assertEqual(without_times(alone), without_times(together))
        other = result(*arguments, "--threads", "2", "--seed", "99")
        self.assertNotEqual(without_times(alone), without_times(other))

    def test_shards_together_are_the_whole(self):
        arguments = ("tictactoe", "--bots", "random,master:nodes=20", "--games", "10")
        whole = result(*arguments)
        parts = [result(*arguments, "--shard", f"{k}/3") for k in (1, 2, 3)]
        self.assertEqual(sum(part["games"] for part in parts), 10)
        for bot in (0, 1):
            self.assertEqual(sum(part["bots"][bot]["wins"] for part in parts), whole["bots"][bot]["wins"])

    def test_a_campaign_tells_the_duels_won(self):  # SAM-648
        arguments = ("samurai", "--option", "mode=campaign", "--bots", "novice", "--games", "8")
        mean = result(*arguments)["extras"]["duels_won"]
        self.assertLessEqual(mean["low"], mean["mean"])
        self.assertGreaterEqual(mean["high"], mean["mean"])
        self.assertEqual(mean["mean"] * 8, round(mean["mean"] * 8))
        text = "\n".join(lines("sim", *arguments))
        self.assertIn(f"duels won: mean {mean['mean']:.2f}, 95 % interval {mean['low']:.2f} to {mean['high']:.2f}", text)

    def test_text_and_csv(self):
        text = "\n".join(lines("sim", "tictactoe", "--bots", "random,random", "--games", "4"))
        for word in ("95 % interval", "wins by seat", "turns: mean", "ends:"):
            self.assertIn(word, text)
        table = list(csv.DictReader(lines("sim", "tictactoe", "--bots", "random,random", "--games", "4", "--csv")))
        self.assertEqual([row["bot"] for row in table], ["random", "random"])
        self.assertEqual([row["games"] for row in table], ["4", "4"])

    SUSANOO = ("susanoo", "--option", "seats=3", "--bots", "adept,adept,adept", "--games", "8")

    def test_the_report_tells_what_lies_behind(self):
        plain = lines("sim", *self.SUSANOO)
        text = lines("sim", *self.SUSANOO, "--report")
        self.assertEqual(text[2:len(plain)], plain[2:])
        for title in ("length", "reasons for the end", "means of a game", "a seat at the end", "wins by seat",
                      "wins by first Heavenly Being", "wins by item owned at the end"):
            self.assertIn(title, text)
        for start in ("  deaths ", "  deals struck ", "  level ", "  Player 1 ", "  HB"):
            self.assertTrue(any(line.startswith(start) for line in text), start)

    def test_the_report_as_data(self):
        self.assertNotIn("report", result(*self.SUSANOO))
        report = result(*self.SUSANOO, "--report")["report"]
        self.assertAlmostEqual(report["fair"], 1 / 3)
        self.assertEqual([seat["seats"] for seat in report["seats"]], [8, 8, 8])
        self.assertAlmostEqual(sum(seat["share"] for seat in report["seats"]), 1)
        beings = [trait for trait in report["traits"] if trait["name"].startswith("being HB")]
        self.assertEqual(sum(being["seats"] for being in beings), 24)
        self.assertAlmostEqual(sum(being["seats"] * being["share"] for being in beings), 8)
        for trait in report["traits"]:
            self.assertLessEqual(trait["low"], trait["share"])
            self.assertGreaterEqual(trait["high"], trait["share"])
            self.assertAlmostEqual(trait["times_fair"], 3 * trait["share"])
        shares = [trait["share"] for trait in report["traits"]]
        self.assertEqual(shares, sorted(shares, reverse=True))
        self.assertAlmostEqual(3 * report["figures"]["deaths"]["mean"],
                               report["events"].get("susanoo.event.died", {"mean": 0})["mean"])

    def test_the_report_as_a_page(self):
        with tempfile.TemporaryDirectory() as folder:
            page = pathlib.Path(folder) / "report.html"
            text = lines("sim", *self.SUSANOO, "--report", str(page))
            self.assertNotIn("wins by item owned at the end", text)
            html = page.read_text(encoding="utf-8")
            self.assertTrue(html.startswith("<!doctype html>"))
            self.assertIn("<h2>wins by item owned at the end</h2>", html)
            self.assertEqual(html.count("<table>"), html.count("</table>"))
            run = engawa("sim", *self.SUSANOO, "--report", str(page / "x.html"))
            self.assertEqual(run.returncode, 1)
            self.assertIn("[io_error]", run.stderr)

    def test_a_game_without_traits_has_a_report(self):
        text = lines("sim", "tictactoe", "--bots", "random,random", "--games", "4", "--report")
        self.assertIn("wins by seat", text)

    def test_shards_without_end(self):
        for many in ("1/2000000000", "1/1073741824", "1/1000001"):
            run = engawa("sim", "paiko", "--bots", "random,novice", "--games", "4", "--shard", many)
            self.assertEqual((run.returncode, run.stdout), (2, ""), many)
            self.assertIn("at most 1000000 shards", run.stderr)
        self.assertEqual(result("paiko", "--bots", "random,novice", "--games", "4", "--shard", "1/1000000")["games"], 2)

    def test_bad_input(self):
        for code, arguments in {
            "bad_bot": ("--bots", "grandmaster,random"),
            "wrong_seats": ("--bots", "random"),
            "bad_number": ("--bots", "random,random", "--games", "0"),
            "bad_shard": ("--bots", "random,random", "--shard", "3/2"),
            "bad_file": ("--bots", "random,random", "--report", "x.txt"),
            "usage": ("--bots", "random,random", "--chart"),
        }.items():
            run = engawa("sim", "paiko", *arguments)
            self.assertEqual((run.returncode, run.stdout), (2, ""), code)
            self.assertIn(f"[{code}]", run.stderr)

    def test_a_folder_that_cannot_be_made(self):
        run = engawa("sim", "tictactoe", "--bots", "random,random", "--records", "/dev/null/x")
        self.assertEqual(run.returncode, 1)
        self.assertIn("[io_error]", run.stderr)

    def test_progress_is_for_terminals_only(self):
        run = engawa("sim", "tictactoe", "--bots", "random,random", "--games", "4")
        self.assertEqual(run.stderr, "")
        screen = Screen("sim", "tictactoe", "--bots", "master:time=0.05,random", "--games", "4")
        screen.wait_for("/4")
        screen.wait_for("95 % interval")
        self.assertEqual(screen.end(), 0)

    def test_ctrl_c_reports_what_is_done(self):
        process = subprocess.Popen([BIN, "sim", "tictactoe", "--bots", "master:time=0.02,random", "--games", "100000",
                                    "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        time.sleep(2)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=LIMIT)
        self.assertEqual(process.returncode, 130)
        played = json.loads(out)
        self.assertTrue(played["interrupted"])
        self.assertLess(played["games"], 100000)


class Records(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        where = os.path.join(self.folder.name, "games")
        lines("sim", "paiko", "--bots", "novice,random", "--games", "2", "--records", where)
        self.files = sorted(pathlib.Path(where).iterdir())

    def test_every_game_is_written_and_can_be_verified(self):
        self.assertEqual([file.name for file in self.files], ["game-000001.record", "game-000002.record"])
        for file in self.files:
            replayed = lines("replay", str(file), "--verify")
            self.assertIn("verified: every move is legal and leads to the recorded end", replayed)
            self.assertIn("shuffle proof", replayed[-1])
            self.assertTrue(any("White picks" in line for line in replayed))

    def test_replay_goes_to_a_move(self):
        head = lines("replay", str(self.files[0]), "--to", "1")
        self.assertRegex(head[-1], r"^-/-/\d{8}\.\d{8}\.00000000/00000000\.33333333\.00000000/w/s/-\.-/0/0$")
        start = lines("replay", str(self.files[0]), "--to", "0")
        self.assertEqual(start[-1], "-/-/00000000.33333333.00000000/00000000.33333333.00000000/w/s/-.-/0/0")

    def test_json(self):
        replayed = json.loads("\n".join(lines("replay", str(self.files[0]), "--json", "--verify")))
        self.assertEqual(replayed["game"], "paiko")
        self.assertEqual(replayed["verified"], "end")
        self.assertTrue(replayed["report"]["over"])
        self.assertTrue(replayed["moves"][0]["words"].startswith("White picks"))

    def test_the_records_of_the_documentation(self):
        page = (ROOT / "docs/record-format.md").read_text(encoding="utf-8")
        replayed = []
        for kind in ("record", "json"):
            self.files[0].write_text(re.search(rf"```{kind}\n(.*?)```", page, re.S).group(1), encoding="utf-8")
            replayed.append(lines("replay", str(self.files[0]), "--verify"))
        self.assertIn("verified: every move is legal and leads to the recorded end", replayed[0])
        self.assertEqual(replayed[0], replayed[1])

    def test_a_record_that_was_tampered_with_is_refused(self):
        text = self.files[0].read_text()
        end = [line for line in text.splitlines() if line.startswith("@end")][0]
        for changed in (text.replace(end, "@end losses"), text.replace("\n+", "\n:", 1)):
            self.files[1].write_text(changed)
            run = engawa("replay", str(self.files[1]), "--verify")
            self.assertEqual(run.returncode, 2)
            self.assertIn("[record_mismatch]", run.stderr)


if __name__ == "__main__":
    unittest.main()
