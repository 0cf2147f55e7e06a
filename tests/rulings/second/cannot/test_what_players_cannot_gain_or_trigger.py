"""Power that is not gained for a faction, for dominance, as a challenge bonus; reactions that nobody can trigger."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import PLOT, check, event, person, text

TRUCE = PLOT | {"text": "Each player cannot gain power for his or her faction except during challenges."}
WON = {"type": "military", "attacker": "Ann", "defender": "Bob"}


def test_power_for_a_faction_is_not_gained_outside_of_challenges():
    """RR Cannot ¶1, For Your Faction ¶1: dominance is won, and nothing is placed on the faction card."""
    run(
        {"Ann": {"play": ["Miller"]}, "Bob": {"plot": "Truce"}},
        "dominance",
        {"advance": "next"},
        {"check": {"players": {"Ann": {"faction_power": 0}}, "cites": ["2e/rr/cannot/1"]}},
        cards={"Truce": TRUCE},
    )


def test_power_for_a_faction_is_gained_during_a_challenge():
    """RR Unopposed ¶2: "except during challenges": the bonus of an unopposed challenge is gained in one."""
    run(
        {"Ann": {"play": [{"Miller": {"attacking": True}}]}, "Bob": {"plot": "Truce"}},
        "duck",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"faction_power": 1}}, "cites": ["2e/rr/unopposed/2"]}},
        cards={"Truce": TRUCE},
        challenge=WON,
    )


def test_a_character_gains_power_all_the_same():
    """RR For Your Faction ¶1: only that is placed on the faction card."""
    run(
        {"Ann": {"play": ["Miller"], "hand": ["Song", "Hymn"]}, "Bob": {"plot": "Truce"}},
        "marshaling",
        {"refuse": {"Ann": {"play": "Hymn"}, "because": "potential"}},
        {"Ann": {"play": "Song", "choose": "Miller"}},
        check("2e/rr/gains/3", Miller={"power": 1}),
        cards={
            "Truce": TRUCE,
            "Song": event("Action: Choose a character. That character gains 1 power."),
            "Hymn": event("Action: Gain 1 power for your faction."),
        },
    )


def test_an_opponent_wins_dominance_and_gains_no_power_from_it():
    """RR Cannot ¶1, Dominance (5.2) ¶1: your own power is gained."""
    run(
        {"Ann": {"play": ["Miller", "Baker"]}, "Bob": {"play": ["Dalt"]}},
        "dominance",
        {"advance": "next"},
        {"check": {"players": {"Ann": {"power": 0}}, "cites": ["2e/rr/cannot/1"]}},
        cards={"Dalt": person("Each opponent cannot gain power from winning dominance.")},
    )


@pytest.mark.parametrize(("hand", "power"), [(0, 0), (1, 1)])
def test_who_has_no_cards_in_hand_gains_no_challenge_bonus(hand, power):
    """RR Cannot ¶1, Unopposed ¶2: one card is enough to gain it."""
    run(
        {"Ann": {"hand": hand, "play": [{"Miller": {"attacking": True}}]}, "Bob": {"play": ["Tommen"]}},
        "duck",
        {"advance": "end"},
        {
            "check": {
                "players": {"Ann": {"power": power}},
                "cites": ["2e/rr/unopposed/2"] if power else ["2e/rr/cannot/1"],
            }
        },
        cards={
            "Tommen": person(
                "Each player with no cards in his or her hand cannot gain power from challenge bonuses (unopposed and rivals)."
            )
        },
        challenge=WON,
    )


def test_who_has_no_cards_in_hand_gains_no_rivals_bonus_either():
    """RR Rivals ¶1, Cannot ¶1: it is the other of the two challenge bonuses."""
    run(
        {
            "Ann": {"title": "Master of Coin", "play": [{"Miller": {"attacking": True}}]},
            "Bob": {"title": "Master of Whispers", "play": [{"Baker": {"defending": True}}]},
            "Cat": {"title": "Master of Ships", "play": ["Tommen"]},
        },
        "duck",
        {"advance": "end"},
        {"check": {"players": {"Ann": {"power": 0}}, "cites": ["2e/rr/cannot/1"]}},
        cards={
            "Tommen": person(
                "Each player with no cards in his or her hand cannot gain power from challenge bonuses (unopposed and rivals)."
            )
        },
        challenge=WON,
    )


FAMINE = PLOT | {"text": "Players cannot trigger reactions to winning or losing challenges."}


def test_reactions_to_winning_or_losing_a_challenge_cannot_be_triggered():
    """RR Cannot ¶1, Triggered Abilities ¶1: on both sides; a reaction to something else can be."""
    run(
        {
            "Ann": {"play": [{"Victor": {"attacking": True}}]},
            "Bob": {"plot": "Famine", "play": ["Loser", "Mourner"]},
        },
        "duck",
        {"Bob": {"choose": "Loser"}},
        {"Bob": {"trigger": "Mourner"}},
        {"advance": "end"},
        {
            "check": {
                "players": {"Ann": {"gold": 0}, "Bob": {"gold": 2}},
                "cites": ["2e/rr/cannot/1", "2e/rr/triggered-abilities/1"],
            }
        },
        cards={
            "Famine": FAMINE,
            "Victor": person("Reaction: After you win a challenge, gain 1 gold."),
            "Loser": person("Reaction: After you lose a challenge, gain 1 gold."),
            "Mourner": person("Reaction: After a character is killed, gain 2 gold."),
        },
        challenge=WON,
    )


def test_a_reaction_to_one_thing_or_winning_a_challenge_still_answers_the_other():
    """RR Reactions ¶1: what it reacts to just now is not that a challenge is won."""
    run(
        {"Ann": {"gold": 2, "hand": ["Herald"]}, "Bob": {"plot": "Famine"}},
        "marshaling",
        {"Ann": {"marshal": "Herald"}},
        {"Ann": {"trigger": "Herald"}},
        {"check": {"players": {"Ann": {"gold": 6}}, "cites": ["2e/rr/reactions/1"]}},
        cards={
            "Famine": FAMINE,
            "Herald": person("Reaction: After Herald enters play or you win a challenge, gain 1 gold."),
        },
    )


def test_power_is_gained_only_from_cards_of_a_player_who_is_not_supported():
    """RR Supports ¶1: "if you do not support that player" is about the titles that the two bear."""
    cersei = person(
        "Reaction: After 1 or more cards are discarded from an opponent's hand, if you do not support that player, "
        "Cersei gains 1 power."
    )
    for title, may in (("Master of Coin", True), ("Master of Whispers", False)):
        use = {"Ann": {"trigger": "Cersei"}}
        run(
            {
                "Ann": {"title": title, "play": ["Cersei", "Thief"]},
                "Bob": {"title": "Hand of the King", "hand": 2},
                "Cat": {"title": "Master of Ships"},
            },
            "challenges",
            {"Ann": {"trigger": "Thief", "choose": "Bob"}},
            use if may else {"check": {"may_not": {"Ann": ["Cersei"]}}},
            check(*(["2e/rr/gains/3"] if may else []), Cersei={"power": 1 if may else 0}),
            cards={
                "Cersei": cersei,
                "Thief": text(
                    "location",
                    "Action: Kneel Thief to choose an opponent. Discard 1 card at random from that player's hand.",
                ),
            },
        )
