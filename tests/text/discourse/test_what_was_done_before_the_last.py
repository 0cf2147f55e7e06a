"""What an effect worked on is called by what was done to it once something else was done; where that is not clear, the judge
says what is meant."""

import pytest

from tests.text.reading import compiled, read

CARD = "which card this is, after something else was done"


@pytest.mark.parametrize(
    ("text", "deed"),
    [
        (
            "Sacrifice up to 2 characters. Draw 1 card. Gain 1 gold for each character sacrificed by this effect.",
            "sacrificed",
        ),
        (
            "Sacrifice a character. Draw 1 card. Gain gold equal to the sacrificed character's printed cost.",
            "sacrificed",
        ),
        (
            "Put a character into play from your hand. Old Tam gains 1 power. At the end of the phase, return that "
            "character to your hand.",
            "put into play",
        ),
        (
            "Put a character into play from your hand. Until the end of the phase, Old Tam gets +2 STR. At the end of the "
            "phase, if that character is still in play, return that character to your hand.",
            "put into play",
        ),
        (
            "Put a character into play from your hand. Kneel Old Tam. That character gains stealth until the end of the "
            "phase.",
            "put into play",
        ),
        (
            "Choose a character. Put a character into play from your hand. Draw 1 card. Return that character to its owner's "
            "hand.",
            "put into play",
        ),
        (
            "Put a character into play from your hand. Draw 1 card. At the end of the phase, if that character is still in "
            "play, return it to your hand.",
            "put into play",
        ),
        ("Kneel any number of characters you control. Draw 1 card. Gain that much gold.", "knelt"),
    ],
)
def test_after_something_else_was_done_it_is_called_by_what_was_done_to_it(text, deed):
    """Not what the effect in between worked on: Old Tam, or the drawn card."""
    found = compiled(f"Action: {text}")
    assert f"'{deed}'" in repr(found.abilities)
    assert "'those'" not in repr(found.abilities)


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Sacrifice a character. Draw 1 card. Sacrifice a location. Draw 1 card. Gain 1 gold for each card sacrificed this "
            "way.",
            "to which of them it was done, one after the other",
        ),
        (
            "Put a character into play from your hand. Draw 1 card. Put a character into play from your hand. Old Tam gains 1 "
            "power. Kneel that character.",
            CARD,
        ),
        (
            "Put a character into play from your hand. Attach a Weapon attachment from your hand to Old Tam. Kneel that "
            "character.",
            CARD,
        ),
        (
            "At the end of the phase, kill each Knight. Draw 1 card. Gain 1 gold for each character killed this way.",
            "which cards were killed, after something else was done",
        ),
        (
            "A Knight you control gains 1 power. Draw 1 card. Kneel that character.",
            "whether it is a card that is not in play",
        ),
        (
            "Kneel up to 2 characters you control. Sacrifice any number of locations. Draw 1 card. Gain that much gold.",
            "how many, after something else was done",
        ),
    ],
)
def test_what_was_done_twice_or_has_no_name_is_left_to_the_judge(text, question):
    """It could be the one or the other, or is done at another time."""
    found = read(f"Action: {text}")
    assert (found.status, found.cause) == ("header", f"unclear: {question}")


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Each player sacrifices a character. Each player gains gold equal to the sacrificed character's printed cost.",
            "which of the cards of several players",
        ),
        (
            "Choose a character. Place it in shadows. Draw 1 card. Gain gold equal to that card's printed cost.",
            "whether it is the card that was drawn",
        ),
    ],
)
def test_whose_or_how_many_they_are_is_not_guessed(text, question):
    """Each player was paid for the cards of all; the targets were chosen before the number was known, and were none."""
    found = read(f"Action: {text}")
    assert (found.status, found.cause) == ("header", f"unclear: {question}")


@pytest.mark.parametrize(
    "text",
    [
        "Each player sacrifices a character and gains gold equal to the sacrificed character's printed cost.",
    ],
)
def test_what_paid_and_what_follows_then_is_known(text):
    """The number is known when the targets are chosen; each has done it just now."""
    compiled(f"Action: {text}")


@pytest.mark.parametrize(
    "text",
    [
        "Put a character into play from your hand. Gain 2 gold. At the end of the phase, return it to your hand.",
        "Put a character into play from your hand. You may initiate an additional [military] challenge this phase. At the end "
        "of the phase, return it to your hand.",
        "Reveal the top 3 cards of your deck. Gain 1 gold. Add each character revealed this way to your hand.",
        "Sacrifice up to 2 characters. For each character sacrificed by this effect, draw 1 card and gain 1 gold.",
        "Search your deck for a character, reveal it, and add it to your hand. Shuffle your deck. Then, place that card on "
        "top of your deck.",
    ],
)
def test_gold_for_a_player_and_what_is_done_to_the_same_cards_change_nothing(text):
    """No other card was spoken of since."""
    found = compiled(f"Action: {text}")
    assert (
        "'those'" in repr(found.abilities)
        or "that many" in repr(found.abilities)
        or "ThatMany" in repr(found.abilities)
    )
