"""Characters that are to participate in the challenge: ``have it participate in a challenge in which you control a Knight``."""

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import If
from agot_judge.engine.ability.effects_on_cards import Participate
from agot_judge.engine.ability.later_choices import TARGETS
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.challenges.challenge import Challenge
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun

joining = Fragment(__name__, "clause")


@joining.rule
def participate(reading: Reading, noun: Noun, challenge: Challenge) -> Effects:
    """In the present challenge, on the side of the player whose effect it is; only if it is such a challenge."""
    return _if(
        reading,
        noun,
        () if challenge in (Challenge(), Challenge(definite=True)) else (challenge.condition(),),
    )


def _if(reading: Reading, noun: Noun, conditions: tuple[Condition, ...]) -> Effects:
    if noun.also or (noun.ref in TARGETS and not reading.choices):
        raise Unclear("who participates")
    if _is_anothers(reading, noun):
        raise Unclear("no document says how a character participates on the side of who does not control it")
    found = Participate(on=reading.on(noun))
    if not conditions:
        return (found,)
    condition = conditions[0] if len(conditions) == 1 else Condition(all_of=conditions)
    return (If(condition=condition, effects=(found,)),)


def _is_anothers(reading: Reading, noun: Noun) -> bool:
    """True where the text says that another player controls it."""
    chosen = [choice.cards for choice in reading.targets]
    at = TARGETS.index(noun.ref) if noun.ref in TARGETS else len(chosen)
    meant = chosen[at] if at < len(chosen) else noun.cards
    return meant.controller == "opponent"
