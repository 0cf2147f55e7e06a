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
        {"check": {"players": {"Bob": {"deck": 5, "discard": 0}}, "cites": ["2e/rr/cannot/1"]}},
        Reaver=person("Pillage."),
        Vault=text("location", "Cards cannot be discarded from your deck."),
    )


def _lines(result, words):
    return [entry for entry in result.trace if words in entry.text]


def test_a_line_says_that_no_card_of_the_player_s_choice_is_discarded():
    """RR Cannot ¶1: one line for all of the cards, and none for those that are discarded."""
    result = run(
        {"play": ["Tax"], "hand": ["Baker", "Saddle"]},
        {"play": ["Vault"], "hand": ["Miller", "Page"]},
        "4.1",
        {"Ann": {"trigger": "Tax"}},
        {"Ann": {"choose": ["Baker", "Saddle"]}},
        {"Bob": {"choose": ["Miller", "Page"]}},
        {"check": {"players": {"Ann": {"hand": 0}, "Bob": {"hand": 2}}, "cites": ["2e/rr/cannot/1"]}},
        Tax=text("location", "Action: Each player discards 2 cards from his or her hand."),
        Vault=text("location", "Cards cannot be discarded from your hand."),
        Page=person(""),
    )

    (line,) = _lines(result, "cannot be discarded")
    assert line.text == "Cards cannot be discarded from Bob's hand."
    assert line.cites == ("2e/rr/cannot/1",)


def test_a_line_says_that_several_cards_of_a_deck_are_kept():
    """RR Cannot ¶1: the top 3 cards stay where they are."""
    result = run(
        {"play": ["Tax"]},
        {"play": ["Vault"], "deck": 5},
        "4.1",
        {"Ann": {"trigger": "Tax"}},
        {"check": {"players": {"Bob": {"deck": 5}}}},
        Tax=text("location", "Action: Discard the top 3 cards from each opponent's deck."),
        Vault=text("location", "Cards cannot be discarded from your deck."),
    )

    assert len(_lines(result, "Cards cannot be discarded from Bob's deck.")) == 1
