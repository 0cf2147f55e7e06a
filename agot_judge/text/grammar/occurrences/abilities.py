"""``When the effects of an opponent's event would initiate``: which abilities."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading, Unclear, cards_of
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, SECOND, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

occurrences_of_abilities = Fragment(__name__, "event")


@occurrences_of_abilities.rule
def either_would_initiate(reading: Reading, owner: Person, kind: str) -> Trigger:
    """``the effects of an opponent's event or when revealed ability``: of either kind."""
    either = Trigger(event="initiate", would=True, player=owner.who)
    revealed = replace(either, ability_kind="when revealed")
    return replace(either, card=Cards(type=(kind,), zone="any"), or_else=(revealed,))


@occurrences_of_abilities.rule
def chooses_only_target(reading: Reading, person: Person, noun: Noun, ability: Trigger) -> Trigger:
    """``When an opponent chooses a character you control as the only target of an ability``: as it initiates."""
    if ability.player != "any":
        raise Unclear("whose ability it is")
    if ability.only_target is not None:
        raise Unclear("of which targets said twice")
    reading.forget("occurrence")
    reading.mention(noun, "its target")
    reading.occurrence = replace(reading.occurrence, card="occurrence")
    return replace(ability, player=person.any_one, only_target=cards_of(noun))


@occurrences_of_abilities.rule
def any_ability(reading: Reading, ability: Trigger) -> Trigger:
    """``that card`` is the one with the ability, unless the ability's only target is spoken of."""
    if ability.only_target is None:
        types = ability.card.type if ability.card is not None else ()
        reading.mention(Noun(cards=Cards(type=types)), "occurrence")
    return ability


@occurrences_of_abilities.rule
def owned_ability(reading: Reading, owner: Person, ability: Trigger) -> Trigger:
    """The ability of a player."""
    return replace(any_ability(reading, ability), player=owner.who)


@occurrences_of_abilities.rule
def event_card(reading: Reading, noun: Noun) -> Trigger:
    """``an opponent's event``: whose it is is who plays it."""
    reading.mention(noun, "occurrence")
    card = replace(noun.cards, zone="any", controller="any")
    return Trigger(event="initiate", card=card, player=noun.cards.controller)


@occurrences_of_abilities.rule
def when_revealed(reading: Reading, kind: str | None = None) -> Trigger:
    """The When Revealed ability."""
    card = Cards(type=(kind,), zone="any") if kind else None
    return Trigger(event="initiate", ability_kind="when revealed", card=card)


@occurrences_of_abilities.rule
def only_target(reading: Reading, noun: Noun) -> Trigger:
    """The ability that chooses such a card as its only target."""
    reading.mention(noun, "its target")
    return Trigger(event="initiate", only_target=cards_of(noun))


occurrences_of_abilities.means(
    would_initiate=call(replace, FIRST, would=True),  # The occurrence of effects that would initiate
    # The ability of cards of some types: "a character or location ability"
    of_kinds=Trigger(event="initiate", card=Cards(type=FIRST, zone="any")),
    of_other_kinds=Trigger(
        event="initiate", card=Cards(zone="any", excluding=(Cards(type=FIRST, zone="any"),))
    ),
    ability=Trigger(event="initiate"),  # The ability, whatever its kind
    with_word=Trigger(
        event="initiate", with_word=FIRST
    ),  # "a triggered ability with the word "search" in it"
    winning="win challenge",  # The occurrence "winning a challenge"
    kinds=ALL,
    exclusions=ALL,
    # The reaction of a player to an occurrence
    owned_reaction=Trigger(event="initiate", reacts_to=SECOND, player=FIRST.who),
)
