"""Cards that become attached as they enter play or are moved."""

from msgspec.structs import replace

from agot_judge.engine.ability.effects_on_cards import Attach, Discard
from agot_judge.text.discourse.moved_to import must_come_under_yours
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.on_cards.affected import affected, there
from agot_judge.text.grammar.effects.on_cards.attaching import another_host
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, FOURTH, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun

attaching = Fragment(__name__, "clause")


DISCARDED = (("attachment",), ("duplicate",))
"""The types of cards that lie on other cards and are discarded from them."""


@attaching.rule
def attached(reading: Reading, chosen: str | None, noun: Noun, host: Noun) -> Effects:
    """``put it into play attached to this card``, without a word of whose control it comes under."""
    must_come_under_yours(reading, noun)
    return attached_yours(reading, chosen, noun, host)


@attaching.rule
def attached_yours(reading: Reading, chosen: str | None, noun: Noun, host: Noun) -> Effects:
    """``put it into play under your control, attached to this card``."""
    if noun.also or (noun.ref is None and noun.cards.zone == "play"):
        raise Unclear("from where it is put into play")
    return (Attach(on=affected(reading, noun, chosen), to=host.host()),)


@attaching.rule
def from_card_to_card(reading: Reading, chosen: str | None, noun: Noun, source: Noun, to: Noun) -> Effects:
    """``move an attachment from a character you control to another character``: another than where it is."""
    if noun.ref is not None or noun.types != ("attachment",) or noun.cards.zone != "play":
        raise Unclear("only attachments are moved to cards")
    if (
        noun.also
        or source.also
        or to.also
        or source.plural
        or (source.ref is None and noun.quantity == "each")
    ):
        raise Unclear("several cards at once")
    moved = replace(noun, cards=replace(noun.cards, attached_to=source.on()))
    return (Attach(on=affected(reading, moved, chosen), to=another_host(to).host()),)


@attaching.rule
def facedown(reading: Reading, chosen: str | None, noun: Noun, host: Noun) -> Effects:
    """The attaching of a card facedown."""
    if noun.ref is None and noun.cards.zone == "play":
        raise Unclear("from where it is attached")
    return (Attach(on=affected(reading, noun, chosen), to=host.host(), facedown=True),)


@attaching.rule
def discarded_from(reading: Reading, chosen: str | None, noun: Noun, host: Noun) -> Effects:
    """``discard each attachment from that character``."""
    if noun.ref is not None or noun.types not in DISCARDED or noun.cards.zone != "play" or host.also:
        raise Unclear("only attachments and duplicates are discarded from cards")
    if host.ref is None and (host.plural or host.quantity == "each" or noun.quantity == "each"):
        raise Unclear("from which of them")
    on = replace(noun, cards=replace(noun.cards, attached_to=host.host()))
    return (Discard(on=affected(reading, on, chosen)),)


attaching.means(
    # The putting into play of a card from a place, attached to another
    attached_from=call(attached, READING, FIRST, call(there, READING, SECOND, THIRD), FOURTH),
    # The putting into play under your control of a card, attached to another
    attached_from_yours=call(attached_yours, READING, FIRST, call(there, READING, SECOND, THIRD), FOURTH),
)
