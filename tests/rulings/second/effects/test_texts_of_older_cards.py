"""Texts of which the parts are known and stand beside each other in another way."""

import pytest

from tests.rulings.texts import PLOT, event, person, run, text

TRUCE = PLOT | {"text": (
    "Reaction: After a [military] or [power] challenge is initiated against you, the attacking player may either: kneel his or "
    "her faction card, or move 1 power from that faction card to yours. If that player does not, the challenge immediately ends "
    "with no winner or loser."
)}  # fmt: skip
ATTACK = {"Ann": {"challenge": {"type": "power", "with": ["Miller"]}}}


@pytest.mark.parametrize(
    ("says", "kneeling", "power", "goes_on"),
    [
        ({"Ann": {"choose": "kneel"}}, True, 2, True),
        ({"Ann": {"choose": "move"}}, False, 1, True),
        ({"Ann": "pass"}, False, 2, False),
    ],
)
def test_the_challenge_ends_where_the_attacking_player_does_neither(says, kneeling, power, goes_on):
    """RR May ¶1: the player has the option; what follows depends on whether it was done."""
    run(
        {"power": 2, "play": ["Miller"]},
        {"plot": "Truce"},
        "challenges",
        ATTACK,
        {"Bob": {"trigger": "Truce"}},
        says,
        {
            "check": {
                "players": {"Ann": {"faction_power": power, "faction_kneeling": kneeling}},
                "challenge": {"type": "power"} if goes_on else "none",
            }
        },
        Truce=TRUCE,
    )


@pytest.mark.parametrize(("says", "gold", "drawn"), [("cancel", 0, 0), ("draw", 1, 2)])
def test_the_opponent_decides_whether_the_effects_are_canceled(says, gold, drawn):
    """RR Cancel ¶1: whoever decides it, they are canceled and do not initiate."""
    run(
        {"hand": ["Words"], "deck": 5},
        {"hand": ["Toll"]},
        "challenges",
        {"Bob": {"play": "Toll"}},
        {"Ann": {"play": "Words"}},
        {"Bob": {"choose": says}},
        {"check": {"players": {"Bob": {"gold": gold}, "Ann": {"hand": drawn}}}},
        Words=event(
            "Interrupt: When the effects of an opponent's event would initiate, that opponent must choose, either: cancel "
            "those effects, or you draw 2 cards."
        ),
        Toll=event("Action: Gain 1 gold."),
    )


def test_effects_of_either_kind_of_ability_are_canceled():
    """RR When Revealed ¶1, Cancel ¶1: of the opponent's plots and events, not of other cards."""
    eye = event(
        "Interrupt: When the effects of an opponent's event or when revealed ability would initiate, cancel those effects."
    )
    run(
        {"hand": ["Eye"], "plots": ["Calm"]},
        {"deck": 5, "plots": ["Feast"]},
        "plot",
        {"Ann": {"choose": "Calm"}},
        {"Bob": {"choose": "Bob"}},
        {"Ann": {"play": "Eye"}},
        {"check": {"players": {"Bob": {"hand": 0}}, "cites": ["2e/rr/cancel/1"]}},
        Eye=eye,
        Feast=PLOT | {"initiative": 3, "text": "When Revealed: Draw 3 cards."},
    )
    run(
        {"hand": ["Eye"]},
        {"play": ["Well"]},
        "challenges",
        {"Bob": {"trigger": "Well"}},
        {"check": {"may_not": {"Ann": ["Eye"]}, "players": {"Bob": {"gold": 1}}}},
        Eye=eye,
        Well=text("location", "Action: Kneel Well to gain 1 gold."),
    )


def test_any_number_of_cards_of_either_description_are_chosen():
    """RR Target ¶1: of all of them together; the second description says again what they are."""
    run(
        {"hand": ["Howl"], "play": [
            {"Hound": "kneeling"},
            {"Miller": {"kneeling": True, "attachments": ["Pup"]}},
            {"Baker": "kneeling"},
        ]},
        {},
        "challenges",
        {"refuse": {"Ann": {"play": "Howl", "choose": ["Hound", "Baker"]}, "because": "Baker"}},
        {"Ann": {"play": "Howl", "choose": ["Hound", "Miller"]}},
        {"check": {"cards": {"Hound": {"kneeling": False}, "Miller": {"kneeling": False}, "Baker": {"kneeling": True}}}},
        Howl=event("Challenges Action: Choose and stand any number of Hound characters and characters with a Hound attachment."),
        Hound={"type": "character", "cost": 2, "str": 2, "traits": ["Hound"]},
        Pup={"type": "attachment", "cost": 1, "traits": ["Hound"]},
    )  # fmt: skip


def test_one_of_the_lines_after_the_triggering_condition_is_chosen():
    """RR Cannot ¶1: what was chosen cannot stand in this phase; the rest stands."""
    run(
        {"play": ["Stag", {"Miller": "kneeling"}, {"Mill": "kneeling"}]},
        {"play": [{"Giant": "kneeling"}]},
        "standing",
        {"Ann": {"trigger": "Stag", "choose": "locations"}},
        {"advance": "6.3"},
        {
            "check": {
                "cards": {
                    "Mill": {"kneeling": True},
                    "Giant": {"kneeling": False},
                    "Miller": {"kneeling": False},
                }
            }
        },
        Stag=person(
            "Reaction: After the standing phase begins (choose one):\n- other characters with printed cost 5 or higher cannot "
            "stand this phase.\n- characters with printed cost 4 or lower cannot stand this phase.\n- locations cannot stand "
            "this phase."
        ),
        Mill={"type": "location", "cost": 1},
        Giant={"type": "character", "cost": 6, "str": 6},
    )


def test_each_of_the_lines_after_then_is_done_that_applies():
    """RR The Word "Then" ¶1: once what comes before has been done in full."""
    run(
        {"play": ["Rose", {"Old Oak": "kneeling"}]},
        {},
        "challenges",
        {"Ann": {"trigger": "Rose"}},
        {
            "check": {
                "cards": {"Old Oak": {"kneeling": False}, "Rose": {"kneeling": True}},
                "cites": ["2e/rr/the-word-then/1"],
            }
        },
        Rose=person(
            "Action: Kneel Rose. Then, if you control:\n- Old Oak, stand it.\n- Young Fern, she gains renown until the end of "
            "the phase."
        ),
        **{
            "Old Oak": {"type": "character", "cost": 2, "str": 2},
            "Young Fern": {"type": "character", "cost": 2, "str": 2},
        },
    )


@pytest.mark.parametrize(("cheap", "prized"), [(2, 1), (3, 2)])
def test_a_keyword_is_gained_with_another_number_where_the_condition_holds(cheap, prized):
    """RR Prized ¶1: an opponent of its controller gains so much power as it leaves play."""
    run(
        {"play": []},
        {"play": [{"Cook": {"attachments": ["Wardship"]}}]},
        {"effect": "Kill each character.", "controller": "Ann"},
        {"advance": "end"},
        {"check": {"players": {"Ann": {"power": prized}}}},
        Wardship=text(
            "attachment",
            "Attached character gains prized 1 (prized 2 instead if attached character's printed cost is 3 or higher).",
        ),
        Cook={"type": "character", "cost": cheap, "str": 2},
    )


def test_the_costs_of_several_kinds_of_cards_are_reduced_each_once():
    """RR Costs ¶4: the first card of each kind that is marshaled in the round."""
    run(
        {"plot": "Peace", "gold": 10, "hand": ["Giant", "Miller", "Mill"]},
        {},
        "3.2",
        {"Ann": {"marshal": "Giant"}},
        {"check": {"players": {"Ann": {"gold": 15 - 3}}}},
        {"Ann": {"marshal": "Miller"}},
        {"check": {"players": {"Ann": {"gold": 15 - 3 - 2}}}},
        {"Ann": {"marshal": "Mill"}},
        {"check": {"players": {"Ann": {"gold": 15 - 3 - 2 - 1}}}},
        Peace=PLOT | {"text": (
            "Reduce the cost of the first character you marshal this round by 3, the first location you marshal this round by "
            "2, and the first attachment you marshal this round by 1."
        )},
        Giant={"type": "character", "cost": 6, "str": 6},
        Mill={"type": "location", "cost": 3},
    )  # fmt: skip


def test_a_player_can_play_only_if_such_a_character_was_killed_under_his_or_her_control():
    """RR Ownership and Control ¶4: whose it was then counts, wherever it is now."""
    killer = text("location", "Action: Kneel Killer to choose and kill a character.")
    vow = event(
        "Play only if a [stark] character was killed under your control this round.\nAction: Draw 1 card."
    )
    for whose in ("Ann", "Bob"):
        run(
            {"deck": 3, "hand": ["Vow"], "play": ["Wolf" if whose == "Ann" else "Miller"]},
            {"play": ["Killer", "Baker" if whose == "Ann" else "Wolf"]},
            "challenges",
            {"Bob": {"trigger": "Killer", "choose": "Wolf"}},
            {"check": {("may" if whose == "Ann" else "may_not"): {"Ann": ["Vow"]}}},
            Vow=vow,
            Killer=killer,
            Wolf={"type": "character", "faction": "stark", "cost": 2, "str": 2},
        )


def test_only_cards_with_the_trait_are_triggered():
    """RR Cannot ¶1: for every player; events are none of these cards."""
    run(
        {"plot": "Crown", "deck": 5, "hand": ["Toll"], "play": ["Cook", "Heir"]},
        {},
        "challenges",
        {"check": {"may": {"Ann": ["Heir", "Toll"]}, "may_not": {"Ann": ["Cook"]}}},
        Crown=PLOT | {"text": (
            "Players cannot trigger abilities on characters, locations, or attachments, unless those cards have the King or "
            "Queen trait."
        )},
        Toll=event("Action: Gain 1 gold."),
        Cook=person("Action: Kneel Cook to draw 1 card."),
        Heir=person("Action: Kneel Heir to draw 1 card.", traits=["King"]),
    )  # fmt: skip
