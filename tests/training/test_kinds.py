"""The kinds of exercises: what each asks about a board, and that the key is what the rules say."""

from agot_judge.training.altered import altered
from agot_judge.training.citing import Citing
from agot_judge.training.kinds import next_line, opportunity, order, refused, usable, wrong_line
from tests.training.boards import CLAIM, EVENTS, played


def asked(kind, text, *more):
    one = played(text)
    return list(kind.questions(one, Citing([one]), *more))


def rights(question):
    return [choice.text for choice in question.right()]


def wrongs(question):
    return [choice.text for place, choice in enumerate(question.choices) if place not in question.key]


def test_a_duplicate_saves_the_character_that_was_chosen_for_claim():
    """RR Save ¶1: ``next`` asks for it, and offers what would happen without the save."""
    question = next(
        one for one in asked(next_line, CLAIM) if one.prompt.startswith("Bob discards a duplicate")
    )
    assert rights(question) == ["Old Lion is saved (claim)."]
    assert "Old Lion is killed (claim)." in wrongs(question)
    assert question.best == "2e/rr/save/1"
    assert question.best in question.accepted


def test_the_first_player_has_the_first_opportunity_for_an_action():
    """RR First Player ¶3: after the challenges of both players it is Ann's, who is the first player."""
    question = asked(opportunity, EVENTS)[0]
    assert rights(question) == ["Ann has the first opportunity for an action."]
    assert "Bob has the first opportunity for an action." in wrongs(question)
    assert "2e/rr/first-player/3" in question.accepted


def test_an_ability_that_was_used_up_cannot_be_used_and_others_can():
    """RR Limits and Maxima ¶1: Harper was used this round. That Dear Song is too dear is read off the board (V3)."""
    question = asked(usable, EVENTS)[-1]
    assert rights(question) == ["Cheap Song"]
    assert wrongs(question) == ["Harper"]
    assert question.best == "2e/rr/limits-and-maxima/1"


def test_the_one_requirement_that_is_not_met_is_asked_for():
    """RR Abilities ¶7: the cost is the only thing in the way of Dear Song. How much gold there is the choice does not say."""
    question = next(one for one in asked(refused, EVENTS) if "Dear Song" in one.prompt)
    assert rights(question) == ["The cost of 3 gold can be paid."]
    assert question.about == "gold"
    assert "An action window is open." in wrongs(question)


def test_things_of_one_occurrence_are_not_put_in_order():
    """RR Claim: the save and the kill happen together; step 4.2.5 and renown come after them."""
    question = asked(order, CLAIM)[0]
    assert rights(question) == [
        "Old Lion is saved (claim).",
        "Process challenge resolution keywords",
        "Grey Wolf gains 1 power (renown).",
    ]


def test_the_changed_line_is_on_no_line_of_play():
    """One line says another character was saved; every other line is a line of the trace."""
    question = asked(wrong_line, CLAIM)[0]
    true = {entry.text for entry in played(CLAIM).trace}
    assert not set(rights(question)) & true
    assert set(wrongs(question)) <= true


def test_a_line_is_changed_in_substance_and_steps_are_left_alone():
    """Another name or number in it would mislead nobody."""
    board = played(CLAIM)
    saved = next(entry for entry in board.trace if entry.text == "Old Lion is saved (claim).")
    texts = list(altered(saved))
    assert "Old Lion is killed (claim)." in texts
    assert all("Old Lion" in text for text in texts)
    assert saved.text not in texts
    step = next(entry for entry in board.trace if entry.kind == "framework")
    assert not list(altered(step))
