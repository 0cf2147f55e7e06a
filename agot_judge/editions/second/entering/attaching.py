"""The cards to which an attachment may be attached, and the end of one that is not legally attached."""

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from agot_judge.counted import counted
from agot_judge.editions.second.rulebook import second
from agot_judge.engine.ability import Cards
from agot_judge.engine.ability.cards import Comparison
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.index import NO_ATTACHMENTS
from agot_judge.engine.machine import Machine
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.reading import ATTACHED
from agot_judge.engine.state.board import in_play, label, labels
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.state.game import NO_TRAIT_ATTACHMENTS, Keyword
from agot_judge.engine.state.state import State
from agot_judge.engine.state.transition import push, say, with_card, without
from agot_judge.engine.values.matching import each_one_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.engine.values.values import is_prohibited, keywords, matches, traits
from agot_judge.rules.attachments import (
    discards_of_illegal,
    illegally_attached,
    legal_hosts,
    restricting_words,
    said_restrictions,
)

_CHARACTER = ("2e/rr/attachment-cards/2", "2e/rr/marshaling-phase-player-action-window/7")
_KEYWORD = ("2e/rr/no-attachments/1",)
_TRAITS = ("2e/rr/no-attachments/2",)
_EXCEPT = ("2e/rr/no-attachments/3",)
_COPIES = ("2e/rr/limits-and-maxima/2", "2e/rr/limits-and-maxima/4")
_VARIANTS = ("2e/rr/no-attachments/4",)
_ILLEGAL = ("2e/rr/attachment-cards/5",)
_IN_SETUP = ("2e/faq/attachments-in-setup-2/3",)
ANY_CHARACTER = Cards(type=("character",))


@second.rule(
    *_CHARACTER, *_KEYWORD, *_TRAITS, *_EXCEPT, *_COPIES, "2e/rr/no-attachments/4",
    "2e/rr/play-restrictions-and-permissions/1", "2e/rr/attachment-cards/3",
)  # fmt: skip
def attachment_requirements(position: Position, player: int, card: int, host: int) -> Iterator[Requirement]:
    """The requirements for this attachment, under the player's control, to be attached to ``host``.

    The same before it enters play and while it is attached; there is no limit to the number of attachments on a card.
    """
    state = position.state
    name, on = label(position.game, card), label(position.game, host)
    here = state.cards[host]
    yield Requirement(
        text=f"{on} is in play, and is another card.",
        failing=f"{on} is not in play, or is the attachment itself.",
        met=here.zone == "play" and host != card,
        cites=("2e/rr/attachment-cards/1",),
        about="attachment",
    )
    if state.cards[card].zone == "play" and state.cards[card].facedown:
        return  # a facedown card attached by an effect has no text and no traits
    allowed = restrictions(position, card)
    words = (
        "a character"
        if allowed == (ANY_CHARACTER,)
        else f"a card that is eligible{restricting_words(position.game, card)}"
    )
    yield Requirement(
        text=f"{name} can be attached to {words}; {on} is one.",
        failing=f"{name} can be attached to {words}; {on} is none.",
        met=all(_is_eligible(position, cards, host, card, player) for cards in allowed),
        cites=(*_CHARACTER, "2e/rr/play-restrictions-and-permissions/1"),
        about="attachment",
    )
    yield from _keyword_requirements(position, traits(position, card), card, host)
    most = _most_copies(position, card)
    if most is not None:
        others = _copies_there(position, player, card, host)
        yield Requirement(
            text=f"Limit {counted(most, 'copy')} per card: {on} has {others}.",
            met=others < most,
            cites=_COPIES,
            about="limit",
        )


def _most_copies(position: Position, card: int) -> int | None:
    """The greatest number of copies of the attachment that its text lets be on one card; None: any number."""
    return min(
        (one.copies for one in said_restrictions(position, card) if one.copies is not None), default=None
    )


def _copies_there(position: Position, player: int, card: int, host: int) -> int:
    """The number of other copies of the attachment that are on ``host`` under the player's control."""
    state, name = position.state, position.game.cards[card].definition.face.name
    return sum(
        other != card
        and position.game.cards[other].definition.face.name == name
        and state.cards[other].controller == player
        for other in state.cards[host].attachments
    )


def _has_enough_copies(position: Position, player: int, card: int, host: int) -> bool:
    most = _most_copies(position, card)
    return most is not None and _copies_there(position, player, card, host) >= most


def _lets_on(keyword: Keyword, own: Collection[str]) -> bool:
    """True where a keyword of the host lets an attachment with these traits be attached to it."""
    if keyword.name == "no attachments":
        return not set(own).isdisjoint(keyword.words)
    return keyword.name != NO_TRAIT_ATTACHMENTS or set(own).isdisjoint(keyword.words)


def _keywords_let_on(position: Position, card: int, host: int) -> bool:
    there = [one for one in keywords(position, host) if one.name in NO_ATTACHMENTS]
    return all(_lets_on(keyword, traits(position, card)) for keyword in there)


def _keyword_requirements(
    position: Position, own: Collection[str], card: int, host: int
) -> Iterator[Requirement]:
    """The demand that each "no attachments" of ``host`` asks of an attachment with these traits."""
    name, on = label(position.game, card), label(position.game, host)
    there = keywords(position, host)
    several = _VARIANTS if sum(keyword.name.startswith("no attachments") for keyword in there) > 1 else ()
    for keyword in there:
        if keyword.name not in NO_ATTACHMENTS:
            continue
        which = _TRAITS if keyword.name == NO_TRAIT_ATTACHMENTS else _EXCEPT if keyword.words else ()
        yield Requirement(
            text=f'{on} can have {name} attached despite "{keyword}".',
            failing=f'{on} cannot have {name} attached: "{keyword}".',
            met=_lets_on(keyword, own),
            cites=(*_KEYWORD, *which, *several),
            about="attachment",
        )


@ByIdentity
def _speaks_of_attachments(cards: Cards) -> bool:
    """True where the description asks for what is attached: ``without attachments``, ``with a Weapon attachment``."""
    return any(
        (isinstance(node, Cards) and node.attachment is not None)
        or (isinstance(node, Comparison) and node.of == "attachments")
        for node in nodes(cards)
    )


def _is_eligible(position: Position, cards: Cards, host: int, card: int, player: int) -> bool:
    """True where the host is as the restriction says; what it says of attachments is said of the others on that card."""
    state = position.state
    if card in state.cards[host].attachments and _speaks_of_attachments(cards):
        others = without(state.cards[host].attachments, card)
        state = with_card(state, host, replace(state.cards[host], attachments=others))
        state = with_card(state, card, replace(state.cards[card], host=-1))
    return matches(position.at(state), cards, host, card, player)


@second.rule("2e/rr/attachment-cards/2", "2e/rr/blank/1")
def restrictions(position: Position, card: int) -> tuple[Cards, ...]:
    """Descriptions of the cards to which the attachment's text lets it be attached, all of them; any character where it says
    nothing, or is blank."""
    said = tuple(one.cards for one in said_restrictions(position, card) if one.cards != Cards())
    return said or (ANY_CHARACTER,)


def may_attach(position: Position, player: int, card: int, host: int) -> bool:
    """True where this attachment, under the player's control, can be attached to ``host``."""
    state = position.state
    if state.despite:
        return host != card
    if state.cards[host].zone != "play" or host == card:
        return False
    if state.cards[card].zone == "play" and state.cards[card].facedown:
        return True
    return (
        all(_is_eligible(position, cards, host, card, player) for cards in restrictions(position, card))
        and _keywords_let_on(position, card, host)
        and not _has_enough_copies(position, player, card, host)
    )


@second.rule(*_CHARACTER, *_KEYWORD, *_TRAITS, *_EXCEPT, "2e/rr/cardtypes/1", "2e/rr/no-attachments/4")
def against_becoming_attached(
    position: Position, own: Sequence[str], card: int, host: int
) -> tuple[Requirement, ...]:
    """Requirements that are lacking for a card that becomes an attachment with these traits to be attached to ``host``."""
    name, on = label(position.game, card), label(position.game, host)
    is_character = Requirement(
        text=f"{name} can be attached to another card, a character; {on} is one.",
        failing=f"{name} can be attached to another card, a character; {on} is none.",
        met=host != card
        and matches(position, ANY_CHARACTER, host, card, position.state.cards[host].controller),
        cites=_CHARACTER,
        about="attachment",
    )
    asked = (is_character, *_keyword_requirements(position, own, card, host))
    return tuple(one for one in asked if not one.met)


second.rule("2e/rr/attachment-cards/1", "2e/rr/marshaling-phase-player-action-window/7")(legal_hosts)
second.rule(*_ILLEGAL)(illegally_attached)


def has_host(position: Position, player: int, card: int) -> bool:
    """True where there is a card in play to which this attachment, which is not in play, could be attached."""
    described = Cards() if position.state.despite else restrictions(position, card)[0]
    hosts = each_one_in(position, described, Scope(source=card, you=player))
    return any(may_attach(position, player, card, host) for host in hosts)


@second.rule("2e/rr/attachment-cards/1")
def host_requirement(position: Position, player: int, card: int) -> Requirement:
    """An attachment cannot enter play if there is nothing to which it can attach; each card tried is a part."""
    text = "There is a card to which it can be attached."
    cites: tuple[str, ...] = ("2e/rr/attachment-cards/1",)
    if any(may_attach(position, player, card, host) for host in in_play(position.state)):
        return Requirement(text=text, met=True, cites=cites, about="attachment")
    against = tuple(
        one
        for host in in_play(position.state)
        if position.game.cards[host].definition.face.type in ("character", "location")
        for one in attachment_requirements(position, player, card, host)
        if not one.met
    )
    return replace(fits_nowhere(text, cites, against), about="attachment", parts=against)


def fits_nowhere(text: str, cites: tuple[str, ...], against: Sequence[Requirement]) -> Requirement:
    """The requirement ``text`` as one that is not met, with what stands against each host that was tried."""
    why = " ".join(dict.fromkeys(one.found for one in against))
    failing = text.replace("There is a card", "There is no card").replace("There is an el", "There is no el")
    failing = failing.replace(" is an eligible", " is no eligible")
    return Requirement(
        text=text,
        failing=f"{failing} {why}" if why else failing,
        met=False,
        cites=tuple(dict.fromkeys((*cites, *(cite for one in against for cite in one.cites)))),
    )


def illegal_attachments(position: Position) -> tuple[int, ...]:
    """The attachments in play that are not legally attached, as long as nothing changes that they depend on."""
    kept = position.kept[ATTACHED][0]
    found: tuple[int, ...] | None = kept.get(ATTACHED)
    if found is None:
        found = kept[ATTACHED] = illegally_attached(position)
    return found


def _against_its_host(position: Position, card: int) -> Iterator[Requirement]:
    """Requirements that are lacking for the attachment to be attached where it is."""
    here = position.state.cards[card]
    for one in attachment_requirements(position, here.controller, card, here.host):
        if not one.met:
            yield one


@second.rule("2e/rr/cannot/1")
def _must_stay(position: Position, card: int) -> bool:
    """True where something says that the attachment cannot be discarded, which is absolute."""
    return is_prohibited(position, card, "be discarded") or is_prohibited(position, card, "leave play")


@second.rule(*_ILLEGAL)
def discard_illegal_attachments(machine: Machine, state: State) -> State:
    """The state in which every attachment that is not legally attached is being discarded; they cannot be saved."""
    leaving = {
        event.card
        for frame in state.stack
        if type(frame) is Occurrence and frame.stage <= 5
        for event in frame.events
        if event.cause == "not legally attached"
    }
    cards = tuple(
        card
        for card in illegal_attachments(machine.at(state))
        if card not in leaving and not _must_stay(machine.at(state), card)
    )
    if not cards:
        return state
    text = f"Not legally attached: {labels(machine.game, cards)}."
    cites = (*_ILLEGAL, *_IN_SETUP) if state.step.startswith("setup") else _ILLEGAL
    against = tuple(one for card in cards for one in _against_its_host(machine.at(state), card))
    state = say(
        state,
        "effect",
        text,
        tuple(dict.fromkeys((*cites, *(cite for one in against for cite in one.cites)))),
    )
    return push(state, discards_of_illegal(state, cards))
