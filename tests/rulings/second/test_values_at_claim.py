"""Values that change, or conflict, as they come to count; and against whom a challenge is."""

from tests.rulings.tables import run
from tests.rulings.texts import PLOT, person

MILITARY = {"type": "military", "attacker": "Ann", "defender": "Bob"}
FIRST_PLAYER = ["2e/faq/1.6/1", "2e/faq/1.6/2"]


def two_bases(what: str) -> list[dict[str, object]]:
    """Two lasting effects that give Ann's plot different base values."""
    words = "Treat the base {} value on your revealed plot card as if it were {}."
    return [{"text": words.format(what, number), "on": ["Storm"], "controller": "Ann"} for number in (2, 0)]


def test_an_interrupt_to_claim_that_raises_the_claim_value_counts():
    """RR Claim ¶2, Modifiers ¶1: the value incorporates all modifiers as the claim is applied."""
    spur = "raise the claim value on your revealed plot card by 1 until the end of the challenge."
    herald = f"Interrupt: When claim is applied for a challenge in which you are the attacking player, {spur}"
    run(
        {"Ann": {"play": [{"Miller": "attacking"}, "Herald"]}, "Bob": {"play": ["Baker", "Page"]}},
        "duck",
        {"Ann": {"trigger": "Herald"}},
        {"Bob": {"choose": ["Baker", "Page"]}},
        {"check": {"players": {"Bob": {"dead": 2}}, "cites": ["2e/rr/claim-or-claim-value/2"]}},
        challenge=MILITARY,
        cards={"Herald": person(herald), "Page": person("")},
    )


def test_the_first_player_determines_which_base_claim_value_applies():
    """FAQ 1.6 ¶1, ¶2: of effects that cannot coexist the first player determines one, when they first matter."""
    run(
        {"Ann": {"plot": "Storm", "play": [{"Miller": "attacking"}]}, "Bob": {"play": ["Baker", "Page"]}},
        "duck",
        {"Ann": {"choose": 2}},
        {"Bob": {"choose": ["Baker", "Page"]}},
        {"check": {"players": {"Bob": {"dead": 2}}, "cites": FIRST_PLAYER}},
        challenge=MILITARY,
        in_force=two_bases("claim"),
        cards={"Storm": PLOT, "Page": person("")},
    )


def test_the_first_player_determines_which_base_reserve_value_applies():
    """FAQ 1.6 ¶1: as the reserve is checked."""
    run(
        {"Ann": {"plot": "Storm", "hand": 3}, "Bob": {}},
        "7.3",
        {"Ann": {"choose": 0}},
        {"check": {"decision": {"player": "Ann", "kind": "discard"}, "cites": FIRST_PLAYER}},
        in_force=two_bases("reserve"),
        cards={"Storm": PLOT},
    )


def test_the_players_of_a_challenge_take_part_in_it_against_each_other():
    """RR Against ¶1: who wins it as the defending player has won against the attacking player."""
    won = "Reaction: After you win a challenge against an opponent with more cards in hand than you, gain 1 gold."
    run(
        {"Ann": {"play": ["Baker"], "hand": 2}, "Bob": {"play": ["Rival"]}},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Baker"]}}},
        {"check": {"cites": ["2e/rr/against/1"]}},
        {"Bob": {"defend": ["Rival"]}},
        {"Bob": {"trigger": "Rival"}},
        {"check": {"players": {"Bob": {"gold": 1}}}},
        cards={"Rival": person(won)},
    )
