"""Exploring a scenario: questions, outcomes told apart, lines in the words of the format."""

import pytest
from msgspec.structs import replace

from agot_judge.errors import ScenarioError
from agot_judge.scenario.board_facts import board_facts
from agot_judge.scenario.entries import AdvanceTo
from agot_judge.scenario.execution import run_text
from agot_judge.scenario.exploring import explore_scenario
from agot_judge.scenario.format import load, write
from agot_judge.scenario.points import At
from agot_judge.scenario.read_checks import CARD_FIELDS, CHALLENGE_FIELDS, PLAIN, PLAYER_FIELDS
from agot_judge.scenario.standing import without_checks
from agot_judge.scenario.yaml_writer import in_one_line
from benchmarks.played_boards import played_board
from tests.amounts import share
from tests.scenario.replaying import replay

BOARD = """\
title: Claim and a save
edition: 2e
players:
  Ann: {faction: stark, plot: {name: Plain Plot, claim: 1}, play: [{Grey Hound: attacking}]}
  Bob: {faction: tyrell, power: 1, play: [{Rose: duplicate 1}, Thorn]}
cards:
  Grey Hound: {type: character, faction: stark, str: 2, icons: [military], text: Renown.}
  Rose: {type: character, unique: true, str: 2, icons: [power]}
  Thorn: {type: character, str: 1, icons: [power]}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
"""
ORDERED = """\
edition: 2e
players:
  Ann: {faction: stark, plot: {name: Plain Plot, claim: 1}, play: [Hound, Hill, Vale]}
  Bob: {faction: tyrell}
cards:
  Hound: {type: character, str: 2, icons: [military]}
  Hill:
    type: location
    abilities: [{kind: action, costs: [{do: kneel}], effects: [{do: place token, token: poison, on: {name: Hound}}]}]
  Vale:
    type: location
    abilities:
      - kind: action
        costs: [{do: kneel}]
        effects: [{do: gain power}, {do: kneel, on: {with_token: poison}}]
history: [{challenge: {type: power, attacker: Ann, defender: Bob}}]
stop: "4.2"
"""


def explored(text=BOARD, question="", most_states=10_000, at=""):
    return explore_scenario(load(text), question, most_states, at)


def test_without_a_question_outcomes_are_told_apart_by_the_whole_board():
    found = explored()
    assert found.is_complete
    assert found.outcomes_found == len(found.outcomes) == found.lines == 6
    assert {one.values["cards.Rose.zone"] for one in found.outcomes} == {"play", "dead"}
    assert all("winner" not in one.values for one in found.outcomes), "what never differs is not told"


def test_of_a_duplicate_only_where_it_is_tells_outcomes_apart():
    """RR Duplicates ¶5: it has no text, titles or characteristics."""
    told = {
        path
        for one in explored(BOARD.replace("str: 2, icons: [power]", "text: Renown., str: 2")).outcomes
        for path in one.values
    }
    assert "cards.Rose#2.zone" in told
    assert {path for path in told if path.startswith("cards.Rose#2")} <= {
        "cards.Rose#2.zone",
        "cards.Rose#2.controller",
    }


def test_a_question_tells_outcomes_apart_by_what_it_names_alone():
    found = explored(question="cards.Rose.zone, challenge.winner")
    assert {tuple(one.values.values()): one.lines for one in found.outcomes} == {
        ("play", "Ann"): 4,
        ("dead", "Ann"): 2,
    }
    assert found.question == "cards.Rose.zone, challenge.winner"


@pytest.mark.parametrize(
    "field",
    [
        *(f"cards.{card}.{field}" for card in ("Rose", "Rose#2") for field in CARD_FIELDS),
        *(f"players.Ann.{field}" for field in PLAYER_FIELDS),
        *(f"challenge.{field}" for field in CHALLENGE_FIELDS),
        *(field for field in PLAIN if field != "window_step"),
    ],
)
def test_every_field_of_a_check_tells_outcomes_apart(field):
    """Of a card that is a duplicate in some outcomes only, too. (This edition has no steps of windows.)"""
    assert all(set(one.values) == {field} for one in explored(question=field).outcomes)


def test_the_lines_are_entries_that_a_run_can_make():
    """Each shortest line, written after the board, comes to its outcome."""
    for outcome in explored(question="cards.Rose.zone, players.Ann.power").outcomes:
        moves = "".join(f"  - {{{in_one_line(move)}}}\n" for move in outcome.moves)
        zone, power = outcome.values.values()
        check = f"  - check: {{cards: {{Rose: {{zone: {zone}}}}}, players: {{Ann: {{power: {power}}}}}}}\n"
        result = run_text(f"{BOARD}run:\n{moves}{check}")
        assert result.ok, (result.error, result.checks)


def test_moves_of_the_scenario_come_first_and_a_point_can_be_asked_for():
    after = explored(BOARD + "run:\n  - Bob: {choose: Thorn}\n", "cards.Thorn.zone")
    assert [(one.values, one.lines) for one in after.outcomes] == [({"cards.Thorn.zone": "dead"}, 2)]
    late = explored(BOARD + "run:\n  - Bob: {choose: Thorn}\n", "players.Ann.power", at="4.2.6")
    assert [one.lines for one in late.outcomes] == [1]


def test_the_first_decision_says_what_each_answer_leaves_open():
    found = explored(question="cards.Rose.zone")
    assert found.first_choice.startswith("Bob chooses 1 character to kill")
    left = {one.move: len(one.outcomes) for one in found.first_choices}
    assert left == {"Bob: {choose: Rose}": 2, "Bob: {choose: Thorn}": 1}


def test_an_order_that_matters_is_shown_with_both_lines():
    """The token first: it kneels. The token last: it stands."""
    found = explored(ORDERED, "cards.Hound.kneeling")
    assert found.order_matters
    two = found.two_orders
    assert two is not None
    used = [[move for move in moves if "pass" not in move] for moves in (two.moves, two.other_moves)]
    assert used[0] == used[1][::-1]
    assert set(used[0]) == {"Ann: {trigger: Hill}", "Ann: {trigger: Vale}"}
    assert {two.outcome, two.other_outcome} == {1, 2}


def test_an_order_that_does_not_matter_for_the_question_is_said_not_to():
    found = explored(ORDERED, "players.Ann.power")
    assert found.order_matters is False
    assert found.two_orders is None
    assert {one.values["players.Ann.power"] for one in found.outcomes} == {0, 1}


def test_a_bound_that_is_hit_leaves_open_what_was_not_found_out():
    found = explored(most_states=2)
    assert not found.is_complete
    assert found.states == 2
    assert found.unfollowed > 0
    assert found.order_matters is None


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("cards.Rosé.zone", "Rose"),
        ("cards.Rose.zon", "zone"),
        ("players.Anne.power", "Ann"),
        ("power", "Nothing is called 'power'"),
        ("", None),
        (" , ", "no question"),
        ('cards."Rose.zone', "no question"),
        ("challenge.victor", "Nothing is called 'victor'"),
    ],
)
def test_a_question_that_cannot_be_read_offers_the_nearest_right_thing(question, words):
    if words is None:
        assert explored(question=question).question == ""
        return
    with pytest.raises(ScenarioError, match=words):
        explored(question=question)


def test_one_of_several_copies_must_be_named():
    text = BOARD.replace("Thorn]", "Thorn, Thorn]")
    with pytest.raises(ScenarioError, match="Thorn#1, Thorn#2"):
        explored(text, "cards.Thorn.zone")
    assert explored(text, "cards.Thorn#2.zone").outcomes_found == 2


def replayed(text, outcome, at=""):
    """Where a run ends that makes the scenario's moves, goes to the point, and follows the line to the outcome."""
    loaded = load(text)
    before = without_checks(loaded).scenario.run
    point = (AdvanceTo(At(at)),) if at else ()
    run = (*before, *point, *outcome.entries)
    written = write(replace(loaded.scenario, run=run))
    return replay(load(written))


def assert_each_line_gives_its_outcome(text, at="", most_states=10_000):
    """How many lines were followed."""
    found = explored(text, most_states=most_states, at=at)
    for outcome in found.outcomes:
        again = replayed(text, outcome, at)
        said = again.result.error.message if again.result.error is not None else ""
        if outcome.stopped:
            asked = again.end.asking
            assert said or (asked is not None and asked.text in outcome.stopped), outcome
            continue
        assert not said, (said, outcome)
        facts = board_facts(again.board.machine, again.end)
        assert {path: facts[path] for path in outcome.values} == outcome.values
    return len(found.outcomes)


@pytest.mark.parametrize(
    ("run", "at"),
    [
        ("", ""),
        ("run:\n  - Bob: {choose: Thorn}\n", ""),
        ("run:\n  - advance: 4.2.4\n", ""),
        ("run:\n  - check: {phase: challenges}\n", "4.2.4"),
        ("run:\n  - Bob: {choose: Rose}\n", "4.2.5"),
    ],
)
def test_each_line_replayed_after_the_moves_and_the_point_gives_its_outcome(run, at):
    assert assert_each_line_gives_its_outcome(BOARD + run, at)


@pytest.mark.long
def test_so_does_each_line_on_random_boards():
    followed = 0
    for seed in range(share(60)):
        followed += assert_each_line_gives_its_outcome(played_board(seed), most_states=40)
    assert followed > share(60) // 2


def test_of_an_answer_that_was_given_in_advance_nothing_is_told_twice():
    """The second card is owed to a decision that comes before the place where the scenario stands."""
    text = (
        'edition: 2e\nplayers:\n  Ann: {plot: {name: Plain Plot}, play: [Bell, Miller, Baker]}\n  Bob: {}\n'
        'cards:\n  Bell: {type: location, text: "Action: Kneel a character you control to choose a character. Kneel it."}\n'
        '  Miller: {type: character, str: 1}\n  Baker: {type: character, str: 1}\n'
        'start: "4.1"\nstop: "4.2"\nrun:\n  - Ann: {trigger: Bell, choose: [Miller, Baker]}\n'
    )  # fmt: skip
    assert assert_each_line_gives_its_outcome(text)


COPIES = """\
edition: 2e
players:
  Ann: {faction: stark, plot: {name: Plain Plot, claim: 2}, play: [{Hound: attacking}]}
  Bob: {faction: tyrell, play: [Thorn, Thorn, Thorn, Thorn, Rose]}
cards:
  Hound: {type: character, str: 2, icons: [military]}
  Thorn: {type: character, str: 1, icons: [military]}
  Rose: {type: character, str: 1, icons: [power]}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
"""


def test_where_a_bound_is_hit_one_alike_card_stands_for_all_and_that_is_said():
    """Every answer is followed where that can be done; the lines are as many either way."""
    every = explored(COPIES, "players.Bob.dead")
    assert every.is_complete
    assert not every.alike
    some = explored(COPIES, "players.Bob.dead", most_states=every.states - 1)
    assert some.is_complete
    assert some.alike == (("Thorn#1", "Thorn#2", "Thorn#3", "Thorn#4"),)
    assert some.states < every.states
    assert [(one.values, one.lines) for one in some.outcomes] == [
        (one.values, one.lines) for one in every.outcomes
    ]
    assert not any(one.of_alike for one in some.outcomes)
    assert some.order_matters is None, "orders of the answers that were not followed were not looked at"
    assert len(some.first_choices) < len(every.first_choices)


def test_an_outcome_that_tells_of_an_alike_card_says_that_another_may_be_in_its_place():
    every = explored(COPIES)
    some = explored(COPIES, most_states=every.states - 1)
    assert any(one.of_alike for one in some.outcomes)
    assert some.outcomes_found < every.outcomes_found
    assert some.lines == every.lines


def test_a_card_that_is_asked_for_is_alike_to_none():
    """Of it and of the others the outcomes are those of every answer."""
    every = explored(COPIES, "cards.Thorn#2.zone")
    some = explored(COPIES, "cards.Thorn#2.zone", most_states=every.states - 1)
    assert some.alike == (("Thorn#1", "Thorn#3", "Thorn#4"),)
    found = [
        {one.values["cards.Thorn#2.zone"]: one.lines for one in found.outcomes} for found in (every, some)
    ]
    assert found[0] == found[1]


def test_each_line_in_which_one_alike_card_stands_for_all_gives_its_outcome():
    every = explored(COPIES)
    assert assert_each_line_gives_its_outcome(COPIES, most_states=every.states - 1) < every.outcomes_found


def test_of_alike_cards_only_those_are_named_of_which_one_stood_for_others():
    """Copies in a hand that nobody plays are alike, and nothing hangs on it."""
    held = COPIES.replace("play: [Thorn, Thorn", "hand: [Briar, Briar], play: [Thorn, Thorn").replace(
        "  Rose: {", "  Briar: {type: character, str: 1, cost: 3}\n  Rose: {"
    )
    every = explored(held)
    some = explored(held, most_states=every.states - 1)
    assert some.alike == (("Thorn#1", "Thorn#2", "Thorn#3", "Thorn#4"),)
