"""The taxation phase, and the end of the round."""

from msgspec.structs import replace

from agot_judge.engine.state.decision import Answer
from tests.rulings.cards import character, location, plot
from tests.rulings.play import Play, Side, Table

SMALL = plot("Small", reserve=2)
HAND = tuple(character(name) for name in ("One", "Two", "Three"))


def taxation(ann, bob=None, **more):
    return Table(sides={"Ann": ann, "Bob": bob or Side(plot=SMALL)}, **more).start("taxation")


def test_all_unspent_gold_returns_in_one_occurrence():
    """RR 7.2 ¶1: each player simultaneously."""
    chest = location(
        "Chest",
        {
            "kind": "reaction",
            "trigger": {"event": "return gold", "player": "opponent"},
            "effects": [{"do": "draw"}],
        },
    )

    play = taxation(Side(play=(chest,), gold=3, plot=SMALL), Side(gold=2, plot=SMALL))

    assert play.asked == ("Ann", "reaction")
    assert (play.player("Ann").gold, play.player("Bob").gold) == (0, 0)
    assert play.cites("2e/rr/7.2/1")
    assert play.cites("2e/rr/gold/2")


def test_who_has_no_gold_returns_none():
    """RR 7.2 ¶1: unspent gold."""
    play = taxation(Side(plot=SMALL, gold=1))

    assert play.line("Ann returns 1")
    assert not any("Bob returns" in entry.text for entry in play.state.log.entries())


def test_a_hand_above_the_reserve_is_discarded_down_to_it_no_further():
    """RR 7.3 ¶2, ¶3: until hand size and reserve value are equal."""
    play = taxation(Side(plot=SMALL, hand=HAND))

    assert play.asked == ("Ann", "discard")
    assert any("reserve" in word for word in play.refusal(play.picking("One", "Two")))
    assert "2e/rr/7.3/3" in play.refusal(play.picking("One", "Two"))
    assert play.refusal(Answer()) != []
    play = play.choose("Two")
    assert (play.zone("One"), play.zone("Two"), play.hand("Ann")) == ("hand", "discard", 2)
    assert play.cites("2e/rr/7.3/2")


def test_a_hand_at_the_reserve_value_is_kept():
    """RR 7.3 ¶3: not permitted to discard."""
    play = taxation(Side(plot=SMALL, hand=HAND[:2]))

    assert play.asked == ("Ann", "action")
    assert play.cites("2e/rr/7.3/3")


def test_the_players_check_their_reserve_in_player_order_each_with_its_reactions():
    """RR 7.3 ¶1; Reserve Value ¶1: in player order, one after the other."""
    crypt = location(
        "Crypt",
        {
            "kind": "reaction",
            "trigger": {"event": "discard from hand"},
            "effects": [{"do": "gain gold"}],
            "limit": {},
        },
    )
    sides = {
        "Ann": Side(plot=SMALL, hand=HAND, play=(crypt,)),
        "Bob": Side(plot=SMALL, hand=(character("Four"), character("Five"), character("Six"))),
    }

    play = Table(sides=sides, first_player="Bob").start("taxation")

    assert play.asked == ("Bob", "discard")
    play = play.choose("Six")
    assert play.asked == ("Ann", "reaction")
    assert play.pass_().asked == ("Ann", "discard")


def test_gold_gained_after_it_was_returned_is_kept():
    """RR 7.2 ¶1: gold is returned in that step."""
    crypt = location(
        "Crypt",
        {"kind": "reaction", "trigger": {"event": "discard from hand"}, "effects": [{"do": "gain gold"}]},
    )

    play = taxation(Side(plot=SMALL, hand=HAND, play=(crypt,), gold=5)).choose("One").choose("Crypt")

    assert play.player("Ann").gold == 1


def test_the_action_window_is_after_step_7_4_and_the_round_ends_with_the_phase():
    """RR 7.4 ¶1; 7.5 ¶1, ¶2."""
    play = taxation(Side(plot=SMALL))

    assert play.asked == ("Ann", "action")
    play = play.pass_().pass_()
    assert play.is_over
    assert all(play.cites(cite) for cite in ("2e/rr/7.4/1", "2e/rr/7.5/1", "2e/rr/7.5/2"))


def test_play_proceeds_to_the_plot_phase_of_the_next_round():
    """RR 7.5 ¶3."""
    sides = {name: Side(plots=(SMALL,)) for name in ("Ann", "Bob")}

    play = Table(sides=sides).start("taxation", stop="game").pass_().pass_()

    assert play.asked == ("Ann", "plot")
    assert (play.state.round, play.state.phase) == (2, "plot")
    assert play.cites("2e/rr/1.1/1")


def test_a_whole_game_goes_from_setup_through_its_rounds_until_somebody_has_won():
    """RR 7.5 ¶3; Winning the Game ¶1: dominance gives a power each round."""
    sides = {
        "Ann": Side(
            hand=(character("Lord", 5),), deck=(60,), plots=(plot("A"), plot("B", reserve=9)), power=12
        ),
        "Bob": Side(hand=(1,), deck=(60,), plots=(plot("C", reserve=9, gold=0), plot("D", gold=0))),
    }
    play = Table(sides=sides).start("setup", stop="game").choose("Lord")

    play = play.until("the end")

    assert play.is_over
    assert play.state.winner == 0
    assert play.state.round == 3
    assert [play.line(f"and with it round {number}") for number in (1, 2, 3)]


def test_without_a_revealed_plot_there_is_no_reserve_value():
    """RR Reserve Value ¶1: the hand is compared with the value on the currently revealed plot."""
    play = Table(sides={"Ann": Side(hand=(5,)), "Bob": Side()}).start("7.1", stop="7.3").until("7.3")
    ann = replace(play.player("Ann"), plot=-1)
    state = replace(play.state, players=(ann, *play.state.players[1:]), stop="phase")

    play = Play(play.machine, play.machine.run(state))

    assert play.asked == ("Ann", "action")
    assert play.hand("Ann") == 5
    assert play.cites("2e/rr/reserve-value/1")
