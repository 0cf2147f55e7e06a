"""The causes of an occurrence: an effect, a keyword, claim, a player."""

from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.occurrences.cards import occurrences_of_cards
from agot_judge.text.grammar.occurrences.cards.happening import source_of
from agot_judge.text.grammar.occurrences.players import occurrences_of_players
from agot_judge.text.parsing.template import FIRST, SECOND, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

Fields = dict[str, Any]


@occurrences_of_cards.rule
def for_claim(reading: Reading, icon: str | None = None) -> Fields:
    """The cause ``for claim``."""
    return {"cause": "claim", "challenge": (icon,)} if icon else {"cause": "claim"}


@occurrences_of_players.rule
def for_winning_challenge(reading: Reading, challenge: Challenge) -> Fields:
    """``for winning an unopposed challenge``: what the framework gives for it."""
    if challenge.only("unopposed").unopposed is not True:
        raise Unclear("for which challenge")
    return {"cause": "unopposed"}


@occurrences_of_cards.rule
@occurrences_of_players.rule
def using(reading: Reading, cause: str) -> Fields:
    """The cause of the occurrence: ``by intimidate``."""
    return {"cause": cause}


@occurrences_of_cards.rule
def by_effect_of(reading: Reading, noun: Noun) -> Fields:
    """``by a plot effect``, ``by an opponent's Maester character's effect``."""
    who = noun.cards.controller
    if noun.ref is None and replace(noun.cards, controller="any") == Cards():
        return {"cause": "effect"} if who == "any" else {"cause": "effect", "by": who}
    return {"cause": "effect", "source": source_of(noun)}


@occurrences_of_cards.rule
def by_player(reading: Reading, person: Person) -> Fields:
    """``is marshaled by an opponent``."""
    if person.every or person.none:
        raise Unclear("by whom")
    reading.player = person.in_turn
    return {"_doer": person.who}


occurrences_of_cards.means(
    by_effect={"cause": "effect"},  # The cause "by a card effect"
    by_keyword_of={"cause": SECOND, "source": call(source_of, FIRST)},  # The cause of a keyword of a card
)
