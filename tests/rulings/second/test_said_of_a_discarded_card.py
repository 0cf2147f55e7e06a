"""``Discards a card from his or her hand with the same cardtype``: what the card must have, said at the end."""

from tests.rulings.texts import event, run, text


def test_the_card_has_the_cardtype_of_the_one_that_was_spoken_of():
    """RR Choose ¶1: the card that its owner chooses must be as the text says."""
    run(
        {"play": ["Cellar", "Well"], "hand": ["Blade"]},
        {"hand": ["Mine", "Cook", "Ode"]},
        "4.1",
        {"Ann": {"play": "Blade", "choose": "Well"}},
        {"Ann": {"trigger": "Cellar"}},
        {"refuse": {"Bob": {"choose": ["Cook"]}}},
        {"Bob": {"choose": ["Mine"]}},
        {"check": {"players": {"Bob": {"hand": 2}}, "cards": {"Mine": {"zone": "discard"}}}},
        Cellar=text(
            "location",
            "Reaction: After a location is placed in your discard pile from play, each opponent must choose and discard a "
            "card from his or her hand with the same cardtype.",
        ),
        Well=text("location", ""),
        Mine=text("location", ""),
        Cook=text("character", ""),
        Ode=event("Action: Draw 1 card."),
        Blade=event("Action: Choose a location and discard it from play."),
    )
