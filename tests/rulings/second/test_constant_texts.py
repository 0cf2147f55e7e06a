"""Constant abilities as printed, read and played: that what was understood does what the rules say."""

from tests.rulings.texts import CARDS, person, run, text


def test_what_cannot_be_knelt_by_card_effects_can_be_knelt_as_a_cost():
    """RR Effects ¶1, ¶2: costs are not effects; FAQ 2.1: such a card cannot be chosen to be knelt by an effect."""
    table = {
        "Rider": person("Rider cannot be knelt by card effects."),
        "Net": text("event", "Action: Choose and kneel a character."),
        "Horn": text("event", "Action: Kneel a character you control to gain 1 gold."),
    }
    run(
        {"play": ["Rider"], "hand": ["Net", "Horn"]},
        {},
        "4.1",
        {"refuse": {"Ann": {"play": "Net"}}},
        {"Ann": {"play": "Horn"}},
        {"Bob": "pass"},
        {"check": {"cards": {"Rider": {"kneeling": True}}, "cites": ["2e/rr/costs/2"]}},
        **table,
    )


def test_what_only_an_opponents_events_cannot_do_others_can():
    """RR Cannot ¶1: absolute, but of such effects alone; FAQ 2.1 ¶1: it cannot be chosen for them."""
    run(
        {"hand": ["Axe"]},
        {"play": ["Rider"], "hand": ["Sword"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Axe"}}},
        {"Ann": "pass"},
        {"Bob": {"play": "Sword"}},
        {"Ann": "pass"},
        {"check": {"cards": {"Rider": {"zone": "dead"}}}},
        Rider=person("Rider cannot be killed by opponents' events."),
        Axe=text("event", "Action: Choose and kill a character."),
        Sword=text("event", "Action: Choose and kill a character you control."),
    )


def test_who_cannot_participate_in_challenges_against_a_player_cannot_be_declared_for_them():
    """RR Cannot ¶1: not as an attacker against that player, and in no other way; as a defender against him or her."""
    attack = {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}
    run(
        {"play": ["Miller", "Baker"]},
        {"play": ["Peace"]},
        "4.2",
        {"refuse": {"Ann": attack, "because": "cannot"}},
        Peace=person("Each Lord character cannot participate in challenges against you."),
        Miller=CARDS["Miller"] | {"traits": ["Lord"]},
    )


def test_a_keyword_while_attacking_is_had_by_those_who_attack():
    """RR Constant Abilities ¶1: active while its condition is true, for each card of which it speaks."""
    run(
        {"play": ["Marshal", "Miller", "Baker"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}},
        {"check": {"cards": {"Miller": {"keywords": ["renown"]}, "Baker": {"keywords": []}}}},
        Marshal=person("Each Lord character you control gains renown while attacking."),
        Miller=CARDS["Miller"] | {"traits": ["Lord"]},
        Baker=CARDS["Baker"] | {"traits": ["Lord"]},
    )
