"""Cards that become attachments with a text of their own. Its abilities are read without what was spoken of before."""

from typing import Any

from agot_judge.engine.ability.ability import Ability, AttachesTo, GainAbility, Modify
from agot_judge.engine.ability.effects_on_cards import TakeControl
from agot_judge.engine.game import Keyword
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.sentences import Effects

quotations = Topic("quotations", "effect", "quoted")

Quoted = tuple[Keyword | Effects, ...]


@quotations.rule
def attach(reading: Reading, noun: Noun, host: Noun, trait: str | None, text: Quoted) -> Effects:
    noun = noun.apart_from(host.ref)
    if noun.ref is None and noun.cards.zone == "play":
        raise Unclear("what becomes an attachment")
    if noun.or_else is not None:
        raise Unclear("which of two cards becomes an attachment")
    said = [effect for effects in text if not isinstance(effects, Keyword) for effect in effects]
    if any(not isinstance(effect, Modify | TakeControl | AttachesTo) for effect in said):
        raise Unclear("what the attachment does besides")
    abilities = tuple(
        Ability(kind="constant", effects=effects) for effects in text if not isinstance(effects, Keyword)
    )
    keywords = tuple(str(keyword) for keyword in text if isinstance(keyword, Keyword))
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
def quoted(reading: Reading, *found: Keyword | Effects) -> Quoted:
    return found


@quotations.rule
def keyword(reading: Reading, found: Keyword) -> Keyword:
    return found


@quotations.rule
def constant(reading: Reading, found: Effects) -> Effects:
    return found


@quotations.rule
def restriction(reading: Reading, found: Any) -> Effects:
    assert isinstance(found, AttachesTo)
    return (found,)
