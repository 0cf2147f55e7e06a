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


def test_dominance_won_before_counts():
    """1e/faq/event-cards-play-restrictions/2: a restriction that asks for dominance won holds for who has won it."""
    board = "\nstart: challenges\nhistory: [{dominance: %s}]\nrun:\n  - check: {%s: {Ann: [Feast]}}\n"
    feast = """  Feast:
    type: event
    abilities:
      - kind: action
        zone: hand
        condition: {happened: {event: win dominance, player: you, period: round}}
        effects: [{do: draw}]
"""
    held("hand: [Feast]", "play: [Cub]", board % ("Ann", "may"), feast)
    held("hand: [Feast]", "play: [Cub]", board % ("Bob", "may_not"), feast)
