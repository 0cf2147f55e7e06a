"""Cards described by what they share, have not, or did; and prohibitions that were read for the first time with them."""

from tests.rulings.texts import ICONS, check, event, person, run, text

KNEEL = "Action: Choose and kneel {}."


def test_only_a_character_that_was_declared_as_an_attacker_this_phase_is_chosen():
    """RR Target ¶1: only what fits the description is an eligible target."""
    run(
        {"play": ["Rider", "Page"], "hand": ["Rest"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Rider"]}}},
        {
            "refuse": {
                "Ann": {"play": "Rest", "choose": ["Page"]},
                "because": "declared as an attacker this phase",
            }
        },
        {"Ann": {"play": "Rest", "choose": ["Rider"]}},
        check(Rider={"kneeling": False}),
        Rider=person(""),
        Page=person(""),
        Rest=event("Action: Choose and stand a character that was declared as an attacker this phase."),
    )


def test_who_shares_no_challenge_icon_is_no_target():
    """RR Target ¶1: one icon in common is enough, none is too few."""
    run(
        {"play": ["Scribe"]},
        {"play": ["Miller", "Brute"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Scribe", "choose": ["Brute"]}, "because": "icon"}},
        {"Ann": {"trigger": "Scribe", "choose": ["Miller"]}},
        check(Miller={"kneeling": True}),
        Scribe=person(
            KNEEL.format("a character that shares a challenge icon with Scribe"), icons=["intrigue"]
        ),
        Brute=person("", icons=["military"]),
        Miller=person("", icons=ICONS),
    )


def test_a_character_that_cannot_be_removed_from_the_challenge_is_no_target_for_that():
    """RR Cannot ¶1, FAQ 2.1 ¶1; another is, and RR Participating ¶3 removes it."""
    run(
        {"play": ["Rider", "Page"], "hand": ["Mud"]},
        {},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Rider", "Page"]}}},
        {"refuse": {"Ann": {"play": "Mud", "choose": ["Rider"]}, "because": "could affect Rider"}},
        {"Ann": {"play": "Mud", "choose": ["Page"]}},
        check("2e/rr/participating/3", Page={"participating": False}, Rider={"participating": True}),
        Rider=person("Rider cannot be removed from the challenge."),
        Page=person(""),
        Mud=event("Action: Choose an attacking character. Remove that character from the challenge."),
    )


def test_a_str_that_cannot_be_modified_is_neither_raised_nor_lowered():
    """RR Cannot ¶1: an attachment's +2 and an event's -1 change nothing."""
    run(
        {"play": [{"Oak": {"attachments": ["Blade"]}}, "Miller"], "hand": ["Frost"]},
        {},
        "4.1",
        {"Ann": {"play": "Frost", "choose": ["Miller"]}},
        check(Oak={"str": 3}, Miller={"str": 2}),
        Oak=person("The STR of Oak cannot be modified."),
        Blade=text("attachment", "Attached character gets +2 STR."),
        Frost=event("Action: Choose a character. Until the end of the phase, each character gets -1 STR."),
    )


def test_events_that_cannot_be_canceled_are_not():
    """RR Cannot ¶1: the interrupt that would cancel one cannot be used, and Bob is not asked."""
    run(
        {"play": ["Law"], "hand": ["Feast"], "deck": ["Rider"]},
        {"play": ["Spy"]},
        "4.1",
        {"Ann": {"play": "Feast"}},
        check(Rider={"zone": "hand"}),
        Law=text("location", "Events cannot be canceled."),
        Feast=event("Action: Draw 1 card."),
        Rider=person(""),
        Spy=person("Interrupt: When the effects of an event would initiate, cancel those effects."),
    )


def test_a_kneeling_character_that_may_be_declared_as_a_defender_is():
    """RR Defender ¶1, The Golden Rules ¶2: the text permits what 4.2.1 does not; another kneeling one may not."""
    run(
        {"play": ["Rider"]},
        {"play": [{"Guard": {"kneeling": True}}, {"Miller": {"kneeling": True}}]},
        "4.2",
        {"Ann": {"challenge": {"type": "military", "against": "Bob", "with": ["Rider"]}}},
        {"refuse": {"Bob": {"defend": ["Miller"]}}},
        {"Bob": {"defend": ["Guard"]}},
        check(Guard={"participating": True}),
        Rider=person(""),
        Guard=person("You may declare Guard as a defender while he is kneeling."),
    )


def test_a_card_that_shares_no_trait_with_any_other_is_not_compared_with_itself():
    """RR Triggering Condition ¶1: the location shares no Trait with another card of that player, whatever its own are."""
    hears = "Reaction: After you marshal a location that shares no Traits with any other card you control, gain 3 gold."
    for traits, may in ((["House Stark"], "may_not"), (["The North"], "may")):
        run(
            {"play": ["Reeve", "Lord"], "hand": ["Keep"], "gold": 2},
            {"play": [{"Miller": {}}]},
            "marshaling",
            {"Ann": {"marshal": "Keep"}},
            {"check": {may: {"Ann": ["Reeve"]}}},
            Reeve=text("location", hears),
            Lord=person("", traits=["House Stark"]),
            Keep=text("location", "", traits=traits),
        )
