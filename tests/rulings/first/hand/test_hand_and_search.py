"""The hand as one thing, what is revealed, and what is searched for."""

from tests.rulings.first.boards import held, said

_CARDS = """  Purge: {type: event, text: "Any Phase: Discard your hand."}
  Purge One: {type: event, text: "Any Phase: Choose a player. That player discards 1 card from his or her hand."}
  Miser:
    type: character
    faction: baratheon
    str: 1
    abilities:
      - {kind: reaction, forced: true, trigger: {event: discard from hand, player: you}, effects: [{do: gain power}]}
  Spy: {type: event, text: "Any Phase: Choose an opponent. That opponent reveals his or her hand."}
  Herald:
    type: character
    faction: baratheon
    str: 1
    abilities:
      - {kind: reaction, forced: true, trigger: {event: reveal}, effects: [{do: gain power}]}
  Courier: {type: event, text: "Any Phase: Choose a player. That player reveals 1 card from his or her hand."}
  Fetch: {type: event, text: "Any Phase: Search your deck for a Knight character and put it into your hand. Shuffle your
      deck."}
  Call: {type: event, text: "Any Phase: Search your deck for a Knight character, reveal it, and put it into your hand. Shuffle
      your deck."}
"""


def test_a_hand_that_is_discarded_is_not_its_cards():
    """1e/faq/4.13/1: Miser answers a card that is discarded, not the hand as a whole."""
    cites = held(
        "hand: [Purge, Cub, Lion], play: [Miser]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Purge}
  - check: {players: {Ann: {hand: 0, discard: 3, faction_power: 0}}}
""",
        _CARDS,
    )
    assert "1e/faq/4.13/1" in cites


def test_one_card_that_is_discarded_from_hand_is_answered():
    """1e/faq/4.13/1: here a card is spoken of, and Miser answers it."""
    held(
        "hand: [Purge One, Cub], play: [Miser]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Purge One, choose: [Ann, Cub]}
  - check: {players: {Ann: {hand: 0, faction_power: 1}}}
""",
        _CARDS,
    )


def test_an_empty_hand_can_be_discarded():
    """1e/faq/4.13/1, 1e/faq/4.10/2: a hand of 0 cards is discarded, so what comes after "then" does."""
    held(
        "hand: [Purge Then]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Purge Then}
  - check: {players: {Ann: {faction_power: 1}}}
""",
        '  Purge Then: {type: event, text: "Any Phase: Discard your hand. Then, claim 1 power for your House."}\n',
    )


def test_a_hand_that_is_revealed_is_not_its_cards():
    """1e/faq/4.13/2: Herald answers a card that is revealed, not the hand."""
    cites = held(
        "hand: [Spy], play: [Herald]",
        "play: [Cub], hand: [Lion, Lady]",
        """
start: challenges
run:
  - Ann: {play: Spy, choose: Bob}
  - check: {players: {Ann: {faction_power: 0}, Bob: {hand: 2}}}
""",
        _CARDS,
    )
    assert "1e/faq/4.13/2" in cites


def test_what_is_searched_for_by_its_type_is_revealed_and_the_deck_shuffled():
    """1e/faq/verifying-a-card-searched-for/2, 1e/faq/1.3/1, 1e/faq/1.2/1: Captain is shown until it is in hand."""
    lines = said(
        "hand: [Call], deck: [Cub, Captain, Scribe]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Call, choose: Captain}
  - check: {cards: {Captain: {zone: hand}}, cites: ["1e/faq/1.3/1", "1e/faq/verifying-a-card-searched-for/2", "1e/faq/1.2/1"]}
""",
        _CARDS,
    )
    assert any("reveal" in line for line in lines)


def test_a_type_that_is_searched_for_is_shown_though_the_text_does_not_say_so():
    """1e/faq/verifying-a-card-searched-for/2, 1e/faq/1.3/1: the opponent sees that Captain is a Knight."""
    cites = held(
        "hand: [Fetch], deck: [Cub, Captain, Scribe], play: [Herald]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Fetch, choose: Captain}
  - check: {cards: {Captain: {zone: hand}}, players: {Ann: {faction_power: 1}}}
""",
        _CARDS,
    )
    assert {"1e/faq/verifying-a-card-searched-for/2", "1e/faq/1.3/1"} <= cites


def test_a_single_card_of_a_hand_is_revealed():
    """1e/faq/4.13/3: one card of the hand is revealed as a card, whether or not the hand is."""
    cites = held(
        "hand: [Spy, Courier], play: [Herald]",
        "play: [Cub], hand: [Lion, Lady]",
        """
start: challenges
run:
  - Ann: {play: Spy, choose: Bob}
  - Ann: {play: Courier, choose: Bob}
  - Bob: {choose: Lion}
  - check: {players: {Ann: {faction_power: 1}, Bob: {hand: 2}}}
""",
        _CARDS,
    )
    assert "1e/faq/1.3/1" in cites
