"""Of what may be none, none is chosen where the answers are those of the next choice of the same ability."""

import pytest

from agot_judge.scenario.execution import run_text

TABLE = """
edition: 2e
players:
  Ann: {play: [Well, Rider, Squire, Inn, Mill]}
  Bob: {}
cards:
  Well: {type: location, text: "Action: Choose up to 2 characters and up to 1 location. Kneel those cards."}
  Rider: {type: character, str: 4}
  Squire: {type: character, str: 2}
  Inn: {type: location}
  Mill: {type: location}
start: "4.1"
run:
%s
"""


@pytest.mark.parametrize(
    "moves",
    [
        "  - Ann: {trigger: Well, choose: [Inn]}",
        "  - Ann: {trigger: Well, choose: Inn}",
        "  - Ann: {trigger: Well}\n  - Ann: {choose: [Inn]}",
        "  - Ann: {trigger: Well}\n  - Ann: {choose: []}\n  - Ann: {choose: [Inn]}",
        "  - Ann: {trigger: Well}\n  - Ann: {choose: none}\n  - Ann: {choose: [Inn]}",
    ],
)
def test_answers_to_the_second_choice_say_that_none_is_chosen_at_the_first(moves):
    """RR Target ¶1: up to 2 characters may be none."""
    check = "\n  - check: {cards: {Inn: {kneeling: yes}, Rider: {kneeling: no}, Squire: {kneeling: no}}}"
    result = run_text(TABLE % (moves + check))

    assert result.ok, result.error


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("  - Ann: {trigger: Well, choose: [Inn, Mill]}", "Mill"),
        ("  - Ann: {trigger: Well, choose: [Dragon]}\n  - advance: end", "Which targets"),
        ("  - Ann: {trigger: Well, choose: [Inn, Rider]}", "Rider"),
    ],
)
def test_what_neither_of_them_asks_for_is_an_error_all_the_same(moves, said):
    """RR Target ¶1: no more than 1 location; and in the order in which it is asked."""
    result = run_text(TABLE % moves)

    assert result.exit == 2
    assert result.error is not None
    assert said in result.error.message


@pytest.mark.parametrize("after", ["", "\n  - check: {phase: challenges}"])
def test_at_the_end_of_the_run_too(after):
    """An answer that nothing asks for is an error, though the choice might be none and no entry follows it."""
    result = run_text(TABLE % ("  - Ann: {trigger: Well, choose: [Dragon]}" + after))

    assert result.exit == 2
    assert result.error is not None
    assert "nothing asks for Dragon" in result.error.message


SEARCH = """
edition: 2e
players:
  Ann: {hand: [Quest], deck: [Rose, Wolf]}
  Bob: {}
cards:
  Quest: {type: event, cost: 0, text: "Action: Search the top 2 cards of your deck for a %s. Reveal it, and add it to your hand."}
  Rose: {type: character, str: 2}
  Wolf: {type: character, str: 2}
start: "4.1"
run:
  - Ann: {play: Quest, choose: %s}
  - check: {players: {Ann: {hand: 0}}}
"""


@pytest.mark.parametrize("none", ["none", "[none]"])
def test_none_is_an_answer_to_a_search(none):
    """RR Search ¶3: a player is not obliged to find the object of a search."""
    result = run_text(SEARCH % ("character", none))

    assert result.ok, (result.error, result.checks)
    assert "2e/rr/search/3" in [cite for line in result.trace for cite in line.cites]


def test_none_is_no_answer_to_what_must_be_chosen():
    """RR Target ¶1: one character, not up to one."""
    text = SEARCH.replace(
        "Search the top 2 cards of your deck for a %s. Reveal it, and add it to your hand.", "%s"
    )
    text = text.replace("hand: [Quest]", "hand: [Quest], play: [Rose, Wolf]").replace(
        "deck: [Rose, Wolf]", "deck: 3"
    )
    result = run_text(text % ("Choose a character. Kneel that character.", "none"))

    assert result.exit == 2
    assert result.error is not None
    assert "none is not among what can be chosen (Rose; Wolf)" in result.error.message


def test_a_card_that_is_called_none_is_chosen_by_its_name():
    """RR Target ¶1: the name of a card goes before the word."""
    text = SEARCH.replace("Wolf", "none").replace("{Ann: {hand: 0}}", "{Ann: {hand: 1}}")
    result = run_text(text % ("character", "none"))

    assert result.ok, (result.error, result.checks)
