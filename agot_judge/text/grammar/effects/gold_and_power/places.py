"""Where gold and power are: on cards, in a gold pool, on a faction card."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import ForEach
from agot_judge.engine.ability.cards import Amount, Cards, On, Paid
from agot_judge.engine.ability.effects_on_players import DiscardPower, LoseGold, MoveGold, MovePower
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.moved_to import place_moved_to
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.gold_and_power import gold_and_power
from agot_judge.text.grammar.effects.on_cards.affected import affected
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person


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


def paid(amount: Amount) -> dict[str, Any]:
    """X that is chosen when it is paid."""
    return {"amount": amount, "at_least": 0} if isinstance(amount, Paid) else {"amount": amount}


Moved = MoveGold | MovePower


def moved(kind: type[Moved], reading: Reading, many: Amount, source: Pool, to: Pool) -> Any:
    """The moving of gold or power from one place to another."""
    if source.own or to.every or to.several:
        raise Unclear("whose it is, or to which of several cards it is moved")
    place, to_player = place_moved_to(reading, source.on, to.on), "you" if to.own else to.who
    if source.on is None and place is None and source.who == to_player and not to.own:
        raise Unclear("to whom it is moved")  # not to where it is (2e/rr/move/2)
    return kind(amount=many, source=source.on, from_player=source.who, to=place, to_player=to_player)


@gold_and_power.rule
def taker(reading: Reading, noun: Noun) -> Noun:
    """The cards that take it; they are not settled while ``for each ..`` is read."""
    reading.undecided = noun if noun.ref is None and not noun.named else None
    return noun


def one_place(noun: Noun) -> None:
    """Raises Unclear for ``3 power from cards you control``: so many of all of them together."""
    if noun.quantity == "bare" and noun.ref is None:
        raise Unclear("so many from several cards together")


def labels(reading: Reading, before: str, after: str) -> tuple[str, ...]:
    """The printed words for each of two options, which stand between these; none where there are not two."""
    words = reading.clause.words.partition(before)[2]
    end = words.rfind(after) if after else len(words)
    found = tuple(one.strip(" ,") for one in words[:end].split(" or "))
    return found if len(found) == 2 else ()


@gold_and_power.rule
def on_cards(reading: Reading, noun: Noun) -> Pool:
    """The place on cards, or on a player's faction card."""
    if noun.meant() == Cards(type=("faction",), controller=noun.cards.controller):
        # somebody's faction card, whichever it is
        return Pool(who=noun.cards.controller, every=noun.quantity == "each")
    several = noun.plural or (noun.quantity == "each" and noun.cards.among is None)  # not "the other"
    return Pool(on=affected(reading, noun, None), several=several)


@gold_and_power.rule
def pool(reading: Reading, owner: Person) -> Pool:
    """The gold pool of a player."""
    return Pool(who=owner.who, every=owner.every)


gold_and_power.means(
    own=Pool(own=True),  # The place of your own: "your own"
)
