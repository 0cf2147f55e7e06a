"""``choose one of that character's keywords``: of those that it has at that moment."""

from tests.rulings.texts import check, person, run

THIEF = "Action: Kneel Cutpurse to choose a character. Choose one of that character's keywords. Until the end of the phase,"
GAINS = person(f"{THIEF} Cutpurse gains that keyword.")


def test_only_a_keyword_that_the_character_has_is_chosen():
    """RR Target ¶1."""
    run(
        {"play": ["Cutpurse"]},
        {"play": ["Warden"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Cutpurse", "choose": ["Warden", "stealth"]}, "because": "stealth"}},
        {"Ann": {"trigger": "Cutpurse", "choose": ["Warden", "renown"]}},
        check(Cutpurse={"keywords": ["renown"]}, Warden={"keywords": ["renown"]}),
        Cutpurse=GAINS,
        Warden=person("Renown."),
    )


def test_a_character_without_keywords_is_no_target_for_it():
    """RR Target ¶3: there is no such choice on it; the one who asks has none."""
    run(
        {"play": ["Cutpurse"]},
        {"play": ["Warden"]},
        "4.1",
        {"refuse": {"Ann": {"trigger": "Cutpurse", "choose": ["Cutpurse"]}, "because": "Cutpurse"}},
        Cutpurse=GAINS,
        Warden=person("Renown."),
    )
    run(
        {"play": ["Cutpurse"]},
        {"play": ["Miller"]},
        "4.1",
        {"check": {"may_not": {"Ann": ["Cutpurse"]}}},
        Cutpurse=GAINS,
    )


def test_it_may_be_of_the_character_that_was_bypassed():
    """RR Stealth ¶1, RR Target ¶1: the one of the triggering condition; one without keywords gives nothing to choose."""
    sneak = person(
        "Stealth.\nReaction: After Sneak bypasses a character using stealth, choose one of that character's keywords. Sneak"
        " gains that keyword until the end of the phase."
    )
    start = {"challenge": {"type": "military", "against": "Bob", "with": ["Sneak"]}}
    for bypassed, then in (
        (
            "Warden",
            [
                {"Ann": {"trigger": "Sneak", "choose": "renown"}},
                check(Sneak={"keywords": ["stealth", "renown"]}),
            ],
        ),
        ("Miller", [{"check": {"may_not": {"Ann": ["Sneak"]}}}]),
    ):
        challenge = {"challenge": {**start["challenge"], "stealth": {"Sneak": bypassed}}}
        run(
            {"play": ["Sneak"]},
            {"play": ["Warden", "Miller"]},
            "4.2",
            {"Ann": challenge},
            *then,
            Sneak=sneak,
            Warden=person("Renown."),
        )
