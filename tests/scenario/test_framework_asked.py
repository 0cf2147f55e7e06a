"""What a judge asks of boards without ability text: the reason in the words of the paragraph that decides it."""

import pytest

from agot_judge.scenario.execution import run_text
from agot_judge.scenario.result import HOLDS

CARDS = """
cards:
  Champion: {type: character, unique: true, cost: 6, str: 5, icons: [military, intrigue, power]}
  Soldier: {type: character, cost: 3, str: 3, icons: [military]}
  Sneak: {type: character, cost: 2, str: 2, icons: [military], text: Stealth.}
  Hermit: {type: character, cost: 2, str: 2, icons: [military], text: No attachments.}
  Ambusher: {type: character, cost: 3, str: 3, icons: [military], text: Ambush (2).}
  Pirate: {type: character, cost: 3, str: 3, icons: [military, power], text: Pillage.}
  Sword: {type: attachment, cost: 1}
  Plan: {type: plot, gold: 5, initiative: 3, claim: 1, reserve: 6}
"""

HOLDING = {
    "a setup attachment on a card with no attachments is refused by that keyword (2e/rr/no-attachments/1)": """
players:
  Ann: {hand: [Sword, Hermit, 5]}
  Bob: {hand: 7}
start: setup
run:
  - refuse: {Ann: {set_up: [Hermit, {Sword: {on: Hermit}}]}, because: cannot have an attachment card attached}
  - refuse: {Ann: {set_up: [Hermit, Sword]}, because: No attachments is a keyword ability}
""",
    "only a card with the shadow keyword is set up into shadows (2e/rr/shadows.marshaling-a-card-into-shadows/4)": """
players:
  Ann: {hand: [Soldier, 6]}
  Bob: {hand: 7}
start: setup
run: [refuse: {Ann: {set_up: [Soldier: {zone: shadows}]}, because: cards with the shadow keyword}]
""",
    "ambush is for the challenges phase, and a card that has it says so elsewhere (2e/rr/ambush/1)": """
players:
  Ann: {plot: Plan, gold: 3, hand: [Ambusher]}
  Bob: {plot: Plan}
start: dominance
run: [check: {why_not: {Ann: {Ambusher: as a player action during the challenges phase}}}]
""",
    "two characters with stealth may bypass the same one (2e/faq/wolves-of-the-north/2)": """
players:
  Ann: {plot: Plan, play: [Sneak, Sneak]}
  Bob: {plot: Plan, play: [Champion]}
start: "4.2"
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Sneak, Sneak], stealth: {Sneak#1: Champion, Sneak#2: Champion}}}
cites: [2e/faq/wolves-of-the-north/2, 2e/rr/stealth/1]
""",
    "a bare name means the copy that can attack, and given twice both (2e/rr/4.2/7)": """
players:
  Ann: {plot: Plan, play: [Soldier: kneeling, Soldier, Sneak, Sneak]}
  Bob: {plot: Plan}
start: "4.2"
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Soldier, Sneak, Sneak]}}
  - check: {cards: {Soldier#1: {attacking: no}, Soldier#2: {attacking: yes}, Sneak#2: {attacking: yes}}}
""",
    "a phase that has ended is shown with its last step (2e/rr/5.3/1)": """
players:
  Ann: {plot: Plan, gold: 2}
  Bob: {plot: Plan}
start: dominance
run:
  - advance: end
  - check: {step: "5.3", phase: dominance}
""",
    "who is not the active player, or in another phase, initiates no challenge (2e/rr/active-player/3)": """
players:
  Ann: {plot: Plan, play: [Soldier]}
  Bob: {plot: Plan}
start: marshaling
run:
  - refuse: {Ann: {challenge: {type: military, against: Bob, with: [Soldier]}}, because: permitted to initiate challenges}
""",
    "a title enters play under its bearer's control (2e/rr/title-cards/2)": """
players:
  Ann: {plot: Plan}
  Bob: {plot: Plan}
  Cat: {plot: Plan}
start: "1.4"
run:
  - random: [Crown Regent, Master of Coin]
  - Ann: {choose: Master of Ships}
  - Bob: {choose: Hand of the King}
  - Cat: {choose: Master of Laws}
  - advance: "1.5"
cites: [2e/rr/title-cards/2]
""",
    "power for a faction is gained from the treasury, a cost is paid as printed (2e/rr/5.2/1, 2e/rr/ambush/1)": """
players:
  Ann: {plot: Plan, gold: 3, hand: [Ambusher]}
  Bob: {plot: Plan, play: [Sneak]}
start: challenges
stop: standing
run:
  - Ann: {ambush: Ambusher}
  - Ann: {challenge: {type: military, against: Bob, with: [Ambusher]}}
  - Bob: {defend: [Sneak]}
  - advance: end
cites: [2e/rr/5.2/1, 2e/rr/ambush/1, 2e/rr/participating/1, 2e/rr/put-into-play/2]
""",
    "what cannot be part of a legal declaration is no choice, and says why not (2e/rr/4.2/7, 2e/rr/4.2.1/1)": """
players:
  Ann: {plot: Plan, play: [Soldier, Champion: kneeling]}
  Bob: {plot: Plan, play: [Sneak: kneeling, Hermit]}
start: "4.2"
run:
  - check:
      decision: {kind: challenge, choices: [Soldier, military, Bob], not_choices: [Champion, intrigue, power]}
      why_not: {Ann: {Champion: the character must be standing}}
  - Ann: {challenge: {type: military, against: Bob, with: [Soldier]}}
  - advance: {window: defenders, of: Bob}
  - check:
      decision: {choices: [Hermit], not_choices: [Sneak]}
      why_not: {Bob: {Sneak: eligible as a defender}}
""",
    "who cannot be killed cannot be chosen for military claim (2e/faq/2.1/2)": """
players:
  Ann: {plot: Plan, play: [Soldier: attacking]}
  Bob: {plot: Plan, play: [Champion, Hermit]}
in_force: [{text: "Until the end of the phase, that character cannot be killed.", on: [Hermit], controller: Bob, source: Sword}]
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run: [refuse: {Bob: {choose: Hermit}, because: cannot be chosen to be killed to satisfy military challenge claim}]
""",
    "what gains no attachments loses those it has, at once (2e/rr/attachment-cards/5)": """
players:
  Ann: {plot: Plan, play: [Soldier: {attachments: [Sword]}]}
  Bob: {plot: Plan}
start: {effect: "Until the end of the phase, each character gains no attachments.", controller: Bob}
run: [check: {cards: {Sword: {zone: discard}, Soldier: {attachments: []}}}]
cites: [2e/rr/attachment-cards/5]
""",
    "a facedown card is no character and has no icon (2e/rr/facedown-cards/1)": """
players:
  Ann: {plot: Plan, play: [Soldier: facedown, Hermit]}
  Bob: {plot: Plan}
start: "4.2"
run:
  - refuse: {Ann: {challenge: {type: military, against: Bob, with: [Soldier]}}, because: A facedown card has no inherent}
  - check: {cards: {Soldier: {icons: []}}, cites: [2e/rr/facedown-cards/1]}
""",
    "whose characters pillage orders their instances (2e/faq/resolving-keywords/2)": """
players:
  Ann: {plot: Plan, play: [Pirate: attacking, Pirate: attacking]}
  Bob: {plot: Plan, deck: [Sword, Soldier, Hermit]}
challenge: {type: power, attacker: Ann, defender: Bob}
start: duck
run: [advance: end, check: {players: {Bob: {discard: 2}}}]
cites: [2e/faq/resolving-keywords/2]
""",
    "a title that is offered may be declined by name (2e/rr/redirect/1)": """
players:
  Ann: {plot: Plan, title: Hand of the King, play: [Soldier]}
  Bob: {plot: Plan, title: Crown Regent}
  Cat: {plot: Plan, title: Master of Ships}
start: "4.2"
run:
  - Ann: {challenge: {type: military, against: Bob, with: [Soldier]}}
  - Bob: {decline: Crown Regent}
  - check: {challenge: {defender: Bob}, window: action}
""",
    "in another player's turn no challenge is initiated (2e/rr/active-player/3)": """
players:
  Ann: {plot: Plan, play: [Soldier]}
  Bob: {plot: Plan, play: [Hermit]}
start: "4.2"
run:
  - refuse: {Bob: {challenge: {type: military, against: Ann, with: [Hermit]}}, because: the active player}
  - Ann: {challenge: {type: military, against: Bob, with: [Soldier]}}
""",
    "the attacking player declares no defenders (2e/rr/4.2.1/1)": """
players:
  Ann: {plot: Plan, play: [Soldier: attacking, Hermit]}
  Bob: {plot: Plan, play: [Champion]}
challenge: {type: military, attacker: Ann, defender: Bob}
start: "4.2.1"
run: [refuse: {Ann: {defend: [Hermit]}, because: The defending player has the option to declare}]
""",
    "attackers declared and nothing more said: the action window after step 4.2 (2e/rr/action-windows/1)": """
players:
  Ann: {plot: Plan, play: [Soldier: attacking]}
  Bob: {plot: Plan}
challenge: {type: military, attacker: Ann, defender: Bob}
run: [check: {step: "4.2", window: action}]
""",
    "a name means the card on top of its duplicates, which have no title (2e/rr/duplicates/5)": """
players:
  Ann: {plot: Plan, play: [Champion], hand: [Champion]}
  Bob: {plot: Plan}
start: marshaling
run:
  - Ann: {duplicate: Champion}
  - check: {cards: {Champion: {zone: play, duplicates: 1}}}
""",
}


@pytest.mark.parametrize("board", HOLDING.values(), ids=HOLDING)
def test_it_is_answered_with_what_decides(board):
    result = run_text(f"edition: 2e\n{board}{CARDS}")
    assert result.error is None, result.error
    assert result.exit == HOLDS, [one for one in result.checks if not one.ok]


def test_a_move_after_the_end_of_the_game_is_told_that_it_is_over():
    """RR Winning the Game 1 (2e/rr/winning-the-game/1): the game ends immediately."""
    board = """
players:
  Ann: {plot: Plan, power: 14, play: [Soldier: attacking]}
  Bob: {plot: Plan, play: [Champion]}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run: [Bob: {choose: Champion}]
"""
    result = run_text(f"edition: 2e\n{board}{CARDS}")
    assert result.error is not None
    assert "The game is over: Ann has won." in result.error.message
