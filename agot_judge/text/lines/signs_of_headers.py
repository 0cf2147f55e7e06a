"""Signs that words that were not understood belong to a header: what is more of a triggering condition, or a cost.

Where there is such a sign nothing is known of the line: an ability would be offered to whoever cannot use it.
"""

from agot_judge.text.discourse.reading import Reading
from agot_judge.text.lines.complete_parses import NotRead, condition_of_use
from agot_judge.text.lines.sections import Section, sections_of
from agot_judge.text.parsing.lattice import Lattice
from agot_judge.text.parsing.words import Words

NO_COSTS = (
    "search", "draw", "gain", "look", "until", "during", "each", "you", "that", "those", "an", "a", "its", "cards",
    "characters", "locations", "attachments", "if", "for", "attached", "the", "instead", "then", "all", "no", "raise",
    "reduce", "increase", "set", "treat", "switch", "save", "cancel", "apply", "end", "initiate", "your", "opponents",
    "any", "it", "he or she", "players", "after", "when", "while", "at", "either",
)  # fmt: skip
"""The first words of sentences that say what happens, and no cost."""

PLACES = (
    "the", "a", "an", "its", "his", "her", "their", "his or her", "your", "yours", "that", "it", "them", "you", "or", "each",
    "any", "another", "attached", "hand", "shadows", "play", "opponents", "those", "this", "him", "both", "all", "which",
)  # fmt: skip
"""The words that follow the ``to`` of a place."""


INSTEAD_OF_CLAIM = ("instead", "of", "the", "normal", "claim", "effects", ",")
"""Before the costs: what they pay for is done in its place."""


def limits_use(words: Words, section: Section) -> bool:
    """True where the sentence says how often the ability may be used, or only when."""
    first = section.first + section.parenthesis
    if words.is_word(first, "limit", "max", "group"):
        return True
    said = words.are_words(first + 1, "this", "ability", "only")
    return said and words.is_word(first, "use", "trigger", "initiate")


def goes_on(words: Words, at: int) -> bool:
    """True where what follows a comma is one more occurrence: ``is killed, tickled, or discarded from play``."""
    if words.is_word(at, "attached"):  # "attached character gains 1 power" is what happens
        return False
    if at >= len(words) or any(
        word.kind for word in words.at[at]
    ):  # "Drowned Boy gains 1 power": a title, or a Trait
        return False
    return any(
        word.text in ("or", "and", "knelt", "stood") or word.text.endswith("ed") for word in words.at[at]
    )


def may_be_costs(words: Words, section: Section) -> bool:
    """True where it may be "do this to do that" (2e/rr/costs/2): an order, and ``to`` before something that is done."""
    names = any(word.kind for word in words.at[section.first]) if section.first < len(words) else True
    return not names and not words.is_word(section.first, *NO_COSTS) and may_have_costs(words, section)


def may_have_costs(words: Words, section: Section) -> bool:
    """True where any ``to`` stands in it that is not plainly that of ``to your hand``, ``to it``."""
    for place in range(section.first, section.last):
        if words.is_word(place, "may"):
            return False  # "you may pay 1 gold to ..": paid as it resolves
        is_last = place + 1 >= section.last
        if (
            words.is_word(place, "to")
            and not words.is_word(place - 1, "up")
            and not is_last
            and not _is_place(words, place + 1)
        ):
            return True
    return False


def _is_place(words: Words, at: int) -> bool:
    return any(word.kind or word.text in PLACES for word in words.at[at])


_OF_WHAT_WAS_CHOSEN = ("then", "that", "those", "it", "them", "him", "her", "chosen", "target")


def chooses_only_if(lattice: Lattice, reading: Reading, at: int) -> bool:
    """``When Revealed: If .., choose a character. Kill that character``: otherwise nothing of it is done."""
    words = lattice.words
    _, *rest = sections_of(words, at, len(words)) or [Section(at, at)]
    if not words.is_word(at, "if") or not all(_is_of_what_was_chosen(words, section) for section in rest):
        return False
    try:
        found = condition_of_use(lattice, reading, at, len(words))
    except NotRead:
        return False
    return words.is_word(found.chunk.last + 1, "choose")


def _is_of_what_was_chosen(words: Words, section: Section) -> bool:
    """True where a sentence says more of what was chosen before, or changes or limits what is said before."""
    return section.parenthesis or words.has_word(section.first, section.last, *_OF_WHAT_WAS_CHOSEN)
