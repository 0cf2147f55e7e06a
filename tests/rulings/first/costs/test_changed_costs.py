"""Changes of the cost of a card that is played: the first one, the next one, down to a minimum, by its own text, the penalty."""

import pytest

from tests.rulings.first.boards import held

_CARDS = """  Mint: {type: location, faction: baratheon, text: "Lower the cost of the first character you play each round by 2 (to
      a minimum of 2)."}
  Toll: {type: location, faction: baratheon, text: "Marshalling: Kneel Toll to lower the cost of the next character you play
      this phase by 1."}
  Page: {type: character, faction: baratheon, cost: 3, str: 1}
  Knave: {type: character, faction: baratheon, cost: 3, str: 1}
  Cousin: {type: character, faction: baratheon, cost: 4, str: 1, text: "Lower the cost to play Cousin by 1 for each Knight
      character you control."}
  Ward: {type: character, faction: stark, cost: 1, str: 1}
  Guest: {type: character, faction: stark, cost: 1, str: 1, text: "If you are playing a House Baratheon House card, reduce the
      gold penalty to play Guest by %s."}
  Host: {type: location, faction: baratheon, text: "Reduce the gold penalty on all characters you play from your hand by 1."}
"""
CARDS = _CARDS % 1


def test_the_first_character_of_the_round_costs_less_and_the_second_does_not():
    """1e/faq/action-window-step-1/6: a reducer takes off what it says, here of the first character alone, and no more than leaves
    the minimum of 2."""
    cites = held(
        "gold: 4, play: [Mint], hand: [Page, Knave]",
        "",
        """
start: marshalling
run:
  - Ann: {marshal: Page}
  - check: {players: {Ann: {gold: 7}}}
  - Bob: pass
  - Ann: {marshal: Knave}
  - check: {players: {Ann: {gold: 4}}}
""",
        CARDS,
    )
    assert "1e/faq/action-window-step-1/6" in cites


def test_the_next_character_uses_the_reducer_up():
    """1e/faq/action-window-step-1/6, 1e/faq/3.3/1: one use of Toll serves the next character and none after it."""
    held(
        "gold: 4, play: [Toll], hand: [Page, Knave]",
        "",
        """
start: marshalling
run:
  - Ann: {trigger: Toll}
  - Bob: pass
  - Ann: {marshal: Page}
  - check: {players: {Ann: {gold: 7}}}
  - Bob: pass
  - Ann: {marshal: Knave}
  - check: {players: {Ann: {gold: 4}}}
""",
        CARDS,
    )


def test_a_card_lowers_its_own_cost_from_hand():
    """1e/faq/action-window-step-1/6, 1e/faq/3.13/1: what a card says of its own cost can mean nothing but the playing of it."""
    held(
        "gold: 0, play: [Captain], hand: [Cousin]",
        "",
        """
start: marshalling
run:
  - Ann: {marshal: Cousin}
  - check: {players: {Ann: {gold: 2}}}
""",
        CARDS,
    )


@pytest.mark.parametrize(("less", "cost"), [(1, 2), (2, 1), (3, 1)])
def test_what_modifies_a_penalty_is_applied_to_the_penalty(less, cost):
    """1e/faq/action-window-step-1/5: the penalty is modified before it becomes a part of the cost, so that no more than the
    penalty itself is taken off."""
    cites = held(
        "hand: [Guest]",
        "",
        f"""
start: marshalling
run:
  - Ann: {{marshal: Guest}}
  - check: {{players: {{Ann: {{gold: {5 - cost}}}}}}}
""",
        _CARDS % less,
    )
    assert "1e/faq/action-window-step-1/5" in cites


def test_a_penalty_that_is_not_due_is_not_reduced():
    """1e/faq/action-window-step-1/5: Page is of the own House and costs 3; Ward, of another one, costs 1 and 1 of the penalty."""
    held(
        "gold: 5, play: [Host], hand: [Page, Ward]",
        "",
        """
start: marshalling
run:
  - Ann: {marshal: Page}
  - check: {players: {Ann: {gold: 7}}}
  - Bob: pass
  - Ann: {marshal: Ward}
  - check: {players: {Ann: {gold: 5}}}
""",
        CARDS,
    )


def test_events_cost_less_as_the_first_and_as_the_next_one():
    """1e/faq/action-window-step-1/6, 1e/faq/4.4/2: an event is played too, the first and the next one alone cost less."""
    held(
        "gold: 4, play: [Scribe, Ledger, Desk], hand: [Letter, Reply]",
        "",
        """
start: marshalling
run:
  - Ann: {trigger: Desk}
  - Bob: pass
  - Ann: {play: Letter}
  - check: {players: {Ann: {gold: 8}}}
  - Bob: pass
  - Ann: {play: Reply}
  - check: {players: {Ann: {gold: 5}}}
""",
        """  Ledger: {type: location, faction: baratheon, text: "Lower the cost of the first event you play
      each round by 1."}
  Desk: {type: location, faction: baratheon, text: "Marshalling: Kneel Desk to lower the cost of the next event you
      play this phase by 1."}
  Letter: {type: event, cost: 3, text: "Marshalling: Draw 1 card."}
  Reply: {type: event, cost: 3, text: "Marshalling: Draw 1 card."}
""",
    )


def test_a_card_makes_the_first_character_of_an_opponent_dearer():
    """1e/faq/action-window-step-1/6, 1e/faq/3.24/2: Tax speaks of the opponents of its controller; Ann's first character costs 2
    more, the second does not."""
    held(
        "gold: 4, hand: [Page, Scribe]",
        "play: [Tax]",
        """
start: marshalling
run:
  - Ann: {marshal: Page}
  - check: {players: {Ann: {gold: 4}}}
  - Bob: pass
  - Ann: {marshal: Scribe}
  - check: {players: {Ann: {gold: 2}}}
""",
        CARDS
        + """  Tax: {type: location, faction: lannister, text: "Increase the cost of the first character each opponent plays
      each round by 2."}
""",
    )
