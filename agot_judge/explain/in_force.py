"""An effect in force in one line: what it will do and when, or what it changes and for how long."""

from agot_judge.engine.ability import Effect, Forbid
from agot_judge.engine.state.board import label, labels
from agot_judge.engine.state.game import Game
from agot_judge.engine.state.state import NOBODY, InForce
from agot_judge.explain.saying import VERBS, changes, said

_UNNAMED = ("a delayed effect", "a lasting effect")
_ITS_CARDS = ("target", "those", "occurrence")
"""The words in which effects speak of the cards on which they came into force."""

_AROUND = {"return to hand": "return .. to hand", "discard from play": "discard .. from play"}
"""Deeds in whose words the cards stand in the middle."""


def said_in_force(game: Game, effect: InForce) -> str:
    """``End of the phase: kill Dragon Rider (Burning Priest)``, ``Dragon Rider: -3 STR until the end of the phase``."""
    source = label(game, effect.source) if effect.source >= 0 else ""
    from_what = f" ({source})" if source and effect.cards != (effect.source,) else ""
    if effect.effects:
        what = "; ".join(_done(game, effect, one) for one in effect.effects)
        return f"{_when(effect)}: {what}{_if(effect)}{from_what}"
    return f"{_lasting(game, effect)}{_until(effect)}{from_what}"


def _when(effect: InForce) -> str:
    if effect.trigger is not None:
        return f"When it happens ({effect.trigger.event})"
    return f"End of the {f'{effect.of_phase} ' if effect.of_phase else ''}{effect.until or 'phase'}"


def _if(effect: InForce) -> str:
    if effect.if_with_token:
        return f" if it has a {effect.if_with_token} token"
    return " if it is still in play" if effect.if_in_play else ""


def _done(game: Game, effect: InForce, one: Effect) -> str:
    """The deed that is to be done, the cards by their names."""
    verb = VERBS.get(str(one.__struct_config__.tag), "")
    if not verb or getattr(one, "on", None) not in _ITS_CARDS or not effect.cards:
        return said(one)
    before, _, behind = _AROUND.get(verb, verb).partition(" .. ")
    return " ".join(part for part in (before, labels(game, effect.cards), behind) if part)


def _lasting(game: Game, effect: InForce) -> str:
    text = effect.text if effect.text not in _UNNAMED else ""
    on = labels(game, effect.cards) if effect.cards else ""
    what = ", ".join(changes(effect.modify)) if effect.modify is not None else ""
    if what:
        return f"{on}: {what}" if on else f"{text or said_of(effect)}: {what}"
    if not text and isinstance(effect.rule, Forbid):
        who = game.players[effect.that_player] if effect.that_player != NOBODY else "Players"
        return f"{who} cannot {effect.rule.cannot}"
    text = text or said_of(effect)
    return f"{on}: {text}" if on else text


def said_of(effect: InForce) -> str:
    """The kind of effect, where nothing says more."""
    return "a delayed effect" if effect.effects else "a lasting effect"


def _until(effect: InForce) -> str:
    if effect.until in ("", "game"):
        return ""
    return f" until the end of the {f'{effect.of_phase} ' if effect.of_phase else ''}{effect.until}"
