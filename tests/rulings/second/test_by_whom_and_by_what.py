"""Occurrences of which a text says by whom, by what, and in which challenge they come about."""

import pytest

from tests.rulings.texts import ICONS, PLOT, event, run

FIGHTER = {"type": "character", "cost": 2, "str": 3, "icons": ICONS}
SEEN = {"check": {"players": {"Ann": {"gold": 1}}}}
NOT_SEEN = {"check": {"players": {"Ann": {"gold": 0}}}}


def watcher(occurrence):
    """Who hears of it gains 1 gold."""
    return {"type": "character", "str": 1, "text": f"Forced Reaction: After {occurrence}, gain 1 gold."}


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("a card is discarded using pillage by a Raider character you control", True),
        ("a card is discarded using pillage by a Knight character you control", False),
        ("a card is discarded from your deck using pillage by a Raider character you control", False),
        ("1 or more cards are discarded using pillage for a challenge in which Watcher is attacking", False),
        ("a card is discarded using pillage for a challenge in which a Raider is attacking", True),
        ("you use pillage to discard a character", True),
        ("you use pillage to discard a location", False),
        ("an opponent uses pillage to discard a card", False),
        ("a Raider character uses pillage to discard a character", True),
        ("a card is drawn using insight", True),
        ("a card is drawn by an opponent", False),
        ("a Knight character uses insight to draw a card", False),
        ("you use insight to draw a card", True),
    ],
)
def test_whose_keyword_it_is_and_in_which_challenge(said, seen):
    """RR Pillage ¶1, RR Insight ¶1: the keyword is that of the character which attacks, and its controller uses it."""
    run(
        {"play": ["Watcher", "Reaver"], "hand": 0, "deck": ["Baker", "Saddle"], "gold": 0},
        {"deck": ["Miller", "Saddle"]},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Reaver"]}}},
        {"Ann": {"choose": "insight"}},
        {"advance": "end"},
        {"check": {"cards": {"Miller": {"zone": "discard"}, "Baker": {"zone": "hand"}}}},
        SEEN if seen else NOT_SEEN,
        Watcher=watcher(said),
        Reaver=FIGHTER | {"traits": ["Raider"], "text": "Insight. Pillage."},
    )


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("you use stealth to bypass a character", True),
        ("Watcher uses stealth to bypass a character", False),
        ("an opponent uses stealth to bypass a character", False),
    ],
)
def test_who_uses_stealth_bypasses_a_character(said, seen):
    """RR Stealth ¶1: the attacking character with the keyword bypasses the chosen one."""
    challenge = {"type": "military", "against": "Bob", "with": ["Scout"], "stealth": {"Scout": "Miller"}}
    run(
        {"play": ["Watcher", "Scout"], "gold": 0},
        {"play": ["Miller"]},
        "4.2",
        {"Ann": {"challenge": challenge}},
        SEEN if seen else NOT_SEEN,
        Watcher=watcher(said),
        Scout=FIGHTER | {"text": "Stealth."},
    )


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("a character is killed by an event", True),
        ("a character is killed by your event", True),
        ("a character is killed by an opponent's event", False),
        ("a character is killed by the effect of an event", True),
        ("a character is killed by an effect of a Maester character you control", False),
        ("a character is killed due to [military] claim", False),
    ],
)
def test_what_an_event_does_is_its_effect(said, seen):
    """RR Effects ¶1: a card effect is any effect that comes from the resolution of ability text."""
    run(
        {"play": ["Watcher"], "hand": ["Blade"], "gold": 0},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Blade", "choose": ["Miller"]}},
        SEEN if seen else NOT_SEEN,
        Watcher=watcher(said),
        Blade=event("Action: Choose and kill a character."),
    )


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("an opponent discards 1 or more cards due to reserve", True),
        ("1 or more cards are discarded for reserve by an opponent", True),
        ("you discard 1 or more cards for reserve", False),
        ("1 or more cards are discarded from an opponent's hand due to reserve", True),
        ("1 or more cards are discarded due to [intrigue] claim", False),
        ("an opponent's reserve value is checked", True),
        ("the reserve value is checked during the challenges phase", False),
    ],
)
def test_the_player_whose_hand_is_too_large_discards_for_reserve(said, seen):
    """RR 7.3 ¶2: each player discards down to his or her reserve value; it is no player's effect."""
    run(
        {"play": ["Watcher"], "hand": 0, "gold": 0},
        {"hand": ["Miller", "Baker", "Saddle"], "plot": "Narrow"},
        "7.3",
        {"Bob": {"choose": ["Miller", "Saddle"]}},
        {"advance": "end"},
        SEEN if seen else NOT_SEEN,
        Watcher=watcher(said),
        Narrow=PLOT | {"reserve": 1},
    )


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("an opponent discards a card for [intrigue] claim", True),
        ("an opponent discards a card due to [intrigue] claim", True),
        ("you discard a card due to [intrigue] claim", False),
        ("a card is discarded to fulfill [intrigue] claim", True),
        ("a card is discarded due to [military] claim", False),
    ],
)
def test_the_loser_discards_for_intrigue_claim(said, seen):
    """RR Intrigue Claim ¶1: the losing opponent discards cards from his or her hand."""
    run(
        {"play": ["Watcher", "Spy"], "hand": 0, "gold": 0},
        {"hand": ["Miller"]},
        "4.2",
        {"Ann": {"challenge": {"type": "intrigue", "against": "Bob", "with": ["Spy"]}}},
        {"advance": "end"},
        {"check": {"cards": {"Miller": {"zone": "discard"}}}},
        SEEN if seen else NOT_SEEN,
        Watcher=watcher(said),
        Spy=FIGHTER,
    )


@pytest.mark.parametrize("way", ["for its cost", "by an effect"])
@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("you bring a card out of shadows", True),
        ("you bring a character out of shadows", True),
        ("you bring a location out of shadows", False),
        ("an opponent brings a card out of shadows", False),
        ("a card comes out of shadows", True),
    ],
)
def test_whatever_causes_a_card_to_come_out_of_shadows_brings_it_out(said, seen, way):
    """FAQ No Surprises ¶2: for its shadow cost as well as by an effect that puts it into play from shadows."""
    came = {"unshadow": "Thief"} if way == "for its cost" else {"play": "Dawn", "choose": ["Thief"]}
    run(
        {"play": ["Watcher"], "shadows": ["Thief"], "hand": ["Dawn"], "gold": 1},
        {},
        "4.1",
        {"Ann": came},
        {"check": {"players": {"Ann": {"gold": seen + (way == "by an effect")}}}},
        Watcher=watcher(said),
        Thief=FIGHTER | {"text": "Shadow (1)."},
        Dawn=event("Action: Put a character into play from your shadows area."),
    )


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("you take control of an opponent's character", True),
        ("you take control of a character", True),
        ("you take control of a location", False),
        ("an opponent takes control of a character", False),
        ("an opponent takes control of a character you control", False),
    ],
)
def test_a_card_of_which_control_is_taken_was_another_players(said, seen):
    """RR Ownership and Control ¶2: by then the player controls it; what is asked is whose it was."""
    run(
        {"play": ["Watcher"], "hand": ["Gift"], "gold": 0},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Gift", "choose": ["Miller"]}},
        {"check": {"cards": {"Miller": {"controller": "Ann"}}}},
        SEEN if seen else NOT_SEEN,
        Watcher=watcher(said),
        Gift=event("Action: Choose a character an opponent controls. Take control of that character."),
    )


def test_a_character_of_ones_own_of_which_an_opponent_takes_control():
    """RR Ownership and Control ¶2: it was controlled by the other player until then."""
    run(
        {"play": ["Watcher", "Miller"], "gold": 0},
        {"hand": ["Gift"]},
        "4.1",
        {"Ann": "pass"},
        {"Bob": {"play": "Gift", "choose": ["Miller"]}},
        {"check": {"cards": {"Miller": {"controller": "Bob"}}}},
        SEEN,
        Watcher=watcher("an opponent takes control of a character you control"),
        Gift=event("Action: Choose a character an opponent controls. Take control of that character."),
    )


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("you kneel an opponent's character", True),
        ("you kneel a character you control", False),
        ("an opponent kneels a character you control", False),
    ],
)
def test_another_players_card_is_knelt_by_an_effect(said, seen):
    """RR Effects ¶1: whose effect it is kneels the card that another player controls."""
    words = "Action: Choose and kneel a character an opponent controls."
    run(
        {"play": ["Watcher"], "hand": ["Fetters"], "gold": 0},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Fetters", "choose": ["Miller"]}},
        {"check": {"cards": {"Miller": {"kneeling": True}}}},
        SEEN if seen else NOT_SEEN,
        Watcher=watcher(said),
        Fetters=event(words),
    )


@pytest.mark.parametrize(("there", "seen"), [("gold 1", True), ("gold 2", False)])
@pytest.mark.parametrize(
    "said", ["the last gold is discarded from Chest", "the last gold is removed from Chest"]
)
def test_the_last_gold_is_gone_when_none_is_left(said, there, seen):
    """RR Triggering Condition ¶1: what was discarded must have been the last of it."""
    run(
        {"play": ["Watcher", {"Chest": there}], "hand": ["Spending"], "gold": 0},
        {},
        "4.1",
        {"Ann": {"play": "Spending"}},
        SEEN if seen else NOT_SEEN,
        Watcher=watcher(said),
        Chest={"type": "location", "cost": 1},
        Spending=event("Action: Discard 1 gold from Chest."),
    )


@pytest.mark.parametrize(("there", "seen"), [(1, True), (2, False)])
def test_the_last_token_of_a_kind_is_gone_when_none_of_it_is_left(there, seen):
    """RR Triggering Condition ¶1: tokens of other kinds are no such tokens."""
    run(
        {
            "play": ["Watcher", {"Chest": {"tokens": {"venom": there, "kiss": 1}}}],
            "hand": ["Cure"],
            "gold": 0,
        },
        {},
        "4.1",
        {"Ann": {"play": "Cure"}},
        SEEN if seen else NOT_SEEN,
        Watcher=watcher("the last venom token is removed from Chest"),
        Chest={"type": "character", "cost": 1, "str": 1},
        Cure=event("Action: Remove 1 venom token from Chest."),
    )


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("you trigger an action", True),
        ("you trigger a reaction", False),
        ("an opponent triggers an action ability", False),
        ("you trigger a Maester character's ability", True),
        ("a location ability is used", False),
    ],
)
def test_of_which_kind_the_ability_is_that_was_triggered(said, seen):
    """RR Triggered Abilities ¶1: actions, interrupts and reactions are triggered abilities."""
    run(
        {"play": ["Watcher", "Scholar"], "gold": 0},
        {},
        "4.1",
        {"Ann": {"trigger": "Scholar"}},
        SEEN if seen else NOT_SEEN,
        Watcher=watcher(said),
        Scholar=FIGHTER
        | {"traits": ["Maester"], "text": "Action: Kneel Scholar to gain 1 power for your faction."},
    )


@pytest.mark.parametrize(
    ("attackers", "strength"), [(["Dame"], (4, 3)), (["Dame", "Page"], (3, 3)), (["Page"], (3, 3))]
)
def test_she_is_each_of_the_characters_of_whom_it_is_said(attackers, strength):
    """RR Constant Abilities ¶1: of each of them for itself, where no character is named."""
    run(
        {"play": ["Septa", "Dame", "Page"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "power", "against": "Bob", "with": attackers}}},
        {"check": {"cards": {"Dame": {"str": strength[0]}, "Page": {"str": strength[1]}}}},
        Septa=FIGHTER
        | {"text": "Each Lady character you control gets +1 STR while she is participating alone."},
        Dame=FIGHTER | {"traits": ["Lady"]},
        Page=FIGHTER,
    )
