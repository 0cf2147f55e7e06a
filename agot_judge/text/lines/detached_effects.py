"""Effects that stand by themselves: without the card and the ability that brought them about."""

from msgspec import Struct

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability.ability import Ability, If
from agot_judge.engine.ability.cards import Cards, Condition
from agot_judge.engine.ability.later_choices import choosing_now, with_choices_in_time
from agot_judge.engine.ability.words import Who
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.grammar.sentences import Effects, Sentence
from agot_judge.text.lines.complete_parses import NotRead, read_whole
from agot_judge.text.lines.doing_so import followed, what_follows
from agot_judge.text.lines.sections import sections_of
from agot_judge.text.lines.unread import in_one_line, unknown_word
from agot_judge.text.names import Names, shipped_names
from agot_judge.text.parsing.lattice import Lattice, TooManyReadings
from agot_judge.text.parsing.lexer import words_of
from agot_judge.text.parsing.normalize import normalize
from agot_judge.text.phrases.noun import Noun


class Loose(Struct, frozen=True):
    """Effects, and why they were not understood, where there are none."""

    effects: Effects = ()
    then: Effects = ()
    """The effects after the word ``then``, where nothing is chosen before it; else they are within the choice."""
    why_not: str = ""
    """In one line: the place, and what was expected there."""

    @property
    def in_a_row(self) -> Effects:
        """All of them, what follows "then" only where what is before it was done."""
        if not self.then:
            return self.effects
        return (*self.effects, If(condition=Condition(succeeded=True), effects=self.then))


def compile_effects(
    text: str,
    source: CardFace,
    names: Names | None = None,
    spoken_of: tuple[CardFace, ...] = (),
    player: Who | None = None,
) -> Loose:
    """The effects of the sentences, or why they were not understood. ``spoken_of`` are cards that the text speaks of as ``that
    character``: its ``target``; ``player``: whom the text means by ``that player``.

    What is to be chosen is chosen while the effects resolve.
    """
    words = words_of(normalize(text), source.name, names or shipped_names())
    lattice = Lattice(words)
    reading = Reading()
    reading.player = player
    if spoken_of:
        types = tuple(dict.fromkeys(face.type for face in spoken_of))
        reading.mention(Noun(cards=Cards(type=types), plural=len(spoken_of) > 1), "target")
    effects: Effects = ()
    then: Effects = ()
    try:
        for section in sections_of(words, 0, len(words)):
            kind = "ALTERNATIVE" if section.parenthesis else "SENTENCE"
            found = read_whole(lattice, reading, kind, section.first, section.last)
            reading = found.reading
            if not isinstance(found.meaning, Sentence):
                effects = found.meaning(reading, effects)
            elif found.meaning.then or then:
                then += found.meaning.effects
            else:
                effects = followed(effects, found.meaning.effects)
        effects, then = what_follows(effects, then, reading.choices)
    except NotRead as error:
        return Loose(why_not=in_one_line(text, unknown_word(words) or error.trouble))
    except Unclear as error:
        return Loose(why_not=str(error))
    except TooManyReadings:
        return Loose(why_not="it can be read in too many ways")
    made = with_choices_in_time(
        Ability(
            kind="action",
            choose=tuple(reading.choices),
            effects=effects or then,
            then=then if effects else (),
        )
    )
    if not made.choose:
        return Loose(made.effects, made.then)
    return Loose(choosing_now(made.choose, made.effects, 0, made.then))
