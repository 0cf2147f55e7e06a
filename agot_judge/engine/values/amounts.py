"""The numbers of an ability, found on the table as it stands."""

from collections.abc import Callable

from msgspec.structs import replace

from agot_judge.engine.ability.cards import (
    Amount,
    CardNumber,
    Cards,
    Count,
    Different,
    Measure,
    Paid,
    PlayerMeasure,
    PlayerNumber,
    ThatMany,
)
from agot_judge.engine.ability.words import DEEDS
from agot_judge.engine.state.state import UNKNOWN
from agot_judge.engine.values.as_it_was import as_it_left
from agot_judge.engine.values.influence import influence
from agot_judge.engine.values.matching import cards_meant, each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Apart, Scope, challenge_meant, done_to, players_said
from agot_judge.engine.values.titles import is_rival
from agot_judge.engine.values.undetermined_opponent import (
    each_reading,
    is_of_one,
    numbers_of_one,
    speaks_of_plot_of_one,
)

OF_SEVERAL: dict[str, Callable[[list[int]], int]] = {"total": sum, "highest": max, "lowest": min}


def amount_of(position: Position, amount: Amount, scope: Scope) -> int:
    """The number meant, 0 or more for what is counted. Fixed numbers may be below 0. That of one of several opponents who
    have different numbers is not known: 0.
    """
    state = position.state
    if isinstance(amount, int):
        return amount
    if is_of_one(amount):
        numbers_of_each = set(each_reading(position, amount, scope, amount_of))
        return numbers_of_each.pop() if len(numbers_of_each) == 1 else 0
    if isinstance(amount, Count) and amount.of_several != "total":
        return _most_of_a_player(position, amount, scope)
    if isinstance(amount, Count):
        counted = len(each_in(position, amount.cards, scope))
        if amount.cards.zone != "play":
            counted += unidentified_among(position, amount.cards, scope)
        if (position.index.adjusts or state.in_force) and amount.cards.zone in ("used", "hand"):
            counted += position.values.considered(position, amount.cards, scope)
        return max(counted // amount.per * amount.times + amount.plus, amount.least)
    if isinstance(amount, CardNumber):
        found = [
            number_on(
                position if isinstance(amount.on, Cards) else as_it_left(position, card),
                amount.what,
                card,
                scope,
                amount.token,
            )
            for card in cards_meant(position, amount.on, scope)
        ]
        numbers = [number for number in found if number is not None]
        total = OF_SEVERAL[amount.of_several](numbers or [0])
        return total * amount.times + amount.plus
    if isinstance(amount, PlayerNumber):
        players = players_said(position.game, state, amount.player, scope)
        if amount.what in ("winning STR", "losing STR"):
            challenge = challenge_meant(state, scope)
            by = 0 if challenge is None else challenge.by
            side = "winner" if amount.what == "winning STR" else "loser"
            numbers = [by for player in players if player == getattr(challenge, side, -1)]
        else:
            numbers = [number_of(position, amount.what, player, scope.apart) for player in players]
        total = OF_SEVERAL[amount.of_several](numbers or [0])
        return total // amount.per * amount.times + amount.plus
    if isinstance(amount, Different):
        return amount.times * _different(position, amount, scope)
    if isinstance(amount, Paid):
        return scope.x * amount.times + amount.plus
    if isinstance(amount, ThatMany):
        many = scope.that_many if amount.of is None else done_to(scope, amount.of).many
        return max(many // amount.per * amount.times + amount.plus, 0)
    number = amount_of(position, amount.of, scope)
    return min(number, amount.most) if amount.most >= 0 else max(number, amount.most)


def _most_of_a_player(position: Position, amount: Count, scope: Scope) -> int:
    """The number of such cards that the player with the most of them has, or the one with the fewest."""
    theirs = replace(amount, of_several="total", cards=replace(amount.cards, controller="this opponent"))
    players = players_said(position.game, position.state, "any", scope)
    numbers = [amount_of(position, theirs, replace(scope, this_opponent=one)) for one in players]
    return OF_SEVERAL[amount.of_several](numbers or [0])


def is_undetermined(position: Position, tree: object, scope: Scope) -> bool:
    """True where it speaks of a number of one opponent, and the opponents of whom it may speak have different numbers; or of the
    plot card of one of several opponents."""
    if (
        speaks_of_plot_of_one(tree)
        and len(players_said(position.game, position.state, "opponent", scope)) > 1
    ):
        return True
    return any(
        len(set(each_reading(position, number, scope, amount_of))) > 1 for number in numbers_of_one(tree)
    )


def unidentified_among(position: Position, cards: Cards, scope: Scope) -> int:
    """The number of cards nobody identified that fit: all of them, where nothing is asked but where they are."""
    if cards == Cards(among="cost", zone="any"):
        return scope.paid.count(UNKNOWN)
    if is_those_of_somebody(cards):
        return max(0, scope.that_many - len(each_in(position, cards, scope))) if scope.hidden else 0
    if cards.among is not None and cards.among in DEEDS and cards == Cards(among=cards.among, zone="any"):
        did = done_to(scope, cards.among)
        return max(0, did.many - len(did.cards)) if did.unidentified else 0
    if replace(cards, zone="play", controller="any") != Cards():
        return 0
    zones = (cards.zone,) if isinstance(cards.zone, str) else cards.zone
    piles = [zone for zone in zones if zone in ("hand", "shadows", "discard", "dead")]
    return sum(
        getattr(position.state.players[player], pile).count(UNKNOWN)
        for player in players_said(position.game, position.state, cards.controller, scope)
        for pile in piles
    )


def is_those_of_somebody(cards: Cards) -> bool:
    """True where these are the cards on which the effect before worked, or those of them that "that player" owns."""
    return cards.owner in ("any", "that player") and replace(cards, owner="any") == Cards(
        among="those", zone="any"
    )


NOT_REVEALED: dict[str, Measure] = {
    "gold": "printed gold",
    "claim": "printed claim",
    "initiative": "printed initiative",
    "reserve": "printed reserve",
}
"""A plot card that is not revealed has the value that is printed on it."""


def number_on(position: Position, what: Measure, card: int, scope: Scope, token: str = "") -> int | None:
    """A number that a card has; None where it has none of the kind."""
    here = position.state.cards[card]
    values = position.values
    if scope.departed and here.zone != "play" and what in ("STR", "power", "gold"):
        for departed in scope.departed:
            if departed.card == card:
                return {"STR": departed.strength, "power": departed.power, "gold": departed.gold}[what]
    if what == "STR":
        return values.strength(position, card, scope.apart)
    if what == "icons":
        return len(values.icons(position, card, scope.apart))
    if what == "keywords":
        return len(values.keywords(position, card, scope.apart))
    if what == "power":
        return here.power
    if what == "gold":
        return here.gold
    if what == "tokens":
        return sum(count for name, count in here.tokens if not token or name == token)
    if what == "attachments":
        return len(here.attachments)
    if what == "duplicates":
        return len(here.duplicates)
    if what == "influence":
        return influence(position, card)
    if here.facedown and here.zone == "play":
        return None
    if what in ("gold value", "claim value", "initiative value", "reserve value"):
        name = what.removesuffix(" value")
        if position.state.players[here.controller].plot == card:
            return values.plot_value(position, here.controller, name, scope.apart)
        what = NOT_REVEALED[name]
    face = position.game.cards[card].definition.face
    printed = {
        "printed STR": face.strength,
        "printed cost": face.cost,
        "printed gold": face.gold,
        "printed initiative": face.initiative,
        "printed claim": face.claim,
        "printed reserve": face.reserve,
    }[what]
    return 0 if printed == "X" else printed  # a printed X is 0, whatever was chosen for it


def number_of(position: Position, what: PlayerMeasure, player: int, apart: Apart = ()) -> int:
    """A number that a player has."""
    state = position.state
    cards = state.players[player]
    values = position.values
    if what == "gold":
        return cards.gold
    if what == "power":
        return values.power_of(position, player)
    if what == "faction power":
        return state.cards[cards.faction].power
    if what == "deck":
        return len(cards.deck or ())
    if what == "plot deck":
        return len(cards.plots)
    if what in ("hand", "discard", "dead", "shadows", "used"):
        count = len(getattr(cards, what))
        return (
            max(0, count + values.adjusted(position, player, what, apart))
            if position.index.adjusts or state.in_force
            else count
        )
    if what == "short of reserve":
        reserve = number_of(position, "reserve", player, apart)
        return max(0, reserve - number_of(position, "hand", player, apart))
    if what in ("claim", "initiative", "reserve"):
        return values.plot_value(position, player, what, apart)
    if what == "income":
        return values.plot_value(position, player, "gold", apart)
    if what == "opponents":
        return sum(not other.eliminated for other in state.players) - 1
    if what == "rivals":
        return sum(
            is_rival(position, player, other) and not here.eliminated
            for other, here in enumerate(state.players)
        )
    if what == "limited":
        return sum(
            position.game.cards[deed.card].definition.is_printed_limited
            for deed in state.deeds
            if deed.player == player and deed.way in position.index.conventions.limited_ways
        )
    challenge = state.challenge
    if challenge is None:
        return 0
    if player == challenge.attacker:
        return values.attacking_strength(position)
    return values.defending_strength(position) if player == challenge.defender else 0


def _different(position: Position, amount: Different, scope: Scope) -> int:
    found: set[str] = set()
    values = position.values
    for card in each_in(position, amount.cards, scope):
        face = position.game.cards[card].definition.face
        seen = position if amount.cards.among is None else as_it_left(position, card)
        if amount.what == "faction":
            found |= values.factions(seen, card, scope.apart)
        elif amount.what == "trait":
            found |= values.traits(seen, card, scope.apart)
        elif amount.what == "icon":
            found |= values.icons(seen, card, scope.apart)
        elif amount.what == "name":
            found.add(face.name)
        else:
            found.add(face.type)
    return len(found)


def amount_on(position: Position, amount: Amount, scope: Scope, card: int) -> int:
    """A number of a change of this card: ``those`` in it is the card itself."""
    if isinstance(amount, int):
        return amount
    own = Scope(
        source=scope.source,
        you=scope.you,
        apart=scope.apart,
        those=(card,),
        card=card,
        targets=scope.targets,
        paid=scope.paid,
        x=scope.x,
        words=scope.words,
        that_player=scope.that_player,
        chosen_player=scope.chosen_player,
    )
    return amount_of(position, amount, own)
