"""Windows, nested sequences and choices with more than two players: who is asked, in which order."""

from agot_judge.cards.titles import core_titles
from agot_judge.engine.state.events import Event
from agot_judge.engine.state.points import OccurrencePoint
from tests.rulings.cards import character, event, location
from tests.rulings.play import Side, Table

NAMES = ("Ann", "Bob", "Cat", "Dan")
WAYS = [[{"do": "draw", "player": "that player"}], [{"do": "gain power", "player": "that player"}]]


def bell(name, occurrence="kill", kind="reaction", **more):
    """A location that can be used when something happens."""
    return location(
        name, {"kind": kind, "trigger": {"event": occurrence}, "effects": [{"do": "gain gold"}]} | more
    )


def table(first_player="Bob", **sides):
    """Four players, Bob the first player."""
    return Table(sides={name: sides.get(name, Side()) for name in NAMES}, first_player=first_player)


def killing(position, *names):
    """The table where these characters are about to be killed together."""
    return position.occurrence("kill", *names)


def test_opportunities_go_clockwise_from_the_first_player():
    """RR Reactions ¶4, First Player ¶3, Player Order ¶1."""
    sides = {name: Side(play=(bell(f"{name}'s bell"),)) for name in NAMES}
    sides["Dan"].play += (character("Knight"),)

    play = killing(table(**sides), "Knight")
    asked = []
    while play.state.asking is not None:
        asked.append(play.asked[0])
        play = play.pass_()

    assert asked == ["Bob", "Cat", "Dan", "Ann"]
    assert play.cites("2e/rr/reactions/4")


def test_who_passed_may_act_when_the_turn_comes_round_again():
    """RR Pass ¶2, Reactions ¶4: passing does not prevent a player from acting as long as not all players pass
    consecutively."""
    sides = {name: Side(play=(bell(f"{name}'s bell"),)) for name in ("Bob", "Cat", "Ann")}
    sides["Dan"] = Side(play=(character("Knight"),))

    play = killing(table(**sides), "Knight").pass_().choose("Cat's bell").pass_()

    assert play.asked == ("Bob", "reaction")
    after = play.choose("Bob's bell")
    assert after.asked == ("Ann", "reaction"), "Cat and Dan have nothing left; Ann passed before"
    assert after.cites("2e/rr/pass/2")


def test_an_action_window_closes_when_all_players_have_passed_in_a_row():
    """RR Action Windows ¶1, Pass ¶2: opportunities rotate until all players consecutively pass."""
    spark = {"kind": "action", "effects": [{"do": "gain gold"}], "limit": {"times": 1, "period": "phase"}}
    play = table(Dan=Side(play=(location("Spark", spark),))).start("4.1")

    asked = []
    for answer in ("", "", "Spark", "", "", "", ""):
        asked.append(play.asked[0])
        play = play.choose(answer) if answer else play.pass_()

    assert asked == ["Bob", "Cat", "Dan", "Ann", "Bob", "Cat", "Dan"]
    assert play.state.step == "4.3", "Dan acted, then Ann, Bob, Cat and Dan passed"
    assert play.cites("2e/rr/action-windows/1")


def test_in_each_nested_window_the_first_player_comes_first():
    """RR Nested Ability Sequences ¶2, ¶4: the game pauses; in a nested window too the first player has the first
    opportunity, whoever opened it."""
    mourning = {
        "kind": "reaction",
        "trigger": {"event": "kill", "card": {"name": "Page"}},
        "effects": [{"do": "gain gold"}],
    }
    fall = {
        "kind": "reaction",
        "trigger": {"event": "kill", "card": {"name": "Knight"}},
        "choose": {"cards": {"name": "Page"}},
        "effects": [{"do": "kill"}],
    }
    sides = {
        "Ann": Side(play=(character("Knight"), character("Page"))),
        "Bob": Side(play=(bell("Bob's bell"),)),
        "Cat": Side(play=(location("Fall", fall),)),
        "Dan": Side(play=(location("Dan's bell", mourning),)),
    }

    play = killing(table(**sides), "Knight").pass_().choose("Fall").choose("Page")

    assert play.asked == ("Bob", "reaction"), (
        "to the Page's death, before Dan, and before the outer window goes on"
    )
    nested = play.choose("Bob's bell")
    assert nested.asked == ("Dan", "reaction")
    outer = nested.pass_()
    assert outer.asked == ("Bob", "reaction"), (
        "Bob's bell answers the Knight's death as well, last in first out"
    )
    assert outer.cites("2e/rr/nested-ability-sequences/3")


def test_a_nested_sequence_is_complete_before_the_one_that_spawned_it_goes_on():
    """RR Nested Ability Sequences ¶2, ¶3: each is resolved in a last in, first out manner."""
    chain = {
        "kind": "interrupt",
        "trigger": {"event": "kill", "card": {"name": "Knight"}},
        "choose": {"cards": {"name": "Page"}},
        "effects": [{"do": "kill"}],
    }
    sides = {
        "Ann": Side(play=(character("Knight"), character("Page"))),
        "Cat": Side(play=(location("Chain", chain), bell("Cat's bell"))),
    }

    play = killing(table(**sides), "Knight").choose("Chain").choose("Page")

    assert (play.zone("Page"), play.zone("Knight")) == ("dead", "play"), (
        "the Knight is still about to be killed"
    )
    assert play.asked == ("Cat", "reaction")
    done = play.choose("Cat's bell")
    assert done.zone("Knight") == "dead"
    assert done.asked == ("Cat", "reaction"), "the Knight's death is another occurrence"
    assert done.cites("2e/rr/nested-ability-sequences/2")


def test_the_first_player_orders_the_forced_abilities_of_all_players():
    """RR Forced Interrupts ¶3, Priority of Simultaneous Resolution ¶2: regardless of who controls the cards."""
    sides = {name: Side(play=(bell(f"{name}'s bell", forced=True),)) for name in ("Ann", "Cat", "Dan")}
    sides["Dan"].play += (character("Knight"),)

    play = killing(table(**sides), "Knight")

    assert play.asked == ("Bob", "order")
    done = play.choose("Dan's bell", "Ann's bell", "Cat's bell")
    lines = [entry.text for entry in done.state.log.entries() if entry.text.endswith("bell initiates.")]
    assert lines == ["Dan's bell initiates.", "Ann's bell initiates.", "Cat's bell initiates."]
    assert done.cites("2e/rr/priority-of-simultaneous-resolution/2")


def test_a_cancel_may_come_from_any_player_and_be_canceled_by_another():
    """RR Cancel ¶1, Nested Ability Sequences ¶3: a cancel is itself an effect that attempts to initiate."""
    cancel = {"kind": "interrupt", "trigger": {"event": "initiate"}, "effects": [{"do": "cancel"}]}
    spark = {"kind": "action", "effects": [{"do": "gain gold"}], "limit": {"times": 1, "period": "phase"}}
    sides = {
        "Bob": Side(play=(location("Spark", spark),)),
        "Cat": Side(hand=(event("Cat's no", cancel),)),
        "Dan": Side(hand=(event("Dan's no", cancel),)),
    }

    play = table(**sides).start("4.1").choose("Spark").choose("Cat's no").choose("Dan's no")

    assert play.state.players[1].gold == 1, "Dan canceled the cancel, so the action resolves"
    assert play.cites("2e/rr/cancel/2")


def test_each_player_who_is_meant_draws_at_once():
    """RR Drawing Cards ¶2, Effects ¶3: one effect on several players is one occurrence."""
    feast = {
        "kind": "action",
        "effects": [{"do": "draw", "player": "any"}],
        "limit": {"times": 1, "period": "phase"},
    }
    sides = {
        "Ann": Side(play=(bell("Ann's bell", occurrence="draw"),)),
        "Bob": Side(play=(location("Feast", feast),)),
    }

    play = table(**sides).start("4.1").choose("Feast")

    assert [play.hand(name) for name in NAMES] == [1, 1, 1, 1], "all have drawn before anybody reacts"
    assert play.asked == ("Ann", "reaction")


def test_power_on_a_title_counts_and_is_gone_when_the_title_leaves_play():
    """FAQ "A Cask of Ale" ¶2: a melee title is in play under its bearer's control. RR Leaves Play ¶3."""
    titles = core_titles()
    position = table(Ann=Side(power=2, title=titles["Master of Laws"].face))
    position.start("7.4")
    title = position.number("Master of Laws")

    play = position.start(OccurrencePoint((Event(kind="gain power", card=title, player=0, amount=1),)))

    assert play.power("Ann") == 2 + 1
    assert play.power_on("Master of Laws") == 1


def test_each_player_may_choose_one_way_and_then_all_of_it_happens_together():
    """RR May ¶1, Priority of Simultaneous Resolution ¶1: the first player chooses first, then it resolves at once."""
    gift = {
        "kind": "action",
        "effects": [
            {
                "do": "may",
                "player": "any",
                "effects": [{"do": "either", "options": WAYS}],
            }
        ],
        "limit": {"times": 1, "period": "phase"},
    }
    sides = {name: Side(power=14) for name in NAMES} | {"Bob": Side(power=14, play=(location("Gift", gift),))}
    play = table(**sides).start("4.1").choose("Gift")

    asked = []
    for way in (1, 0, None, 1):
        asked.append(play.asked[0])
        assert play.decision.may_pass
        play = play.pass_() if way is None else play.choose(play.choices[way])

    assert asked == ["Bob", "Cat", "Dan", "Ann"]
    assert play.asked == ("Bob", "winner"), "Bob and Ann gained their power simultaneously"
    assert play.choices == ["Bob", "Ann"]
    assert play.hand("Cat") == 1
    assert play.power("Dan") == 14
    assert play.cites("2e/rr/may/1")
