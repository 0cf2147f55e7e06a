"""Why a card is no target: the part of the description that it does not fulfil is named."""

import pytest

from tests.rulings.texts import event, person, run

CARDS = {
    "Ser Ossifer": person("", cost=5, str=4, icons=["power"], traits=["Knight"], unique=True),
    "Lady Ossifer": person("", cost=3, str=3, icons=["military"], traits=["Lady", "Knight"]),
    "Keep": {"type": "location", "cost": 1},
    "Scribe": person("", cost=1, str=1, icons=["intrigue"], traits=["Ally"]),
}


@pytest.mark.parametrize(
    ("description", "card", "because"),
    [
        ("a Lady or Septon character", "Scribe", "(Lady or Septon)"),
        ("a character with printed cost 3 or lower", "Ser Ossifer", "(printed cost 3 or lower)"),
        ("a character with STR 2 or higher", "Scribe", "(STR 2 or higher)"),
        ("a unique character", "Scribe", "(unique)"),
        ("a non-Knight character", "Ser Ossifer", "(not Knight)"),
        ("a kneeling Knight character", "Scribe", "(Knight; kneeling)"),
        ("a character you control", "Scribe", "(under your control)"),
        ("a character with a [military] icon", "Scribe", "(military icon)"),
        ("a character with the highest STR", "Scribe", "(highest STR)"),
        ("a location", "Scribe", "(location)"),
    ],
)
def test_the_part_that_a_card_does_not_fulfil_is_said(description, card, because):
    """RR Target ¶1: a card that does not meet the targeting requirements is no legal target."""
    run(
        {"hand": ["Writ"], "play": ["Ser Ossifer", "Keep", {"Lady Ossifer": "kneeling"}]},
        {"play": ["Scribe"]},
        "4.1",
        {"refuse": {"Ann": {"play": "Writ", "choose": card}, "because": because}},
        {"check": {"cites": ["2e/rr/target/1"]}},
        **CARDS,
        Writ=event(f"Action: Choose {description}. Discard that card from play."),
    )
