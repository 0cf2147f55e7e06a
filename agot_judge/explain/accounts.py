"""The account of a value of a card: what is printed, what changes it, and the paragraphs by which it does."""

from collections import Counter
from collections.abc import Iterable

from agot_judge.engine.ability import Modify
from agot_judge.engine.rulebook import Account
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import has_copies_in_play, is_bypassed, is_participating, label, labels
from agot_judge.engine.state.game import Game
from agot_judge.engine.values import values
from agot_judge.engine.values.continuous import Change, ignored, is_blank, modifiers
from agot_judge.engine.values.matching import each_in
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.prohibitions import is_not_raised, is_not_reduced
from agot_judge.explain.immune_since import STAYS as APPLIED
from agot_judge.explain.immune_since import applied_before, why_they_stay
from agot_judge.explain.none_of_that_kind import FACEDOWN

STRENGTH = ("2e/rr/modifiers/2", "2e/rr/base-value/1", "2e/rr/modifiers/1", "2e/rr/strength/1")
_TIMES = ("2e/rr/modifiers/3",)
_ROUNDED = ("2e/rr/modifiers/4",)
SET = ("2e/rr/modifiers/5",)
_X = ("2e/rr/the-letter-x/1",)
BELOW_ZERO = ("2e/rr/modifiers/6",)
_GAINED = ("2e/rr/gains/4",)
_ALL = ("2e/faq/2.9/1",)
_LASTING = ("2e/rr/lasting-effects/1",)
_OUTLIVES = ("2e/rr/lasting-effects/2",)
_CONSTANT = ("2e/rr/constant-abilities/1",)
_ITSELF = ("2e/rr/self-referential-text/1",)
_AGENDA = ("2e/rr/agenda-cards/2",)
_PLOT = ("2e/rr/plot-card/4",)
_CONDITION = ("2e/rr/constant-abilities/2",)
_BOTH = ("2e/rr/constant-abilities/3",)
_BLANK = ("2e/rr/blank/1", "2e/rr/blank/2")
_ASSAULT = ("2e/rr/assault/1", "2e/rr/assault/3")
_BYPASSED = ("2e/rr/stealth/1",)
_CONTROL = ("2e/rr/ownership-and-control/2", "2e/rr/ownership-and-control/1")
_WITHOUT_ICON = ("2e/rr/participating/1", "2e/rr/participating/5")
_ON_CARD = ("2e/rr/bestow/3",)
_ATTACHED = ("2e/rr/attachment-cards/6",)
_STAYS = ("2e/rr/cannot/1",)
_KEPT = ("2e/rr/cannot/1", "2e/faq/daenerys-targaryen-tfm/2")
_IMMUNE = ("2e/rr/immune/1",)
_WORDS = {
    "icons": ("gains_icons", "loses_icons", ("2e/faq/3.4/1",)),
    "traits": ("gains_traits", "loses_traits", ()),
    "keywords": ("gains_keywords", "loses_keywords", ("2e/rr/keywords/3",)),
    "affiliation": ("gains_factions", "loses_factions", ()),
}
"""By field: how it is gained and lost, and what is so where a card has the same one from several sources."""


def account_of_card(position: Position, card: int, field: str) -> Account | None:
    """The account of this field of the card (``str``, ``icons``, ``blank`` ...); None where it is just what is printed."""
    return _with_ignored(position, card, field, _account(position, card, field))


_FIELDS = {"str": "strength", "affiliation": "factions"}


@shared.rule(*_IMMUNE, *APPLIED)
def _with_ignored(position: Position, card: int, field: str, account: Account | None) -> Account | None:
    """The account, with what has its part in it although the card is immune to it by now, and what would have one but that
    the card is immune to it."""
    before = applied_before(position, card, _FIELDS.get(field, field))
    if before and account is not None:
        text = f"{account.text} {why_they_stay(position.game, card, before)}"
        account = Account(text=text, cites=(*account.cites, *APPLIED))
    found = tuple(ignored(position, card, _FIELDS.get(field, field)))
    if not found:
        return account
    name = label(position.game, card)
    text = f"{name} is immune to the effects of {', '.join(source_of(position.game, one) for one in found)}."
    if account is None:
        return Account(text=text, cites=_IMMUNE)
    return Account(text=f"{account.text} {text}", cites=(*account.cites, *_IMMUNE))


def _account(position: Position, card: int, field: str) -> Account | None:
    if field == "str":
        return _of_strength(position, card) or _facedown(position, card)
    if field in _WORDS:
        return _of_words(position, card, field) or _facedown(position, card)
    return _of_condition(position, card, field)


@shared.rule(*FACEDOWN)
def _facedown(position: Position, card: int) -> Account | None:
    """A facedown card has none of what is printed on it; None for a card that is not facedown in play."""
    if not position.state.cards[card].facedown or position.state.cards[card].zone != "play":
        return None
    text = f"{label(position.game, card)} is facedown: it has none of its printed attributes."
    return Account(text=text, cites=FACEDOWN)


@shared.rule(*STRENGTH, *_X, *_TIMES, *_ROUNDED, *SET, *BELOW_ZERO, *_KEPT, *_STAYS)
def _of_strength(position: Position, card: int) -> Account | None:
    """The sum of a character's STR, written out."""
    found = [change for change in modifiers(position, card, "strength") if is_of_strength(change.modify)]
    defined = [change for change in found if change.modify.base_value]
    here = position.state.cards[card]
    is_faceup = here.zone == "play" and not here.facedown
    is_x = is_faceup and position.game.cards[card].definition.face.strength == "X"
    if not found and not is_x:
        return None
    total = base = values.base_strength(position, card, found)
    cites: tuple[str, ...] = STRENGTH[:2]
    start = f"{base} printed"
    if defined:
        start = f"{'X' if is_x else 'base STR'} is {base} by {source_of(position.game, defined[-1])}"
        cites += _X if is_x else ()
    elif is_x:
        blank = is_blank(position, card)
        start = f"X is 0, for {'its text box is blank' if blank else 'nothing defines it'}"
        cites = (*_X, *(_BLANK[:1] if blank else ()), *(cites if found else ()))
    added: list[str] = []
    scaled: list[str] = []
    settings: list[str] = []
    counting: list[Change] = []
    raised = False
    taken = 0
    for change in found:
        kept = is_not_reduced(position, card, change.scope.source)
        modify, name = change.modify, source_of(position.game, change)
        amount = values.amount_on(position, modify.strength, change.scope, card)
        amount -= values.amount_on(position, modify.lower_strength, change.scope, card)
        if kept and _reduces(position, change, card, amount, base):
            cites += _KEPT[:1] if amount < 0 else _KEPT
            added.append(f"{name} ignored, which would reduce it")
            continue
        stays = is_not_raised(position, card, change.scope.source)
        if stays and _raises(position, change, card, amount, base):
            cites += _STAYS
            added.append(f"{name} ignored, which would raise it")
            continue
        taken += min(0, amount)
        raised |= amount > 0
        if amount or modify.base_value or modify.set_strength is not None or _scales(modify):
            counting.append(change)
        if amount:
            added.append(f"{amount:+} from {name}")
        if _scales(modify):
            cites += _ROUNDED if modify.halve_strength else ()
            scaled.append(
                f"halved by {name}"
                if modify.halve_strength
                else f"times {modify.multiply_strength} by {name}"
            )
        if modify.set_strength is not None and not modify.base_value:
            cites += SET
            set_to = values.amount_on(position, modify.set_strength, change.scope, card)
            settings.append(f"set to {set_to} by {name}")
    # What is added and taken away counts at once, and before what doubles or halves.
    cites = (
        (*_TIMES, *cites)
        if scaled and added
        else (*cites, *_TIMES)
        if scaled or (raised and taken)
        else cites
    )
    # What is taken away in excess counts before the result is treated as zero.
    cites += BELOW_ZERO if total + taken < 0 else ()
    strength = values.strength(position, card)
    parts = (start, *added, *scaled, *settings)
    if not counting and len(parts) == 1 and (defined or not is_x):
        return None
    text = f"{label(position.game, card)} has STR {strength}: {', '.join(parts)}."
    return Account(text=text, cites=(*cites, *by_what(position, counting or found)))


def _scales(modify: Modify) -> bool:
    return modify.multiply_strength != 1 or bool(modify.halve_strength)


def _reduces(position: Position, change: Change, card: int, amount: int, base: int) -> bool:
    """True where the change would only reduce the STR: what takes away, halves, or sets it lower than the base STR."""
    modify = change.modify
    set_to = modify.set_strength
    if set_to is not None and not modify.base_value:
        return values.amount_on(position, set_to, change.scope, card) < base
    return amount < 0 or bool(modify.halve_strength)


def _raises(position: Position, change: Change, card: int, amount: int, base: int) -> bool:
    """True where the change would only raise the STR: what adds, multiplies, or sets it higher than the base STR."""
    modify = change.modify
    set_to = modify.set_strength
    if set_to is not None and not modify.base_value:
        return values.amount_on(position, set_to, change.scope, card) > base
    return amount > 0 or modify.multiply_strength != 1


def is_of_strength(modify: Modify) -> bool:
    """True where it changes STR."""
    return (
        modify.strength != 0
        or modify.lower_strength != 0
        or modify.multiply_strength != 1
        or bool(modify.halve_strength)
        or modify.set_strength is not None
    )


@shared.rule(*_GAINED, *_ALL, *BELOW_ZERO, *_BLANK, "2e/faq/3.4/1")
def _of_words(position: Position, card: int, field: str) -> Account | None:
    """The account of what a card has gained and lost of its icons, traits, keywords or affiliations."""
    gains, loses, several = _WORDS[field]
    what = "factions" if field == "affiliation" else field
    parts: list[str] = []
    cites: tuple[str, ...] = ()
    found: list[Change] = []
    had = Counter(_printed(position, card, field))
    for change in modifiers(position, card, what):
        name = source_of(position.game, change)
        gained: tuple[str, ...] = getattr(change.modify, gains)
        lost = getattr(change.modify, loses)
        if gained:
            had.update(gained)
            cites += _GAINED
            parts.append(f"gains {', '.join(gained)} from {name}")
        if lost:
            is_all = lost is True or "all" in lost
            cites += _ALL if is_all else () if all(had[word] for word in lost) else BELOW_ZERO
            parts.append(f"loses {f'all {field}' if is_all else ', '.join(lost)} by {name}")
        copied = _copied_from(position, change, field)
        if copied:
            cites += _GAINED
            had.update(getattr(values, field)(position, card))
            parts.append(f"gains the {field} of {copied} from {name}")
        if gained or lost or copied:
            found.append(change)
    facedown = position.state.cards[card].facedown
    if field in ("traits", "keywords") and is_blank(position, card) and not facedown:
        cites += _BLANK
        parts.append("has a blank text box")
    if not parts:
        return None
    cites += several if any(number > 1 for number in had.values()) else ()
    text = f"{label(position.game, card)} {'; '.join(parts)}."
    return Account(text=text, cites=(*cites, *by_what(position, found)))


def _printed(position: Position, card: int, field: str) -> tuple[str, ...]:
    """The icons, traits, keywords or affiliation that are printed on the card."""
    definition = position.game.cards[card].definition
    if field == "keywords":
        return tuple(keyword.name for keyword in definition.keywords)
    if field == "affiliation":
        return definition.face.factions
    printed: tuple[str, ...] = getattr(definition.face, field)
    return printed


def _copied_from(position: Position, change: Change, field: str) -> str:
    """The cards whose icons, keywords or traits the change gives; nothing where there is none."""
    described = getattr(change.modify, f"{field}_of", None)
    if described is None:
        return ""
    have = getattr(values, field)
    others = each_in(position, described, change.scope)
    having = [other for other in others if have(position, other, change.scope.apart)]
    return labels(position.game, having) if having else ""


def _of_condition(position: Position, card: int, field: str) -> Account | None:
    """The reason that a card is blank, bypassed, under another player's control, or participates without the icon."""
    state = position.state
    name = label(position.game, card)
    here = state.cards[card]
    challenge = state.challenge
    if field == "blank" and is_blank(position, card):
        assaulted = challenge is not None and card in challenge.assault
        text = f"The text box of {name} is blank{': it was targeted by assault' if assaulted else ''}."
        return Account(text=text, cites=(*_ASSAULT, *_BLANK[:1]) if assaulted else _BLANK[:1])
    if field == "bypassed" and is_bypassed(state, card):
        return Account(text=f"{name} is bypassed by stealth.", cites=_BYPASSED)
    if field == "controller" and here.controller != position.game.cards[card].owner:
        text = (
            f"{name} is under the control of {position.game.players[here.controller]}, who does not own it."
        )
        return Account(text=text, cites=_CONTROL)
    if field == "controller" and here.host >= 0 and state.cards[here.host].controller != here.controller:
        whose = position.game.players[here.controller]
        text = f"{name} is under the control of {whose}, although it is attached to a card of another player."
        return Account(text=text, cites=_ATTACHED)
    if field == "gold" and here.gold:
        return Account(text=f"The gold on {name} is not in a gold pool.", cites=_ON_CARD)
    if (
        field in ("participating", "attacking", "defending")
        and challenge is not None
        and is_participating(state, card)
        and challenge.type not in values.icons(position, card)
    ):
        text = f"{name} participates, without a {challenge.type} icon."
        return Account(text=text, cites=_WITHOUT_ICON)
    return None


def source_of(game: Game, change: Change) -> str:
    """The name of the card from which a change comes."""
    return label(game, change.scope.source) if change.scope.source >= 0 else "a card effect"


@shared.rule(*_CONSTANT, *_CONDITION, *_BOTH, *_OUTLIVES, *_ITSELF, *_AGENDA, *_PLOT)
def by_what(position: Position, changes: Iterable[Change]) -> tuple[str, ...]:
    """The paragraphs about the abilities that change something: constant ones, and those of lasting effects."""
    state = position.state
    cites: tuple[str, ...] = ()
    lasting = {id(effect.modify) for effect in state.in_force}
    constant: list[str] = []
    for change in changes:
        source = change.scope.source
        if id(change.modify) in lasting:
            cites += _LASTING
            if source < 0 or state.cards[source].zone != "play":
                cites += _OUTLIVES
            continue
        cites += _CONSTANT
        cites += _AGENDA if state.cards[source].zone == "agenda" else ()
        is_plot = position.game.cards[source].definition.face.type == "plot"
        cites += _PLOT if is_plot and state.cards[source].zone == "play" else ()
        constant.append(position.game.cards[source].definition.face.name)
        if change.modify.on == "self" and has_copies_in_play(position.game, state, source):
            cites += _ITSELF
        if change.modify.condition is not None or _has_condition(position.game, source, change):
            cites += _CONDITION
    return (*cites, *_BOTH) if len(set(constant)) < len(constant) else cites


def _has_condition(game: Game, source: int, change: Change) -> bool:
    return any(
        ability.condition is not None and change.modify in ability.effects
        for ability in game.cards[source].definition.abilities
    )
