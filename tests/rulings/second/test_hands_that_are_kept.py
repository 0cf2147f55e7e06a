"""Cards that cannot be discarded from a hand or deck."""

from tests.rulings.texts import event, person, run, text


def test_nothing_falls_at_random_from_a_hand_that_is_kept():
    """RR Cannot ¶1: intrigue claim discards nothing, and a line says so."""
    run(
        {"play": ["Miller"]},
        {"hand": ["Baker", "Saddle"], "play": ["Storm Lord"]},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "with": ["Miller"]}}},
        {"Bob": {"defend": []}},
        {"advance": "4.3"},
        {"check": {"players": {"Bob": {"hand": 2}}, "cites": ["2e/rr/cannot/1"]}},
        **{
            "Storm Lord": person(
                "While Storm Lord is standing, cards cannot be discarded at random from your hand."
            )
        },
    )


def test_it_protects_only_its_own_controller_and_only_from_chance():
    """RR Cannot ¶1: what a player chooses is not discarded at random; the other player's hand is another one."""
    run(
        {"play": ["Guard"], "hand": ["Raid", "Miller"]},
        {"hand": ["Baker", "Saddle"]},
        "4.1",
        {"Ann": {"play": "Raid"}},
        {"Ann": {"choose": ["Miller"]}},
        {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"hand": 2}}}},
        Guard=person("Cards in your hand cannot be discarded at random."),
        Raid=event("Action: Choose and discard 1 card from your hand."),
    )


def test_a_deck_that_is_kept_loses_no_card_to_pillage():
    """RR Cannot ¶1, RR Pillage ¶1."""
    run(
        {"play": ["Reaver"]},
        {"deck": 5, "play": ["Vault"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "with": ["Reaver"]}}},
        {"advance": "4.3"},
        {"check": {"players": {"Bob": {"deck": 5, "discard": 0}}}},
        Reaver=person("Pillage."),
        Vault=text("location", "Cards cannot be discarded from your deck."),
    )
