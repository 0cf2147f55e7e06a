"""Events that are attached with a text of their own."""

import pytest

from tests.rulings.texts import event, person, run

BRAND = (
    "Action: Choose a character. Attach Brand to that character as a Condition attachment with the text"
    ' "Reaction: After attached character is declared as an attacker, draw 1 card."'
)


@pytest.mark.parametrize(
    ("words", "strength"),
    [
        ('with the text: "Attached character gets +2 STR."', 5),
        ('with the text "Terminal. Attached character gets +2 STR."', 5),
        ('with the text "Attached character gets -1 STR."', 2),
    ],
)
def test_an_event_is_attached_with_its_new_text(words, strength):
    """RR Event Cards ¶6: it is attached as the effect says; RR Gains ¶4: it has that text while it is in play."""
    run(
        {"play": ["Guard"], "hand": ["Mark"]},
        {},
        "4.1",
        {"Ann": {"play": "Mark", "choose": ["Guard"]}},
        {"check": {"cards": {"Guard": {"str": strength}, "Mark": {"zone": "play"}}}},
        Guard=person(""),
        Mark=event(f"Action: Choose a character. Attach Mark to that character as an attachment {words}"),
    )


def test_an_event_that_is_attached_has_the_reaction_that_it_is_given():
    """RR Gains ¶4: a gained ability functions as if it were printed, on the attachment that the event became."""
    run(
        {"play": ["Guard"], "hand": ["Brand"], "deck": 3},
        {"play": ["Baker"]},
        "4.1",
        {"Ann": {"play": "Brand", "choose": ["Guard"]}},
        {"Bob": "pass"},
        {"Ann": "pass"},
        {"Ann": {"challenge": {"type": "military", "with": ["Guard"]}}},
        {"Ann": {"trigger": "Brand"}},
        {"check": {"players": {"Ann": {"hand": 1}}}},
        Guard=person(""),
        Baker=person(""),
        Brand=event(BRAND),
    )


@pytest.mark.parametrize(
    ("words", "eligible"),
    [
        ("No attachments.", False),
        ("No attachments except Condition.", True),
        ("No Condition attachments.", False),
    ],
)
def test_a_character_that_can_have_no_such_attachment_is_no_target(words, eligible):
    """RR No Attachments ¶1, ¶3: it could not be attached there; RR Target ¶3: what cannot be affected is not chosen."""
    play = {"Ann": {"play": "Brand", "choose": ["Guard"]}}
    run(
        {"play": ["Guard", "Baker"], "hand": ["Brand"]},
        {},
        "4.1",
        play if eligible else {"refuse": {**play, "because": ""}},
        {"check": {"cards": {"Guard": {"attachments": ["Brand"] if eligible else []}}}},
        Guard=person(words),
        Baker=person(""),
        Brand=event(BRAND),
    )
