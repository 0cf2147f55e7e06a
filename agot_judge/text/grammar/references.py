"""Words that name again what was spoken of, always the same thing whatever stands between."""

from agot_judge.engine.ability import Condition
from agot_judge.engine.ability.ability import AtOnce, If
from agot_judge.engine.ability.triggers import Choose
from agot_judge.engine.ability.words import Deed, Ref
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.effects.doers.options import Option
from agot_judge.text.grammar.sentences import Effects, Sentence
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

references = Fragment(__name__, "cards", "player", "owner", "effect", "clause", "sentence")


def _named(ref: Ref, *, plural: bool = False) -> Noun:
    return Noun(ref=ref, quantity="the", plural=plural)


@references.rule
def target(reading: Reading) -> Noun:
    """The first target."""
    return _named("target")


@references.rule
def second_target(reading: Reading) -> Noun:
    """The second target."""
    return _named("target 2")


@references.rule
def third_target(reading: Reading) -> Noun:
    """The third target."""
    return _named("target 3")


@references.rule
def fourth_target(reading: Reading) -> Noun:
    """The fourth target."""
    return _named("target 4")


@references.rule
def its_target(reading: Reading) -> Noun:
    """The target of the ability spoken of."""
    return _named("its target")


@references.rule
def occurrence(reading: Reading) -> Noun:
    """The triggering card."""
    return _named("occurrence")


@references.rule
def cost(reading: Reading) -> Noun:
    """The card that paid the cost."""
    return _named("cost")


@references.rule
def doer(reading: Reading) -> Noun:
    """The card that brought it about."""
    return _named("doer")


@references.rule
def affected(reading: Reading) -> Noun:
    """One or several: as ``the target``."""
    return _named("those")


@references.rule
def earlier(reading: Reading, deed: Deed) -> Noun:
    """The cards to which effects have done this, whatever else was done since."""
    return _named(deed)


@references.rule
def all_of(reading: Reading, several: Noun) -> Noun:
    """The cards of a list."""
    return several


@references.rule
def all_triggering(reading: Reading) -> Noun:
    """The triggering cards."""
    return _named("occurrence", plural=True)


@references.rule
def all_affected(reading: Reading) -> Noun:
    """The affected cards."""
    return _named("those", plural=True)


@references.rule
def shown(reading: Reading) -> Noun:
    """The cards that were shown."""
    return _named("shown", plural=True)


@references.rule
def each_found(reading: Reading) -> Noun:
    """``Reveal each searched-for card and add it to your hand``: what was found."""
    if not reading.those_elsewhere or not reading.shown:
        raise Unclear("what was searched for")
    return Noun(ref="those", quantity="each")


@references.rule
def conditional(reading: Reading, condition: Condition, found: Effects) -> Sentence:
    """The sentence under a condition that is asked as it resolves."""
    return Sentence((If(condition=condition, effects=found),))


@references.rule
def choose_icon(reading: Reading) -> Effects:
    """No effects: an icon is chosen."""
    reading.choose(Choose(word="icon"))
    return ()


@references.rule
def single_out(reading: Reading, person: Person) -> Effects:
    """No effects: a player of whom something is true, asked for and not said to be chosen."""
    reading.choose(Choose(player=person.whoever, player_where=person.where, implied=True))
    reading.player = "chosen player"
    reading.subject = "you"  # what follows is done by who singles that player out
    return ()


@references.rule
def at_once(reading: Reading, *found: Option) -> Effects:
    """The same done to each of several targets, simultaneously."""
    return (AtOnce(each=tuple(one.effects for one in found)),)


references.words(
    knelt="knelt",
    put_into_play="put into play",
    that_player=Person("that player"),
    its_player=Person("its player"),
    this_opponent=Person("this opponent"),
)
