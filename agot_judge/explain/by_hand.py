"""A change that the judge makes by hand, in the words of the rules."""

from agot_judge.counted import counted
from agot_judge.engine.ability import Change, Modify
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.game import Game

_ON_CARDS = {
    "kill": "{cards} {are} killed",
    "sacrifice": "{cards} {are} sacrificed",
    "discard": "{cards} {are} discarded",
    "kneel": "{cards} {kneel}",
    "stand": "{cards} {stand}",
    "move": "{cards} {move} to: {to}",
    "put into play": "{cards} {are} put into play under {player}'s control",
    "take control": "{player} takes control of {cards}{until}",
    "attach": "{cards} {are} attached to {on}",
    "duplicate": "{cards} {become} a duplicate of {on}",
    "remove from challenge": "{cards} {are} removed from the challenge",
    "participate": "{cards} {participate} in the challenge, {word}",
    "bypass": "{cards} {are} bypassed by stealth",
    "reveal plot": "{player} reveals {cards}",
}
_VERBS = {
    "are": ("is", "are"),
    "kneel": ("kneels", "kneel"),
    "stand": ("stands", "stand"),
    "move": ("moves", "move"),
    "become": ("becomes", "become"),
    "participate": ("participates", "participate"),
}
DONE = {
    "kill": "be killed",
    "sacrifice": "be sacrificed",
    "discard": "be discarded",
    "kneel": "be knelt",
    "stand": "be stood",
    "move": "be moved there",
    "put into play": "be put into play",
    "take control": "come under that player's control",
    "attach": "be attached to it",
    "duplicate": "become a duplicate of it",
    "token": "have that done to its tokens",
    "gain power": "gain power",
    "remove from challenge": "be removed from the challenge",
    "participate": "participate in the challenge",
    "bypass": "be bypassed",
    "modify": "be changed",
    "cannot": "be changed",
}
"""By change: what a card must be able to."""


def said_by_hand(game: Game, change: Change) -> str:
    """One sentence without its full stop."""
    player = game.players[change.player] if change.player >= 0 else "its owner"
    until = _until(change)
    if change.do in _ON_CARDS:
        verbs = {word: forms[len(change.cards) != 1] for word, forms in _VERBS.items()}
        return _ON_CARDS[change.do].format(
            cards=labels(game, change.cards), player=player, on=label(game, change.on), to=change.to,
            word=change.word, until=until, **verbs,
        )  # fmt: skip
    if change.do == "draw":
        return f"{player} draws {counted(change.amount, 'card')}"
    if change.do in ("gain power", "gain gold"):
        who = labels(game, change.cards) if change.cards else player
        return f"{who} gains {change.amount} {change.do.removeprefix('gain ')}"
    if change.do == "token":
        done, place = ("placed", "on") if change.amount >= 0 else ("removed", "from")
        many = counted(abs(change.amount), f"{change.word} token")
        return (
            f"{many} {'is' if abs(change.amount) == 1 else 'are'} {done} {place} {labels(game, change.cards)}"
        )
    if change.do == "first player":
        return f"{player} is the first player"
    if change.do == "challenge type":
        return f"the challenge is {'an' if change.word[:1] in 'aeiou' else 'a'} {change.word} challenge"
    if change.do == "claim":
        return f"{player}'s claim value is {change.amount}{until}"
    if change.do == "modify":
        return f"{labels(game, change.cards)} {_modified(change)}{until}"
    if change.do == "cannot":
        who = labels(game, change.cards) if change.cards else player
        return f"{who} cannot {change.word}{until}"
    if change.do == "at":
        later = "; ".join(said_by_hand(game, one) for one in change.changes)
        return f"at the end of the {_period(change.until)}: {later}"
    return f"“{change.word}”"


def sentence_by_hand(game: Game, changes: tuple[Change, ...]) -> str:
    """Several changes as, one sentence."""
    said = "; ".join(said_by_hand(game, change) for change in changes)
    return said if said.rstrip('”"').endswith(".") else f"{said}."


def _period(until: str) -> str:
    return f"{until.removeprefix('end of ')} phase" if until.startswith("end of ") else until


def _until(change: Change) -> str:
    """The time for which it lasts, of what lasts."""
    if change.until:
        return f" until the end of the {_period(change.until)}"
    if change.do in ("modify", "take control") or (change.do == "cannot" and change.cards):
        return (
            " for as long as it is in play" if len(change.cards) == 1 else " for as long as they are in play"
        )
    return " for the rest of the game" if change.do == "cannot" else ""


def _modified(change: Change) -> str:
    said: list[str] = []
    for effect in change.effects:
        assert isinstance(effect, Modify)
        if isinstance(effect.strength, int) and effect.strength:
            said.append(f"gets {effect.strength:+} STR")
        gained = (*effect.gains_icons, *effect.gains_keywords, *effect.gains_traits)
        lost = (*effect.loses_icons, *effect.loses_keywords, *effect.loses_traits)
        said += [f"gains {', '.join(gained)}"] if gained else []
        said += [f"loses {', '.join(lost)}"] if lost else []
        said += ["is blank"] if effect.blank else []
    return " and ".join(said)
