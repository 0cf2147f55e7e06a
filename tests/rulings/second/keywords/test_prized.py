"""Prized, and words that forbid."""

from dataclasses import replace

from agot_judge.engine.state.game import Keyword
from tests.rulings.cards import character, event, location
from tests.rulings.play import Side, Table


def prized(card, value):
    """The card with prized (X)."""
    return replace(card, keywords=(Keyword("prized", value),))


def test_each_opponent_gains_power_when_a_prized_card_leaves_play_before_any_reaction():
    """RR Prized ¶1: immediately upon the card leaving play, prior to triggering any reactions."""
    sept = location(
        "Sept", {"kind": "reaction", "trigger": {"event": "kill"}, "effects": [{"do": "gain gold"}]}
    )
    sides = {"Ann": Side(play=(sept,)), "Bob": Side(play=(prized(character("Lord"), 2),)), "Cat": Side()}

    play = Table(sides=sides).occurrence("kill", "Lord")

    assert play.asked == ("Ann", "reaction")
    assert (play.power("Ann"), play.power("Bob"), play.power("Cat")) == (2, 0, 2)
    assert play.cites("2e/rr/prized/1")
    assert not play.cites("2e/rr/prized/2")


def test_two_prized_cards_that_leave_together_give_their_power_together():
    """RR Winning the Game ¶2: who would reach 15 at the same moment is for the first player to determine."""
    sides = {
        "Ann": Side(play=(prized(character("Lord"), 1),), power=14),
        "Bob": Side(play=(prized(character("Lady"), 1),), power=14),
    }

    play = Table(sides=sides).occurrence("kill", "Lord", "Lady")

    assert play.asked == ("Ann", "winner")
    assert play.choices == ["Ann", "Bob"]


def test_a_prized_card_that_is_saved_or_blank_gives_nothing():
    """RR Save ¶1, Blank ¶2: it has not left play; a blank text box has no keywords."""
    saved = prized(character("Lord", duplicates=1), 1)
    sides = {"Ann": Side(), "Bob": Side(play=(saved,))}
    blank = {"on": ["Lord"], "modify": {"do": "modify", "blank": True}, "until": "phase"}

    play = Table(sides=sides).occurrence("kill", "Lord")
    blanked = Table(sides=sides, in_force=(blank,)).occurrence("kill", "Lord")

    assert play.choose("Lord").power("Ann") == 0
    assert play.pass_().power("Ann") == 1
    assert blanked.pass_().power("Ann") == 0


def test_a_prized_event_gives_its_power_before_its_effects_initiate():
    """RR Prized ¶2: immediately upon the event being played, prior to initiating its effects."""
    song = event("Song", {"kind": "action", "effects": [{"do": "gain gold"}]})
    sides = {
        "Ann": Side(play=(character("Knight", attacking=True),), hand=(prized(song, 3),)),
        "Bob": Side(),
    }

    play = Table(sides=sides, challenge="power").start("4.2.1").choose("Song")

    assert play.power("Bob") == 3
    assert play.line("Bob gains 3 power") < play.line("gains 1 gold")
    assert play.cites("2e/rr/prized/2")
    assert not play.cites("2e/rr/prized/1")


def test_what_cannot_be_discarded_or_sacrificed_is_not():
    """FAQ 2.1 ¶1: a card that "cannot be {variable}ed" ignores what would do that to it."""
    effect = {
        "on": ["Lord"],
        "modify": {"do": "modify", "cannot": ["be discarded", "be sacrificed"]},
        "until": "phase",
    }
    altar = location(
        "Altar",
        {
            "kind": "action",
            "costs": [{"do": "sacrifice", "on": {"type": ["character"], "pick": {}}}],
            "effects": [{"do": "gain gold"}],
        },
    )
    pit = location("Pit", {
        "kind": "action", "choose": {"cards": {"type": ["character"]}}, "effects": [{"do": "discard from play"}]})  # fmt: skip
    sides = {"Ann": Side(play=(character("Lord"), altar, pit)), "Bob": Side()}
    table = Table(sides=sides, in_force=(effect,), challenge="power")

    assert table.start("4.2.1").choices == []
    assert table.occurrence("discard from play", "Lord").zone("Lord") == "play"
    assert Table(sides=sides, challenge="power").start("4.2.1").choices == ["Altar", "Pit"]


def test_an_opponent_chooses_the_target_where_the_card_says_so():
    """RR Target ¶2: the controller of a targeting ability chooses, unless otherwise specified by the card."""
    levy = location("Levy", {
        "kind": "action", "effects": [{"do": "kneel"}],
        "choose": {"cards": {"type": ["character"], "controller": "opponent"}, "by": "opponent"}})  # fmt: skip
    sides = {
        "Ann": Side(play=(character("Knight", attacking=True), levy)),
        "Bob": Side(play=(character("Cook", icons=""), character("Page", icons=""))),
    }

    play = Table(sides=sides, challenge="power").start("4.2.1").choose("Levy")

    assert play.asked == ("Bob", "target")
    assert play.choose("Page").is_kneeling("Page")
    assert play.choose("Page").cites("2e/rr/target/1")
