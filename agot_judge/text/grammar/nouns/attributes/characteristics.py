"""What cards have: icons, keywords, Traits, titles, types, factions."""

from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns.attributes import attributes
from agot_judge.text.grammar.nouns.attributes.measures import speaks_of_none
from agot_judge.text.parsing.template import ALL, FIRST
from agot_judge.text.phrases.description import Patch, Said, either_of
from agot_judge.text.phrases.noun import Noun


def every(reading: Reading, *found: Patch) -> Patch:
    """The attributes, all of which they have."""
    return Said(each=found)


@attributes.rule
def either(reading: Reading, *found: Patch) -> Patch:
    """The attributes of which they have one: ``renown and/or insight``."""
    return either_of(found)


@attributes.rule
def icon_of_that_type(reading: Reading) -> Patch:
    """``a challenge icon of that type``: of the challenge type that was chosen."""
    if not any(choice.word == "challenge type" for choice in reading.choices):
        raise Unclear("of which type")
    return {"icon": ("chosen",)}


@attributes.rule
def same_title_as(reading: Reading, other: Noun) -> Patch:
    """The title of a card: ``the same title as that card``."""
    return {"same": "name", "of": other.meant()}


@attributes.rule
def same_type_as(reading: Reading, other: Noun) -> Patch:
    """The type of a card: ``the same cardtype as that card``."""
    return {"same": "type", "of": other.meant()}


@attributes.rule
def keyword(reading: Reading, name: str) -> Patch:
    """The keyword: ``renown``."""
    if reading.clause.part == "condition":
        reading.keywords_had = (*reading.keywords_had, name)
    return {"keyword": (name,)}


@attributes.rule
def no_match(reading: Reading, other: Noun) -> Patch:
    """The faction that a card has not: ``a faction affiliation that does not match it``."""
    return {"different": "faction", "of": other.meant()}


@attributes.rule
def same_title(reading: Reading) -> Patch:
    """The title of the card spoken of: ``the same title``."""
    if speaks_of_none(reading):
        raise Unclear("the title of which card")
    return {"same": "name", "of": reading.meant()}


@attributes.rule
def same_type(reading: Reading) -> Patch:
    """``a card with the same cardtype``: as the one that was spoken of."""
    if not reading.discourse.mentions:
        raise Unclear("the cardtype of which card")
    reading.type_of = reading.meant()
    return {"same": "type", "of": reading.type_of}


attributes.means(
    faction={"faction": (FIRST,)},  # The faction: "the [stark] affiliation"
    icon={"icon": (FIRST,)},  # The icon: "a [power] icon"
    trait={"trait": (FIRST,)},  # The Trait: "the Knight trait"
    trait_of={"trait": ALL},  # "with the Lord or Lady trait"
    # "without printed renown or stealth": whatever it has gained or lost
    printed_keyword={"printed_keyword": ALL},
    # "with the printed attachment cardtype": whatever it has become
    printed_type={"printed_type": (FIRST,)},
)
