"""Requests that nobody would send by mistake: fuzzed addresses, queries, forms, bodies and headers, each from its seed.

``python -m benchmarks hostile_requests --count 100000 [--first 0]``. What is measured is that none is answered by a fault
of the program: no status 500, no exception. A fault is printed with its seed, which makes the same request again.
"""

import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from os import environ
from pathlib import Path
from random import Random
from urllib.parse import quote, urlencode

from flask import Flask, got_request_exception
from msgspec import Struct
from werkzeug.routing import Rule
from werkzeug.test import EnvironBuilder, run_wsgi_app

from agot_judge.corpus.pins import version_key
from agot_judge.editions import EDITIONS
from agot_judge.errors import AgotJudgeError
from agot_judge.places import instance_path
from agot_judge.training.curriculum import lessons
from agot_judge.training.exam import new_code
from agot_judge.training.pool import kept_pool
from agot_judge.web import create_app
from agot_judge.web.library import library
from agot_judge.web.sandbox.examples import examples
from agot_judge.web.sandbox.packing import pack
from benchmarks.measure import Measurement

COUNT = 3_000
MOST_SHOWN = 20
ALLOWED = (503, 507)
"""Answers of the server's own that say that it cannot, and why."""

BOARDS = 3
"""Boards read the most of what is sent: they are asked for so many times as often."""
TAKEN = 0.85
"""The share of requests whose method the address takes."""
METHODS = ("GET",) * 12 + ("POST",) * 8 + ("HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "FOO")
ODD = (
    *(
        "",
        " ",
        "0",
        "-1",
        "1e9",
        "999999999999999999999",
        "true",
        "null",
        "\x00",
        "\n",
        "\r\nX: y",
        "\ufffe",
        "\U0001f409",
    ),
    *(
        "../../etc/passwd",
        "..%2f..",
        "<script>x</script>",
        "'\"><",
        "{{7*7}}",
        "${7*7}",
        "%",
        "%zz",
        "%00",
        "%ff%fe",
        "\u202e",
    ),
    *(
        "a" * 700,
        "🐺" * 90,
        '"',
        "(",
        "[",
        "\\",
        "*",
        "f:",
        "s>",
        "x:'",
        "-",
        "OR",
        "AND NOT",
        "^",
        "~9",
        "a~b",
        "٣",
        "١",
    ),
    *(
        "2e",
        "1e",
        "ccg",
        "all",
        "4.2.1",
        "(3.3)",
        "stealth",
        "2e/rr/stealth/1",
        "2e/rr@old",
        "ccg/rules@",
        "@",
        "#",
        "a;b",
        "a&b=c",
    ),
)
FIELDS = (
    *(
        "q",
        "edition",
        "limit",
        "offset",
        "page",
        "version",
        "id",
        "at",
        "other",
        "why",
        "question",
        "start",
        "card",
        "back",
    ),
    *(
        "appearance",
        "do",
        "text",
        "title",
        "answer",
        "option",
        "order",
        "type",
        "against",
        "attacker",
        "number",
        "word",
        "line",
    ),
    *(
        "p0-quick",
        "p1-quick",
        "p0-deck",
        "p0-name",
        "p0-claim",
        "p1-hand",
        "d0-str",
        "d0-text",
        "d0-shown",
        "hand",
        "kill",
    ),
)
PRESSED = (
    *(
        "update",
        "step",
        "add-player",
        "forget-run",
        "empty",
        "use-form",
        "use-text",
        "deck:0",
        "kneeling:0:0",
        "remove:0:0",
    ),
    *(
        "remove:0:hand:0",
        "detach:0:0:0",
        "more-power:0:0",
        "spell:x",
        "line:0:Hodor",
        "deck:9",
        "kneeling:9:999",
        "end",
        "pass",
        "go-on",
    ),
)
HEADERS = (
    *(
        "Host",
        "Accept",
        "Accept-Language",
        "Cookie",
        "If-None-Match",
        "If-Modified-Since",
        "Origin",
        "Sec-Fetch-Site",
        "Range",
    ),
    *(
        "Content-Type",
        "Referer",
        "User-Agent",
        "X-Forwarded-For",
        "X-Forwarded-Host",
        "Authorization",
        "Accept-Encoding",
        "TE",
    ),
)
BODIES = (
    "application/json",
    "multipart/form-data; boundary=x",
    "text/plain",
    "application/x-www-form-urlencoded",
    "a/b; charset=zz",
)


class Hostile(Struct, frozen=True, kw_only=True):
    """One request."""

    method: str
    path: str
    query: str
    headers: tuple[tuple[str, str], ...]
    body: bytes


class Maker:
    """Makes the request of each seed, for the addresses that an app has."""

    def __init__(self, app: Flask) -> None:
        rules = sorted(app.url_map.iter_rules(), key=lambda rule: (rule.rule, rule.endpoint))
        boards = [rule for rule in rules if rule.rule.startswith("/sandbox")]
        self._rules = [*rules, *boards * BOARDS]
        with app.app_context():
            corpus = library().corpus
        entries = corpus.entries()
        self._ids = [entry.id for entry in entries] + [
            one.id for entry in entries for one in entry.paragraphs
        ]
        documents = corpus.documents()
        pools = [pool for pool in map(kept_pool, EDITIONS) if pool is not None]
        self._places = (
            *(f"{one.id}@{version_key(one.version)}" for one in documents),
            *(f"{one.id}.atom" for one in documents),
            *(str(new_code(corpus, pool, 7, "all", 0, 5, 9)) for pool in pools),
            *(one.id for pool in pools for one in pool.exercises[::50]),
            *(one.id for one in lessons("2e")),
        )
        """Other things that have an address: versions, feeds, exams, exercises, lessons."""
        self._texts = [example.text for example in examples()]

    def request(self, seed: int) -> Hostile:
        """The request of this seed, always the same."""
        random = Random(seed)
        rule = self._rule(random)
        taken = sorted({"GET", "POST"} & (rule.methods or set()))
        method = random.choice(taken) if taken and random.random() < TAKEN else random.choice(METHODS)
        path = self._path(random, rule)
        pairs = [(random.choice(FIELDS), self._value(random)) for _ in range(random.randrange(5))]
        headers = {random.choice(HEADERS): self._header(random) for _ in range(random.choice((0, 0, 1, 3)))}
        body = b""
        if method not in ("GET", "HEAD") or random.random() < 0.05:
            body = self._body(random, headers)
        return Hostile(
            method=method,
            path=path,
            query=urlencode(pairs, errors="surrogatepass")
            if random.random() < 0.9
            else self._garbled(random, urlencode(pairs)),
            headers=tuple(headers.items()),
            body=body,
        )

    def _rule(self, random: Random) -> Rule:
        # All outcomes of a board may be followed for seconds; one in some hundreds is enough.
        while True:
            rule = random.choice(self._rules)
            if not rule.rule.endswith("/outcomes") or random.random() < 0.03:
                return rule

    def _path(self, random: Random, rule: Rule) -> str:
        parts = []
        for part in rule.rule.split("/"):
            if not part.startswith("<"):
                parts.append(part)
            elif "any(s, k)" in part:
                parts.append(random.choice("sssk"))
            elif part.endswith("key>"):
                parts.append(self._key(random))
            else:
                parts.append(
                    quote(self._name(random), safe="/" if random.random() < 0.7 else "", errors="replace")
                )
        path = "/".join(parts)
        return self._garbled(random, path) if random.random() < 0.1 else path

    def _key(self, random: Random) -> str:
        packed = pack(self._text(random))
        return packed if random.random() < 0.85 else self._garbled(random, packed)

    def _text(self, random: Random) -> str:
        lines = random.choice(self._texts).splitlines()
        for _ in range(random.choice((0, 1, 1, 2, 4))):
            at = random.randrange(len(lines))
            how = random.randrange(5)
            if how == 0:
                del lines[at : at + random.randrange(1, 3)]
            elif how == 1:
                lines.insert(random.randrange(len(lines) + 1), lines[at])
            elif how == 2:
                lines[at] = self._garbled(random, lines[at])
            elif how == 3:
                words = lines[at].split(" ")
                words[random.randrange(len(words))] = random.choice(ODD).replace("\n", " ")
                lines[at] = " ".join(words)
            else:
                other = random.choice(self._texts).splitlines()
                lines[at] = random.choice(other)
            if not lines:
                return ""
        return "\n".join(lines).encode(errors="replace").decode()

    def _name(self, random: Random) -> str:
        how = random.random()
        known = self._ids if how < 0.35 else self._places if how < 0.65 else ODD
        name = random.choice(known)
        return self._garbled(random, name) if random.random() < 0.2 else name

    def _value(self, random: Random) -> str:
        how = random.random()
        if how < 0.3:
            return random.choice(ODD)
        if how < 0.5:
            return random.choice(PRESSED)
        if how < 0.6:
            return str(random.randrange(-2, 40))
        if how < 0.7:
            return self._text(random)
        if how < 0.8:
            return self._key(random)
        return self._garbled(random, random.choice(self._ids))

    def _header(self, random: Random) -> str:
        return (
            random.choice(
                (*ODD, "*/*", "bytes=0-", '"x"', "cross-site", "same-origin", "http://evil.example")
            )
            .encode(errors="replace")
            .decode("latin-1")
            .replace("\r", "")
            .replace("\n", "")
        )

    def _body(self, random: Random, headers: dict[str, str]) -> bytes:
        pairs = [(random.choice(FIELDS), self._value(random)) for _ in range(random.randrange(8))]
        headers.setdefault("Content-Type", "application/x-www-form-urlencoded")
        if random.random() < 0.75:
            return urlencode(pairs, errors="surrogatepass").encode()
        headers["Content-Type"] = random.choice(BODIES)
        how = random.randrange(3)
        if how == 0:
            return json.dumps(dict(pairs)).encode()[: random.randrange(400)]
        if how == 1:
            return random.randbytes(random.randrange(300))
        return b"".join(
            f'--x\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode(
                errors="replace"
            )
            for name, value in pairs
        )

    def _garbled(self, random: Random, text: str) -> str:
        at = random.randrange(len(text) + 1)
        how = random.randrange(4)
        if how == 0:
            return text[:at]
        if how == 1:
            return text[:at] + random.choice(ODD) + text[at:]
        if how == 2:
            return text[:at] + text[at + 1 :]
        return text[:at] + chr(random.choice((0, 9, 13, 0x7F, 0xE9, 0x301, 0xFFFD, 0x1F409))) + text[at:]


def fault(app: Flask, request: Hostile) -> str:
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
    with got_request_exception.connected_to(note, app):
        parts, status, _ = run_wsgi_app(app, environment, buffered=True)
    if raised:
        return raised[0]
    if int(status[:3]) >= 500 and int(status[:3]) not in ALLOWED:
        return f"answered {status}"
    return "a traceback in the answer" if b"Traceback (most recent" in b"".join(parts) else ""


def faults(app: Flask, seeds: Sequence[int]) -> Iterator[tuple[int, Hostile, str]]:
    """The seeds whose requests meet a fault."""
    maker = Maker(app)
    for seed in seeds:
        request = maker.request(seed)
        wrong = fault(app, request)
        if wrong:
            yield seed, request, wrong


def measure(count: int = COUNT, first: int = 0) -> Measurement:
    """The share of requests that are answered as they should be: all."""
    kinds: Counter[str] = Counter()
    with apart():
        app = create_app()
        app.logger.disabled = True
        for seed, request, wrong in faults(app, range(first, first + count)):
            kinds[wrong] += 1
            if sum(kinds.values()) <= MOST_SHOWN:
                print(f"seed {seed}: {request.method} {request.path[:100]}: {wrong}", file=sys.stderr)
    good = count - sum(kinds.values())
    return Measurement(
        name=f"hostile requests that meet no fault, of {count:,} from seed {first}",
        value=100 * good / count,
        unit="%",
        budget=100,
        peer="all of them",
        peer_value=100,
        note=f"{sum(kinds.values())} faults of {len(kinds)} kinds",
    )


@contextmanager
def apart() -> Iterator[None]:
    """An instance folder for what is saved meanwhile; what takes long to make is that of the real one."""
    real = instance_path()
    before = environ.get("AGOT_JUDGE_INSTANCE")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("corpus", "search", "compiled", "training"):
            if (real / name).is_dir():
                (Path(folder) / name).symlink_to(real / name)
        environ["AGOT_JUDGE_INSTANCE"] = folder
        try:
            yield
        except AgotJudgeError as error:
            raise SystemExit(error.message) from error
        finally:
            if before is None:
                del environ["AGOT_JUDGE_INSTANCE"]
            else:
                environ["AGOT_JUDGE_INSTANCE"] = before
