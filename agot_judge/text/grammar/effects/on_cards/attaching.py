"""Cards that become attached to others, as they enter play, are moved, or as a duplicate; and what they are then, "as a
Condition attachment with the text: ".."". The abilities of that text are read without what was spoken of before."""

from msgspec import json
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Ability, Effect, GainAbility, Modify
from agot_judge.engine.ability.about_the_card import AttachesTo
from agot_judge.engine.ability.effects_on_cards import Attach, Discard, TakeControl
from agot_judge.engine.state.game import Keyword
from agot_judge.text.discourse.moved_to import must_come_under_yours
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.on_cards import effects_on_cards
from agot_judge.text.grammar.effects.on_cards.affected import affected, there
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.template import ALL, FIRST, FOURTH, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun

DISCARDED = (("attachment",), ("duplicate",))
"""The types of cards that lie on other cards and are discarded from them."""

Quoted = tuple[Keyword | Ability, ...]
"""The text of a card that becomes an attachment."""


@effects_on_cards.rule
def move_to_card(reading: Reading, chosen: str | None, noun: Noun, host: Noun) -> Effects:
    """An attachment is moved to another card."""
    if noun.ref == "self" and reading.card_type == "attachment":
        return attach(reading, noun, host)
    if noun.types != ("attachment",) or (noun.ref is None and noun.cards.zone != "play"):
        raise Unclear("only attachments are moved to cards")
    return (Attach(on=affected(reading, noun, chosen), to=_another(host).host()),)


def _another(host: Noun) -> Noun:
    """``another character`` for an attachment in play: than the one it is on, and none is attached anew to the same."""
    return replace(host, cards=replace(host.cards, this=None)) if host.cards.this is False else host


@effects_on_cards.rule
def from_card_to_card(reading: Reading, chosen: str | None, noun: Noun, source: Noun, to: Noun) -> Effects:
    """``move an attachment from a character you control to another character``: another than where it is."""
    if noun.described.zone != "play" or noun.types != ("attachment",):
        raise Unclear("only attachments are moved to cards")
    if source.also or to.also or source.plural or (source.ref is None and noun.quantity == "each"):
        raise Unclear("several cards at once")
    moved = replace(noun, cards=replace(noun.cards, attached_to=source.on()))
    return (Attach(on=affected(reading, moved, chosen), to=_another(to).host()),)


@effects_on_cards.rule
def discarded_from(reading: Reading, chosen: str | None, noun: Noun, host: Noun) -> Effects:
    """``discard each attachment from that character``."""
    if noun.ref is not None or noun.types not in DISCARDED or noun.cards.zone != "play" or host.also:
        raise Unclear("only attachments and duplicates are discarded from cards")
    if host.ref is None and (host.plural or host.quantity == "each" or noun.quantity == "each"):
        raise Unclear("from which of them")
    on = replace(noun, cards=replace(noun.cards, attached_to=host.host()))
    return (Discard(on=affected(reading, on, chosen)),)


def _from_its_place(reading: Reading, chosen: str | None, noun: Noun, host: Noun) -> Effects:
    """``put it into play attached to this card``, without a word of whose control it comes under."""
    must_come_under_yours(reading, noun)
    return (Attach(on=affected(reading, noun, chosen), to=host.host()),)


@effects_on_cards.rule
def attach(reading: Reading, noun: Noun, host: Noun) -> Effects:
    """The attaching of a card."""
    if noun.ref == "self" and any(
        "host" in reading.discourse.effects.done.get(done, ()) for done in ("killed", "sacrificed")
    ):
        raise Unclear("whether it is still attached when its character has left play")
    # What something happens to may be on its way out of play, and is still attached.
    is_attached = noun.cards.zone == "play" if noun.ref is None else reading.is_in_play(noun.ref)
    if not is_attached and noun.cards.this is not True and noun.cards.among is None:
        must_come_under_yours(reading, noun)
    if is_attached or noun.ref == "occurrence":
        host = _another(host)
    if host.ref is None and reading.subject != "you":
        raise Unclear("who chooses to what it is attached")
    on = affected(reading, noun)
    if on == "self" and host.ref is None:
        reading.mention(host, "host")  # "attach this card to another character. If that character .."
    return (Attach(on=on, to=host.host()),)


def _one_of_two(noun: Noun, host: Noun) -> Noun:
    """The card that is placed on the host, where a pronoun could mean the other one. Raises Unclear."""
    noun = noun.apart_from(host.ref)
    if noun.or_else is not None:
        raise Unclear("which of two cards is placed on the other")
    return noun


@effects_on_cards.rule
def attach_as(
    reading: Reading, noun: Noun, host: Noun, terminal: str | None, trait: str | None, text: Quoted
) -> Effects:
    """``as a terminal attachment``, ``as an attachment with the text: "Terminal. .."``: it has the keyword either way."""
    noun = _one_of_two(noun, host).elsewhere
    abilities = tuple(part for part in text if isinstance(part, Ability))
    for ability in abilities:
        if ability.kind == "constant" and not all(_is_held(effect) for effect in ability.effects):
            raise Unclear("what the attachment does besides")
    said = (terminal,) if terminal else ()
    keywords = (*said, *(str(part) for part in text if isinstance(part, Keyword)))
    return (
        GainAbility(
            on=reading.on(noun),
            to=host.on(),
            traits=(trait,) if trait else (),
            keywords=keywords,
            abilities=abilities,
        ),
    )


def _is_held(effect: Effect) -> bool:
    """True where it can be in force for as long as the attachment is: what the card adds to a challenge is counted otherwise."""
    if isinstance(effect, Modify):
        return effect.contributes is None and not effect.contributes_its_strength
    return isinstance(effect, TakeControl | AttachesTo)


effects_on_cards.means(
    attached=call(_from_its_place, READING, FIRST, SECOND.elsewhere, THIRD),
    # The putting into play of a card from a place, attached to another
    attached_from=call(
        _from_its_place, READING, FIRST, call(there, READING, SECOND, THIRD).elsewhere, FOURTH
    ),
    attach_from=call(_from_its_place, READING, None, call(there, READING, FIRST, SECOND), THIRD),
    # "put it into play under your control, attached to this card"
    attached_yours=(Attach(on=call(affected, READING, SECOND.elsewhere, FIRST), to=call(Noun.host, THIRD)),),
    attached_from_yours=(
        Attach(
            on=call(affected, READING, call(there, READING, SECOND, THIRD).elsewhere, FIRST),
            to=call(Noun.host, FOURTH),
        ),
    ),
    facedown=(
        Attach(on=call(affected, READING, SECOND.elsewhere, FIRST), to=call(Noun.host, THIRD), facedown=True),
    ),
    as_duplicate=(
        Attach(
            on=call(affected, READING, call(_one_of_two, FIRST, SECOND)),
            to=call(Noun.host, SECOND),
            as_duplicate=True,
        ),
    ),
    attach_with=call(attach_as, READING, FIRST, SECOND, THIRD, None, ()),  # "as an attachment with terminal"
    quoted=ALL,
    keyword=FIRST,
    constant=Ability(kind="constant", effects=FIRST),
    restriction=Ability(kind="constant", effects=(FIRST,)),
    # A text of one ability, which was read by itself ("text.quoted")
    whole=(call(json.decode, FIRST, type=Ability),),
)
