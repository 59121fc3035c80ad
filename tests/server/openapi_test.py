"""The description at /api/v1/openapi.json is true: real answers of every address keep to it, and there is no other address (C-23)."""
import json
import unittest

import jsonschema

from serving import Serving
from tabling import Guest, Socket, moves_of, rest


class OpenApi(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Serving()
        cls.addClassCleanup(cls.server.__exit__)
        cls.description = rest(cls.server, "GET", "/openapi.json")[1]
        cls.asked = set()

    def check(self, method, path, address, body=None, token=None, status=200):
        """Asks, and holds the answer to what the description says of that address."""
        said = self.description["paths"][address][method.lower()]
        reply, answer = rest(self.server, method, path, body, token)
        self.assertEqual(reply.status, status, answer)
        self.asked.add((method.lower(), address))
        described = said["responses"].get(str(status), said["responses"]["default"])
        self.validate(answer, described["content"]["application/json"]["schema"])
        if body is not None and status < 400:
            self.validate(body, said["requestBody"]["content"]["application/json"]["schema"])
        return answer

    def validate(self, answer, schema):
        jsonschema.Draft202012Validator({**schema, "components": self.description["components"]}).validate(answer)

    def test_answers_are_as_described(self):
        self.assertEqual(self.description["openapi"], "3.1.0")
        self.check("GET", "/openapi.json", "/openapi.json")
        self.check("GET", "/games", "/games")
        self.check("GET", "/house", "/house")
        token = self.check("POST", "/guests", "/guests", {"program": True}, status=201)["token"]
        other = Guest(self.server)
        opened = self.check("POST", "/tables", "/tables", {"game": "paiko", "listed": True, "name": "Ada", "chance": "seeded", "seed": "7",
                                                           "clock": {"seconds": 600, "end": "idle"}}, token, 201)
        table = opened["table"]
        at = f"/tables/{table}"
        self.check("GET", "/tables", "/tables")
        self.check("POST", f"{at}/seats", "/tables/{id}/seats", {"name": "Ben", "program": True}, other.token)
        self.check("GET", at, "/tables/{id}", token=token)
        view = self.check("GET", f"{at}/view?tableau=1&choices=1&odds=1", "/tables/{id}/view", token=token)
        self.check("POST", f"{at}/commands", "/tables/{id}/commands",
                   {"do": "play", "key": "k" * 16, "moves": [moves_of(view)[0]], "decision": view["view"]["decision"]}, token)
        self.check("POST", f"{at}/links", "/tables/{id}/links", {}, token, 201)
        code = self.check("POST", "/tables", "/tables", {"game": "paiko"}, token, 201)["code"]
        self.check("POST", "/links", "/links", {"link": code})
        self.check("GET", f"{at}/log?from=0", "/tables/{id}/log", token=token)
        self.check("GET", f"{at}/record", "/tables/{id}/record", token=token)
        self.check("GET", "/guests/me", "/guests/me", token=token)
        schema = {"$ref": "#/components/schemas/News"}
        with other.stream(table) as stream:
            self.validate(stream.next(), schema)
        self.asked.add(("get", "/tables/{id}/stream"))
        with Socket(self.server, table, token=token, choices=True) as socket:
            self.validate(socket.next(), schema)
            self.validate(socket.do("say", text="hello"), {"$ref": "#/components/schemas/Answer"})
        self.asked.add(("get", "/tables/{id}/socket"))
        # Refusals have one form.
        self.check("GET", "/tables/tnothing/view", "/tables/{id}/view", token=token, status=404)
        self.check("POST", "/tables", "/tables", {"game": "chess"}, token, status=400)
        self.check("POST", "/cards", "/cards", {"game": "eiyo", "cards": {}}, token, status=400)
        self.check("POST", "/tables", "/tables", {"game": "paiko"}, status=401)
        self.check("DELETE", "/guests/me", "/guests/me", token=token)
        described = {(method, address) for address, methods in self.description["paths"].items() for method in methods}
        self.assertEqual(described, self.asked)

    def test_c23_nothing_else_answers(self):
        token = Guest(self.server).token
        for path in ("", "/", "/admin", "/tables/", "/tables//view", "/guests/1", "/eval", "/games/paiko", "/tables/x/y/z", "/cards/abc"):
            for method in ("GET", "POST", "DELETE", "PUT", "PATCH"):
                with self.subTest(path=path, method=method):
                    reply, _ = rest(self.server, method, path, {} if method == "POST" else None, token)
                    self.assertIn(reply.status, (400, 403, 404, 405))


if __name__ == "__main__":
    unittest.main()
