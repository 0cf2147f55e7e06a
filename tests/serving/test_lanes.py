"""The server as it is started: what runs the engine has processes of its own, and no client holds up the others."""

import os
import select
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread

import pytest

from agot_judge.serving.addresses import ADDRESS, NONE_FOUND, shown_addresses
from agot_judge.serving.lanes import BOARDS, OUTCOMES, ROLES, lacking, lane_named, lane_of
from agot_judge.web.sandbox.packing import pack
from benchmarks.outcomes_load import eight_on_eight
from benchmarks.served import JUDGE, Served, family, running
from benchmarks.slow_clients import HALVES, half_sent, silent

PATIENCE_S = 120
"""How long an answer may take that is not to be measured here; without the lanes it would not come at all."""
WIDE = f"/sandbox/s/{pack(eight_on_eight())}"
"""A board before whose first decision there are hundreds of answers, and behind each hundreds more."""


@pytest.fixture(scope="module")
def server(instance) -> Iterator[Served]:
    """A running server."""
    with running(JUDGE) as started:
        yield started


def ask(server, method, path, body=None, headers=None):
    """Status, headers and text of an answer."""
    connection = HTTPConnection(server.host, server.port, timeout=PATIENCE_S)
    try:
        connection.request(method, path, body, headers or {})
        response = connection.getresponse()
        return response.status, dict(response.getheaders()), response.read().decode()
    finally:
        connection.close()


@contextmanager
def all_ask_for_outcomes(server, people):
    """So many clients that wait for all outcomes of a wide board; they leave at the end."""
    waiting = [socket.create_connection((server.host, server.port), PATIENCE_S) for _ in range(people)]
    try:
        for one in waiting:
            one.sendall(
                f"POST {WIDE}/outcomes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n".encode()
            )
        yield waiting
    finally:
        for one in waiting:
            one.close()


def test_pages_and_boards_come_while_many_ask_for_all_outcomes(server):
    with all_ask_for_outcomes(server, 20):
        for _ in range(5):
            assert ask(server, "GET", "/")[0] == 200
            assert ask(server, "GET", "/sandbox")[0] == 200


def test_who_comes_when_too_many_wait_is_told_so_and_when_to_ask_again(server):
    with all_ask_for_outcomes(server, 2 * (OUTCOMES.most_waiting + 1)) as waiting:
        ready, _, _ = select.select(waiting, [], [], PATIENCE_S)
        busy = ready[0].recv(4000).decode()
    assert busy.startswith("HTTP/1.1 503")
    assert f"Retry-After: {OUTCOMES.retry_after}" in busy


def test_beside_silent_and_half_sent_requests_a_page_comes(server):
    with silent(server, 60), half_sent(server, 60):
        assert ask(server, "GET", "/")[0] == 200
        assert ask(server, "GET", WIDE)[0] == 200


def test_a_request_that_comes_in_pieces_is_answered(server):
    with socket.create_connection((server.host, server.port), PATIENCE_S) as slow:
        for piece in (b"GE", b"T / HT", b"TP/1.1\r\nHo", b"st: localhost\r\n", b"\r\n"):
            slow.sendall(piece)
        assert slow.recv(12) == b"HTTP/1.1 200"
    assert len(HALVES) == 3


def test_where_a_process_is_killed_in_the_middle_the_page_says_so_and_the_next_request_is_answered(server):
    answers: list[tuple[int, dict[str, str], str]] = []
    until = time.monotonic() + PATIENCE_S
    while not (answers and answers[0][0] == 413) and time.monotonic() < until:
        # Those who asked before may still be waited for, or be the ones whose process is killed: then it is asked again.
        answers.clear()
        asking = Thread(target=lambda: answers.append(ask(server, "POST", f"{WIDE}/outcomes")))
        before = {one: used(one) for one in family(server.process)}
        asking.start()
        busy = None
        while busy is None and asking.is_alive():
            # A process may have taken the place of one that was there before.
            busy = next((one for one in family(server.process) if used(one) > before.get(one, 0) + 20), None)
        if busy is not None:
            os.kill(busy, signal.SIGKILL)
        asking.join(PATIENCE_S)
    status, _, text = answers[0]
    assert status == 413
    assert "This takes too long" in text
    assert ask(server, "GET", "/sandbox")[0] == 200


def used(process):
    """Hundredths of a second that a process has computed."""
    try:
        said = Path(f"/proc/{process}/stat").read_text()
        return sum(map(int, said.rpartition(")")[2].split()[11:13]))
    except OSError:
        return 0


@pytest.mark.parametrize(
    ("path", "status"),
    [("/?" + "x" * 40_000, 431), ("/" + "y" * 40_000, 431)],
    ids=["a query that is too long", "an address that is too long"],
)
def test_what_the_server_itself_refuses_bears_the_headers_of_every_answer(server, path, status):
    answered, headers, _ = ask(server, "GET", path)
    assert answered == status
    assert headers["X-Frame-Options"] == "DENY"
    assert "default-src 'none'" in headers["Content-Security-Policy"]


def test_what_a_client_says_as_if_it_were_a_proxy_is_not_believed(server):
    """Else the address in a quotation, and whose quota is used up, would be what anybody writes there."""
    said = {
        "X-Forwarded-Proto": "https",
        "X-Forwarded-Host": "elsewhere.local",
        "X-Forwarded-For": "10.9.9.9",
    }
    _, _, text = ask(server, "GET", "/results?q=stealth", headers=said)
    assert f"http://{server.host}:{server.port}/r/" in text
    assert "elsewhere" not in text


def test_what_is_no_request_is_refused_with_the_same_headers(server):
    with socket.create_connection((server.host, server.port), PATIENCE_S) as odd:
        odd.sendall(b"GET\x00 / nonsense\r\n\r\n")
        answer = odd.recv(4000).decode()
    assert answer.startswith("HTTP/1.0 400")
    assert "X-Content-Type-Options: nosniff" in answer


def test_boards_are_for_their_lane_and_all_outcomes_by_a_press_for_theirs():
    assert lane_of("GET", "/") is None
    assert lane_of("GET", "/sandboxes") is None
    assert lane_of("GET", "/sandbox") is BOARDS
    assert lane_of("GET", "/sandbox/s/x/outcomes") is BOARDS
    assert lane_of("POST", "/sandbox/s/x/outcomes") is OUTCOMES


def test_a_process_that_ended_is_replaced_by_one_of_its_kind():
    for place, role in enumerate(ROLES):
        others = [*ROLES[:place], *ROLES[place + 1 :]]
        assert lacking(others) == role
    assert lane_named(lacking(ROLES)) is None


def test_whoever_listens_everywhere_is_told_the_addresses_for_others(monkeypatch):
    monkeypatch.setattr("agot_judge.serving.addresses.addresses_here", lambda family: ["192.168.1.7"])
    assert shown_addresses("0.0.0.0", 8000) == [
        "AGOT Judge is at http://127.0.0.1:8000 (stop it with Ctrl-C)",
        "In this network: http://192.168.1.7:8000",
    ]
    assert shown_addresses("192.168.1.7", 80) == [
        "AGOT Judge is at http://192.168.1.7:80 (stop it with Ctrl-C)"
    ]
    monkeypatch.setattr("agot_judge.serving.addresses.addresses_here", lambda family: [])
    assert shown_addresses("::", 8000)[1] == f"{NONE_FOUND}."
    monkeypatch.setenv(ADDRESS, "https://judge.test:8000")
    assert shown_addresses("0.0.0.0", 8000, "https") == [
        "AGOT Judge is at https://judge.test:8000 (stop it with Ctrl-C)"
    ]
