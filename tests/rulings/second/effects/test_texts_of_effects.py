"""Effects in the words of cards, read and resolved: what happens instead, to a maximum of, and the like."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from agot_judge.cards.model import CardFace
from agot_judge.errors import IllegalMove
from agot_judge.text.compile import compile_text
from tests.rulings.cards import attachment, character, event, location
from tests.rulings.keep_as_printed import NAMES, able, using
from tests.rulings.play import Play, Side, Table

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


# -- one thing or another ------------------------------------------------------------------------------------------


def test_what_one_of_two_ways_chooses_is_chosen_only_on_that_way():
    """RR Target ¶7: targets are chosen as the effect that needs them resolves; drawing a card needs none."""
    text = "Either: draw 1 card, or choose and kill a character an opponent controls."

    assert using(text, ann=Side(deck=(character("Dunk"),))).choose("draw 1 card").hand("Ann") == 1
    play = using(text, ann=Side(deck=(character("Dunk"),)), bob=Side(play=(character("Dagmer"),)))
    killed = play.choose("choose and kill a character an opponent controls").choose("Dagmer")
    assert killed.zone("Dagmer") == "dead"
    assert killed.cites("2e/rr/target/7")


# -- how much ------------------------------------------------------------------------------------------------------


def test_of_up_to_so_much_power_the_player_says_how_much_moves():
    """RR Moving Power ¶1 and RR Effects ¶3: no more than there is, and as much as is chosen."""
    text = "Move up to 3 power from an opponent's faction card to your own."

    play = using(text, bob=Side(power=2))
    assert play.choices == ["0", "1", "2"]
    after = play.choose("1")
    assert (after.power("Ann"), after.power("Bob")) == (1, 1)
    assert after.cites("2e/rr/moving-power/1")


def test_any_number_of_gold_is_as_much_as_there_is_in_the_pool():
    """RR Move ¶1: gold on a card is not in the pool any more."""
    play = using("Move any number of gold from your gold pool to Keep.", ann=Side(gold=4))

    assert play.choices == ["0", "1", "2", "3", "4"]
    after = play.choose("3")
    assert after.gold("Ann") == 1
    assert after.state.cards[after.card("Keep")].gold == 3


# -- what was spoken of --------------------------------------------------------------------------------------------


def test_each_copy_of_the_named_card_is_discarded_from_the_hand_that_was_revealed():
    """RR Copy (of a card) ¶1: a copy is a card of the same title."""
    text = "Name a card. Each opponent reveals his or her hand and discards each copy of that card from it."
    theirs = Side(hand=(location("Hut"), location("Hut").copy("Hut 2"), character("Dagmer")))

    after = using(text, bob=theirs).choose("Hut")
    assert after.hand("Bob") == 1
    assert after.zone("Dagmer") == "hand"


# -- attachments ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Choose a Condition attachment and move it to another eligible character.",
        "Choose a Condition attachment. Attach it to another character.",
    ],
)
@pytest.mark.parametrize("host", ["Dagmer", "Wench"])
def test_an_attachment_moves_to_another_character_than_the_one_it_is_on(text, host):
    """RR Move ¶1: a card that moves goes to a place that is not where it is already; the card with the ability may be it."""
    fever = attachment("Fever", traits=("Condition",))
    names = ("Dagmer", "Wench", "Harlaw")
    people = tuple(character(name, attachments=(fever,) if name == host else ()) for name in names)

    play = using(text, bob=Side(play=people)).choose("Fever")
    assert play.choices == [name for name in names if name != host]
    assert play.choose("Harlaw").lying_on("Harlaw")[0] == ["Fever"]


def test_another_character_for_an_attachment_may_be_the_one_with_the_ability():
    """RR Move ¶1: "another" is another than where it is."""
    for text in (
        "Reaction: After a Condition attachment enters play, attach it to another character.",
        "Interrupt: When a Condition attachment would be discarded from play, attach it to another character instead.",
    ):
        (line,) = compile_text(text, CardFace(name="Wench", type="character"), NAMES)
        assert line.status == "compiled", line.message
        assert '"this":false' not in msgspec.json.encode(line.abilities[0]).decode()


def test_an_attachment_enters_play_attached_to_the_card_that_the_text_names():
    """RR Put Into Play ¶1 and RR Attachment Cards ¶1."""
    text = "Put an attachment into play from your hand, attached to Wench."
    mine = Side(play=(character("Wench"),), hand=(attachment("Sword"),))

    after = using(text, ann=mine).choose("Sword").choose("Wench")
    assert after.lying_on("Wench")[0] == ["Sword"]


def test_each_attachment_on_a_character_is_discarded_from_play():
    """RR Discard ¶2: what is attached is in play, though the text does not say from where it is discarded."""
    text = "Choose a character. Discard each attachment on that character."
    dagmer = character("Dagmer", attachments=(attachment("Sword"), attachment("Shield")))

    after = using(text, bob=Side(play=(dagmer,))).choose("Dagmer")
    assert (after.zone("Sword"), after.zone("Shield")) == ("discard", "discard")


# -- events, and effects that others may prevent -------------------------------------------------------------------


def test_an_event_returns_to_hand_as_it_resolves_and_is_not_placed_in_the_discard_pile():
    """RR Event Cards ¶3: an event is placed in the discard pile after its effects; it is not there to be placed then."""
    text = "Action: Gain 1 gold. If you control Wench, return Song to your hand instead of placing it in your discard pile."
    (line,) = compile_text(text, CardFace(name="Song", type="event"), NAMES)
    song = event("Song", msgspec.to_builtins(line.abilities[0]))

    def played(*cards: Any) -> Play:
        return Table(sides={"Ann": Side(play=cards, hand=(song,)), "Bob": Side()}).start("4.1").choose("Song")

    assert played(character("Wench")).zone("Song") == "hand"
    assert played().zone("Song") == "discard"


def test_it_is_the_event_that_returns_and_not_what_was_chosen_before():
    """RR Event Cards ¶3: the attachment is discarded; what is not placed in the pile after its effects is the event."""
    text = (
        "Action: Choose an attachment and discard it from play."
        " If you control Wench, return Song to your hand instead of placing it in your discard pile."
    )
    (line,) = compile_text(text, CardFace(name="Song", type="event"), NAMES)
    assert line.status == "compiled", f"{line.cause}\n{line.message}"
    song = event("Song", msgspec.to_builtins(line.abilities[0]))
    dagmer = character("Dagmer", attachments=(attachment("Sword"),))

    def played(*cards: Any) -> Play:
        sides = {"Ann": Side(play=cards, hand=(song,)), "Bob": Side(play=(dagmer,))}
        return Table(sides=sides).start("4.1").choose("Song").choose("Sword")

    returned, placed = played(character("Wench")), played()
    assert (returned.zone("Sword"), returned.zone("Song")) == ("discard", "hand")
    assert (placed.zone("Sword"), placed.zone("Song")) == ("discard", "discard")
    assert placed.cites("2e/rr/event-cards/3")
