"""A case's life: open, ruled, appealed, decided; every earlier text stays to be seen. The desk's specification, 2.2."""

import pytest

from agot_judge.errors import EntryError
from agot_judge.events.bodies import CaseAppealed, NoteAdded, PersonErased, PersonMerged
from agot_judge.events.entry import plain, read_entry
from agot_judge.events.fold import fold, people_of
from tests.events.entries import EVENT, Device, cited, received, uuid

CASE = uuid(1)


def case_of(*entries):
    return fold(EVENT, received(*entries)).cases[0]


def answers(wordings):
    return [one.answer for one in wordings]


def test_a_case_that_is_opened_waits_for_a_ruling():
    case = case_of(Device("a").open(CASE, table="12", round="3"))
    assert (case.standing, case.is_closed, case.stands) == ("open", False, ())
    assert case.opened is not None
    assert case.opened.table == "12"


def test_a_ruling_stands_with_the_paragraphs_it_quotes():
    device = Device("a")
    case = case_of(device.open(CASE), device.rule(CASE, "Yes.", cites=[cited()]))
    assert (case.standing, case.is_closed) == ("ruled", True)
    assert [one.quote for one in case.cites] == ["A saved card stays."]


def test_an_amendment_takes_the_place_of_the_ruling_which_is_still_shown():
    device = Device("a")
    ruling = device.rule(CASE, "Yes.")
    case = case_of(device.open(CASE), ruling, device.amend(CASE, "Yes, once.", [ruling]))
    assert answers(case.stands) == ["Yes, once."]
    assert answers(case.wordings) == ["Yes.", "Yes, once."]
    assert case.conflicts == ()


def test_an_appealed_case_waits_for_the_head_judge():
    device = Device("a")
    appeal = device.say("case.appealed", CASE, CaseAppealed(grounds="He had no duplicate."))
    case = case_of(device.open(CASE), device.rule(CASE, "Yes."), appeal)
    assert (case.standing, case.is_closed) == ("appealed", False)
    assert [one.body.grounds for one in case.appeals] == ["He had no duplicate."]


@pytest.mark.parametrize("result", ["upheld", "overturned", "changed"])
def test_the_head_judges_decision_stands(result):
    judge, head = Device("a"), Device("b")
    case = case_of(judge.open(CASE), judge.rule(CASE, "Yes."), head.decide(CASE, result, "No."))
    assert (case.standing, answers(case.stands), case.is_closed) == (result, ["No."], True)
    assert answers(case.wordings) == ["Yes.", "No."]


def test_a_case_is_withdrawn_from_any_standing_and_its_texts_stay():
    device = Device("a")
    case = case_of(device.open(CASE), device.rule(CASE, "Yes."), device.withdraw(CASE))
    assert (case.standing, case.withdrawn_why, answers(case.wordings)) == ("withdrawn", "mistake", ["Yes."])


def test_a_ruling_that_arrives_before_its_case_is_not_lost():
    device = Device("a")
    opened, ruled = device.open(CASE), device.rule(CASE, "Yes.")
    early = case_of(ruled)
    assert (early.opened, answers(early.stands)) == (None, ["Yes."])
    assert case_of(ruled, opened).opened == opened.body


def test_a_note_that_arrives_before_its_case_is_shown_with_it():
    device = Device("a")
    note = device.say("note.added", CASE, NoteAdded(text="Look at the plot."))
    assert fold(EVENT, received(note)).cases == ()
    assert [one.body.text for one in case_of(note, device.open(CASE)).notes] == ["Look at the plot."]


def test_an_entry_that_is_sent_twice_counts_once():
    device = Device("a")
    entries = received(device.open(CASE), device.rule(CASE, "Yes."))
    assert fold(EVENT, entries * 3) == fold(EVENT, entries)


def test_numbers_have_four_letters_and_no_two_cases_have_the_same():
    device = Device("a")
    folded = fold(EVENT, received(*(device.open(uuid(number)) for number in range(2, 600))))
    numbers = [one.number for one in folded.cases]
    assert len(set(numbers)) == len(numbers) == 598
    assert all(len(number) == 4 and not set(number) & set("ILOU") for number in numbers)


def test_an_erased_person_is_a_player_with_a_letter_and_other_names_stay():
    device = Device("a")
    ann, bob = uuid(11), uuid(12)
    folded = fold(
        EVENT,
        received(
            device.name(ann, "Ann Lee"),
            device.name(bob, "Bob Ray"),
            device.open(CASE, people=(ann, bob)),
            device.say("person.erased", ann, PersonErased()),
            device.name(ann, "Ann Lee"),
        ),
    )
    opened = folded.cases[0].opened
    assert opened is not None
    assert people_of(folded, opened) == ("Player A", "Bob Ray")


def test_people_who_were_merged_have_one_name_even_in_a_circle():
    device = Device("a")
    ann, other = uuid(11), uuid(12)
    merged = device.say("person.merged", other, PersonMerged(into=ann))
    folded = fold(EVENT, received(device.name(ann, "Ann"), device.name(other, "Anne"), merged))
    assert folded.label(other) == "Ann"
    back = device.say("person.merged", ann, PersonMerged(into=other))
    assert fold(EVENT, received(merged, back)).label(ann) == "Player"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"kind": "case.rule"}, "Did you mean “case.ruled”?"),
        ({"body": {"answer": 3}}, "Expected `str`, got `int` - at `$.answer`"),
        ({"body": {"answer": "Yes.", "more": 1}}, "unknown field `more`"),
        ({"uuid": "1"}, "at `$.uuid`"),
        ({"made_at": -1}, "at `$.made_at`"),
    ],
)
def test_an_entry_that_cannot_be_read_is_refused_by_the_field(change, said):
    whole = {**plain(Device("a", uuid(1)).rule(CASE, "Yes.")), **change}
    with pytest.raises(EntryError, match=said.replace("$", r"\$").replace("?", r"\?")):
        read_entry(whole)
