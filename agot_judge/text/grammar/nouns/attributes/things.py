"""Things of cards: power, gold, attachments, duplicates, tokens, counted; icons, keywords, Traits, titles, types, factions."""

from operator import getitem

from agot_judge.engine.ability.cards import Cards, Comparison, Measure
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.nouns.attributes import attributes
from agot_judge.text.grammar.nouns.attributes.measures import MEASURES, best, speaks_of_none
from agot_judge.text.grammar.numbers.how_many import HOW_MANY, HowMany
from agot_judge.text.parsing.template import ALL, FIRST, SECOND, call
from agot_judge.text.phrases.description import Patch, Said, either_of, said
from agot_judge.text.phrases.noun import Noun


@attributes.rule
def icon_of_that_type(reading: Reading) -> Patch:
    """``a challenge icon of that type``: of the challenge type that was chosen."""
    if not any(choice.word == "challenge type" for choice in reading.choices):
        raise Unclear("of which type")
    return {"icon": ("chosen",)}


@attributes.rule
def keyword(reading: Reading, name: str) -> Patch:
    """The keyword: ``renown``."""
    if reading.clause.part == "condition":
        reading.keywords_had = (*reading.keywords_had, name)
    return {"keyword": (name,)}


@attributes.rule
def same_title(reading: Reading) -> Patch:
    """The title of the card spoken of: ``the same title``."""
    if speaks_of_none(reading):
        raise Unclear("the title of which card")
    return {"same": "name", "of": reading.meant()}


@attributes.rule
def same_type(reading: Reading) -> Patch:
    """``a card with the same cardtype``: as the one that was spoken of."""
    if speaks_of_none(reading):
        raise Unclear("the cardtype of which card")
    reading.type_of = reading.meant()
    return {"same": "type", "of": reading.type_of}


Counted = tuple[Measure, str]
"""The measure that is counted on a card, and for tokens their kind."""


def _counted(what: Counted, how: HowMany) -> Patch:
    """A number of things on the card: ``with 3 or more power``, ``with no attachments``."""
    (measure, token), (relation, amount) = what, how
    return {"where": (Comparison(of=measure, relation=relation, amount=amount, token=token),)}


SOME: HowMany = ("at least", 1)
NONE: HowMany = ("exactly", 0)


@attributes.rule
def either_or(reading: Reading, *found: Patch) -> Patch:
    """``with 2 or more power or a Weapon attachment``; ``with no attachments or power``: with none of either."""
    (first, *others) = found
    if not _says(first, NONE) or not all(_says(one, SOME) for one in others):
        return either_of(found)
    counted = (one for patch in found for one in said(patch).fields["where"])
    return Said(each=tuple(_counted((one.of, one.token), NONE) for one in counted))


def _says(patch: Patch, how: HowMany) -> bool:
    """True where it says so many of something that is counted, and nothing else."""
    where = said(patch).fields.get("where", ())
    alone = said(patch) == Said(fields={"where": where})
    return alone and [(one.relation, one.amount) for one in where] == [how]


attributes.means(
    **{name: HOW_MANY[name] for name in ("least", "most", "over", "under", "nothing")},
    either=call(either_of, ALL),  # The attributes of which they have one: "renown and/or insight"
    faction={"faction": (FIRST,)},  # The faction: "the [stark] affiliation"
    icon={"icon": (FIRST,)},  # The icon: "a [power] icon"
    trait={"trait": (FIRST,)},  # The Trait: "the Knight trait"
    trait_of={"trait": ALL},  # "with the Lord or Lady trait"
    # "without printed renown or stealth": whatever it has gained or lost
    printed_keyword={"printed_keyword": ALL},
    # "with the printed attachment cardtype": whatever it has become
    printed_type={"printed_type": (FIRST,)},
    # The title of a card: "the same title as that card"
    same_title_as={"same": "name", "of": call(Noun.meant, FIRST)},
    # The type of a card: "the same cardtype as that card"
    same_type_as={"same": "type", "of": call(Noun.meant, FIRST)},
    # The faction that a card has not: "a faction affiliation that does not match it"
    no_match={"different": "faction", "of": call(Noun.meant, FIRST)},
    trait_attachments={"attachment": Cards(type=("attachment",), trait=(FIRST,))},
    # The duplicate: "a duplicate"
    a_duplicate=_counted(("duplicates", ""), SOME),
    count_of=(call(getitem, MEASURES, FIRST), ""),  # The things that are counted: "power"
    count_of_tokens=("tokens", FIRST),
    so_many_counted=call(_counted, SECOND, FIRST),  # "with 3 or more power", "with no attachments"
    some=call(_counted, FIRST, SOME),  # "without attachments", "with gold"
    some_tokens=call(_counted, ("tokens", FIRST), SOME),  # "with a poison token"
    # "an opponent's character with the highest STR in play": of all of them, not of that opponent's
    extreme_in_play=Said(best_in_play=call(best, FIRST, SECOND)),
    an_attachment=_counted(("attachments", ""), SOME),  # The attachment: "an attachment"
)
