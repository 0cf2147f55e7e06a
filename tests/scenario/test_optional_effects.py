"""What a player may do as an ability resolves: said, implied by what is chosen for it, or declined."""

import pytest

from tests.rulings.tables import run
from tests.rulings.texts import PLOT, event, person

UNLESS = {
    "Threat": event(
        "Action: Choose an opponent. Gain 3 gold unless that player discards 1 power from a character he or she controls."
    ),
    "Guest": person("", str=1),
}


@pytest.mark.parametrize(
    ("moves", "gold"),
    [
        (({"Bob": {"choose": "yes"}}, {"Bob": {"choose": "Squire"}}), 0),
        (({"Bob": {"choose": "Squire"}},), 0),
        (({"Bob": {"choose": "no"}},), 3),
        (({"Bob": "pass"},), 3),
        (({"advance": {"window": "action", "of": "Ann"}},), 3),
    ],
)
def test_what_is_chosen_implies_yes_and_what_is_not_said_is_declined(moves, gold):
    """RR May ¶1: it is an option. The format: a decision that may be declined is passed; a choice that only "yes" leads to
    says "yes"."""
    run(
        {
            "Ann": {"hand": ["Threat"]},
            "Bob": {"play": [{"Guest": {"power": 1}}, {"Squire": {"power": 1}}]},
        },
        "challenges",
        {"Ann": {"play": "Threat"}},
        *moves,
        {"check": {"players": {"Ann": {"gold": gold}}, "cites": ["2e/rr/may/1"]}},
        cards={**UNLESS, "Squire": person("", str=1)},
    )


def test_the_card_that_a_player_discards_from_hand_implies_yes():
    """The same for a discard: "unless" leaves it to the player, who says which card it is."""
    run(
        {"Ann": {"hand": ["Menace"]}, "Bob": {"play": ["Guest"], "hand": ["Squire", "Miller"]}},
        "challenges",
        {"Ann": {"play": "Menace", "choose": "Guest"}},
        {"Bob": {"choose": "Miller"}},
        {
            "check": {
                "cards": {
                    "Guest": {"kneeling": False},
                    "Miller": {"zone": "discard"},
                    "Squire": {"zone": "hand"},
                },
                "cites": ["2e/rr/may/1"],
            }
        },
        cards={
            **UNLESS,
            "Menace": event(
                "Action: Choose a character. Kneel that character unless its controller discards a card from his or her hand."
            ),
            "Squire": person("", str=1),
        },
    )


def test_a_list_waits_for_the_decision_that_takes_all_of_it():
    """The format: a list answers in the order in which the rules ask. A choice with one answer takes no word of a list
    whose rest nothing would ask for."""
    behest = "When Revealed: Choose and reveal a new plot card."
    run(
        {
            "Ann": {"plots": ["Writ", "Levy"]},
            "Bob": {"plots": ["Rumor"], "play": ["Miller"]},
        },
        "plot",
        {"Ann": {"choose": "Writ"}},
        {"Ann": {"choose": "Ann"}},
        {"Ann": {"choose": ["Writ", "Rumor"]}},
        {"Ann": {"choose": ["Levy", "Rumor"]}},
        {"Bob": {"choose": "Miller"}},
        {"advance": "end"},
        {"check": {"cards": {"Miller": {"kneeling": True}}, "players": {"Ann": {"gold": 1}}}},
        cards={
            "Writ": PLOT | {"initiative": 5, "text": behest},
            "Levy": PLOT
            | {
                "text": "When Revealed: Choose an opponent. Gain 1 gold for each standing character that player controls."
            },
            "Rumor": PLOT | {"text": "When Revealed: Choose and kneel a character."},
        },
    )
