"""Nobody reads, changes or fills an event who may not, whatever they know of it; what is refused is refused in words."""

import json
import re
from io import BytesIO
from uuid import uuid4

import pytest

from agot_judge.errors import UnknownEvent
from agot_judge.storage.event_records import ENTRY_COSTS
from benchmarks.hostile_desk import Hall, Maker, faults
from tests.amounts import step
from tests.web.desks import Judge, joined, organiser

REQUESTS = 1500
DEEP = b"[" * 100_000


@pytest.fixture
def ola(app):
    return organiser(app)


def entry(judge, kind, subject, body, **more):
    return {
        "uuid": str(uuid4()),
        "event": judge.event,
        "subject": subject,
        "kind": kind,
        "body": body,
        "member": judge.member(),
        "device": "phone",
        "n": 1,
        "made_at": 1_800_000_000_000,
        **more,
    }


def link_of(page):
    """The address of an invitation that a page shows."""
    found = re.search(r"/e/join/[\w-]+", page)
    assert found is not None
    return found[0]


def sent(judge, *entries):
    data = json.dumps({"entries": entries})
    return judge.client.post(f"/api/v1/events/{judge.event}/entries", data=data)


@pytest.mark.long
def test_no_fuzzed_request_meets_a_fault_or_reaches_another_event(app):
    """The fixed seeds of the benchmark ``hostile_desk``."""
    hall = Hall(app)
    assert [(seed, wrong) for seed, _, wrong in faults(hall, range(0, REQUESTS, step()))] == []
    assert hall.of_the_other() == hall.before


def test_a_seed_makes_the_same_request_again(app):
    hall = Hall(app)
    assert Maker(hall).request(7) == Maker(hall).request(7) != Maker(hall).request(8)


def test_the_name_of_a_person_at_another_event_cannot_be_changed_by_its_number(app, ola):
    ola.post("/people", do="new", label="Maria Lopez")
    person = next(one["subject"] for one in ola.entries()["entries"] if one["kind"] == "person.named")
    other = organiser(app)

    answer = sent(other, entry(other, "person.named", person, {"label": "Somebody else"}))
    assert (answer.status_code, "number of another" in answer.text) == (400, True)
    assert sent(other, entry(other, "person.erased", person, {})).status_code == 200
    assert "Maria Lopez" in ola.get("/people")
    assert "Maria" not in other.get("/people")


def test_an_entry_with_the_number_of_one_of_another_event_is_not_said_to_be_kept(app, ola):
    ola.open("Is he saved?")
    taken = ola.entries()["entries"][-1]["uuid"]
    other = organiser(app)

    answer = sent(other, entry(other, "note.added", other.event, {"text": "x"}, uuid=taken))
    assert (answer.status_code, "Nothing was kept" in answer.text) == (400, True)


def test_what_is_sent_again_counts_once_against_the_event(app, ola, monkeypatch):
    """A device that hears no answer sends everything again."""
    one = entry(ola, "note.added", ola.event, {"text": "x" * 1000})
    assert sent(ola, one).status_code == 200
    known = sum(ENTRY_COSTS + len(json.dumps(each["body"])) for each in ola.entries()["entries"])
    monkeypatch.setattr("agot_judge.storage.event_database.EVENT_BYTES", known)
    for _ in range(5):
        assert sent(ola, one).json["accepted"] == [one["uuid"]]


def test_entries_that_say_nothing_fill_an_event_as_well(ola, monkeypatch):
    monkeypatch.setattr("agot_judge.storage.event_database.EVENT_BYTES", 20 * ENTRY_COSTS)
    notes = [entry(ola, "note.added", ola.event, {"text": ""}) for _ in range(30)]
    answer = sent(ola, *notes)
    assert answer.status_code == 507
    assert "are kept of this event" in answer.text


@pytest.mark.parametrize("data", [DEEP, b'{"entries": [{"body": ' + DEEP, b'{"entries": [], "x": ' + DEEP])
def test_lists_in_lists_without_end_are_refused(ola, data):
    for path in (f"/api/v1/events/{ola.event}/entries", "/rulings/list", "/rulings/slip"):
        assert ola.client.post(path, data=data).status_code == 400
    assert ola.client.post("/rulings/new", data={"board": data.decode()}).status_code == 400
    assert ola.client.post("/train/schedule", data=data).status_code == 400
    assert "no file of rulings" in ola.take_in(data, 400)


def test_an_entry_of_a_file_that_cannot_be_read_is_named(ola):
    file = {"format": "agot-judge event 1", "event": ola.event, "entries": [[]]}
    assert "Entry 1: This is no entry" in ola.take_in(json.dumps(file).encode(), 400)


def test_a_label_with_a_nul_is_refused_before_it_reaches_the_database(app, ola):
    """PostgreSQL keeps no NUL in a text."""
    page = ola.post("/members/invite", status=200, role="judge", uses="1")
    token = link_of(page).rpartition("/")[2]
    somebody = app.test_client()
    assert somebody.post(f"/e/join/{token}", data={"label": "J\x00"}).status_code == 400
    assert somebody.post(f"/e/join/{token}", data={"label": "Jo"}).status_code == 303  # it was not used up
    assert somebody.get("/e/%00").status_code == 404


@pytest.mark.parametrize("uses", ["0", "-3", "999999999", "x"])
def test_an_invitation_has_so_many_uses_at_most_and_ends(ola, app, uses):
    page = ola.post("/members/invite", status=200, role="judge", uses=uses, hours="99999999")
    token = link_of(page).rpartition("/")[2]
    found = app.extensions["agot_judge.events"].store.members.invitation(token, 0)
    assert 1 <= found.uses <= 100
    later = 2**40
    assert app.extensions["agot_judge.events"].store.members.take(token, later) is None


def test_who_was_sent_away_does_not_come_back_by_a_link_that_others_had_too(app, ola):
    page = ola.post("/members/invite", status=200, role="judge", label="Judges", uses="50")
    link = link_of(page)
    jo = Judge(app, ola.event)
    assert jo.client.post(link, data={"label": "Jo"}).status_code == 303

    ola.post("/members/revoke", member=jo.member())
    assert jo.client.post(link, data={"label": "Jo again"}).status_code == 404
    assert "ends the links" in ola.get("/members")


def test_the_way_back_in_ends_with_the_membership_of_an_organiser_alone(app, ola):
    back = link_of(ola.get("/made"))
    ola.post("/members/revoke", member=joined(app, ola).member())
    assert app.test_client().get(back).status_code == 200
    ola.post("/members/revoke", member=joined(app, ola, "organiser", "Second").member())
    assert app.test_client().get(back).status_code == 404


def test_a_judge_leaves_by_their_own_press_and_the_secret_is_good_for_nothing(app, ola):
    """ASVS 3.3.1: the press ends the membership on the server; a copy of the cookie is no way in."""
    jo = joined(app, ola)
    copied = app.test_client()
    for cookie in jo.client._cookies.values():
        copied.set_cookie(cookie.key, cookie.value)
    number = jo.ruled("May a kneeling character defend?", "No.")
    assert copied.get(f"/e/{ola.event}").status_code == 200

    assert jo.post("/members/leave") == "/e"
    assert not jo.client.get_cookie(f"desk-{ola.event}")
    assert copied.get(f"/e/{ola.event}").status_code == 403
    assert "No." in ola.get(f"/c/{number}")


def test_the_only_organiser_cannot_leave(app, ola):
    assert "invite another one" in ola.post("/members/leave", status=403)
    joined(app, ola, "organiser", "Second")
    ola.post("/members/leave")
    ola.get(status=403)


def test_a_head_judge_changes_no_facts_by_a_file(app, ola):
    """What the role of a member forbids on the pages is forbidden in files."""
    head = joined(app, ola, "head judge", "Hedda")
    facts = entry(ola, "event.changed", ola.event, {"name": "Mine", "shares": True})
    file = {"format": "agot-judge event 1", "event": ola.event, "entries": [facts]}
    assert "can be taken from you" in head.take_in(json.dumps(file).encode(), 403)
    assert "Mine" not in ola.get()
    assert "1 entries are new" in ola.take_in(json.dumps(file).encode())


@pytest.mark.parametrize(
    "headers", [{"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://elsewhere.example"}]
)
def test_no_press_of_another_site_reaches_any_page_of_the_desk(app, ola, headers):
    number = ola.ruled("Is he saved?", "Yes.")
    before = ola.entries()
    presses = [
        rule
        for rule in app.url_map.iter_rules()
        if rule.endpoint.startswith(("events.", "events_api.")) and "POST" in (rule.methods or ())
    ]
    assert len(presses) > 10
    values = {
        "event": ola.event,
        "number": number,
        "token": "x",
        "kind": "s",
        "key": "1x",
        "do": "note",
        "letters": "A",
    }
    for rule in presses:
        path = re.sub(r"<(?:[^>]*:)?(\w+)>", lambda found: values[found[1]], rule.rule)
        answer = ola.client.post(path, data={"text": "x", "label": "x", "name": "x"}, headers=headers)
        assert answer.status_code == 403, path
    assert ola.entries() == before


def test_every_cookie_of_the_desk_is_for_this_site_and_for_no_script(app):
    made = app.test_client().post("/e/new", data={"name": "Hall"}, base_url="https://judge.example")
    kept = made.headers.getlist("Set-Cookie")
    assert len(kept) == 3
    for one in kept:
        assert "HttpOnly" in one
        assert "Secure" in one
        assert "SameSite" in one


def test_a_browser_that_sends_thousands_of_cookies_has_a_few_looked_for(app, monkeypatch):
    asked = []

    def unknown(event):
        asked.append(event)
        raise UnknownEvent("There is none.")

    monkeypatch.setattr("agot_judge.web.events.views.desks.desk_of", unknown)
    many = "; ".join(f"desk-{number:08}=x" for number in range(2000))
    assert app.test_client().get("/e", headers={"Cookie": many}).status_code == 200
    assert len(asked) <= 40


def test_for_who_is_no_member_no_event_is_put_together(app, ola, monkeypatch):
    def never(*_):
        raise AssertionError("it was folded")

    monkeypatch.setattr("agot_judge.web.events.kept.fold", never)
    stranger = Judge(app, ola.event)
    stranger.get("", 403)
    assert stranger.client.post(f"/api/v1/events/{ola.event}/entries", data="{}").status_code == 403


@pytest.mark.parametrize("path", ["/members/invite", "/people"])
def test_a_label_that_is_too_long_is_refused_in_words(app, ola, path):
    fields = {"label": "x" * 5000, "role": "judge", "do": "new"}
    assert "shorten it" in ola.post(path, 400, **fields)
    link = link_of(ola.post("/members/invite", status=200, role="judge", uses="1"))
    assert app.test_client().post(link, data=fields).status_code == 400
    assert app.test_client().post("/e/new", data={**fields, "name": "Hall"}).status_code == 400


@pytest.mark.parametrize("path", ["/sandbox/s/nothing/case", "/sandbox/k/nothing/case"])
def test_to_rule_on_a_board_that_is_none_is_refused_as_on_its_own_page(client, path):
    answer = client.post(path)
    assert answer.status_code == 404
    assert "There is no such board" in answer.text


def test_a_secret_is_kept_as_a_hash_alone(app, ola, instance):
    secret = ola.client.get_cookie(f"desk-{ola.event}").value
    kept = b"".join(one.read_bytes() for one in instance.glob("scenarios.sqlite3*"))
    assert ola.event.encode() in kept
    assert secret.encode() not in kept


def test_the_page_of_an_invitation_tells_no_other_page_its_address(app, ola):
    link = link_of(ola.post("/members/invite", status=200, role="judge", uses="1"))
    answer = app.test_client().get(link)
    assert answer.headers["Referrer-Policy"] == "same-origin"
    assert answer.headers["Cache-Control"] == "no-store"


def test_a_file_larger_than_what_is_read_is_refused(ola, monkeypatch):
    monkeypatch.setattr("agot_judge.web.events.file_views.MOST_BYTES", 1000)
    answer = ola.client.post(f"/e/{ola.event}/import", data={"file": (BytesIO(b"x" * 5000), "a.json")})
    assert answer.status_code == 413


def test_in_a_hall_without_https_the_pages_of_the_desk_say_where_a_press_comes_from(app, ola):
    """Over plain http a browser says no Sec-Fetch-Site, and an Origin only where the page lets it: else presses are refused."""
    number = ola.ruled("Saved?", "No")
    for path in ("", "/members", "/people", "/cases", "/log", f"/c/{number}"):
        answer = ola.client.get(f"/e/{ola.event}{path}")
        assert answer.headers["Referrer-Policy"] == "same-origin", path
