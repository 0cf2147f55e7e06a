"""Effects in the words of cards, read and resolved: what happens instead, to a maximum of, and the like."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from agot_judge.cards.model import CardFace
from agot_judge.errors import IllegalMove
from agot_judge.text.compile import compile_text
from agot_judge.text.names import Names
from tests.rulings.play import Play, Side, Table, attachment, character, location

NAMES = Names(titles=("Keep", "Wench"), traits=("Knight", "Fool"))


def read(text: str) -> dict[str, Any]:
    """The ability of the location Keep with this text, an action where it does not say something else."""
    said = text if ":" in text.split(" to ")[0] else f"Action: {text}"
    (line,) = compile_text(said, CardFace(name="Keep", type="location"), NAMES)
    assert line.status == "compiled", f"{line.cause}\n{line.message}"
    found: dict[str, Any] = msgspec.to_builtins(line.abilities[0])
    return found


def able(text: str, ann: Side | None = None, bob: Side | None = None) -> Play:
    """The first action window of the challenges phase: Ann, who has the Keep with this text, may act."""
    mine = ann or Side()
    mine = Side(**{**vars(mine), "play": (location("Keep", read(text)), *mine.play)})
    return Table(sides={"Ann": mine, "Bob": bob or Side()}).start("4.1")


def using(text: str, ann: Side | None = None, bob: Side | None = None) -> Play:
    """The same when Ann uses the Keep."""
    return able(text, ann, bob).choose("Keep")


# -- instead -------------------------------------------------------------------------------------------------------

COSTLY = (
    "Choose and kneel a location an opponent controls with printed cost 1 or lower."
    " (Printed cost 3 or lower instead if you control Wench.)"
)


def test_another_limit_of_what_can_be_chosen_holds_only_if_its_condition_is_true():
    """RR Target ¶1: a target fulfills what the card says; what it says is another thing while Ann controls Wench."""
    towers = Side(play=(location("Hut", cost=1), location("Tower", cost=3)))

    alone = using(COSTLY, bob=towers)
    assert alone.choices == ["Hut"]
    together = using(COSTLY, ann=Side(play=(character("Wench"),)), bob=towers)
    assert sorted(together.choices) == ["Hut", "Tower"]
    after = together.choose("Tower")
    assert after.is_kneeling("Tower")
    assert after.cites("2e/rr/target/1")


def test_without_a_target_within_the_limit_that_holds_the_ability_is_not_used():
    """RR Target ¶3: an ability that needs a target cannot be initiated without one."""
    tower = Side(play=(location("Tower", cost=3),))

    assert "Keep" not in able(COSTLY, bob=tower).choices
    assert "Keep" in able(COSTLY, ann=Side(play=(character("Wench"),)), bob=tower).choices


def test_more_targets_are_chosen_instead():
    """RR Target ¶1: the number of targets is what the card says, "up to 2 instead" while its condition is true."""
    text = "Choose and kneel a character. (Up to 2 characters instead if you control Wench.)"
    people = Side(play=(character("Dagmer"), character("Harlaw")))

    one = using(text, bob=people)
    with pytest.raises(IllegalMove):
        one.choose("Dagmer", "Harlaw")
    both = using(text, ann=Side(play=(character("Wench", kneeling=True),)), bob=people)
    after = both.choose("Dagmer", "Harlaw")
    assert (after.is_kneeling("Dagmer"), after.is_kneeling("Harlaw")) == (True, True)


def test_what_may_be_done_instead_is_asked_only_of_a_card_that_fits():
    """RR May ¶1: the player has the option; declined, or with another card, what was said first is done."""
    text = "Choose and kneel a character. If that character is a Knight, you may kill it instead."
    people = Side(play=(character("Dagmer", traits=("Knight",)), character("Harlaw")))

    plain = using(text, bob=people).choose("Harlaw")
    assert plain.is_kneeling("Harlaw")
    knight = using(text, bob=people).choose("Dagmer")
    assert knight.choose("yes").zone("Dagmer") == "dead"
    assert knight.choose("no").is_kneeling("Dagmer")
    assert knight.cites("2e/rr/may/1") or knight.choose("yes").cites("2e/rr/may/1")


# -- to a maximum of -----------------------------------------------------------------------------------------------


def test_what_is_counted_for_each_is_no_more_than_the_maximum():
    """RR Effects ¶3: as much as the text says resolves: 1 gold for each character, of 5 characters 3 gold."""
    text = "Gain 1 gold for each character you control (to a maximum of 3)."
    many = Side(play=tuple(character(f"Man {number}") for number in range(5)))

    assert using(text, ann=many).gold("Ann") == 3
    assert using(text, ann=Side(play=many.play[:2])).gold("Ann") == 2


def test_a_maximum_is_of_the_whole_number():
    """``+2 STR for each attachment (to a maximum of +5)``: three attachments give 5, not 6."""
    text = (
        "Choose a character. Until the end of the phase, that character gets +2 STR for each attachment on it"
        " (to a maximum of +5)."
    )
    dagmer = character("Dagmer", attachments=tuple(attachment(f"Gift {number}") for number in range(3)))

    assert using(text, ann=Side(play=(dagmer,))).choose("Dagmer").strength("Dagmer") == 3 + 5
