"""Effects that a player does, or may do, instead of what would happen."""

from agot_judge.engine.ability.ability import Instead
from agot_judge.engine.ability.cards import Amount, ThatMany
from agot_judge.engine.ability.effects_on_players import Draw, GainPower
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.doers.players import player_does
from agot_judge.text.grammar.replacements.interrupts import interrupts
from agot_judge.text.grammar.sentences import Effects, Sentence
from agot_judge.text.phrases.person import Person


@interrupts.rule
def then_player_does_instead(reading: Reading, person: Person, found: Effects) -> Sentence:
    """``Kneel attached character. Then, that player draws 1 less card instead.``"""
    if person.whoever in ("any", "opponent") and not person.every:
        raise Unclear("which player does it")
    return then_instead(reading, player_does(reading, person, found))


def then_instead(reading: Reading, found: Effects) -> Sentence:
    """The sentence that replaces what the interrupt is about, if what comes before was done: the part before is not replaced."""
    if not found or not reading.occurrence.would or reading.occurrence.event in ("initiate", "claim"):
        raise Unclear("instead of what")
    return Sentence((Instead(effects=found),), then=True)


@interrupts.rule
def draw_rather(reading: Reading, many: int, than: str) -> Effects:
    """``draws 1 less card instead``: than would be drawn."""
    if reading.occurrence.event != "draw" or not reading.occurrence.would:
        raise Unclear("than how many")
    return (Draw(amount=_rather(many, than), player=reading.subject),)


@interrupts.rule
def gain_other_power(reading: Reading, many: Amount) -> Effects:
    """``when you would gain 1 power for winning an unopposed challenge, gain 2 power instead``: for the faction as well."""
    if reading.occurrence.cause not in ("unopposed", "dominance") or reading.occurrence.event != "gain power":
        raise Unclear("for what it is gained")
    return (GainPower(amount=many, player=reading.subject),)


def _rather(many: int, than: str) -> ThatMany:
    return ThatMany(plus=many if than == "more" else -many)
