"""What can be reduced, and whose cards pay."""

from tests.rulings.first.boards import held

_CARDS = """  Steward: {type: location, faction: baratheon, text: "Reduce the cost of each character you play by 1."}
  March: {type: event, text: "Any Phase: Kneel 2 Baratheon characters to draw 1 card."}
  Hunt: {type: event, text: "Any Phase: Discard a Wildling character from play to choose and kill a character."}
  Raider: {type: character, faction: lannister, str: 1, traits: [Wildling]}
  Scout: {type: character, faction: baratheon, str: 1, traits: [Wildling]}
"""


def test_gold_is_reduced_and_kneeling_is_not():
    """1e/faq/3.5/1: with Steward Scribe costs 1 gold; the two characters of March must kneel all the same."""
    cites = held(
        "hand: [Scribe, March], play: [Steward, Captain], gold: 0, deck: 3",
        "play: [Cub]",
        """
start: marshaling
run:
  - refuse: {Ann: {play: March}, because: "cost"}
  - Ann: {marshal: Scribe}
  - check: {players: {Ann: {gold: 4}}}
  - Bob: pass
  - Ann: {play: March, choose: [Captain, Scribe]}
  - check: {cards: {Captain: {kneeling: yes}, Scribe: {kneeling: yes}}}
""",
        _CARDS,
    )
    assert "1e/faq/action-window-step-1/6" in cites


def test_a_cost_is_not_paid_with_the_card_of_an_opponent():
    """1e/faq/discarding-an-opponents-card-as-a-cost/2: Ann has no Wildling of her own, so Bob's Raider pays for nothing."""
    cites = held(
        "hand: [Hunt]",
        "play: [Raider, Cub]",
        """
start: challenges
run:
  - refuse: {Ann: {play: Hunt}, because: "cost"}
  - check: {cards: {Raider: {zone: play}}}
""",
        _CARDS,
    )
    assert "1e/faq/event-cards-cost/2" in cites


def test_a_cost_is_paid_with_a_card_of_ones_own():
    """1e/faq/discarding-an-opponents-card-as-a-cost/2: of the two Wildlings only Scout, whom Ann controls, can pay."""
    cites = held(
        "hand: [Hunt], play: [Scout]",
        "play: [Raider, Cub]",
        """
start: challenges
run:
  - refuse: {Ann: {play: Hunt, choose: [Raider, Cub]}}
  - Ann: {play: Hunt, choose: [Scout, Cub]}
  - check: {cards: {Scout: {zone: discard}, Raider: {zone: play}, Cub: {zone: dead}}}
""",
        _CARDS,
    )
    assert "1e/faq/paying-with-an-opponents-card/2" in cites
