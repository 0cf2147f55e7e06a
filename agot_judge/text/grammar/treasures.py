"""Power, gold and tokens. The player who does it is ``reading.subject``."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Either, ForEach
from agot_judge.engine.ability.cards import Amount, CardNumber, Cards, Comparison, Condition, On, Paid
from agot_judge.engine.ability.effects_on_cards import Discard
from agot_judge.engine.ability.effects_on_players import (
    DiscardGold,
    DiscardPower,
    GainGold,
    GainPower,
    LoseGold,
    MoveGold,
    MovePower,
    PayGold,
    PlaceGold,
)
from agot_judge.engine.ability.words import Who
from agot_judge.text.fragment import Fragment
from agot_judge.text.grammar.counts import Per, for_each, x_capped
from agot_judge.text.grammar.deeds import affected, one_by_one
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.moved_to import place_moved_to
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear

treasures = Fragment(__name__, "clause", "effect", "gold_place", "power_place", "token")


AT_LEAST_ONE_GOLD = Comparison(of="gold", relation="at least", amount=1)


class Pool(Struct, frozen=True):
    """Where gold or power is: on cards, or a player's (on the faction card, in the gold pool)."""

    on: On | None = None
    who: Who = "you"
    own: bool = False
    every: bool = False
    """Of each of these players."""
    several: bool = False
    """On each of several cards."""

    def of_each(self, effect: MoveGold | MovePower | LoseGold | DiscardPower) -> Effects:
        """The effect, once for each of the players of whom it is said."""
        if not self.every:
            return (effect,)
        giver = "from_player" if isinstance(effect, MoveGold | MovePower) else "player"
        return (ForEach(player=self.who, effects=(replace(effect, **{giver: "that player"}),)),)


def _paid(amount: Amount) -> dict[str, Any]:
    """X that is chosen when it is paid."""
    return {"amount": amount, "at_least": 0} if isinstance(amount, Paid) else {"amount": amount}


@treasures.rule
def gain_gold(reading: Reading, many: Amount, per: Per | None) -> Effects:
    return (GainGold(amount=for_each(many, per), player=reading.subject),)


@treasures.rule
def gain_power(reading: Reading, many: Amount, per: Per | None) -> Effects:
    return (GainPower(amount=for_each(many, per), player=reading.subject),)


@treasures.rule
def gain_power_capped(reading: Reading, many: Amount, most: int) -> Effects:
    """``gain X power for your faction (to a maximum of 5)``."""
    return (GainPower(amount=x_capped(many, most), player=reading.subject),)


@treasures.rule
def taker(reading: Reading, noun: Noun) -> Noun:
    """What takes it: which cards is not settled while ``for each ..`` is read."""
    reading.undecided = noun if noun.ref is None and not noun.named else None
    return noun


@treasures.rule
def cards_gain_power(reading: Reading, noun: Noun, many: Amount, per: Per | None) -> Effects:
    return (GainPower(amount=for_each(many, per), on=reading.on(noun)),)


@treasures.rule
def have_gain_power(reading: Reading, noun: Noun, many: Amount, per: Per | None) -> Effects:
    """``have it gain 1 power``; ``you may have a King character you control gain 1 power``."""
    if reading.part == "cost" or reading.subject != "you":
        raise Unclear("who has it gain power")
    return cards_gain_power(reading, noun, many, per)


@treasures.rule
def pay(reading: Reading, many: Amount, per: Per | None) -> Effects:
    if per is not None:
        return (PayGold(player=reading.subject, amount=for_each(many, per)),)
    return (PayGold(player=reading.subject, **_paid(many)),)


@treasures.rule
def gain_gold_equal(reading: Reading, many: Amount) -> Effects:
    return (GainGold(amount=many, player=reading.subject),)


@treasures.rule
def cards_gain_gold(reading: Reading, noun: Noun, many: Amount, per: Per | None) -> Effects:
    return (PlaceGold(amount=for_each(many, per), on=reading.on(noun)),)


@treasures.rule
def return_gold(reading: Reading, many: Amount, owner: Person) -> Effects:
    return pool(reading, owner).of_each(LoseGold(amount=many, player=owner.who))


@treasures.rule
def return_gold_up_to(reading: Reading, many: Amount, owner: Person) -> Effects:
    if reading.part == "cost" or owner.every:
        raise Unclear("who says how much is returned")
    return (LoseGold(amount=many, up_to=True, player=owner.who),)


@treasures.rule
def return_all_gold(reading: Reading, owner: Person) -> Effects:
    return pool(reading, owner).of_each(LoseGold(all_of_it=True, player=owner.who))


@treasures.rule
def discard_gold(reading: Reading, many: Amount, noun: Noun) -> Effects:
    _one_place(noun)
    given = _paid(many) if reading.part == "cost" else {"amount": many}
    if reading.part == "cost":
        reading.goods_paid = {**reading.goods_paid, "gold": many}
    _from_each(reading, noun)
    return (DiscardGold(on=affected(reading, noun, None), **given),)


@treasures.rule
def move_all_gold(reading: Reading, source: Pool, to: Pool) -> Effects:
    return source.of_each(replace(_moved_gold(reading, 1, source, to), all_of_it=True))


@treasures.rule
def move_all_power(reading: Reading, source: Pool, to: Pool) -> Effects:
    return source.of_each(replace(_moved_power(reading, 1, source, to), all_of_it=True))


@treasures.rule
def discard_each_gold(reading: Reading, least: int, noun: Noun) -> Effects:
    """``discard each gold (cannot be 0) from this card``: where there is none it cannot be paid."""
    if reading.part != "cost" or noun.ref != "self" or least:
        raise Unclear("how much gold")
    reading.asked_of_costs = (Condition(exists=Cards(this=True, where=(AT_LEAST_ONE_GOLD,))),)
    return discard_gold(reading, CardNumber(what="gold", on="self"), noun)


@treasures.rule
def discard_cards_and_power(reading: Reading, noun: Noun, holder: Noun) -> Effects:
    """``discard each duplicate and each power from it``."""
    if (
        reading.part == "cost"
        or holder.ref is None
        or noun.types != ("duplicate",)
        or noun.quantity != "each"
    ):
        raise Unclear("what is discarded from which card")
    on = replace(noun, cards=replace(noun.cards, attached_to=holder.ref))
    power = discard_power(reading, CardNumber(what="power", on=holder.ref), holder)
    return (*power, Discard(on=affected(reading, on, None)))


@treasures.rule
def give_player_from(reading: Reading, person: Person, many: Amount, owner: Person) -> Effects:
    """``give that player 1 gold from your gold pool``."""
    if owner.who != "you" or person.every or person.none or person.who in ("any", "opponent", "you"):
        raise Unclear("who gives it to whom")
    return (MoveGold(amount=many, to_player=person.who, is_given=True),)


def _one_place(noun: Noun) -> None:
    """Raises Unclear for ``3 power from cards you control``: so many of all of them together."""
    if noun.quantity == "bare" and noun.ref is None:
        raise Unclear("so many from several cards together")


def _from_each(reading: Reading, noun: Noun) -> None:
    """Of ``each character`` some may have none: "those characters" can be all of them, or those that had some."""
    if noun.ref is None and noun.quantity == "each":
        reading.taken_from = reading.step


@treasures.rule
def discard_power(reading: Reading, many: Amount, noun: Noun) -> Effects:
    _one_place(noun)
    place = on_cards(reading, noun)
    if place.on is None:
        return place.of_each(DiscardPower(amount=many, player=place.who))
    if reading.part == "cost":
        reading.goods_paid = {**reading.goods_paid, "power": many}
    _from_each(reading, noun)
    return (DiscardPower(amount=many, on=place.on),)


@treasures.rule
def discard_power_up_to(reading: Reading, many: int, noun: Noun) -> Effects:
    """Of one card: the player says how much."""
    if reading.part == "cost" or noun.plural or noun.also or noun.quantity in ("each", "bare"):
        raise Unclear("how much from which of them")
    place = on_cards(reading, noun)
    if place.on is None:
        raise Unclear("how much of a player's power")
    return (DiscardPower(amount=many, up_to=True, on=place.on),)


@treasures.rule
def discard_any_power(reading: Reading, noun: Noun) -> Effects:
    (found,) = discard_power_up_to(reading, 1, noun)
    return (replace(found, all_of_it=True),)


@treasures.rule
def place_gold(reading: Reading, many: Amount, noun: Noun, per: Per | None) -> Effects:
    if noun.ref is None and noun.quantity == "bare":
        raise Unclear("how much on which of them")
    return (PlaceGold(amount=for_each(many, per), on=affected(reading, noun, None)),)


@treasures.rule
def place_gold_capped(reading: Reading, many: Amount, most: int, noun: Noun) -> Effects:
    """``move X gold (to a maximum of 5 gold) from the treasury to this card``."""
    found: Effects = place_gold(reading, x_capped(many, most), noun, None)
    return found


@treasures.rule
def give_you(reading: Reading, many: Amount) -> Effects:
    if reading.subject == "you":
        raise Unclear("who gives it")
    return (MoveGold(amount=many, from_player=reading.subject, is_given=True),)


@treasures.rule
def give_you_from(reading: Reading, many: Amount, owner: Person) -> Effects:
    if owner.who != reading.subject:
        raise Unclear("whose gold")
    return give_you(reading, many)


@treasures.rule
def move_any_gold(reading: Reading, source: Pool, to: Pool) -> Effects:
    return source.of_each(replace(_moved_gold(reading, 1, source, to), up_to=True, all_of_it=True))


@treasures.rule
def move_power_up_to(reading: Reading, many: int, source: Pool, to: Pool) -> Effects:
    return source.of_each(replace(_moved_power(reading, many, source, to), up_to=True))


@treasures.rule
def move_gold(reading: Reading, many: Amount, source: Pool, to: Pool) -> Effects:
    return source.of_each(_moved_gold(reading, many, source, to))


@treasures.rule
def move_gold_up_to(reading: Reading, many: Amount, source: Pool, to: Pool) -> Effects:
    """``move up to X gold from that player's gold pool to your own``."""
    return source.of_each(replace(_moved_gold(reading, many, source, to), up_to=True))


def _labels(reading: Reading, before: str, after: str) -> tuple[str, ...]:
    """The printed words for each of two options, which stand between these; none where there are not two."""
    words = reading.words.partition(before)[2]
    end = words.rfind(after) if after else len(words)
    found = tuple(one.strip(" ,") for one in words[:end].split(" or "))
    return found if len(found) == 2 else ()


@treasures.rule
def move_gold_from_either(reading: Reading, many: Amount, first: Pool, second: Pool, to: Pool) -> Effects:
    """``move 1 gold from the losing opponent's gold pool or a card that player controls to your gold pool``."""
    if first.every or second.every or first.several or second.several:
        raise Unclear("from which of several places")
    options = tuple((_moved_gold(reading, many, source, to),) for source in (first, second))
    return (Either(options=options, labels=_labels(reading, " from ", " to ")),)


@treasures.rule
def move_gold_from_treasury_or(reading: Reading, many: Amount, source: Pool, to: Pool) -> Effects:
    """``move 1 gold from the treasury or a card in play to a Raider character``."""
    moved = _moved_gold(reading, many, source, to)
    if source.several or moved.to is None:
        raise Unclear("from which of several places, or to whom")
    options = ((PlaceGold(amount=many, on=moved.to),), (moved,))
    return (Either(options=options, labels=_labels(reading, " from ", " to ")),)


@treasures.rule
def move_power_or_gold(reading: Reading, power: Amount, gold: Amount, source: Pool, to: Pool) -> Effects:
    """``move 1 power or 1 gold from a character you do not control to a character you control``."""
    if source.on is None or to.on is None or source.several:
        raise Unclear("power or gold that is not on one card")
    options = ((_moved_power(reading, power, source, to),), (_moved_gold(reading, gold, source, to),))
    return (Either(options=options, labels=_labels(reading, " ", " from ")),)


@treasures.rule
def place_gold_on_either(reading: Reading, many: Amount, noun: Noun) -> Effects:
    """``place 1 gold from the treasury on, either: a card without gold, or a Mercenary character``."""
    kinds = one_by_one(replace(noun, either=False))
    options = tuple(place_gold(reading, many, one, None) for one in kinds)
    return (Either(options=options, labels=_labels(reading, "either:", "")),)


def _moved_gold(reading: Reading, many: Amount, source: Pool, to: Pool) -> MoveGold:
    if source.own or to.every or to.several:
        raise Unclear("whose gold, or to which of several cards")
    place, to_player = place_moved_to(reading, source.on, to.on), "you" if to.own else to.who
    if source.on is None and place is None and source.who == to_player and not to.own:
        raise Unclear("to whom it is moved")
    return MoveGold(amount=many, source=source.on, from_player=source.who, to=place, to_player=to_player)


@treasures.rule
def place_gold_from(reading: Reading, many: Amount, source: Pool, noun: Noun) -> Effects:
    return move_gold(reading, many, source, on_cards(reading, noun))


@treasures.rule
def move_power(reading: Reading, many: Amount, source: Pool, to: Pool) -> Effects:
    return source.of_each(_moved_power(reading, many, source, to))


@treasures.rule
def move_power_to_yours(reading: Reading, many: Amount) -> Effects:
    """``kneel his or her faction card, or move 1 power from that faction card to yours``: of the player who does it."""
    if reading.subject == "you":
        raise Unclear("whose faction card")
    return (_moved_power(reading, many, Pool(who=reading.subject), Pool(who="you")),)


def _moved_power(reading: Reading, many: Amount, source: Pool, to: Pool) -> MovePower:
    if source.own or to.every or to.several:
        raise Unclear("whose power, or to which of several cards")
    place, to_player = place_moved_to(reading, source.on, to.on), "you" if to.own else to.who
    if source.on is None and place is None and source.who == to_player and not to.own:
        raise Unclear("to whom it is moved")  # not to where it is (2e/rr/move/2)
    return MovePower(amount=many, source=source.on, from_player=source.who, to=place, to_player=to_player)


@treasures.rule
def on_cards(reading: Reading, noun: Noun) -> Pool:
    if noun.meant() == Cards(type=("faction",), controller=noun.cards.controller):
        # somebody's faction card, whichever it is
        return Pool(who=noun.cards.controller, every=noun.quantity == "each")
    several = noun.plural or (noun.quantity == "each" and noun.cards.among is None)  # not "the other"
    return Pool(on=affected(reading, noun, None), several=several)


@treasures.rule
def pool(reading: Reading, owner: Person) -> Pool:
    return Pool(who=owner.who, every=owner.every)


@treasures.rule
def own(reading: Reading) -> Pool:
    return Pool(own=True)
