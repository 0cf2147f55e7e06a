"""Facedown cards on a card that may be used as if they were in hand."""

from tests.rulings.texts import check, event, run, text


def test_an_event_that_lies_facedown_on_a_card_is_played_with_what_is_printed_on_it():
    """RR Facedown Cards ¶1: facedown it has no attributes; as it is played it is as if it were in hand, and then in its
    owner's discard pile (RR Event Cards ¶3)."""
    ship = text(
        "location",
        "You may marshal or play facedown cards attached to Ship as if they were in your hand.\n"
        "Reaction: After you win a challenge, kneel Ship to attach the top card of the losing opponent's deck to Ship facedown "
        'under your control, as an attachment with the text: "Location only. Terminal."',
    )
    run(
        {"play": ["Ship", "Miller"], "gold": 0},
        {"play": ["Baker"], "deck": ["Nap", "Saddle"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"Bob": {"defend": []}},
        {"Ann": {"trigger": "Ship"}},
        check("2e/rr/facedown-cards/1", Nap={"zone": "play", "controller": "Ann", "traits": []}),
        {"Ann": {"play": "Nap", "choose": "Baker"}},
        check(
            "2e/rr/event-cards/3",
            Baker={"kneeling": True},
            Nap={"zone": "discard", "owner": "Bob"},
            Ship={"attachments": []},
        ),
        Ship=ship,
        Nap=event("Action: Choose and kneel a character."),
    )
