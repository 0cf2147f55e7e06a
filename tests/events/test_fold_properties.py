"""The fold of any entries in any order: no exception, nothing lost, the same for the same order of receipt. 2.13."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from agot_judge.events.bodies import (
    CaseAmended,
    CaseAnnounced,
    CaseAppealed,
    CaseDecided,
    CaseOpened,
    CaseRuled,
    CaseWithdrawn,
    EventFacts,
    MemberJoined,
    MemberRevoked,
    NoteAdded,
    PersonErased,
    PersonMerged,
    PersonNamed,
)
from agot_judge.events.entry import Entry, in_order
from agot_judge.events.exports import as_csv, as_json, from_json
from agot_judge.events.fold import fold
from agot_judge.events.report import report
from tests.amounts import long
from tests.events.entries import EVENT, MINUTE, START, uuid

CASES = [uuid(number) for number in range(1, 5)]
PEOPLE = [uuid(number) for number in range(11, 14)]
ENTRIES = [uuid(number) for number in range(100, 130)]
WORDS = st.sampled_from(["", "Yes.", "No.", "=1+1", "Ann saves him"])
TABLES = st.sampled_from(["", "1", "2"])


def said():
    """A kind with a subject and a body."""
    case = st.sampled_from(CASES)
    person = st.sampled_from(PEOPLE)
    return st.one_of(
        st.tuples(st.just("event.changed"), st.just(EVENT), st.builds(EventFacts, name=st.just("Hall"))),
        st.tuples(
            st.just("member.joined"), person, st.builds(MemberJoined, role=st.just("judge"), label=WORDS)
        ),
        st.tuples(st.just("member.revoked"), person, st.builds(MemberRevoked)),
        st.tuples(
            st.just("case.opened"),
            case,
            st.builds(
                CaseOpened, question=WORDS, table=TABLES, people=st.lists(person, max_size=2).map(tuple)
            ),
        ),
        st.tuples(st.just("case.ruled"), case, st.builds(CaseRuled, answer=WORDS)),
        st.tuples(
            st.just("case.amended"),
            case,
            st.builds(
                CaseAmended,
                answer=WORDS,
                why=WORDS,
                replaces=st.lists(st.sampled_from(ENTRIES), min_size=1, max_size=3).map(tuple),
            ),
        ),
        st.tuples(
            st.just("case.withdrawn"),
            case,
            st.builds(CaseWithdrawn, why=WORDS, into=st.one_of(st.none(), case)),
        ),
        st.tuples(st.just("case.appealed"), case, st.builds(CaseAppealed, grounds=WORDS)),
        st.tuples(
            st.just("case.decided"),
            case,
            st.builds(CaseDecided, result=st.sampled_from(["upheld", "overturned", "changed"]), answer=WORDS),
        ),
        st.tuples(st.just("case.announced"), case, st.builds(CaseAnnounced)),
        st.tuples(st.just("person.named"), person, st.builds(PersonNamed, label=WORDS)),
        st.tuples(st.just("person.merged"), person, st.builds(PersonMerged, into=person)),
        st.tuples(st.just("person.erased"), person, st.builds(PersonErased)),
        st.tuples(st.just("note.added"), st.one_of(case, st.just(EVENT)), st.builds(NoteAdded, text=WORDS)),
    )


@st.composite
def written(draw):
    """The entries that three devices have written, each in its own order; clocks may go backwards."""
    entries = []
    for number, (kind, subject, body) in enumerate(draw(st.lists(said(), max_size=24))):
        device = draw(st.sampled_from(["a", "b", "c"]))
        entries.append(
            Entry(
                uuid=ENTRIES[number],
                event=EVENT,
                subject=subject,
                kind=kind,
                body=body,
                member=uuid(50 + ord(device)),
                device=device,
                n=number,
                made_at=START + draw(st.integers(0, 12)) * MINUTE,
                offset=draw(st.integers(-2, 2)) * MINUTE,
            )
        )
    return entries


@st.composite
def merged(draw):
    """The same in an order of receipt that keeps each device's own, some of it twice."""
    entries = draw(written())
    queues = {device: [one for one in entries if one.device == device] for device in "abc"}
    order = []
    while any(queues.values()):
        device = draw(st.sampled_from([name for name, queue in queues.items() if queue]))
        order.append(queues[device].pop(0))
    return [replace(one, received=number) for number, one in enumerate(order, 1)]


def cases_in(entries):
    return {one.subject for one in entries if one.kind.startswith("case.")}


@long(400)
@given(entries=merged(), seed=st.randoms(use_true_random=False))
def test_the_same_order_of_receipt_gives_the_same_state_however_it_is_handed_over(entries, seed):
    whole = fold(EVENT, entries)
    shuffled = [*entries, *seed.sample(entries, len(entries) // 2)]
    seed.shuffle(shuffled)
    assert fold(EVENT, shuffled) == whole


@long(400)
@given(entries=merged())
def test_no_case_is_lost_and_each_text_of_it_is_there(entries):
    folded = fold(EVENT, entries)
    assert {one.uuid for one in folded.cases} == cases_in(entries)
    assert len({one.number for one in folded.cases}) == len(folded.cases)
    for case in folded.cases:
        texts = {
            one.uuid
            for one in entries
            if one.subject == case.uuid and one.kind in ("case.ruled", "case.amended", "case.decided")
        }
        assert {one.uuid for one in case.wordings} == texts
        assert bool(case.stands) == bool(texts)


@long(300)
@given(entries=written(), kept=st.integers(0, 24), seed=st.randoms(use_true_random=False))
def test_what_the_server_has_not_received_comes_last_in_each_devices_own_order(entries, kept, seed):
    mixed = [
        replace(one, received=number) if number <= kept else one for number, one in enumerate(entries, 1)
    ]
    seed.shuffle(mixed)
    ordered = in_order(mixed)
    numbers = [one.received for one in ordered]
    assert sorted(number for number in numbers if number) == [number for number in numbers if number]
    assert None not in numbers[: len([number for number in numbers if number])]
    for device in "abc":
        waiting = [one.n for one in ordered if one.device == device and one.received is None]
        assert waiting == sorted(waiting)
    assert {one.uuid for one in fold(EVENT, mixed).cases} == cases_in(entries)


@long(200)
@given(entries=merged())
def test_every_event_can_be_reported_exported_and_taken_in_again(entries):
    folded = fold(EVENT, entries)
    report(folded)
    assert as_csv(folded, has_names=True).count("\r\n") == len(folded.cases) + 1
    assert fold(EVENT, from_json(as_json(EVENT, entries, has_names=True))) == folded


@long(200)
@given(entries=merged(), more=written())
def test_what_stood_before_is_still_there_when_more_arrives(entries, more):
    """Only an entry changes a case, and none takes a text away."""
    known = {one.uuid for one in entries}
    later = [replace(one, received=100 + number) for number, one in enumerate(more) if one.uuid not in known]
    before, after = fold(EVENT, entries), fold(EVENT, [*entries, *later])
    for case in before.cases:
        same = after.case_of(case.uuid)
        assert same is not None
        assert same.number == case.number
        assert [one.answer for one in same.wordings][: len(case.wordings)] == [
            one.answer for one in case.wordings
        ]
