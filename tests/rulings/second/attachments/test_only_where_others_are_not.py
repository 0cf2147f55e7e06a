"""Attachments whose restriction speaks of attachments: of the others on the card.

RR Attachment Cards ¶5: an attachment that is not legally attached is discarded.
"""

import pytest

from tests.rulings.texts import check, run, text

SEAL = text("attachment", "Character without attachments only.\nAttached character gets +2 STR.")


@pytest.mark.parametrize(
    "words", ["Character without attachments only.", "Character with no attachments only."]
)
def test_it_does_not_make_its_own_host_illegal(words):
    """RR Play Restrictions and Permissions ¶1: it is attached to a character that had none, and stays there."""
    run(
        {"hand": ["Seal"], "play": ["Miller"]},
        {},
        "marshaling",
        {"Ann": {"marshal": "Seal", "on": "Miller"}},
        check(Seal={"zone": "play"}, Miller={"attachments": ["Seal"]}),
        Seal=text("attachment", words),
    )


def test_it_cannot_be_attached_where_there_is_another():
    """RR Attachment Cards ¶1, RR Play Restrictions and Permissions ¶1."""
    run(
        {"hand": ["Seal"], "play": [{"Miller": {"attachments": ["Saddle"]}}]},
        {"play": [{"Baker": {"attachments": ["Saddle"]}}]},
        "marshaling",
        {"refuse": {"Ann": {"marshal": "Seal"}, "because": "without attachments"}},
        Seal=SEAL,
    )


def test_another_that_comes_makes_it_illegal():
    """RR Attachment Cards ¶5: the one whose restriction is not met is discarded, not the other."""
    run(
        {"hand": ["Saddle"], "gold": 2, "play": [{"Miller": {"attachments": ["Seal"]}}]},
        {},
        "marshaling",
        {"Ann": {"marshal": "Saddle", "on": "Miller"}},
        check(
            "2e/rr/attachment-cards/5", Seal={"zone": "discard"}, Miller={"attachments": ["Saddle"], "str": 3}
        ),
        Seal=SEAL,
    )
