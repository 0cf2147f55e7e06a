"""Numbers of the rules that are others for a player."""

from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.text.trees.substitution import scaled
from agot_judge.text.unparse.amounts import by, many
from agot_judge.text.unparse.cards import bare
from agot_judge.text.unparse.conditions import whoever
from agot_judge.text.unparse.wording import Wording, duration, each_does, every, inflected, plural

WON = {"power for dominance": "dominance", "power for unopposed": "an unopposed challenge"}


def adjusted(wording: Wording, effect: Adjust) -> str:
    """The number that is another: ``reduce the number of cards each player draws in the draw phase by 1``."""
    value, set_to = effect.amount, effect.set_to
    if effect.what in ("used", "hand"):
        return _considered(wording, effect)
    down = isinstance(value, int) and value < 0
    amount = by(wording, scaled(value, -1) if down else value)
    lasting, verb = duration(wording, effect.until), "reduce" if down else "increase"
    player, you = every(effect.player), effect.player == "you"
    if effect.what == "draw phase cards" and set_to is not None:
        cards = f"{many(wording, set_to)} {plural('card', set_to)}"
        return f"{_whoever(wording, effect, 'draw')} only {cards} in the draw phase{lasting}"
    if effect.what == "draw phase cards":
        draws = _whoever(wording, effect, "draw")
        return f"{verb} the number of cards {draws} in the draw phase by {amount}{lasting}"
    if effect.what == "unspent gold" and set_to == 0:
        return f"{_whoever(wording, effect, 'do')} not return unspent gold to the treasury{lasting}"
    if effect.what == "unspent gold":
        returns = _whoever(wording, effect, "return")
        return f"{verb} the number of unspent gold {returns} to the treasury by {amount}{lasting}"
    if effect.what == "power for unopposed" and effect.player == "any" and set_to is None:
        return f"the unopposed bonus grants {amount} additional power"
    if effect.what == "power left out" and effect.cards is not None:
        return f"power on {bare(wording, effect.cards)} does not count towards their controllers' power total"
    if effect.what == "dominance STR":
        return f"raise your total for dominance by {amount}{lasting}"
    if effect.what == "power to win":
        more = f"{amount} {'fewer' if down else 'additional'}"
        needs = each_does(effect.player, "need")
        return f"{needs} {more if set_to is None else many(wording, set_to)} power to win the game"
    if effect.what in WON and set_to is None:
        gains = each_does(effect.player, "gain")
        return f"{gains} {amount} additional power for winning {WON[effect.what]}"
    if effect.what in WON and set_to is not None:
        wins, gain = each_does(effect.player, "win"), "gain" if you else "they gain"
        return f"when {wins} {WON[effect.what]}, {gain} {many(wording, set_to)} power instead of 1"
    if effect.what == "setup gold" and set_to is not None:
        return f"{player} cannot spend more than {set_to} gold during setup"
    if effect.what == "setup gold":
        gold = f"{amount} {'fewer' if down else 'additional'} gold"
        return f"{each_does(effect.player, 'have')} {gold} during setup"
    if effect.what == "limited cards":
        said = f"{player} may marshal or play {amount} additional limited cards"
        return f"{said}{lasting or ' each round'}"
    to = f"is {many(wording, set_to)}" if set_to is not None else f"{'-' if down else '+'}{amount}"
    return f"{player}: {effect.what} {to}"


def _whoever(wording: Wording, effect: Adjust, verb: str) -> str:
    """The players with their condition and their verb: ``each player who controls a King draws``."""
    player = every(effect.player)
    if effect.where is not None:
        player = f"each {whoever(wording, effect.player, effect.where).partition(' ')[2]}"
    return f"{player} {inflected(verb, effect.player)}"


def _considered(wording: Wording, effect: Adjust) -> str:
    """The cards that are taken to be in a pile: ``you are considered to have 1 fewer plot card in your used pile``."""
    value = effect.amount
    down = value < 0 if isinstance(value, int) else getattr(value, "times", 1) < 0
    amount, more = many(wording, scaled(value, -1) if down else value), "fewer" if down else "additional"
    traits = f"{' or '.join(effect.cards.trait)} " if effect.cards is not None else ""
    card, pile = plural("card", amount), "your" if effect.player == "you" else "their"
    cards = f"{card} in {pile} hand" if effect.what == "hand" else f"{traits}plot {card} in {pile} used pile"
    be = "are" if effect.player == "you" else "is"
    return f"{every(effect.player)} {be} considered to have {amount} {more} {cards}"
