"""Walks through the pages as somebody hostile takes them, each from its seed: forms pressed with wrong things in them, links
with wrong words, files that are none, and what scripts send: ``python -m benchmarks hostile_walks --count 10000 [--first 0]``.

A walk begins on any page and goes where its links and forms lead, so it reaches what only comes of a press before: an event
that was made, its cases and appeals, a set of exercises, an exam, the form of the builder with cards in it. Looked at: no
answer is a fault of the program, and none says that what is kept cannot be read.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from io import BytesIO
from os import environ
from random import Random
from typing import Any
from unittest.mock import patch
from urllib.parse import parse_qsl, urlencode, urljoin, urlsplit
from zipfile import ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile

from flask import Flask, got_request_exception
from flask.testing import FlaskClient
from msgspec import Struct
from werkzeug.test import TestResponse

from agot_judge.editions import EDITIONS
from agot_judge.training.pool import kept_pool
from agot_judge.web import create_app
from agot_judge.web.on_device import IN_A_BROWSER
from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.packing import pack
from benchmarks.forms import Form, Page, read_page
from benchmarks.hostile_files import ALL
from benchmarks.hostile_requests import MOST_SHOWN, ODD, apart
from benchmarks.measure import Measurement
from benchmarks.mutated_files import mutated
from benchmarks.mutated_scenarios import Mutant

COUNT = 400
STEPS = 8
"""So many requests are made on a walk, those to which answers lead besides."""
NOTHING_TO_PRESS = Page([], [])
UNREADABLE = "What is kept here cannot be read now"
EVERYWHERE = ("/appearance", "/results", "/")
"""Where the forms lead that stand on every page."""
PLAUSIBLE = (
    *(
        "Is he saved?",
        "Yes.",
        "2e/rr/save/1",
        "2e",
        "1e",
        "ccg",
        "Ann",
        "Bob",
        "3",
        "1",
        "0",
        "stealth",
        "Siege",
    ),
    *(
        "Hedge Knight",
        "kneeling",
        "power 2",
        "Winter Tournament",
        "2026-11-29",
        "12",
        "45",
        "claim",
        "Renown.",
    ),
)
"""Words that may well stand in a field."""
NESTED = 3_000


class Fault(Struct, frozen=True):
    """An answer that must not be, on the walk of this seed."""

    seed: int
    request: str
    what: str


class Walk:
    """The walk of a seed; the same seed takes the same one on a new instance."""

    def __init__(self, app: Flask, seed: int) -> None:
        self.seed = seed
        self.requests = 0
        self._app = app
        self._random = Random(seed)
        self._client: FlaskClient = app.test_client()
        self._address = f"10.{seed >> 16 & 255}.{seed >> 8 & 255}.{seed & 255}"
        self._page = NOTHING_TO_PRESS
        self._at = "/"

    def faults(self) -> Iterator[Fault]:
        """What must not be on the way."""
        raised: list[str] = []

        def note(_app: Flask, exception: BaseException) -> None:
            raised.append(f"{type(exception).__name__}: {exception}"[:300])

        in_a_browser = {IN_A_BROWSER: self._random.random() < 0.1}
        with (
            patch.dict(self._app.config, in_a_browser),
            got_request_exception.connected_to(note, self._app),
        ):
            for number in range(STEPS):
                said, response = self._begun() if number == 0 else self._step()
                while response is not None:
                    self.requests += 1
                    wrong = raised.pop() if raised else _wrong(response)
                    if wrong:
                        yield Fault(self.seed, said, wrong)
                    onward = response.headers.get("Location", "") if response.status_code < 400 else ""
                    answered, said = response, f"GET {onward}"
                    response = self._arrive(answered, onward)
                    answered.close()

    def _arrive(self, response: TestResponse, onward: str) -> TestResponse | None:
        """The answer to which this one sends on; else it is the page from which the walk goes on."""
        if onward.startswith("/"):
            return self._client.get(onward, environ_overrides={"REMOTE_ADDR": self._address})
        if response.mimetype == "text/html" and response.status_code < 400:
            self._page, self._at = read_page(response.text), response.request.path
        return None

    def _step(self) -> tuple[str, TestResponse | None]:
        pick, page = self._random, self._page
        how = pick.random()
        if how < 0.05:
            return self._sent_by_script()
        forms = [one for one in page.forms if one.action not in EVERYWHERE or pick.random() < 0.02]
        if how < 0.08 or not (page.links or forms):
            return self._ask("GET", pick.choice(self._beginnings()))
        if forms and (how < 0.7 or not page.links):
            return self._press(pick.choice(forms))
        return self._ask("GET", self._changed_address(self._link(page.links)))

    def _link(self, links: list[str]) -> str:
        """A link of the page, rather one of its own part of the site than one that every page has."""
        own = [one for one in links if one.split("/")[1] == self._at.split("/")[1]]
        return self._random.choice(own if own and self._random.random() < 0.85 else links)

    def _begun(self) -> tuple[str, TestResponse | None]:
        """The first request: any page, or a press that makes what others hang on."""
        pick, how = self._random, self._random.random()
        if how < 0.3:
            made = {"name": "Hall", "edition": pick.choice(sorted(EDITIONS)), "label": "Ola"}
            said, response = self._ask("POST", "/e/new", data=made)
            if response is not None and pick.random() < 0.8:
                desk = response.headers["Location"].split("?")[0].removesuffix("/made")
                asked = {"question": "Is he saved?", "table": "4", "answer": "Yes.", "cite": "2e/rr/save/1"}
                return self._ask("POST", f"{desk}/case", data=asked)
            return said, response
        if how < 0.4:
            return self._ask(
                "POST", "/train/set", data={"title": "Mine", "edition": "2e", "x": self._exercises()}
            )
        if how < 0.5:
            return self._ask("GET", f"/train/exam/new?edition=2e&number=5&minutes=9&seed={pick.randrange(9)}")
        if how < 0.6:
            return self._sent_by_script()
        return self._ask("GET", pick.choice(self._beginnings()))

    def _exercises(self) -> list[str]:
        """The ids of some exercises; one that there is not where none were made."""
        pool = kept_pool("2e")
        known = pool.exercises if pool is not None else ()
        return [one.id for one in self._random.sample(known, min(3, len(known)))] or ["none"]

    def _beginnings(self) -> tuple[str, ...]:
        pick = self._random
        rules = [
            one
            for one in self._app.url_map.iter_rules()
            if not one.arguments and "GET" in (one.methods or ())
        ]
        parts = sorted({one.endpoint.partition(".")[0] for one in rules})
        part = pick.choice((*parts, "sandbox", "sandbox", "train", "events"))
        board = f"/sandbox/s/{pack(pick.choice(examples()).text)}"
        more = {
            "sandbox": (board, f"{board}/edit", f"{board}/edit", f"{board}/outcomes", f"{board}/readings")
        }
        own = [one.rule for one in rules if one.endpoint.partition(".")[0] == part]
        return (*sorted(own), *more.get(part, ()))

    def _ask(self, method: str, address: str, **sent: Any) -> tuple[str, TestResponse | None]:
        said = f"{method} {address[:120]}"
        try:
            return said, self._client.open(
                address, method=method, environ_overrides={"REMOTE_ADDR": self._address}, **sent
            )
        except UnicodeError:
            return said, None  # an address that no client can send

    def _press(self, form: Form) -> tuple[str, TestResponse | None]:
        pick = self._random
        pairs: list[tuple[str, object]] = []
        submits = [one for one in form.fields if one.kind == "submit"]
        for one in form.fields:
            if one.kind in ("checkbox", "radio", "option"):
                if one.is_sent if pick.random() < 0.7 else pick.random() < 0.3:
                    pairs.append((one.name, one.value))
            elif one.kind == "file":
                pairs.append((one.name, (BytesIO(self._file()), "file")))
            elif one.kind != "submit":
                is_empty = not one.value and pick.random() < 0.6
                pairs.append((one.name, pick.choice(PLAUSIBLE) if is_empty else one.value))
        if submits and pick.random() < 0.9:
            pressed = pick.choice(submits)
            pairs.append((pressed.name, pressed.value))
        for _ in range(pick.choice((0, 0, 0, 1, 1, 2, 4))):
            self._spoil(pairs)
        address = urljoin(self._at, form.action)
        if form.method == "GET":
            query = urlencode([(name, str(value)) for name, value in pairs], errors="replace")
            return self._ask("GET", f"{address.partition('?')[0]}?{query}")
        fields: dict[str, list[object]] = {}
        for name, value in pairs:
            fields.setdefault(name, []).append(value)
        said, response = self._ask("POST", self._changed_address(address), data=fields)
        return f"{said} {[(name, value) for name, value in pairs if isinstance(value, str)]!r:.300}", response

    def _spoil(self, pairs: list[tuple[str, object]]) -> None:
        """One of the fields is another, is missing, or stands there twice."""
        pick = self._random
        if not pairs:
            return
        at = pick.randrange(len(pairs))
        name, value = pairs[at]
        how = pick.randrange(7)
        if how < 3:
            pairs[at] = (name, self._word())
        elif how == 3:
            del pairs[at]
        elif how == 4:
            pairs.append((name, self._word() if not isinstance(value, str) else value))
        elif how == 5:
            other, one = pick.choice(pairs)
            pairs[at] = (other, value if isinstance(value, str) and isinstance(one, str) else self._word())
        else:
            pairs[at] = (f"{name}{pick.choice(('0', ':9', '-x', '[]', ''))}", value)

    def _word(self) -> str:
        pick = self._random
        how = pick.random()
        if how < 0.45:
            return pick.choice(ODD).encode(errors="replace").decode()
        if how < 0.75:
            return pick.choice(PLAUSIBLE)
        if how < 0.9:
            return Mutant(pick.randrange(10**9)).text().encode(errors="replace").decode()
        return str(pick.choice((-1, 0, 1, 7, 99, 10**9, 2**63, 10**40)))

    def _changed_address(self, address: str) -> str:
        """The address, now and then with one of its parts or words changed."""
        pick = self._random
        if pick.random() < 0.85:
            return address
        parts = urlsplit(address)
        pairs: list[tuple[str, object]] = list(parse_qsl(parts.query, keep_blank_values=True))
        if pairs:
            self._spoil(pairs)
            return (
                f"{parts.path}?{urlencode([(name, str(value)) for name, value in pairs], errors='replace')}"
            )
        names = parts.path.split("/")
        names[pick.randrange(len(names))] = pick.choice(
            ("x", "0", "2e", "-1", "%00", "%ff", "a" * 300, "2e%2Frr")
        )
        return f"/{'/'.join(names).lstrip('/')}"

    def _file(self) -> bytes:
        pick = self._random
        if pick.random() < 0.5:
            return mutated(pick.randrange(10**9), ALL)[1]
        text = Mutant(pick.randrange(10**9)).text().encode(errors="replace")
        if pick.random() < 0.6:
            return text
        packed = BytesIO()
        with ZipFile(packed, "w", pick.choice((ZIP_STORED, ZIP_DEFLATED, ZIP_LZMA))) as archive:
            archive.writestr(pick.choice(("a.yaml", "set.yaml", "../a.yml")), text)
        data = packed.getvalue()
        at = pick.randrange(len(data))
        return data if pick.random() < 0.5 else data[:at] + pick.randbytes(2) + data[at + 2 :]

    def _sent_by_script(self) -> tuple[str, TestResponse | None]:
        """A body as a script or a program sends it: JSON with something done to it."""
        pick = self._random
        address, body = pick.choice(self._sendings())
        if pick.random() < 0.85:
            mutant = Mutant(pick.randrange(10**9))
            for _ in range(pick.choice((0, 1, 1, 2))):
                body = mutant.changed(body, gently=pick.random() < 0.3)
        data = json.dumps(body).encode()
        if pick.random() < 0.1:
            data = pick.choice(
                (data[:-1], b"[" * NESTED, data + b"x", b'{"x": ' + b"[" * NESTED, b"\xff", b"")
            )
        said, response = self._ask("POST", address, data=data, content_type="application/json")
        return f"{said} {data[:200]!r}", response

    def _sendings(self) -> tuple[tuple[str, object], ...]:
        pick = self._random
        ids = self._exercises()
        log = [
            {
                "exercise": one,
                "family": one,
                "at": "2026-11-02T12:00:00Z",
                "result": "wrong",
                "ms": 900,
                "sure": 1,
            }
            for one in ids
        ]
        text = pick.choice(examples()).text
        return (
            ("/train/schedule", {"log": log, "most": 20}),
            ("/api/v1/train/schedule", {"log": log, "edition": "2e", "most": 20}),
            (f"/api/v1/train/exercises/{ids[0]}/answer", {"choices": [0], "cite": "2e/rr/save/1"}),
            (
                "/api/v1/train/exams",
                {"edition": "2e", "blueprint": "all", "number": 5, "minutes": 9, "seed": 3},
            ),
            ("/api/v1/train/sets", {"title": "Mine", "edition": "2e", "exercises": ids[:1]}),
            ("/api/v1/train/sets", {"text": f"title: Mine\nedition: 2e\nexercises:\n  - id: {ids[0]}\n"}),
            ("/offline/boards", {"title": "A board", "text": text}),
            ("/rulings/list", {"q": "save", "entries": []}),
            ("/rulings/slip", {"number": "1", "entries": []}),
        )


def _wrong(response: TestResponse) -> str:
    """The fault of an answer; empty where there is none."""
    if response.status_code == 503 and UNREADABLE in response.text:
        return f"answered 503: {UNREADABLE}"
    if response.status_code >= 500 and response.status_code not in (503, 507):
        return f"answered {response.status}"
    if response.mimetype == "text/html" and "Traceback (most recent" in response.text:
        return "a traceback in the answer"
    return ""


def walked(app: Flask, seeds: Sequence[int]) -> tuple[int, list[Fault]]:
    """The number of requests that the walks of these seeds made, and their faults."""
    count = 0
    found: list[Fault] = []
    for seed in seeds:
        walk = Walk(app, seed)
        found += walk.faults()
        count += walk.requests
    return count, found


def measure(count: int = COUNT, first: int = 0) -> Measurement:
    """The share of requests on so many walks that are answered as they should be: all."""
    with apart(), patch.dict(environ, {"AGOT_JUDGE_IMPORT": "yes"}):
        app = create_app()
        app.logger.disabled = True
        requests, found = walked(app, range(first, first + count))
    for one in found[:MOST_SHOWN]:
        print(f"seed {one.seed}: {one.request}: {one.what}", file=sys.stderr)
    kinds = Counter(one.what for one in found)
    return Measurement(
        name=f"requests on {count:,} hostile walks from seed {first} that meet no fault",
        value=100 * (requests - len(found)) / max(requests, 1),
        unit="%",
        budget=100,
        peer="all of them",
        peer_value=100,
        note=f"{requests} requests, {len(found)} faults of {len(kinds)} kinds",
    )
