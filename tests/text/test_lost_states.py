"""What a reaction says of a card that has left play is left to the judge: it attacks, kneels and has power no more."""

import pytest

from agot_judge.engine.ability.cards import Cards, Comparison
from agot_judge.engine.ability.triggers import Trigger
from tests.text.reading import characters, read

CHEAP = (Comparison(of="printed cost", relation="at most", amount=3),)


@pytest.mark.parametrize(
    ("words", "trigger"),
    [
        ("an attacking character is killed", Trigger(event="kill", card=characters())),
        (
            "a kneeling character you control is sacrificed or killed",
            Trigger(event="sacrifice", or_events=("kill",), card=characters(controller="you")),
        ),
        ("a character with 1 or more power leaves play", Trigger(event="leave play", card=characters())),
        ("a character with no attachments is killed", Trigger(event="kill", card=characters())),
        ("a participating character is removed from the challenge", None),
    ],
)
def test_a_state_that_is_lost_is_left_to_the_judge(words, trigger):
    """FAQ 2.4 ¶1: a reaction interacts with the card where it went; whatever else the text says is enforced."""
    line = read(f"Reaction: After {words}, kneel Old Tam to draw 1 card.")
    assert line.status == "header"
    assert trigger is None or line.trigger == trigger
    assert line.abilities[0].costs


@pytest.mark.parametrize(
    ("words", "card"),
    [
        ("Reaction: After a character with printed cost 3 or lower is killed", characters(where=CHEAP)),
        ("Reaction: After an attacking character is knelt", characters(attacking=True)),
        ("Interrupt: When an attacking character is killed", characters(attacking=True)),
        ("Reaction: After a Ferryman card is discarded from play", Cards(trait=("Ferryman",))),
    ],
)
def test_what_is_printed_and_what_is_still_so_is_read(words, card):
    """RR Interrupts ¶1: an interrupt sees the card before it leaves."""
    line = read(f"{words}, draw 1 card.")
    assert (line.status, line.trigger.card) == ("compiled", card)


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Reaction: After a character is killed, if it was attacking, draw 1 card.", "header"),
        ("Action: Choose and kill a character. If it was kneeling, draw 1 card.", "header"),
        ("Reaction: After a character is knelt, if it was attacking, draw 1 card.", "compiled"),
        ("Action: Choose a character. If it is attacking, kneel it.", "compiled"),
        ("Reaction: After a character is killed, if it has no attachments, draw 1 card.", "header"),
        ("Reaction: After Old Tam is killed, if Old Tam was participating, draw 1 card.", "header"),
        ("Reaction: After Old Tam is killed, if you control a participating character, draw 1 card.", "compiled"),
        ("Reaction: After a character is killed during a challenge in which it is attacking, draw 1 card.", "header"),
        ("Reaction: After a character is knelt during a challenge in which it is attacking, draw 1 card.", "compiled"),
        ("Action: Each time an attacking character is killed this phase, draw 1 card.", "header"),
        ("Action: The next time a character with 1 or more power leaves play this phase, draw 1 card.", "header"),
    ],
)  # fmt: skip
def test_what_a_card_was_before_is_not_what_it_is(text, status):
    """FAQ 2.4 ¶1."""
    assert read(text).status == status


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Reaction: After a character is killed, draw 1 card for each power on that character.", "header"),
        (
            "Reaction: After a character is killed, gain 1 gold for each attachment on that character.",
            "header",
        ),
        ("Interrupt: When a character is killed, draw 1 card for each power on that character.", "compiled"),
        ("Reaction: After a character is killed, gain gold equal to its printed cost.", "compiled"),
        ("Reaction: After a character stands, draw 1 card for each power on that character.", "compiled"),
    ],
)
def test_what_a_card_had_in_play_is_not_counted_when_it_has_left(text, status):
    """RR Leaves Play ¶2: tokens and attachments are gone; what is printed is known wherever the card is."""
    line = read(text)
    assert line.status == status
    assert status == "compiled" or line.cause == "unclear: what it had"


def test_what_is_done_to_those_who_took_part_in_a_challenge_that_has_ended_is_left_to_the_judge():
    """RR 4.2.6 ¶1: nobody participates any longer; an interrupt is used while they still do."""
    assert read("Reaction: After a challenge ends, kneel each attacking character.").status == "header"
    assert read("Interrupt: When a challenge ends, kneel each attacking character.").status == "compiled"
    for words in ("kneel each attacking character", "if you control no participating character, draw 1 card"):
        assert read(f"Action: At the end of the challenge, {words}.").status == "header"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (
            "Interrupt: When Old Tam is killed, put him into play from your dead pile at the end of the phase.",
            "header",
        ),
        (
            "Interrupt: When a character is killed, at the end of the phase, return it to its owner's hand.",
            "header",
        ),
        (
            "Interrupt: When Old Tam is killed, choose a character. At the end of the phase, kill that character.",
            "compiled",
        ),
        (
            "Interrupt: When Old Tam would be killed, save him. At the end of the phase, if he is still in play, sacrifice him.",
            "compiled",
        ),
    ],
)
def test_what_is_done_later_with_a_card_that_leaves_play_is_left_to_the_judge(text, status):
    """RR Leaves Play ¶1: what was in force on it expires as it goes; on another card it waits."""
    assert read(text).status == status


def test_an_interrupt_to_its_own_leaving_is_used_in_play():
    """RR Interrupts ¶1: it is used before the card is where it would be taken from."""
    line = read("Interrupt: When Old Tam is killed, put him into play from your dead pile. Draw 1 card.")
    assert {ability.zone for ability in line.abilities} == {"play"}


def test_what_else_the_challenge_must_be_is_still_asked_of_it():
    """FAQ 2.4 ¶1: only what the card was is left to the judge."""
    line = read(
        "Reaction: After a character is killed during a [military] challenge in which it is attacking, draw 1 card."
    )
    assert line.status == "header"
    assert line.trigger is not None
    assert [one.challenge for one in line.trigger.when] == [("military",)]
