"""tools/new_game in a copy of the tree: what it makes is compiled and keeps the laws; bad names change nothing.

usage: new_game_test.py FOLDER      where the copy and its build may lie; what is there already saves time
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WORK = pathlib.Path(sys.argv.pop()).resolve()
TREE = WORK / "tree"
BUILD = WORK / "build"
NAME, CLASS, LETTERS = "nine_men", "NineMen", "NIN"
JOBS = os.environ.get("ENGAWA_JOBS", "2")

TOLD = f"""#include <iostream>
#include "engine/games/{NAME}/{NAME}.h"
#include "engine/search/perft.h"
#include "engine/study/playthrough.h"
int main(int count, char** texts) {{
    const engawa::{NAME}::{CLASS} game;
    if (count == 1) std::cout << engawa::playthrough(game, {{}}, 1);
    for (int depth = 0; count == 2 && depth <= 12; ++depth) {{
        std::cout << engawa::perft(game, *game.read(*game.options({{}}), texts[1]), depth) << ' ';
    }}
}}
"""


def run(*command, **more):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=TREE, **more)


def files():
    """Every file of the copy with its bytes."""
    return {str(path.relative_to(TREE)): path.read_bytes() for path in TREE.rglob("*") if path.is_file()}


class NewGame(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        shutil.rmtree(TREE, ignore_errors=True)
        shutil.copytree(ROOT, TREE, ignore=lambda folder, _: {"build", ".git", ".tools"} if folder == str(ROOT) else ())
        cls.before = files()
        cls.made = run("tools/new_game", NAME)
        cls.after = files()

    def expect_success(self, done):
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_refuses_bad_names_with_a_sentence_and_changes_nothing(self):
        sentences = {
            NAME: "there is a game 'nine_men' already", "paiko": "there is a game 'paiko' already",
            "Go": "small letters", "9men": "a letter first", "nine-men": "small letters", "nine__men": "single underscores",
            "_go": "a letter first", "go_": "single underscores", "../go": "cannot be a folder", "": "cannot be a folder",
            "a": "too short", "a" * 25: "too long", "class": "means something in C++", "co_await": "means something in C++",
            "std": "means something in C++", "core": "is a folder of the project", "docs": "is a folder of the project",
            "seat": "is a word of the engine", "match_base": "is a word of the engine", "combine": "is a word of the engine",
        }
        for name, sentence in sentences.items():
            refused = run("tools/new_game", name)
            self.assertEqual((refused.returncode, refused.stdout), (2, ""), name)
            self.assertIn(sentence, refused.stderr)
            self.assertEqual(len(refused.stderr.splitlines()), 1, refused.stderr)
        for arguments in ((), ("go", "shogi"), ("--fast",)):
            self.assertEqual(run("tools/new_game", *arguments).returncode, 2)
        self.assertEqual(files(), self.after)

    def test_touches_one_shared_file(self):
        self.expect_success(self.made)
        changed = [path for path in self.before if self.after[path] != self.before[path]]
        self.assertEqual(sorted(changed), ["engine/match/games.h"])
        new = sorted(self.after.keys() - self.before.keys())
        for path in ("docs/games", "docs/rules"):
            self.assertIn(f"{path}/{NAME}.md", new)
        for path in (f"engine/games/{NAME}/{NAME}.h", f"engine/games/{NAME}/proofs/laws_test.cpp",
                     f"tests/perft/{NAME}.perft", f"tests/playthroughs/{NAME}/random.txt"):
            self.assertIn(path, new)
        for path in new + changed:  # and says so
            self.assertIn(path, self.made.stdout)

    def test_leaves_no_trace_of_the_template(self):
        for path in self.after.keys() - self.before.keys():
            self.assertIsNone(re.search(r"ishitori|\bISH\b", path + self.after[path].decode(), re.I), path)

    def test_has_its_words_in_a_file_of_its_own(self):
        new = json.loads(self.after[f"data/words/en/{NAME}.json"])
        self.assertEqual(new[f"{NAME}.name"], "Nine men")
        self.assertTrue(all(key.startswith(f"{NAME}.") for key in new))
        self.assertIn(f"{NAME}.rule.{LETTERS}-003", new)

    def test_is_in_order_for_the_checks_of_the_house(self):
        for check in ("tools/check_layers", "tools/check_rules"):
            self.expect_success(run(check))
        sources = [path for path in self.after if path.endswith((".h", ".cpp")) and self.before.get(path) != self.after[path]]
        self.expect_success(run("clang-format-19", "--dry-run", "-Werror", *sources))

    def test_is_in_the_list_of_games(self):
        text = f"""#include "engine/match/games.h"
            using Made = engawa::Entry<engawa::{NAME}::{CLASS}, engawa::NoBrain, true>;
            static_assert(sizeof(std::get<Made>(std::declval<engawa::AllGames&>())) > 0);"""
        self.expect_success(run("clang++-19", "-std=c++20", "-fsyntax-only", "-I.", "-x", "c++", "-", input=text))

    def test_builds_and_keeps_the_laws(self):
        self.expect_success(run("cmake", "-S", TREE, "-B", BUILD, "-G", "Ninja", "-D", "CMAKE_CXX_COMPILER=clang++-19",
                                "-D", "CMAKE_BUILD_TYPE=Debug", "-D", "CMAKE_CXX_FLAGS_DEBUG=-O0", "-D", "ENGAWA_TESTS=ON",
                                "-D", "ENGAWA_WERROR=ON"))
        self.expect_success(run("cmake", "--build", BUILD, "-j", JOBS, "--target", f"{NAME}_test"))
        tests = run(BUILD / f"engine/games/{NAME}_test")
        self.expect_success(tests)
        self.assertIn(f"{CLASS}Laws.Hold", tests.stdout)
        self.expect_told_as_its_files_say()

    def expect_told_as_its_files_say(self):
        """The golden game and the counts, which tests of the whole compare in a tree that has the game."""
        libraries = (BUILD / f"engine/games/libengawa_{NAME}.a", BUILD / "engine/core/libengawa_core.a")
        (WORK / "told.cpp").write_text(TOLD, encoding="utf-8")
        self.expect_success(run("clang++-19", "-std=c++20", "-I.", WORK / "told.cpp", "engine/study/playthrough.cpp", *libraries,
                                "-o", WORK / "told"))
        golden = (TREE / f"tests/playthroughs/{NAME}/random.txt").read_text(encoding="utf-8")
        self.assertEqual(run(WORK / "told").stdout, golden)
        for line in (TREE / f"tests/perft/{NAME}.perft").read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                _, position, _, counts = (field.strip() for field in line.split("|"))
                counted = run(WORK / "told", position).stdout.split()
                self.assertEqual([f"D{depth} {count}" for depth, count in enumerate(counted)][1:][:counts.count("D")],
                                 re.findall(r"D\d+ \d+", counts))


if __name__ == "__main__":
    unittest.main()
