"""A server that is killed while devices send: nothing confirmed is lost, all converge, what was done at once is shown. 2.13."""

import re

import pytest

from agot_judge.events.bodies import CaseAmended, CaseDecided, CaseOpened, CaseRuled
from agot_judge.web.events.case_page import CONFLICT_WORDS
from benchmarks.event_day import a_day
from benchmarks.event_hall import Hall, Organised
from tests.amounts import share
from tests.events.entries import MINUTE, START, uuid
from tests.web.markup import read


def test_a_day_with_devices_offline_and_a_server_that_is_killed(new_instance, index_folder):
    day = a_day(new_instance(), devices=4, cases=share(120), kills=1)
    assert day.kills == 1
    assert day.offline > 0
    assert day.lost == 0
    assert day.converged
    assert day.cases == day.opened >= share(120)


@pytest.fixture
def hall(new_instance, index_folder):
    hall = Hall(new_instance())
    hall.start()
    yield hall
    hall.close()


class Writing:
    """The entries that a device writes of one case, whether there is a server or not."""

    def __init__(self, device):
        self.device = device
        self._next = iter(range(int(device.member[:4], 16) * 1000, 10**9))

    def say(self, kind, case, body, minute=0):
        return self.device.say(kind, uuid(case), body, uuid(next(self._next)), START + minute * MINUTE)

    def open(self, case, table=""):
        return self.say("case.opened", case, CaseOpened(question=f"Question {case}?", table=table))

    def rule(self, case, answer, minute=1):
        return self.say("case.ruled", case, CaseRuled(answer=answer), minute)

    def amend(self, case, answer, ruling):
        return self.say(
            "case.amended", case, CaseAmended(answer=answer, why="Better.", replaces=(ruling.uuid,)), 2
        )

    def decide(self, case, answer, minute):
        return self.say("case.decided", case, CaseDecided(result="changed", answer=answer), minute)


def test_what_two_devices_do_while_there_is_no_server_is_shown_as_two_at_once(hall):
    desk = Organised(hall)
    ann, bob = Writing(desk.device("Ann", "head judge")), Writing(desk.device("Bob", "head judge"))
    for case in (1, 2, 3, 4):
        ann.open(case)
    amended = ann.rule(4, "Ruled.")
    ann.decide(2, "Decided.", 5)
    assert ann.device.sync()
    assert bob.device.sync()

    hall.kill()
    assert not ann.device.sync()
    ann.rule(1, "Yes.")
    bob.rule(1, "No.")
    bob.rule(2, "Too late.")
    ann.decide(3, "Later.", 9)
    bob.decide(3, "Earlier.", 8)
    ann.amend(4, "Ann's text.", amended)
    bob.amend(4, "Bob's text.", amended)
    ann.open(5, table="12")
    bob.open(6, table="12")

    hall.start()
    for one in (ann, bob, ann):
        assert one.device.sync()
    assert ann.device.folded() == bob.device.folded()
    event = ann.device.folded()
    expected = {
        1: ("two rulings", ["Yes.", "No."]),
        2: ("after the decision", ["Decided."]),
        3: ("two decisions", ["Later."]),
        4: ("two texts", ["Ann's text.", "Bob's text."]),
        5: ("one table", []),
        6: ("one table", []),
    }
    for number, (kind, answers) in expected.items():
        case = event.case_of(uuid(number))
        page = read(desk.page(f"/c/{case.number}"))
        assert CONFLICT_WORDS[kind] in page.one(data_testid="conflict").text
        assert [one.all("p")[0].text for one in page.all(data_testid="stands")] == answers, kind


def test_a_device_that_was_revoked_while_offline_keeps_what_it_made_before(hall):
    desk = Organised(hall)
    ann = desk.device("Ann")
    before = ann.say("case.opened", uuid(1), CaseOpened(question="Before?"), uuid(100), START - 10**12)
    desk.press("/members/revoke", member=ann.member)
    after = ann.say("case.opened", uuid(2), CaseOpened(question="After?"), uuid(101), START + 10**11)
    assert not ann.sync()  # it may send, and no longer read
    assert ann.confirmed == {before.uuid}
    assert re.search("had ended when this was made", ann.refused[after.uuid])
    assert "Before?" in desk.page("/cases")
