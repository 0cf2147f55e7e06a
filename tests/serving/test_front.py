"""Who is asked for a board: the process that has kept it, where it is free, else whichever is."""

import io
import socket
from threading import Thread

import pytest

from agot_judge.serving.front import Front
from agot_judge.serving.lanes import ROLES
from agot_judge.serving.listening import share_of
from agot_judge.serving.messages import ENDED, Answer, packed, read_request

BOARD = "/sandbox/s/1abc"
NEXT = "/sandbox/s/1abcd"


@pytest.fixture
def lanes(tmp_path):
    """Sockets of the lane of boards and of its processes, at which nobody listens yet."""
    found = {}
    for name in ("boards", "boards 1", "boards 2"):
        found[name] = socket.socket(socket.AF_UNIX)
        found[name].bind(str(tmp_path / name))
        found[name].listen()
    yield found
    for one in found.values():
        one.close()


def answering(listening, role, location=""):
    """A process of this role that takes one request at this socket."""

    def answer():
        link, _ = listening.accept()
        with link:
            assert read_request(link) is not None
            link.sendall(bytes((ROLES.index(role),)))
            headers = [("Location", location)] if location else []
            link.sendall(packed(Answer("200 OK", headers, role.encode())))

    Thread(target=answer, daemon=True).start()


def front(lanes):
    def app(environment, start_response):
        start_response("500 Not handed on", [])
        return [b"ended" if ENDED in environment else b"busy"]

    return Front(app, {name: one.getsockname() for name, one in lanes.items()})


def ask(front, path):
    environment = {"REQUEST_METHOD": "GET", "PATH_INFO": path, "wsgi.input": io.BytesIO()}
    return b"".join(front(environment, lambda status, headers: None)).decode()


def test_a_board_that_nobody_has_kept_is_for_whoever_is_free(lanes):
    answering(lanes["boards"], "boards 2")
    assert ask(front(lanes), BOARD) == "boards 2"


def test_the_process_that_answered_for_a_board_is_asked_again_and_for_the_board_that_it_led_to(lanes):
    asking = front(lanes)
    answering(lanes["boards"], "boards 2", location=f"{NEXT}?at=17")
    ask(asking, BOARD)
    for path in (BOARD, f"{BOARD}/outcomes", NEXT):
        answering(lanes["boards 2"], "boards 2")
        assert ask(asking, path) == "boards 2"


def test_where_it_is_busy_another_one_is_asked(lanes):
    asking = front(lanes)
    answering(lanes["boards"], "boards 2")
    ask(asking, BOARD)
    answering(lanes["boards"], "boards 1")
    assert ask(asking, BOARD) == "boards 1"
    answering(lanes["boards 1"], "boards 1")
    assert ask(asking, BOARD) == "boards 1"


def test_a_process_that_ends_after_it_has_taken_a_request_is_said_to_have_ended(lanes):
    def end():
        link, _ = lanes["boards"].accept()
        read_request(link)
        link.sendall(bytes((0,)))
        link.close()

    Thread(target=end, daemon=True).start()
    assert ask(front(lanes), BOARD) == "ended"


def test_each_that_takes_requests_has_sockets_of_its_own_where_there_are_enough():
    assert share_of(0, 2, ["a1", "a2", "b1", "b2"]) == ["a1", "b1"]
    assert share_of(1, 2, ["a1", "a2", "b1", "b2"]) == ["a2", "b2"]
    assert share_of(1, 2, ["only"]) == ["only"]
