"""Requests that nobody would send by mistake to the desk of events: ``python -m benchmarks hostile_desk --count 50000
[--first 0]``.

Two events stand beside each other. Whoever asks is nobody, a member of the one, a reader of it, somebody with forged secrets,
another site. Looked at: no fault of the program; nothing of the other event in any answer; and the other event is as it was.
"""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from io import BytesIO
from random import Random
from typing import Any
from urllib.parse import quote, urlencode
from uuid import UUID

from flask import Flask, got_request_exception
from flask.testing import FlaskClient
from msgspec import Struct
from werkzeug.routing import Rule
from werkzeug.test import EnvironBuilder, run_wsgi_app

from agot_judge.events.bodies import KINDS, ROLES
from agot_judge.web import create_app
from benchmarks.hostile_requests import ALLOWED, MOST_SHOWN, ODD, PRESSED, apart
from benchmarks.measure import Measurement

COUNT = 5_000
SECRET = "Winterfell's own secret"
"""What stands in the other event alone."""

FIELDS = (
    *("question", "table", "round", "cards", "person", "names", "entry", "case", "began", "answer", "reason"),
    *("cite", "find", "press", "why", "into", "replaces", "pick", "result", "text", "by", "grounds", "do"),
    *("label", "uses", "role", "hours", "member", "days", "name", "shares", "policy", "board", "as", "date"),
    *("edition", "format", "q", "paragraph", "card", "judge", "standing", "cites", "after", "limit"),
)
ENTRY = ("uuid", "event", "subject", "kind", "body", "member", "device", "n", "made_at", "offset", "received")
NESTED = 4_000
LONGEST = 300_000
SITES = (
    {"Sec-Fetch-Site": "cross-site"},
    {"Origin": "https://elsewhere.example"},
    {"Sec-Fetch-Site": "same-site"},
)


class Sent(Struct, frozen=True, kw_only=True):
    """One request, and whose it is."""

    who: str
    method: str
    path: str
    query: str
    headers: tuple[tuple[str, str], ...]
    body: bytes


class Hall:
    """An app with two events, and what is known of them to whoever is hostile: even the numbers of the other one."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        own, other = app.test_client(), app.test_client()
        self.event, self.secret = _made(own, "Own hall")
        self.other, self._key = _made(other, SECRET)
        self.numbers = [_ruled(own, self.event, "Is he saved?") for _ in range(2)]
        self.others = [_ruled(other, self.other, f"{SECRET}: is she?")]
        other.post(f"/e/{self.other}/people", data={"do": "new", "label": SECRET})
        self._other = other
        reader = app.test_client()
        page = own.post(f"/e/{self.event}/members/invite", data={"role": "reader", "uses": "100"}).text
        token = re.search(r"/e/join/([\w-]+)", page)
        assert token is not None
        self.token = token[1]
        reader.post(f"/e/join/{self.token}", data={"label": "Rea"})
        self.reader = _secret(reader, self.event)
        self.entries: list[dict[str, Any]] = json.loads(own.get(f"/api/v1/events/{self.event}/entries").text)[
            "entries"
        ]
        self.uuids = [one["uuid"] for one in self.entries] + [one["subject"] for one in self.entries]
        foreign = json.loads(other.get(f"/api/v1/events/{self.other}/entries").text)["entries"]
        self.foreign = [one[name] for one in foreign for name in ("uuid", "subject", "member")]
        self.before = self.of_the_other()

    def of_the_other(self) -> str:
        """What the other event's own organiser sees of it."""
        return self._other.get(f"/api/v1/events/{self.other}/entries").text


class Maker:
    """Makes the request of each seed."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        rules = sorted(hall.app.url_map.iter_rules(), key=lambda rule: (rule.rule, rule.endpoint))
        self._rules = [one for one in rules if one.endpoint.startswith(("events.", "events_api."))]

    def request(self, seed: int) -> Sent:
        """The request of this seed, always the same for the same hall."""
        random = Random(seed)
        rule = random.choice(self._rules)
        taken = sorted({"GET", "POST"} & (rule.methods or set()))
        method = (
            random.choice(taken) if random.random() < 0.9 else random.choice(("POST", "PUT", "HEAD", "FOO"))
        )
        who = random.choice(("own", "own", "own", "reader", "nobody", "forged", "other's cookie"))
        headers = {"Cookie": self._cookie(random, who)}
        if random.random() < 0.15:
            headers = {"Authorization": f"Bearer {self._secret(random, who)}"}
        if random.random() < 0.1:
            headers |= random.choice(SITES)
        body, kind = b"", ""
        if method == "POST":
            body, kind = self._body(random, rule)
            headers["Content-Type"] = kind
        pairs = [(random.choice(FIELDS), self._value(random)) for _ in range(random.randrange(4))]
        return Sent(
            who=who,
            method=method,
            path=self._path(random, rule),
            query=urlencode(pairs, errors="replace"),
            headers=tuple(headers.items()),
            body=body,
        )

    def _secret(self, random: Random, who: str) -> str:
        hall = self._hall
        known = {"own": hall.secret, "reader": hall.reader, "nobody": ""}.get(who)
        if known is not None:
            return known
        return random.choice((hall.secret[:-1], hall.secret + "x", hall.token, "x" * 400, "%00", "'", "é"))

    def _cookie(self, random: Random, who: str) -> str:
        event = self._hall.other if who == "other's cookie" else self._hall.event
        secret = self._hall.secret if who == "other's cookie" else self._secret(random, who)
        more = [
            f"desk-{random.choice((*ODD[3:8], self._hall.other))}=x"
            for _ in range(random.choice((0, 3, 200)))
        ]
        return (
            "; ".join([f"desk-{event}={secret}", f"desk={random.choice((event, 'x'))}", *more])
            .encode(errors="replace")
            .decode("latin-1")
        )

    def _path(self, random: Random, rule: Rule) -> str:
        hall = self._hall
        parts = []
        for part in re.split(r"(<[^>]*>)", rule.rule):
            if not part.startswith("<"):
                parts.append(part)
                continue
            odd = str(random.choice(ODD))
            names = part[1:-1].rpartition(":")[2]
            if names == "event":
                chosen = random.choice((hall.event,) * 6 + (hall.other,) * 2 + (hall.event.upper(), odd))
            elif names == "number":
                chosen = random.choice((*hall.numbers * 3, *hall.others, hall.numbers[0].lower(), odd))
            elif names == "token":
                chosen = random.choice((hall.token[:-1], hall.secret, odd))
            elif "any(" in part:
                chosen = random.choice(re.findall(r"\w+", part[part.index("(") : part.index(")")]))
            else:
                chosen = odd
            parts.append(quote(chosen, safe="", errors="replace"))
        return "".join(parts)

    def _value(self, random: Random) -> str:
        hall = self._hall
        how = random.random()
        if how < 0.3:
            return str(random.choice(ODD))
        if how < 0.4:
            return str(random.choice(PRESSED))
        if how < 0.6:
            return str(random.choice((*hall.uuids, *hall.foreign, *hall.numbers, *hall.others)))
        if how < 0.8:
            return random.choice(
                ("yes", "replace", "keep", "name", "merge", "new", "find", "upheld", "token", *ROLES)
            )
        if how < 0.82:
            return "x" * LONGEST
        return random.choice(("2e/rr/save/1", "{person:x}", "2026-11-29", "٣" * 9, "9" * 400, "Is he saved?"))

    def _body(self, random: Random, rule: Rule) -> tuple[bytes, str]:
        takes_json = rule.endpoint.startswith("events_api.") or rule.endpoint.endswith("_own")
        how = random.random()
        if how < 0.08:
            return random.randbytes(random.randrange(400)), random.choice(
                ("application/json", "text/plain", "multipart/form-data; boundary=x", "a/b; charset=zz")
            )
        if rule.rule.endswith("/import"):
            return self._upload(self._file(random))
        if takes_json:
            return self._json(random), "application/json"
        pairs = [(random.choice(FIELDS), self._value(random)) for _ in range(random.randrange(9))]
        return urlencode(pairs, errors="replace").encode(), "application/x-www-form-urlencoded"

    def _upload(self, data: bytes) -> tuple[bytes, str]:
        made = EnvironBuilder(method="POST", data={"file": (BytesIO(data), "rulings.json")})
        environment = made.get_environ()
        return environment["wsgi.input"].read(), str(environment["CONTENT_TYPE"])

    def _file(self, random: Random) -> bytes:
        entries = [self._entry(random) for _ in range(random.randrange(4))]
        whole = {"format": "agot-judge event 1", "event": self._hall.event, "entries": entries}
        return self._damaged(random, json.dumps(whole).encode())

    def _json(self, random: Random) -> bytes:
        entries = [self._entry(random) for _ in range(random.randrange(4))]
        return self._damaged(random, json.dumps({"entries": entries, "q": self._value(random)}).encode())

    def _damaged(self, random: Random, data: bytes) -> bytes:
        how = random.randrange(12)
        if how == 0:
            return data[: random.randrange(len(data) + 1)]
        if how == 1:
            return data.replace(b'"body"', b'"body": ' + b"[" * NESTED + b"]" * NESTED + b', "x"', 1)
        if how == 2:
            return b"[" * random.choice((10, NESTED, 50 * NESTED))
        if how == 3:
            at = random.randrange(len(data) + 1)
            return data[:at] + random.choice((b"\xff", b"\x00", b"\\ud800", b"1e999", b"NaN")) + data[at:]
        return data

    def _entry(self, random: Random) -> dict[str, Any]:
        hall = self._hall
        made: dict[str, Any] = dict(random.choice(hall.entries))
        made["uuid"] = str(UUID(int=random.getrandbits(128)))
        for _ in range(random.choice((0, 1, 2, 3))):
            name = random.choice(ENTRY)
            made[name] = self._of_entry(random, name)
        return made

    def _of_entry(self, random: Random, name: str) -> object:
        hall = self._hall
        if random.random() < 0.2:
            return random.choice((None, True, -1, 2**63, 1.5, "\x00", "x" * 300, [], {"x": {}}, *ODD[:6]))
        if name in ("uuid", "subject", "member"):
            return random.choice((*hall.uuids, *hall.foreign))
        if name == "event":
            return random.choice((hall.other, hall.event, "00000000"))
        if name == "kind":
            return random.choice(list(KINDS))
        if name == "body":
            fields = [random.choice((*FIELDS, "label", "replaces")) for _ in range(random.randrange(3))]
            return {one: self._value(random) for one in fields}
        if name == "device":
            return self._value(random)
        return random.choice((0, 1, 2**48, 2**53, 1_700_000_000_000))


def fault(hall: Hall, request: Sent) -> str:
    """What is wrong with the answer to a request; empty where nothing is."""
    raised: list[str] = []

    def note(_app: Flask, exception: BaseException) -> None:
        raised.append(f"{type(exception).__name__}: {exception}"[:300])

    environment = EnvironBuilder(
        path=request.path,
        query_string=request.query,
        method=request.method,
        headers=list(request.headers),
        data=request.body,
    ).get_environ()
    with got_request_exception.connected_to(note, hall.app):
        parts, status, _ = run_wsgi_app(hall.app, environment, buffered=True)
    answer = b"".join(parts)
    if raised:
        return raised[0]
    if int(status[:3]) >= 500 and int(status[:3]) not in ALLOWED:
        return f"answered {status}"
    if int(status[:3]) == 503:
        return "the database is said not to answer"
    if SECRET.encode() in answer or SECRET.replace("'", "&#39;").encode() in answer:
        return "the other event stands in the answer"
    return "a traceback in the answer" if b"Traceback (most recent" in answer else ""


def faults(hall: Hall, seeds: Sequence[int]) -> Iterator[tuple[int, Sent, str]]:
    """The seeds whose requests meet a fault, and at last that the other event has changed."""
    maker = Maker(hall)
    for seed in seeds:
        request = maker.request(seed)
        wrong = fault(hall, request)
        if not wrong and seed % 50 == 0 and hall.of_the_other() != hall.before:
            wrong, hall.before = "the other event has changed", hall.of_the_other()
        if wrong:
            yield seed, request, wrong


def measure(count: int = COUNT, first: int = 0) -> Measurement:
    """The share of requests that are answered as they should be: all."""
    kinds: Counter[str] = Counter()
    with apart():
        app = create_app()
        app.logger.disabled = True
        hall = Hall(app)
        for seed, request, wrong in faults(hall, range(first, first + count)):
            kinds[wrong] += 1
            if sum(kinds.values()) <= MOST_SHOWN:
                print(
                    f"seed {seed}: {request.who} {request.method} {request.path[:100]}: {wrong}",
                    file=sys.stderr,
                )
    good = count - sum(kinds.values())
    return Measurement(
        name=f"hostile requests to the desk that meet no fault, of {count:,} from seed {first}",
        value=100 * good / count,
        unit="%",
        budget=100,
        peer="all of them",
        peer_value=100,
        note=f"{sum(kinds.values())} faults of {len(kinds)} kinds",
    )


def _made(client: FlaskClient, name: str) -> tuple[str, str]:
    made = client.post("/e/new", data={"name": name, "edition": "2e", "label": "Ola"})
    event = made.headers["Location"].split("/")[2]
    return event, _secret(client, event)


def _secret(client: FlaskClient, event: str) -> str:
    kept = client.get_cookie(f"desk-{event}")
    assert kept is not None
    return kept.value


def _ruled(client: FlaskClient, event: str, question: str) -> str:
    made = client.post(f"/e/{event}/case", data={"question": question, "table": "4"})
    number = made.headers["Location"].rpartition("/")[2]
    client.post(f"/e/{event}/c/{number}/rule", data={"answer": "Yes.", "cite": "2e/rr/save/1"})
    return number
