"""One board, and runs on it given as the format writes them."""

from agot_judge.scenario.execution import run_text

BOARD = """\
edition: 2e
players:
  Ann:
    faction: stark
    plot: {name: Plain Plot, gold: 5, initiative: 5, claim: 1, reserve: 6}
    deck: 5
    play: [{Grey Captain: "attacking, kneeling"}, Wolf Keeper, {Grey Hound: kneeling}]
  Bob:
    faction: tyrell
    plot: {name: Other Plot, gold: 5, initiative: 3, claim: 1, reserve: 6}
    power: 2
    hand: [Young Wolf, Old Nurse]
    play: [Rose Maid, Old Gardener, Rose Maid]
first_player: Ann
cards:
  Grey Captain: {type: character, faction: stark, unique: true, cost: 6, str: 5, icons: [military, power], text: Renown.}
  Wolf Keeper:
    type: character
    faction: stark
    str: 2
    icons: [power]
    abilities:
      - {kind: action, choose: {cards: {type: [character], kneeling: true}}, effects: [{do: stand}], limit: {period: round}}
      - {kind: reaction, trigger: {event: win challenge, player: you}, effects: [{do: gain gold, amount: 2}]}
  Grey Hound: {type: character, faction: stark, str: 2, icons: [military]}
  Young Wolf: {type: character, str: 3, icons: [military]}
  Old Nurse: {type: character, str: 1, icons: [power]}
  Rose Maid: {type: character, faction: tyrell, str: 2, icons: [military, intrigue]}
  Old Gardener:
    type: character
    faction: tyrell
    str: 1
    icons: [power]
    abilities:
      - {kind: reaction, trigger: {event: lose challenge, player: you}, effects: [{do: gain gold}]}
"""
MILITARY = "challenge: {type: military, attacker: Ann, defender: Bob}\n"
POWER = "challenge: {type: power, attacker: Ann, defender: Bob}\n"


AFTER = BOARD.count("\n")
"""Lines of the board: a line of a test's own counts from 1 after it."""


def run(text, board=BOARD):
    """The result of the board with this challenge, start and run."""
    return run_text(board + text)


def problems(result):
    """What went wrong, for a message."""
    failing = [check for check in result.checks if not check.ok]
    return result.error, [(check.line - AFTER, check.field, check.expected, check.got) for check in failing]


def holds(text, board=BOARD):
    """The result of a run in which every check holds."""
    result = run(text, board)
    assert result.exit == 0, problems(result)
    return result


def error(text, board=BOARD):
    """Why a run stops, its line counted after the board."""
    result = run(text, board)
    assert result.error is not None
    assert not result.ok
    return result.exit, result.error.line - AFTER, result.error.message
