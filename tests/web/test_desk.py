"""The desk of an event without script: opened, ruled, appealed, decided, found again. The desk's specification, 2.2 to 2.12."""

import csv
import io
import json
from time import time

import pytest

from tests.web.desks import Judge, joined, organiser, words
from tests.web.markup import read


@pytest.fixture
def ola(app):
    return organiser(app)


@pytest.fixture
def jo(app, ola):
    return joined(app, ola)


@pytest.fixture
def head(app, ola):
    return joined(app, ola, "head judge", "Hal")


def test_a_case_goes_from_the_question_to_the_decision(ola, jo, head):
    number = jo.open("Is he saved?", table="12", round="3")
    assert "Is he saved?" in words(read(ola.get()), "waiting")[0]
    jo.post(f"/c/{number}/rule", answer="Yes.", cite=["2e/rr/save/1"])
    page = jo.case(number)
    assert words(page, "standing") == ["ruled"]
    assert "RR Save ¶1" in words(page, "stands")[0]

    jo.post(f"/c/{number}/appeal", by="first player", grounds="There was no duplicate.")
    assert words(jo.case(number), "standing") == ["appealed"]
    head.post(f"/c/{number}/decide", result="overturned", answer="No.", cite=["2e/rr/duplicates/2"])
    page = jo.case(number)
    assert words(page, "standing") == ["overturned"]
    assert "No." in words(page, "stands")[0]
    assert "Yes." in words(page, "earlier-text")[0]


def test_a_case_without_a_ruling_is_neither_appealed_nor_announced(jo, head):
    number = jo.open("Is he saved?")
    for somebody, do, form in (
        (jo, "appeal", {"by": "first player", "grounds": "There was no duplicate."}),
        (head, "announce", {}),
    ):
        assert "This case has no ruling yet: rule it first." in somebody.post(
            f"/c/{number}/{do}", 400, **form
        )
    assert words(jo.case(number), "standing") == ["open"]


def test_a_quotation_is_the_paragraph_as_it_reads_with_the_version_of_its_document(jo, corpus):
    number = jo.ruled("Is he saved?", "Yes.", ["2e/rr/save/1"])
    said = words(jo.case(number), "stands")[0]
    assert " ".join(corpus.paragraph("2e/rr/save/1").text.split()) in said
    assert "reads otherwise now" not in said


def test_a_press_that_is_sent_twice_counts_once(jo):
    form = {
        "question": "Twice?",
        "entry": "b3c5a1de-0000-4000-8000-000000000001",
        "case": "b3c5a1de-0000-4000-8000-000000000002",
    }
    assert jo.post("/case", **form) == jo.post("/case", **form)
    assert words(read(jo.get("/cases")), "count") == ["1 of 1"]


def test_only_who_may_do_something_is_offered_and_allowed_it(ola, jo, head, app):
    number = jo.ruled("Is he saved?", "Yes.")
    reader = joined(app, ola, "reader", "Rea")
    assert not reader.case(number).all(data_testid="to-amend")
    for somebody, do in ((reader, "note"), (jo, "decide"), (ola, "decide"), (jo, "announce")):
        refused = somebody.post(f"/c/{number}/{do}", 403, text="x", result="upheld", answer="x")
        assert "may not do this" in refused
    assert head.case(number).all(data_testid="to-decide")


def test_somebody_who_is_no_member_sees_nothing(ola, app):
    number = ola.ruled("Is he saved?", "Secret.")
    stranger = Judge(app, ola.event)
    for path in (
        "",
        "/cases",
        f"/c/{number}",
        f"/c/{number}/slip",
        "/log",
        "/report",
        "/export.json",
        "/export.csv",
        "/people",
    ):
        assert "Secret" not in stranger.get(path, 403)
    assert stranger.client.get(f"/api/v1/events/{ola.event}/entries").status_code == 403
    assert stranger.client.get("/e/7k4m2x9d").status_code == 404


def test_the_report_counts_cases_by_round_and_tells_how_long_calls_took(ola):
    now = round(time() * 1000)
    for minutes, where in ((0, "3"), (4, "3"), (7, "")):
        ola.ruled("Is he saved?", "Yes.", round=where, began=str(now - minutes * 60_000 - 1000))
    page = ola.get("/report")
    assert "3 cases, 3 ruled. Median call: 4 minutes." in page
    assert "By round: none (1), 3 (2)." in page
    assert "</a> under a minute</li>" in page
    assert "</a> 7 minutes</li>" in page


def test_an_invitation_is_used_as_often_as_it_says_and_its_link_alone_does_nothing(ola, app):
    page = ola.post("/members/invite", 200, role="judge", label="Jo", uses="1")
    address = read(page).one(data_testid="invitation-link").attributes["value"]
    path = address[address.index("/e/join") :]
    somebody, other = app.test_client(), app.test_client()
    for _ in range(3):
        assert somebody.get(path).status_code == 200
    assert somebody.post(path).status_code == 303
    assert other.post(path).status_code == 404


def test_a_head_judge_makes_no_organiser_and_a_judge_invites_nobody(jo, head):
    assert "Only an organiser" in head.post("/members/invite", 403, role="organiser", uses="1")
    assert "Only the organiser and the head judge" in jo.post("/members/invite", 403, role="judge", uses="1")


def test_a_membership_that_was_ended_ends_at_the_next_request(ola, jo):
    jo.get()
    ola.post("/members/revoke", member=jo.member())
    assert "has ended" in jo.get("", 403)
    assert jo.client.get(f"/api/v1/events/{jo.event}/entries").status_code == 403


def test_the_organisers_way_back_in_is_shown_once(ola, app):
    page = read(ola.get("/made"))
    link = page.one(data_testid="invitation-link").attributes["value"]
    assert ola.client.get(f"/e/{ola.event}/made").status_code == 302
    back = app.test_client()
    assert back.post(link[link.index("/e/join") :]).status_code == 303
    assert "organiser" in back.get(f"/e/{ola.event}").text


def test_an_earlier_case_with_the_same_paragraph_card_or_words_is_shown_with_the_reason(jo):
    first = jo.ruled(
        "May a duplicate save him from claim?", "Yes.", ["2e/rr/save/1"], cards="Wolf of the North"
    )
    jo.ruled("When are plots revealed?", "First.", ["2e/rr/1.2/1"])
    found = jo.client.get(
        f"/api/v1/events/{jo.event}/similar?cites=2e/rr/save/1&cards=Wolf of the North"
    ).json
    assert [one["number"] for one in found["cases"]] == [first]
    assert found["cases"][0]["because"] == "same paragraph: RR Save ¶1; same card: Wolf of the North"
    typed = jo.client.get(f"/api/v1/events/{jo.event}/similar?q=does the dupe save from claim").json
    here = [one for one in typed["cases"] if not one["event"]]  # other tests may share cases of their events
    assert [one["number"] for one in here] == [first]
    assert "same words" in here[0]["because"]


def test_an_earlier_case_that_was_overturned_says_so_and_shows_what_stands(jo, head):
    number = jo.ruled("May a duplicate save him from claim?", "Yes.")
    head.post(f"/c/{number}/decide", result="overturned", answer="No.")
    page = read(jo.get("/like?q=duplicate save claim"))
    assert "overturned by the head judge What stands now: No." in words(page, "earlier")[0]


def test_other_events_see_a_case_only_where_its_event_shares_and_without_people(app):
    shares, keeps = organiser(app, name="Sharing", shares="yes"), organiser(app, name="Keeping")
    for event in (shares, keeps):
        event.ruled("Zyx duplicate claim?", "Yes.", table="1", person=["Maria Lopez"])
    asked = organiser(app)
    found = asked.client.get(f"/api/v1/events/{asked.event}/similar?q=zyx duplicate claim").json["cases"]
    assert [one["event"] for one in found] == ["Sharing"]
    assert "Maria" not in str(found)


def test_cases_are_found_by_words_number_paragraph_and_standing(jo):
    one = jo.ruled("Stealth against a location?", "No.", ["2e/rr/stealth/1"], round="2")
    jo.ruled("Renown after a loss?", "No.", ["2e/rr/renown/1"], round="3")
    for query in ("q=stealth", f"q={one.lower()}", "paragraph=2e/rr/stealth/1", "round=2", "q=locations"):
        assert words(read(jo.get(f"/cases?{query}")), "count") == ["1 of 2"], query
    assert words(read(jo.get("/cases?standing=open")), "count") == ["0 of 2"]


def test_paragraphs_that_are_looked_for_keep_what_was_typed_and_ticked(jo):
    number = jo.open("Zyx?")
    page = jo.post(
        f"/c/{number}/rule", 200, press="find", find="stealth", answer="Half an ans", cite=["2e/rr/save/1"]
    )
    offers = read(page).one(data_testid="rule-form")
    assert "Half an ans" in offers.text
    ticked = [
        one.attributes["value"] for one in offers.all("input", name="cite") if "checked" in one.attributes
    ]
    assert ticked == ["2e/rr/save/1"]
    assert any(
        one.attributes["value"].startswith("2e/rr/stealth/") for one in offers.all("input", name="cite")
    )


@pytest.mark.parametrize(
    ("do", "fields", "said"),
    [
        ("rule", {"answer": " "}, "The ruling is missing"),
        ("decide", {"answer": "Yes."}, "upheld, overturned or changed"),
        ("withdraw", {"why": "", "into": "ZZZZ"}, "no other case"),
        ("note", {"text": "x" * 4001}, "4001 characters, and 4000 are allowed"),
    ],
)
def test_a_form_that_lacks_something_says_what_and_keeps_nothing(ola, head, do, fields, said):
    number = head.open("Is he saved?") if do == "rule" else head.ruled("Is he saved?", "Yes.")
    before = head.entries()["latest"]
    page = read(head.post(f"/c/{number}/{do}", 400, **fields))
    assert said in words(page, "problem")[0]
    assert head.entries()["latest"] == before


def test_the_table_of_cases_is_read_by_a_spreadsheet_and_computes_nothing(jo):
    jo.ruled(
        '=HYPERLINK("http://x")',
        "He said, “no”,\nand again.",
        ["2e/rr/save/1"],
        table="-1",
        person=["Maria Lopez"],
    )
    rows = list(csv.DictReader(io.StringIO(jo.get("/export.csv"), newline="")))
    assert rows[0]["question"] == '\'=HYPERLINK("http://x")'
    assert rows[0]["table"] == "'-1"
    assert rows[0]["answer"] == "He said, “no”,\nand again."
    assert rows[0]["people"] == ""
    with_names = list(csv.DictReader(io.StringIO(jo.get("/export.csv?names=yes"), newline="")))
    assert with_names[0]["people"] == "Maria Lopez"


def test_a_file_of_one_device_is_taken_in_by_another_each_entry_once(ola, jo):
    jo.ruled("Is he saved?", "Yes.")
    file = jo.client.get(f"/e/{jo.event}/export.json?names=yes").data
    assert "0 entries are new" in ola.take_in(file)
    whole = json.loads(file)
    fresh = {
        **whole["entries"][-1],
        "uuid": "b3c5a1de-0000-4000-8000-000000000009",
        "n": 5,
        "kind": "note.added",
    }
    fresh["body"] = {"text": "From the other device."}
    whole["entries"] = [fresh]
    assert "1 entries are new" in ola.take_in(json.dumps(whole).encode())
    assert "of another event" in organiser(ola.client.application).take_in(file, 403)
    assert "no file of rulings" in ola.take_in(b"{}", 400)


def test_a_file_makes_nobody_a_member(ola, jo):
    file = json.loads(jo.client.get(f"/e/{jo.event}/export.json").data)
    joined_entry = next(one for one in file["entries"] if one["kind"] == "member.joined")
    file["entries"] = [
        {
            **joined_entry,
            "uuid": "b3c5a1de-0000-4000-8000-00000000000a",
            "body": {"role": "organiser", "label": "x"},
        }
    ]
    assert "which the server alone says" in ola.take_in(json.dumps(file).encode(), 403)


def test_no_page_of_the_desk_is_kept_on_the_way(jo):
    number = jo.ruled("Is he saved?", "Yes.")
    for path in ("", f"/c/{number}", "/people", "/export.csv?names=yes"):
        assert jo.client.get(f"/e/{jo.event}{path}").headers["Cache-Control"] == "no-store"


def test_what_another_site_presses_is_refused(jo):
    response = jo.client.post(
        f"/e/{jo.event}/case", data={"question": "x"}, headers={"Sec-Fetch-Site": "cross-site"}
    )
    assert response.status_code == 403
    assert words(read(jo.get("/cases")), "count") == ["0 of 0"]


def test_the_cookie_of_a_member_is_out_of_reach_of_scripts(app):
    response = app.test_client().post("/e/new", data={"name": "Hall"}, base_url="https://judge.example")
    kept = [one for one in response.headers.getlist("Set-Cookie") if one.startswith("desk-")]
    assert len(kept) == 1
    assert all(word in kept[0] for word in ("HttpOnly", "SameSite=Lax", "Secure"))


def test_a_fault_at_the_desk_leaves_no_query_in_the_log(jo, caplog, monkeypatch):
    def broken(*_):
        raise RuntimeError("broken")

    monkeypatch.setattr("agot_judge.web.events.views.found", broken)
    jo.client.application.testing = False
    try:
        assert jo.client.get(f"/e/{jo.event}/cases?q=Maria+Lopez").status_code == 500
    finally:
        jo.client.application.testing = True
    assert "Maria" not in caplog.text
    assert "broken" in caplog.text
