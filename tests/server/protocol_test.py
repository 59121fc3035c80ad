"""The conversation of docs/protocol.md, played: what is sent there is sent here, and what comes has the members that stand there."""
import json
import pathlib
import re
import unittest

from serving import Serving
from tabling import Socket, moves_of, rest

TEXT = pathlib.Path(__file__).parents[2] / "docs" / "protocol.md"


def conversation():
    """Pairs of who speaks and what is said, without remarks."""
    block = re.search(r"\n```\n(.*?)```", TEXT.read_text(), re.S)[1]
    for line in block.strip().splitlines():
        who, said = line[0], line[2:]
        yield who, re.split(r"  +", said)[0].strip()


def names_of(text):
    """The names of the members that a line shows at its outermost level."""
    depth, names = 0, []
    for part in re.finditer(r'[{\[]|[}\]]|"(\w+)":', text):
        if part[0] in "{[":
            depth += 1
        elif part[0] in "}]":
            depth -= 1
        elif depth == 1:
            names.append(part[1])
    return names


class Protocol(unittest.TestCase):
    def test_the_conversation(self):
        with Serving("--log", "trouble") as server:
            ben = rest(server, "POST", "/guests", {})[1]["token"]
            known = {}
            ada = socket = answer = None
            moves = []
            for who, said in conversation():
                with self.subTest(said):
                    if who == "<":
                        shown = said[4:] if said[:3].isdigit() else said
                        if said[:3].isdigit():
                            self.assertEqual(answer[0].status, int(said[:3]))
                            message = answer[1]
                        else:
                            message = socket.next()
                        for name in names_of(shown):
                            self.assertIn(name, message)
                        for name, value in re.findall(r'"(\w+)": ("[^"…]*"|\d+)', shown.split("{…")[0] if '"view"' in shown else shown):
                            if name in message:
                                self.assertEqual(message[name], json.loads(value))
                        moves = moves or moves_of(message)
                        known.update({name: message[name] for name in ("token", "table", "invites") if isinstance(message.get(name), (str, list))})
                        ada = ada or known.get("token")
                    elif said.startswith("{"):
                        said = said.replace('"token": "…"', f'"token": "{ada}"')
                        command = json.loads(said.replace("…", moves[0] if moves else ""))
                        socket.say(command)
                    else:
                        method, path, *body = said.split(" ", 2)
                        path = path.replace("t…", known.get("table", ""))
                        if path.endswith("/socket"):
                            socket = Socket(server, known["table"], hello=False)
                            self.assertEqual(socket.status, 101)
                            continue
                        text = body[0].replace('"invite": "…"', f'"invite": "{known.get("invites", [""])[0]}"') if body else None
                        token = ben if path.endswith("/seats") else ada
                        answer = rest(server, method, path, text and json.loads(text), token)
            socket.wire.close()


if __name__ == "__main__":
    unittest.main()
