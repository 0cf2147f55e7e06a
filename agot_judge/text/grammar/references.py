"""Words that name again what was spoken of, always the same thing whatever stands between."""

from agot_judge.engine.ability.ability import AtOnce, If
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import Ref
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.doers.options import Option
from agot_judge.text.grammar.sentences import Effects, Sentence
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, SECOND, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

references = Fragment(__name__, "cards", "player", "owner", "effect", "clause", "sentence")


def _named(ref: Ref, *, plural: bool = False) -> Noun:
    return Noun(ref=ref, quantity="the", plural=plural)


@references.rule
def each_found(reading: Reading) -> Noun:
    """``Reveal each searched-for card and add it to your hand``: what was found."""
    if not reading.discourse.those_elsewhere or not reading.discourse.shown.zone:
        raise Unclear("what was searched for")
    return Noun(ref="those", quantity="each")


@references.rule
def single_out(reading: Reading, person: Person) -> Effects:
    """No effects: a player of whom something is true, asked for and not said to be chosen."""
    reading.choose(Choose(player=person.whoever, player_where=person.where, implied=True))
    reading.subject = "you"  # what follows is done by who singles that player out
    return ()


@references.rule
def at_once(reading: Reading, *found: Option) -> Effects:
    """The same done to each of several targets, simultaneously."""
    return (AtOnce(each=tuple(one.effects for one in found)),)


references.means(
    target=_named("target"),
    second_target=_named("target 2"),
    third_target=_named("target 3"),
    fourth_target=_named("target 4"),
    its_target=_named("its target"),
    occurrence=_named("occurrence"),
    cost=_named("cost"),
    doer=_named("doer"),
    affected=_named("those"),  # One or several: as "the target"
    all_of=FIRST,
    all_triggering=_named("occurrence", plural=True),
    all_affected=_named("those", plural=True),
    shown=_named("shown", plural=True),
    conditional=Sentence((If(condition=FIRST, effects=SECOND),)),
    knelt="knelt",
    put_into_play="put into play",
    that_player=Person("that player"),
    its_player=Person("its player"),
    this_opponent=Person("this opponent"),
    earlier=call(_named, FIRST),  # The cards to which effects have done this, whatever else was done since
)
