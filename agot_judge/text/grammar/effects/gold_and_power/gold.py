"""Gold that is gained, paid, placed, moved and discarded."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Either
from agot_judge.engine.ability.cards import Amount, CardNumber, Cards, Comparison, Condition
from agot_judge.engine.ability.effects_on_players import (
    DiscardGold,
    GainGold,
    LoseGold,
    MoveGold,
    PayGold,
    PlaceGold,
)
from agot_judge.text.discourse.moved_to import place_moved_to
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.gold_and_power import gold_and_power
from agot_judge.text.grammar.effects.gold_and_power.places import (
    Pool,
    from_each,
    labels,
    on_cards,
    one_place,
    paid,
    pool,
)
from agot_judge.text.grammar.effects.on_cards.affected import affected, one_by_one
from agot_judge.text.grammar.numbers.per import Per, for_each, x_capped
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import FIRST, SUBJECT
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

AT_LEAST_ONE_GOLD = Comparison(of="gold", relation="at least", amount=1)


@gold_and_power.rule
def gain_gold(reading: Reading, many: Amount, per: Per | None) -> Effects:
    """The gaining of gold."""
    return (GainGold(amount=for_each(many, per), player=reading.subject),)


@gold_and_power.rule
def pay(reading: Reading, many: Amount, per: Per | None) -> Effects:
    """The paying of gold."""
    if per is not None:
        return (PayGold(player=reading.subject, amount=for_each(many, per)),)
    return (PayGold(player=reading.subject, **paid(many)),)


@gold_and_power.rule
def cards_gain_gold(reading: Reading, noun: Noun, many: Amount, per: Per | None) -> Effects:
    """The gold that cards gain."""
    return (PlaceGold(amount=for_each(many, per), on=reading.on(noun)),)


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
    from_each(reading, noun)
    return (DiscardGold(on=affected(reading, noun, None), **given),)


@gold_and_power.rule
def move_all_gold(reading: Reading, source: Pool, to: Pool) -> Effects:
    """The moving of all gold."""
    return source.of_each(replace(moved_gold(reading, 1, source, to), all_of_it=True))


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
def move_any_gold(reading: Reading, source: Pool, to: Pool) -> Effects:
    """The moving of any amount of gold."""
    return source.of_each(replace(moved_gold(reading, 1, source, to), up_to=True, all_of_it=True))


@gold_and_power.rule
def move_gold(reading: Reading, many: Amount, source: Pool, to: Pool) -> Effects:
    """The moving of gold."""
    return source.of_each(moved_gold(reading, many, source, to))


@gold_and_power.rule
def move_gold_up_to(reading: Reading, many: Amount, source: Pool, to: Pool) -> Effects:
    """``move up to X gold from that player's gold pool to your own``."""
    return source.of_each(replace(moved_gold(reading, many, source, to), up_to=True))


@gold_and_power.rule
def move_gold_from_either(reading: Reading, many: Amount, first: Pool, second: Pool, to: Pool) -> Effects:
    """``move 1 gold from the losing opponent's gold pool or a card that player controls to your gold pool``."""
    if first.every or second.every or first.several or second.several:
        raise Unclear("from which of several places")
    options = tuple((moved_gold(reading, many, source, to),) for source in (first, second))
    return (Either(options=options, labels=labels(reading, " from ", " to ")),)


@gold_and_power.rule
def move_gold_from_treasury_or(reading: Reading, many: Amount, source: Pool, to: Pool) -> Effects:
    """``move 1 gold from the treasury or a card in play to a Raider character``."""
    moved = moved_gold(reading, many, source, to)
    if source.several or moved.to is None:
        raise Unclear("from which of several places, or to whom")
    options = ((PlaceGold(amount=many, on=moved.to),), (moved,))
    return (Either(options=options, labels=labels(reading, " from ", " to ")),)


@gold_and_power.rule
def place_gold_on_either(reading: Reading, many: Amount, noun: Noun) -> Effects:
    """``place 1 gold from the treasury on, either: a card without gold, or a Mercenary character``."""
    kinds = one_by_one(replace(noun, either=False))
    options = tuple(place_gold(reading, many, one, None) for one in kinds)
    return (Either(options=options, labels=labels(reading, "either:", "")),)


def moved_gold(reading: Reading, many: Amount, source: Pool, to: Pool) -> MoveGold:
    """The moving of gold from one place to another."""
    if source.own or to.every or to.several:
        raise Unclear("whose gold, or to which of several cards")
    place, to_player = place_moved_to(reading, source.on, to.on), "you" if to.own else to.who
    if source.on is None and place is None and source.who == to_player and not to.own:
        raise Unclear("to whom it is moved")
    return MoveGold(amount=many, source=source.on, from_player=source.who, to=place, to_player=to_player)


@gold_and_power.rule
def place_gold_from(reading: Reading, many: Amount, source: Pool, noun: Noun) -> Effects:
    """The placing of gold from a place on cards."""
    return move_gold(reading, many, source, on_cards(reading, noun))


gold_and_power.means(
    gain_gold_equal=(GainGold(amount=FIRST, player=SUBJECT),),
)
