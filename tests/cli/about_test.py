"""What the command says about itself."""
import re
import unittest

from command import ROOT, lines

# What the program is linked with, or has inside its page: cmake/packages.cmake, web/package.json, cmake/wasm32-wasi.cmake.
INSIDE = {"alegreya", "boost", "cli11", "engawa", "json", "llvm", "openssl", "qrcodegen", "sodium", "sqlite", "svelte",
          "tomlplusplus", "wasi_libc"}


class About(unittest.TestCase):
    def test_the_version_is_that_of_the_project(self):
        version = re.search(r"project\(engawa VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text()).group(1)
        self.assertEqual(lines("--version"), [f"engawa {version}"])

    def test_every_licence_is_told_whole(self):
        told = "\n".join(lines("--licenses"))
        files = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "licenses").glob("*.txt")}
        self.assertEqual(set(files), INSIDE)
        for name, text in files.items():
            with self.subTest(name):
                self.assertIn(text.strip(), told)
        self.assertTrue(told.startswith("Engawa\n"))

    def test_our_own_licence_is_the_one_of_the_project(self):
        own = (ROOT / "licenses/engawa.txt").read_text(encoding="utf-8")
        self.assertTrue(own.endswith((ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 1)[1]))


if __name__ == "__main__":
    unittest.main()
