"""Two things done to the same cards, both or one of them: ``kneel and sacrifice``, ``kneel or sacrifice a location``."""

from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.effects_on_cards import RemoveFromChallenge
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.on_cards.affected import VERBS, affected
from agot_judge.text.grammar.sentences import Effects
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun

done_together = Fragment(__name__, "clause")


@done_together.rule
def do_both(reading: Reading, first: str, second: str, noun: Noun) -> Effects:
    """The two effects on the same cards: ``kneel and sacrifice``."""
    on = _the_same(reading, noun)
    return tuple(VERBS[verb.removesuffix("s")](on, True) for verb in (first, second))


@done_together.rule
def do_and_remove(reading: Reading, verb: str, noun: Noun) -> Effects:
    """``stand and remove it from the challenge``."""
    on = _the_same(reading, noun)
    return (VERBS[verb.removesuffix("s")](on, True), RemoveFromChallenge(on=on))


def _the_same(reading: Reading, noun: Noun) -> On:
    on = affected(reading, noun, None)
    if isinstance(on, Cards) and on.pick is not None:
        raise Unclear("two things done to a card that is picked")
    return on
