"""``immune to``: the cards whose effects do nothing to the immune one."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.sentences import Effects

immunities = Topic("immunities", "immunity", "triggered_effects", "constant")

ANY = Cards(zone="any")


class Share(Struct, frozen=True):
    """Cards of one kind, and the player of whom it is said before them or after them that they are his or hers."""

    sources: Cards
    before: Person | None = None
    after: Person | None = None


@immunities.rule
def share(reading: Reading, owner: Person | None, sources: Cards, other: Person | None) -> Share:
    return Share(sources, owner, other)


@immunities.rule
def immunity(reading: Reading, *shares: Share) -> Cards:
    """``opponents' events and locations``, ``events and locations controlled by opponents``: whose all of them are;
    ``plot effects and opponents' events``: only the latter are theirs."""
    *first, last = shares
    if any(share.after for share in first) or (last.after and any(share.before for share in shares)):
        raise Unclear("whose they are")
    groups: list[tuple[Person | None, list[Cards]]] = []
    for share in shares:
        if share.before is not None or not groups:
            groups.append((share.before or last.after, []))
        groups[-1][1].append(share.sources)
    found = tuple(_of(whose, _merged(kinds)) for whose, kinds in groups)
    return found[0] if len(found) == 1 else replace(ANY, any_of=found)


def _of(whose: Person | None, sources: Cards) -> Cards:
    return sources if whose is None else replace(sources, controller=whose.who)


def _merged(found: list[Cards]) -> Cards:
    """``events and attachments``: of any of these."""
    if len(found) == 1:
        return found[0]
    if any(replace(one, type=()) != ANY for one in found):
        return replace(ANY, any_of=tuple(found))
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
def own_to_triggered(reading: Reading, sources: Cards) -> Effects:
    return (Modify(on="self", immune_to_triggered=(sources,)),)


@immunities.rule
def kinds(reading: Reading, *types: str) -> tuple[str, ...]:
    return types


@immunities.rule
def of_triggered(reading: Reading, owner: Person | None, other: Person | None) -> Cards:
    """The cards whose triggered abilities are meant."""
    return of_triggered_on(reading, owner, (), other)


@immunities.rule
def of_triggered_on(
    reading: Reading, owner: Person | None, types: tuple[str, ...], other: Person | None
) -> Cards:
    """``an opponent's triggered character or location abilities``."""
    if owner is not None and other is not None:
        raise Unclear("whose they are")
    whose = owner or other
    found = replace(ANY, type=tuple(dict.fromkeys(types)))
    return found if whose is None else _of(whose, found)


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
def of_faction(reading: Reading, faction: str, type_: str | None = None) -> Cards:
    return replace(ANY, faction=(faction,), type=(type_,) if type_ else ())


@immunities.rule
def of_trait(reading: Reading, trait: str, type_: str | None = None) -> Cards:
    return replace(ANY, trait=(trait,), type=(type_,) if type_ else ())


@immunities.rule
def of_other_trait(reading: Reading, trait: str, type_: str | None = None) -> Cards:
    """``non-Condition attachments``."""
    other = (Cards(zone="any", trait=(trait,)),)
    return replace(ANY, type=(type_,) if type_ else (), excluding=other)
