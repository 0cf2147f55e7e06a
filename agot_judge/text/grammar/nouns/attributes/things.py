"""What cards have: power, gold, attachments, duplicates and tokens, counted."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Amount, Cards, Comparison, Measure
from agot_judge.engine.ability.words import Relation
from agot_judge.text.discourse.reading import Reading
from agot_judge.text.grammar.nouns.attributes import attributes
from agot_judge.text.grammar.nouns.attributes.characteristics import either, every
from agot_judge.text.grammar.nouns.attributes.measures import MEASURES
from agot_judge.text.grammar.numbers.how_many import HowMany, least, most, nothing, over, under
from agot_judge.text.parsing.template import FIRST
from agot_judge.text.phrases.description import Patch, Said, said

for meaning in (least, most, over, under, nothing):
    attributes.rule(meaning)


Counted = tuple[Measure, str]
"""What is counted on a card, and of tokens the kind."""


@attributes.rule
def either_or(reading: Reading, *found: Patch) -> Patch:
    """``with 2 or more power or a Weapon attachment``; ``with no attachments or power``: with none of either."""
    (first, *others) = found
    if not _is_counted(first, "exactly", 0) or not all(_is_counted(one, "at least", 1) for one in others):
        return either(reading, *found)
    none = [
        tuple(replace(what, relation="exactly", amount=0) for what in said(one).fields["where"])
        for one in found
    ]
    return every(reading, *({"where": where} for where in none))


def _is_counted(patch: Patch, relation: Relation, many: int) -> bool:
    """True where it says so many of something that is counted, and nothing else."""
    words = said(patch)
    where = words.fields.get("where", ())
    return (
        words.is_plain
        and len(words.fields) == 1
        and len(where) == 1
        and (where[0].relation, where[0].amount) == (relation, many)
    )


@attributes.rule
def count_of(reading: Reading, what: str) -> Counted:
    """The things that are counted: ``power``."""
    return MEASURES[what], ""


@attributes.rule
def count_of_tokens(reading: Reading, kind: str) -> Counted:
    """The tokens that are counted."""
    return "tokens", kind


def _counted(what: Counted, relation: Relation, amount: Amount) -> Patch:
    measure, token = what
    return {"where": (Comparison(of=measure, relation=relation, amount=amount, token=token),)}


@attributes.rule
def so_many_counted(reading: Reading, how: HowMany, what: Counted) -> Patch:
    """``with 3 or more power``, ``with no attachments``."""
    return _counted(what, *how)


@attributes.rule
def some(reading: Reading, what: Counted) -> Patch:
    """``without attachments``, ``with gold``."""
    return _counted(what, "at least", 1)


@attributes.rule
def some_tokens(reading: Reading, kind: str) -> Patch:
    """``with a poison token``."""
    return some(reading, count_of_tokens(reading, kind))


@attributes.rule
def extreme_in_play(reading: Reading, end: str, measure: str) -> Patch:
    """``an opponent's character with the highest STR in play``: of all of them, not of that opponent's."""
    return Said(best_in_play={end: MEASURES[measure]})


@attributes.rule
def an_attachment(reading: Reading) -> Patch:
    """The attachment: ``an attachment``."""
    return _counted(("attachments", ""), "at least", 1)


attributes.means(
    trait_attachments={"attachment": Cards(type=("attachment",), trait=(FIRST,))},
    # The duplicate: "a duplicate"
    a_duplicate={"where": (Comparison(of="duplicates", relation="at least", amount=1),)},
)
