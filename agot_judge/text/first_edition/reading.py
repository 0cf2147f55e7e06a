"""The meaning of each line of First Edition text, as far as the line is known to mean something that the grammars read."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.cards.printed_icons import ICON, printed
from agot_judge.engine.ability import (
    Ability,
    AttachesTo,
    Cancel,
    Cards,
    Condition,
    Effect,
    Happened,
    Modify,
    Trigger,
)
from agot_judge.engine.ability.effects_on_players import ByHand
from agot_judge.text.compiled import CompiledLine
from agot_judge.text.coverage import STATUSES
from agot_judge.text.first_edition.beyond_the_rules import is_left_to_judge, never_occurs
from agot_judge.text.first_edition.foreign import foreign_word, unknown_keyword
from agot_judge.text.first_edition.keywords import beginning_of, icon_ability, immunity
from agot_judge.text.first_edition.lines import as_read, capital
from agot_judge.text.first_edition.printed import (
    Reminder,
    lines_of,
    quoted_in,
    without_reminders,
    without_slips,
)
from agot_judge.text.first_edition.replaced import (
    INSTEAD_OF_CLAIM,
    instead_of_claim,
    instead_of_placement,
    without_claim,
    without_placement,
)
from agot_judge.text.first_edition.seasons import with_season
from agot_judge.text.first_edition.stand_ins import as_cost, meant, of_penalty, with_immunity
from agot_judge.text.first_edition.wording import said_otherwise

Reads = Callable[[str, CardFace], tuple[CompiledLine, ...]]
Read = Callable[[str], CompiledLine]
_LIMIT = re.compile(r"\(?Limit (?P<number>\d) per (?:character|location|card|House card)\.?\)?\.?")
_CANCEL_SAVE = re.compile(
    r"(?:Limited )?Response: Cancel an effect that would save a card from being killed or discarded from play\."
    r"(?: Then, (?P<then>.+))?"
)
_MOVED = re.compile(
    r"Response: After a (?P<what>card|character) is moved from a (?P<from>dead|discard) pile to a (?P<to>dead|discard) pile, "
    r"(?P<rest>.+)"
)
_HEADED = re.compile(r"(?:Limited )?\w+(?: Phase)?:", re.IGNORECASE)
_RESTRICTED = re.compile(
    r"(?P<restriction>Attach to [^.:(]+(?:\.|(?= \())|[A-Z][^.:]* only\.|"
    r"\(?Limit \d per (?:character|location|card|House card)\.?\)?) (?P<rest>.+)",
    re.DOTALL,
)
"""The restriction with which a line begins, ``Attach to ..``, and the rest of the line."""
_NOT_WON = re.compile(r"If you do not win dominance, (?P<rest>.+)")
_TRIGGERED = re.compile(r"[Cc]ancel [^.]*\btriggered\b")
_SENTENCES = re.compile(r"(?<=[a-z0-9]\.) (?=[A-Z\[])")
"""Between sentences of which each is an ability."""
_IS_IMMUNE = re.compile(r"(?<=is immune to )(?P<what>[^.]+?)(?=\.|$| until | while )")
LIMITED_RESPONSE = re.compile(r"\(Limit 1 limited response per round\.\)", re.IGNORECASE)


def read_lines(face: CardFace, reads: Reads) -> tuple[CompiledLine, ...]:
    """The meaning of each ability line of the card; ``reads`` reads a line in the words of the grammars."""

    def read(said: str) -> CompiledLine:
        return _as_one(said, reads(said, face))

    found: list[CompiledLine] = []
    for line in lines_of(face.text):
        plain, reminders = without_reminders(line)
        found.append(_read(plain, face, read))
        found += (_reminded(one, face, read) for one in reminders)
    return (*found, *_facts_of_the_text_box(face))


def _as_one(text: str, lines: Iterable[CompiledLine]) -> CompiledLine:
    """The lines as one, which is of the kind of the first, and understood as far as the least of them; unread where none is."""
    first, *others = tuple(lines) or (_unread(text),)
    for other in others:
        first = replace(
            first,
            status=max(first.status, other.status, key=STATUSES.index),
            abilities=(*first.abilities, *other.abilities),
            keywords=(*first.keywords, *other.keywords),
            left=(*first.left, *other.left),
            cause=first.cause or other.cause,
        )
    return replace(first, text=text)


def _unread(text: str, cause: str = "", message: str = "") -> CompiledLine:
    return CompiledLine(text=text, status="unread", left=(text,), cause=cause, message=message)


def _reminded(reminder: Reminder, face: CardFace, read: Read) -> CompiledLine:
    """The reminder of a keyword as a line: both are the text of its abilities, so that the trace can quote the two."""
    line = _line(reminder.of(face.name), face, read)
    text = reminder.printed
    abilities = tuple(replace(ability, text=text) for ability in line.abilities)
    if line.status == "unread":
        return _unread(text, line.cause)
    return replace(line, text=text, abilities=abilities, left=())


def _facts_of_the_text_box(face: CardFace) -> tuple[CompiledLine, ...]:
    """Income and initiative that are given as facts of a card which is no plot, and that its text does not print."""
    if face.type == "plot":
        return ()
    given = {"Income": face.income, "Initiative": face.initiative}
    lines = (
        f"[{number:+} {what}]"
        for what, number in given.items()
        if isinstance(number, int) and number and printed(face.text, what) is None
    )
    icons = (icon for line in lines if (icon := ICON.fullmatch(line)) is not None)
    return tuple(
        CompiledLine(text=icon[0], status="compiled", abilities=icon_ability(icon)) for icon in icons
    )


def _read(line: str, face: CardFace, read: Read) -> CompiledLine:
    """The meaning of a line: of the keywords and the restriction with which it begins, and of the rest of it."""
    why = foreign_word(line)
    if why:
        return _unread(line, why, why)
    start = beginning_of(line)
    first = CompiledLine(text=line, status="compiled", keywords=start.keywords, abilities=start.abilities)
    if not start.rest:
        return first
    restricted = _RESTRICTED.fullmatch(start.rest)
    if restricted is None:
        rest = _rest(start.rest, face, read)
    else:
        restriction = _rest(restricted["restriction"], face, read)
        rest = _as_one(line, (restriction, _read(restricted["rest"], face, read)))
    why = unknown_keyword(line) if rest.status == "unread" and face.type != "plot" else ""
    if why:
        rest = replace(rest, cause=why, message=why)
    keywords, abilities = (*start.keywords, *rest.keywords), (*start.abilities, *rest.abilities)
    return replace(rest, text=line, keywords=keywords, abilities=abilities)


def _rest(text: str, face: CardFace, read: Read) -> CompiledLine:
    """The line, or each of its sentences by itself where only so all of it is understood."""
    whole = _line(text, face, read)
    if whole.status == "compiled" or _HEADED.match(text) or '"' in without_slips(text):
        return whole
    parts = [_line(part, face, read) for part in _SENTENCES.split(text)]
    return _as_one(text, parts) if all(one.status == "compiled" for one in parts) else whole


def _line(text: str, face: CardFace, read: Read) -> CompiledLine:
    text = without_slips(text)
    limit = _LIMIT.fullmatch(text)
    if limit is not None:
        copies = AttachesTo(cards=Cards(), copies=int(limit["number"]))
        return CompiledLine(
            text=text, status="compiled", abilities=(Ability(kind="constant", effects=(copies,), text=text),)
        )
    cancel = _CANCEL_SAVE.fullmatch(text)
    if cancel is not None:
        return _canceling_a_save(cancel, face, read)
    moved = _MOVED.fullmatch(text)
    if moved is not None:
        return _after_moving(moved, read)
    lost = _NOT_WON.fullmatch(text)
    if lost is not None:
        return _without_dominance(lost, read)
    if INSTEAD_OF_CLAIM in text and _HEADED.match(text) is None:
        return _instead_of_claim(text, face, read)
    placed = without_placement(text)
    if placed != text:
        return _placed_instead(text, _line(placed, face, read))
    seasonal = with_season(text, lambda said: _rest(said, face, read))
    if seasonal is not None:
        return seasonal
    immune = _IS_IMMUNE.search(text)
    known = immunity(immune["what"]) if immune is not None else None
    plain = text if immune is None or known is None else text.replace(immune["what"], "event effects")
    spared = as_cost(plain)
    said = as_read(LIMITED_RESPONSE.sub("", spared).strip(), face)
    if said is None:
        return _unread(text)
    found = read(said)
    if found.status == "unread":
        return _unread(text, found.cause)
    abilities = tuple(_as_printed(ability, text, said, face.name) for ability in found.abilities)
    if known is not None:
        abilities = with_immunity(abilities, known)
    if spared != plain:
        abilities = of_penalty(abilities)
    if _TRIGGERED.search(text):
        abilities = tuple(_canceling_what_is_triggered(ability) for ability in abilities)
    if any(never_occurs(ability) for ability in abilities):
        return _unread(text, "an occurrence that the edition does not have")
    if any(is_left_to_judge(ability) for ability in abilities):
        abilities = tuple(_by_hand(ability, text) for ability in abilities)
        found = replace(found, status="header", cause=found.cause or "left to the judge")
    # places and messages are those of other words than the printed ones
    return replace(
        found, text=text, abilities=abilities, keywords=(), unread=(), message="", expected=(), corrections=()
    )


def _canceling_what_is_triggered(ability: Ability) -> Ability:
    """The ability as one that answers what a player triggers alone: a passive is none of it (1e/faq/3.10/3)."""
    if ability.trigger is None or ability.trigger.event != "initiate":
        return ability
    return replace(ability, trigger=replace(ability.trigger, triggered=True))


def _replacing(
    text: str, after: CompiledLine, replaces: Callable[[Ability], Ability | None]
) -> tuple[Ability, ...]:
    """Each ability of the line as one that replaces something; none where one of them cannot be that."""
    found = tuple(replaces(ability) for ability in after.abilities)
    known = tuple(replace(ability, text=text) for ability in found if ability is not None)
    return known if len(known) == len(found) else ()


def _by_hand(ability: Ability, text: str) -> Ability:
    """The ability, whose costs and effects are left to the judge."""
    return replace(ability, costs=(), choose=(), effects=(ByHand(text=text),), then=())


def _instead_of_claim(text: str, face: CardFace, read: Read) -> CompiledLine:
    """The meaning of a line that replaces claim, read as what follows the challenge that is won; else left to the judge."""
    plain = without_claim(text)
    after = CompiledLine(text=text, status="unread") if plain == text else _line(plain, face, read)
    replacing = _replacing(text, after, instead_of_claim)
    if not replacing:
        by_hand = Ability(kind="constant", effects=(ByHand(text=text),), text=text)
        return CompiledLine(
            text=text, status="header", kind="constant", abilities=(by_hand,), left=(text,), cause="claim"
        )
    first = replacing[0]
    return replace(after, text=text, kind=first.kind, forced=True, trigger=first.trigger, abilities=replacing)


def _placed_instead(text: str, after: CompiledLine) -> CompiledLine:
    """Where a card is placed instead; only what answers it is known where another card is moved."""
    placed = _replacing(text, after, instead_of_placement)
    if placed:
        return replace(after, text=text, abilities=placed)
    left = tuple(replace(_by_hand(ability, text), text=text) for ability in after.abilities)
    status = "header" if after.status == "compiled" else after.status
    return replace(after, text=text, status=status, abilities=left, cause=after.cause or "placed elsewhere")


def _as_printed(ability: Ability, text: str, said: str, name: str) -> Ability:
    """The ability with the text that is printed on the card; an event's is used from the hand."""
    is_passive = said.startswith("Forced Reaction: ")
    ability = meant(ability)
    if ability.kind != "constant" and ability.zone not in ("play", "hand") and "from your" not in text:
        ability = replace(ability, zone="play")  # what leaves play is there until the window ends
    where = re.search(rf"{re.escape(name)} from your (hand|discard|dead)\b", text)
    if where is not None and ability.zone in ("hand", "discard", "dead"):
        ability = replace(ability, zone=where[1])  # what follows "then" may speak of where it is by then
    quoted = quoted_in(text)
    effects = (
        tuple(_gained_as_printed(one, quoted[0]) for one in ability.effects)
        if len(quoted) == 1
        else ability.effects
    )
    return replace(ability, text=text, effects=effects, forced=ability.forced or is_passive)


def _gained_as_printed(effect: Effect, quoted: str) -> Effect:
    """An ability that cards gain, called by the words in quotation marks."""
    if not isinstance(effect, Modify) or len(effect.gains_abilities) != 1:
        return effect
    return replace(effect, gains_abilities=(replace(effect.gains_abilities[0], text=quoted),))


def _answering(text: str, does: str, read: Read, **answers: Any) -> CompiledLine:
    """A line of which the grammars read what is done, as an action; ``answers``: the fields that say what it answers."""
    found = read(f"Action: {said_otherwise(capital(does))}")
    if found.status != "compiled":
        return _unread(text)
    abilities = tuple(replace(meant(ability), text=text, **answers) for ability in found.abilities)
    return CompiledLine(text=text, status="compiled", abilities=abilities)


def _without_dominance(lost: re.Match[str], read: Read) -> CompiledLine:
    """A passive that answers the counting of dominance, which its player did not win."""
    won = Condition(happened=Happened(event="win dominance", player="you", period="phase"))
    counted, not_won = Trigger(event="determine dominance"), Condition(none_of=(won,))
    answers = {"kind": "reaction", "forced": True, "trigger": counted, "condition": not_won}
    found = _answering(lost[0], lost["rest"], read, **answers)
    return found if found.status == "unread" else replace(found, kind="reaction", forced=True)


def _after_moving(moved: re.Match[str], read: Read) -> CompiledLine:
    """A response to a card that is moved from one pile to another."""
    types = () if moved["what"] == "card" else (moved["what"],)
    cards = Cards(type=types, zone="any")
    trigger = Trigger(event="move card", card=cards, out_of=(moved["from"],), to=moved["to"])
    return _answering(moved[0], moved["rest"], read, kind="reaction", trigger=trigger)


def _canceling_a_save(cancel: re.Match[str], face: CardFace, read: Read) -> CompiledLine:
    """A response that cancels a save, and what follows "then"."""
    text = cancel[0]
    then = _answering(text, cancel["then"], read) if cancel["then"] else None
    if then is not None and then.status == "unread":
        return then
    ability = Ability(
        kind="interrupt",
        trigger=Trigger(event="save", would=True),
        effects=(Cancel(),),
        then=tuple(effect for one in (then.abilities if then else ()) for effect in one.effects),
        zone="hand" if face.type == "event" else "play",
        text=text,
    )
    return CompiledLine(text=text, status="compiled", abilities=(ability,))
