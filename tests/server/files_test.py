"""What is served: the page at its addresses, files with their types, caching, compression."""
import gzip
import unittest

from serving import LONG, LONG_SIZE, SCRIPT, Serving

ADDRESSES = ["/", "/play/paiko", "/play/susanoo?level=adept&seed=1", "/table/l3k9", "/replay", "/replay/l3k9", "/learn/eiyo",
             "/rules/samurai", "/puzzles/paiko/12", "/settings", "/index.html"]
TYPES = {
    "/": "text/html; charset=utf-8",
    SCRIPT: "text/javascript; charset=utf-8",
    "/sw.js": "text/javascript; charset=utf-8",
    "/manifest.webmanifest": "application/manifest+json",
    "/icon.png": "image/png",
    "/assets/style-AbCd_123.css": "text/css; charset=utf-8",
    "/assets/engawa-paiko-Q1w2E3r4.wasm": "application/wasm",
    "/assets/words-a1b2c3d4.woff2": "font/woff2",
    "/assets/picture.svg": "image/svg+xml",
}
FOR_EVER = "public, max-age=31536000, immutable"


class Files(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Serving()
        cls.addClassCleanup(cls.server.__exit__)

    def test_every_address_of_the_page_gives_the_page(self):
        pages = {self.server.ask(address).body for address in ADDRESSES}
        self.assertEqual(len(pages), 1)
        self.assertIn(b"A small page", pages.pop())

    def test_each_kind_of_file_has_its_type(self):
        for path, kind in TYPES.items():
            with self.subTest(path=path):
                reply = self.server.ask(path)
                self.assertEqual((reply.status, reply["Content-Type"]), (200, kind))

    def test_what_has_a_hash_in_its_name_is_kept_for_ever_and_the_rest_is_asked_for(self):
        for path in TYPES:
            with self.subTest(path=path):
                hashed = path.startswith("/assets/") and "-" in path
                self.assertEqual(self.server.ask(path)["Cache-Control"], FOR_EVER if hashed else "no-cache")

    def test_a_script_comes_compressed_as_the_browser_likes_it(self):
        plain = self.server.ask(SCRIPT)
        zipped = self.server.ask(SCRIPT, Accept_Encoding="gzip, deflate")
        brotli = self.server.ask(SCRIPT, Accept_Encoding="gzip, deflate, br, zstd")
        self.assertEqual([reply["Content-Encoding"] for reply in (plain, zipped, brotli)], [None, "gzip", "br"])
        self.assertEqual(gzip.decompress(zipped.body), plain.body)
        self.assertLess(len(brotli.body), len(plain.body) / 3)
        self.assertEqual({reply["Vary"] for reply in (plain, zipped, brotli)}, {"Accept-Encoding"})
        self.assertEqual(len({reply["ETag"] for reply in (plain, zipped, brotli)}), 3)

    def test_a_picture_does_not_come_compressed(self):
        reply = self.server.ask("/icon.png", Accept_Encoding="gzip, br")
        self.assertEqual((reply["Content-Encoding"], reply["Vary"], len(reply.body)), (None, None, 500))

    def test_what_one_has_is_not_sent_again(self):
        for encoding in ("identity", "gzip", "br"):
            for path in TYPES:
                with self.subTest(path=path, encoding=encoding):
                    first = self.server.ask(path, Accept_Encoding=encoding)
                    self.assertRegex(first["ETag"], r'^"[\w-]{22}"$')
                    again = self.server.ask(path, Accept_Encoding=encoding, If_None_Match=f'"x", {first["ETag"]}')
                    self.assertEqual((again.status, again.body), (304, b""))
                    for field in ("ETag", "Cache-Control", "Vary"):
                        self.assertEqual(again[field], first[field])

    def test_an_etag_of_another_form_is_not_the_one_that_is_sent(self):
        plain = self.server.ask(SCRIPT)
        self.assertEqual(self.server.ask(SCRIPT, Accept_Encoding="br", If_None_Match=plain["ETag"]).status, 200)

    def test_head_has_the_fields_of_get_and_no_body(self):
        for path in [*TYPES, LONG, "/nothing", "/healthz"]:
            with self.subTest(path=path), self.server.connect() as wire:
                host = [("Host", "localhost")]
                head = wire.ask("HEAD", path, host)
                get = wire.ask("GET", path, host)  # what came after the head would be read as this answer
                self.assertEqual([name for name, _ in head.fields], [name for name, _ in get.fields])
                self.assertEqual(head["Content-Length"], str(len(get.body)))

    def test_a_long_file_comes_whole(self):
        reply = self.server.ask(LONG)
        self.assertEqual(len(reply.body), LONG_SIZE)

    def test_a_connection_takes_many_requests_even_before_their_answers(self):
        with self.server.connect() as wire:
            wire.send(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50)
            self.assertEqual([wire.reply().body for _ in range(50)], [b"ok\n"] * 50)
            self.assertEqual(wire.ask("GET", SCRIPT, [("Host", "localhost"), ("Connection", "close")])["Connection"], "close")
            self.assertTrue(wire.closed())

    def test_an_old_client_is_answered_once(self):
        with self.server.connect() as wire:
            wire.send(b"GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n")
            self.assertTrue(wire.everything().endswith(b"\r\n\r\nok\n"))

    def test_other_methods_are_refused(self):
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"):
            with self.subTest(method=method):
                reply = self.server.ask("/", method)
                self.assertEqual((reply.status, reply.code, reply["Allow"]), (405, "bad_method", "GET, HEAD"))
                self.assertEqual(self.server.ask("/nothing", method).status, 404)

    def test_a_refused_body_is_read_so_that_the_connection_goes_on(self):
        with self.server.connect() as wire:
            wire.send(b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello")
            self.assertEqual(wire.reply().status, 405)
            wire.send(b"POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n")
            self.assertEqual(wire.reply().status, 100)
            wire.send(b"hello")
            self.assertEqual(wire.reply().status, 405)


if __name__ == "__main__":
    unittest.main()
