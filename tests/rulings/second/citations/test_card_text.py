"""What the rules say about reading card text."""

import pytest

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Ability, Cards, Kneel, Modify
from agot_judge.text.compile import compile_text
from agot_judge.text.keywords import read_keyword

KEYWORDS = (
    "ambush (2)", "assault", "bestow (1)", "insight", "intimidate", "limited", "no attachments", "pillage",
    "prized (1)", "renown", "shadow (3)", "stealth", "terminal",
)  # fmt: skip


MILL = CardFace(name="Old Mill", type="location", cost=2)


def read(text: str) -> tuple[Ability, ...]:
    """The abilities of Old Mill with this text."""
    return tuple(ability for line in compile_text(text, MILL) for ability in line.abilities)


def test_what_stands_before_to_is_a_cost_and_what_follows_it_an_effect():
    """RR Costs ¶2: in "do X to do Y" the aspect preceding the word "to" is a cost, the one following it an effect."""
    (ability,) = read("Action: Kneel Old Mill to gain 1 gold.")

    assert ability.costs == (Kneel(on="self"),)
    assert [type(effect).__name__ for effect in ability.effects] == ["GainGold"]


def test_reminder_text_is_no_rules_text():
    """RR Keywords ¶2: reminder text does not replace the rules for that keyword."""
    (line,) = compile_text(
        "Renown. (Insight. Action: Draw 2 cards.)", CardFace(name="Loras", type="character")
    )

    assert [str(keyword) for keyword in line.keywords] == ["renown"]
    assert line.abilities == ()


@pytest.mark.parametrize("keyword", KEYWORDS)
def test_the_keywords_are_these(keyword):
    """RR Keywords ¶4: ambush (X), assault, bestow (X), insight, intimidate, limited and so on."""
    found = read_keyword(keyword)
    assert found is not None
    assert str(found) == keyword
    assert read_keyword("vigilant") is None


def test_a_qualifier_applies_to_each_item_of_a_list():
    """RR Qualifiers ¶1: in "each unique character and location" the word unique applies to both."""
    (ability,) = read("Each unique character and location gets +1 STR.")
    (change,) = ability.effects

    assert isinstance(change, Modify)
    assert isinstance(change.on, Cards)
    assert change.on.type == ("character", "location")
    assert change.on.unique


def test_a_triggered_ability_is_one_with_a_boldface_precursor():
    """RR Triggered Abilities ¶1: actions, phase specific actions, interrupts, reactions, forced ones, when revealed."""
    precursors = {
        "Action": "gain 1 gold.",
        "Dominance Action": "gain 1 gold.",
        "Interrupt": "When a character is killed, gain 1 gold.",
        "Reaction": "After you win a challenge, gain 1 gold.",
        "Forced Reaction": "After you lose a challenge, kneel Old Mill.",
    }
    for precursor, rest in precursors.items():
        (line,) = compile_text(f"{precursor}: {rest}", MILL)
        assert line.kind == precursor.split()[-1].lower()
        assert line.forced == precursor.startswith("Forced")
        assert (line.phase == "dominance") == precursor.startswith("Dominance")
    (constant,) = read("Each unique character gets +1 STR.")
    assert constant.kind == "constant"
    assert constant.trigger is None
