"""Tokens on a card in shadows."""

from tests.rulings.texts import event, person, run

DISCARDED = "2e/rr/shadows.while-a-card-is-in-shadows/5"
SPY = person("Shadow (0).", cost=3)


def test_the_gold_on_a_card_in_shadows_goes_as_it_is_brought_out():
    """RR While a card is in shadows ¶5: as the card transitions to play, all tokens on it are discarded."""
    run(
        {"shadows": [{"Spy": {"gold": 2}}]},
        {},
        "challenges",
        {"Ann": {"unshadow": "Spy"}},
        {"check": {"cards": {"Spy": {"zone": "play", "gold": 0}}, "cites": [DISCARDED]}},
        Spy=SPY,
    )


def test_the_gold_on_a_card_in_shadows_goes_as_it_is_discarded():
    """RR While a card is in shadows ¶5: a discard pile is another game area."""
    run(
        {"shadows": [{"Spy": {"gold": 2}}], "hand": ["Purge"]},
        {},
        "challenges",
        {"Ann": {"play": "Purge", "choose": "Spy"}},
        {"check": {"cards": {"Spy": {"zone": "discard", "gold": 0}}, "cites": [DISCARDED]}},
        Spy=SPY,
        Purge=event("Action: Choose a card in shadows. Place that card in its owner's discard pile."),
    )


def test_without_tokens_nothing_is_said_of_them():
    """RR While a card is in shadows ¶5: with no token on it the paragraph decides nothing."""
    result = run(
        {"shadows": ["Spy"]},
        {},
        "challenges",
        {"Ann": {"unshadow": "Spy"}},
        {"check": {"cards": {"Spy": {"zone": "play"}}}},
        Spy=SPY,
    )
    assert DISCARDED not in {cite for line in result.trace for cite in line.cites}
