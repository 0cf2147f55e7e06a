"""Boards from which tests make exercises."""

from agot_judge.training.disputes.model import Dispute
from agot_judge.training.disputes.proving import Proof, prove
from agot_judge.training.disputes.reading import read_disputes
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

WON = """\
edition: 2e
title: A challenge is won unopposed, and won with renown
players:
  Ann:
    plot: {name: March, gold: 4, initiative: 0, claim: 1, reserve: 6}
    deck: 3
    play: [Grey Wolf: "attacking, kneeling", Bard]
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 0, claim: 1, reserve: 6}
    play: [Clansman, Ghost]
first_player: Ann
cards:
  Grey Wolf: {type: character, str: 5, icons: [military], text: Renown.}
  Bard: {type: character, str: 1, icons: [power], text: "Reaction: After you win a challenge, draw 1 card."}
  Clansman: {type: character, str: 2, icons: [military]}
  Ghost: {type: character, str: 1, icons: [power], text: "Interrupt: When Ghost is killed, gain 1 gold."}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - Ann: {trigger: Bard}
  - Bob: {choose: Ghost}
  - Bob: {trigger: Ghost}
  - advance: end
  - check: {players: {Ann: {power: 2}}}
"""

INTERRUPT_OF_BOB = """\
edition: 2e
title: Only the second player has an interrupt
players:
  Ann:
    plot: {name: March, gold: 4, initiative: 3, claim: 1, reserve: 6}
    hand: [Dagger]
    play: [Spearman]
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 2, claim: 1, reserve: 6}
    deck: 3
    play: [Maid, Widow]
first_player: FIRST
cards:
  Spearman: {type: character, cost: 3, str: 3, icons: [military]}
  Maid: {type: character, cost: 1, str: 1, icons: [intrigue]}
  Widow: {type: character, cost: 2, str: 2, icons: [power], text: "Interrupt: When a character is killed, draw 1 card."}
  Dagger:
    type: event
    cost: 0
    text: >-
      Action: Choose a character. Until the end of the phase, that character gets -4 STR and is killed if its STR is 0.
start: challenges
run:
  - advance: {window: action, of: Ann}
  - Ann: {play: Dagger, choose: Maid}
  - Bob: {trigger: Widow}
  - check: {cards: {Maid: {zone: dead}}}
"""

CROWS = """\
edition: 2e
title: Two copies of an interrupt
players:
  Ann:
    plot: {name: March, gold: 4, initiative: 0, claim: 1, reserve: 6}
    deck: 3
    play: [Grey Wolf: "attacking, kneeling", Crow, Crow]
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 0, claim: 1, reserve: 6}
    play: [Maid]
first_player: Ann
cards:
  Grey Wolf: {type: character, str: 5, icons: [military]}
  Crow: {type: character, str: 1, icons: [power], text: "Interrupt: When a character is killed, draw 1 card."}
  Maid: {type: character, str: 1, icons: [intrigue]}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - Bob: {choose: Maid}
  - Ann: {trigger: "Crow#1"}
  - Ann: {trigger: "Crow#2"}
  - check: {cards: {Maid: {zone: dead}}}
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


UNOPPOSED = """\
title: A challenge is unopposed where the defenders count no strength
edition: 2e
players:
  Ann:
    plot: {name: March, gold: 4, initiative: 3, claim: 1, reserve: 6}
    play: [Spearman: "attacking, kneeling"]
  Bob:
    plot: {name: Harvest, gold: 4, initiative: 2, claim: 1, reserve: 6}
    play: [Ghost: "defending, kneeling", Maid]
first_player: Ann
cards:
  Spearman: {type: character, cost: 3, str: 3, icons: [military]}
  Ghost: {type: character, cost: 0, str: 0, icons: [military]}
  Maid: {type: character, cost: 1, str: 1, icons: [intrigue]}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - Bob: {choose: Maid}
  - advance: end
  - check: {players: {Ann: {power: 1}}}
cites: [2e/rr/4.2.2/3]
"""
DISPUTES = """\
claim:
  asks: "Bob: “Old Lion is saved, and the claim is 2. Must Scout die instead?”"
  answers:
    - says: "Yes: Bob kills Scout as well."
      holds: [{advance: end}, {check: {cards: {Scout: {zone: dead}}}}]
      error: A saved character does not count for claim, so that another must be chosen.
    - says: "No: Scout stays in play."
      holds: [{advance: end}, {check: {cards: {Scout: {zone: play}}}}]
  cite: 2e/rr/military-claim/4
  but:
    says: Old Lion has no duplicate
    change: {players: {Bob: {play: [Old Lion, Clansman, Scout]}}}
unopposed:
  asks: "Bob: “Ghost defends. Does Ann still gain a power for an unopposed challenge?”"
  answers:
    - says: "Yes: Ann gains 1 power."
      holds: [{advance: end}, {check: {players: {Ann: {power: 1}}}}]
    - says: "No: nobody gains power."
      holds: [{advance: end}, {check: {players: {Ann: {power: 0}}}}]
      error: Any character that defends makes a challenge opposed.
    - says: "No: Bob gains 1 power."
      holds: [{advance: end}, {check: {players: {Bob: {power: 1}}}}]
  but:
    says: Ghost has STR 1
    change: {cards: {Ghost: {str: 1}}}
"""
_STEMS = {CLAIM: "claim", UNOPPOSED: "unopposed"}


def dispute_about(text: str) -> Dispute | None:
    """The dispute that is written for a board; None where there is none."""
    written = read_disputes(DISPUTES, {stem: board for board, stem in _STEMS.items()})
    return written.get(_STEMS.get(text, ""))


def disputed(text: str) -> tuple[Proof, Played]:
    """The dispute about a board, proved, and its run; a dispute that cannot be is a fault of the test."""
    dispute = dispute_about(text)
    assert dispute is not None
    proof = prove(text, dispute)
    assert proof.faults == ()
    assert proof.played is not None
    return proof, proof.played


def played(text: str) -> Played:
    """The board of a test, played; a board that cannot be is a fault of the test."""
    found = play(text)
    assert found is not None
    return found


def boards(*texts: str) -> list[Position]:
    """Boards as the positions of a lesson, with the disputes that are written for them."""
    return [Position(text, "challenges", dispute_about(text)) for text in texts]
