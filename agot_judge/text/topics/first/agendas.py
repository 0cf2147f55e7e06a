"""Agendas that a player runs."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topic import Topic
from agot_judge.text.topics.first import TEMPLATING

first_agendas = Topic("first_agendas", "cards", templating=TEMPLATING)


@first_agendas.rule
def you_run(reading: Reading, noun: Noun) -> Noun:
    """``each The North agenda you are running``."""
    return replace(noun, cards=replace(agendas_of(noun), controller="you"))


def agendas_of(noun: Noun) -> Cards:
    """The agendas that are spoken of, where they lie. Raises Unclear where it is anything else."""
    if noun.ref is not None or noun.cards.type != ("agenda",) or noun.cards.controller != "any":
        raise Unclear("which agendas are run")
    return replace(noun.cards, zone="agenda")
