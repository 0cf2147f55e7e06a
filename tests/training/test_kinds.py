"""The kinds of exercises: what each asks about a board, and that the key is what the rules say."""

import pytest

from agot_judge.training.altered import altered
from agot_judge.training.citing import Citing
from agot_judge.training.kinds import (
    can,
    contrast,
    next_line,
    opportunity,
    order,
    paragraph,
    refused,
    usable,
    wrong_line,
)
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


def test_the_paragraph_that_decides_a_line_is_asked_for_among_its_like(corpus):
    """RR Renown ¶1: none of the other paragraphs that are offered is cited anywhere on this board."""
    question = next(one for one in asked(paragraph, CLAIM, corpus) if "renown" in one.prompt)
    assert question.best == "2e/rr/renown/1"
    cited = {cite for entry in played(CLAIM).trace for cite in entry.cites}
    offered = [choice.cites[0] for choice in question.choices]
    assert offered[0] == "2e/rr/renown/1"
    assert not cited & set(offered[1:])


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


@pytest.mark.parametrize(
    ("fact", "verdict"),
    [
        ("Old Lion is in the dead pile", can.MAY),
        ("Scout is in the dead pile", can.MAY),
        ("Clansman is in the discard pile", can.CANNOT),
    ],
)
def test_all_outcomes_tell_what_may_come_about(fact, verdict):
    """RR Military Claim: Bob chooses two of three for claim; what is killed goes to the dead pile, never the discard pile."""
    question = next(one for one in asked(can, CLAIM) if fact in one.prompt)
    assert question.key == (verdict,)
    assert question.proof == "complete exploration"


def test_what_was_chosen_already_must_die():
    """Once Old Lion and Clansman are chosen, and Clansman has no duplicate, nothing saves it."""
    late = [one for one in asked(can, CLAIM) if "Clansman is in the dead pile" in one.prompt]
    assert [one.key for one in late] == [(can.MAY,), (can.MUST,)]


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


def contrasts(text):
    return {
        one.prompt.partition("On another board ")[2].partition(" from the beginning")[0]: one
        for one in asked(contrast, text)
    }


def test_a_fact_that_says_what_is_missing_is_not_contrasted():
    """V3: without its duplicate nothing saves Old Lion, and with claim 1 two are not chosen: everybody sees that."""
    facts = set(contrasts(CLAIM))
    assert facts
    assert not facts & {"Old Lion has no duplicate", "Ann's claim value is 1"}


def test_a_kneeling_character_is_chosen_for_claim_as_well():
    """RR Military Claim ¶1: nothing asks whether it stands; offered beside the facts that do matter."""
    question = contrasts(CLAIM)["Clansman is kneeling"]
    assert question.key == (contrast.SAME,)
