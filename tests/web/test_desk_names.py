"""Names at the desk: optional, in one place, erased without a byte left. The desk's specification, 2.11."""

import re
import time
from pathlib import Path

import pytest

from agot_judge.events.names import without_name
from agot_judge.scenario.format import load
from agot_judge.web.events.name_days import erase_due_at
from agot_judge.web.sandbox.line_of_play import play
from tests.web.desks import joined, organiser, words
from tests.web.markup import read
from tests.web.stepping import text_of

NAME = "Quirina Zwetschgenbaum"
ERASED = "Wilhelmine Fuchsbichler"
SENT_AGAIN = "Ottokar Habergeiss"
"""Names that no other test leaves in the database."""
DAY_S = 24 * 3600


@pytest.fixture
def ola(app):
    return organiser(app)


def bytes_of_databases(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file())


def every_page(judge, number):
    paths = (
        "",
        "/cases",
        f"/c/{number}",
        f"/c/{number}/slip?names=yes",
        "/people",
        "/members",
        "/log",
        "/report",
    )
    files = ("/export.json?names=yes", "/export.csv?names=yes")
    pages = "".join(judge.get(path) for path in (*paths, *files))
    return pages + judge.client.get(f"/api/v1/events/{judge.event}/entries").text


def test_a_case_needs_no_name_and_its_people_are_players(ola):
    number = ola.ruled("Is he saved?", "Yes.")
    assert "Player" not in ola.get(f"/c/{number}/slip?names=yes")


def test_a_name_stands_on_the_slip_only_where_that_is_ticked(ola):
    number = ola.ruled("Is he saved?", "Yes.", person=[NAME])
    assert NAME not in ola.get(f"/c/{number}/slip")
    assert words(read(ola.get(f"/c/{number}/slip?names=yes")), "slip-people") == [NAME]


def test_a_name_in_a_text_is_asked_about_and_replaced_by_a_reference(ola):
    number = ola.open("Is he saved?", person=[NAME])
    asked = read(ola.post(f"/c/{number}/rule", 400, answer=f"Yes, says {NAME}."))
    assert NAME in words(asked, "names-found")[0]
    ola.post(f"/c/{number}/rule", answer=f"Yes, says {NAME.upper()}.", names="replace")
    assert f"Yes, says {NAME}." in words(ola.case(number), "stands")[0]
    bodies = [one["body"] for one in ola.entries()["entries"] if one["kind"] == "case.ruled"]
    assert re.fullmatch(r"Yes, says \{person:[0-9a-f-]{36}\}\.", bodies[0]["answer"])
    assert NAME not in ola.get(f"/c/{number}/slip")


def test_a_name_that_is_typed_with_the_question_that_names_it_is_asked_about(ola):
    asked = ola.post("/case", 400, question=f"Does {NAME} lose him?", person=[NAME])
    assert NAME in words(read(asked), "names-found")[0]
    number = ola.open(f"Does {NAME} lose him?", person=[NAME], names="replace")
    assert f"Does {NAME} lose him?" in ola.get(f"/c/{number}")


def test_an_erased_name_leaves_no_byte_in_database_pages_or_files(ola, app, instance):
    number = ola.open("Is he saved?", person=[ERASED, "Bob Ray"])
    ola.post(f"/c/{number}/rule", answer=f"Yes, says {ERASED}.", names="keep")
    ola.post(f"/c/{number}/note", text=f"{ERASED.lower()} asked twice.", names="replace")
    assert ERASED.encode() in bytes_of_databases(instance)
    assert ERASED in every_page(ola, number)

    person = next(one["subject"] for one in ola.entries()["entries"] if one["body"].get("label") == ERASED)
    ola.post("/people", do="erase", person=person)
    left = every_page(ola, number) + every_page(joined(app, ola), number)
    assert not re.search("wilhelmine|fuchsbichler", left, re.IGNORECASE)
    assert "Bob Ray" in left
    assert not re.search(b"wilhelmine|fuchsbichler", bytes_of_databases(instance), re.IGNORECASE)
    assert "Yes, says Player" in left


def test_a_board_still_runs_when_a_players_name_was_erased_from_it():
    text = text_of("two-on-one")
    erased = without_name(text, "Ann", "0b0d8e2c-0000-4000-8000-000000000001")
    assert not re.search(r"\bAnn\b", erased)
    assert play(load(erased)).result.exit == play(load(text)).result.exit


def test_a_name_that_is_sent_again_after_it_was_erased_is_not_kept(ola, instance):
    ola.open("Is he saved?", person=[SENT_AGAIN])
    named = next(one for one in ola.entries()["entries"] if one["body"].get("label") == SENT_AGAIN)
    ola.post("/people", do="erase", person=named["subject"])
    again = {**named, "uuid": "b3c5a1de-0000-4000-8000-00000000000b", "received": None}
    assert ola.send(again)["refused"] == []
    assert SENT_AGAIN.encode() not in bytes_of_databases(instance)
    assert SENT_AGAIN not in ola.get("/people")


def test_somebody_who_was_merged_with_another_is_erased_with_them(ola):
    ola.open("One?", person=[NAME])
    ola.open("Two?", person=["Quirina Z."])
    people = {
        one["body"]["label"]: one["subject"] for one in ola.entries()["entries"] if "label" in one["body"]
    }
    ola.post("/people", do="merge", person=people["Quirina Z."], into=people[NAME])
    ola.post("/people", do="erase", person=people[NAME])
    assert "Quirina" not in ola.get("/people")


def test_only_the_organiser_erases(ola, app):
    ola.open("One?", person=[NAME])
    person = next(one["subject"] for one in ola.entries()["entries"] if one["body"].get("label") == NAME)
    for role in ("judge", "head judge"):
        assert "organiser" in joined(app, ola, role).post("/people", 403, do="erase", person=person)
    assert NAME in ola.get("/people")


def test_names_go_when_their_days_are_over_and_cases_stay(app):
    ola = organiser(app, days="3")
    number = ola.ruled("Is he saved?", "Yes.", person=[NAME])
    with app.test_request_context():
        erase_due_at(int(time.time()) + 2 * DAY_S)
    assert NAME in ola.get("/people")
    with app.test_request_context():
        erase_due_at(int(time.time()) + 4 * DAY_S)
    assert NAME not in every_page(ola, number)
    assert words(ola.case(number), "standing") == ["ruled"]
    with app.test_request_context():
        erase_due_at(int(time.time()) + 4 * DAY_S)
    assert sum(one["kind"] == "person.erased" for one in ola.entries()["entries"]) == 1
