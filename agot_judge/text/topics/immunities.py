"""``immune to``: the cards whose effects do nothing to the immune one."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.sentences import Effects

immunities = Topic("immunities", "immunity", "constant")

ANY = Cards(zone="any")


@immunities.rule
def immunity(reading: Reading, owner: Person | None, sources: Cards, other: Person | None) -> Cards:
    """``opponents' events``, ``events controlled by opponents``."""
    if owner is not None and other is not None:
        raise Unclear("whose they are")
    whose = owner or other
    return sources if whose is None else replace(sources, controller=whose.who)


@immunities.rule
def sources(reading: Reading, *found: Cards) -> Cards:
    """``events and attachments``: of any of these."""
    if len(found) == 1:
        return found[0]
    if any(replace(one, type=()) != ANY for one in found):
        return replace(ANY, any_of=found)
    return replace(ANY, type=tuple(dict.fromkeys(name for one in found for name in one.type)))


@immunities.rule
def controlled_by(reading: Reading, person: Person) -> Person:
    if person.none:
        raise Unclear("whose they are")
    return person


@immunities.rule
def not_yours(reading: Reading) -> Person:
    return Person("opponent", every=True)


@immunities.rule
def of_quality(reading: Reading, quality: str, type_: str) -> Cards:
    """``unique character abilities``."""
    return replace(ANY, type=(type_,), **{quality: True})


@immunities.rule
def of_other_quality(reading: Reading, quality: str, type_: str) -> Cards:
    return replace(ANY, type=(type_,), **{quality: False})


@immunities.rule
def own(reading: Reading, sources: Cards) -> Effects:
    return (Modify(on="self", immune_to=(sources,)),)


@immunities.rule
def kind(reading: Reading, type_: str) -> str:
    return type_.removesuffix("s")


@immunities.rule
def effects_of(reading: Reading, type_: str) -> Cards:
    return replace(ANY, type=(type_,))


@immunities.rule
def cards_themselves(reading: Reading, type_: str) -> Cards:
    """``immune to events``: to what such cards do."""
    return replace(ANY, type=(type_,))


@immunities.rule
def any_card(reading: Reading) -> Cards:
    return ANY


@immunities.rule
def other_cards(reading: Reading, type_: str) -> Cards:
    return replace(ANY, excluding=(Cards(zone="any", type=(type_.removesuffix("s"),)),))


@immunities.rule
def triggered(reading: Reading) -> Cards:
    raise Unclear("effects by their kind, whatever the card")


@immunities.rule
def of_faction(reading: Reading, faction: str) -> Cards:
    return replace(ANY, faction=(faction,))


@immunities.rule
def of_trait(reading: Reading, trait: str, type_: str | None = None) -> Cards:
    return replace(ANY, trait=(trait,), type=(type_,) if type_ else ())
