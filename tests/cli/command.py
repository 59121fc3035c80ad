"""Running the engawa command in tests. The binary is named by the environment variable ENGAWA_BIN."""
import os
import pathlib
import pty
import select
import signal
import subprocess
import tempfile
import time

BIN = os.environ.get("ENGAWA_BIN", "build/release/engawa")
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
LIMIT = 300  # seconds; sanitizers and a busy machine are slow


MEMORY = tempfile.TemporaryDirectory()  # what the command remembers is not the developer's


def surroundings(**changes):
    """The environment of a test: a known language, and colours unless it says otherwise."""
    env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LC_ALL", "COLORTERM")}
    return {**env, "LANG": "C.UTF-8", "TERM": "xterm-256color", "XDG_STATE_HOME": MEMORY.name, **changes}


def engawa(*arguments, stdin=""):
    return subprocess.run([BIN, *arguments], input=stdin, capture_output=True, text=True, timeout=LIMIT,
                          env=surroundings())


def lines(*arguments, **more):
    """The lines of standard output of a command that must succeed."""
    run = engawa(*arguments, **more)
    assert run.returncode == 0, (arguments, run.returncode, run.stderr)
    return run.stdout.splitlines()


class Talk:
    """A process that is spoken to line by line through pipes."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen([BIN, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True, bufsize=1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=LIMIT)
        self.process.stdout.close()

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self):
        return self.process.stdout.readline().rstrip("\n")

    def hear_until(self, start):
        while True:
            line = self.hear()
            if line.startswith(start) or not line:
                return line


class Screen:
    """A process on a terminal of its own."""

    def __init__(self, *arguments, **environment):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.execve(BIN, [BIN, *arguments], surroundings(**environment))
        self.seen = ""

    def wait_for(self, text):
        """Reads until the text has come; what came before it is gone."""
        end = time.monotonic() + LIMIT
        while text not in self.seen:
            if time.monotonic() > end:
                raise AssertionError(f"waited for {text!r}, saw {self.seen!r}")
            if select.select([self.terminal], [], [], 0.5)[0]:
                try:
                    self.seen += os.read(self.terminal, 65536).decode("utf-8", "replace")
                except OSError:
                    raise AssertionError(f"ended before {text!r}, saw {self.seen!r}") from None
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, text):
        os.write(self.terminal, text.encode())

    def end(self):
        """Reads the rest; the exit code."""
        rest = self.seen
        end = time.monotonic() + LIMIT
        while True:
            if not select.select([self.terminal], [], [], max(0, end - time.monotonic()))[0]:
                os.kill(self.pid, signal.SIGKILL)
                raise AssertionError(f"did not end, saw {rest!r}")
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                break
            if not data:
                break
            rest += data.decode("utf-8", "replace")
        _, status = os.waitpid(self.pid, 0)
        os.close(self.terminal)
        self.seen = rest
        return os.waitstatus_to_exitcode(status)
