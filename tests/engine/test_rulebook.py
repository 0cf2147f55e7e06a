import sys
from pathlib import Path

import pytest

from agot_judge import explain, rules
from agot_judge.editions import rulebook_for
from agot_judge.engine.machine import Machine
from agot_judge.engine.rulebook import Rulebook, RuleSet
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.frames import Step
from agot_judge.engine.state.state import State
from agot_judge.errors import MachineError


def kill(machine: Machine, state: State, event: Event) -> State | None:
    return state


def kill_otherwise(machine: Machine, state: State, event: Event) -> State | None:
    return None


def first_step(machine: Machine, state: State, step: Step) -> State:
    return state


def set_of_two() -> RuleSet[Machine]:
    both: RuleSet[Machine] = RuleSet("both")
    both.event("kill", "2e/rr/kill/1", "1e/faq/kill/1", "1e/faq/kill/2")(kill)
    return both


def book(edition: str, *others: RuleSet[Machine]) -> Rulebook[Machine]:
    made: Rulebook[Machine] = Rulebook(edition)
    for other in others:
        made.include(other)
    return made


def test_a_rule_that_cites_two_editions_stands_in_both_with_the_paragraphs_of_each():
    second, first = book("2e", set_of_two()), book("1e", set_of_two())
    assert second.events == first.events == {"kill": kill}
    assert second.cites[kill] == ("2e/rr/kill/1",)
    assert first.cites[kill] == ("1e/faq/kill/1", "1e/faq/kill/2")


def test_a_rule_without_a_paragraph_of_the_edition_is_not_in_it():
    ccg = book("ccg", set_of_two())
    assert ccg.events == {}
    assert ccg.cites == {}


def test_a_function_has_the_things_of_which_the_edition_speaks_only():
    both = set_of_two()
    both.event("burn", "1e/faq/burn/1")(kill)
    second = book("2e", both)
    assert second.events == {"kill": kill}
    assert second.cites[kill] == ("2e/rr/kill/1",)


def test_a_rule_that_the_machine_does_not_look_up_is_taken_with_its_paragraphs():
    both: RuleSet[Machine] = RuleSet("both")
    both.rule("2e/rr/save/1", "1e/faq/save/1")(kill_otherwise)
    assert book("2e", both).cites == {kill_otherwise: ("2e/rr/save/1",)}


def test_a_step_rests_on_the_paragraphs_of_the_edition():
    both: RuleSet[Machine] = RuleSet("both")
    both.step("1.1", "The phase begins", "2e/rr/1.1/1", "1e/faq/phase/1")(first_step)
    step = book("2e", both).steps["1.1"]
    assert (step.title, step.rule, step.cites) == ("The phase begins", first_step, ("2e/rr/1.1/1",))


def test_the_editions_own_rule_wins():
    second: Rulebook[Machine] = Rulebook("2e")
    second.event("kill", "2e/rr/kill/1")(kill_otherwise)
    second.include(set_of_two())
    assert second.events == {"kill": kill_otherwise}
    assert kill not in second.cites


@pytest.mark.parametrize("rules_", [RuleSet("both"), Rulebook("2e")], ids=["shared", "own"])
def test_two_rules_for_one_thing_are_refused(rules_: RuleSet[Machine]):
    rules_.event("kill", "2e/rr/kill/1")(kill)
    with pytest.raises(MachineError, match="Two rules for kill"):
        rules_.event("kill", "2e/rr/kill/1")(kill_otherwise)


def test_no_shared_rule_is_missing_from_an_edition_that_it_cites():
    second = rulebook_for("2e")
    cited = {one.rule for one in shared.registered if any(cite.startswith("2e/") for cite in one.cites)}
    assert cited <= second.cites.keys()
    modules = {
        f"{package.__name__}.{'.'.join(path.relative_to(folder).with_suffix('').parts)}"
        for package in (explain, rules)
        for folder in map(Path, package.__path__)
        for path in folder.rglob("*.py")
        if path.stem != "__init__"
    }
    assert modules <= sys.modules.keys()
