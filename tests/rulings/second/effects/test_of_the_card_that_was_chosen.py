"""What texts say of a card or an icon that was chosen: that it has a trait, was killed, is gained or lost."""

import pytest

from tests.rulings.texts import PLOT, event, run, text

LORD = {"type": "character", "cost": 4, "str": 4, "icons": ["military"], "traits": ["Lord"]}
KILLER = text("character", "Action: Kneel Killer to choose and kill a Lord character.", str=1)


@pytest.mark.parametrize(
    ("icon", "way", "icons"), [("military", "loses", []), ("power", "gains", ["military", "power"])]
)
def test_the_icon_that_is_chosen_is_gained_or_lost(icon, way, icons):
    """RR Target ¶1, Icons ¶1: one character, one icon, and one of the two."""
    run(
        {"play": ["Edric", "Miller"]},
        {"play": ["Lord"]},
        "challenges",
        {"Ann": {"challenge": {"type": "military", "with": ["Miller"]}}},
        {"Bob": {"defend": ["Lord"]}},
        {"Ann": {"trigger": "Edric", "choose": ["Lord", icon, way]}},
        {"check": {"cards": {"Lord": {"icons": icons}}}},
        Lord=LORD,
        Edric=text(
            "character",
            "Reaction: After you lose a challenge, choose a Lord character. Until the end of the phase, that character gains or "
            "loses a challenge icon of your choice.",
            str=1,
        ),
    )


def test_each_of_the_others_gains_the_icon_that_is_lost():
    """RR Then ¶1, Save ¶1: the card that is returned cannot be saved; the lasting effects stay."""
    run(
        {"play": ["Alys", "Miller", "Lord"]},
        {"play": ["Baker"]},
        "challenges",
        {"Ann": {"trigger": "Alys", "choose": ["Baker", "power"]}},
        {"check": {"cards": {
            "Baker": {"icons": ["military", "intrigue"]}, "Lord": {"icons": ["military", "power"]}, "Alys": {"zone": "hand"},
        }}},
        Lord=LORD,
        Alys=text(
            "character",
            "Action: Choose a character. Until the end of the phase, that character loses a challenge icon of your choice, and "
            "each non-Knight character you control gains that challenge icon. Then, return Alys to your hand (cannot be saved). "
            "(Max once per round.)",
            str=1,
        ),
    )  # fmt: skip


@pytest.mark.parametrize(("attached", "controller"), [([], "Ann"), (["Saddle"], "Bob")])
def test_control_is_taken_of_the_character_that_has_no_attachment_and_the_trait(attached, controller):
    """RR Then ¶1, Control: it kneels in either case."""
    run(
        {"hand": ["Purse"], "gold": 2},
        {"play": [{"Ally": {"attachments": attached}}]},
        "challenges",
        {"Ann": {"play": "Purse", "choose": ["Ally"] if attached else ["Ally", "yes"]}},
        {"check": {"cards": {"Ally": {"kneeling": True, "controller": controller}}}},
        Purse=event(
            "Action: Choose and kneel a character with printed cost 2 or lower. Then, if there is no attachment attached to that "
            "character and it has the Ally or Mercenary trait, you may take control of it."
        ),
        Ally={"type": "character", "cost": 2, "str": 2, "traits": ["Ally"]},
    )


@pytest.mark.parametrize(("mill", "zone"), [("Tolled", "discard"), ("Mill", "play")])
def test_a_trait_said_without_the_word_is_the_trait_of_the_location(mill, zone):
    """RR Traits ¶1: "if that location is <trait>" asks whether it has the trait."""
    run(
        {"hand": ["Ram"]},
        {"play": [mill]},
        "challenges",
        {"Ann": {"play": "Ram", "choose": [mill]}},
        {"check": {"cards": {mill: {"zone": zone}}}},
        Ram=event(
            "Action: Choose and kneel a location. Then, if that location is Contested, discard it from play."
        ),
        Mill={"type": "location", "cost": 2},
        Tolled={"type": "location", "cost": 2, "traits": ["Contested"]},
    )


def test_the_character_that_was_killed_in_the_phase_returns_for_another():
    """RR Dead Pile ¶1: not one that was dead before."""
    run(
        {"play": [{"Miller": {"attachments": ["Veil"]}}, "Lord"], "dead": ["Baker"]},
        {"play": ["Killer"]},
        "challenges",
        {"check": {"may_not": {"Ann": ["Veil"]}}},
        {"Ann": "pass"},
        {"Bob": {"trigger": "Killer", "choose": "Lord"}},
        {"refuse": {"Ann": {"trigger": "Veil", "choose": "Baker"}, "because": "Baker"}},
        {"Ann": {"trigger": "Veil", "choose": "Lord"}},
        {"check": {"cards": {"Lord": {"zone": "play"}, "Miller": {"zone": "dead"}}}},
        Killer=KILLER,
        Lord=LORD,
        Veil=text(
            "attachment",
            "Action: Kill attached character to choose another character in your dead pile that was killed this phase. Return "
            "the chosen character to play.",
        ),
    )


def test_the_opponent_kneels_as_many_characters_as_locations_were_sacrificed():
    """RR For Each: the opponent chooses them, standing ones that he or she controls."""
    run(
        {"play": ["Osgrey", "Mill", "Forge"]},
        {"play": ["Miller", "Baker", "Lord", {"Cook": "kneeling"}]},
        "challenges",
        {"Ann": {"trigger": "Osgrey", "choose": "Bob"}},
        {"Ann": {"choose": "yes"}},
        {"Ann": {"choose": ["Mill", "Forge"]}},
        {"check": {"decision": {"player": "Bob", "choices": ["Miller", "Baker", "Lord"], "not_choices": ["Cook"]}}},
        {"Bob": {"choose": ["Miller", "Baker"]}},
        {"check": {"cards": {
            "Osgrey": {"zone": "dead"}, "Miller": {"kneeling": True}, "Baker": {"kneeling": True}, "Lord": {"kneeling": False},
        }}},
        Lord=LORD,
        Cook={"type": "character", "cost": 1, "str": 1},
        Mill={"type": "location", "cost": 1},
        Forge={"type": "location", "cost": 1},
        Osgrey=text(
            "character",
            "Action: Kill Osgrey to choose an opponent. You may sacrifice any number of locations. For each location sacrificed "
            "this way, that opponent must choose and kneel a standing character he or she controls.",
            str=1,
        ),
    )  # fmt: skip


def test_the_one_chosen_gains_stealth_if_there_is_such_a_plot():
    """RR Target ¶1, Stealth ¶1: not the character that bypassed another, though it was spoken of before."""
    pike = text(
        "character",
        "Stealth.\nReaction: After Pike bypasses a character using stealth, if there is a Winter plot card revealed, choose a "
        "Lord character and have it gain stealth until the end of the phase.",
        str=1,
        icons=["military"],
    )
    run(
        {"plot": "Snow", "play": ["Pike", "Lord"]},
        {"play": ["Miller"]},
        "challenges",
        {"Ann": {"challenge": {"type": "military", "with": ["Pike"], "stealth": {"Pike": "Miller"}}}},
        {"Ann": {"trigger": "Pike", "choose": "Lord"}},
        {"check": {"cards": {"Lord": {"keywords": ["stealth"]}}}},
        Snow=PLOT | {"traits": ["Winter"]},
        Lord=LORD,
        Pike=pike,
    )
