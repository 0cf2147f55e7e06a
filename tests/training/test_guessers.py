"""Guessers: a question that is answered by its words, by the board or by the moves told is not asked."""

from msgspec.structs import replace

from agot_judge.engine.state.decision import PASS
from agot_judge.training.citing import Citing
from agot_judge.training.guessers import (
    IT_IS_SO,
    contradicts,
    finding,
    of_most_words,
    of_the_card_named,
    of_the_move,
    of_the_order_told,
    of_the_printed_time,
    of_the_text,
    of_what_is_said_twice,
    of_what_is_so_already,
)
from agot_judge.training.kinds import next_line, order, wrong_line
from agot_judge.training.model import Choice
from tests.training.boards import EVENTS, INTERRUPT_OF_BOB, WON, played


def asked(kind, text):
    board = played(text)
    return board, next(iter(kind.questions(board, Citing([board]))))


def offering(question, prompt, *texts, **more):
    return replace(
        question, prompt=prompt, choices=tuple(Choice(text=text) for text in texts), key=(0,), **more
    )


def test_the_choice_with_most_words_of_the_question_and_its_texts_is_found():
    """The text of Bard speaks of winning a challenge and drawing a card."""
    board, question = asked(next_line, WON)
    told = offering(
        question, "Ann uses Bard.", "Ann wins a challenge and draws a card.", "Ann loses power.", "Nothing."
    )
    assert of_most_words(board, told) == 0
    assert finding(board, told) == "most words"
    alike = offering(question, "Ann uses Bard.", "Ann draws a card.", "Bob draws a card.", "Ann gains gold.")
    assert of_most_words(board, alike) is None


def test_the_choice_that_is_so_on_the_board_already_is_found():
    """Grey Wolf attacks and kneels; Clansman stands in play."""
    board, question = asked(next_line, WON)
    one = offering(
        question, "What now?", "Clansman is in play.", "Clansman is in the deck.", "Clansman is killed."
    )
    assert of_what_is_so_already(board, one) == 0
    stance = offering(question, "What now?", "Grey Wolf kneels.", "Grey Wolf stands.")
    assert of_what_is_so_already(board, stance) == 0
    both = offering(question, "What now?", "Clansman is in play.", "Grey Wolf kneels.")
    assert of_what_is_so_already(board, both) is None


def test_the_choice_that_says_the_move_again_is_found():
    """A character that Bob chooses to be killed is killed: that is no question."""
    board, question = asked(next_line, WON)
    one = offering(
        question, "Bob kills Ghost.", "Ghost is killed.", "Bob gains 1 power.", "Ann loses the game."
    )
    assert of_the_move(board, one) == 0
    assert of_the_move(board, replace(one, kind="wrong-line")) is None


def test_of_what_happens_the_only_one_about_the_card_just_named_is_found():
    board, question = asked(next_line, WON)
    one = offering(
        question,
        "Bob chooses Ghost.",
        "Ghost is killed (claim).",
        "Ann gains 1 power.",
        "Bob draws.",
        about="in time",
    )
    assert of_the_card_named(board, one) == 0
    assert of_the_card_named(board, replace(one, about="")) is None


def test_a_line_against_a_printed_text_is_found():
    """The text of Dagger says "killed": that Maid is discarded is seen to be wrong by reading."""
    board, question = asked(wrong_line, INTERRUPT_OF_BOB.replace("FIRST", "Ann"))
    lines = (
        Choice(text="Maid is discarded from play.", because="It is so: Maid is killed."),
        Choice(text="Dagger is placed in its owner's discard pile."),
        Choice(text="Bob draws a card."),
    )
    one = replace(question, prompt="Ann plays Dagger.", choices=lines, key=(0,))
    assert of_the_text(board, one) == 0
    assert finding(board, one) == "against the text"
    assert contradicts("kill that character", "Maid is killed.", "Maid is discarded.")
    assert not contradicts("draw 1 card", "Maid is killed.", "Maid is discarded.")


def test_an_order_in_which_the_moves_are_told_is_found():
    """Bard is used before Ghost is chosen: told so, it is no question; told otherwise it is one."""
    board, question = asked(order, WON)
    texts = ("Ann draws, by Bard.", "Ghost is killed (claim).")
    told = offering(question, "Ann uses Bard. Bob chooses Ghost.", *texts)
    told = replace(told, takes="order", key=(0, 1))
    assert of_the_order_told(board, told) == (0, 1)
    assert finding(board, told) == "order told"
    turned = replace(told, prompt="Ghost is to die. Ann uses Bard.")
    assert of_the_order_told(board, turned) == (1, 0)
    assert not finding(board, turned)


def test_what_comes_of_a_pass_is_expected_by_everybody():
    """RR Pass ¶1: what was about to happen happens."""
    board, question = asked(next_line, WON)
    passed = next(one for one in played(EVENTS).moments if one.answer == PASS)
    assert finding(board, replace(question, moment=passed, about="")) == "after a pass"


def test_a_line_that_is_told_by_the_others_alone_is_found():
    """It gives the reason of what was so, denies what comes after it, or two lines say the same."""
    board, question = asked(wrong_line, INTERRUPT_OF_BOB.replace("FIRST", "Ann"))

    def with_lines(*texts, so):
        choices = tuple(
            Choice(text=text, because=f"{IT_IS_SO}{so}" if n == 0 else "") for n, text in enumerate(texts)
        )
        return replace(question, prompt="Ann plays Dagger.", choices=choices, key=(0,))

    reasoned = with_lines(
        "The tower works: it was targeted by assault.",
        "Ann gains 1 power.",
        so="The tower is blank: it was targeted by assault.",
    )
    denied = with_lines("The rest does not resolve.", "Ann gains 1 power.", so="The rest resolves.")
    alike = with_lines(
        "Maid stays alive.",
        "Ann wins this challenge.",
        "Ann wins this challenge again.",
        so="Maid is killed.",
    )
    honest = with_lines("Maid is discarded.", "Ann gains 1 power.", so="Maid is killed.")
    assert [of_what_is_said_twice(board, one) for one in (reasoned, denied, alike)] == [0, 0, 0]
    assert of_what_is_said_twice(board, honest) is None


def test_an_order_of_which_no_card_is_named_is_found_by_the_words_of_the_moves():
    """RR 1.3 ¶4: the first player is chosen, then Famine resolves, as the moves are told."""
    board, question = asked(order, WON)
    texts = ("Ann becomes the first player.", "Ghost is sacrificed.")
    told = offering(question, "Ann chooses Bob to be the first player. Bob chooses Ghost.", *texts)
    assert finding(board, replace(told, takes="order", key=(0, 1))) == "order told"


def test_a_ruling_that_a_printed_duration_settles_is_found():
    """The text of Cheap Song says "until the end of the phase": that it lasts until the round ends is against it."""
    board, (_, question) = played(EVENTS), asked(next_line, WON)
    told = offering(
        question,
        "Ann plays Cheap Song. May he still?",
        "No: it is over by then.",
        "Yes: it lasts until the round ends.",
        kind="call",
    )
    assert of_the_printed_time(board, told) == 0
    assert finding(board, told) == "printed time"
    silent = offering(
        question, "Ann plays Cheap Song. May he still?", "No: not at all.", "Yes: at once.", kind="call"
    )
    assert of_the_printed_time(board, silent) is None
