"""The cards that a description fits, seen from an ability."""

from collections.abc import Iterator

from msgspec.structs import replace

from agot_judge.budget import spend
from agot_judge.engine.ability.cards import CardNumber, Cards, Comparison, On, PlayerNumber
from agot_judge.engine.ability.walk import fields_of
from agot_judge.engine.ability.words import Relation
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.state.board import (
    is_attacking,
    is_defending,
    is_duplicate,
    is_participating,
    known_cards,
    played_out_of,
)
from agot_judge.engine.state.state import CardState, State
from agot_judge.engine.values.as_it_was import as_it_left
from agot_judge.engine.values.candidates import candidates, cards_in_play
from agot_judge.engine.values.described import (
    faction_fits,
    icon_fits,
    is_alone,
    is_named,
    is_unique,
    modifies_plots,
    of_the_challenge,
    printed_fits,
    type_fits,
    with_named,
)
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope, cards_said, host_of, players_said
from agot_judge.engine.values.undetermined_opponent import each_reading, numbers_of_one


def cards_meant(position: Position, on: On, scope: Scope) -> tuple[int, ...]:
    """The cards that a word refers to, or every card that a description fits (a ``pick`` is not made here)."""
    return each_in(position, on, scope) if isinstance(on, Cards) else cards_said(position.state, on, scope)


def each_in(position: Position, cards: Cards, scope: Scope) -> tuple[int, ...]:
    """Every identified card that fits the description, in the order of the table."""
    spend()
    if cards.highest is None and cards.lowest is None:
        return tuple(_fitting(position, cards, scope))
    return best_in(position, cards, tuple(_fitting(position, without_extremes(cards), scope)), scope)


def each_one_in(position: Position, cards: Cards, scope: Scope) -> Iterator[int]:
    """The same, each as it is found."""
    if cards.highest is not None or cards.lowest is not None:
        return iter(each_in(position, cards, scope))
    spend()
    return _fitting(position, cards, scope)


@ByIdentity
def without_extremes(cards: Cards) -> Cards:
    """The description without what it says of the highest or lowest number."""
    return replace(cards, highest=None, lowest=None)


def _fitting(position: Position, cards: Cards, scope: Scope) -> Iterator[int]:
    """The candidates that fit; what made them candidates is not asked again."""
    pool = candidates(position, cards, scope)
    types, here = cards.type, position.state.cards
    if cards.this is not None or cards.host is not None or cards.among is not None or "chosen" in types:
        for card in pool:
            if matches_in(position, cards, card, scope):
                yield card
        return
    characteristics, rest = _asks(cards)
    for card in pool:
        there = here[card]
        if (
            types
            and (there.facedown or there.host >= 0 or there.becomes)
            and not type_fits(position, types, card)
        ):
            continue
        if (not characteristics or _characteristics_fit(position, cards, card, there, scope)) and (
            not rest or _rest_fits(position, cards, card, there, scope)
        ):
            yield card


def best_in(position: Position, cards: Cards, pool: tuple[int, ...], scope: Scope) -> tuple[int, ...]:
    """The cards with the highest (lowest) number among the pool."""
    what = cards.highest or cards.lowest
    assert what is not None
    numbers = {card: position.values.number_on(position, what, card, scope) for card in pool}
    known = [number for number in numbers.values() if number is not None]
    if not known:
        return ()
    best = max(known) if cards.highest else min(known)
    return tuple(card for card in pool if numbers[card] == best)


def compares(left: int, relation: Relation, right: int) -> bool:
    """True where the first number stands in the relation to the second."""
    if relation == "at least":
        return left >= right
    if relation == "at most":
        return left <= right
    if relation == "more than":
        return left > right
    if relation == "less than":
        return left < right
    return (left == right) == (relation == "exactly")


def matches_in(position: Position, cards: Cards, card: int, scope: Scope) -> bool:
    """True where a card fits the description. One of those that are spoken of, which has left play, is looked at as it left."""
    if card < 0:
        return False
    if cards.among is not None and cards.zone == "any":
        position = as_it_left(position, card)
    state = position.state
    here = state.cards[card]
    zone = cards.zone
    if zone != "any" and (here.zone != zone if isinstance(zone, str) else here.zone not in zone):
        return False
    if cards.this is not None and cards.this != (card == scope.source):
        return False
    if cards.host is not None and cards.host != (host_of(state, scope) == card):
        return False
    if cards.type:
        if here.facedown or here.host >= 0 or here.becomes:
            if not type_fits(position, with_named(cards.type, scope), card):
                return False
        elif (
            position.game.cards[card].definition.face.type not in cards.type
            and "card" not in cards.type
            and position.game.cards[card].definition.face.type not in with_named(cards.type, scope)
        ):
            return False
    if cards.controller != "any" and here.controller not in players_said(
        position.game, state, cards.controller, scope
    ):
        return False
    seen, rest = _asks(cards)
    return (not seen or _characteristics_fit(position, cards, card, here, scope)) and (
        not rest or _rest_fits(position, cards, card, here, scope)
    )


def _characteristics_fit(position: Position, cards: Cards, card: int, here: CardState, scope: Scope) -> bool:
    """True where the characteristics fit that many descriptions ask for besides the type, the zone and the controller."""
    state = position.state
    face = position.game.cards[card].definition.face
    hidden = here.facedown and here.zone == "play"
    if cards.name is not None and (hidden or not is_named(face.name, cards.name, scope)):
        return False
    if cards.unique is not None and is_unique(state, face.unique and not hidden, card) != cards.unique:
        return False
    if cards.kneeling is not None and here.kneeling != cards.kneeling:
        return False
    if cards.participating is not None and is_participating(state, card) != cards.participating:
        return False
    if cards.attacking is not None and is_attacking(state, card) != cards.attacking:
        return False
    if cards.defending is not None and is_defending(state, card) != cards.defending:
        return False
    apart = scope.apart
    values = position.values
    if cards.faction and not faction_fits(position, cards.faction, card, scope):
        return False
    if cards.trait and not values.traits(position, card, apart).intersection(with_named(cards.trait, scope)):
        return False
    if cards.crest and (hidden or values.crests(position, card, apart).isdisjoint(cards.crest)):
        return False
    if cards.icon and not icon_fits(
        values.icons(position, card, apart), with_named(of_the_challenge(state, cards.icon), scope)
    ):
        return False
    if cards.keyword and not any(values.has_keyword(position, card, name, apart) for name in cards.keyword):
        return False
    if cards.modifying and not modifies_plots(position, cards.modifying, card):
        return False
    if cards.where and not all(_comparison_fits(position, one, card, scope) for one in cards.where):
        return False
    if cards.any_of and not any(_part_fits(position, cards, one, card, scope) for one in cards.any_of):
        return False
    return not (
        cards.excluding and any(_part_fits(position, cards, one, card, scope) for one in cards.excluding)
    )


_PLAIN = frozenset(("this", "host", "type", "zone", "controller", "pick", "the_one", "eligible"))
_CHARACTERISTICS = frozenset(
    (
        *(
            "name",
            "unique",
            "kneeling",
            "participating",
            "attacking",
            "defending",
            "faction",
            "trait",
            "crest",
        ),
        *("icon", "keyword", "modifying", "where", "any_of", "excluding"),
    )
)


@ByIdentity
def _asks(cards: Cards) -> tuple[bool, bool]:
    """Descriptions that ask for characteristics, and for what few ask for."""
    asked = {field.name for field in fields_of(Cards) if getattr(cards, field.name) != field.default} - _PLAIN
    return bool(asked & _CHARACTERISTICS), bool(asked - _CHARACTERISTICS)


def _rest_fits(position: Position, cards: Cards, card: int, here: CardState, scope: Scope) -> bool:
    """True where the parts that few descriptions ask for fit."""
    state = position.state
    face = position.game.cards[card].definition.face
    if cards.owner != "any" and position.game.cards[card].owner not in players_said(
        position.game, state, cards.owner, scope
    ):
        return False
    if cards.controller_where is not None and not position.values.holds_in(
        position, cards.controller_where, replace(scope, this_opponent=here.controller)
    ):
        return False
    if cards.loyal is not None and position.values.is_loyal(position, card, scope.apart) != cards.loyal:
        return False
    if (
        cards.limited is not None
        and position.values.has_keyword(position, card, "limited", scope.apart) != cards.limited
    ):
        return False
    if cards.facedown is not None and here.facedown != cards.facedown:
        return False
    if cards.alone is not None and is_alone(state, card) != cards.alone:
        return False
    if cards.with_token is not None and not any(name == cards.with_token for name, _ in here.tokens):
        return False
    if cards.attached_to is not None:
        hosts = cards_meant(position, cards.attached_to, scope)
        if here.host not in hosts or (is_duplicate(state, card) and "duplicate" not in cards.type):
            return False
    if cards.attachment is not None and not any(
        state.cards[other].host == card
        and not is_duplicate(state, other)
        and matches_in(position, cards.attachment, other, scope)
        for other in cards_in_play(position)
    ):
        return False
    if not printed_fits(position, cards, card, scope):
        return False
    if cards.among is not None and card not in cards_said(state, cards.among, scope):
        return False
    if (cards.top is not None or cards.bottom is not None) and not _is_at_end(position, cards, card, scope):
        return False
    if cards.topmost and card != _topmost(position, cards, here.controller, here.zone, scope):
        return False
    if cards.in_history and not position.values.times_happened(
        position, cards.in_history, cards.history_period, None, (), card, scope
    ):
        return False
    if cards.played_from and played_out_of(state, card) != cards.played_from:
        return False
    if cards.revealed is not None and face.type == "plot" and (here.zone == "play") != cards.revealed:
        return False
    if cards.of is not None and not _sharing_fits(position, cards, card, scope):
        return False
    if cards.highest is not None or cards.lowest is not None:
        return card in each_in(position, cards, scope)
    return True


def _comparison_fits(position: Position, comparison: Comparison, card: int, scope: Scope) -> bool:
    number = position.values.number_on(position, comparison.of, card, scope, comparison.token)
    if number is None:
        return False
    other = comparison.amount
    if (
        isinstance(other, CardNumber)
        and other.of_several != "total"
        and not cards_meant(position, other.on, scope)
    ):
        return comparison.is_with_each
    if isinstance(other, PlayerNumber) and other.player in ("owner", "controller"):
        scope = replace(scope, card=card)  # "its owner's": of the card that is described
    amount_of = position.values.amount_of
    if not isinstance(other, int) and numbers_of_one(other):
        found = each_reading(position, other, scope, amount_of)
        return any(compares(number, comparison.relation, one) for one in found)
    return compares(number, comparison.relation, amount_of(position, other, scope))


def _part_fits(position: Position, whole: Cards, part: Cards, card: int, scope: Scope) -> bool:
    """A description within another one speaks of the same zone unless it names one itself."""
    if part.zone == "play" and whole.zone != "play":
        part = _anywhere(part)
    return matches_in(position, part, card, scope)


@ByIdentity
def _anywhere(cards: Cards) -> Cards:
    return replace(cards, zone="any")


def _pile(state: State, player: int, zone: str) -> tuple[int, ...]:
    """The player's deck or pile, from its top."""
    whose = state.players[player]
    return {"deck": known_cards(whose), "discard": whose.discard, "dead": whose.dead}.get(zone, ())


def _topmost(position: Position, cards: Cards, player: int, zone: str, scope: Scope) -> int | None:
    """The first card from the top of that player's pile that fits the rest of the description."""
    rest = replace(cards, topmost=False)
    return next(
        (card for card in _pile(position.state, player, zone) if matches_in(position, rest, card, scope)),
        None,
    )


def _is_at_end(position: Position, cards: Cards, card: int, scope: Scope) -> bool:
    """True where the card is one of so many from the top (bottom) of the deck or pile it is in."""
    here = position.state.cards[card]
    pile = _pile(position.state, here.controller, here.zone)
    if cards.top is not None:
        return card in pile[: position.values.amount_of(position, cards.top, scope)]
    assert cards.bottom is not None
    count = position.values.amount_of(position, cards.bottom, scope)
    return count > 0 and card in pile[-count:]


def _sharing_fits(position: Position, cards: Cards, card: int, scope: Scope) -> bool:
    """True where the card shares (does not share) something with one (any) of the others."""
    assert cards.of is not None
    others = tuple(other for other in cards_meant(position, cards.of, scope) if other != card)
    seen = as_it_left if isinstance(cards.of, str) else _as_it_is
    if cards.same:
        return any(
            _shares((position, seen(position, other)), cards.same, card, other, scope) for other in others
        )
    if cards.different:
        if cards.different == "faction" and not position.values.factions(position, card, scope.apart):
            return False  # a neutral card has no affiliation that could differ
        return not any(
            _shares((position, seen(position, other)), cards.different, card, other, scope)
            for other in others
        )
    return card not in cards_meant(position, cards.of, scope)


def _as_it_is(position: Position, card: int) -> Position:
    """The position itself: the card is described where it is now."""
    return position


def _shares(positions: tuple[Position, Position], what: str, card: int, other: int, scope: Scope) -> bool:
    """True where the two share it, each seen in a position of its own."""
    position, others = positions
    values, apart = position.values, scope.apart
    faces = position.game.cards[card].definition.face, position.game.cards[other].definition.face
    if what == "name":
        return faces[0].name == faces[1].name
    if what == "type":
        return faces[0].type == faces[1].type
    if what == "printed cost":
        return faces[0].cost is not None and faces[0].cost == faces[1].cost
    if what == "faction":
        return not values.factions(position, card, apart).isdisjoint(values.factions(others, other, apart))
    if what == "icon":
        return not values.icons(position, card, apart).isdisjoint(values.icons(others, other, apart))
    return not values.traits(position, card, apart).isdisjoint(values.traits(others, other, apart))
