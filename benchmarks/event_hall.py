"""A hall with a server that is killed and started again, and devices that write whether it answers or not."""

import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from uuid import UUID

import msgspec

from agot_judge.events.bodies import Body
from agot_judge.events.entry import Entry, plain, read_entry
from agot_judge.events.fold import fold
from agot_judge.events.state import Event
from agot_judge.places import ROOT
from benchmarks.served import JUDGE, family

TIMEOUT_S = 30
STARTS_S = 120
AT_ONCE = 200
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


class NoAnswer(Exception):
    """The server is not there."""


class Hall:
    """A server of its own on one port, with its own instance folder."""

    def __init__(self, instance: Path) -> None:
        self.devices: list[Device] = []
        self._instance = instance
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the server; return when it answers."""
        command = [*JUDGE[:-1], f"--port={self.port}"]
        environment = {**os.environ, "AGOT_JUDGE_INSTANCE": str(self._instance)}
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, text=True
        )
        end = time.monotonic() + STARTS_S
        while time.monotonic() < end:
            with suppress(NoAnswer):
                ask(self.port, "GET", "/e")
                return
            time.sleep(0.1)
        raise SystemExit("the server did not start")

    def computing(self) -> float:
        """Milliseconds of processor time that all processes of the server have used."""
        assert self._process is not None
        ticks = 0
        for process in family(self._process.pid):
            with suppress(OSError):
                fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
        return 1000 * ticks / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        """End the server, and let go of what its devices hold."""
        self.kill()
        for device in self.devices:
            device.close()

    def kill(self) -> None:
        """End every process of the server at once, in the midst of whatever they do."""
        if self._process is None:
            return
        for process in list(family(self._process.pid)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait()
        self._process = None


Answer = tuple[int, dict[str, str], str]
"""Status, headers and text."""


def ask(
    port: int, method: str, path: str, body: str | bytes = "", headers: dict[str, str] | None = None
) -> Answer:
    """An answer on a connection of its own. Raises NoAnswer where none comes."""
    line = Line(port)
    try:
        return line.ask(method, path, body, headers or {})
    finally:
        line.close()


class Line:
    """A connection that is kept, as browsers keep one."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._connection: HTTPConnection | None = None

    def ask(self, method: str, path: str, body: str | bytes, headers: dict[str, str]) -> Answer:
        """An answer. Raises NoAnswer where none comes, on a new connection either."""
        was_kept = self._connection is not None
        try:
            return self._ask(method, path, body, headers)
        except NoAnswer:
            if not was_kept:
                raise
        return self._ask(method, path, body, headers)

    def close(self) -> None:
        """Let go of it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _ask(self, method: str, path: str, body: str | bytes, headers: dict[str, str]) -> Answer:
        connection = self._connection or HTTPConnection("127.0.0.1", self._port, timeout=TIMEOUT_S)
        self._connection = connection
        try:
            connection.request(method, path, body or None, headers)
            response = connection.getresponse()
            found: dict[str, str] = {}
            for name, value in response.getheaders():
                found[name] = f"{found[name]}, {value}" if name in found else value
            return response.status, found, response.read().decode()
        except (OSError, HTTPException) as error:
            self.close()
            raise NoAnswer from error


class Organised:
    """An event on the server of a hall, by its organiser."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        status, headers, text = ask(hall.port, "POST", "/e/new", urlencode({"name": "Hall"}), FORM)
        assert status == 303, text
        self.event = headers["Location"].split("/")[2]
        cookies = re.findall(r"(desk-\w+=[\w-]+)", headers["Set-Cookie"])
        assert cookies
        self._cookie = {"Cookie": cookies[0]}

    def page(self, path: str) -> str:
        """A page of the desk."""
        status, _, text = ask(self.hall.port, "GET", f"/e/{self.event}{path}", headers=self._cookie)
        assert status == 200, text
        return text

    def press(self, path: str, **fields: str) -> str:
        """The page after a press."""
        body = urlencode(fields)
        return ask(self.hall.port, "POST", f"/e/{self.event}{path}", body, {**FORM, **self._cookie})[2]

    def device(self, name: str, role: str = "judge") -> "Device":
        """A device of a new member."""
        link = re.search(r"/e/join/[\w-]+", self.press("/members/invite", role=role, label=name, uses="1"))
        assert link is not None
        text = ask(self.hall.port, "POST", link[0], urlencode({"label": name, "as": "token"}), FORM)[2]
        secret = re.search(r'id="secret" readonly value="([\w-]+)"', text)
        member = re.search(r'id="member" readonly value="([\w-]+)"', text)
        assert secret is not None
        assert member is not None
        made = Device(self.hall.port, self.event, name, member[1], secret[1])
        self.hall.devices.append(made)
        return made


class Device:
    """A device with its list of entries, and those that the server has not confirmed."""

    def __init__(self, port: int, event: str, name: str, member: str, secret: str) -> None:
        self._line = Line(port)
        self.event = event
        self.name = name
        self.member = member
        self._headers = {"Authorization": f"Bearer {secret}"}
        self._n = 0
        self.is_online = True
        self.cursor = 0
        self.known: dict[str, Entry] = {}
        self.waiting: dict[str, Entry] = {}
        self.confirmed: set[str] = set()
        self.refused: dict[str, str] = {}
        self.polls: list[float] = []

    def close(self) -> None:
        """Let go of its connection."""
        self._line.close()

    def say(self, kind: str, subject: UUID | str, body: Body, uuid: UUID | str, at: int) -> Entry:
        """Write an entry; it waits until the server has confirmed it."""
        self._n += 1
        entry = Entry(
            uuid=str(uuid),
            event=self.event,
            subject=str(subject),
            kind=kind,
            body=body,
            member=self.member,
            device=self.name,
            n=self._n,
            made_at=at,
        )
        self.waiting[entry.uuid] = entry
        self.known[entry.uuid] = entry
        return entry

    def sync(self) -> bool:
        """Send what waits and take what is new; False where the server does not answer, or the device has no network."""
        if not self.is_online:
            return False
        try:
            self._send()
            self._take()
        except NoAnswer:
            return False
        return True

    def folded(self) -> Event:
        """The event as this device has it."""
        return fold(self.event, self.known.values())

    def poll(self) -> None:
        """Ask once whether something is new, and note how long that took."""
        start = time.perf_counter()
        self._line.ask("GET", self._entries(self.cursor), "", self._headers)
        self.polls.append((time.perf_counter() - start) * 1000)

    def _entries(self, after: int) -> str:
        return f"/api/v1/events/{self.event}/entries?after={after}"

    def _send(self) -> None:
        while self.waiting:
            some = list(self.waiting.values())[:AT_ONCE]
            body = msgspec.json.encode({"entries": [plain(one) for one in some]})
            path = f"/api/v1/events/{self.event}/entries"
            status, _, text = self._line.ask("POST", path, body, self._headers)
            if status != 200:
                raise NoAnswer
            answer: dict[str, Any] = msgspec.json.decode(text)
            for uuid in answer["accepted"]:
                self.waiting.pop(uuid, None)
                self.confirmed.add(uuid)
            for one in answer["refused"]:
                self.waiting.pop(one["uuid"], None)
                self.known.pop(one["uuid"], None)
                self.refused[one["uuid"]] = one["why"]

    def _take(self) -> None:
        for entry in self._new():
            self.known[entry.uuid] = entry
            self.cursor = max(self.cursor, entry.received or 0)

    def _new(self) -> Iterator[Entry]:
        while True:
            start = time.perf_counter()
            status, _, text = self._line.ask("GET", self._entries(self.cursor), "", self._headers)
            self.polls.append((time.perf_counter() - start) * 1000)
            if status != 200:
                raise NoAnswer
            answer: dict[str, Any] = msgspec.json.decode(text)
            yield from (read_entry(one) for one in answer["entries"])
            if answer["cursor"] >= answer["latest"]:
                return
