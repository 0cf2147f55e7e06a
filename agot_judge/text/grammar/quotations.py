"""Cards that become attachments with a text of their own. Its abilities are read without what was spoken of before."""

from typing import Any

from msgspec import json

from agot_judge.engine.ability.ability import Ability, Effect, GainAbility, Modify
from agot_judge.engine.ability.about_the_card import AttachesTo
from agot_judge.engine.ability.effects_on_cards import TakeControl
from agot_judge.engine.state.game import Keyword
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import ALL, FIRST, call
from agot_judge.text.phrases.noun import Noun

quotations = Fragment(__name__, "effect", "quoted")

Quoted = tuple[Keyword | Ability, ...]


@quotations.rule
def attach(
    reading: Reading, noun: Noun, host: Noun, terminal: str | None, trait: str | None, text: Quoted
) -> Effects:
    """``as a terminal attachment``, ``as an attachment with the text: "Terminal. .."``: it has the keyword either way."""
    noun = noun.apart_from(host.ref)
    if noun.ref is None and noun.cards.zone == "play":
        raise Unclear("what becomes an attachment")
    if noun.or_else is not None:
        raise Unclear("which of two cards becomes an attachment")
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


@quotations.rule
def attach_with(reading: Reading, noun: Noun, host: Noun, terminal: str) -> Effects:
    """``as an attachment with terminal``."""
    found: Effects = attach(reading, noun, host, terminal, None, ())
    return found


def _is_held(effect: Effect) -> bool:
    """True where it can be in force for as long as the attachment is: what the card adds to a challenge is counted otherwise."""
    if isinstance(effect, Modify):
        return effect.contributes is None and not effect.contributes_its_strength
    return isinstance(effect, TakeControl | AttachesTo)


@quotations.rule
def restriction(reading: Reading, found: Any) -> Ability:
    """The restriction in quotation marks."""
    assert isinstance(found, AttachesTo)
    return Ability(kind="constant", effects=(found,))


quotations.means(
    quoted=ALL,
    keyword=FIRST,
    constant=Ability(kind="constant", effects=FIRST),
    # A text of one ability, which was read by itself ("text.quoted").
    whole=(call(json.decode, FIRST, type=Ability),),
)
