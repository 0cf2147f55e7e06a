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


def test_a_card_that_cannot_be_returned_to_hand_by_opponents_stays():
    """RR Cannot ¶1, FAQ 2.1 ¶1."""
    run(
        {"hand": ["Wind"]},
        {"play": ["Rock"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Wind"}}},
        Wind=text("event", "Action: Choose and return a character to its owner's hand."),
        Rock=person("Rock cannot be returned to hand by opponents' card effects."),
    )


def test_who_cannot_be_chosen_for_claim_is_not_killed_for_it():
    """RR Cannot ¶1, Military Claim ¶1: another character is chosen."""
    run(
        {"play": ["Miller"]},
        {"play": ["Page", {"Baker": {"kneeling": True}}, {"Cook": {"kneeling": True}}]},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Miller"]}}},
        {"advance": "4.2.4"},
        {"advance": "next"},
        {
            "check": {
                "decision": {"player": "Bob", "kind": "claim", "choices": ["Baker"], "not_choices": ["Page"]}
            }
        },
        Page=person("While you control Baker, Page cannot be chosen for [military] claim.", icons=[]),
        Cook=CARDS["Baker"],
    )


def test_such_characters_cannot_be_declared_by_a_player():
    """RR Cannot ¶1: none of them, and any other."""
    table = {
        "Peace": text("location", "Opponents cannot declare Army characters as attackers."),
        "Host": CARDS["Miller"] | {"traits": ["Army"]},
    }
    attack = {"type": "power", "against": "Bob"}
    run(
        {"play": ["Host", "Baker"]},
        {"play": ["Peace"]},
        "4.2",
        {"refuse": {"Ann": {"challenge": attack | {"with": ["Host"]}}}},
        {"Ann": {"challenge": attack | {"with": ["Baker"]}}},
        **table,
    )


def test_who_cannot_trigger_abilities_is_not_kept_from_forced_ones():
    """RR Forced Interrupts/Forced Reactions ¶1: the game initiates them, no player triggers them; RR Cannot ¶1."""
    run(
        {"play": ["Lady"], "hand": ["Song"]},
        {"hand": ["Song"], "play": ["Baker"]},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": ["Lady"]}}},
        {"check": {"why_not": {"Bob": {"Song#2": "forbidden by Lady"}}}},
        Lady=person(
            "While Lady is participating in a challenge, opponents cannot trigger abilities (except forced)."
        ),
        Song=text("event", "Action: Gain 1 gold."),
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


def test_what_no_character_can_do_each_of_them_cannot():
    """RR Cannot ¶1: absolute, for one's own characters too."""
    attack = {"challenge": {"type": "power", "against": "Bob", "with": ["Miller"]}}
    run(
        {"play": ["Miller", "Peace"]},
        {"play": ["Baker"]},
        "4.2",
        {"Ann": attack},
        {"refuse": {"Bob": {"defend": ["Baker"]}, "because": "cannot"}},
        Peace=text("location", "No character can be declared as a defender."),
    )


def test_what_no_character_can_be_until_the_end_of_the_phase_holds_for_that_phase():
    """RR Lasting Effects ¶1; RR Cannot ¶1: nothing saves the character."""
    run(
        {"play": ["Miller"], "hand": ["Curse", "Axe"]},
        {"play": ["Ward"]},
        "4.1",
        {"Ann": {"play": "Curse"}},
        {"Bob": "pass"},
        {"Ann": {"play": "Axe"}},
        {"Bob": "pass"},
        {"check": {"cards": {"Miller": {"zone": "dead"}, "Ward": {"zone": "play"}}}},
        Curse=text("event", "Action: Until the end of the phase, no character can be saved."),
        Axe=text("event", "Action: Choose and kill a character you control."),
        Ward=text("location", "Interrupt: When a character would be killed, sacrifice Ward to save it."),
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
