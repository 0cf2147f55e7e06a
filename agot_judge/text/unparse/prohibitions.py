"""What players cannot do."""

from itertools import groupby

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Forbid
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.words import Ref
from agot_judge.text.unparse.amounts import many
from agot_judge.text.unparse.cards import bare, in_play, single
from agot_judge.text.unparse.challenges import challenge, challenges, so_manyth
from agot_judge.text.unparse.conditions import condition, state, whoever
from agot_judge.text.unparse.immunities import immunity
from agot_judge.text.unparse.wording import (
    THIS_OPPONENT,
    WORDS,
    Wording,
    article,
    does,
    every,
    listed,
    plural,
    who,
    whose,
)

DECLARED = {"declare attackers": "attacker", "declare defenders": "defender"}
TOGETHER = ("ambush", "marshal", "play", "put into play", "stand", *DECLARED)
"""What one list of verbs says of the same cards."""
FROM = "discard from "


def forbidden(wording: Wording, effects: list[Forbid]) -> str:
    """The prohibition: ``players cannot ..``; several acts of the same cards together."""
    first = effects[0]
    said = _in_own_words(wording, first)
    if said:
        return said
    if first.cannot == "discard at random" or first.cannot.startswith(FROM):
        return _not_discarded(wording, effects)
    if first.cannot == "cancel":
        source = _effects_of(wording, first.cards or Cards())
        return f"{source} cannot be canceled{_during(wording, first)}"
    one = first.cards.among if first.cards is not None else None
    itself = first.cards is not None and replace(first.cards, zone="any") == Cards(among=one, zone="any")
    if itself and one is not None and first.cannot in WORDS.itself_cannot and first.more_than is None:
        return _itself(wording, effects, one)
    acts = [_acts(wording, list(group)) for _, group in groupby(effects, key=_said_with)]
    of_each = first.during is not None and THIS_OPPONENT in repr(first.during)
    subject = every(first.player)
    if of_each and first.during is not None:
        subject = whoever(wording, first.player, first.during)
    said = f"{subject} cannot {', or '.join(acts)}"
    if first.period is not None and first.cannot not in DECLARED and (first.during is None or of_each):
        said += f" each {first.period}"
    said += "" if of_each else _during(wording, first)
    if first.unless == Condition(challenge=("any",)):
        return f"{said} except during challenges"
    return said + _unless(wording, first)


def _during(wording: Wording, first: Forbid) -> str:
    return "" if first.during is None else f" {condition(wording, first.during, 'while')}"


def _unless(wording: Wording, first: Forbid) -> str:
    return "" if first.unless is None else f" unless {state(wording, first.unless)}"


def _in_own_words(wording: Wording, first: Forbid) -> str:
    """A prohibition that is no ``cannot``, or not of this form; empty for any other."""
    cards = first.cards
    if first.cannot == "declare no defenders" and isinstance(first.more_than, int):
        number = first.more_than + 1
        if first.player != "any":
            return (
                f"{every(first.player)} must declare at least {number} {plural('defender', number)}, if able"
            )
        character = plural("character", number)
        return f"at least {number} {character} must be declared as a defender, if able"
    if first.cannot == "choose plots" and first.until == "their next plot" and cards is not None:
        (chosen,) = cards.excluding
        card = wording.reference(chosen.among) if isinstance(chosen.among, str) else ""
        return f"{who(first.player)} must reveal {card} as his or her next plot card, if able"
    if first.cannot == "choose oneself as the first player":
        return "if you win initiative, you must choose an opponent to be the first player"
    if first.cannot == "lose challenges" and first.during is not None:
        which = so_manyth(first.during).replace(" this ", " each ")
        return f"you cannot lose (and your opponent cannot win) {which}"
    if first.cannot == "have in plot deck" and cards is not None:
        such = bare(wording, replace(cards, zone="play", type=()))
        return f"{such} are not considered to be in your plot deck"
    return "skip the standing phase this round" if first.cannot == "have a standing phase" else ""


def _not_discarded(wording: Wording, effects: list[Forbid]) -> str:
    """``cards cannot be discarded from your hand or deck by ..``."""
    first = effects[0]
    at_random = first.cannot == "discard at random"
    places = [WORDS.places.get(one.cannot.removeprefix(FROM), "hand") for one in effects]
    source = "" if first.by is None else f" by {immunity(first.by)}"
    done = f"discarded{' at random' if at_random else ''} from"
    return f"cards cannot be {done} {whose(first.player)} {' or '.join(places)}{source}"


def _effects_of(wording: Wording, cards: Cards) -> str:
    """The effects that cannot be canceled: ``the effects of events you play``, ``abilities on Knight characters you control``."""
    here = replace(cards, zone="play")
    if cards.type == ("event",) and cards.controller != "any":
        events = bare(wording, replace(here, controller="any"))
        return f"the effects of {events} {does(cards.controller, 'play')}"
    if here == Cards(controller=cards.controller):
        return f"{whose(cards.controller)} abilities"
    return f"abilities on {bare(wording, here)}"


def _itself(wording: Wording, effects: list[Forbid], one: Ref) -> str:
    """A prohibition of one card: ``this card cannot be marshaled unless ..``."""
    first, card = effects[0], wording.reference(one)
    uses = [WORDS.itself_cannot[one.cannot] for one in effects]
    if all(use.startswith("be ") for use in uses):
        uses = [uses[0], *(use.removeprefix("be ") for use in uses[1:])]
    said = f"{card} cannot {' or '.join(uses)}"
    if first.player != "any":
        said = f"{every(first.player)} cannot {' or '.join(one.cannot for one in effects)} {card}"
    return f"{said}{_during(wording, first)}{_unless(wording, first)}"


def _said_with(effect: Forbid) -> tuple[str, object]:
    """Acts with the same are said of the same cards; what has words of its own is said for itself."""
    with_others = effect.cards is not None and effect.cannot in TOGETHER
    return repr(effect.cards) if with_others else effect.cannot, effect.more_than


def _acts(wording: Wording, effects: list[Forbid]) -> str:
    """The acts that players cannot do with these cards."""
    first = effects[0]
    more = "" if first.more_than is None else f"more than {many(wording, first.more_than)} "
    plain = WORDS.players_cannot.get(first.cannot, first.cannot)
    if first.cannot == "initiate challenges":
        which = (
            challenge(first.challenge).partition(" ")[2]
            if first.more_than == 1
            else challenges(first.challenge)
        )
        return f"initiate {more}{which}{f' against {who(first.against)}' if first.against else ''}"
    if first.cannot == "draw" and more:
        return f"draw {more}{plural('card', first.more_than)}"
    if first.cannot in ("gain gold", "gain power") and more:
        return f"gain {more}{first.cannot.split()[-1]}"
    if first.cannot == "trigger" and first.reacts_to:
        return "trigger reactions to winning or losing challenges"
    if first.cannot == "trigger" and first.cards is not None:
        return f"trigger abilities on {bare(wording, first.cards)}"
    cards = "cards" if first.cards is None else bare(wording, in_play(first.cards))
    if first.cannot in DECLARED:
        roles = [DECLARED[effect.cannot] for effect in effects]
        if first.more_than == 0:
            return f"declare {cards} as {' or '.join(f'{role}s' for role in roles)}"
        return f"declare {more}{cards} as {' or '.join(f'{article(role)} {role}' for role in roles)}"
    if first.cannot == "take control" and first.cards is not None:
        return f"take control of {single(wording, first.cards) or bare(wording, first.cards)}"
    around = {
        "marshal into shadows": f"marshal {more}{cards} into shadows",
        "enter play": f"have {cards} enter play",
        "choose plots": f"choose {cards} to reveal",
        "bring out of shadows": f"bring {more}{cards} out of shadows",
    }
    if first.cannot in around:
        return around[first.cannot]
    if first.by is not None:
        return f"{plain} by {immunity(first.by)}"
    if first.cards is None:
        return plain
    return f"{listed([effect.cannot for effect in effects], 'or')} {more}{cards}"
