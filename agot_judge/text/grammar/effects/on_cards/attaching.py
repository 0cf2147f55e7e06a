"""Cards that are attached to others."""

from msgspec.structs import replace

from agot_judge.engine.ability.effects_on_cards import Attach
from agot_judge.text.discourse.moved_to import must_come_under_yours
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.on_cards import effects_on_cards
from agot_judge.text.grammar.effects.on_cards.affected import affected, there
from agot_judge.text.grammar.places.zones import Zone
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.phrases.noun import Noun


@effects_on_cards.rule
def move_to_card(reading: Reading, chosen: str | None, noun: Noun, host: Noun) -> Effects:
    """An attachment is moved to another card."""
    if noun.ref == "self" and reading.card_type == "attachment":
        return attach(reading, noun, host)
    if noun.types != ("attachment",) or (noun.ref is None and noun.cards.zone != "play"):
        raise Unclear("only attachments are moved to cards")
    return (Attach(on=affected(reading, noun, chosen), to=another_host(host).host()),)


def another_host(host: Noun) -> Noun:
    """``another character`` for an attachment in play: than the one it is on, and none is attached anew to the same."""
    return replace(host, cards=replace(host.cards, this=None)) if host.cards.this is False else host


@effects_on_cards.rule
def attach_from(reading: Reading, noun: Noun, zone: Zone, host: Noun) -> Effects:
    """The attaching of a card from a place."""
    found = there(reading, noun, zone)
    must_come_under_yours(reading, found)
    return (Attach(on=affected(reading, found, None), to=host.host()),)


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
        host = another_host(host)
    if host.ref is None and reading.subject != "you":
        raise Unclear("who chooses to what it is attached")
    on = affected(reading, noun, None)
    if on == "self" and host.ref is None:
        reading.mention(host, "host")  # "attach this card to another character. If that character .."
    return (Attach(on=on, to=host.host()),)


@effects_on_cards.rule
def as_duplicate(reading: Reading, noun: Noun, host: Noun) -> Effects:
    """The placing of a card as a duplicate."""
    noun = noun.apart_from(host.ref)
    if noun.or_else is not None:
        raise Unclear("which of two cards becomes a duplicate")
    on = affected(reading, noun, None)
    return (Attach(on=on, to=host.host(), as_duplicate=True),)
