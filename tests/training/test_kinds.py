"""The kinds of exercises: what each asks about a board, and that the key is what the rules say."""

from agot_judge.training.altered import altered
from agot_judge.training.citing import Citing
from agot_judge.training.happenings import is_forced
from agot_judge.training.kinds import next_line, opportunity, order, refused, usable, wrong_line
from tests.training.boards import CLAIM, CROWS, EVENTS, INTERRUPT_OF_BOB, WON, played


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


def test_whether_a_card_may_be_used_is_asked_among_facts_that_are_so():
    """RR Interrupts ¶1: Ghost is about to leave play, and is used all the same; that it takes no part matters to nobody."""
    question = next(one for one in asked(refused, WON) if "May I use Ghost" in one.prompt)
    assert rights(question) == [refused.YES]
    assert set(wrongs(question)) == {
        "No, because Ghost is itself about to leave play.",
        "No, because Ghost takes no part in the challenge.",
        "No, because Bob is not the attacking player.",
    }
    assert question.best == "2e/rr/interrupts/1"


def test_a_fact_that_a_rule_asks_for_forbids_the_use():
    """RR Limits and Maxima ¶3: a maximum counts every copy; that Ann has acted in this window is no matter."""
    board = (
        EVENTS.replace("hand: [Dear Song, Cheap Song]", "hand: [Cheap Song, Cheap Song]")
        .replace("gets +2 STR.", "gets +2 STR. (Max 1 per round.)")
        .replace("play: Cheap Song", 'play: "Cheap Song#1"')
    )
    question = [one for one in asked(refused, board) if "May I play Cheap Song#2" in one.prompt][-1]
    assert rights(question) == ["No, because Ann has played a copy of it 1 time this round."]
    assert wrongs(question)[:2] == [refused.YES, "No, because Ann has acted in this window."]
    assert question.best == "2e/rr/limits-and-maxima/3"


def test_a_use_that_everybody_saw_just_now_is_not_asked_for_again():
    """RR Interrupts ¶2: Crow#1 has been used on this, as the board says; whether Crow#2 may be is a question."""
    asked_for = [
        one.prompt.partition("“")[2] for one in asked(refused, CROWS) if rights(one) != [refused.YES]
    ]
    assert not asked_for
    assert any("Crow#2" in one.prompt for one in asked(refused, CROWS))


def test_a_use_without_any_doubt_is_not_asked_for():
    """That Dear Song is too dear is read off the board."""
    assert not [one for one in asked(refused, EVENTS) if "Dear Song" in one.prompt]


def test_who_has_acted_may_act_again_when_the_opportunity_comes_back():
    """RR Action Windows ¶1: that Ann has used Harper in this window does not keep her from Cheap Song."""
    question = next(one for one in asked(refused, EVENTS) if "May I play Cheap Song" in one.prompt)
    assert rights(question) == [refused.YES]
    assert "No, because Ann has acted in this window." in wrongs(question)
    assert question.best == "2e/rr/action-windows/1"


def test_what_players_put_the_other_way_round_is_put_in_order():
    """RR 4.2.3 ¶1: the reaction to winning comes first, and the power for an unopposed challenge before the claim."""
    question = asked(order, WON)[0]
    assert rights(question) == [
        "Ann draws, by Bard.",
        "Ann gains 1 power (unopposed).",
        "Bob gains 1 gold, by Ghost.",
    ]
    assert question.best in ("2e/rr/4.2.3/1", "2e/rr/4.2.2/4")


def test_things_of_one_occurrence_are_not_put_in_order():
    """RR Save ¶1: the save and the kill for one claim happen together."""
    for question in asked(order, CLAIM):
        texts = [choice.text for choice in question.choices]
        assert not {"Old Lion is saved (claim).", "Clansman is killed (claim)."} <= set(texts)


def test_of_what_happens_the_first_is_asked_for_and_what_an_error_expects_first_is_offered():
    """RR Interrupts ¶1: the interrupt comes before the death that it interrupts."""
    question = next(one for one in asked(next_line, WON) if rights(one) == ["Bob gains 1 gold, by Ghost."])
    assert "Ghost is killed (claim)." in wrongs(question)


def test_the_changed_line_is_on_no_line_of_play():
    """One line says another character was saved; every other line is a line of the trace."""
    question = asked(wrong_line, CLAIM)[0]
    true = {entry.text for entry in played(CLAIM).trace}
    assert not set(rights(question)) & true
    assert set(wrongs(question)) <= true


def test_a_line_is_changed_where_a_rule_decides_and_steps_are_left_alone():
    """RR Dead Pile ¶1: what is killed for claim goes to the dead pile; another name or number in it would mislead nobody."""
    board = played(CLAIM)
    killed = next(entry for entry in board.trace if entry.text == "Clansman is killed (claim).")
    assert list(altered(killed)) == ["Clansman is discarded from play (claim)."]
    step = next(entry for entry in board.trace if entry.kind == "framework")
    assert not list(altered(step))


def test_no_line_is_changed_against_a_text():
    """The text of Dagger says that the character is killed: that it is discarded everybody sees to be wrong."""
    for question in asked(wrong_line, INTERRUPT_OF_BOB.replace("FIRST", "Ann")):
        assert not any("discarded from play" in right for right in rights(question))


SONGS = (
    WON.replace(
        'play: [Grey Wolf: "attacking, kneeling", Bard]',
        'play: [Grey Wolf: "attacking, kneeling", Bard, Piper]',
    )
    .replace(
        "  Clansman: {type",
        '  Piper: {type: character, str: 1, text: "Reaction: After you win a challenge, gain 1 gold."}\n  Clansman: {type',
    )
    .replace("  - Ann: {trigger: Bard}\n", "  - Ann: {trigger: Bard}\n  - Ann: {trigger: Piper}\n")
)


def test_an_order_that_a_player_chooses_is_not_asked_for():
    """RR Reactions ¶4: Bard and Piper may come in either order, as Ann likes; the death and its interrupt come as they must."""
    board = played(SONGS)
    assert is_forced(board, list(played(WON).moments))
    assert not is_forced(board, board.moments)
    for kind in (order, next_line):
        texts = [choice.text for one in kind.questions(board, Citing([board])) for choice in one.choices]
        assert "Ann draws, by Bard." not in texts
