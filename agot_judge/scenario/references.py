"""Names in a scenario that nobody knows."""

from collections.abc import Callable, Iterator

from agot_judge.cards.pool import NO_CARDS, CardPool
from agot_judge.cards.titles import NAMES as TITLES
from agot_judge.editions import framework_for
from agot_judge.editions import names as edition_names
from agot_judge.engine.values.titles import TITLE_POOL
from agot_judge.scenario.entries import (
    ByHand,
    Check,
    DeclareChallenge,
    Decline,
    Defend,
    Entry,
    Move,
    Refuse,
    SetUp,
    Use,
)
from agot_judge.scenario.from_pool import candidates, meant_by
from agot_judge.scenario.hand_changes import HandChange
from agot_judge.scenario.model import PastLeaving, PastMarshal, PastUse, Scenario
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.points import EffectStart, EventStart
from agot_judge.scenario.problems import Problems
from agot_judge.scenario.roster import COPY, Roster
from agot_judge.scenario.yaml_reader import Path
from agot_judge.text.keywords import NAMES

Named = tuple[str, Path]


def find_unknown_names(
    scenario: Scenario, problems: Problems, line: Callable[[Path], int], pool: CardPool = NO_CARDS
) -> None:
    """Note each card that is listed without being defined, and each name that means none of the cards there are.

    ``pool`` has the cards that need no definition: a name that several of them share must say which is meant.
    """
    roster = Roster(scenario)
    defined = tuple(definition.key for definition in scenario.cards)
    titles = tuple(title.face.name for title in framework_for(scenario.edition).titles)
    for index in roster.positions:
        known = (*defined, *titles) if index.key in ("title", TITLE_POOL) else defined
        if not scenario.edition:
            continue  # which cards need no definition hangs on it
        if index.definition is None and index.key != "duplicate" and index.name not in ("", *known):
            problems.add(line(index.path), *_undefined("card", index.name, known, pool, scenario.edition))
        elif index.key in ("title", TITLE_POOL) and index.name not in titles:
            _refuse_what_is_no_title(scenario, problems, line(index.path), index.name)
    there = roster.names()
    declined = {entry.what for entry in scenario.run if isinstance(entry, Decline)}
    for name, path in _card_names(scenario):
        if name and not roster.find(name) and name not in there:
            near = (*there, *NAMES) if name in declined else there
            problems.add(line(path), *_unknown(name, roster, defined, near))
    for name, path in _checked(scenario):
        found = roster.find(name)
        if len(found) > 1 and not _may_be_duplicates(scenario, name):
            labels = ", ".join(roster.positions[card].label for card in found)
            problems.add(
                line(path), f"{shown(name)} can mean {len(found)} cards: {labels}.", "Name one of them."
            )
    ignored = ((name, ("ignore", number)) for number, name in enumerate(scenario.ignore))
    for name, path in (*_sources(scenario), *ignored):
        if scenario.edition and name and not roster.find(name) and name not in defined:
            known = (*defined, *roster.names())
            what = "source" if path[0] != "ignore" else "card"
            problems.add(line(path), *_undefined(what, name, known, pool, scenario.edition))


def _refuse_what_is_no_title(scenario: Scenario, problems: Problems, line: int, name: str) -> None:
    """Note a card that is to be a player's title and is of another type: a title may share its name with a card."""
    found = next((one for one in scenario.cards if one.key == name), None)
    if found is not None and found.face.type != "title":
        problems.add(
            line,
            f"{shown(name)} is of the type {found.face.type}, and a title is expected here.",
            f"Define the title in 'cards': {name} (title): {{name: {name}, type: title}}.",
        )


def _may_be_duplicates(scenario: Scenario, name: str) -> bool:
    """True where copies of the card can lie beneath one another when a check looks, so that one alone has the title."""
    return any(one.key == name and one.face.unique for one in scenario.cards)


def _undefined(what: str, name: str, known: tuple[str, ...], pool: CardPool, edition: str) -> tuple[str, str]:
    """The faults of a name that has no definition: several cards have it, or none."""
    several = candidates(pool, name, edition)
    if several:
        message = f"{shown(name)} can mean {len(several)} cards: {', '.join(several)}."
        return message, "Name one of them so, or define it under 'cards'."
    of_another = [other for other in edition_names() if other != edition and meant_by(name, pool, other)]
    if of_another:
        whose = " and ".join(edition_names()[other] for other in of_another)
        message = (
            f"{shown(name)} is a card of the {whose}; this is a board of the {edition_names()[edition]}."
        )
        return message, "Cards of two editions never meet: change 'edition:', or define it under 'cards'."
    message = f"The card {shown(name)} is not defined."
    if what == "source":
        message = f"The source {shown(name)} is no card that is defined."
    return message, _suggest(name, (*known, *pool.names(edition)), "Define it under 'cards'.")


def _unknown(name: str, roster: Roster, defined: tuple[str, ...], there: tuple[str, ...]) -> tuple[str, str]:
    copy = COPY.fullmatch(name)
    copies = roster.find(copy["name"]) if copy is not None else ()
    if copy is not None and copies:
        count = len(copies)
        number = f"is {count} copy" if count == 1 else f"are {count} copies"
        return (
            f"There is no {shown(name)}: there {number} of {copy['name']} in the lists.",
            "Count them in file order.",
        )
    if name in defined:
        return f"The card {shown(name)} is defined but in nobody's list.", "Put it into a player's list."
    return f"There is no card {shown(name)}.", _suggest(
        name, there, "Put it into a player's list and define it."
    )


def _suggest(name: str, known: tuple[str, ...], otherwise: str) -> str:
    suggestion = did_you_mean(name, known)
    return suggestion if suggestion.startswith("Did") else otherwise


def _card_names(scenario: Scenario) -> Iterator[Named]:
    """Every name that must mean a card that is somewhere, with its place."""
    if scenario.challenge is not None:
        for attacker, bypassed in scenario.challenge.stealth:
            path: Path = ("challenge", "stealth", attacker)
            yield attacker, path
            yield bypassed, path
        for name in scenario.challenge.assault:
            yield name, ("challenge", "assault")
    for number, effect in enumerate(scenario.in_force):
        for name in effect.on:
            yield name, ("in_force", number, "on")
    if isinstance(scenario.start, EventStart):
        for name in scenario.start.cards:
            yield name, ("start", "cards")
    for number, past in enumerate(scenario.history):
        if isinstance(past, PastUse | PastMarshal | PastLeaving):
            yield past.card, ("history", number)
    for number, entry in enumerate(scenario.run):
        yield from _entry_names(entry, ("run", number))


def _sources(scenario: Scenario) -> Iterator[Named]:
    """Every name that must mean a card that is defined."""
    for number, effect in enumerate(scenario.in_force):
        yield effect.source, ("in_force", number, "source")
    if isinstance(scenario.start, EffectStart | EventStart):
        yield scenario.start.source, ("start", "source")


def _checked(scenario: Scenario) -> Iterator[Named]:
    """Every name that must mean one card, because a check looks at it."""
    for number, entry in enumerate(scenario.run):
        if isinstance(entry, Check):
            for expectations in entry.cards:
                yield expectations.of, ("run", number, "check", "cards", expectations.of)


def _entry_names(entry: Entry, path: Path) -> Iterator[Named]:
    if isinstance(entry, Check):
        yield from _check_names(entry, (*path, "check"))
    elif isinstance(entry, Refuse):
        yield from _move_names(entry.move, path)
    elif isinstance(entry, ByHand):
        for number, change in enumerate(entry.changes):
            for name in _changed(change):
                yield name, (*path, "by_hand", number)
    elif isinstance(entry, Use | DeclareChallenge | Defend | Decline | SetUp):
        yield from _move_names(entry, path)


def _changed(change: HandChange) -> Iterator[str]:
    """Every card of which a change by hand speaks."""
    yield from change.cards
    if change.on:
        yield change.on
    for one in change.changes:
        yield from _changed(one)


def _check_names(check: Check, path: Path) -> Iterator[Named]:
    for key, entries in (("may", check.may), ("may_not", check.may_not)):
        for one in entries:
            for name in one.cards:
                yield name, (*path, key, one.player)
    for reason in check.why_not:
        yield reason.card, (*path, "why_not", reason.player, reason.card)
    for expectations in check.cards:
        yield expectations.of, (*path, "cards", expectations.of)
        for field in expectations.fields:
            if field.field == "attachments" and isinstance(field.value, tuple):
                for value in field.value:
                    if isinstance(value, str):
                        yield value, (*path, "cards", expectations.of, "attachments")


def _move_names(move: Move, path: Path) -> Iterator[Named]:
    names: tuple[str, ...] = ()
    if isinstance(move, Use):
        names = () if move.card in TITLES else (move.card,)
        # What a card goes on may be a faction card or a player.
        names += (move.on,)
    elif isinstance(move, DeclareChallenge):
        names = (*move.attackers, *(name for pair in (*move.stealth, *move.assault) for name in pair))
    elif isinstance(move, Defend):
        names = move.cards
    elif isinstance(move, Decline):
        names = () if move.what in NAMES else (move.what,)
    elif isinstance(move, SetUp):
        names = tuple(name for card in move.cards for name in (card.card, card.on))
    for name in names:
        yield name, path
