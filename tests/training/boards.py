"""Boards from which tests make exercises."""

from agot_judge.training.played import Played, play
from agot_judge.training.shipped import Position

CLAIM = """\
edition: 2e
title: Claim 2, a duplicate and two soldiers
players:
  Ann:
    plot: {name: March, gold: 4, initiative: 0, claim: 2, reserve: 6}
    play: [Grey Wolf: "attacking, kneeling"]
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 0, claim: 1, reserve: 6}
    play: [Old Lion: duplicate 1, Clansman, Scout]
first_player: Ann
cards:
  Grey Wolf: {type: character, str: 5, icons: [military], text: Renown.}
  Old Lion: {type: character, unique: true, str: 4, icons: [power]}
  Clansman: {type: character, str: 2, icons: [military]}
  Scout: {type: character, str: 1, icons: [intrigue]}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - Bob: {choose: [Old Lion, Clansman]}
  - Bob: {trigger: Old Lion}
  - advance: end
  - check: {cards: {Old Lion: {zone: play}, Clansman: {zone: dead}, Scout: {zone: play}}}
"""

EVENTS = """\
edition: 2e
title: An event too dear, an ability that is used once, and an event that is played
players:
  Ann:
    plot: {name: March, gold: 4, initiative: 0, claim: 1, reserve: 6}
    gold: 1
    hand: [Dear Song, Cheap Song]
    deck: 6
    play: [Grey Wolf, Harper]
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 0, claim: 1, reserve: 6}
    play: [Clansman]
first_player: Ann
active_player: Ann
cards:
  Grey Wolf: {type: character, str: 5, icons: [military]}
  Harper: {type: character, str: 1, icons: [intrigue], text: "Action: Gain 1 gold. (Limit once per round.)"}
  Clansman: {type: character, str: 2, icons: [military]}
  Dear Song: {type: event, cost: 3, text: "Action: Draw 1 card."}
  Cheap Song: {type: event, cost: 1, text: "Action: Choose a character. Until the end of the phase, that character gets +2 STR."}
start: challenges
run:
  - advance: {window: action}
  - Ann: {trigger: Harper}
  - advance: {window: action, of: Ann}
  - Ann: {play: Cheap Song, choose: Grey Wolf}
  - check: {cards: {Grey Wolf: {str: 7}}}
"""

TAXATION = """\
edition: 2e
title: The taxation phase of two players without cards
players:
  Ann:
    plot: {name: March, gold: 4, initiative: 0, claim: 1, reserve: 6}
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 0, claim: 1, reserve: 6}
first_player: Ann
start: taxation
run:
  - advance: end
"""


def played(text: str) -> Played:
    """The board of a test, played; a board that cannot be is a fault of the test."""
    found = play(text)
    assert found is not None
    return found


def boards(*texts: str) -> list[Position]:
    """Boards as the positions of a lesson."""
    return [Position(text, "challenges") for text in texts]
