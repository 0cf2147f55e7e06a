"""The plainest things done to cards and by players."""

from collections.abc import Callable

from agot_judge.engine.ability.ability import Effect
from agot_judge.engine.ability.cards import On
from agot_judge.engine.ability.effects_on_cards import Kill, Kneel, Sacrifice, Stand
from agot_judge.engine.ability.effects_on_players import Draw, GainGold, GainPower, PayGold
from agot_judge.text.noun import Noun
from agot_judge.text.reading import Reading, Unclear, choice_of
from agot_judge.text.topic import Topic
from agot_judge.text.topics.sentences import Effects

actions = Topic("actions", "effect", "cost")

VERBS: dict[str, Callable[[On], Effect]] = {
    "kneel": lambda on: Kneel(on=on),
    "stand": lambda on: Stand(on=on),
    "kill": lambda on: Kill(on=on),
    "sacrifice": lambda on: Sacrifice(on=on),
}


@actions.rule
def choose(reading: Reading, noun: Noun) -> Effects:
    reading.choose(choice_of(noun), noun)
    return ()


@actions.rule
def choose_and(reading: Reading, verb: str, noun: Noun) -> Effects:
    target = reading.choose(choice_of(noun), noun)
    assert target is not None
    return (VERBS[verb](target),)


@actions.rule
def do(reading: Reading, verb: str, noun: Noun) -> Effects:
    return (VERBS[verb](reading.on(noun)),)


@actions.rule
def do_unsaved(reading: Reading, verb: str, noun: Noun) -> Effects:
    if verb != "kill":
        raise Unclear("only what leaves play can be saved")
    return (Kill(on=reading.on(noun), can_be_saved=False),)


@actions.rule
def do_both(reading: Reading, first: str, second: str, noun: Noun) -> Effects:
    on = reading.on(noun)
    return (VERBS[first](on), VERBS[second](on))


@actions.rule
def pay(reading: Reading, amount: int) -> Effects:
    return (PayGold(amount=amount),)


@actions.rule
def draw(reading: Reading, amount: int) -> Effects:
    return (Draw(amount=amount),)


@actions.rule
def draw_one(reading: Reading) -> Effects:
    return (Draw(),)


@actions.rule
def gain_gold(reading: Reading, amount: int) -> Effects:
    return (GainGold(amount=amount),)


@actions.rule
def gain_power(reading: Reading, amount: int) -> Effects:
    return (GainPower(amount=amount),)


@actions.rule
def cards_gain_power(reading: Reading, noun: Noun, amount: int) -> Effects:
    return (GainPower(amount=amount, on=reading.on(noun)),)
