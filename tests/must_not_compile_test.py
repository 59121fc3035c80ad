"""Mistakes that must not compile: every file of must_not_compile/ compiles as it is, and with WRONG defined it does not, with the
errors that its first lines name (`// error: REGEX`) and no others. The compiler is given in ENGAWA_CXX."""
import os
import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "tests/must_not_compile").glob("*.cpp"))


def compile_only(path, *flags):
    command = [os.environ.get("ENGAWA_CXX", "clang++-19"), "-std=c++20", "-fsyntax-only", "-ferror-limit=0", f"-I{ROOT}", *flags, path]
    return subprocess.run(command, capture_output=True, text=True)


class MustNotCompile(unittest.TestCase):
    def test_each_mistake_is_told(self):
        self.assertGreater(len(FILES), 0)
        for path in FILES:
            with self.subTest(path.name):
                right = compile_only(path)
                self.assertEqual(right.returncode, 0, right.stderr)
                wrong = compile_only(path, "-DWRONG")
                self.assertNotEqual(wrong.returncode, 0)
                errors = [line for line in wrong.stderr.splitlines() if " error: " in line]
                expected = re.findall(r"^// error: (.*)$", path.read_text(encoding="utf-8"), re.M)
                self.assertEqual(len(errors), len(expected), wrong.stderr)
                for error in expected:
                    self.assertTrue(any(re.search(error, line) for line in errors), f"no {error!r} in\n" + "\n".join(errors))


if __name__ == "__main__":
    unittest.main()
