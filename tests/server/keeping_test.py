"""What is kept and what is not: the store, the log, the end, TLS and proxies (C-02, C-16, C-25; S-05, S-06, S-07, S-30 to S-35)."""
import glob
import os
import pathlib
import re
import resource
import shutil
import signal
import socket
import ssl
import stat
import subprocess
import tempfile
import unittest

import serving
from serving import BIN, Serving, refused
from tabling import ROOT, Closed, Guest, Refused, Socket, is_asked, key, moves_of, rest


def figures(server):
    """Those of /metrics without labels."""
    return {name: int(value) for name, value in re.findall(r"^engawa_(\w+) (\d+)$", server.ask("/metrics").body.decode(), re.M)}


class Keeping(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="engawa_keeping_")
        self.addCleanup(self.folder.cleanup)
        self.store = os.path.join(self.folder.name, "tables.db")

    def serve(self, *arguments, **more):
        return Serving("--db", self.store, *arguments, **more)

    def bytes_kept(self):
        return b"".join(pathlib.Path(path).read_bytes() for path in glob.glob(self.store + "*"))

    def test_s06_s07_s32_tokens_are_nowhere_but_with_their_owners(self):
        with self.serve("--log", "requests") as server:
            one, two = Guest(server), Guest(server)
            opened = one.open("eiyo", options={"mode": "coop"}, name="N4me")
            two.join(opened["table"], invite=opened["invites"][0])
            with one.sit(opened["table"]) as seat:
                seat.next()
                view = one.view(opened["table"])
                if is_asked(view):
                    one.play(opened["table"], moves_of(view)[0])
            log = server.stop()
        kept = self.bytes_kept()
        for secret in (one.token, two.token, opened["watch"], *opened["invites"]):
            self.assertNotIn(secret.encode(), kept)
            self.assertNotIn(secret, log)
        self.assertNotIn("N4me", log)
        self.assertNotIn(view["view"]["view"], log)
        self.assertEqual(stat.S_IMODE(os.stat(self.store).st_mode), 0o600)  # S-34

    def test_s05_tokens_are_long_and_unlike(self):
        with self.serve("--log", "trouble") as server:
            tokens = [Guest(server).token for _ in range(50)]
        self.assertEqual(len(set(tokens)), 50)
        self.assertTrue(all(re.fullmatch(r"[\w-]{43}", token) for token in tokens))
        self.assertGreater(len({token[:2] for token in tokens}), 25)

    def test_c04_a_game_goes_on_after_the_end(self):
        with self.serve() as server:
            one = Guest(server)
            table = one.open("paiko", ["me", "open"], listed=True)["table"]
            two = Guest(server)
            two.join(table)
            view = one.view(table)
            again = key()
            first = one.play(table, moves_of(view)[0], with_key=again)
            before = [guest.view(table) for guest in (one, two)]
        with self.serve() as server:
            one.server = two.server = server
            after = [guest.view(table) for guest in (one, two)]
            self.assertEqual([view["view"] for view in before], [view["view"] for view in after])
            self.assertEqual(one.play(table, moves_of(view)[0], with_key=again), first)  # C-07
            reply, listed = rest(server, "GET", "/tables")
            self.assertEqual([each["table"] for each in listed["tables"]], [table])  # C-05

    def test_c02_what_was_acknowledged_is_kept_at_the_end(self):
        with self.serve() as server:
            guest = Guest(server)
            table = guest.open("paiko", ["me", "random"])["table"]
            with guest.sit(table) as seat:
                seat.next()
                server.tell()
                server.tell()
                with self.assertRaises(Closed) as end:
                    while True:
                        seat.next()
                self.assertEqual((end.exception.code, end.exception.reason), (1001, "going_down"))
            self.assertEqual(server.ended()[0], 0)

    def test_s34_one_server_for_each_store(self):
        with self.serve():
            code, sentence = refused("--db", self.store, "--port", "0")
            self.assertEqual(code, 1)
            self.assertIn("another server has the store", sentence)
        with open(self.store, "r+b") as file:
            file.seek(0)
            file.write(b"not a database at all, not at all")
        code, sentence = refused("--db", self.store, "--port", "0")
        self.assertEqual(code, 1)
        self.assertRegex(sentence, "store")

    def test_s34_c16_a_full_disk_refuses_and_recovers(self):
        limit = 400 * 1024
        def small_files():
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        server = Serving("--db", self.store, before=lambda: (signal.signal(signal.SIGXFSZ, signal.SIG_IGN), small_files()))
        with server:
            guest = Guest(server)
            table = guest.open("samurai", ["me"], practice=True)["table"]

            def go_on(view):  # a game that is over goes on from before its last decision
                return guest.command(table, "undo") if view["view"]["over"] else guest.play(table, moves_of(view)[0])

            code = None
            for _ in range(3000):
                view = guest.view(table)
                try:
                    go_on(view)
                except Refused as full:
                    code = full.code
                    break
            self.assertIn(code, ("storage_full", "storage_failed"))
            self.assertEqual(guest.view(table)["view"]["view"], view["view"]["view"])  # reads are served, nothing was played
            self.assertEqual(server.ask("/readyz").status, 503)
            self.assertEqual(server.ask("/healthz").status, 200)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            go_on(view)  # without a restart
            self.assertEqual(server.ask("/readyz").status, 200)

    def test_s35_no_dump_of_the_process(self):
        with self.serve() as server:
            limits = pathlib.Path(f"/proc/{server.process.pid}/limits").read_text()
            self.assertRegex(limits, r"Max core file size +0 ")

    def test_s35_root_gives_up_what_root_may_do(self):
        if os.geteuid() != 0:
            self.skipTest("only root has something to give up")
        with self.serve() as server:
            for task in pathlib.Path(f"/proc/{server.process.pid}/task").iterdir():
                status = (task / "status").read_text()
                for rights in ("CapInh", "CapPrm", "CapEff"):
                    self.assertRegex(status, rf"{rights}:\t0+\n")
                self.assertIn("NoNewPrivs:\t1", status)
            self.assertTrue(Guest(server).token)  # the store is still its own

    def test_s30_forwarded_addresses_are_believed_of_proxies_alone(self):
        def opened(server, count, **fields):
            statuses = []
            for _ in range(count):
                token = Guest(server).token
                statuses.append(rest(server, "POST", "/tables", {"game": "paiko"}, token, **fields)[0].status)
            return statuses
        with self.serve() as server:
            self.assertIn(429, [status for i in range(12) for status in opened(server, 1, X_Forwarded_For=f"10.0.0.{i}")])
        with self.serve("--trusted-proxy", "127.0.0.0/8") as server:
            self.assertEqual({status for i in range(12) for status in opened(server, 1, X_Forwarded_For=f"6.6.6.6, 10.0.0.{i}")}, {201})
            reply, _ = rest(server, "POST", "/guests", {"cookie": True}, X_Forwarded_Proto="https", X_Forwarded_For="10.0.0.1")
            self.assertRegex(reply["Set-Cookie"], "^__Host-engawa=.*; Secure$")
            self.assertEqual(server.ask("/metrics").status, 404)  # S-33: not through a proxy

    def make_certificate(self):
        key_file, certificate = (os.path.join(self.folder.name, name) for name in ("key.pem", "cert.pem"))
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key_file,
                        "-out", certificate, "-days", "2", "-subj", "/CN=localhost"], check=True, capture_output=True)
        os.chmod(key_file, 0o600)
        return certificate, key_file

    def test_s31_tls(self):
        certificate, key_file = self.make_certificate()
        with self.serve("--tls-cert", certificate, "--tls-key", key_file) as server:
            context = ssl.create_default_context(cafile=certificate)
            context.check_hostname = False
            with socket.create_connection(("127.0.0.1", server.port), 60) as plain, context.wrap_socket(plain, server_hostname="localhost") as wrapped:
                self.assertIn(wrapped.version(), ("TLSv1.2", "TLSv1.3"))
                wrapped.sendall(f"GET {ROOT}/games HTTP/1.1\r\nHost: localhost:{server.port}\r\nConnection: close\r\n\r\n".encode())
                data = b""
                while more := wrapped.recv(65536):
                    data += more
                self.assertTrue(data.startswith(b"HTTP/1.1 200"), data[:100])
            self.assertIn(b"https_required", server.ask("/").body)
            old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            old.check_hostname, old.verify_mode = False, ssl.CERT_NONE
            old.options |= ssl.OP_NO_TLSv1_2 | ssl.OP_NO_TLSv1_3
            with socket.create_connection(("127.0.0.1", server.port), 60) as plain, self.assertRaises((ssl.SSLError, OSError)):
                old.wrap_socket(plain)
            server.tell(signal.SIGHUP)
            server.wait_for_log("certificate")
        os.chmod(key_file, 0o644)
        code, sentence = refused("--tls-cert", certificate, "--tls-key", key_file, "--db", self.store, "--port", "0")
        self.assertEqual((code, "others may read" in sentence), (2, True))

    def test_c25_one_file_is_enough(self):
        needed = subprocess.run(["ldd", BIN], capture_output=True, text=True).stdout
        for library in ("sqlite", "sodium", "libssl", "libcrypto", "boost"):
            self.assertNotIn(library, needed)
        alone = os.path.join(self.folder.name, "alone")
        os.mkdir(alone)
        copy = shutil.copy(BIN, alone)
        with serving.using(copy), self.serve(environment={}) as server:  # with nothing beside it, and nothing told
            self.assertEqual(server.ask("/").status, 200)
            self.assertTrue(Guest(server).ask("GET", "/games")["games"])
        self.assertEqual(os.listdir(alone), [os.path.basename(copy)])

    def test_c25_the_figures_for_the_host_are_true(self):
        with self.serve("--log", "trouble") as server:
            before = figures(server)
            one, two = Guest(server), Guest(server)
            table = one.open("paiko", ["me", "open"], listed=True)["table"]
            two.join(table)
            views = 0
            with one.sit(table) as first, two.sit(table) as second:
                for _ in range(10):
                    view, socket = one.view(table), first
                    views += 1
                    if not is_asked(view):
                        view, socket = two.view(table), second
                        views += 1
                    socket.do("play", moves=[moves_of(view)[0]], decision=view["view"]["decision"])
                with self.assertRaises(Refused):
                    first.do("play", moves=["no such move"])
            after = figures(server)
            grown = {name: after[name] - before.get(name, 0) for name in after}
            self.assertEqual((grown["sockets_total"], grown["tables_opened"], after["tables_awake"]), (2, 1, 1))
            self.assertEqual(grown["requests_total"], 4 + views)  # two guests, a table, a seat; sockets and figures count apart
            self.assertEqual(grown["store_changes"], 2 + 1 + 1 + 10)


if __name__ == "__main__":
    unittest.main()
