"""Winning among several players: ties, elimination, and a player who cannot win."""

from agot_judge.engine.state.events import Event
from agot_judge.engine.state.points import OccurrencePoint
from agot_judge.scenario.execution import run_text
from tests.rulings.cards import character, location
from tests.rulings.play import Side, Table

NO_VICTORY = {"kind": "constant", "effects": [{"do": "forbid", "player": "you", "cannot": "win"}]}


def gain(*players, amount=1):
    """These players gain power together."""
    return OccurrencePoint(
        tuple(Event(kind="gain power", player=player, amount=amount) for player in players)
    )


def draw(*players):
    """These players draw a card together."""
    return OccurrencePoint(tuple(Event(kind="draw", player=player) for player in players))


def table(power=14, **sides):
    """Four players; their power is on their faction cards."""
    return Table(
        sides={name: sides.get(name, Side(power=power)) for name in ("Ann", "Bob", "Cat", "Dan")},
        first_player="Dan",
    )


def test_the_first_player_determines_who_wins_of_those_who_reach_it_together():
    """RR Winning the Game ¶2."""
    play = table().start(gain(0, 2))

    assert play.asked == ("Dan", "winner")
    assert play.choices == ["Ann", "Cat"]
    won = play.choose("Cat")
    assert won.state.winner == 2
    assert won.cites("2e/rr/winning-the-game/2")


def test_a_player_who_cannot_win_goes_on_with_fifteen_power():
    """RR Cannot ¶1: it is absolute. FAQ Tycho Nestoris ¶2: nothing within the rules can cause the player to win."""
    banker = location("Banker", NO_VICTORY)
    play = table(Ann=Side(power=14, play=(banker,))).start(gain(0, 2))

    assert play.state.winner == 2, "only Cat can win"
    alone = table(Ann=Side(power=14, play=(banker,))).start(gain(0))
    assert not alone.state.over
    assert alone.power("Ann") == 15


def test_the_player_wins_as_soon_as_it_can():
    """RR Winning the Game ¶1: the game ends immediately if a player meets the victory condition."""
    banker = location("Banker", NO_VICTORY)
    position = table(Ann=Side(power=15, play=(banker,)))

    gone = position.occurrence("discard from play", "Banker")

    assert gone.state.winner == 0


def test_the_last_player_in_the_game_who_cannot_win_does_not():
    """FAQ Tycho Nestoris ¶2: if all of that player's opponents are eliminated, the game ends with no winner."""
    banker = location("Banker", NO_VICTORY)
    last = {name: Side(deck=(character(f"{name}'s last"),)) for name in ("Bob", "Cat", "Dan")}

    play = table(Ann=Side(play=(banker,)), **last).start(draw(1, 2, 3))

    assert play.state.over
    assert play.state.winner == -1
    assert play.cites("2e/faq/tycho-nestoris/2")


SCENARIO = """
title: The last cards
edition: 2e
players:
  Ann: {faction: stark, plot: {name: P, gold: 5, initiative: 1, claim: 1, reserve: 6}, deck: 2}
  Bob: {faction: stark, plot: {name: Q, gold: 5, initiative: 1, claim: 1, reserve: 6}, deck: 1}
  Cat: {faction: stark, plot: {name: R, gold: 5, initiative: 1, claim: 1, reserve: 6}, deck: 2}
start: draw
run:
  - Ann: {choose: CHOICE}
  - check: {winner: Cat, players: {Ann: {eliminated: true}, Bob: {eliminated: true}, Cat: {eliminated: false}}}
cites: ["the first player determines the order in which those players are eliminated"]
"""


def test_who_wins_or_who_is_eliminated_can_be_said():
    """RR Winning the Game ¶3, RR 2.2 ¶2: the first player determines the order of elimination, and so who wins."""
    for choice in ("{winner: Cat}", "{eliminated: [Ann, Bob]}", "{eliminated: [Bob, Ann, Cat]}"):
        result = run_text(SCENARIO.replace("CHOICE", choice))
        assert result.ok, (choice, result)
