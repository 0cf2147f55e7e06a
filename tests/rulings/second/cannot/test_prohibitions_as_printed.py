"""What cannot be done, as printed on cards, read and played."""

from tests.rulings.texts import CARDS, person, run, text
from tests.text.reading import read


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


def test_copies_of_events_in_a_discard_pile_cannot_be_played_by_that_player():
    """RR Cannot ¶1; FAQ Baelor Blacktyde ¶2: of each player's own discard pile."""
    table = {
        "Monk": person("Each opponent cannot play copies of events that are in his or her discard pile."),
        "Song": text("event", "Action: Gain 1 gold."),
    }
    run(
        {"hand": ["Song"], "discard": ["Song"]},
        {"play": ["Monk"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Song#1"}}},
        **table,
    )
    run(
        {"hand": ["Song"]},
        {"play": ["Monk"], "discard": ["Song"]},
        "4.1",
        {"Ann": {"play": "Song#1"}},
        **table,
    )


def test_challenges_that_cannot_be_initiated_are_initiated_by_nobody():
    """RR Cannot ¶1: absolute; of the types of which it speaks."""
    military, power = (
        {"challenge": {"type": kind, "against": "Bob", "with": ["Miller"]}} for kind in ("military", "power")
    )
    run(
        {"play": ["Miller"]},
        {"play": ["Peace"]},
        "4.2",
        {"refuse": {"Ann": military, "because": "cannot"}},
        {"Ann": power},
        {"check": {"challenge": {"type": "power"}}},
        Peace=person("[military] challenges cannot be initiated."),
    )


def test_of_no_card_nothing_is_done():
    """ "No character gets +1 STR" is said by no rule of any of them: it is left to the judge, and is not "each character"."""
    for words in ("No character gets +1 STR.", "Action: Kneel no characters."):
        assert read(words).status == "header"


def test_a_players_other_cards_are_others_than_the_card_that_says_so():
    """RR Constant Abilities ¶1: it applies to each of them, and "other" is said by the card of itself."""
    run(
        {"play": ["Leader", "Miller"]},
        {"play": ["Baker"]},
        "4.1",
        {"check": {"cards": {"Leader": {"str": 3}, "Miller": {"str": 5}, "Baker": {"str": 2}}}},
        Leader=person("Your other characters get +2 STR."),
    )
