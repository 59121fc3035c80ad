"""`engawa serve` as a process, spoken to through bare sockets: what is tested is every byte that it sends."""
import contextlib
import os
import re
import signal
import shutil
import socket
import subprocess
import tempfile

# The command with the page of small_page.mjs; `tools/build release engawa_serving` makes it.
BIN = os.environ.get("ENGAWA_SERVING", "build/release/engawa_serving")
PATIENCE = 60  # seconds until a test that hangs fails; nothing is measured by it

SCRIPT = "/assets/main-x8f3k2p1.js"
LONG = "/assets/long-0123abcd.mp3"
LONG_SIZE = 8 << 20


@contextlib.contextmanager
def using(program):
    """Another file than BIN, meanwhile."""
    global BIN
    usual, BIN = BIN, program
    try:
        yield
    finally:
        BIN = usual


class Reply:
    """One answer as it came."""

    def __init__(self, head, body):
        first, *lines = head.decode("ascii").split("\r\n")
        self.first = first
        self.status = int(first.split(" ")[1])
        self.fields = [tuple(line.split(": ", 1)) for line in lines]
        self.body = body

    def __getitem__(self, name):
        """The field's value, or None. A field that comes twice is a mistake."""
        values = [value for field, value in self.fields if field.lower() == name.lower()]
        assert len(values) <= 1, (name, values)
        return values[0] if values else None

    @property
    def code(self):
        found = re.search(rb" \[([a-z_]+)\]\n$", self.body)
        return found[1].decode() if found else None


class Wire:
    """A connection."""

    def __init__(self, address, source=None):
        self.socket = socket.create_connection(address, PATIENCE, source_address=source and (source, 0))
        self.rest = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def receive(self):
        """The next bytes; empty when the server has closed, by whatever means."""
        try:
            return self.socket.recv(1 << 16)
        except ConnectionResetError:
            return b""

    def everything(self):
        """All that comes until the server closes."""
        data, self.rest = self.rest, b""
        while more := self.receive():
            data += more
        return data

    def closed(self):
        """Waits for the server to close; true if nothing came before."""
        return self.everything() == b""

    def reply(self, head_only=False):
        """Reads one answer, as long as its head says."""
        data = self.rest
        while b"\r\n\r\n" not in data:
            more = self.receive()
            if not more:
                raise AssertionError(f"closed after {data!r}")
            data += more
        head, data = data.split(b"\r\n\r\n", 1)
        reply = Reply(head, b"")
        size = 0 if head_only or reply.status in (100, 304) else int(reply["Content-Length"])
        while len(data) < size:
            more = self.receive()
            if not more:
                raise AssertionError(f"closed after {len(data)} of {size} bytes")
            data += more
        reply.body, self.rest = data[:size], data[size:]
        return reply

    def ask(self, method, target, fields):
        lines = "".join(f"{name}: {value}\r\n" for name, value in fields)
        self.send(f"{method} {target} HTTP/1.1\r\n{lines}\r\n".encode("latin-1"))
        return self.reply(method == "HEAD")


class Serving:
    """The server; use it with `with`. Its port is a free one, and its store its own unless --db names one."""

    def __init__(self, *arguments, port="0", environment=None, before=None):
        self.folder = None
        if "--db" not in arguments:
            self.folder = tempfile.mkdtemp(prefix="engawa_serving_")
            arguments = (*arguments, "--db", os.path.join(self.folder, "tables.db"))
        self.process = subprocess.Popen([BIN, "serve", "--port", port, *arguments], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True, env=environment, preexec_fn=before)
        self.words = ""
        while "Ctrl-C" not in self.words:
            line = self.process.stdout.readline()
            if not line:
                errors = self.process.stderr.read()
                self.process.communicate()
                raise AssertionError(f"it ended with {self.process.returncode}: {errors}")
            self.words += line
        self.port = int(re.search(r"https?://\S+:(\d+)/", self.words)[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.returncode is None:
            self.stop()
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    def tell(self, number=signal.SIGTERM):
        self.process.send_signal(number)

    def wait_for_log(self, text):
        while text not in (line := self.process.stderr.readline()):
            assert line, f"it ended without {text}"

    def ended(self):
        """Waits for the end: exit code, the last words, the log."""
        words, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, words, errors

    def stop(self):
        self.tell()
        code, words, errors = self.ended()
        assert code == 0, (code, words, errors)
        return errors

    def connect(self, host="127.0.0.1", source=None):
        return Wire((host, self.port), source)

    def ask(self, target, method="GET", host=None, connect_to="127.0.0.1", **fields):
        """One request on a connection of its own; a field's name has _ for -."""
        named = [("Host", host or f"localhost:{self.port}")]
        named += [(name.replace("_", "-"), value) for name, value in fields.items()]
        with self.connect(connect_to) as wire:
            return wire.ask(method, target, named)


def refused(*arguments):
    """Runs a server that must not start: exit code and its sentence."""
    with tempfile.TemporaryDirectory(prefix="engawa_serving_") as folder:
        if "--db" not in arguments:
            arguments = (*arguments, "--db", os.path.join(folder, "tables.db"))
        run = subprocess.run([BIN, "serve", *arguments], capture_output=True, text=True, timeout=PATIENCE)
    return run.returncode, run.stderr.strip()
