"""S-04, S-32, S-36: where it listens, what it says, how it stops, what it logs."""
import json
import os
import pty
import signal
import socket
import subprocess
import unittest

from serving import BIN, LONG, LONG_SIZE, PATIENCE, Serving, refused


def listening(pid):
    """(address, port) of every socket that the process listens at, as the kernel lists them."""
    held = {os.readlink(f"/proc/{pid}/fd/{name}") for name in os.listdir(f"/proc/{pid}/fd")}
    for table, family in (("/proc/net/tcp", socket.AF_INET), ("/proc/net/tcp6", socket.AF_INET6)):
        with open(table, encoding="ascii") as file:
            for line in file.readlines()[1:]:
                fields = line.split()
                if fields[3] != "0A" or f"socket:[{fields[9]}]" not in held:
                    continue
                address, port = fields[1].split(":")
                words = [bytes.fromhex(address[i:i + 8])[::-1] for i in range(0, len(address), 8)]
                yield socket.inet_ntop(family, b"".join(words)), int(port, 16)


class Open(unittest.TestCase):
    def test_s04_it_listens_on_this_machine_alone(self):
        with Serving() as server:
            self.assertEqual(sorted(listening(server.process.pid)), [("127.0.0.1", server.port), ("::1", server.port)])
            self.assertIn(f"Engawa is open at http://localhost:{server.port}/\n", server.words)
            self.assertEqual(server.ask("/", connect_to="::1", host=f"[::1]:{server.port}").status, 200)

    def test_s04_lan_opens_it_and_shows_the_address_and_a_code(self):
        with Serving("--lan") as server:
            self.assertEqual(sorted(listening(server.process.pid)), [("0.0.0.0", server.port), ("::", server.port)])
            self.assertIn(f"http://localhost:{server.port}/", server.words)
            if "has no address" in server.words:
                self.skipTest("this machine has no net")
            address = server.words.split("For everybody on this network: http://")[1].split(":")[0]
            reply = server.ask("/", connect_to=address, host=f"{address}:{server.port}")
            self.assertEqual(reply.status, 200)
            # Browsers ignore it there, and complain.
            self.assertIsNone(reply["Cross-Origin-Opener-Policy"])
            self.assertEqual(server.ask("/", connect_to=address, host="evil.example").status, 421)
            self.check_code(server.words)

    def check_code(self, words):
        """The three corners of a QR code, drawn in light on dark."""
        rows = []
        for line in words.splitlines():
            if line and set(line) <= set("█▀▄ ") and "█" in line:
                rows.append([c in "█▀" for c in line])
                rows.append([c in "█▄" for c in line])
        dark = [[not light for light in row[4:-4]] for row in rows[4:]]
        size = len(dark[0])
        self.assertEqual(size % 4, 1)
        eye = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
        for x, y in ((0, 0), (size - 7, 0), (0, size - 7)):
            self.assertEqual(["".join("#" if dark[y + j][x + i] else "." for i in range(7)) for j in range(7)], eye)

    def test_bind_takes_addresses(self):
        with Serving("--bind", "127.0.0.5") as server:
            self.assertEqual(list(listening(server.process.pid)), [("127.0.0.5", server.port)])
            self.assertIn(f"http://127.0.0.5:{server.port}/", server.words)
            self.assertEqual(server.ask("/", connect_to="127.0.0.5", host="127.0.0.5").status, 200)

    def test_a_port_that_is_taken_is_a_sentence(self):
        with Serving() as server:
            code, sentence = refused("--port", str(server.port))
            self.assertEqual(code, 1)
            self.assertRegex(sentence, rf"^engawa: port {server.port} of 127\.0\.0\.1 is taken .* \[port_taken\]$")
        with socket.create_server(("::1", 0), family=socket.AF_INET6) as other:
            code, sentence = refused("--port", str(other.getsockname()[1]))
            self.assertEqual((code, "[port_taken]" in sentence), (1, True))

    def test_the_port_is_free_again_at_once(self):
        with Serving() as server:
            port = str(server.port)
            self.assertEqual(server.ask("/healthz").status, 200)
        with Serving(port=port) as server:
            self.assertEqual(server.ask("/healthz").status, 200)

    def test_bad_arguments_are_sentences(self):
        for code, *arguments in (("usage", "--port", "70000"), ("usage", "--port", "-1"), ("bad_address", "--bind", "nowhere"),
                                 ("bad_address", "--bind", "203.0.113.5"), ("bad_limit", "--limit", "x=1"), ("usage", "--log", "all"),
                                 ("usage", "--lan", "--bind", "127.0.0.1"), ("usage", "--nonsense")):
            with self.subTest(arguments=arguments):
                exit_code, sentence = refused(*arguments)
                self.assertEqual(exit_code, 2)
                self.assertRegex(sentence, rf"^engawa: .* \[{code}\]$")

    def test_help(self):
        run = subprocess.run([BIN, "serve", "--help"], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(run.returncode, 0)
        for word in ("--port", "--bind", "--lan", "--public-host", "--limit", "--log"):
            self.assertIn(word, run.stdout)


class Program(unittest.TestCase):
    def test_s36_the_program_is_hardened(self):
        read = subprocess.run(["readelf", "--wide", "--file-header", "--program-headers", "--dynamic", "--dyn-syms", BIN],
                              capture_output=True, text=True, check=True).stdout
        self.assertRegex(read, r"Type:\s+DYN")  # its code lies somewhere else each time
        self.assertIn("GNU_RELRO", read)
        self.assertRegex(read, r"FLAGS.*NOW")
        self.assertRegex(read, r"GNU_STACK.* RW ")
        if "__asan_" not in read:
            self.assertIn("__stack_chk_fail", read)


class Stop(unittest.TestCase):
    def test_sigterm_and_ctrl_c_end_it(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            with self.subTest(signal=number), Serving() as server:
                with server.connect() as idle:
                    idle.ask("GET", "/healthz", [("Host", "localhost")])
                    server.tell(number)
                    code, words, _ = server.ended()
                    self.assertEqual((code, words), (0, "Engawa is closed.\n"))
                    self.assertTrue(idle.closed())

    def test_what_is_under_way_is_finished_first(self):
        with Serving("--limit", "stop_seconds=60") as server:
            with server.connect() as reading, server.connect() as asking:
                reading.send(f"GET {LONG} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                self.assertTrue(reading.receive())  # it has begun, and the kernel cannot hold all of it
                asking.send(b"GET /healthz HTTP/1.1\r\nHost: local")
                server.ask("/healthz")  # so that what was sent before has been read
                server.tell()
                server.wait_for_log('"event":"stopping"')
                with self.assertRaises(ConnectionError):
                    server.connect()
                server.tell()  # a second time changes nothing
                asking.send(b"host\r\n\r\n")
                reply = asking.reply()
                self.assertEqual((reply.body, reply["Connection"]), (b"ok\n", "close"))
                self.assertGreater(len(reading.everything()), LONG_SIZE - (1 << 20))
            self.assertEqual(server.ended()[0], 0)

    def test_whoever_does_not_finish_is_not_waited_for_for_ever(self):
        with Serving("--limit", "stop_seconds=1") as server, server.connect() as wire:
            wire.send(f"GET {LONG} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            self.assertTrue(wire.receive())
            server.tell()
            code, _, log = server.ended()
            self.assertEqual(code, 0)
            self.assertIn("stopped_before_the_end", log)


class Versions(unittest.TestCase):
    def test_s36_what_is_inside_is_told_with_its_version(self):
        run = subprocess.run([BIN, "serve", "--version"], capture_output=True, text=True)
        self.assertEqual((run.returncode, run.stderr), (0, ""))
        for library in ("engawa", "OpenSSL", "SQLite", "libsodium", "Boost"):
            self.assertRegex(run.stdout, rf"(?m)^{library} [0-9]+\.[0-9]+")


class Logs(unittest.TestCase):
    def test_s32_a_line_of_json_for_each_event(self):
        with Serving() as server:
            server.ask("/")
            port = server.port
            lines = [json.loads(line) for line in server.stop().splitlines()]
        self.assertEqual([line["event"] for line in lines], ["open", "stopping", "closed"])
        self.assertEqual(lines[0]["port"], port)

    def test_s32_nothing_that_a_request_carries_is_written(self):
        with Serving("--log", "requests") as server:
            server.ask("/play/paiko?seed=canary", Cookie="canary", Authorization="canary", User_Agent="canary", Referer="canary",
                       X_Forwarded_For="canary", Origin="canary", If_None_Match="canary")
            server.ask("/", "POST", host="canary")
            with server.connect() as wire:
                wire.send(b"GET /a\x7f HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                wire.everything()
            log = server.stop()
        self.assertNotIn("canary", log)
        self.assertNotIn("127.0.0.1", log)
        requests = [line for line in map(json.loads, log.splitlines()) if line["event"] == "request"]
        self.assertEqual(requests[0]["path"], "/play/paiko")
        self.assertEqual({"time", "event", "method", "path", "status", "bytes"}, set(requests[0]))

    def test_s32_a_reader_that_sleeps_does_not_stop_the_server(self):
        with Serving("--log", "requests") as server:
            with server.connect() as wire:
                for _ in range(3000):  # more than a pipe holds
                    self.assertEqual(wire.ask("GET", "/healthz", [("Host", "localhost")]).status, 200)

    def test_at_a_terminal_there_are_only_sentences(self):
        pid, terminal = pty.fork()
        if pid == 0:
            os.execv(BIN, [BIN, "serve", "--port", "0"])
        seen = b""
        while b"Ctrl-C" not in seen:
            seen += os.read(terminal, 4096)
        os.write(terminal, b"\x03")
        try:
            while more := os.read(terminal, 4096):
                seen += more
        except OSError:
            pass  # the terminal is gone with its last user
        _, status = os.waitpid(pid, 0)
        os.close(terminal)
        self.assertEqual(os.waitstatus_to_exitcode(status), 0)
        self.assertNotIn(b"{", seen)
        self.assertIn(b"Engawa is closed.", seen)


if __name__ == "__main__":
    unittest.main()
