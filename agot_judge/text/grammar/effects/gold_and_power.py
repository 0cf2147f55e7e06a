"""Power, gold and tokens: gained, paid, placed, moved and discarded. The player who does it is ``reading.subject``."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Either, ForEach
from agot_judge.engine.ability.cards import Amount, CardNumber, Cards, Comparison, Condition, On, Paid
from agot_judge.engine.ability.effects_on_cards import Discard, PlaceToken, RemoveToken
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
from agot_judge.text.discourse.moved_to import place_moved_to
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.grammar.numbers.per import Per, for_each, x_capped
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, SECOND, SUBJECT, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

gold_and_power = Fragment(__name__, "clause", "effect", "gold_place", "power_place", "token")

Moved = MoveGold | MovePower

_AT_LEAST_ONE_GOLD = Comparison(of="gold", relation="at least", amount=1)


class Pool(Struct, frozen=True):
    """Where gold or power is: on cards, or a player's (on the faction card, in the gold pool)."""

    on: On | None = None
    who: Who = "you"
    own: bool = False
    every: bool = False
    """Of each of these players."""
    several: bool = False
    """On each of several cards."""

    def of_each(self, effect: Moved | LoseGold | DiscardPower) -> Effects:
        """The effect on what is there, once for each of the players of whom it is said."""
        giver = "from_player" if isinstance(effect, Moved) else "player"
        if not self.every:
            return (replace(effect, **{giver: self.who}),)
        return (ForEach(player=self.who, effects=(replace(effect, **{giver: "that player"}),)),)


def _pool(owner: Person) -> Pool:
    """The gold pool of a player, or of each of several."""
    return Pool(who=owner.who, every=owner.every)


@gold_and_power.rule
def on_cards(reading: Reading, noun: Noun) -> Pool:
    """The place on cards, or on a player's faction card."""
    if noun.meant() == Cards(type=("faction",), controller=noun.cards.controller):
        # somebody's faction card, whichever it is
        return Pool(who=noun.cards.controller, every=noun.quantity == "each")
    several = noun.plural or (noun.quantity == "each" and noun.cards.among is None)  # not "the other"
    return Pool(on=affected(reading, noun), several=several)


@gold_and_power.rule
def taker(reading: Reading, noun: Noun) -> Noun:
    """The cards that take it; they are not settled while ``for each ..`` is read."""
    reading.undecided = noun if noun.ref is None and not noun.named else None
    return noun


def _one_place(noun: Noun) -> None:
    """Raises Unclear for ``3 power from cards you control``: so many of all of them together."""
    if noun.quantity == "bare" and noun.ref is None:
        raise Unclear("so many from several cards together")


def _labels(reading: Reading, before: str, after: str) -> tuple[str, ...]:
    """The printed words for each of two options, which stand between these; none where there are not two."""
    words = reading.clause.words.partition(before)[2]
    end = words.rfind(after) if after else len(words)
    found = tuple(one.strip(" ,") for one in words[:end].split(" or "))
    return found if len(found) == 2 else ()


def _least(amount: Amount) -> int | None:
    """The least that can be paid, of X that is chosen as it is paid."""
    return 0 if isinstance(amount, Paid) else None


@gold_and_power.rules(
    move_gold=MoveGold(),
    move_gold_up_to=MoveGold(up_to=True),  # "move up to X gold from that player's gold pool to your own"
    move_any_gold=MoveGold(up_to=True, all_of_it=True),
    move_all_gold=MoveGold(all_of_it=True),
    move_power=MovePower(),
    move_power_up_to=MovePower(up_to=True),
    move_all_power=MovePower(all_of_it=True),
)
def move(reading: Reading, how: Moved, *said: Any) -> Effects:
    """The moving of gold or power: so much, up to so much, or all of it."""
    *many, source, to = said
    found: Effects = source.of_each(_moved(reading, how, many[0] if many else 1, source, to))
    return found


def _moved(reading: Reading, how: Moved, many: Amount, source: Pool, to: Pool) -> Moved:
    """The moving of gold or power from one place to another."""
    if source.own or to.every or to.several:
        raise Unclear("whose it is, or to which of several cards it is moved")
    place, to_player = place_moved_to(reading, source.on, to.on), "you" if to.own else to.who
    if source.on is None and place is None and source.who == to_player and not to.own:
        raise Unclear("to whom it is moved")  # not to where it is (2e/rr/move/2)
    return replace(how, amount=many, source=source.on, from_player=source.who, to=place, to_player=to_player)


@gold_and_power.rule
def move_gold_from_either(reading: Reading, many: Amount, first: Pool, second: Pool, to: Pool) -> Effects:
    """``move 1 gold from the losing opponent's gold pool or a card that player controls to your gold pool``."""
    if first.every or second.every or first.several or second.several:
        raise Unclear("from which of several places")
    options = tuple((_moved(reading, MoveGold(), many, source, to),) for source in (first, second))
    return (Either(options=options, labels=_labels(reading, " from ", " to ")),)


@gold_and_power.rule
def move_gold_from_treasury_or(reading: Reading, many: Amount, source: Pool, to: Pool) -> Effects:
    """``move 1 gold from the treasury or a card in play to a Raider character``."""
    other = _moved(reading, MoveGold(), many, source, to)
    if source.several or other.to is None:
        raise Unclear("from which of several places, or to whom")
    options = ((PlaceGold(amount=many, on=other.to),), (other,))
    return (Either(options=options, labels=_labels(reading, " from ", " to ")),)


@gold_and_power.rule
def move_power_or_gold(reading: Reading, power: Amount, gold: Amount, source: Pool, to: Pool) -> Effects:
    """``move 1 power or 1 gold from a character you do not control to a character you control``."""
    if source.on is None or to.on is None or source.several:
        raise Unclear("power or gold that is not on one card")
    options = (
        (_moved(reading, MovePower(), power, source, to),),
        (_moved(reading, MoveGold(), gold, source, to),),
    )
    return (Either(options=options, labels=_labels(reading, " ", " from ")),)


@gold_and_power.rule
def move_power_to_yours(reading: Reading, many: Amount) -> Effects:
    """``kneel his or her faction card, or move 1 power from that faction card to yours``: of the player who does it."""
    if reading.subject == "you":
        raise Unclear("whose faction card")
    return (_moved(reading, MovePower(), many, Pool(who=reading.subject), Pool()),)


@gold_and_power.rule
def return_gold_up_to(reading: Reading, many: Amount, owner: Person) -> Effects:
    """The returning of up to so much gold."""
    if reading.clause.part == "cost" or owner.every:
        raise Unclear("who says how much is returned")
    return (LoseGold(amount=many, up_to=True, player=owner.who),)


@gold_and_power.rule
def discard_gold(reading: Reading, many: Amount, noun: Noun) -> Effects:
    """The discarding of gold from cards."""
    _one_place(noun)
    least = _least(many) if reading.clause.part == "cost" else None
    return (DiscardGold(on=affected(reading, noun), amount=many, at_least=least),)


@gold_and_power.rule
def discard_each_gold(reading: Reading, least: int, noun: Noun) -> Effects:
    """``discard each gold (cannot be 0) from this card``: where there is none it cannot be paid."""
    if reading.clause.part != "cost" or noun.ref != "self" or least:
        raise Unclear("how much gold")
    reading.asked_of_costs = (Condition(exists=Cards(this=True, where=(_AT_LEAST_ONE_GOLD,))),)
    return discard_gold(reading, CardNumber(what="gold", on="self"), noun)


@gold_and_power.rule
def give_player_from(reading: Reading, person: Person, many: Amount, owner: Person) -> Effects:
    """``give that player 1 gold from your gold pool``."""
    if owner.who != "you":
        raise Unclear("who gives it to whom")
    return (MoveGold(amount=many, to_player=person.another, is_given=True),)


@gold_and_power.rule
def give_you(reading: Reading, many: Amount, owner: Person | None = None) -> Effects:
    """The giving of gold to you, by the player who does it."""
    if reading.subject == "you" or (owner is not None and owner.who != reading.subject):
        raise Unclear("who gives it")
    return (MoveGold(amount=many, from_player=reading.subject, is_given=True),)


@gold_and_power.rule
def place_gold(reading: Reading, many: Amount, noun: Noun, per: Per | None) -> Effects:
    """The placing of gold on cards."""
    if noun.ref is None and noun.quantity == "bare":
        raise Unclear("how much on which of them")
    return (PlaceGold(amount=for_each(many, per), on=affected(reading, noun)),)


@gold_and_power.rule
def place_gold_on_either(reading: Reading, many: Amount, noun: Noun) -> Effects:
    """``place 1 gold from the treasury on, either: a card without gold, or a Mercenary character``."""
    kinds = replace(noun, either=False).conjuncts
    options = tuple(place_gold(reading, many, one, None) for one in kinds)
    return (Either(options=options, labels=_labels(reading, "either:", "")),)


@gold_and_power.rule
def have_gain_power(reading: Reading, noun: Noun, many: Amount, per: Per | None) -> Effects:
    """``have it gain 1 power``; ``you may have a King character you control gain 1 power``."""
    if reading.clause.part == "cost" or reading.subject != "you":
        raise Unclear("who has it gain power")
    return (GainPower(amount=for_each(many, per), on=reading.on(noun)),)


@gold_and_power.rule
def discard_cards_and_power(reading: Reading, noun: Noun, holder: Noun) -> Effects:
    """``discard each duplicate and each power from it``."""
    of_each = noun.types == ("duplicate",) and noun.quantity == "each"
    if reading.clause.part == "cost" or holder.ref is None or not of_each:
        raise Unclear("what is discarded from which card")
    on = replace(noun, cards=replace(noun.cards, attached_to=holder.ref))
    power = discard_power(reading, CardNumber(what="power", on=holder.ref), holder)
    return (*power, Discard(on=affected(reading, on)))


@gold_and_power.rule
def discard_power(reading: Reading, many: Amount, noun: Noun) -> Effects:
    """The discarding of power."""
    _one_place(noun)
    place = on_cards(reading, noun)
    if place.on is None:
        return place.of_each(DiscardPower(amount=many))
    return (DiscardPower(amount=many, on=place.on),)


@gold_and_power.rules(
    discard_power_up_to=DiscardPower(up_to=True), discard_any_power=DiscardPower(up_to=True, all_of_it=True)
)
def discard_some_power(reading: Reading, how: DiscardPower, *said: Any) -> Effects:
    """The discarding of up to so much power, or any, from one card: the player says how much."""
    *many, noun = said
    if reading.clause.part == "cost" or noun.plural or noun.quantity in ("each", "bare"):
        raise Unclear("how much from which of them")
    place = on_cards(reading, noun)
    if place.on is None:
        raise Unclear("how much of a player's power")
    return (replace(how, amount=many[0] if many else 1, on=place.on),)


@gold_and_power.rule
def remove_tokens_or_power(
    reading: Reading, many: Amount, token: str, noun: Noun, power: Amount, holder: Noun
) -> Effects:
    """``discard 1 kiss token from a character or 1 power from a Brotherhood character``: one of the two pays."""
    if reading.clause.part != "cost" or noun.ref is not None or holder.ref is not None:
        raise Unclear("what is discarded from which card")
    tokens = (RemoveToken(token=token, amount=many, on=affected(reading, noun)),)
    return (Either(options=(tokens, discard_power(reading, power, holder))),)


@gold_and_power.rule
def remove_those_tokens(reading: Reading) -> Effects:
    """``discard those tokens from play``, ``remove that token``: as many from each card as the text has placed on each."""
    placed = reading.discourse.effects.tokens_placed
    if placed is None:
        raise Unclear("which tokens")
    on = "those" if isinstance(placed.on, Cards) else placed.on
    return (RemoveToken(token=placed.token, amount=placed.amount, on=on),)


gold_and_power.means(
    pool=call(_pool, FIRST),
    own=Pool(own=True),  # The place of your own: "your own"
    pay=(PayGold(amount=FIRST, at_least=call(_least, FIRST), player=SUBJECT),),
    gain_gold_equal=(GainGold(amount=FIRST, player=SUBJECT),),
    gain_gold=(GainGold(amount=call(for_each, FIRST, SECOND), player=SUBJECT),),
    gain_power=(GainPower(amount=call(for_each, FIRST, SECOND), player=SUBJECT),),  # For a faction
    # "gain X power for your faction (to a maximum of 5)"
    gain_power_capped=(GainPower(amount=call(x_capped, FIRST, SECOND), player=SUBJECT),),
    cards_gain_gold=(PlaceGold(amount=call(for_each, SECOND, THIRD), on=call(Reading.on, READING, FIRST)),),
    cards_gain_power=(GainPower(amount=call(for_each, SECOND, THIRD), on=call(Reading.on, READING, FIRST)),),
    return_gold=call(Pool.of_each, call(_pool, SECOND), LoseGold(amount=FIRST)),
    return_all_gold=call(Pool.of_each, call(_pool, FIRST), LoseGold(all_of_it=True)),
    # "move X gold (to a maximum of 5 gold) from the treasury to this card"
    place_gold_capped=call(place_gold, READING, call(x_capped, FIRST, SECOND), THIRD, None),
    # The placing of gold from a place on cards
    place_gold_from=call(move, READING, MoveGold(), FIRST, SECOND, call(on_cards, READING, THIRD)),
    place_tokens=(PlaceToken(token=SECOND, amount=FIRST, on=call(affected, READING, THIRD)),),
    remove_tokens=(RemoveToken(token=SECOND, amount=FIRST, on=call(affected, READING, THIRD)),),
    token=FIRST,  # The kind of token
)
