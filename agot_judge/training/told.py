"""Moves in a player's words: what somebody would do, and what has been done."""

from agot_judge.scenario.entries import Choose, DeclareChallenge, Defend, Move, SetUp, Use
from agot_judge.training.played import Moment, Played

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


def done(played: Played, moments: tuple[Moment, ...]) -> list[str]:
    """The deeds of the players, a sentence each."""
    return [made(played, moment) for moment in moments if moment.lines and moment.decision.player >= 0]


def made(played: Played, moment: Moment) -> str:
    """The move that answers a decision: the first line after it; of a challenge also with whom, and what they target."""
    text = moment.lines[0].text
    declared = moment.answer.declaration
    if declared is None or not declared.attackers:
        return text
    labels = [card.label for card in played.machine.game.cards]
    attackers = [labels[card] for card in declared.attackers]
    pairs = [f"{{}} bypasses {labels[other]} by stealth" for _, other in declared.stealth]
    pairs += [f"{{}} targets {labels[other]} by assault" for _, other in declared.assault]
    who = [card for card, _ in (*declared.stealth, *declared.assault)]
    is_one = len(attackers) == 1
    said = [pair.format("who" if is_one else labels[card]) for card, pair in zip(who, pairs, strict=True)]
    told = f"{text.rstrip('.')} with {listed(attackers)}"
    if is_one and said:
        return f"{told}, {' and '.join(said)}."
    return f"{told}; {listed(said)}." if said else f"{told}."


def _a(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"
