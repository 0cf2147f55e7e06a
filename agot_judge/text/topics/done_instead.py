"""What a player does, or may do, instead of what would happen."""

from msgspec.structs import replace

from agot_judge.engine.ability.ability import ForEach, Instead, May
from agot_judge.engine.ability.cards import Amount, ThatMany
from agot_judge.engine.ability.effects_on_players import Draw, GainGold, GainPower
from agot_judge.text.noun import Noun
from agot_judge.text.person import Person
from agot_judge.text.reading import Reading, Unclear
from agot_judge.text.topics.deeds import PARTICIPLES, discard_from_play, do
from agot_judge.text.topics.doings import player_does, player_may
from agot_judge.text.topics.interrupts import instead_of_it, interrupts
from agot_judge.text.topics.sentences import Effects, Sentence

__all__ = ["interrupts"]


@interrupts.rule
def may(reading: Reading) -> None:
    """Nothing after it is a target."""
    reading.optional = True


@interrupts.rule
def player_does_instead(reading: Reading, person: Person, found: Effects) -> Sentence:
    """``that player discards 1 card from his or her hand instead``."""
    if person.whoever in ("any", "opponent") and not person.every:
        raise Unclear("which player does it")
    return Sentence(instead_of_it(reading, player_does(reading, person, found)))


@interrupts.rule
def instead_player_does(reading: Reading, person: Person, found: Effects) -> Effects:
    return player_does_instead(reading, person, found).effects


@interrupts.rule
def then_player_does_instead(reading: Reading, person: Person, found: Effects) -> Sentence:
    """``Kneel attached character. Then, that player draws 1 less card instead.``"""
    if person.whoever in ("any", "opponent") and not person.every:
        raise Unclear("which player does it")
    return then_instead(reading, player_does(reading, person, found))


@interrupts.rule
def then_instead(reading: Reading, found: Effects) -> Sentence:
    """What the interrupt is about is replaced, if what comes before was done: that itself is not."""
    if not found or not reading.would or reading.happened in ("initiate", "claim"):
        raise Unclear("instead of what")
    return Sentence((Instead(effects=found),), then=True)


@interrupts.rule
def choose_to_be_done(reading: Reading, noun: Noun, done: str) -> Effects:
    """``choose another character you control to be killed instead``."""
    return do(reading, "choose and", {name: verb for verb, name in PARTICIPLES.items()}[done], noun, None)


@interrupts.rule
def choose_to_be_discarded(reading: Reading, noun: Noun) -> Effects:
    return discard_from_play(reading, "choose and", noun, None)


@interrupts.rule
def draw_rather(reading: Reading, many: int, than: str) -> Effects:
    """``draws 1 less card instead``: than would be drawn."""
    if reading.happened != "draw" or not reading.would:
        raise Unclear("than how many")
    return (Draw(amount=_rather(many, than), player=reading.subject),)


@interrupts.rule
def gain_rather(reading: Reading, many: int, than: str) -> Effects:
    if reading.happened not in ("gain gold", "collect income") or not reading.would:
        raise Unclear("than how much")
    return (GainGold(amount=_rather(many, than), player=reading.subject),)


@interrupts.rule
def gain_other_power(reading: Reading, many: Amount) -> Effects:
    """``when you would gain 1 power for winning an unopposed challenge, gain 2 power instead``: for the faction as well."""
    if reading.cause not in ("unopposed", "dominance") or reading.happened != "gain power":
        raise Unclear("for what it is gained")
    return (GainPower(amount=many, player=reading.subject),)


@interrupts.rule
def gain_that_power(reading: Reading) -> Effects:
    """``when an opponent would gain power for winning dominance, you gain that power instead``."""
    return gain_other_power(reading, as_much(reading))


@interrupts.rule
def gain_additional_power(reading: Reading, many: int) -> Effects:
    """``when you gain power for winning an unopposed challenge, gain 1 additional power``: besides, for the same."""
    return gain_other_power(reading, many)


@interrupts.rule
def instead_of_so_much(reading: Reading, found: Effects, many: int) -> Sentence:
    """``gain 2 power instead of 1``: 1 is what the rules give."""
    if reading.happened != "gain power" or many != 1:
        raise Unclear("instead of what")
    return Sentence(instead_of_it(reading, found))


@interrupts.rule
def gain_rather_power(reading: Reading, many: int, than: str) -> Effects:
    return gain_other_power(reading, so_much_rather(reading, many, than))


@interrupts.rule
def gain_that_gold(reading: Reading) -> Effects:
    """``when an opponent would gain gold, you gain that gold instead``: as much."""
    if reading.happened != "gain gold" or not reading.would:
        raise Unclear("which gold")
    return (GainGold(amount=ThatMany(), player=reading.subject),)


@interrupts.rule
def card_gains_instead(reading: Reading, noun: Noun, many: Amount) -> Sentence:
    """``when a character would gain power using renown, it gains 2 power instead``."""
    if reading.happened != "gain power" or noun.also or noun.plural:
        raise Unclear("instead of what")
    return Sentence(instead_of_it(reading, (GainPower(amount=many, on=reading.on(noun)),)))


@interrupts.rule
def so_much(reading: Reading, many: int) -> Amount:
    return many


@interrupts.rule
def as_much(reading: Reading) -> Amount:
    if reading.happened != "gain power" or not reading.would:
        raise Unclear("which power")
    return ThatMany()


@interrupts.rule
def so_much_rather(reading: Reading, many: int, than: str) -> Amount:
    """``1 fewer power``: than would be gained."""
    as_much(reading)
    return _rather(many, than)


def _rather(many: int, than: str) -> ThatMany:
    return ThatMany(plus=many if than == "more" else -many)


@interrupts.rule
def player_may_instead(reading: Reading, person: Person, _: None, found: Effects) -> Sentence:
    """``you may gain 2 gold instead``: if the player does, what would happen does not."""
    (may,) = player_may(reading, person, None, found)
    if isinstance(may, ForEach) or not isinstance(may, May):
        raise Unclear("which of several players replaces it")
    label = may.label.removesuffix(" instead")
    return Sentence((replace(may, effects=instead_of_it(reading, found), label=label),))
