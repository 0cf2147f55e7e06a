"""The causes of an occurrence: an effect, a keyword, claim, a player."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.triggers import Trigger
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.occurrences.cards import occurrences_of_cards
from agot_judge.text.grammar.occurrences.cards.happening import source_of
from agot_judge.text.grammar.occurrences.players import occurrences_of_players
from agot_judge.text.parsing.template import FIRST, SECOND, call
from agot_judge.text.phrases.noun import Noun


@occurrences_of_cards.rule
def for_claim(reading: Reading, icon: str | None = None) -> Trigger:
    """The cause ``for claim``."""
    return Trigger(event="", cause="claim", challenge=(icon,) if icon else ())


@occurrences_of_players.rule
def for_winning_challenge(reading: Reading, challenge: Challenge) -> Trigger:
    """``for winning an unopposed challenge``: what the framework gives for it."""
    if challenge.only("unopposed").unopposed is not True:
        raise Unclear("for which challenge")
    return Trigger(event="", cause="unopposed")


@occurrences_of_cards.rule
def by_effect_of(reading: Reading, noun: Noun) -> Trigger:
    """``by a plot effect``, ``by an opponent's Maester character's effect``."""
    if noun.ref is None and replace(noun.cards, controller="any") == Cards():
        return Trigger(event="", cause="effect", by=noun.cards.controller)
    return Trigger(event="", cause="effect", source=source_of(noun))


_USING = Trigger(event="", cause=FIRST)
occurrences_of_players.means(using=_USING)
occurrences_of_cards.means(
    by_player=Trigger(event="", by=FIRST.any_one),  # "is marshaled by an opponent"
    using=_USING,  # The cause "by intimidate"
    by_effect=Trigger(event="", cause="effect"),  # "by a card effect"
    by_keyword_of=Trigger(event="", cause=SECOND, source=call(source_of, FIRST)),
)
