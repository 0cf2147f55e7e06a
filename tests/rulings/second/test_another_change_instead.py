"""``(Renown instead if ..)``, ``(by 2 instead if ..)``, ``(top 10 cards instead if ..)``: another change of the same kind."""

import pytest

from tests.rulings.texts import check, event, person, run_to

KING = person("", traits=["King"])


def _played(words, kings, *moves, ann=None, bob=None, start="4.1", **cards):
    run_to(
        "end-of-round",
        {"hand": ["Ode"], "play": [*kings, "Baker"], **(ann or {})},
        bob or {},
        start,
        *moves,
        Ode=event(words),
        King=KING,
        **cards,
    )


@pytest.mark.parametrize(("kings", "keywords"), [([], ["stealth"]), (["King"], ["renown", "stealth"])])
def test_other_keywords_are_gained_for_as_long(kings, keywords):
    """RR Lasting Effects ¶1: what is gained instead lasts as long as what would be gained."""
    _played(
        "Action: Choose a character. Until the end of the phase, that character gains stealth. (Stealth and renown instead if "
        "you control a King character.)",
        kings,
        {"Ann": {"play": "Ode", "choose": ["Baker"]}},
        check(Baker={"keywords": keywords}),
        {"advance": "dominance"},
        check(Baker={"keywords": []}),
    )


@pytest.mark.parametrize(("kings", "icons"), [([], ["military", "power"]), (["King"], [])])
def test_what_is_lost_instead_is_lost_too(kings, icons):
    """RR Lasting Effects ¶1: of a character that loses an icon, "each challenge icon instead" is lost, not gained."""
    _played(
        "Action: Choose a character. Until the end of the phase, that character loses an [intrigue] icon. (Each challenge icon "
        "instead if you control a King character.)",
        kings,
        {"Ann": {"play": "Ode", "choose": ["Baker"]}},
        check(Baker={"icons": icons}),
    )


@pytest.mark.parametrize(("kings", "claim"), [([], 2), (["King"], 3)])
def test_a_value_is_raised_by_another_number(kings, claim):
    """RR Modifiers ¶1: 2 are added in place of 1, not besides."""
    _played(
        "Action: Raise the claim value on your revealed plot card by 1 until the end of the phase. (By 2 instead if you control "
        "a King character.)",
        kings,
        {"Ann": {"play": "Ode"}},
        {"check": {"players": {"Ann": {"claim": claim}}}},
    )


@pytest.mark.parametrize(("kings", "claim"), [([], 1), (["King"], 0)])
def test_a_value_is_reduced_by_another_number(kings, claim):
    """RR Modifiers ¶1: "by 2" is a reduction where what was said before was one."""
    _played(
        "Action: Choose an opponent. Reduce the claim value on that player's revealed plot card by 1 until the end of the phase. "
        "(By 2 instead if you control a King character.)",
        kings,
        {"Ann": {"play": "Ode", "choose": ["Bob"]}},
        {"check": {"players": {"Bob": {"claim": claim}}}},
        bob={"plot": "Siege"},
        Siege={"type": "plot", "gold": 4, "initiative": 0, "claim": 2, "reserve": 6},
    )


@pytest.mark.parametrize(("kings", "found"), [([], False), (["King"], True)])
def test_more_cards_are_searched(kings, found):
    """RR Search ¶3: only the cards that are searched can be found; what is said after that is done with the one found."""
    _played(
        "Action: Search the top 2 cards of your deck for a character, reveal it, and add it to your hand. Shuffle your deck. "
        "(Top 4 cards instead if you control a King character.)",
        kings,
        {"Ann": {"play": "Ode"}},
        *([{"Ann": {"choose": "Miller"}}] if found else []),
        {"advance": "dominance"},
        check(Miller={"zone": "hand" if found else "deck"}),
        ann={"deck": ["Saddle", "Saddle", "Miller", "Saddle"]},
    )


@pytest.mark.parametrize(("kings", "left"), [([], 5), (["King"], 3)])
def test_more_cards_are_discarded_from_each_deck(kings, left):
    """RR Discard Pile ¶2: of each opponent's deck so many cards, in the order in which they lie."""
    _played(
        "Action: Discard the top card of each opponent's deck. (Top 3 cards instead if you control a King character.)",
        kings,
        {"Ann": {"play": "Ode"}},
        {"check": {"players": {"Bob": {"deck": left, "discard": 6 - left}}}},
        bob={"deck": 6},
    )


@pytest.mark.parametrize(("kings", "position"), [([], 3), (["King"], 1)])
def test_the_other_end_of_the_deck_instead(kings, position):
    """RR Deck ¶1: the order of the deck is kept; the card is its first or its last."""
    _played(
        "Action: Choose a character in your discard pile and place it on the bottom of your deck. (On top of your deck instead "
        "if you control a King character.)",
        kings,
        {"Ann": {"play": "Ode", "choose": ["Miller"]}},
        check(Miller={"zone": "deck", "position": position}),
        ann={"deck": ["Saddle", "Saddle"], "discard": ["Miller"]},
    )


@pytest.mark.parametrize(("kings", "zone"), [([], "hand"), (["King"], "shadows")])
def test_it_is_placed_in_shadows_in_place_of_being_returned_to_hand(kings, zone):
    """RR Shadows, Marshaling Cards into Shadows: an effect may place a card in shadows, whatever is printed on it."""
    _played(
        "Action: Choose a character and return it to its owner's hand. (In shadows instead if you control a King character.)",
        kings,
        {"Ann": {"play": "Ode", "choose": ["Miller"]}},
        check(Miller={"zone": zone, "controller": "Bob"}),
        bob={"play": ["Miller"]},
    )


@pytest.mark.parametrize(
    ("kings", "seen", "unseen"), [([], ["Miller"], ["Saddle"]), (["King"], ["Saddle"], [])]
)
def test_more_cards_are_looked_at(kings, seen, unseen):
    """RR Deck ¶1: only the cards that were looked at can be added to the hand."""
    _played(
        "Action: Look at the top card of your deck. (Top 3 cards instead if you control a King character.) Add 1 of those cards "
        "to your hand. Place the others on the bottom of your deck.",
        kings,
        {"Ann": {"play": "Ode"}},
        {"check": {"decision": {"player": "Ann", "choices": seen, "not_choices": unseen}}},
        {"Ann": {"choose": seen[0]}},
        {"advance": "next"},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        ann={"deck": ["Miller", "Baker", "Saddle", "Saddle"]},
    )
