"""An event's desk on a device without network: cases are opened and ruled there, and brought to the server when it answers."""

import json

import pytest

from tests.offline.devices import Device
from tests.web.desks import joined, organiser, words
from tests.web.markup import read


@pytest.fixture
def ola(app):
    return organiser(app)


@pytest.fixture
def jo(app, ola, monkeypatch, tmp_path_factory):
    """Jo's device, which was in contact with the server once."""
    monkeypatch.setenv("AGOT_JUDGE_ADDRESS", "https://judge.example")
    device = Device(joined(app, ola), "jo", tmp_path_factory)
    device.contact()
    return device


@pytest.fixture
def kim(app, ola, jo, tmp_path_factory):
    """Kim's device. Each knows the other as a member."""
    device = Device(joined(app, ola, label="Kim"), "kim", tmp_path_factory)
    device.contact()
    jo.contact()
    return device


def test_a_case_is_ruled_without_network_and_sent_once(jo, ola):
    """Opened and ruled on the device it says that it is not sent; in contact it is with the server, sent twice as once."""
    number = jo.ruled("Is he saved?", "Yes.", ["2e/rr/save/1"], table="12")
    assert words(jo.case(number), "unsent") == ["not sent yet"]
    assert "RR Save ¶1" in words(jo.case(number), "stands")[0]
    assert [one["entry"]["kind"] for one in jo.added] == ["case.opened", "case.ruled"]
    waiting = list(jo.added)

    jo.contact()
    jo.added = waiting
    jo.contact()

    assert words(ola.case(number), "standing") == ["ruled"]
    assert [one["kind"] for one in ola.entries()["entries"]].count("case.ruled") == 1
    assert jo.added == []
    assert words(jo.case(number), "unsent") == []


def test_two_rulings_are_shown_when_they_meet(jo, ola):
    """A ruling without network and another one on the server: both stay, marked, on the server and on the device."""
    number = ola.open("Is he saved?")
    jo.contact()
    jo.post(f"/c/{number}/rule", answer="Yes.")
    ola.post(f"/c/{number}/rule", answer="No.")

    jo.contact()

    for one in (ola, jo):
        assert "Two rulings on one question" in words(one.case(number), "conflict")[0]


def test_a_ruling_after_the_decision_is_kept_under_it(app, jo, ola):
    """The head judge has decided meanwhile: what was ruled without network is kept as a note under the decision."""
    head = joined(app, ola, "head judge", "Hal")
    number = ola.ruled("Is he saved?", "No.")
    jo.contact()
    jo.post(f"/c/{number}/note", text="Both players agree on the board.")
    jo.post(f"/c/{number}/amend", status=403, answer="Yes.", why="?", replaces=[jo.received[-1]["uuid"]])
    other = jo.open("Another?", table="4")
    jo.contact()
    jo.post(f"/c/{other}/rule", answer="Yes.")
    head.post(f"/c/{other}/decide", answer="No.", result="changed")

    jo.contact()

    assert "after the head judge had decided" in " ".join(words(ola.case(other), "conflict"))
    assert words(jo.case(other), "standing") == ["changed"]


def test_what_is_refused_stays_with_its_reason(jo, ola):
    """Made after the membership had ended: the server refuses it, the device keeps it and shows why."""
    ola.post("/members/revoke", member=jo.about["uuid"])
    jo.open("Is he saved?")
    [one] = jo.added
    [refused] = jo.online.send(one["entry"])["refused"]

    shown = jo.client.post(
        f"/e/{jo.event}/waiting",
        data=json.dumps({"added": [{**one, "refused": refused["why"]}]}),
    )

    listed = words(read(shown.text), "refused-list")
    assert "Is he saved?" in listed[0]
    assert "membership of Jo had ended" in listed[0]


def test_an_entry_that_is_refused_is_not_folded(jo):
    """It is listed with its reason, and no case is made of it."""
    number = jo.open("Is he saved?")
    jo.added[0]["refused"] = "Too late."
    jo.place()

    jo.get(f"/c/{number}", status=404)


def test_a_code_carries_a_case_to_another_device(jo, kim, ola):
    """Read by a camera, the address of the code shows the case; taken in, it is there, and its own device sends it."""
    number = jo.ruled("Is he saved?", "Yes.", ["2e/rr/save/1"])
    page = jo.get(f"/c/{number}/carry")
    assert "<svg" in page
    letters = _letters(jo, number)

    before = read(kim.client.get(f"/E/{kim.event.upper()}/T/{letters}").text)
    assert "2 entries" in words(before, "carried")[0]
    kim.client.post(f"/E/{kim.event.upper()}/T/{letters}")
    kim.take()

    assert "RR Save ¶1" in words(kim.case(number), "stands")[0]
    assert {one["sends"] for one in kim.added} == {False}
    kim.contact()
    assert number not in ola.get()
    jo.contact()
    kim.contact()
    assert kim.added == []
    assert words(kim.case(number), "unsent") == []


def test_a_file_carries_the_list_to_another_device(jo, kim):
    """All of an event, taken in twice, is there once."""
    number = jo.ruled("Is he saved?", "Yes.")
    file = jo.client.get(f"/e/{jo.event}/export.json").data

    kim.take_in(file)
    kim.take()
    kim.take_in(file)
    kim.take()

    assert words(kim.case(number), "standing") == ["ruled"]
    assert len(kim.added) == 2


def test_the_head_judges_device_brings_what_others_wrote(app, jo, ola, tmp_path_factory):
    """A lost device's rulings reach the server by the head judge's, to whom they were carried."""
    hal = Device(joined(app, ola, "head judge", "Hal"), "hal", tmp_path_factory)
    hal.contact()
    number = jo.ruled("Is he saved?", "Yes.")
    hal.take_in(jo.client.get(f"/e/{jo.event}/export.json").data)
    hal.take()

    hal.contact()

    assert hal.added == []
    assert words(ola.case(number), "standing") == ["ruled"]


@pytest.mark.parametrize("change", ["another entry's case", "a letter read wrong"])
def test_a_damaged_code_is_refused(jo, kim, change):
    """A letter read wrong is found by the code's own sum, or by what it says."""
    letters = _letters(jo, jo.open("Is he saved?"))
    wrong = letters[:-1] if change == "a letter read wrong" else f"AAA{letters[3:]}"

    answer = kim.client.get(f"/E/{kim.event.upper()}/T/{wrong}")

    assert (answer.status_code, "Scan it again" in answer.text) == (400, True)


def test_members_are_invited_at_the_server(jo):
    """What only a server can do is refused with where it is done."""
    answer = jo.client.post("/e/new", data={"name": "Hall", "edition": "2e"})

    assert (answer.status_code, "asked without it" in answer.text) == (503, True)


def test_a_device_shows_no_copy_whose_days_are_over(jo):
    """Names are kept for the days that the organiser said; a device without contact keeps to them as well."""
    jo.about["names_until"] = 1
    jo.place()

    answer = jo.client.get(f"/e/{jo.event}")

    assert (answer.status_code, "days are over" in answer.text) == (503, True)


def test_nobody_elses_event_is_shown(jo):
    """A device has the events that it was in contact with, and no other."""
    assert jo.client.get("/e/abcdefgh").status_code == 404
    assert jo.client.get("/e").status_code == 200


def _letters(device, number):
    """The letters of the address in which a case is carried."""
    [field] = read(device.get(f"/c/{number}/carry")).all(data_testid="carry-address")
    return field.attributes["value"].rpartition("/")[2]
