"""Unique cards, duplicates and the dead pile."""

import pytest

from agot_judge.engine.state.game import Keyword
from tests.rulings.cards import character
from tests.rulings.play import Side, Table

KING = character("King", 3, unique=True)
NEW = KING.copy("New King")
OTHER = KING.copy("Other King")
DUPLICATE = ["duplicate"]


def marshaling(ann, bob=None, owners=None, first_player="Ann"):
    """The window of the active player."""
    table = Table(sides={"Ann": ann, "Bob": bob or Side()}, owners=owners or {}, first_player=first_player)
    return table.start("3.1", "phase")


def test_another_copy_of_a_unique_card_is_marshaled_as_a_duplicate_for_nothing():
    """RR Unique Cards ¶2, Duplicates ¶1, ¶3: owned and controlled, placed beneath the card, no cost."""
    play = marshaling(Side(play=(KING,), hand=(NEW,), gold=0))
    assert play.ways("New King") == DUPLICATE

    placed = play.use("duplicate", "New King")

    assert placed.lying_on("King")[1] == ["New King"]
    assert placed.gold("Ann") == 0
    assert not placed.controls("Ann", "New King"), "it is no card of its own"
    assert placed.cites("2e/rr/duplicates/1")
    assert placed.cites("2e/rr/duplicates/8")


def test_a_card_that_would_be_a_duplicate_is_not_marshaled_as_itself():
    """FAQ 1.3 ¶7: each other copy that would enter play does so as a duplicate."""
    play = marshaling(Side(play=(KING,), hand=(NEW,), gold=9))

    assert "2e/faq/1.3/7" in play.why_not("marshal", "New King")


def test_there_may_be_several_duplicates_and_other_versions_by_title():
    """RR Duplicates ¶6, ¶7, Copy ¶1: more than one; another version of the title is a duplicate of the one that was first."""
    version = character("King", 6, unique=True, icons="military").copy("Young King")
    play = marshaling(Side(play=(KING,), hand=(NEW, version), gold=0))

    placed = play.use("duplicate", "New King").pass_().use("duplicate", "Young King")

    assert placed.lying_on("King")[1] == ["New King", "Young King"]
    assert placed.strength("King") == 3, "the version that was first remains the active one"


def test_a_limited_card_as_a_duplicate_does_not_count():
    """FAQ Limited Card as Duplicate: it is not considered to have any of its printed keywords."""
    limited = Keyword("limited")
    mill = character("Mill", 0).having(limited)
    sides = Side(play=(KING.having(limited),), hand=(NEW.having(limited), mill), gold=0)

    play = marshaling(sides).use("duplicate", "New King").pass_()

    assert play.ways("Mill") == ["marshal"]
    assert play.cites("2e/faq/limited-card-as-duplicate/2")


def test_marshaling_a_duplicate_is_not_marshaling_a_character():
    """RR Duplicates ¶5, ¶8; FAQ 1.2 ¶3: it has no title, type or trait; nothing that speaks of them is triggered."""

    def court(event, **card):
        trigger = {"event": event, "card": card} if card else {"event": event}
        return {"kind": "reaction", "trigger": trigger, "effects": [{"do": "gain gold"}]}

    watchers = (
        character("Of Kings", abilities=(court("enter play", name="King"),)),
        character("Of Characters", abilities=(court("marshal", type=["character"]),)),
        character("Of Marshaling", abilities=(court("marshal"),)),
        character("Of Duplicates", abilities=(court("marshal duplicate"),)),
    )
    play = marshaling(Side(play=(KING, *watchers), hand=(NEW,))).use("duplicate", "New King")

    assert play.choices == ["Of Duplicates"]


def test_a_copy_in_the_dead_pile_forbids_the_card_and_its_duplicate():
    """RR Dead Pile ¶3, Unique Cards ¶4; FAQ 1.2 ¶2: neither marshaled nor brought in as a duplicate."""
    alone = marshaling(Side(hand=(NEW,), dead=(OTHER,), gold=9))
    assert alone.ways("New King") == []
    assert "2e/rr/unique-cards/4" in alone.why_not("marshal", "New King")

    beside = marshaling(Side(play=(KING,), hand=(NEW,), dead=(OTHER,), gold=9))
    assert beside.ways("New King") == []
    assert "2e/faq/1.2/2" in beside.why_not("duplicate", "New King")


def test_a_copy_in_an_opponents_dead_pile_or_play_area_forbids_nothing():
    """RR Unique Cards ¶1: each player may own or control one instance."""
    play = marshaling(Side(hand=(NEW,), gold=9), Side(play=(KING,), dead=(OTHER,)))

    assert play.ways("New King") == ["marshal"]


@pytest.mark.parametrize("first_player", ["Ann", "Bob"])
def test_while_a_player_controls_anothers_unique_card_neither_may_bring_in_a_copy(first_player):
    """FAQ 1.3 ¶5: neither the player who controls it nor its owner, regardless of ownership."""
    play = marshaling(
        Side(play=(KING,), hand=(NEW,), gold=9),
        Side(hand=(OTHER,), gold=9),
        owners={"King": "Bob"},
        first_player=first_player,
    )
    copy = "New King" if first_player == "Ann" else "Other King"

    assert play.ways(copy) == []
    assert "2e/faq/1.3/5" in play.why_not("marshal", copy)
    assert "2e/faq/1.3/3" not in play.why_not("marshal", copy), "it is no opponent's card"


def test_a_card_of_an_opponent_is_no_duplicate_and_cannot_come_in_beside_the_owners_copy():
    """FAQ 1.2 ¶1, 1.3 ¶3: both must be owned and controlled by the player who attempts it."""
    play = marshaling(Side(play=(KING,), hand=(NEW,), gold=9), owners={"New King": "Bob"})

    assert play.ways("New King") == []
    assert "2e/faq/1.3/3" in play.why_not("marshal", "New King")
    assert "2e/faq/1.3/5" not in play.why_not("marshal", "New King"), "its owner controls each"


def test_a_unique_card_comes_back_from_the_dead_pile_if_it_is_the_only_copy_there():
    """RR Dead Pile ¶4; FAQ 1.3 ¶4: the effect removes the only instance from the dead pile."""

    def from_dead(*dead):
        return Table(sides={"Ann": Side(dead=dead), "Bob": Side()}).occurrence("put into play", "New King")

    assert from_dead(NEW).zone("New King") == "play"
    assert from_dead(NEW, OTHER).zone("New King") == "dead"


def test_a_copy_put_into_play_enters_as_a_duplicate():
    """RR Put into Play ¶5: under the control of the player who owns and controls the card in play."""
    play = Table(sides={"Ann": Side(play=(KING,), hand=(NEW,)), "Bob": Side()}).occurrence(
        "put into play", "New King"
    )

    assert play.lying_on("King")[1] == ["New King"]
    assert play.cites("2e/faq/1.3/7")


def test_two_copies_that_enter_together_are_one_card_and_its_duplicate():
    """FAQ 1.3 ¶7: several cards may enter play simultaneously."""
    play = Table(sides={"Ann": Side(discard=(NEW, OTHER)), "Bob": Side()}).occurrence(
        "put into play", "New King", "Other King"
    )

    assert play.lying_on("New King")[1] == ["Other King"]
