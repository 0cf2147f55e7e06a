"""Effects in words, for the decisions in which a player chooses among them."""

from typing import Any, get_args

from agot_judge.engine import ability as tree
from agot_judge.engine.ability.words import Deed

VERBS = {
    "kill": "kill",
    "sacrifice": "sacrifice",
    "discard from play": "discard from play",
    "return to hand": "return to hand",
    "put into play": "put into play",
    "attach": "attach",
    "take control": "take control of",
    "kneel": "kneel",
    "stand": "stand",
    "remove from challenge": "remove from the challenge",
    "participate": "have participate",
    "reveal": "reveal",
    "look at": "look at",
}
"""By the name of an effect: what is done to the cards on which it works."""


def said(effect: tree.Effect) -> str:
    """The effect in a few words, as a card would say it: ``draw 2 cards``, ``kneel a character``."""
    special = _special(effect)
    if special:
        return special
    tag = str(effect.__struct_config__.tag)
    amount = getattr(effect, "amount", None)
    words = [VERBS.get(tag, tag)]
    if isinstance(amount, int):
        words.append(str(amount))
    token = getattr(effect, "token", None)
    if token:
        words.append(f"{token} {'token' if amount == 1 else 'tokens'}")
    on = getattr(effect, "on", None)
    if on is not None:
        words.append(_on(on))
    return " ".join(words)


def _special(effect: tree.Effect) -> str:
    if isinstance(effect, tree.Draw):
        return f"draw {_number(effect.amount)} card{'s' if effect.amount != 1 else ''}"
    if isinstance(effect, tree.KneelInfluence):
        return f"kneel {_number(effect.amount)} influence"
    if isinstance(effect, tree.GainGold):
        return f"gain {_number(effect.amount)} gold"
    if isinstance(effect, tree.GainPower) and effect.on is None:
        return f"gain {_number(effect.amount)} power for your faction"
    if isinstance(effect, tree.Modify):
        return _modify(effect)
    if isinstance(effect, tree.ByHand):
        return effect.text
    if isinstance(effect, tree.RevealPlot):
        return "reveal a new plot card"
    if isinstance(effect, tree.InitiateChallenge):
        return f"initiate an additional {effect.type} challenge"
    if isinstance(effect, tree.AtOnce):
        return "; ".join(said(one) for each in effect.each for one in each)
    inner = getattr(effect, "effects", None)
    if inner:
        return "; ".join(said(one) for one in inner)
    return ""


def changes(effect: tree.Modify) -> tuple[str, ...]:
    """Each change in a few words: ``-3 STR``, ``gains renown``, ``cannot be killed``; empty where none can be said so."""
    what: list[str] = []
    if isinstance(effect.strength, int) and effect.strength:
        what.append(f"{effect.strength:+} STR")
    if isinstance(effect.lower_strength, int) and effect.lower_strength:
        what.append(f"-{effect.lower_strength} STR")
    what += [f"gains {word}" for word in (*effect.gains_icons, *effect.gains_keywords, *effect.gains_traits)]
    what += [f"gains a {word} crest" for word in effect.gains_crests]
    what += [f"loses a {word} crest" for word in effect.loses_crests]
    what += [f"loses {word}" for word in (*effect.loses_icons, *effect.loses_keywords, *effect.loses_traits)]
    what += [f"cannot {word}" for word in effect.cannot]
    what += ["blank"] if effect.blank else []
    return tuple(what)


def _modify(effect: tree.Modify) -> str:
    what = changes(effect)
    until = f" until the end of the {effect.until}" if effect.until else ""
    return f"{_on(effect.on)}: {', '.join(what) or 'is modified'}{until}"


def _number(amount: Any) -> str:
    return str(amount) if isinstance(amount, int) else "X"


_REFS = {
    "self": "this card",
    "host": "the card it is attached to",
    "occurrence": "that card",
    "doer": "the card that brought it about",
    "cost": "what paid the cost",
    "those": "those cards",
    **{deed: f"those {deed}" for deed in get_args(Deed)},
}


def _on(on: Any) -> str:
    if not isinstance(on, tree.Cards):
        return _REFS.get(on, "the target")
    types = " or ".join(on.type) or "card"
    traits = " or ".join(on.trait)
    factions = " or ".join(on.faction)
    words = " ".join(word for word in (factions, traits, types) if word)
    where = (
        "" if on.zone == "play" else f" from {on.zone if isinstance(on.zone, str) else ' or '.join(on.zone)}"
    )
    return f"{on.name or words}{where}"
