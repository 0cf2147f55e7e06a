"""Meanings that a sentence of a constant text may borrow from the sentences before it."""

from agot_judge.engine.ability.ability import Ability
from agot_judge.engine.ability.effects_on_players import InitiateChallenge
from agot_judge.text.lines.last_conditions import is_conditional, places
from agot_judge.text.lines.sections import Section
from agot_judge.text.parsing.words import Words


def unclear_of_before(words: Words, section: Section, abilities: list[Ability], conditional: bool) -> str:
    """The point that is not certain of the sentence because of those before it; empty where all is certain."""
    if not conditional and _may_hold_here_too(words, section, abilities):
        return "unclear: while what is true"
    if _is_of_challenge_before(words, section, abilities):
        return "unclear: which challenge"
    return ""


def _may_hold_here_too(words: Words, section: Section, abilities: list[Ability]) -> bool:
    """True where the condition of the sentence before it may be meant for this one, which says none: ``during .., he
    gains renown. Raise the claim value ..``."""
    before = bool(abilities) and abilities[-1].condition is not None
    if words.is_kind(section.first, "SELF"):
        return False  # by its title again, which the sentence before would have had a pronoun for
    return before and not any(is_conditional(words, at) for at in places(section))


def _is_of_challenge_before(words: Words, section: Section, abilities: list[Ability]) -> bool:
    """``You may initiate an additional challenge. Only Knights may be declared in that challenge``: not in each."""
    additional = any(
        isinstance(effect, InitiateChallenge) for ability in abilities for effect in ability.effects
    )
    return additional and any(
        words.is_word(at, "that", "this", "the") and words.is_word(at + 1, "challenge")
        for at in places(section)
    )
