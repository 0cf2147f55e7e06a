"""Whatever is sent to the desk is answered by a sentence, never by a fault; and what was kept can be read afterwards."""

import json
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from agot_judge.events.bodies import KINDS
from tests.amounts import long
from tests.web.desks import organiser, words
from tests.web.markup import read

HOSTILE = long(60, HealthCheck.function_scoped_fixture)
TEXT = st.one_of(
    st.text(max_size=300),
    st.sampled_from(
        ["", "\x00", "<script>alert(1)</script>", "{{ 7*7 }}", "{person:x}", "9" * 400, "‮", "' or 1=1"]
    ),
)
PLAIN = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), TEXT),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(TEXT, inner, max_size=3)),
    max_leaves=8,
)
OF_OPENING = ("question", "table", "round", "cards", "person", "names", "entry", "case", "began")
OF_RULING = (
    "answer",
    "reason",
    "cite",
    "find",
    "press",
    "why",
    "into",
    "replaces",
    "pick",
    "result",
    "text",
    "by",
)
OF_THE_REST = (
    "grounds",
    "do",
    "label",
    "uses",
    "role",
    "hours",
    "member",
    "days",
    "name",
    "shares",
    "policy",
    "board",
)
FIELDS = st.sampled_from((*OF_OPENING, *OF_RULING, *OF_THE_REST))
FORM = st.dictionaries(FIELDS, TEXT, max_size=8)
PRESSES = ("/case", "/members/invite", "/members/revoke", "/members/leave", "/people", "/change")
OF_A_CASE = ("rule", "appeal", "decide", "amend", "withdraw", "announce", "note", "board")


@pytest.fixture(scope="module")
def ola(app):
    return organiser(app)


@pytest.fixture(scope="module")
def number(ola):
    return ola.ruled("Is he saved?", "Yes.", ["2e/rr/save/1"])


def is_answered(response):
    return response.status_code in (200, 303, 400, 403, 404, 413)


@HOSTILE
@given(form=FORM, path=st.sampled_from(PRESSES))
def test_whatever_is_pressed_on_the_desk_is_answered(ola, form, path):
    assert is_answered(ola.client.post(f"/e/{ola.event}{path}", data=form))
    assert "</main>" in ola.get("/cases")
    assert "</main>" in ola.get("/log")


@HOSTILE
@given(form=FORM, do=st.sampled_from(OF_A_CASE))
def test_whatever_is_pressed_on_a_case_is_answered_and_what_was_typed_is_no_markup(ola, number, form, do):
    response = ola.client.post(f"/e/{ola.event}/c/{number}/{do}", data=form)
    assert is_answered(response)
    assert "<script>alert" not in response.text
    assert "<script>alert" not in ola.get(f"/c/{number}")
    assert words(read(ola.get(f"/c/{number}/slip")), "slip-standing")


@HOSTILE
@given(
    body=PLAIN,
    kind=st.one_of(st.sampled_from(list(KINDS)), TEXT),
    more=st.dictionaries(TEXT, PLAIN, max_size=2),
)
def test_whatever_entry_is_sent_is_taken_or_refused_with_the_reason(ola, number, body, kind, more):
    known = ola.entries()["entries"][-1]
    entry = {**known, "uuid": "b3c5a1de-0000-4000-8000-0000000000ff", "kind": kind, "body": body, **more}
    response = ola.client.post(f"/api/v1/events/{ola.event}/entries", data=json.dumps({"entries": [entry]}))
    assert response.status_code in (200, 400)
    if response.status_code == 200:
        answer = response.json
        assert len(answer["accepted"]) + len(answer["refused"]) == 1
        assert all(one["why"] for one in answer["refused"])
    assert "</main>" in ola.get("/report")


@HOSTILE
@given(data=st.one_of(st.binary(max_size=200), PLAIN.map(lambda value: json.dumps(value).encode())))
def test_whatever_file_is_taken_in_is_answered(ola, data):
    for path in (f"/api/v1/events/{ola.event}/entries", "/rulings/list", "/rulings/slip"):
        assert ola.client.post(path, data=data).status_code in (200, 400)
    ola.take_in(data, 400)


@HOSTILE
@given(form=FORM)
def test_whatever_is_typed_into_a_ruling_of_ones_own_is_answered(client, form):
    response = client.post("/rulings/new", data=form)
    assert response.status_code in (200, 400)
    assert "<script>alert" not in response.text


@HOSTILE
@given(
    query=st.dictionaries(
        st.sampled_from(["q", "paragraph", "card", "judge", "round", "standing", "cites"]), TEXT
    )
)
def test_whatever_is_looked_for_is_answered(ola, query):
    for path in ("/cases", "/like"):
        assert ola.client.get(f"/e/{ola.event}{path}", query_string=query).status_code == 200
    for path in ("cases", "similar", "entries"):
        answer = ola.client.get(f"/api/v1/events/{ola.event}/{path}", query_string=query)
        assert answer.status_code in (200, 400)


@pytest.mark.parametrize("number", ["0", "zzzz", "../x", "%00", "AAAA" * 200])
def test_a_number_that_no_case_has_is_said(ola, number):
    assert ola.client.get(f"/e/{ola.event}/c/{number}").status_code == 404


@pytest.mark.parametrize("clock", [0, 2**48])
@pytest.mark.parametrize("offset", [-(2**45), 2**45])
def test_whatever_a_device_takes_for_the_time_every_page_of_the_event_can_be_read(app, clock, offset):
    """An entry of a clock beyond all calendars is kept as it was made, and shown at the calendar's end."""
    ola = organiser(app)
    number = ola.ruled("Is he saved?", "Yes.", ["2e/rr/save/1"])
    known = ola.entries()["entries"]
    case = next(one for one in known if one["kind"] == "case.opened")
    note = {**case, "kind": "note.added", "body": {"text": "Seen."}, "uuid": str(uuid4())}
    ola.send({**note, "made_at": clock, "offset": offset, "n": 99, "received": None})
    for path in ("", "/log", "/cases", "/report", "/people", f"/c/{number}", "/export.csv", "/export.json"):
        ola.get(path)
    assert "Seen." in ola.get(f"/c/{number}")
