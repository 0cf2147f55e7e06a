"""Words for the prohibitions of players."""

from itertools import groupby

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.words import Ref
from agot_judge.text.unparse.cards import bare
from agot_judge.text.unparse.challenges import so_manyth
from agot_judge.text.unparse.conditions import so_long, state, whoever
from agot_judge.text.unparse.immunities import immunity
from agot_judge.text.unparse.parts import PARTS, filled
from agot_judge.text.unparse.wording import (
    THIS_OPPONENT,
    WORDS,
    Unworded,
    Wording,
    article,
    does,
    every,
    listed,
    plural,
    who,
    whose,
    words_for,
)

DECLARED = {"declare attackers": "attacker", "declare defenders": "defender"}
TOGETHER = ("ambush", "marshal", "play", "put into play", "stand", *DECLARED)
"""The acts that one list of verbs names for the same cards."""
FROM = "discard from "


def forbidden(wording: Wording, effects: list[Forbid]) -> str:
    """The prohibition: ``players cannot ..``; several acts of the same cards together."""
    first = effects[0]
    if said := _in_own_words(wording, first):
        return said
    if first.cannot == "discard at random" or first.cannot.startswith(FROM):
        return _not_discarded(effects)
    if first.by is not None:
        raise Unworded
    one = first.cards.among if first.cards is not None else None
    itself = first.cards is not None and replace(first.cards, zone="any") == Cards(among=one, zone="any")
    if itself and one is not None and first.cannot in WORDS.itself_cannot and first.more_than is None:
        return _itself(wording, effects, one)
    acts = [_acts(wording, list(group)) for _, group in groupby(effects, key=_said_with)]
    subject, of_each = every(first.player), False
    if first.during is not None and THIS_OPPONENT in repr(first.during):
        subject, of_each = whoever(wording, first.player, first.during), True
    said = f"{subject} cannot {', or '.join(acts)}"
    if first.period is not None and first.cannot not in DECLARED and (first.during is None or of_each):
        said += f" each {first.period}"
    said += "" if of_each else so_long(wording, first.during)
    if first.unless == Condition(challenge=("any",)):
        return f"{said} except during challenges"
    return said + _unless(wording, first)


def _unless(wording: Wording, first: Forbid) -> str:
    return "" if first.unless is None else f" unless {state(wording, first.unless)}"


def _in_own_words(wording: Wording, first: Forbid) -> str:
    """A prohibition that is no ``cannot``, or not of this form; empty for any other."""
    cards = first.cards
    if first.cannot == "declare no defenders" and isinstance(first.more_than, int) and first.player == "any":
        number = first.more_than + 1
        character = plural("character", number)
        return f"at least {number} {character} must be declared as a defender, if able"
    if first.cannot == "choose plots" and first.until == "their next plot" and cards is not None:
        (chosen,) = cards.excluding
        card = wording.reference(chosen.among) if isinstance(chosen.among, str) else ""
        return f"{who(first.player)} must reveal {card} as his or her next plot card, if able"
    if first.cannot == "lose challenges" and first.during is not None:
        which = so_manyth(first.during).replace(" this ", " each ")
        return f"you cannot lose (and your opponent cannot win) {which}"
    if first.cannot == "have in plot deck" and cards is not None:
        such = bare(wording, replace(cards, zone="play", type=()))
        return f"{such} are not considered to be in your plot deck"
    if first.cannot == "cancel":
        if cards is None or cards.type != ("event",) or cards.controller == "any":
            raise Unworded
        events = bare(wording, replace(cards, zone="play", controller="any"))
        effects = f"the effects of {events} {does(cards.controller, 'play')}"
        return f"{effects} cannot be canceled{so_long(wording, first.during)}"
    return WORDS.otherwise_forbidden.get(first.cannot, "")


def _not_discarded(effects: list[Forbid]) -> str:
    """``cards cannot be discarded from your hand or deck by ..``."""
    first = effects[0]
    places = [WORDS.places.get(one.cannot.removeprefix(FROM), "hand") for one in effects]
    source = "" if first.by is None else f" by {immunity(first.by)}"
    at_random = " at random" if first.cannot == "discard at random" else ""
    return f"cards cannot be discarded{at_random} from {whose(first.player)} {' or '.join(places)}{source}"


def _itself(wording: Wording, effects: list[Forbid], one: Ref) -> str:
    """A prohibition of one card: ``this card cannot be marshaled unless ..``."""
    first, uses = effects[0], [words_for(WORDS.itself_cannot, one.cannot) for one in effects]
    if first.player != "any":
        raise Unworded
    if all(use.startswith("be ") for use in uses):
        uses = [uses[0], *(use.removeprefix("be ") for use in uses[1:])]
    said = f"{wording.reference(one)} cannot {' or '.join(uses)}"
    return f"{said}{so_long(wording, first.during)}{_unless(wording, first)}"


def _said_with(effect: Forbid) -> tuple[str, object]:
    """Acts with the same are said of the same cards; what has words of its own is said for itself."""
    with_others = effect.cards is not None and effect.cannot in TOGETHER
    return repr(effect.cards) if with_others else effect.cannot, effect.more_than


def _acts(wording: Wording, effects: list[Forbid]) -> str:
    """The acts that players cannot do with these cards."""
    first = effects[0]
    if template := WORDS.template("players_cannot", first.cannot, first):
        return filled(template, wording, first)
    if first.cards is None and first.cannot not in DECLARED:
        if first.more_than is not None:
            raise Unworded
        return first.cannot
    cards = f"{PARTS['more_than'](wording, first)}{PARTS['such_cards'](wording, first)}"
    if first.cannot in DECLARED:
        roles = [DECLARED[effect.cannot] for effect in effects]
        return f"declare {cards} as {' or '.join(f'{article(role)} {role}' for role in roles)}"
    return f"{listed([effect.cannot for effect in effects], 'or')} {cards}"
