"""Gold that is gained, paid, placed, moved and discarded."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Either
from agot_judge.engine.ability.cards import Amount, CardNumber, Cards, Comparison, Condition
from agot_judge.engine.ability.effects_on_players import (
    DiscardGold,
    GainGold,
    GainPower,
    LoseGold,
    MoveGold,
    MovePower,
    PayGold,
    PlaceGold,
)
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.gold_and_power import gold_and_power
from agot_judge.text.grammar.effects.gold_and_power.places import (
    Moved,
    Pool,
    labels,
    moved,
    on_cards,
    one_place,
    paid,
    pool,
)
from agot_judge.text.grammar.effects.on_cards.affected import affected, one_by_one
from agot_judge.text.grammar.numbers.per import Per, for_each, x_capped
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, READING, SECOND, SUBJECT, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

AT_LEAST_ONE_GOLD = Comparison(of="gold", relation="at least", amount=1)


@gold_and_power.rule
def pay(reading: Reading, many: Amount, per: Per | None) -> Effects:
    """The paying of gold."""
    if per is not None:
        return (PayGold(player=reading.subject, amount=for_each(many, per)),)
    return (PayGold(player=reading.subject, **paid(many)),)


@gold_and_power.rules(cards_gain_gold=PlaceGold, cards_gain_power=GainPower)
def cards_gain(
    reading: Reading, kind: type[PlaceGold | GainPower], noun: Noun, many: Amount, per: Per | None
) -> Effects:
    """The gold or power that cards gain."""
    return (kind(amount=for_each(many, per), on=reading.on(noun)),)


@gold_and_power.rules(
    move_gold=(MoveGold, {}),
    move_gold_up_to=(
        MoveGold,
        {"up_to": True},
    ),  # "move up to X gold from that player's gold pool to your own"
    move_any_gold=(MoveGold, {"up_to": True, "all_of_it": True}),
    move_all_gold=(MoveGold, {"all_of_it": True}),
    move_power=(MovePower, {}),
    move_power_up_to=(MovePower, {"up_to": True}),
    move_all_power=(MovePower, {"all_of_it": True}),
)
def move(reading: Reading, how: tuple[type[Moved], dict[str, bool]], *said: Any) -> Effects:
    """The moving of gold or power: so much, up to so much, or all of it."""
    *many, source, to = said
    kind, fields = how
    found: Effects = source.of_each(
        replace(moved(kind, reading, many[0] if many else 1, source, to), **fields)
    )
    return found


@gold_and_power.rule
def return_gold(reading: Reading, many: Amount, owner: Person) -> Effects:
    """The returning of gold to the treasury."""
    return pool(reading, owner).of_each(LoseGold(amount=many, player=owner.who))


@gold_and_power.rule
def return_gold_up_to(reading: Reading, many: Amount, owner: Person) -> Effects:
    """The returning of up to so much gold."""
    if reading.clause.part == "cost" or owner.every:
        raise Unclear("who says how much is returned")
    return (LoseGold(amount=many, up_to=True, player=owner.who),)


@gold_and_power.rule
def return_all_gold(reading: Reading, owner: Person) -> Effects:
    """The returning of all gold."""
    return pool(reading, owner).of_each(LoseGold(all_of_it=True, player=owner.who))


@gold_and_power.rule
def discard_gold(reading: Reading, many: Amount, noun: Noun) -> Effects:
    """The discarding of gold from cards."""
    one_place(noun)
    given = paid(many) if reading.clause.part == "cost" else {"amount": many}
    return (DiscardGold(on=affected(reading, noun, None), **given),)


@gold_and_power.rule
def discard_each_gold(reading: Reading, least: int, noun: Noun) -> Effects:
    """``discard each gold (cannot be 0) from this card``: where there is none it cannot be paid."""
    if reading.clause.part != "cost" or noun.ref != "self" or least:
        raise Unclear("how much gold")
    reading.asked_of_costs = (Condition(exists=Cards(this=True, where=(AT_LEAST_ONE_GOLD,))),)
    return discard_gold(reading, CardNumber(what="gold", on="self"), noun)


@gold_and_power.rule
def give_player_from(reading: Reading, person: Person, many: Amount, owner: Person) -> Effects:
    """``give that player 1 gold from your gold pool``."""
    if owner.who != "you" or person.every or person.none or person.who in ("any", "opponent", "you"):
        raise Unclear("who gives it to whom")
    return (MoveGold(amount=many, to_player=person.who, is_given=True),)


@gold_and_power.rule
def place_gold(reading: Reading, many: Amount, noun: Noun, per: Per | None) -> Effects:
    """The placing of gold on cards."""
    if noun.ref is None and noun.quantity == "bare":
        raise Unclear("how much on which of them")
    return (PlaceGold(amount=for_each(many, per), on=affected(reading, noun, None)),)


@gold_and_power.rule
def place_gold_capped(reading: Reading, many: Amount, most: int, noun: Noun) -> Effects:
    """``move X gold (to a maximum of 5 gold) from the treasury to this card``."""
    found: Effects = place_gold(reading, x_capped(many, most), noun, None)
    return found


@gold_and_power.rule
def give_you(reading: Reading, many: Amount) -> Effects:
    """The giving of gold to you."""
    if reading.subject == "you":
        raise Unclear("who gives it")
    return (MoveGold(amount=many, from_player=reading.subject, is_given=True),)


@gold_and_power.rule
def give_you_from(reading: Reading, many: Amount, owner: Person) -> Effects:
    """The giving of gold to you from a gold pool."""
    if owner.who != reading.subject:
        raise Unclear("whose gold")
    return give_you(reading, many)


@gold_and_power.rule
def move_gold_from_either(reading: Reading, many: Amount, first: Pool, second: Pool, to: Pool) -> Effects:
    """``move 1 gold from the losing opponent's gold pool or a card that player controls to your gold pool``."""
    if first.every or second.every or first.several or second.several:
        raise Unclear("from which of several places")
    options = tuple((moved(MoveGold, reading, many, source, to),) for source in (first, second))
    return (Either(options=options, labels=labels(reading, " from ", " to ")),)


@gold_and_power.rule
def move_gold_from_treasury_or(reading: Reading, many: Amount, source: Pool, to: Pool) -> Effects:
    """``move 1 gold from the treasury or a card in play to a Raider character``."""
    other = moved(MoveGold, reading, many, source, to)
    if source.several or other.to is None:
        raise Unclear("from which of several places, or to whom")
    options = ((PlaceGold(amount=many, on=other.to),), (other,))
    return (Either(options=options, labels=labels(reading, " from ", " to ")),)


@gold_and_power.rule
def place_gold_on_either(reading: Reading, many: Amount, noun: Noun) -> Effects:
    """``place 1 gold from the treasury on, either: a card without gold, or a Mercenary character``."""
    kinds = one_by_one(replace(noun, either=False))
    options = tuple(place_gold(reading, many, one, None) for one in kinds)
    return (Either(options=options, labels=labels(reading, "either:", "")),)


gold_and_power.means(
    gain_gold_equal=(GainGold(amount=FIRST, player=SUBJECT),),
    gain_gold=(GainGold(amount=call(for_each, FIRST, SECOND), player=SUBJECT),),  # The gaining of gold
    # The placing of gold from a place on cards
    place_gold_from=call(move, READING, (MoveGold, {}), FIRST, SECOND, call(on_cards, READING, THIRD)),
)
