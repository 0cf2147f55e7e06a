"""Things that happen at once on several devices: by order of receipt, never settled without a word. 2.5."""

from msgspec.structs import replace

from agot_judge.events.allowed import Author, refused
from agot_judge.events.bodies import PersonErased
from agot_judge.events.fold import fold
from tests.events.entries import EVENT, MINUTE, START, Device, received, uuid

CASE, OTHER = uuid(1), uuid(2)


def case_of(*entries):
    return fold(EVENT, received(*entries)).cases[0]


def kinds(case):
    return [(one.kind, one.is_open) for one in case.conflicts]


def answers(wordings):
    return [one.answer for one in wordings]


def test_two_rulings_on_one_case_both_stay_until_the_head_judge_decides():
    ann, bob, head = Device("a"), Device("b"), Device("h")
    both = (ann.open(CASE), ann.rule(CASE, "Yes."), bob.rule(CASE, "No."))
    case = case_of(*both)
    assert answers(case.stands) == ["Yes.", "No."]
    assert (kinds(case), case.is_closed) == ([("two rulings", True)], False)
    settled = case_of(*both, head.decide(CASE, "upheld", "Yes."))
    assert (answers(settled.stands), kinds(settled)) == (["Yes."], [])


def test_two_cases_of_one_table_within_five_minutes_are_marked_until_one_is_merged():
    ann, bob = Device("a"), Device("b")
    both = (ann.open(CASE, table="12", round="3"), bob.open(OTHER, minute=4, table=" 12 ", round="3"))
    folded = fold(EVENT, received(*both))
    assert [kinds(one) for one in folded.cases] == [[("one table", True)], [("one table", True)]]
    merged = fold(EVENT, received(*both, bob.withdraw(OTHER, into=CASE)))
    assert [kinds(one) for one in merged.cases] == [[], []]
    assert merged.cases[1].into == CASE


def test_two_cases_of_one_table_later_or_in_another_round_or_of_one_judge_are_two():
    ann, bob = Device("a"), Device("b")
    for first, second in (
        (ann.open(CASE, table="12"), bob.open(OTHER, minute=6, table="12")),
        (ann.open(CASE, table="12", round="1"), bob.open(OTHER, table="12", round="2")),
        (ann.open(CASE, table="12"), ann.open(OTHER, minute=1, table="12")),
        (ann.open(CASE), bob.open(OTHER)),
    ):
        assert [kinds(one) for one in fold(EVENT, received(first, second)).cases] == [[], []]


def test_a_ruling_made_offline_that_arrives_after_the_decision_is_kept_as_a_note_under_it():
    ann, bob, head = Device("a"), Device("b"), Device("h")
    late = bob.rule(CASE, "Perhaps.", minute=1)
    case = case_of(
        ann.open(CASE), ann.rule(CASE, "Yes."), head.decide(CASE, "overturned", "No.", minute=2), late
    )
    assert answers(case.stands) == ["No."]
    assert kinds(case) == [("after the decision", False)]
    assert [one.answer for one in case.wordings if one.is_late] == ["Perhaps."]


def test_of_two_decisions_the_one_made_later_stands_and_both_are_shown():
    ann, head, second = Device("a"), Device("h"), Device("i")
    made_first = second.decide(CASE, "upheld", "Yes.", minute=3)
    case = case_of(
        ann.open(CASE), ann.rule(CASE, "Yes."), head.decide(CASE, "overturned", "No.", minute=5), made_first
    )
    assert (answers(case.stands), case.standing) == (["No."], "overturned")
    assert kinds(case) == [("two decisions", False)]
    assert answers(case.wordings) == ["Yes.", "No.", "Yes."]


def test_a_text_that_was_amended_twice_at_once_has_both_until_one_is_picked():
    ann, head = Device("a"), Device("h")
    ruling = ann.rule(CASE, "Yes.")
    one, other = ann.amend(CASE, "Yes, once.", [ruling]), head.amend(CASE, "Yes, twice.", [ruling])
    case = case_of(ann.open(CASE), ruling, one, other)
    assert (answers(case.stands), kinds(case)) == (["Yes, once.", "Yes, twice."], [("two texts", True)])
    picked = case_of(ann.open(CASE), ruling, one, other, head.amend(CASE, "Yes, twice.", [one, other]))
    assert (answers(picked.stands), kinds(picked)) == (["Yes, twice."], [])


def test_a_ruling_that_arrives_after_the_withdrawal_is_shown_and_the_case_stays_withdrawn():
    ann, bob = Device("a"), Device("b")
    case = case_of(ann.open(CASE), ann.withdraw(CASE), bob.rule(CASE, "Yes."))
    assert (case.standing, kinds(case)) == ("withdrawn", [("after the withdrawal", False)])


def test_two_amendments_that_name_each_other_leave_one_text_and_no_fault():
    ann = Device("a")
    one = ann.amend(CASE, "One.", [])
    other = ann.amend(CASE, "Other.", [one])
    circle = replace(one, body=replace(one.body, replaces=(other.uuid,)))
    assert answers(case_of(circle, other).stands) == ["Other."]


# ---- who may --------------------------------------------------------------------------------------------------------


def author(device, role, revoked_minute=None):
    at = START + revoked_minute * MINUTE if revoked_minute is not None else 0
    return Author(uuid=device.member, role=role, label=device.id, revoked_at=at)


def test_what_a_revoked_member_made_before_is_taken_and_after_is_refused_with_the_reason():
    ann = Device("a")
    event = fold(EVENT, ())
    me = author(ann, "judge", revoked_minute=10)
    assert refused(ann.open(CASE, minute=9), me, event) == ""
    assert "had ended when this was made" in refused(ann.open(CASE, minute=11), me, event)


def test_only_the_head_judge_decides_and_only_the_organiser_erases():
    ann = Device("a")
    event = fold(EVENT, ())
    decision, erasure = ann.decide(CASE, "upheld", "Yes."), ann.say("person.erased", uuid(9), PersonErased())
    may = {
        role: (
            not refused(decision, author(ann, role), event),
            not refused(erasure, author(ann, role), event),
        )
        for role in ("organiser", "head judge", "judge", "reader")
    }
    assert may == {
        "organiser": (False, True),
        "head judge": (True, False),
        "judge": (False, False),
        "reader": (False, False),
    }


def test_only_who_ruled_or_the_head_judge_amends_and_nobody_speaks_for_another():
    ann, bob = Device("a"), Device("b")
    ruling = ann.rule(CASE, "Yes.")
    event = fold(EVENT, received(ann.open(CASE), ruling))
    amendment = bob.amend(CASE, "No.", [ruling])
    assert "Only the judge who ruled" in refused(amendment, author(bob, "judge"), event)
    assert refused(amendment, author(bob, "head judge"), event) == ""
    assert refused(ann.amend(CASE, "No.", [ruling]), author(ann, "judge"), event) == ""
    assert "somebody else made it" in refused(amendment, author(ann, "head judge"), event)
