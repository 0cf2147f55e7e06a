"""Moves in a player's words: what somebody would do, and what has been done."""

from agot_judge.scenario.entries import Choose, DeclareChallenge, Defend, Move, SetUp, Use
from agot_judge.training.played import Moment

_USES = {
    "trigger": "use {}",
    "ambush": "ambush with {}",
    "duplicate": "marshal {} as a duplicate",
    "shadow": "marshal {} into shadows",
    "unshadow": "bring {} out of shadows",
}


def would(move: Move) -> str:
    """The move after "may I": ``play Net and choose Cook``; empty for one that nobody asks about."""
    match move:
        case Use():
            words = _USES.get(move.verb, f"{move.verb} {{}}").format(move.card)
            words += f" on {move.on}" if move.on else ""
            return f"{words} and choose {listed(move.choose)}" if move.choose else words
        case DeclareChallenge():
            words = f"initiate {_a(move.type)} challenge"
            words += f" against {move.against}" if move.against else ""
            words += f" with {listed(move.attackers)}" if move.attackers else ""
            pairs = [f"{one} bypasses {other}" for one, other in move.stealth]
            pairs += [f"{one} targets {other} by assault" for one, other in move.assault]
            return f"{words} ({listed(pairs)})" if pairs else words
        case Defend():
            return f"defend with {listed(move.cards)}" if move.cards else "declare no defender"
        case Choose():
            return f"choose {listed(move.answers)}" if move.answers and not move.role else ""
        case SetUp():
            cards = [f"{one.card} on {one.on}" if one.on else one.card for one in move.cards]
            return f"set up {listed(cards) if cards else 'no card'}"
        case _:
            return ""


def listed(names: tuple[str, ...] | list[str]) -> str:
    """Names as a list in words: ``A, B and C``."""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def done(moments: tuple[Moment, ...]) -> list[str]:
    """What the players have done, a sentence each: the first line after each answer of a player."""
    return [moment.lines[0].text for moment in moments if moment.lines and moment.decision.player >= 0]


def _a(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"
