"""Guests at the server's tables: REST, WebSocket and streams, written from docs/protocol.md with the standard library alone."""
import base64
import json
import os
import random
import struct

from serving import Serving, Wire

ROOT = "/api/v1"


class Refused(AssertionError):
    def __init__(self, code, status=None, answer=None):
        super().__init__(f"{code} ({status})")
        self.code, self.status, self.answer = code, status, answer


def rest(server, method, path, body=None, token=None, connect_to="127.0.0.1", source=None, raw=None, **fields):
    """One request: (reply, its JSON)."""
    data = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
    named = [("Host", f"localhost:{server.port}")]
    if data or method == "POST":
        named += [("Content-Type", fields.pop("Content_Type", "application/json")), ("Content-Length", str(len(data)))]
    if token:
        named.append(("Authorization", f"Bearer {token}"))
    named += [(name.replace("_", "-"), value) for name, value in fields.items()]
    with server.connect(connect_to, source) as wire:
        lines = "".join(f"{name}: {value}\r\n" for name, value in named)
        wire.send(f"{method} {ROOT}{path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + data)
        reply = wire.reply(method == "HEAD")
    return reply, json.loads(reply.body) if reply.body and reply["Content-Type"] == "application/json" else None


def key():
    return base64.urlsafe_b64encode(os.urandom(18)).decode()


class Guest:
    """Somebody with a token, at an address of their own: limits count addresses."""

    def __init__(self, server, token=None):
        self.server = server
        self.source = f"127.{random.randint(1, 254)}.{random.randint(1, 254)}.{random.randint(1, 254)}"
        self.token = token or self.ask("POST", "/guests", {})["token"]

    def ask(self, method, path, body=None, **fields):
        reply, answer = rest(self.server, method, path, body, getattr(self, "token", None), source=self.source, **fields)
        if reply.status >= 400:
            raise Refused(answer["error"]["code"] if answer else reply.code, reply.status, answer)
        return answer

    def open(self, game, seats=None, **more):
        body = {"game": game, **more}
        if seats:
            body["seats"] = seats
        return self.ask("POST", "/tables", body)

    def join(self, table, **more):
        return self.ask("POST", f"/tables/{table}/seats", more)

    def view(self, table, **more):
        return self.ask("GET", f"/tables/{table}/view?tableau=1&choices=1", **more)

    def command(self, table, do, **more):
        return self.ask("POST", f"/tables/{table}/commands", {"do": do, **more})

    def play(self, table, move, decision=None, with_key=None):
        more = {} if decision is None else {"decision": decision}
        return self.command(table, "play", key=with_key or key(), moves=[move], **more)

    def sit(self, table, **hello):
        return Socket(self.server, table, token=self.token, **hello)

    def stream(self, table):
        return Stream(self.server, table, self.token)


class Closed(AssertionError):
    def __init__(self, code, reason=""):
        super().__init__(f"closed with {code} {reason}")
        self.code, self.reason = code, reason


class Socket:
    """A WebSocket at a table."""

    def __init__(self, server, table, hello=True, fields=(), source=None, **say):
        self.wire = Wire(("127.0.0.1", server.port), source)
        named = [("Host", f"localhost:{server.port}"), ("Connection", "Upgrade"), ("Upgrade", "websocket"),
                 ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", base64.b64encode(os.urandom(16)).decode()), *fields]
        lines = "".join(f"{name}: {value}\r\n" for name, value in named)
        self.wire.send(f"GET {ROOT}/tables/{table}/socket HTTP/1.1\r\n{lines}\r\n".encode())
        self.head = b""
        while b"\r\n\r\n" not in self.head:
            more = self.wire.receive()
            if not more:
                raise Closed(0)
            self.head += more
        self.head, self.data = self.head.split(b"\r\n\r\n", 1)
        self.status = int(self.head.split(b" ")[1])
        if hello and self.status == 101:
            self.say({"do": "hello", **say})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.wire.close()

    def say(self, message):
        self.send(message if isinstance(message, str) else json.dumps(message))

    def send(self, text, first=0x81):
        payload = text if isinstance(text, bytes) else text.encode()
        self.wire.send(frame(first, payload))

    def receive(self):
        """The next frame: (kind, payload)."""
        while True:
            if len(self.data) >= 2:
                size, at = self.data[1] & 0x7F, 2
                if size == 126 and len(self.data) >= 4:
                    size, at = struct.unpack(">H", self.data[2:4])[0], 4
                elif size == 127 and len(self.data) >= 10:
                    size, at = struct.unpack(">Q", self.data[2:10])[0], 10
                elif size >= 126:
                    size = 1 << 62
                if len(self.data) >= at + size:
                    kind, payload = self.data[0] & 15, self.data[at:at + size]
                    self.data = self.data[at + size:]
                    return kind, payload
            more = self.wire.receive()
            if not more:
                raise Closed(1006)
            self.data += more

    def next(self):
        """The next message; pings are answered."""
        while True:
            kind, payload = self.receive()
            if kind == 9:
                self.send(payload, 0x8A)
            elif kind == 8:
                raise Closed(struct.unpack(">H", payload[:2])[0], payload[2:].decode())
            elif kind == 1:
                return json.loads(payload)

    def until(self, found):
        while not found(message := self.next()):
            pass
        return message

    def do(self, what, **more):
        """A command and its answer; what comes before it is in `heard`."""
        self.heard = []
        more.setdefault("key", key())
        self.say({"do": what, **more})
        while True:
            message = self.next()
            if message["type"] in ("answer", "error") and message["key"] == more["key"]:
                break
            self.heard.append(message)
        if message["type"] == "error":
            raise Refused(message["code"], answer=message)
        return message

    def closed(self):
        """Waits for the end; its code."""
        try:
            while True:
                self.next()
        except Closed as end:
            return end.code


def frame(first, payload, masked=True, declared=None):
    size = len(payload) if declared is None else declared
    head = bytes([first])
    mask = 0x80 if masked else 0
    if size < 126:
        head += bytes([mask | size])
    elif size < 1 << 16:
        head += bytes([mask | 126]) + struct.pack(">H", size)
    else:
        head += bytes([mask | 127]) + struct.pack(">Q", size)
    if not masked:
        return head + payload
    with_mask = b"\x01\x02\x03\x04"
    return head + with_mask + bytes(byte ^ with_mask[i % 4] for i, byte in enumerate(payload))


class Stream:
    """Lines of JSON from a table, as they happen."""

    def __init__(self, server, table, token, query="tableau=1&choices=1"):
        self.wire = Wire(("127.0.0.1", server.port))
        self.wire.send(f"GET {ROOT}/tables/{table}/stream?{query} HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
                       f"Authorization: Bearer {token}\r\n\r\n".encode())
        self.data = b""
        while b"\r\n\r\n" not in self.data:
            self.data += self.more()
        self.head, self.data = self.data.split(b"\r\n\r\n", 1)
        self.status = int(self.head.split(b" ")[1])

    def more(self):
        data = self.wire.receive()
        if not data:
            raise Closed(0)
        return data

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.wire.close()

    def next(self):
        while True:
            while b"\r\n" not in self.data:
                self.data += self.more()
            size, rest_ = self.data.split(b"\r\n", 1)
            size = int(size, 16)
            if size == 0:
                raise Closed(0)
            while len(rest_) < size + 2:
                rest_ += self.more()
            line, self.data = rest_[:size], rest_[size + 2:]
            message = json.loads(line)
            if message["type"] != "still_here":
                return message


def view_of(message):
    return message.get("view") or {}


def moves_of(message):
    """The sensible moves of a view's choices."""
    choices = view_of(message).get("choices") or {"texts": [], "wasteful": []}
    wasteful = set(choices["wasteful"])
    return [text for i, text in enumerate(choices["texts"]) if i not in wasteful] or choices["texts"]


def is_asked(message):
    """Whether the viewer is to decide something."""
    view = view_of(message)
    return bool(view) and not view["over"] and view["viewer"] in view["awaited"] and not message["notice"]["answered"]


def plays_on(socket, message, rng):
    """Answers a message of a socket if its seat is asked; true if a move was sent."""
    if not is_asked(message):
        return False
    socket.say({"do": "play", "key": key(), "decision": message["view"]["decision"], "moves": [rng.choice(moves_of(message))]})
    return True
