"""Numbers of the rules that are others for a player."""

from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.text.unparse.amounts import many
from agot_judge.text.unparse.cards import bare
from agot_judge.text.unparse.changes import by, negative
from agot_judge.text.unparse.conditions import whoever
from agot_judge.text.unparse.wording import Wording, duration, every, inflected

WON = {"power for dominance": "dominance", "power for unopposed": "an unopposed challenge"}


def adjusted(wording: Wording, effect: Adjust) -> str:
    """``reduce the number of cards each player draws in the draw phase by 1``."""
    down = isinstance(effect.amount, int) and effect.amount < 0
    amount = by(wording, negative(effect.amount) if down else effect.amount)
    if effect.what == "draw phase cards" and effect.set_to is not None:
        subject = f"{_whoever(wording, effect)} {inflected('draw', effect.player)}"
        cards = f"{many(wording, effect.set_to)} card{'' if effect.set_to == 1 else 's'}"
        return f"{subject} only {cards} in the draw phase{duration(wording, effect.until)}"
    if effect.what == "draw phase cards":
        verb = "reduce" if down else "increase"
        player = f"{_whoever(wording, effect)} {inflected('draw', effect.player)}"
        lasting = duration(wording, effect.until)
        return f"{verb} the number of cards {player} in the draw phase by {amount}{lasting}"
    if effect.what == "power for unopposed" and effect.player == "any" and effect.set_to is None:
        return f"the unopposed bonus grants {amount} additional power"
    if effect.what == "power left out" and effect.cards is not None:
        cards = bare(wording, effect.cards)
        return f"power on {cards} does not count towards their controllers' power total"
    if effect.what == "unspent gold":
        return _returned(wording, effect, "reduce" if down else "increase", amount)
    if effect.what == "dominance STR":
        return f"raise your total for dominance by {amount}{duration(wording, effect.until)}"
    if effect.what == "power to win":
        subject = f"{every(effect.player)} {inflected('need', effect.player)}"
        number = f"{amount} {'fewer' if down else 'additional'}"
        if effect.set_to is not None:
            number = many(wording, effect.set_to)
        return f"{subject} {number} power to win the game"
    if effect.what in WON:
        return _worth(wording, effect, amount)
    if effect.what == "setup gold":
        return _setup(effect)
    if effect.what in ("used", "hand"):
        return _considered(wording, effect)
    if effect.what == "limited cards":
        said = f"{every(effect.player)} may marshal or play {amount} additional limited cards"
        return said + (duration(wording, effect.until) or " each round")
    if effect.set_to is not None:
        return f"{every(effect.player)}: {effect.what} is {many(wording, effect.set_to)}"
    return f"{every(effect.player)}: {effect.what} {'-' if down else '+'}{amount}"


def _whoever(wording: Wording, effect: Adjust) -> str:
    """``each player who controls a King``: each of them of whom something must be true."""
    if effect.where is None:
        return every(effect.player)
    _, _, said = whoever(wording, effect.player, effect.where, "this opponent").partition(" ")
    return f"each {said}"


def _worth(wording: Wording, effect: Adjust, amount: str) -> str:
    """``when you win dominance, gain 2 power instead of 1``, or so much more."""
    won = WON[effect.what]
    if effect.set_to is None:
        subject = f"{every(effect.player)} {inflected('gain', effect.player)}"
        return f"{subject} {amount} additional power for winning {won}"
    subject = f"{every(effect.player)} {inflected('win', effect.player)}"
    gain = "gain" if effect.player == "you" else "they gain"
    return f"when {subject} {won}, {gain} {many(wording, effect.set_to)} power instead of 1"


def _returned(wording: Wording, effect: Adjust, verb: str, amount: str) -> str:
    """``you do not return unspent gold to the treasury``, or so much less of it."""
    lasting = duration(wording, effect.until)
    if effect.set_to == 0:
        do = "do" if effect.player == "you" else "does"
        subject = f"{_whoever(wording, effect)} {do} not return unspent gold"
        return f"{subject} to the treasury{lasting}"
    player = f"{_whoever(wording, effect)} {inflected('return', effect.player)}"
    return f"{verb} the number of unspent gold {player} to the treasury by {amount}{lasting}"


def _setup(effect: Adjust) -> str:
    """``you have 2 fewer gold during setup``."""
    player = every(effect.player)
    if effect.set_to is not None:
        return f"{player} cannot spend more than {effect.set_to} gold during setup"
    many_gold = effect.amount if isinstance(effect.amount, int) else 0
    more = "fewer" if many_gold < 0 else "additional"
    return f"{player} {inflected('have', effect.player)} {abs(many_gold)} {more} gold during setup"


def _considered(wording: Wording, effect: Adjust) -> str:
    """``you are considered to have 1 fewer plot card in your used pile``."""
    amount = effect.amount
    down = amount < 0 if isinstance(amount, int) else getattr(amount, "times", 1) < 0
    number = many(wording, negative(amount) if down else amount)
    more = "fewer" if down else "additional"
    traits = f"{' or '.join(effect.cards.trait)} " if effect.cards is not None else ""
    pile = "your" if effect.player == "you" else "their"
    be = "are" if effect.player == "you" else "is"
    plural = "" if number == "1" else "s"
    cards = f"{traits}plot card{plural} in {pile} used pile"
    if effect.what == "hand":
        cards = f"card{plural} in {pile} hand"
    return f"{every(effect.player)} {be} considered to have {number} {more} {cards}"
