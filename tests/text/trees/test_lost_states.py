"""What a reaction says of a card that has left play is what it was there; of one that is no more what it was, while it is
still in play or lies in a pile, it is left to the judge."""

import pytest

from agot_judge.engine.ability.cards import Cards, Comparison
from agot_judge.engine.ability.triggers import Trigger
from tests.text.reading import characters, read

RICH = (Comparison(of="power", relation="at least", amount=1),)
BARE = (Comparison(of="attachments", relation="exactly", amount=0),)
CHEAP = (Comparison(of="printed cost", relation="at most", amount=3),)


@pytest.mark.parametrize(
    ("words", "trigger"),
    [
        ("a participating character is removed from the challenge", None),
        (
            "a character with 1 or more power enters your dead pile",
            Trigger(event="enter pile", to="dead", card=characters(), player="you"),
        ),
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
        ("Reaction: After an attacking character is killed", characters(attacking=True)),
        ("Reaction: After a kneeling character is sacrificed or killed", characters(kneeling=True)),
        ("Reaction: After a character with 1 or more power leaves play", characters(where=RICH)),
        ("Reaction: After a character with no attachments is killed", characters(where=BARE)),
    ],
)
def test_what_is_printed_what_is_still_so_and_what_it_left_with_is_read(words, card):
    """RR Interrupts ¶1: an interrupt sees the card before it leaves. RR Gains ¶4: a reaction asks what it was by then."""
    line = read(f"{words}, draw 1 card.")
    assert (line.status, line.trigger.card) == ("compiled", card)


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Reaction: After a character is killed, if it was attacking, draw 1 card.", "header"),
        ("Action: Choose and kill a character. If it was kneeling, draw 1 card.", "header"),
        ("Reaction: After a character is knelt, if it was attacking, draw 1 card.", "compiled"),
        ("Action: Choose a character. If it is attacking, kneel it.", "compiled"),
        ("Reaction: After a character is killed, if it has no attachments, draw 1 card.", "compiled"),
        ("Reaction: After Old Tam is killed, if Old Tam was participating, draw 1 card.", "header"),
        ("Reaction: After Old Tam is killed, if you control a participating character, draw 1 card.", "compiled"),
        ("Reaction: After a character is killed during a challenge in which it is attacking, draw 1 card.", "compiled"),
        ("Reaction: After a character is knelt during a challenge in which it is attacking, draw 1 card.", "compiled"),
        ("Action: Each time an attacking character is killed this phase, draw 1 card.", "header"),
        ("Action: The next time a character with 1 or more power leaves play this phase, draw 1 card.", "compiled"),
    ],
)  # fmt: skip
def test_what_a_card_was_before_is_not_what_it_is(text, status):
    """FAQ 2.4 ¶1."""
    assert read(text).status == status


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Reaction: After a character is killed, draw 1 card for each power on that character.", "compiled"),
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


def test_what_the_challenge_must_be_is_asked_of_it():
    """RR Triggering Condition ¶1: the challenge, and the part that the card had in it."""
    line = read(
        "Reaction: After a character is killed during a [military] challenge in which it is attacking, draw 1 card."
    )
    assert line.status == "compiled"
    assert line.trigger is not None
    assert [one.challenge for one in line.trigger.when] == [("military",)]
