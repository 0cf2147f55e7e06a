"""Influence as a cost of the First Edition: any standing cards of one's own that provide enough kneel together."""

from tests.rulings.first.boards import held, run, said

PAID = "1e/faq/3.2/1"
CARDS = """  Levy: {type: event, text: "Challenges: Kneel 2 influence to choose and kill a character."}
  Choice: {type: event, text: "Challenges: Kneel 2 influence or kneel a Lord character to draw 1 card."}
  Tithe: {type: event, text: "Challenges: Kneel X influence to draw X cards."}
  Sept: {type: location, influence: 1}
  Dome: {type: location, text: "[+2 Influence]"}
  Godswood: {type: location, influence: 1, text: "Immune to events."}
  Abbey: {type: location, influence: 2, text: "Challenges: Kneel Abbey and kneel 1 influence to draw 1 card."}
  Steward: {type: character, faction: baratheon, str: 1, traits: [Lord], influence: 1}
"""


def test_influence_is_knelt_from_several_cards():
    """1e/faq/3.2/1: kneeling influence is paying a cost, with as many standing cards as provide it together."""
    cites = held(
        "hand: [Levy], play: [Sept, Steward, Captain]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Levy, choose: [Sept, Steward, Cub]}
  - check: {cards: {Sept: {kneeling: yes}, Steward: {kneeling: yes}, Captain: {kneeling: no}, Cub: {zone: dead}}}
""",
        CARDS,
    )
    assert {PAID, "1e/faq/action-window-step-1/7"} <= cites


def test_what_is_too_much_is_lost():
    """1e/faq/3.2/1, 1e/faq/3.3/1: what a card provides beyond the cost pays for nothing else; that is an assumption, said so."""
    lines = said(
        "hand: [Tithe, Levy], play: [Dome], deck: 3",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Tithe, choose: ["1", Dome]}
  - Bob: pass
  - refuse: {Ann: {play: Levy, choose: [Cub]}, because: "provide 0"}
  - check: {players: {Ann: {hand: 2}}, cards: {Dome: {kneeling: yes}}}
""",
        CARDS,
    )
    assert any(line.startswith("Assumption A22, not in the documents: ") for line in lines)


def test_cards_that_provide_too_little_do_not_pay():
    """1e/faq/3.2/1, 1e/faq/event-cards-cost/2: one card with 1 influence is no payment of 2."""
    cites = held(
        "hand: [Levy], play: [Sept]",
        "play: [Cub, Dome]",
        """
start: challenges
run:
  - refuse: {Ann: {play: Levy, choose: [Sept, Dome, Cub]}, because: "influence"}
  - check: {cards: {Levy: {zone: hand}, Sept: {kneeling: no}, Dome: {kneeling: no}}}
""",
        CARDS,
    )
    assert {PAID, "1e/faq/paying-with-an-opponents-card/2"} <= cites


def test_a_choice_of_too_few_cards_is_refused():
    """1e/faq/3.2/1: the cards that are chosen provide as much as the cost takes, or more."""
    result = run(
        "hand: [Levy], play: [Sept, Steward]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Levy}
  - refuse: {Ann: {choose: [Sept]}, because: "1 influence of 2"}
  - Ann: {choose: [Sept, Steward]}
  - Ann: {choose: Cub}
  - check: {cards: {Cub: {zone: dead}}}
""",
        CARDS,
    )
    assert result.ok, (result.error, result.checks)


def test_one_of_two_costs_is_chosen():
    """1e/faq/action-window-step-1/3, 1e/faq/3.2/1: "Kneel 2 influence or kneel a Lord": one of them, said in step 1a."""
    cites = held(
        "hand: [Choice, Choice], play: [Dome, Steward], deck: 4",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Choice, choose: ["kneel 2 influence", Dome]}
  - check: {cards: {Dome: {kneeling: yes}, Steward: {kneeling: no}}}
  - Bob: pass
  - Ann: {play: Choice, choose: [Steward]}
  - check: {cards: {Steward: {kneeling: yes}}, players: {Ann: {hand: 2}}}
""",
        CARDS,
    )
    assert PAID in cites


def test_an_immune_card_may_be_knelt_for_influence():
    """1e/faq/3.2/4: its immunity to events does not keep it from paying for one."""
    cites = held(
        "hand: [Levy], play: [Godswood, Sept]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Levy, choose: [Godswood, Sept, Cub]}
  - check: {cards: {Godswood: {kneeling: yes}, Cub: {zone: dead}}}
""",
        CARDS,
    )
    assert "1e/faq/3.2/4" in cites


def test_a_blank_card_provides_no_influence():
    """1e/faq/3.9/1: influence stands in the text box, so a blank card has none."""
    cites = held(
        "hand: [Levy], play: [Dome: {blank: yes}, Sept]",
        "play: [Cub]",
        """
start: challenges
run:
  - refuse: {Ann: {play: Levy, choose: [Dome, Cub]}, because: "provide 1"}
  - check: {cards: {Levy: {zone: hand}}}
""",
        CARDS,
    )
    assert "1e/faq/3.9/1" in cites


def test_a_card_that_kneels_for_another_cost_provides_nothing():
    """1e/faq/3.3/1: Abbey kneels itself; its influence does not pay for the rest of its own cost."""
    cites = held(
        "hand: [], play: [Abbey], deck: 2",
        "play: [Cub]",
        """
start: challenges
run:
  - refuse: {Ann: {trigger: Abbey}, because: "influence"}
  - check: {cards: {Abbey: {kneeling: no}}}
""",
        CARDS,
    )
    assert "1e/faq/3.3/1" in cites


def test_x_of_influence_is_announced_first():
    """1e/faq/3.1/1, 1e/faq/action-window-step-1/3: X is said before it is paid, no more than the standing cards provide."""
    cites = held(
        "hand: [Tithe], play: [Dome, Sept], deck: 4",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Tithe, choose: ["3", Dome, Sept]}
  - check: {players: {Ann: {hand: 3}}}
""",
        CARDS,
    )
    assert "1e/faq/3.1/1" in cites


def test_income_given_as_a_fact_counts_once():
    """1e/faq/3.9/1: a card with income 2 adds it to the count as if it were printed in its text box; blank it does not."""
    held(
        "play: [Mint, Toll: {blank: yes}]",
        "play: [Cub]",
        """
start: count-income
run:
  - check: {players: {Ann: {gold: 7}}}
""",
        CARDS + "  Mint: {type: location, income: 2}\n  Toll: {type: location, income: 1}\n",
    )


_PAID_LATER = """  Ransom:
    type: event
    abilities:
      - {kind: action, zone: hand, effects: [{do: kneel influence, amount: 2}], then: [{do: gain power}]}
"""


def test_influence_is_knelt_while_an_effect_is_carried_out():
    """1e/faq/3.2/1, 1e/faq/4.10/2: the effect says to kneel 2 influence; as that is done, the rest follows."""
    cites = held(
        "hand: [Ransom], play: [Sept, Steward]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Ransom}
  - refuse: {Ann: {choose: [Sept]}, because: "1 influence of 2"}
  - Ann: {choose: [Sept, Steward]}
  - check: {cards: {Sept: {kneeling: yes}, Steward: {kneeling: yes}}, players: {Ann: {faction_power: 1}}}
""",
        CARDS + _PAID_LATER,
    )
    assert PAID in cites


def test_too_little_influence_kneels_nothing():
    """1e/faq/3.2/1, 1e/faq/4.10/2: one influence is no payment of two, so nothing kneels and no power is claimed."""
    held(
        "hand: [Ransom], play: [Sept]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Ransom}
  - check: {cards: {Sept: {kneeling: no}}, players: {Ann: {faction_power: 0}}}
""",
        CARDS + _PAID_LATER,
    )
