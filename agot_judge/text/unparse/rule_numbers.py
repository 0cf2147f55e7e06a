"""Numbers of the rules that are others for a player."""

from agot_judge.engine.ability.cards import Amount, Cards
from agot_judge.engine.ability.changed_numbers import Adjust
from agot_judge.text.trees.substitution import scaled
from agot_judge.text.unparse.amounts import by, many
from agot_judge.text.unparse.cards import bare
from agot_judge.text.unparse.conditions import whoever
from agot_judge.text.unparse.parts import Parts, Said
from agot_judge.text.unparse.wording import WORDS, Wording, duration, every, inflected, plural


def adjusted(wording: Wording, effect: Adjust) -> str:
    """The number that is another: ``reduce the number of cards each player draws in the draw phase by 1``."""
    if effect.what == "power for unopposed" and effect.player == "any" and effect.set_to is None:
        return f"the unopposed bonus grants {by(wording, effect.amount)} additional power"
    to = "" if effect.set_to is None else " to"
    template = WORDS.numbers.get(f"{effect.what}{to}") or WORDS.numbers[f"any other{to}"]
    return template.format_map(Parts(PARTS, wording, effect))


def _is_down(effect: Adjust) -> bool:
    value = effect.amount
    return value < 0 if isinstance(value, int) else getattr(value, "times", 1) < 0


def _less(effect: Adjust) -> Amount:
    """The amount as it is said after ``reduce`` or ``fewer``."""
    less: Amount = scaled(effect.amount, -1) if _is_down(effect) else effect.amount
    return less


def _players(wording: Wording, effect: Adjust) -> str:
    """The players with their condition: ``each player who controls a King``."""
    if effect.where is None:
        return every(effect.player)
    return f"each {whoever(wording, effect.player, effect.where).partition(' ')[2]}"


PARTS: Said = {
    "what": lambda wording, effect: str(effect.what),
    "sign": lambda wording, effect: "-" if _is_down(effect) else "+",
    "players": _players,
    "reduce": lambda wording, effect: "reduce" if _is_down(effect) else "increase",
    "more": lambda wording, effect: "fewer" if _is_down(effect) else "additional",
    "amount": lambda wording, effect: by(wording, _less(effect)),
    "number": lambda wording, effect: many(wording, _less(effect)),
    "set": lambda wording, effect: many(wording, effect.set_to),
    "cards": lambda wording, effect: f"{many(wording, effect.set_to)} {plural('card', effect.set_to)}",
    "card": lambda wording, effect: plural("card", many(wording, _less(effect))),
    "bare": lambda wording, effect: bare(wording, effect.cards or Cards()),
    "traits": lambda wording, effect: f"{' or '.join(effect.cards.trait)} " if effect.cards else "",
    "their": lambda wording, effect: "your" if effect.player == "you" else "their",
    "they_gain": lambda wording, effect: "gain" if effect.player == "you" else "they gain",
    "are": lambda wording, effect: "are" if effect.player == "you" else "is",
    "until": lambda wording, effect: duration(wording, effect.until),
    "each_round": lambda wording, effect: duration(wording, effect.until) or " each round",
    "draw": lambda wording, effect: inflected("draw", effect.player),
    "return": lambda wording, effect: inflected("return", effect.player),
    "do": lambda wording, effect: inflected("do", effect.player),
    "gain": lambda wording, effect: inflected("gain", effect.player),
    "win": lambda wording, effect: inflected("win", effect.player),
    "need": lambda wording, effect: inflected("need", effect.player),
    "have": lambda wording, effect: inflected("have", effect.player),
}
