"""Texts of First Edition cards on a board: what they do there."""

from tests.rulings.first.boards import held

CARDS = """  Reed: {type: character, str: 2, text: "If you do not win dominance, pay 1 gold or discard Reed from play."}
  Giant: {type: character, str: 9}
  Throne: {type: location, text: "Each player may initiate an additional Power challenge this round."}
  Ram: {type: character, str: 3, icons: [power]}
  Goat: {type: character, str: 3, icons: [power]}
"""


def test_who_did_not_win_dominance_pays():
    """1e/faq/3.10/3, 1e/faq/dominance-phase-chart/4: the passive answers the counting, whoever won."""
    cites = held(
        "play: [Reed], gold: 1",
        "play: [Giant]",
        """
start: reward-dominance
run:
  - Ann: {choose: pay 1 gold}
  - check: {players: {Ann: {gold: 0}}, cards: {Reed: {zone: play}}}
""",
        CARDS,
    )
    assert "1e/faq/3.10/3" in cites


def test_who_won_dominance_pays_nothing():
    """1e/faq/3.10/3: the passive does not initiate."""
    held(
        "play: [Reed, Giant], gold: 1",
        "play: [Ram]",
        """
start: reward-dominance
run:
  - check: {players: {Ann: {gold: 1}}, cards: {Reed: {zone: play}}}
""",
        CARDS,
    )


def test_an_effect_lets_a_type_be_declared_once_more():
    """1e/faq/challenges-phase-chart/6: two power challenges are declared, and the second kneels its attacker."""
    cites = held(
        "play: [Throne, Ram, Goat]",
        "play: []",
        """
start: challenges
run:
  - Ann: pass
  - Bob: pass
  - Ann: {challenge: {type: power, against: Bob, with: [Ram]}}
  - Ann: {challenge: {type: power, against: Bob, with: [Goat]}}
  - check: {cards: {Ram: {kneeling: yes}, Goat: {kneeling: yes}}}
""",
        CARDS,
    )
    assert "1e/faq/challenges-phase-chart/6" in cites
