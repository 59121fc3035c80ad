"""Real messages of every game keep to the schemas of docs/wire. The program that writes them is named by ENGAWA_WIRE_MESSAGES."""
import collections
import copy
import json
import os
import pathlib
import re
import subprocess
import sys
import unittest
import warnings

try:
    import jsonschema
except ModuleNotFoundError:  # Debian's package is for Debian's Python, which a version manager may stand in front of
    if sys.executable == "/usr/bin/python3":
        raise
    os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = os.environ.get("ENGAWA_WIRE_MESSAGES", ROOT / "build/loop/tests/wire_messages")
SCHEMAS = {path.name.split(".")[0]: json.loads(path.read_text(encoding="utf-8"))
           for path in sorted((ROOT / "docs/wire").glob("*.schema.json"))}
GAMES = {"paiko", "eiyo", "samurai", "susanoo", "tictactoe", "connect_four", "sealed_bid"}
PARTS = "parts"


def validator(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # newer versions have another way, Debian's has not
        store = {schema["$id"]: schema for schema in SCHEMAS.values()}
        return jsonschema.Draft202012Validator(SCHEMAS[name], resolver=jsonschema.RefResolver(SCHEMAS[name]["$id"], SCHEMAS[name], store))


VALIDATORS = {name: validator(name) for name in SCHEMAS if name != PARTS}


def objects_in(message):
    if isinstance(message, dict):
        yield message
    if isinstance(message, (dict, list)):
        for inner in message.values() if isinstance(message, dict) else message:
            yield from objects_in(inner)


def schemas_in(schema):
    yield schema
    for name in ("properties", "$defs"):
        for inner in schema.get(name, {}).values():
            yield from schemas_in(inner)
    for name in ("items", "additionalProperties"):
        if isinstance(schema.get(name), dict):
            yield from schemas_in(schema[name])


class Schemas(unittest.TestCase):
    def test_each_says_in_words_what_a_member_is_and_allows_no_other(self):
        for file, schema in SCHEMAS.items():
            jsonschema.Draft202012Validator.check_schema(schema)
            for part in schemas_in(schema):
                if part.get("type") == "object":
                    self.assertIn("additionalProperties", part, file)
                if "properties" not in part:
                    continue
                self.assertIs(part["additionalProperties"], False, file)
                for name, member in part["properties"].items():
                    self.assertTrue("description" in member or "$ref" in member, f"{file}: {name}")

    def test_the_types_are_made_from_them(self):
        run = subprocess.run([sys.executable, ROOT / "tools/wire_types", "--check"], capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stdout)


class Messages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        run = subprocess.run([PROGRAM], capture_output=True, text=True, timeout=600, check=True)
        cls.messages = collections.defaultdict(list)
        for line in run.stdout.splitlines():
            name, message = line.split("\t", 1)
            cls.messages[name].append(json.loads(message))

    def test_every_schema_has_some(self):
        self.assertEqual(set(self.messages), set(VALIDATORS))
        self.assertEqual({view["game"] for view in self.messages["view"]}, GAMES)
        for name, schema in SCHEMAS.items():
            if name != PARTS:
                seen = set().union(*self.messages[name])
                self.assertEqual(seen, set(schema["properties"]), name)
        kinds = SCHEMAS["log"]["$defs"]["LogEntry"]["properties"]["kind"]["enum"]
        self.assertEqual({entry["kind"] for log in self.messages["log"] for entry in log["entries"]}, set(kinds))
        self.assertTrue(any(rule["rule"] for rule in self.messages["rule"]))
        self.assertTrue(any(rule["causes"] for rule in self.messages["rule"]))
        self.assertTrue(any(weigh["weighed"] for weigh in self.messages["weigh"]))

    def test_each_keeps_to_its_schema(self):
        for name, messages in self.messages.items():
            for message in messages:
                error = jsonschema.exceptions.best_match(VALIDATORS[name].iter_errors(message))
                self.assertIsNone(error, f"{name}: {error}")

    def test_a_member_that_nobody_described_is_refused_wherever_it_stands(self):
        for name, messages in self.messages.items():
            message = copy.deepcopy(min(messages[:40], key=lambda one: len(json.dumps(one)) == 2))
            for place in objects_in(message):
                place["surplus"] = [[]]  # a list is no value of any table by name either
                self.assertFalse(VALIDATORS[name].is_valid(message), f"{name}: {place}")
                del place["surplus"]
            for member in [one for one in message if one in SCHEMAS[name]["required"]]:
                self.assertFalse(VALIDATORS[name].is_valid({key: value for key, value in message.items() if key != member}))

    def test_packed_choices_have_a_code_for_every_part_and_touch_the_tableau(self):
        page = (ROOT / "docs/wire/README.md").read_text(encoding="utf-8")
        lines = {}
        exec(re.search(r"```python\n(.*?)```", page, re.S).group(1), lines)
        unpacked, checked = lines["unpacked"], 0
        for view in self.messages["view"]:
            choices = view.get("choices")
            if choices is None or "tableau" not in view:
                continue
            refs = {place["id"] for place in view["tableau"]["places"]}
            refs |= {f"{place['id']}/{thing['id']}" for place in view["tableau"]["places"] for thing in place["things"]}
            self.assertLessEqual(set(choices["refs"]), refs)
            codes = iter(choices["codes"])
            gestures = [(verb, *parts) for _, verb, parts in unpacked({**choices, "codes": codes})]
            self.assertIsNone(next(codes, None))
            self.assertEqual(len(gestures), len(choices["texts"]))
            self.assertEqual(len(set(gestures)), len(gestures))
            self.assertIn(len(choices["price_of"]), (0, len(choices["texts"])))
            checked += len(gestures)
        self.assertGreater(checked, 1000)


if __name__ == "__main__":
    unittest.main()
