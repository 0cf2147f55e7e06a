"""The scenario format: text to scenario and scenario to text, mirrored."""

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.cards.pool import NO_CARDS, CardPool
from agot_judge.editions import DEFAULT_EDITION, EDITIONS
from agot_judge.errors import ScenarioError
from agot_judge.kept import is_keeping, kept_or_made
from agot_judge.scenario.entries import Entry
from agot_judge.scenario.from_pool import with_pool
from agot_judge.scenario.model import Listed, Placed, Scenario, Unidentified
from agot_judge.scenario.problems import Problems
from agot_judge.scenario.read_cards import read_definition
from agot_judge.scenario.read_moves import read_entry
from agot_judge.scenario.read_on import parted, tree_of_both
from agot_judge.scenario.read_players import player_names, read_players
from agot_judge.scenario.read_points import read_start, read_stop
from agot_judge.scenario.read_situation import read_assumed, read_challenge, read_in_force, read_past
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.references import find_unknown_names
from agot_judge.scenario.vocabulary import FORMATS
from agot_judge.scenario.write_scenario import scenario_as_data
from agot_judge.scenario.yaml_reader import Mapping, Node, line_at, read_tree
from agot_judge.scenario.yaml_writer import as_yaml

KEYS = (
    *("title", "note", "edition", "format", "players", "first_player", "active_player", "round", "cards"),
    *("in_force", "challenge", "start", "stop", "run", "history", "cites", "ignore", "assume", "titles"),
)
MOST_CARDS = 2000
READ_BYTES = 50
"""About what a text takes for each letter of it that is read."""


class Loaded(Struct, frozen=True):
    """A scenario and the text that it came from, for the lines of what is wrong with it later."""

    scenario: Scenario
    tree: Mapping

    def line(self, *path: str | int) -> int:
        """The line of the key or item at this path."""
        return line_at(self.tree, path)


def load(text: str, pool: CardPool = NO_CARDS) -> Loaded:
    """The scenario that a text says, every name in it known: cards that it does not define are taken from ``pool``.

    Raises ScenarioError where the text is no YAML (see ``yaml_reader``), InvalidScenario with everything else that is
    wrong with it, and nothing else.
    """
    read = _read_text(text)
    tree, problems = read.tree, read.problems.copy()
    scenario = with_pool(read.scenario, pool)
    _refuse_too_many_cards(scenario, line_at(tree, ("players",)))
    find_unknown_names(scenario, problems, lambda path: line_at(tree, path), pool)
    problems.raise_if_any()
    return Loaded(scenario, tree)


class _Read(Struct, frozen=True):
    """The content of a text by itself: no name in it is looked up."""

    tree: Mapping
    scenario: Scenario
    problems: Problems
    letters: int
    """The number of letters of the text that were read: not those of a board that was read before."""


def tree_of(text: str) -> Mapping:
    """The tree of a scenario's text. Raises as ``read_tree``."""
    return _read_text(text).tree


def _read_text(text: str) -> _Read:
    """The content of a text; read once where something keeps it."""

    return kept_or_made(
        ("read", text), lambda: _read_on(text), lambda read: len(text) + READ_BYTES * read.letters
    )


def _read_on(text: str) -> _Read:
    """The content of a text, of which all but the run is read once where something keeps it."""
    parts = parted(text) if is_keeping() else None
    try:
        before = _read_text(parts.board) if parts is not None else None
    except ScenarioError:
        before = None
    if parts is not None and before is not None and not before.problems.are_there:
        tree, problems = tree_of_both(before.tree, parts), Problems()
        run = _run(tree, Reader(problems, _names(tree), before.scenario.edition)) if tree is not None else ()
        if tree is not None and not problems.are_there:
            return _Read(tree, replace(before.scenario, run=run), problems, len(parts.run))
    tree, problems = read_tree(text), Problems()
    return _Read(tree, _read(tree, Reader(problems, _names(tree))), problems, len(text))


def _run(tree: Mapping, reader: Reader) -> tuple[Entry, ...]:
    """The entries of the run."""
    node = next((value for key, value in tree.entries if key.text == "run"), None)
    items = reader.items(node) if node is not None else ()
    return tuple(entry for one in items if (entry := read_entry(reader, one, reader.edition)) is not None)


def _refuse_too_many_cards(scenario: Scenario, line: int) -> None:
    count = sum(_count(card) for player in scenario.players for cards in player.lists for card in cards.cards)
    if count > MOST_CARDS:
        raise ScenarioError(
            f"{count} cards are listed; at most {MOST_CARDS} are followed. Leave out the others.", line
        )


def _count(card: Listed) -> int:
    """The number of cards that an entry of a list stands for."""
    if isinstance(card, Unidentified):
        return card.count
    if isinstance(card, Placed):
        return 1 + card.marks.duplicates + sum(_count(attached) for attached in card.marks.attachments)
    return 1


def read(text: str) -> Scenario:
    """The scenario that a text says; raises as ``load``."""
    return load(text).scenario


def write(scenario: Scenario) -> str:
    """The scenario as YAML text from which ``read`` gives an equal scenario."""
    return as_yaml(scenario_as_data(scenario))


def _names(tree: Mapping) -> tuple[str, ...]:
    return next((player_names(value) for key, value in tree.entries if key.text == "players"), ())


def _read(tree: Mapping, reader: Reader) -> Scenario:
    fields = reader.fields(tree, "The scenario", KEYS)
    for required, how in (
        ("edition", f"edition: {DEFAULT_EDITION}"),
        ("players", "players: {Ann: {...}, Bob: {...}}"),
    ):
        if required not in fields:
            reader.wrong(tree, f"The scenario does not say its {required}.", f"Add {how!r}.")
    edition = reader.word(fields["edition"], "edition", EDITIONS) if "edition" in fields else ""
    reader.edition = edition

    def player(key: str) -> str:
        return reader.player(fields[key], key) if key in fields else ""

    def each(key: str) -> tuple[Node, ...]:
        return reader.items(fields[key]) if key in fields else ()

    return Scenario(
        edition=edition,
        players=read_players(reader, fields["players"]) if "players" in fields else (),
        title=reader.text(fields["title"], "title") if "title" in fields else "",
        note=reader.text(fields["note"], "note") if "note" in fields else "",
        format=reader.word(fields["format"], "format", FORMATS) if "format" in fields else "",
        first_player=player("first_player"),
        active_player=player("active_player"),
        round=reader.number(fields["round"], "round", least=1) if "round" in fields else 1,
        cards=tuple(
            read_definition(reader, key.text, value)
            for key, value in reader.entries(fields["cards"], "cards")
        )
        if "cards" in fields
        else (),
        in_force=tuple(read_in_force(reader, node) for node in each("in_force")),
        challenge=read_challenge(reader, fields["challenge"]) if "challenge" in fields else None,
        start=read_start(reader, fields["start"], edition) if "start" in fields else None,
        stop=read_stop(reader, fields["stop"], edition) if "stop" in fields else None,
        run=_run(tree, reader),
        history=tuple(past for node in each("history") if (past := read_past(reader, node)) is not None),
        cites=reader.texts(fields["cites"], "cites") if "cites" in fields else (),
        ignore=reader.texts(fields["ignore"], "ignore") if "ignore" in fields else (),
        titles=reader.texts(fields["titles"], "titles") if "titles" in fields else (),
        assume=read_assumed(reader, fields["assume"]) if "assume" in fields else (),
    )
