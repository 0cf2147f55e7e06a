"""The cards to which an attachment may be attached, when it comes into play and as long as it is there."""

from collections.abc import Iterator, Sequence

from agot_judge.engine.ability import Cards
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.game import NO_TRAIT_ATTACHMENTS
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.values import keywords, matches, traits
from agot_judge.rules.attachments import illegally_attached, restricting_words, said_restrictions
from agot_judge.rules.six_steps.assumed import as_assumed
from agot_judge.rules.six_steps.rulebook import six_steps

FAQ = "1e/faq"
RESTRICTED = (f"{FAQ}/3.20/1",)
_NO_ATTACHMENTS = (f"{FAQ}/3.20/1", "ccg/rules/no-attachments/1")
_CHARACTER = (f"{FAQ}/3.20/2",)
_ANY_CHARACTER = Cards(type=("character",))


@six_steps.rule(*_CHARACTER, *RESTRICTED, *_NO_ATTACHMENTS, f"{FAQ}/3.22/1", f"{FAQ}/3.22/3")
def attachment_requirements(position: Position, player: int, card: int, host: int) -> Iterator[Requirement]:
    """The requirements for this attachment, under the player's control, to be attached to ``host``, before and afterwards."""
    state = position.state
    name, on = label(position.game, card), label(position.game, host)
    here = state.cards[host]
    yield Requirement(
        text=f"{on} is in play, and is another card.",
        failing=f"{on} is not in play, or is the attachment itself.",
        met=here.zone == "play" and host != card and not (here.leaving and state.cards[card].host != host),
        cites=_CHARACTER,
        about="attachment",
    )
    if state.cards[card].zone == "play" and state.cards[card].facedown:
        return
    said = said_restrictions(position, card)
    allowed = tuple(one.cards for one in said if one.cards != Cards()) or (_ANY_CHARACTER,)
    words = restricting_words(position.game, card)
    yield Requirement(
        text=f"{name} can be attached to {on}{words}.",
        failing=f"{name} cannot be attached to {on}{words or ': it is no character'}.",
        met=all(matches(position, cards, host, card, player) for cards in allowed),
        cites=(*RESTRICTED, *_CHARACTER) if said else _CHARACTER,
        about="attachment",
    )
    own = traits(position, card)
    for keyword in keywords(position, host):
        if keyword.name not in ("no attachments", NO_TRAIT_ATTACHMENTS):
            continue
        has = not own.isdisjoint(keyword.words)
        how = as_assumed(position.framework.edition, "no attachments")
        yield Requirement(
            text=f'{on} can have {name} attached despite "{keyword}".',
            failing=f'{on} cannot have {name} attached: "{keyword}"{how}.',
            met=has if keyword.name == "no attachments" else not has,
            cites=_NO_ATTACHMENTS,
            about="attachment",
        )
    most = min((one.copies for one in said if one.copies is not None), default=None)
    if most is not None:
        title = position.game.cards[card].definition.face.name
        others = sum(
            other != card and position.game.cards[other].definition.face.name == title
            for other in here.attachments
        )
        yield Requirement(
            text=f"{on} has fewer than {most} of that title attached.",
            failing=f"{on} has {others} of that title attached, and {most} is the limit.",
            met=others < most,
            cites=RESTRICTED,
            about="limit",
        )


def may_attach(position: Position, player: int, card: int, host: int) -> bool:
    """True where this attachment, under the player's control, can be attached to ``host``."""
    if position.state.despite:
        return host != card
    return all(one.met for one in attachment_requirements(position, player, card, host))


six_steps.rule(*RESTRICTED)(illegally_attached)


def against_becoming_attached(
    position: Position, own: Sequence[str], card: int, host: int
) -> tuple[Requirement, ...]:
    """Each unmet requirement of a card that becomes an attachment to be attached to ``host``."""
    is_character = host != card and matches(
        position, _ANY_CHARACTER, host, card, position.state.cards[host].controller
    )
    found = Requirement(
        text="It is attached to another card, a character.",
        failing="It can only be attached to another card that is a character.",
        met=is_character,
        cites=_CHARACTER,
        about="attachment",
    )
    return () if is_character else (found,)
