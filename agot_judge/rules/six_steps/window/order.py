"""Who has the first opportunity in a window, and in which order it goes on."""

from agot_judge.engine.state.state import State
from agot_judge.rules.six_steps.frames import Window
from agot_judge.rules.six_steps.rulebook import six_steps

ORDER = "1e/faq/first-actions-and-responses"
LEFT = (f"{ORDER}/2", "1e/faq/who-responds-first/2")
FIRST_PLAYER = (f"{ORDER}/2", "1e/faq/who-responds-first/3")
CLOCKWISE = (f"{ORDER}/3",)
PASSING = (*CLOCKWISE, "1e/faq/another-response-after-a-pass/2")


@six_steps.rule(*LEFT, *FIRST_PLAYER)
def first_to_respond(state: State, window: Window) -> int:
    """The player to the left of the one who took the action; in the window of a framework action the first player."""
    return state.first_player if window.player < 0 else following(state, window.player)


def who_begins(window: Window) -> tuple[str, ...]:
    """The paragraphs that say who has the first opportunity in this window."""
    return FIRST_PLAYER if window.player < 0 else LEFT


@six_steps.rule(*CLOCKWISE)
def following(state: State, player: int) -> int:
    """The next player clockwise who is in the game."""
    count = len(state.players)
    for step in range(1, count + 1):
        other = (player + step) % count
        if not state.players[other].eliminated:
            return other
    return player


def in_the_game(state: State) -> int:
    """The number of players who are in the game."""
    return sum(not player.eliminated for player in state.players)
