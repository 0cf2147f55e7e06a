"""Boards and lines of play that are kept for the next step: every page is what it would be without them."""

from random import Random
from threading import local

import pytest

from agot_judge.errors import AgotJudgeError
from agot_judge.scenario import builder
from agot_judge.scenario.format import load
from agot_judge.scenario.yaml_writer import as_yaml
from agot_judge.web.sandbox import loading
from agot_judge.web.sandbox.line_of_play import play
from agot_judge.web.sandbox.packing import pack, unpack
from benchmarks.played_boards import played_board
from benchmarks.printed_boards import boards_of
from benchmarks.printed_table import lot
from benchmarks.sandbox_step import as_form
from tests.amounts import share
from tests.web.stepping import forget_boards, text_of

STEPS = 14


class Session:
    """Somebody at a board, whose every request is made once with what is kept and once with nothing."""

    def __init__(self, client, text, seed):
        self.client, self.random = client, Random(seed)
        self.address = f"/sandbox/s/{pack(text)}"

    def ask(self, method, address, **words):
        def asked():
            answer = self.client.open(address, method=method, **words)
            return answer.status_code, answer.headers.get("Location"), answer.text

        kept = asked()
        own, loading.OWN = loading.OWN, local()
        try:
            anew = asked()
        finally:
            loading.OWN = own
        assert kept == anew
        return kept

    def look(self):
        self.ask("GET", self.address)

    def step(self):
        """An answer where one stands, or at an earlier decision of the line: then another line branches off."""
        place = self._place()
        if place is None or place.state.asking is None or place.state.asking.player < 0:
            return
        answer = lot(self._line.board.machine, place.state, self.random)
        base, _, query = self.address.partition("?")
        others = "".join(f"&{part}" for part in query.split("&") if part.startswith("other"))
        self._go(self.ask("POST", f"{base}?at={place.key}{others}", data=as_form(answer)))

    def undo(self):
        place = self._place()
        if place is not None:
            base = self.address.partition("?")[0]
            self.ask("GET", f"{base}?at={place.key}")
            self.ask("GET", f"{base}/trace.txt?at={place.key}")

    def edit(self):
        text = unpack(self.address.split("/s/")[1].partition("?")[0])
        changed = text.replace("str: 2", "str: 3", 1) if self.random.random() < 0.5 else f"# seen\n{text}"
        self.address = f"/sandbox/s/{pack(changed)}"
        self.ask("GET", f"{self.address}/edit")

    def end(self):
        self._go(self.ask("POST", self.address, data={"answer": "end"}))

    def _go(self, answered):
        status, location, _ = answered
        if status == 303 and location.startswith("/sandbox/s/"):
            self.address = location

    def _place(self):
        try:
            self._line = play(load(unpack(self.address.split("/s/")[1].partition("?")[0])))
        except AgotJudgeError:
            return None
        stops = [place for place in self._line.places.places if place.is_stop]
        return stops[-1] if self.random.random() < 0.7 else self.random.choice(stops)


def walk(client, text, seed):
    session = Session(client, text, seed)
    for _ in range(STEPS):
        session.look()
        pick = session.random.random()
        (
            session.step
            if pick < 0.7
            else session.undo
            if pick < 0.85
            else session.edit
            if pick < 0.95
            else session.end
        )()
    session.look()


@pytest.mark.parametrize("name", ["two-on-one", "whole-challenge"])
def test_each_page_of_an_example_is_the_same_as_without_what_is_kept(client, name):
    walk(client, text_of(name), 1)


@pytest.mark.long
def test_so_is_each_page_of_random_boards_stepped_back_forth_and_sideways(client):
    for seed in range(share(20)):
        walk(client, played_board(seed) if seed % 2 else as_yaml(boards_of(seed).scenario()), seed)


def test_a_step_plays_only_the_new_answer(client, monkeypatch):
    """The board is built once, and a line is not gone along again when the next answer is given."""
    built = counted(monkeypatch)
    forget_boards(monkeypatch)
    session = Session(client, text_of("two-on-one"), 1)
    client.get(session.address)
    assert len(built) == 1
    for _ in range(3):
        place = session._place()
        built.clear()
        answered = client.post(
            session.address, data=as_form(lot(session._line.board.machine, place.state, session.random))
        )
        session.address = answered.headers["Location"]
        client.get(session.address)
        assert built == []


def counted(monkeypatch):
    """The boards that are built from now on."""
    calls, real = [], builder._built

    def call(loaded):
        calls.append(loaded)
        return real(loaded)

    monkeypatch.setattr(builder, "_built", call)
    return calls
