"""S-16 to S-18: slow clients, many clients, and no files left. Times are made short by --limit; nothing is measured."""
import os
import resource
import time
import unittest

from serving import LONG, Serving


class Slow(unittest.TestCase):
    def test_s17_a_head_that_does_not_end_is_cut(self):
        with Serving("--limit", "head_seconds=1") as server:
            for begin in (b"", b"G", b"GET / HTTP/1.1\r\nHost: localhost\r\n"):
                with self.subTest(begin=begin), server.connect() as wire:
                    wire.send(begin)
                    self.assertTrue(wire.closed())

    def test_s17_dripping_does_not_help(self):
        with Serving("--limit", "head_seconds=1") as server, server.connect() as wire:
            wire.socket.settimeout(0.1)
            wire.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            with self.assertRaises((BrokenPipeError, ConnectionResetError, EOFError)):
                while True:
                    wire.send(b"x")
                    try:
                        if wire.socket.recv(1) == b"":
                            raise EOFError
                    except TimeoutError:
                        pass

    def test_s17_a_body_that_does_not_come_is_cut(self):
        with Serving("--limit", "body_seconds=1") as server, server.connect() as wire:
            wire.send(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf")
            self.assertTrue(wire.closed())

    def test_s17_an_idle_connection_is_closed_later_than_a_slow_head(self):
        with Serving("--limit", "idle_seconds=1") as server, server.connect() as wire:
            self.assertEqual(wire.ask("GET", "/healthz", [("Host", "localhost")]).body, b"ok\n")
            self.assertTrue(wire.closed())
        with Serving("--limit", "head_seconds=1") as server, server.connect() as wire:
            self.assertEqual(wire.ask("GET", "/healthz", [("Host", "localhost")]).body, b"ok\n")
            time.sleep(1.5)  # longer than a head may take
            self.assertEqual(wire.ask("GET", "/healthz", [("Host", "localhost")]).body, b"ok\n")
            wire.send(b"GET")
            self.assertTrue(wire.closed())

    def test_s18_whoever_does_not_read_is_cut(self):
        with Serving("--limit", "write_seconds=1") as server, server.connect() as wire:
            wire.send(f"GET {LONG} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            while server.process.poll() is None and open_sockets(server) > 0:
                time.sleep(0.05)
            with self.assertRaises(AssertionError):  # closed after ... bytes
                wire.reply()


def open_sockets(server):
    """Connections that the server holds, as the kernel lists them."""
    count = 0
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        with open(table, encoding="ascii") as file:
            for line in file.readlines()[1:]:
                _, local, _, state = line.split()[:4]
                count += int(local.split(":")[1], 16) == server.port and state == "01"
    return count


class Many(unittest.TestCase):
    def test_s17_two_thousand_that_wait_do_not_keep_others_from_an_answer(self):
        with Serving("--limit", "per_address=5000") as server:
            wires = []
            try:
                for number in range(2000):
                    wires.append(server.connect(source=f"127.0.1.{1 + number % 200}"))
                    wires[-1].send(b"GET / HTTP/1.1\r\nHost: localh")
                for _ in range(200):
                    self.assertEqual(server.ask("/healthz").body, b"ok\n")
                wires[1234].send(b"ost\r\n\r\n")
                self.assertEqual(wires[1234].reply().status, 200)
            finally:
                for wire in wires:
                    wire.close()

    def test_s16_an_address_has_its_share_and_others_have_theirs(self):
        with Serving("--limit", "per_address=10", "--log", "events") as server:
            wires = [server.connect() for _ in range(10)]
            for wire in wires:  # so that all are known to be in
                self.assertEqual(wire.ask("GET", "/healthz", [("Host", "localhost")]).status, 200)
            with server.connect() as late:
                reply = late.reply()
                self.assertEqual((reply.status, reply.code, reply["Retry-After"]), (429, "slow_down", "5"))
                self.assertTrue(late.closed())
            with server.connect(source="127.0.0.9") as other:
                self.assertEqual(other.ask("GET", "/healthz", [("Host", "localhost")]).status, 200)
            wires.pop().close()
            self.wait_for_room(server)
            for wire in wires:
                wire.close()
            self.assertIn('"reason":"per_address"', server.stop())

    def wait_for_room(self, server):
        while True:
            with server.connect() as wire:
                wire.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                if wire.reply().status == 200:
                    return

    def test_s17_when_it_is_full_it_says_so(self):
        with Serving("--limit", "connections=3") as server:
            wires = [server.connect() for _ in range(3)]
            for wire in wires:
                wire.ask("GET", "/healthz", [("Host", "localhost")])
            with server.connect() as late:
                reply = late.reply()
                self.assertEqual((reply.status, reply.code), (503, "full"))
            for wire in wires:
                wire.close()
            self.wait_for_room(server)

    def test_s17_without_files_it_waits_and_goes_on(self):
        with Serving("--log", "events") as server:
            self.assertEqual(server.ask("/healthz").status, 200)
            held = len(list(open_files(server)))
            _, most = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (held + 5, most))
            wires = [server.connect() for _ in range(20)]  # the kernel takes them, the program cannot
            server.wait_for_log('"reason":"accept"')
            wires[0].ask("GET", "/healthz", [("Host", "localhost")])
            for wire in wires:
                wire.close()
            self.assertEqual(server.ask("/healthz").status, 200)


def open_files(server):
    return os.listdir(f"/proc/{server.process.pid}/fd")


if __name__ == "__main__":
    unittest.main()
