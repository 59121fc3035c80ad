"""docs/nginx.conf as it stands, but for ports and certificate: the page, the API and a WebSocket through nginx with TLS.

Left out where nginx or openssl is not installed."""
import base64
import json
import os
import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import unittest

from serving import PATIENCE, Serving

NGINX = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
CONF = pathlib.Path(__file__).resolve().parent.parent.parent / "docs/nginx.conf"
NAME = "table.example.org"


def free_port():
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return held.getsockname()[1]


@unittest.skipUnless(NGINX and shutil.which("openssl"), "nginx or openssl is not here")
class Proxy(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.server = Serving("--public-host", NAME, "--trusted-proxy", "127.0.0.1/32", "--db", str(self.folder / "tables.db"))
        self.server.__enter__()
        self.addCleanup(self.server.__exit__, None, None, None)
        self.port = free_port()
        self.start_nginx()

    def start_nginx(self):
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}",
                        "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", self.folder / "privkey.pem",
                        "-out", self.folder / "fullchain.pem"], check=True, capture_output=True)
        text = CONF.read_text()
        text = re.sub(r"listen \[::\].*\n", "\n", text)
        text = text.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2;")
        text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
        text = text.replace(f"/etc/letsencrypt/live/{NAME}", str(self.folder))
        text = text.replace("127.0.0.1:8080", f"127.0.0.1:{self.server.port}")
        whole = (f"daemon off; pid {self.folder}/nginx.pid; error_log stderr warn; worker_processes 1;\n"
                 f"{'user root;' if os.geteuid() == 0 else ''}\n"
                 "events {}\nhttp {\naccess_log off;\n"
                 + "".join(f"{kind}_temp_path {self.folder}/{kind};\n"
                           for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
                 + text + "}\n")
        (self.folder / "nginx.conf").write_text(whole)
        self.nginx = subprocess.Popen([NGINX, "-p", self.folder, "-c", self.folder / "nginx.conf"],
                                      stderr=subprocess.PIPE, text=True)
        self.addCleanup(self.nginx.stderr.close)
        self.addCleanup(self.nginx.wait, PATIENCE)
        self.addCleanup(self.nginx.terminate)
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
                return
            except ConnectionRefusedError:
                self.assertIsNone(self.nginx.poll(), "nginx did not start")

    def connect(self):
        context = ssl.create_default_context(cafile=self.folder / "fullchain.pem")
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        secure = context.wrap_socket(plain, server_hostname=NAME)
        self.addCleanup(secure.close)
        return secure.makefile("rwb")

    def ask(self, method, path, body=None, token=None, more=""):
        wire = self.connect()
        data = json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n{more}"
        if body is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        wire.write(head.encode() + b"\r\n" + data)
        wire.flush()
        answer = wire.read()
        head, _, rest = answer.partition(b"\r\n\r\n")
        return int(head.split(b" ")[1]), head.decode("latin-1"), rest

    def test_page_api_and_conversation_go_through(self):
        status, head, _ = self.ask("GET", "/")
        self.assertEqual(status, 200)
        self.assertIn("content-security-policy", head.lower())
        status, _, body = self.ask("POST", "/api/v1/guests", {})
        self.assertEqual(status, 201)
        token = json.loads(body[body.index(b"{"):body.rindex(b"}") + 1])["token"]
        status, _, body = self.ask("POST", "/api/v1/tables", {"game": "paiko", "seats": ["me", "novice"]}, token)
        self.assertEqual(status, 201)
        table = json.loads(body[body.index(b"{"):body.rindex(b"}") + 1])["table"]
        wire = self.connect()
        key = base64.b64encode(b"sixteen bytes...").decode()
        wire.write((f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: {NAME}\r\nOrigin: https://{NAME}\r\n"
                    f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        wire.flush()
        self.assertIn(b"101", wire.readline())
        while wire.readline() != b"\r\n":
            pass
        hello = json.dumps({"do": "hello", "token": token}).encode()
        wire.write(bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
        wire.flush()
        first, size = wire.read(2)
        if size == 126:
            size = int.from_bytes(wire.read(2), "big")
        self.assertEqual(first, 0x81)
        self.assertEqual(json.loads(wire.read(size))["type"], "view")

    def test_a_foreign_name_is_refused_behind_the_proxy_too(self):
        status, _, _ = self.ask("GET", "/", more="Origin: https://evil.example\r\n")
        self.assertIn(status, (200, 403))
        status, _, _ = self.ask("POST", "/api/v1/guests", {}, more="Origin: https://evil.example\r\n")
        self.assertEqual(status, 403)


if __name__ == "__main__":
    unittest.main()
