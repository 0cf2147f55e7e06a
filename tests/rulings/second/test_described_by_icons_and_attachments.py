"""Characters described by an icon that was chosen, and by the traits of what is attached to them."""

import pytest

from tests.rulings.texts import check, event, person, run, text


@pytest.mark.parametrize(
    ("icon", "miller", "clerk"), [("military", 2, 3), ("intrigue", 2, 2), ("power", 2, 3)]
)
def test_each_character_with_the_icon_that_was_chosen_gets_less_strength(icon, miller, clerk):
    """RR Challenge Icons ¶1: by the icons that the characters have."""
    run(
        {"play": ["Miller", "Clerk"], "hand": ["Song"]},
        {},
        "4.1",
        {"Ann": {"play": "Song", "choose": [icon]}},
        check(Miller={"str": miller}, Clerk={"str": clerk}),
        Clerk=person("", icons=["intrigue"]),
        Song=event(
            "Action: Choose a challenge icon. Each character with that icon gets -1 STR until the end of the phase."
        ),
    )


@pytest.mark.parametrize(
    ("words", "armed", "bare"),
    [
        ("Each character with 1 or more Weapon attachments gets +1 STR.", 4, 2),
        ("Each character with no Weapon attachments gets +1 STR.", 3, 3),
    ],
)
def test_attachments_count_by_their_trait(words, armed, bare):
    """RR Attachments ¶1: what is attached to it has the trait."""
    run(
        {"play": [{"Miller": {"attachments": ["Sword"]}}, {"Baker": {"attachments": ["Ring"]}}, "Forge"]},
        {},
        "challenges",
        {"advance": "4.1"},
        check(Miller={"str": armed}, Baker={"str": bare}),
        Sword=text("attachment", "", traits=["Weapon"]),
        Ring=text("attachment", "", traits=["Item"]),
        Forge=text("location", words),
    )
