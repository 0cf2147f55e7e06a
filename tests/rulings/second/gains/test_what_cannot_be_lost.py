"""Icons and keywords that cannot be lost; what holds otherwise; terminal conditions as abilities that are gained."""

import pytest

from tests.rulings.texts import event, person, run


@pytest.mark.parametrize(("hand", "strength", "keywords"), [(3, 5, []), (0, 3, ["renown"])])
def test_what_holds_otherwise_holds_while_the_condition_does_not(hand, strength, keywords):
    """RR Constant Abilities ¶1: each part is active as long as its condition is met, and never both."""
    run(
        {"play": ["Envoy"], "hand": hand},
        {"hand": 1},
        "4.1",
        {"check": {"cards": {"Envoy": {"str": strength, "keywords": keywords}}}},
        Envoy=person(
            "While you have more cards in hand than each opponent, Envoy gets +2 STR. Otherwise, it gains renown."
        ),
    )


def test_a_gained_terminal_condition_kills_at_str_0():
    """FAQ 2.6 ¶1: the kill comes immediately, whoever reduces the STR to 0."""
    curse = event(
        "Action: Choose a character. Until the end of the phase, that character gets -3 STR and gains"
        ' "If this character\'s STR is 0, kill it."'
    )
    run(
        {"hand": ["Hex"]},
        {"play": ["Miller"]},
        "4.1",
        {"Ann": {"play": "Hex", "choose": ["Miller"]}},
        {"check": {"cards": {"Miller": {"zone": "dead"}}, "cites": ["2e/faq/2.6/1"]}},
        Hex=curse,
    )


def test_an_attachment_that_kills_at_str_0_is_a_terminal_condition():
    """FAQ Terminal Condition ¶1: a constant ability that drives the card out of play when its condition is met."""
    run(
        {"hand": ["Chill"]},
        {"play": [{"Miller": {"attachments": ["Fever"]}}]},
        "4.1",
        {"Ann": {"play": "Chill", "choose": ["Miller"]}},
        {"check": {"cards": {"Miller": {"zone": "dead"}}, "cites": ["2e/faq/2.6/1"]}},
        Fever={"type": "attachment", "cost": 0, "text": "If attached character's STR is 0, kill it."},
        Chill=event("Action: Choose a character. Until the end of the phase, that character gets -3 STR."),
    )


def test_who_must_be_declared_until_the_end_of_the_phase_must_be_in_each_challenge():
    """RR The Golden Rules ¶2: it is declared where it can be, in this challenge and in later ones of the phase."""
    run(
        {"play": ["Miller", "Baker"], "hand": ["Goad"]},
        {"play": ["Squire"]},
        "4.1",
        {"Ann": {"play": "Goad", "choose": ["Squire"]}},
        {"Ann": {"challenge": {"type": "military", "with": ["Miller"]}}},
        {"refuse": {"Bob": {"defend": []}, "because": "must be declared as a defender"}},
        Squire={"type": "character", "cost": 1, "str": 1, "icons": ["military"]},
        Goad=event(
            "Challenges Action: Choose a character. Until the end of the phase, that character must be declared as a"
            " defender, if able."
        ),
    )


@pytest.mark.parametrize(
    ("words", "strength"),
    [
        ("Each character cannot have its STR raised by card effects.", 3),
    ],
)
def test_a_str_that_cannot_be_raised_is_not(words, strength):
    """RR Cannot ¶1: the word is absolute for the effects of which it is said, and for no other."""
    cheer = "Action: Choose and kneel a character. Until the end of the phase, that character gets +2 STR."
    found = run(
        {"hand": ["Cheer"], "play": ["Guard"]},
        {},
        "4.1",
        {"Ann": {"play": "Cheer", "choose": ["Guard"]}},
        {"check": {"cards": {"Guard": {"str": strength}}}},
        Guard=person(words),
        Cheer=event(cheer),
    )
    if strength == 3:
        assert any("2e/rr/cannot/1" in line.cites for line in found.trace)


@pytest.mark.parametrize(
    ("words", "own", "others"),
    [
        ("Guard's STR cannot be reduced by opponents' card effects.", 1, 3),
        ("Guard cannot have its STR reduced by opponents' card effects.", 1, 3),
        ("Guard cannot have its STR reduced by card effects.", 3, 3),
    ],
)
def test_a_str_that_certain_effects_cannot_reduce_is_reduced_by_others(words, own, others):
    """RR Cannot ¶1: the word is absolute for the effects of which it is said, and for no other."""
    chill = "Action: Choose and kneel a character. Until the end of the phase, that character gets -2 STR."
    for ann, bob, strength in (({"play": ["Guard"]}, {}, own), ({}, {"play": ["Guard"]}, others)):
        run(
            {"hand": ["Chill"], **ann},
            bob,
            "4.1",
            {"Ann": {"play": "Chill", "choose": ["Guard"]}},
            {"check": {"cards": {"Guard": {"str": strength}}}},
            Guard=person(words),
            Chill=event(chill),
        )
