"""What happened before a board stands still counts for what asks for it."""

from tests.rulings.first.boards import held


def test_a_character_killed_before_counts_as_killed_this_phase():
    """1e/faq/character-abilities-play-restrictions/2: the restriction asks for a kill in this phase, which the board tells."""
    board = """
start: challenges
%s
run:
  - check: {%s: {Bob: [Crypt]}}
"""
    crypt = """  Crypt:
    type: location
    abilities:
      - {kind: action, condition: {happened: {event: kill, card: {type: [character]}}}, effects: [{do: draw}]}
"""
    held("play: [Captain]", "play: [Crypt], dead: [Cub]", board % ("history: [{killed: Cub}]", "may"), crypt)
    held(
        "play: [Captain]",
        "play: [Crypt], dead: [Cub]",
        board % ("history: [{discarded: Cub}]", "may_not"),
        crypt,
    )
    held("play: [Captain]", "play: [Crypt], dead: [Cub]", board % ("", "may_not"), crypt)
