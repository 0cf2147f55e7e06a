"""That player, after what an opponent's effect has done to one's own cards: whose effect it was."""

from tests.rulings.texts import event, run, text

PYRE = event("Action: Choose and kill a character.")


def test_that_player_is_whose_effect_killed_ones_own_character():
    """RR Triggering Condition ¶1: the opponent of whom the condition speaks is the one whose effect it was."""
    run(
        {"hand": ["Pyre", "Saddle"]},
        {"play": ["Miller", "Crypt"], "hand": ["Baker"], "deck": 5},
        "4.1",
        {"Ann": {"play": "Pyre", "choose": ["Miller"]}},
        {"Bob": {"trigger": "Crypt"}},
        {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"hand": 1}}}},
        Pyre=PYRE,
        Crypt=text(
            "location",
            "Reaction: After a character you control is killed by an opponent's card effect, that player discards 1 "
            "card at random from their hand.",
        ),
    )


def test_what_is_forbidden_to_that_player_stays_forbidden_to_the_same_one():
    """RR Lasting Effects ¶1: who is affected is settled as the effect resolves."""
    run(
        {"hand": ["Pyre", "Feast"]},
        {"play": ["Miller", "Crypt"]},
        "4.1",
        {"Ann": {"play": "Pyre", "choose": ["Miller"]}},
        {"Bob": {"trigger": "Crypt"}},
        {"Bob": "pass"},
        {"refuse": {"Ann": {"play": "Feast"}}},
        Pyre=PYRE,
        Feast=event("Action: Gain 1 gold."),
        Crypt=text(
            "location",
            "Reaction: After a character you control is killed by an opponent's card effect, that player cannot play "
            "events until the end of the phase.",
        ),
    )
