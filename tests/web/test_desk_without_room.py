"""A disk that is full, a database that is only read, one that is gone: what was confirmed is there, and what was not says so."""

import json
from uuid import uuid4

import pytest
from sqlalchemy import event

from agot_judge.web import create_app
from tests.web.desks import Judge, organiser, words
from tests.web.markup import read


@pytest.fixture
def hall(new_instance, monkeypatch):
    """An app with an instance folder of its own, and its database's file."""
    folder = new_instance()
    monkeypatch.setenv("AGOT_JUDGE_INSTANCE", str(folder))
    app = create_app()
    app.testing = True
    return app


def fill_the_disk(app):
    """From now on the database's file may not grow."""
    connected = app.extensions["agot_judge.events"].store._database.connected

    @event.listens_for(connected._engine, "connect")
    def limit(connection, _record):
        connection.execute("PRAGMA max_page_count = 1")

    connected._engine.dispose()


def fill_pages(ola, app):
    """Fill what is left of the last page, until something is refused."""
    fill_the_disk(app)
    for _ in range(40):
        number = ola.client.post(f"/e/{ola.event}/case", data={"question": "x" * 3900})
        if number.status_code != 303:
            return
    raise AssertionError("the disk is never full")


def test_on_a_full_disk_a_ruling_that_was_confirmed_is_there_and_the_next_says_that_it_is_not(hall):
    ola = organiser(hall)
    number = ola.ruled("Is he saved?", "Yes, he is.", ["2e/rr/save/1"])
    fill_pages(ola, hall)
    before = ola.entries()

    said = ola.post(f"/c/{number}/note", 503, text="Not kept " + "x" * 3900)
    assert "was not kept" in said
    assert "press again" in said
    assert "counts once" in said
    assert str(hall.instance_path) not in said
    assert ola.entries() == before
    assert "Yes, he is." in ola.get(f"/c/{number}")
    assert "Yes, he is." in ola.get(f"/c/{number}/slip")
    assert ola.client.get(f"/e/{ola.event}/export.json").status_code == 200
    assert ola.client.get("/results?q=stealth").status_code == 200


def test_on_a_full_disk_a_device_is_told_that_nothing_is_accepted(hall):
    ola = organiser(hall)
    fill_pages(ola, hall)
    one = {**ola.entries()["entries"][-1], "uuid": str(uuid4()), "kind": "note.added"}
    one["body"] = {"text": "x" * 3900}
    answer = ola.client.post(f"/api/v1/events/{ola.event}/entries", data=json.dumps({"entries": [one]}))
    assert answer.status_code == 503
    assert "accepted" not in answer.json


@pytest.fixture
def only_read(hall, new_instance, monkeypatch):
    """The same database for an app that cannot write to it, with the number of a case that was ruled."""
    ola = organiser(hall)
    number = ola.ruled("Is he saved?", "Yes, he is.")
    store = hall.extensions["agot_judge.events"].store
    file = store._database.connected._engine.url.database
    store.close()
    monkeypatch.setenv("AGOT_JUDGE_DATABASE", f"sqlite:///file:{file}?mode=ro&uri=true")
    app = create_app()
    app.testing = True
    again = Judge(app, ola.event)
    kept = ola.client.get_cookie(f"desk-{ola.event}")
    again.client.set_cookie(f"desk-{ola.event}", kept.value)
    return again, number


def test_an_instance_that_is_only_read_shows_its_rulings_and_says_that_it_keeps_no_more(only_read):
    ola, number = only_read
    assert "Yes, he is." in ola.get(f"/c/{number}")
    for path in ("", "/cases", "/log", "/report", "/people", "/members", "/export.csv", f"/c/{number}/slip"):
        ola.get(path)
    assert "was not kept" in ola.post("/case", 503, question="May he?")
    assert "was not kept" in ola.post(f"/c/{number}/rule", 503, answer="No.")
    assert "was not kept" in ola.post("/members/invite", 503, role="judge", uses="1")
    assert words(read(ola.get("/cases")), "count") == ["1 of 1"]
    assert ola.client.post("/e/new", data={"name": "Hall"}).status_code == 503
    assert ola.client.get("/e/join/nothing").status_code == 404


def test_names_that_are_due_do_not_stand_on_pages_that_cannot_erase_them(only_read, monkeypatch):
    """The promise goes first: where nothing can be erased, nothing of events is shown, and the rules are."""
    ola, _ = only_read
    monkeypatch.setattr("agot_judge.web.events.name_days._last_looked", [0.0])
    monkeypatch.setattr(
        "agot_judge.web.events.name_days.store", lambda: Due(ola.event, ola.client.application)
    )
    for _ in range(2):
        assert ola.client.get(f"/e/{ola.event}").status_code == 503
    assert ola.client.get("/results?q=stealth").status_code == 200


class Due:
    """A store that says that the days of an event are over."""

    def __init__(self, event_id, app):
        self._event = event_id
        self._store = app.extensions["agot_judge.events"].store

    def due(self, _now):
        return ((self._event, ()),)

    def names_gone(self, event_id):
        self._store.names_gone(event_id)
