"""Players of whom something must be true."""

from operator import getitem

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.conditions.cards.existence import does_not_control
from agot_judge.text.grammar.conditions.players.numbers import has_beside, has_number
from agot_judge.text.grammar.conditions.players.states import THEM
from agot_judge.text.grammar.nouns.attributes.measures import RELATIONS
from agot_judge.text.grammar.numbers.comparisons import Relative
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.template import FIRST, READING, SECOND, THIRD, call
from agot_judge.text.phrases.noun import Noun
from agot_judge.text.phrases.person import Person

described_players = Fragment(__name__, "player", "suchplayer")
YOUR_RIVAL = Condition(player=THEM.who, player_is="your rival")


@described_players.rule
def who_does(reading: Reading, person: Person) -> Person:
    """Of those of whom the sentence before says what each of them may do."""
    if reading.clause.part != "effect" or not person.every:
        raise Unclear("who does what")
    return replace(person, where=Condition(succeeded=True))


@described_players.rule
def without(reading: Reading, person: Person, noun: Noun) -> Person:
    """The player without such cards."""
    if noun.cards == Cards(type=("attachment",)):
        raise Unclear("a player, or a card of his or hers, without attachments")
    return replace(person, where=does_not_control(reading, THEM, noun))


@described_players.rules(
    an_opponent=Person("opponent"),
    a_player=Person("any"),
    each_player=Person("any", every=True),
    a_rival=Person("opponent", where=YOUR_RIVAL),
)
def any_such(reading: Reading, person: Person) -> Person:
    """The player, any or each of whom it is true."""
    reading.subject = THEM.who
    return person


described_players.means(
    who=call(replace, FIRST, where=SECOND),  # The player of whom the clause must be true
    # The player whose value is higher or lower than yours
    whose_value_beside_yours=call(
        replace,
        FIRST,
        where=call(
            has_beside, READING, THEM, Relative(call(getitem, RELATIONS, THIRD)), SECOND, Person("you")
        ),
    ),
    # "each player whose reserve value is 5 or lower"
    whose_value_is=call(replace, FIRST, where=call(has_number, THEM, ("at most", THIRD), SECOND)),
)
