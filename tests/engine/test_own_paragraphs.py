"""A rule that two editions share cites paragraphs of both; a game shows those of its own edition."""

import pytest
from msgspec.structs import replace

from agot_judge.editions import rulebook_for
from agot_judge.engine.machine import Machine
from agot_judge.engine.own_paragraphs import own_decision, own_way
from agot_judge.engine.rulebook import Rulebook
from agot_judge.engine.state.decision import Answer, Decision, Option, Requirement, Way
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Log
from agot_judge.engine.state.transition import ask, say, settle
from agot_judge.errors import IllegalMove
from tests.rulings.play import Side, Table

FIRST, SECOND = "1e/faq/kneeling/1", "2e/rr/kneel/1"
BOTH = (FIRST, SECOND)
STEP = "1"


def kneel(machine: Machine, state: State, frame: Step) -> State:
    state = say(state, "framework", "A card kneels.", BOTH)
    option = Option(label="Yes", word="yes", cites=BOTH)
    return ask(
        state, frame, Decision(player=0, kind="yes or no", text="Again?", options=(option,), cites=BOTH)
    )


def object_to_all(machine: Machine, state: State, decision: Decision, answer: Answer) -> list[Requirement]:
    part = Requirement(text="It stands.", met=False, cites=BOTH)
    return [Requirement(text="It can kneel.", met=False, cites=BOTH, parts=(part,))]


def kneeling(edition: str) -> tuple[Machine, State]:
    """A machine of this edition, and the state in which the shared rule has just asked."""
    rulebook: Rulebook[Machine] = Rulebook(edition)
    whole = rulebook_for("2e")
    rulebook.questions, rulebook.entry_rules = whole.questions, whole.entry_rules
    rulebook.step(STEP, "Kneel", *BOTH)(kneel)
    rulebook.objection("yes or no", *BOTH)(object_to_all)
    play = Table({"Ann": Side(), "Bob": Side()}).start("1.1")
    machine = Machine(rulebook, play.machine.game)
    return machine, machine.run(replace(play.state, stack=(Step(number=STEP),), asking=None, log=Log()))


@pytest.mark.parametrize(("edition", "own"), [("2e", (SECOND,)), ("1e", (FIRST,))])
def test_what_the_machine_shows_cites_the_edition_of_the_game(edition: str, own: tuple[str, ...]):
    machine, state = kneeling(edition)
    assert [entry.cites for entry in machine.trace(state)] == [own]
    assert state.asking is not None
    assert (state.asking.cites, state.asking.options[0].cites) == (own, own)
    (reason,) = machine.reasons_against(state, Answer(options=(0,)))
    assert (reason.cites, reason.parts[0].cites) == (own, own)
    with pytest.raises(IllegalMove) as refusal:
        machine.apply(state, Answer(options=(0,)))
    assert refusal.value.cites == own


def test_a_decision_of_one_edition_is_not_made_anew():
    machine, state = kneeling("2e")
    assert machine.run(state) is state
    assert state.asking is not None
    assert own_decision("2e", state.asking) is state.asking


def test_ways_and_settled_decisions_are_of_the_edition_too():
    way = Way(verb="choose", text="", requirements=(Requirement(text="", met=True, cites=BOTH),))
    assert own_way("1e", way).requirements[0].cites == (FIRST,)
    machine, state = kneeling("1e")
    asked = Decision(player=0, kind="target", text="Which?", options=(), cites=BOTH)
    assert [one.cites for one in machine.settled(settle(state, asked))] == [(FIRST,)]
