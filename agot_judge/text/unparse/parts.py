"""Forms in which templates of the lexicon say a field, and parts of a node that are not said of one of its fields alone."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability import Adjust, Amount, Cards, Move, On
from agot_judge.text.trees.substitution import scaled
from agot_judge.text.unparse.amounts import by, many, so_many
from agot_judge.text.unparse.cards import bare, each, in_play, kind, on, single
from agot_judge.text.unparse.conditions import challenge, challenges, condition, so_long, so_manyth, whoever
from agot_judge.text.unparse.templates import FORMS, PARTS
from agot_judge.text.unparse.wording import (
    WORDS,
    Unworded,
    Wording,
    does,
    duration,
    every,
    place,
    place_of_each,
    plural,
    who,
    whose,
)

# -- cards and places --------------------------------------------------------------------------------------------------


def seen(wording: Wording, cards: On) -> str:
    """Cards that are seen, or all that is in a place."""
    if isinstance(cards, str) or cards.zone == "play":
        return on(wording, cards)
    of_each = cards.controller in ("any", "opponent")
    if cards == Cards(zone=cards.zone, controller=cards.controller):
        return (place_of_each if of_each else place)(cards.zone, cards.controller)
    said = on(wording, cards)
    if (cards.top is None and cards.bottom is None) or cards.pick is not None or not of_each:
        return said
    # An opponent's one card would be that of one opponent, who is chosen.
    there = place(cards.zone, cards.controller)
    return said.replace(there, place_of_each(cards.zone, cards.controller))


def start(wording: Wording, cards: On) -> str:
    """The place from which this card comes, if a card of its type is not there anyway."""
    if cards != "self" or wording.zone in ("play", "agenda"):
        return ""
    return f" from {'shadows' if wording.zone == 'shadows' else place(wording.zone, 'you')}"


def _not_from_hand(wording: Wording, effect: Any) -> str:
    # A card that returns itself "from your hand" is an event that is being played.
    return "" if wording.zone == "hand" else start(wording, effect.on)


def _placed(wording: Wording, effect: Move) -> str:
    where = f"{WORDS.placed[effect.to]} {effect.order}".rstrip()
    if not isinstance(effect.on, str) and where.startswith("in "):
        return f"to {where.removeprefix('in ')}"  # "a card in a pile" would say where it is
    # A title may be a trait: "a Windblown in shadows".
    return "into shadows" if effect.on == "self" and where == "in shadows" else where


def _discarded(wording: Wording, effect: Any) -> str:
    cards: On = effect.on
    if isinstance(cards, Cards) and cards == Cards(zone="shadows", controller=cards.controller):
        return f"each card in {place('shadows', cards.controller)}"
    return f"{seen(wording, cards)}{start(wording, cards)}"


# -- amounts -----------------------------------------------------------------------------------------------------------


def part_of(wording: Wording, effect: Any) -> str:
    """The part of the power or gold that is there: ``2``, ``up to 2``, ``all``, ``any number of``."""
    if effect.all_of_it:
        return "any number of" if effect.up_to else "all"
    return f"{'up to ' if effect.up_to else ''}{many(wording, effect.amount)}"


def cards_of(number: str) -> str:
    """The words for so many cards: ``1 card``, ``X cards``."""
    return f"{number} {plural('card', number)}"


def _is_down(effect: Adjust) -> bool:
    value = effect.amount
    return value < 0 if isinstance(value, int) else getattr(value, "times", 1) < 0


def _less(effect: Adjust) -> Amount:
    """The amount as it is said after ``reduce`` or ``fewer``."""
    less: Amount = scaled(effect.amount, -1) if _is_down(effect) else effect.amount
    return less


# -- prohibitions ------------------------------------------------------------------------------------------------------


def _defenders(wording: Wording, more_than: Amount) -> str:
    """The least number of defenders: one more than is forbidden to be all."""
    if not isinstance(more_than, int):
        raise Unworded
    return f"{more_than + 1} {plural('character', more_than + 1)}"


def _chosen_plot(wording: Wording, cards: Cards) -> str:
    """The only plot card that is not forbidden."""
    if len(cards.excluding) != 1 or cards.excluding[0].among is None:
        raise Unworded
    return wording.reference(cards.excluding[0].among)


def _events_played(wording: Wording, cards: Cards) -> str:
    """Events with who plays them: ``events you play``."""
    if cards.type != ("event",) or cards.controller == "any":
        raise Unworded
    return f"{bare(wording, replace(cards, zone='play', controller='any'))} {does(cards.controller, 'play')}"


# -- players -----------------------------------------------------------------------------------------------------------


def _players(wording: Wording, effect: Any) -> str:
    """The players with their condition: ``each player who controls a King``."""
    where = getattr(effect, "where", None)
    if where is None:
        return every(effect.player)
    return f"each {whoever(wording, effect.player, where).partition(' ')[2]}"


def _challenges(wording: Wording, effect: Any) -> str:
    if effect.more_than == 1:
        return challenge(effect.challenge).partition(" ")[2]
    return challenges(effect.challenge)


FORMS |= {
    "chosen_plot": _chosen_plot,
    "defenders": _defenders,
    "events_played": _events_played,
    "of_any_type": lambda wording, cards: bare(wording, replace(cards, zone="play", type=())),
    "plot": lambda wording, cards: kind(wording, replace(cards, zone="play")),
    "such": lambda wording, cards: single(wording, cards) or bare(wording, in_play(cards)),
    "wherever": lambda wording, cards: each(wording, replace(cards, zone="play", controller="any")),
    "seen": lambda wording, cards: seen(wording, cards or Cards()),
    "who": lambda wording, player: who(player),
    "if": condition,
    "listed": lambda wording, words: ", ".join(words),
    "times": lambda wording, times: {1: "once", 2: "twice"}.get(times, f"{times} times"),
    "whose": lambda wording, player: whose(player or "any"),
    "so_many_cards": lambda wording, number: cards_of(many(wording, number)),
    "pool": lambda wording, player: "your own" if player == "you" else f"{whose(player)} gold pool",
    "while": so_long,
    "every_such": lambda wording, during: so_manyth(during).replace(" this ", " each "),
}

PARTS |= {
    # cards and places
    "on": lambda wording, effect: on(wording, effect.on),
    "not_from_hand": _not_from_hand,
    "placed": _placed,
    "discarded": _discarded,
    "happening": lambda wording, effect: wording.happening,
    "title": lambda wording, effect: wording.title,
    # amounts
    "number": lambda wording, effect: so_many(wording, effect.amount)[0],
    "each": lambda wording, effect: so_many(wording, effect.amount)[1],
    "cards": lambda wording, effect: cards_of(so_many(wording, effect.amount)[0]),
    "part": part_of,
    "tokens": lambda wording, effect: f"{effect.token} {plural('token', effect.amount)}",
    "by_hand": lambda wording, effect: str(len(effect.changes)),
    "challenges_at_most": lambda wording, right: f"{right.times} {plural('challenge', right.times)}",
    "sign": lambda wording, effect: "-" if _is_down(effect) else "+",
    "reduce": lambda wording, effect: "reduce" if _is_down(effect) else "increase",
    "more": lambda wording, effect: "fewer" if _is_down(effect) else "additional",
    "by": lambda wording, effect: by(wording, _less(effect)),
    "more_cards": lambda wording, effect: plural("card", many(wording, _less(effect))),
    "so_many": lambda wording, effect: many(wording, _less(effect)),
    "so_many_cards": lambda wording, effect: plural("card", effect.more_than),
    # players
    "players": _players,
    "standing": lambda wording, effect: (
        "you" if effect.player == "you" else f"{each(wording, effect.cards or Cards())}'s controller"
    ),
    "their": lambda wording, effect: "your" if effect.player == "you" else "their",
    "they_gain": lambda wording, effect: "gain" if effect.player == "you" else "they gain",
    "are": lambda wording, effect: "are" if effect.player == "you" else "is",
    # challenges, times, words
    "challenges": _challenges,
    "until": lambda wording, effect: duration(wording, effect.until),
    "text": lambda wording, effect: effect.text.strip().rstrip("."),
}
