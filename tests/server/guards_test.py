"""S-01 to S-03, S-12, S-14, S-22, S-26 to S-28, S-33: who may ask, how much, and what every answer forbids."""
import re
import unittest

from serving import LONG, SCRIPT, Serving

POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
          "media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
          "frame-ancestors 'none'")
HEAD_BYTES = 8 * 1024
BODY_BYTES = 64 * 1024


class Guards(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Serving("--public-host", "games.example.org")
        cls.addClassCleanup(cls.server.__exit__)

    def raw(self, data):
        """What comes back until the server closes."""
        with self.server.connect() as wire:
            wire.send(data)
            return wire.everything()

    def status_of(self, data):
        return int(self.raw(data).split(b" ", 2)[1])

    def test_s02_only_known_hosts(self):
        for host in ("localhost", f"localhost:{self.server.port}", "LOCALHOST:1", "127.0.0.1", "[::1]:99", "games.example.org"):
            with self.subTest(host=host):
                self.assertEqual(self.server.ask("/", host=host).status, 200)
        for host in ("evil.example", "localhost.evil.example", "evil.localhost", "127.0.0.1.evil.example", "192.168.0.1", "0.0.0.0",
                     "[::2]", "localhost:", "localhost:80:80", "a@localhost", "games.example.org.evil"):
            for method, path in (("GET", "/"), ("GET", "/healthz"), ("POST", "/"), ("GET", "/nothing"), ("GET", "/api/v1/tables")):
                with self.subTest(host=host, method=method, path=path):
                    reply = self.server.ask(path, method, host=host)
                    self.assertEqual((reply.status, reply.code), (421, "wrong_host"))
            upgrade = self.server.ask("/", host=host, Connection="Upgrade", Upgrade="websocket")
            self.assertEqual(upgrade.status, 421)

    def test_s02_a_request_has_one_host(self):
        self.assertEqual(self.status_of(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n"), 400)
        self.assertEqual(self.status_of(b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\nConnection: close\r\n\r\n"), 400)
        # The address in the first line counts, not the field beside it.
        self.assertEqual(self.status_of(b"GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"), 421)

    def test_s01_s03_foreign_pages_change_nothing(self):
        own = f"http://localhost:{self.server.port}"
        for origin in ("null", "http://evil.example", f"https://localhost:{self.server.port}", "http://localhost:1", own + ".evil"):
            with self.subTest(origin=origin):
                reply = self.server.ask("/", "POST", Origin=origin)
                self.assertEqual((reply.status, reply.code), (403, "foreign_origin"))
                reply = self.server.ask("/", Origin=origin, Connection="Upgrade", Upgrade="websocket")
                self.assertEqual((reply.status, reply.code), (403, "foreign_origin"))
        self.assertEqual(self.server.ask("/", "POST", Origin=own).status, 405)
        self.assertEqual(self.server.ask("/", "POST", Sec_Fetch_Site="cross-site").status, 403)

    def test_s03_nobody_is_allowed_to_read_from_elsewhere(self):
        for method in ("GET", "OPTIONS"):
            reply = self.server.ask(SCRIPT, method, Origin="http://evil.example", Access_Control_Request_Method="POST")
            self.assertEqual([name for name, _ in reply.fields if name.lower().startswith("access-control")], [])
            self.assertEqual(reply["Cross-Origin-Resource-Policy"], "same-origin")

    def test_s12_a_head_of_8_kib_and_one_byte_more(self):
        begin = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX: "
        padding = b"x" * (HEAD_BYTES - len(begin) - 4)
        self.assertEqual(self.status_of(begin + padding + b"\r\n\r\n"), 200)
        self.assertEqual(self.status_of(begin + padding + b"x\r\n\r\n"), 431)
        self.assertEqual(self.status_of(b"GET /" + b"a" * HEAD_BYTES + b" HTTP/1.1\r\nHost: localhost\r\n\r\n"), 414)
        many = b"".join(b"X-%d: 1\r\n" % i for i in range(2000))
        self.assertEqual(self.status_of(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + many + b"\r\n"), 431)

    def test_s12_a_body_of_64_kib_and_one_byte_more(self):
        begin = b"POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        fits = begin + b"Content-Length: %d\r\n\r\n" % BODY_BYTES + b"x" * BODY_BYTES
        self.assertEqual(self.status_of(fits), 405)
        self.assertEqual(self.status_of(begin + b"Content-Length: %d\r\n\r\n" % (BODY_BYTES + 1)), 413)
        self.assertEqual(self.status_of(begin + b"Content-Length: %d\r\n\r\n" % (1 << 60)), 413)
        self.assertEqual(self.status_of(begin + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n" % (BODY_BYTES + 1)), 413)

    def test_s12_a_flood_leaves_memory_flat(self):
        def resident():
            with open(f"/proc/{self.server.process.pid}/status", encoding="ascii") as file:
                return int(re.search(r"VmRSS:\s+(\d+) kB", file.read())[1])
        before = resident()
        for _ in range(20):
            with self.server.connect() as wire:
                try:
                    wire.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * (8 << 20))
                except (BrokenPipeError, ConnectionResetError):
                    pass  # it closes in the middle
        self.assertLess(resident() - before, 8 * 1024)

    def test_s12_what_is_no_request_is_refused_and_closed(self):
        for data in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/1.1\r\nHost : a\r\n\r\n",
                     b"GET /\x00 HTTP/1.1\r\nHost: localhost\r\n\r\n",
                     b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"):
            with self.subTest(data=data):
                self.assertEqual(self.status_of(data), 400)
        self.assertEqual(self.status_of(b"GET / HTTP/2.0\r\nHost: localhost\r\n\r\n"), 505)

    def test_s14_bodies_are_not_inflated(self):
        reply = self.server.ask("/", "POST", Content_Encoding="gzip", Content_Length="0")
        self.assertEqual((reply.status, reply.code), (415, "encoded_body"))

    def every_kind_of_answer(self):
        yield "page", self.server.ask("/")
        yield "script, which may be a worker", self.server.ask(SCRIPT)
        yield "not modified", self.server.ask("/", If_None_Match="*")
        yield "health", self.server.ask("/healthz")
        yield "not found", self.server.ask("/nothing")
        yield "wrong host", self.server.ask("/", host="evil.example")
        yield "wrong method", self.server.ask("/", "POST")
        with self.server.connect() as wire:
            wire.send(b"nonsense\r\n\r\n")
            yield "no request", wire.reply()

    def test_s26_s27_every_answer_has_the_guards(self):
        for kind, reply in self.every_kind_of_answer():
            with self.subTest(kind=kind):
                self.assertEqual(reply["Content-Security-Policy"], POLICY)
                self.assertEqual(reply["X-Content-Type-Options"], "nosniff")
                self.assertEqual(reply["X-Frame-Options"], "DENY")
                self.assertEqual(reply["Referrer-Policy"], "no-referrer")
                self.assertEqual(reply["Cross-Origin-Resource-Policy"], "same-origin")
                self.assertRegex(reply["Permissions-Policy"], r"^([a-z-]+=\(\)(, |$))+$")
                self.assertRegex(reply["Date"], r"^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$")

    def test_s27_opener_policy_where_browsers_obey_it(self):
        self.assertEqual(self.server.ask("/")["Cross-Origin-Opener-Policy"], "same-origin")
        self.assertEqual(self.server.ask("/", host="games.example.org")["Cross-Origin-Opener-Policy"], "same-origin")

    def test_s22_no_answer_tells_what_runs_or_repeats_what_was_asked(self):
        for kind, reply in self.every_kind_of_answer():
            with self.subTest(kind=kind):
                names = {name.lower() for name, _ in reply.fields}
                self.assertFalse(names & {"server", "x-powered-by", "via"})
        reply = self.server.ask("/<script>canary</script>?canary=1", X_Canary="canary")
        self.assertEqual(reply.status, 404)
        self.assertNotIn("canary", str(reply.fields) + reply.body.decode())

    def test_s28_files_come_from_a_fixed_table(self):
        for path in ("/..", "/../etc/passwd", "/assets/../index.html", "/%2e%2e/index.html", "/%2e/", "//", "//index.html",
                     "/assets", "/assets/", "/./", "/index.html/", "/index.html%00", "/INDEX.HTML", "/sw.js ", "/.git/config",
                     "/assets\\main-x8f3k2p1.js", "/etc/passwd", "/manifest", "/%69ndex.html", "/" + "a/" * 3000,
                     "/play", "/play/chess", "/play/paiko/", "/table/", "/table/a%20b", "/puzzles/paiko/0", "/settings/", "/api/v1/x"):
            with self.subTest(path=path[:40]):
                self.assertIn(self.server.ask(path.replace(" ", "%20")).status, (404,))

    def test_s33_health_says_nothing_but_ok(self):
        reply = self.server.ask("/healthz")
        self.assertEqual((reply.status, reply.body, reply["Cache-Control"]), (200, b"ok\n", "no-store"))

    def test_a_refusal_is_read_even_by_a_client_that_still_sends(self):
        with self.server.connect() as wire:
            wire.send(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 200000\r\n\r\n" + b"x" * 200_000)
            reply = wire.reply()
            self.assertEqual((reply.status, reply["Connection"]), (413, "close"))

    def test_the_long_file_can_be_left_in_the_middle(self):
        for _ in range(5):
            with self.server.connect() as wire:
                wire.send(f"GET {LONG} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                wire.receive()
        self.assertEqual(self.server.ask("/healthz").status, 200)


if __name__ == "__main__":
    unittest.main()
