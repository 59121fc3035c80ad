"""docs/examples/bot.py plays a whole game of each of the four, and two of them play each other while a third watches."""
import json
import pathlib
import subprocess
import sys
import unittest

from serving import PATIENCE, Serving
from tabling import Guest, Socket, view_of

BOT = pathlib.Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
GAMES = [("paiko", "random"), ("eiyo", "mode=coop", "random"), ("samurai",), ("susanoo", "seats=3", "random", "random")]


class Example(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Serving("--log", "trouble")
        cls.addClassCleanup(cls.server.__exit__)
        cls.url = f"http://localhost:{cls.server.port}"

    def start(self, *arguments):
        return subprocess.Popen([sys.executable, BOT, self.url, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def finish(self, bot):
        out, errors = bot.communicate(timeout=10 * PATIENCE)
        self.assertEqual(bot.returncode, 0, errors)
        return json.loads(out)

    def test_a_whole_game_of_each(self):
        for game in GAMES:
            with self.subTest(game=game[0]):
                self.assertTrue(self.finish(self.start(*game)))

    def test_two_programs_play_each_other_and_a_third_watches(self):
        for game, options in (("paiko", {}), ("eiyo", {"mode": "coop"})):
            with self.subTest(game=game):
                opened = Guest(self.server).open(game, ["open", "open"], options=options)
                with Socket(self.server, opened["table"], watch=opened["watch"]) as watcher:
                    bots = [self.start("--join", opened["table"], invite) for invite in opened["invites"]]
                    seen, last = [], None
                    while not view_of(last := watcher.next()).get("over"):
                        seen += [entry["sequence"] for entry in last.get("log", {"entries": []})["entries"]]
                    seen += [entry["sequence"] for entry in last["log"]["entries"]]
                reports = [self.finish(bot) for bot in bots]
                self.assertEqual(reports[0], reports[1])
                self.assertEqual(last["view"]["report"], reports[0])
                self.assertEqual(seen, list(range(seen[0], last["sequence"])))  # without a gap or a repeat
                self.assertLessEqual(seen[0], 1)


if __name__ == "__main__":
    unittest.main()
