"""Rules that are others for players: what they cannot do and may do, numbers of the rules, what cards cost."""

from itertools import groupby

from msgspec.structs import replace

from agot_judge.engine.ability import Cards, Condition, Cost, Forbid, Permit
from agot_judge.engine.ability.words import Ref
from agot_judge.text.trees.substitution import scaled
from agot_judge.text.unparse.amounts import by
from agot_judge.text.unparse.cards import a, in_play, kind, noun, single
from agot_judge.text.unparse.conditions import so_long, whoever
from agot_judge.text.unparse.descriptions import immunity
from agot_judge.text.unparse.templates import filled
from agot_judge.text.unparse.wording import (
    THIS_OPPONENT,
    WORDS,
    Unworded,
    Wording,
    article,
    duration,
    every,
    inflected,
    listed,
    place,
    who,
    whose,
    words_for,
)

# -- what players cannot do --------------------------------------------------------------------------------------------

DECLARED = {"declare attackers": "attacker", "declare defenders": "defender"}
TOGETHER = ("ambush", "marshal", "play", "put into play", "stand", *DECLARED)
"""The acts that one list of verbs names for the same cards."""
FROM = "discard from "
UNLESS = "< unless {unless:state}>"


def forbidden(wording: Wording, effects: list[Forbid]) -> str:
    """The prohibition: ``players cannot ..``; several acts of the same cards together."""
    first = effects[0]
    if template := WORDS.template("otherwise_forbidden", first.cannot, first):
        return filled(template, wording, first)
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
    return said + filled(UNLESS, wording, first)


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
    return f"{said}{so_long(wording, first.during)}{filled(UNLESS, wording, first)}"


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
    cards = filled("<more than {more_than:many} >{cards:such}", wording, first)
    if first.cannot in DECLARED:
        roles = [DECLARED[effect.cannot] for effect in effects]
        return f"declare {cards} as {' or '.join(f'{article(role)} {role}' for role in roles)}"
    return f"{listed([effect.cannot for effect in effects], 'or')} {cards}"


# -- what players may do -----------------------------------------------------------------------------------------------

TIES = "decide ties for "
OF_THE_LOSER = " of the losing player"
AFTERWARDS = {
    "out of game": "remove it from the game",
    "bottom of deck": "place it on the bottom of its owner's deck",
}


def permitted(wording: Wording, effects: list[Permit]) -> str:
    """The permission: ``you may play events in your discard pile as if they were in your hand``."""
    first = effects[0]
    if first.may in WORDS.permissions:
        return filled(WORDS.permissions[first.may], wording, first)
    if first.may.startswith(TIES):
        contests = listed([one.may.removeprefix(TIES) for one in effects])
        return f"you choose which player wins ties for {contests}"
    if first.may.endswith(OF_THE_LOSER):
        keywords = [one.may.removeprefix("use ").removesuffix(OF_THE_LOSER) for one in effects]
        verb = "resolves" if len(keywords) == 1 else "resolve"
        return f"{listed(keywords)} {verb} for the losing player instead of the winning player"
    return _played(wording, effects)


def _played(wording: Wording, effects: list[Permit]) -> str:
    """Cards that are played or marshaled from elsewhere."""
    first = effects[0]
    player, lasting = every(first.player), duration(wording, first.until)
    cards, start = _elsewhere(wording, first.cards or Cards())
    if first.until is not None:  # for a time "an opponent's" is that of the one who is singled out
        cards, start = (said.replace("an opponent's", "each opponent's") for said in (cards, start))
    as_if = "as if it were in your hand"
    if first.may == "marshal into shadows":
        return f"{player} may marshal {cards} into shadows{start} {as_if}{lasting}"
    if first.limit is not None and first.until is not None:
        player, lasting = f"once this {first.until}, {player}", ""
    said = f"{player} may {' or '.join(one.may for one in effects)} {cards}{start} {as_if}{lasting}"
    afterwards = AFTERWARDS.get(first.afterwards or "")
    if afterwards is None:
        return said
    return f"{said}. If you do, {afterwards} instead of placing it in its owner's discard pile"


def _elsewhere(wording: Wording, cards: Cards) -> tuple[str, str]:
    """The cards, and from where for one that is named."""
    if cards.among is not None and replace(cards, among=None, zone="play") == Cards():
        return wording.reference(cards.among), ""
    named = single(wording, replace(cards, zone="play", controller="any"))
    if named and cards.top is None:
        return named, f" from {place(cards.zone, cards.controller)}"
    return single(wording, cards) or noun(wording, cards, "each"), ""


# -- costs -------------------------------------------------------------------------------------------------

PERIODS = ("challenge", "phase", "round")


def cost_change(wording: Wording, effect: Cost) -> str:
    """The change: ``reduce the cost of the next character you marshal this phase by 1``, ``the gold penalty to marshal it``."""
    one = single(wording, effect.cards)
    down = effect.reduce > 0 if isinstance(effect.reduce, int) else getattr(effect.reduce, "times", 1) > 0
    amount = by(wording, effect.reduce if down else scaled(effect.reduce, -1), effect.to_a_minimum_of)
    lasting, which, of, into = duration(wording, effect.until), _which(wording, effect), "of", ""
    mine = effect.first_each or effect.cards.this or effect.cards.controller == "you"
    if (
        effect.ways == ("marshal into shadows",)
        and effect.player == ("you" if mine else "any")
        and effect.where is None
    ):
        of, into = "to marshal", " into shadows"
    elif one and effect.ways in (("marshal",), ("play",), ("ambush",)):
        of = f"to {effect.ways[0]}"
    period = f" this {effect.until}" if effect.until in PERIODS and not into else ""
    start = ""
    if effect.first_each:
        start, period, lasting = f"{lasting.strip()}, " if lasting else "", f" each {effect.first_each}", ""
    price = "cost"
    if effect.of_penalty:
        price, of = "gold penalty", of.replace("of", "on")
    payer = "" if of.startswith("to") else f" {_payer(wording, effect)}"
    verb = "reduce" if down else "increase"
    return (
        f"{start}{verb} the {price} {of} {which}{payer}{into}{period} by {amount}{'' if period else lasting}"
    )


def _which(wording: Wording, effect: Cost) -> str:
    """The cards of which the cost is another: ``the first Knight character``."""
    cards = in_play(effect.cards)
    if effect.next not in (None, 1):
        raise Unworded
    if effect.next or effect.first_each:
        return f"the {'next' if effect.next else 'first'} {kind(wording, cards)}"
    return single(wording, cards) or f"each {kind(wording, cards)}"


def _payer(wording: Wording, effect: Cost) -> str:
    """The player who marshals or plays it: ``you marshal or play``."""
    payer = every(effect.player)
    if effect.where is not None:
        payer = whoever(wording, effect.player, effect.where).replace(who(effect.player), payer, 1)
    ways = [way.partition(" ") for way in effect.ways]
    return f"{payer} {listed([f'{inflected(verb, effect.player)}{space}{rest}' for verb, space, rest in ways], 'or')}"


def other_amount(wording: Wording, effect: Cost) -> str:
    """The other amount: ``(By 2 instead if ..)``; empty where the amount is always the same."""
    if effect.instead is None:
        return ""
    cards, many = effect.instead
    return f"(By {many} instead if {wording.reference('those')} is {a(wording, cards)}.)"
