"""A board of an edition with windows of six steps, of which the pages are tried."""

_BOARD = """
edition: %s
players:
  Ann: {faction: stark, plot: {name: Road, gold: 5, initiative: 5, claim: 1}, hand: [Axe], play: [Widow]}
  Bob: {faction: lannister, plot: {name: Field, gold: 4, initiative: 3, claim: 1}, play: [Lady: duplicate 1, Cub]}
cards:
  Axe: {type: event, text: "Any Phase: Choose and kill a character."}
  Widow: {type: character, str: 2, text: "Response: After a character is killed, Widow claims 1 power."}
  Lady: {type: character, unique: true, str: 3, icons: [power]}
  Cub: {type: character, str: 1, icons: [military]}
start: challenges
run:
  - Ann: {play: Axe, choose: %s}
"""


def killing(edition: str, card: str) -> str:
    """The board on which Ann kills this card of Bob by an event, in the words of a scenario file."""
    return _BOARD % (edition, card)
