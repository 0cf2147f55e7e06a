"""A line of the trace cites what it rests on; a paragraph that another one beside it makes idle is applied, not cited."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from agot_judge.corpus.store import Corpus
from agot_judge.editions.second.idle_beside import IDLE_BESIDE
from agot_judge.engine.codec import read_state, write_state
from agot_judge.engine.idle_beside import IdleBeside
from agot_judge.engine.state.trace import Entry, Log
from agot_judge.engine.state.transition import say
from agot_judge.scenario.execution import run_text
from tests.rulings.play import Side, Table

SECOND = IdleBeside(IDLE_BESIDE)
NAMED = sorted({*IDLE_BESIDE, *(other for others in IDLE_BESIDE.values() for other in others)})


def test_every_paragraph_of_the_table_exists(corpus: Corpus):
    assert [paragraph for paragraph in NAMED if paragraph not in corpus] == []


def test_no_two_paragraphs_make_each_other_idle():
    """Followed from paragraph to paragraph, the table comes to one that stays: a line never loses all of them."""
    left = {paragraph: set(others) for paragraph, others in IDLE_BESIDE.items()}
    while ready := [paragraph for paragraph, others in left.items() if not others & left.keys()]:
        for paragraph in ready:
            del left[paragraph]
    assert left == {}


@given(st.lists(st.sampled_from(NAMED), min_size=1, max_size=8, unique=True).map(tuple))
def test_each_idle_paragraph_has_one_beside_it_that_stays(cites: tuple[str, ...]):
    """Nothing is lost, the first stays first, and from whatever is idle the table leads to a paragraph that is cited."""
    kept, applied = SECOND.parted(cites)

    assert kept[0] == cites[0]
    assert sorted((*kept, *applied)) == sorted(cites)
    assert [cite for cite in cites if cite in kept] == list(kept)
    for idle in applied:
        reached, waiting = set(), [idle]
        while waiting:
            reached.add(one := waiting.pop())
            waiting += [
                other for other in IDLE_BESIDE.get(one, ()) if other in cites and other not in reached
            ]
        assert reached & set(kept)


@pytest.mark.parametrize("paragraph", sorted(IDLE_BESIDE))
def test_a_paragraph_alone_is_cited(paragraph: str):
    assert SECOND.parted((paragraph,)) == ((paragraph,), ())
    assert SECOND.parted(("2e/rr/cannot/1", paragraph)) == (("2e/rr/cannot/1", paragraph), ())


def test_the_paragraph_that_decides_is_never_idle():
    """FAQ 2.6 ¶7 decides that a character is killed; what stands first stays, whatever is beside it."""
    cites = ("2e/rr/kill/1", "2e/faq/2.6/7", "2e/rr/dead-pile/2")

    assert SECOND.parted(cites) == (("2e/rr/kill/1", "2e/faq/2.6/7"), ("2e/rr/dead-pile/2",))


def test_an_edition_that_names_no_such_paragraphs_cites_all():
    entries = [
        Entry(n=1, depth=0, kind="effect", step="", text="A.", cites=("2e/rr/kill/1", "2e/rr/dead-pile/2"))
    ]

    assert IdleBeside({}).weighed(entries) == entries


CITED = ("2e/rr/kill/1", "2e/rr/dead-pile/2")


def killed():
    """A machine, and a state whose log has one line that cites two paragraphs, of which one is idle."""
    play = Table(sides={"Ann": Side(), "Bob": Side()}).start("4.2")
    return play.machine, say(replace(play.state, log=Log()), "effect", "A is killed.", CITED)


def test_the_trace_of_a_stored_board_is_that_of_the_board():
    """The log is stored with all paragraphs, so that a later table weighs them anew."""
    machine, state = killed()
    again = read_state(machine.rulebook, write_state(state))

    (line,) = machine.trace(again)
    assert machine.trace(again) == machine.trace(state)
    assert (line.cites, line.applied) == (CITED[:1], CITED[1:])
    assert again.log.entries()[0].cites == CITED


def test_a_board_that_was_stored_before_is_read():
    """Until then every field of a line was stored, and there was none for what is only applied."""
    machine, state = killed()
    written = json.loads(write_state(state))
    old = {"n": 1, "depth": 0, "kind": "effect", "step": "", "text": "A is killed.", "player": -1}
    written["log"] = [old | {"cites": list(CITED)}]

    (line,) = machine.trace(read_state(machine.rulebook, json.dumps(written)))
    assert (line.cites, line.applied) == (CITED[:1], CITED[1:])


SCENARIO = """
edition: 2e
players:
  Ann: {plot: Road, play: [Rider: attacking]}
  Bob: {plot: Road, play: [Squire]}
cards:
  Road: {type: plot, gold: 5, initiative: 3, claim: 1, reserve: 2}
  Rider: {type: character, cost: 3, str: 3, icons: [military]}
  Squire: {type: character, cost: 2, str: 2, icons: [military]}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - advance: end
cites: [%s]
"""


@pytest.mark.parametrize("cite", ["2e/rr/4.2.4/2", "2e/rr/military-claim/1", "2e/rr/dead-pile/2"])
def test_a_scenario_may_expect_what_is_cited_and_what_is_applied(cite: str):
    """RR 4.2.4 ¶2 is cited for military claim; Military Claim ¶1 and Dead Pile ¶2 say the same beside it."""
    assert run_text(SCENARIO % cite).ok


def test_a_scenario_that_expects_a_paragraph_of_another_matter_fails():
    assert not run_text(SCENARIO % "2e/rr/4.2.4/3").ok
