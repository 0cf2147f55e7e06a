"""The page on which a board is built, from a scenario and what was typed."""

from flask import url_for
from msgspec import Struct, field
from msgspec.structs import replace

from agot_judge.cards.model import Number
from agot_judge.catalog.decks import TakenLine
from agot_judge.editions import DEFAULT_EDITION, EDITIONS, framework_for, has_engine
from agot_judge.errors import AgotJudgeError
from agot_judge.scenario.builder import Board as Built
from agot_judge.scenario.builder import build
from agot_judge.scenario.definitions import Definitions
from agot_judge.scenario.format import Loaded
from agot_judge.scenario.from_pool import meant_by
from agot_judge.scenario.model import Definition, Marks, Placed, Player, Scenario, Unidentified
from agot_judge.scenario.points import InWindow
from agot_judge.scenario.vocabulary import FACTIONS, ICONS
from agot_judge.web.card_import import known_cards_counted
from agot_judge.web.card_library import imported_cards
from agot_judge.web.sandbox.board_changes import cards_in, plot_of, unidentified
from agot_judge.web.sandbox.board_title import board_title
from agot_judge.web.sandbox.build_models import (
    BuildList,
    BuildPage,
    BuildSide,
    BuildTile,
    CardEditor,
    InsteadView,
    ListedCard,
    TextProblem,
)
from agot_judge.web.sandbox.chips import Chips
from agot_judge.web.sandbox.examples import examples, known_cards
from agot_judge.web.sandbox.line_of_play import winner_by_strength
from agot_judge.web.sandbox.pages import Linked, Notice
from agot_judge.web.sandbox.shares import Board, board_of, url
from agot_judge.web.sandbox.starts import AS_WRITTEN, offer_of, offers
from agot_judge.web.understood import UnderstoodLine, given_ability, understood_line


class Typed(Struct, frozen=True, kw_only=True):
    """What somebody typed that could not be taken, and what is wrong with it."""

    text: str | None = None
    """The scenario's text, where it was changed."""
    fields: dict[str, str] = field(default_factory=dict)
    wrong: dict[str, str] = field(default_factory=dict)
    instead: dict[str, tuple[InsteadView, ...]] = field(default_factory=dict)
    """Lines that could be meant, by the name of the field that is wrong."""
    taken: dict[str, tuple[TakenLine, ...]] = field(default_factory=dict)
    """What each line of a deck list was taken for, by the field's name."""
    problems: tuple[TextProblem, ...] = ()
    notices: tuple[Notice, ...] = ()
    is_conflict: bool = False


NOTHING_TYPED = Typed()


def build_page(
    board: Board, loaded: Loaded | None, typed: Typed = NOTHING_TYPED, is_new: bool = False
) -> BuildPage:
    """The page of a board; ``loaded`` is None where its text cannot be read."""
    scenario = loaded.scenario if loaded is not None else None
    edition = scenario.edition if scenario is not None else DEFAULT_EDITION
    framework = framework_for(edition)
    offer = offer_of(edition, scenario.start) if scenario is not None else None
    challenge = scenario.challenge if scenario is not None else None
    names = tuple(player.name for player in scenario.players) if scenario is not None else ()
    checked = _checked(loaded)
    return BuildPage(
        url=url(board, "edit"),
        title=scenario.title if scenario is not None else "",
        heading=board_title(scenario) if scenario is not None else "Board",
        note=scenario.note if scenario is not None else "",
        text=typed.text if typed.text is not None else board.text,
        problems=typed.problems,
        notices=typed.notices + checked.notices,
        wrong=typed.wrong,
        instead=typed.instead,
        taken=typed.taken,
        typed=typed.fields,
        has_form=scenario is not None and has_engine(edition),
        has_plots=any(one.key == "plot" for one in framework.lists),
        has_challenges=framework.challenges is not None,
        takes_decks=framework.has_library,
        starts=_starts(scenario),
        start=offer.value if offer is not None else AS_WRITTEN,
        within_challenge=challenge is not None,
        after_comparison=offer is not None and offer.after_comparison,
        challenge_type=challenge.type if challenge is not None else "",
        attacker=challenge.attacker if challenge is not None else "",
        defender=challenge.defender if challenge is not None else "",
        winner=challenge.winner if challenge is not None else "",
        winner_by_strength=checked.winner,
        first=(scenario.first_player or names[0]) if scenario is not None else "",
        players=names,
        factions=FACTIONS,
        sides=_sides(scenario, checked.on_cards) if scenario is not None else (),
        known=_known(scenario),
        editions=_editions(edition) if is_new else (),
        cards_known=_cards_known(),
        impossible=checked.impossible,
        moves=len(scenario.run) if scenario is not None else 0,
        examples=_examples(edition),
        is_conflict=typed.is_conflict,
        is_new=is_new,
        announcement=_announcement(scenario, typed),
    )


class _Checked(Struct, frozen=True, kw_only=True):
    """What the machine says of a board."""

    notices: tuple[Notice, ...] = ()
    impossible: tuple[Notice, ...] = ()
    on_cards: dict[str, tuple[Notice, ...]] = {}
    """What is impossible about a card in play, by its path; ``impossible`` is what is left."""
    winner: str = ""


def _checked(loaded: Loaded | None) -> _Checked:
    if loaded is None:
        return _Checked()
    chips = Chips()
    offer = offer_of(loaded.scenario.edition, loaded.scenario.start)
    winner = ""
    try:
        if offer is not None and offer.after_comparison:
            winner = winner_by_strength(loaded)
            loaded = with_the_winner(loaded, winner)
        board = build(loaded)
    except AgotJudgeError as error:
        notice = Notice(
            title="This board cannot be stepped yet",
            text=error.message,
            level="warn",
            citations=chips.of(error.cites),
        )
        return _Checked(notices=(notice,), winner=winner)
    impossible: list[Notice] = []
    on_cards: dict[str, tuple[Notice, ...]] = {}
    for one in board.machine.impossible(board.state):
        notice = Notice(title=one.text, level="warn", citations=chips.of(one.cites))
        path = _path_of_tile(board, one.card)
        if path:
            on_cards[path] = (*on_cards.get(path, ()), notice)
        else:
            impossible.append(notice)
    return _Checked(impossible=tuple(impossible), on_cards=on_cards, winner=winner)


def _path_of_tile(board: Built, card: int) -> str:
    """The tile on which a card stands, itself or attached; empty where it stands on none."""
    if card < 0:
        return ""
    names = [player.name for player in board.loaded.scenario.players]
    match board.roster.positions[card].path:
        case ("players", str(name), "play", int(index), *_) if name in names:
            return f"{names.index(name)}:{index}"
    return ""


def with_the_winner(loaded: Loaded, winner: str) -> Loaded:
    """The scenario with this winner of its challenge, where it names none."""
    challenge = loaded.scenario.challenge
    if challenge is None or challenge.winner:
        return loaded
    scenario = replace(loaded.scenario, challenge=replace(challenge, winner=winner))
    return Loaded(scenario, loaded.tree)


def _starts(scenario: Scenario | None) -> tuple[tuple[str, str], ...]:
    edition = scenario.edition if scenario is not None else DEFAULT_EDITION
    offered = tuple((offer.value, offer.name) for offer in offers(edition))
    if scenario is None or offer_of(scenario.edition, scenario.start) is not None:
        return offered
    words = "As written" if scenario.start is not None else "The earliest point that the board allows"
    if isinstance(scenario.start, InWindow):
        words = f"The action window before {scenario.start.step}"
    return ((AS_WRITTEN, words), *offered)


def _editions(present: str) -> tuple[Linked, ...]:
    """Each edition that is stepped, with where a board of it begins."""
    return tuple(
        Linked(framework_for(one).name, url_for("sandbox.begin", edition=one) if one != present else "", one)
        for one in EDITIONS
        if has_engine(one)
    )


def _cards_known() -> str:
    counted = known_cards_counted()
    if counted.imported:
        return f"{counted.named + counted.imported} cards are known here."
    return f"{counted.named} cards are known here, those that the rules documents name; the others can be imported."


def _known(scenario: Scenario | None) -> tuple[str, ...]:
    defined = {one.key for one in scenario.cards} if scenario is not None else set()
    return tuple(sorted(defined | {one.key for one in known_cards()}))


def _examples(edition: str) -> tuple[Linked, ...]:
    return tuple(
        Linked(example.title, url(board_of(example.text, example.title)), example.note)
        for example in examples()
        if example.scenario.edition == edition
    )


def _announcement(scenario: Scenario | None, typed: Typed) -> str:
    wrong = len(typed.problems) + len(typed.wrong) + len(typed.notices)
    if wrong and not typed.taken:
        return f"{wrong} thing{'' if wrong == 1 else 's'} to mend"
    if scenario is None:
        return ""
    if typed.taken:
        return (
            f"The deck is taken: {sum(map(len, typed.taken.values()))} lines, each with what it was taken for"
        )
    counts = [f"{player.name}: {len(cards_in(player, 'play'))} in play" for player in scenario.players]
    return ", ".join(counts)


def _sides(scenario: Scenario, on_cards: dict[str, tuple[Notice, ...]]) -> tuple[BuildSide, ...]:
    made = Definitions.of(scenario)
    editors = {one.key: _editor(place, one, made) for place, one in enumerate(scenario.cards)}
    return tuple(
        _side(scenario, place, player, editors, on_cards) for place, player in enumerate(scenario.players)
    )


def _side(
    scenario: Scenario,
    place: int,
    player: Player,
    editors: dict[str, CardEditor],
    on_cards: dict[str, tuple[Notice, ...]],
) -> BuildSide:
    plot = plot_of(player, scenario)
    challenge = scenario.challenge
    role = ""
    if challenge is not None and player.name in (challenge.attacker, challenge.defender):
        role = "attacking" if player.name == challenge.attacker else "defending"
    tiles = tuple(
        _tile(f"{place}:{index}", card, scenario, editors, on_cards.get(f"{place}:{index}", ()))
        for index, card in enumerate(cards_in(player, "play"))
        if isinstance(card, Placed)
    )
    headings = {one.key: one.name for one in framework_for(scenario.edition).lists if one.name}
    lists = tuple(
        _list(place, cards.key, player, headings[cards.key])
        for cards in player.lists
        if cards.key in headings
    )
    return BuildSide(
        place=place,
        name=player.name,
        role=role,
        faction=player.faction,
        claim=_printed(plot.claim),
        income=_printed(plot.gold),
        initiative=_printed(plot.initiative),
        reserve=_printed(plot.reserve),
        plot=plot.name,
        gold=player.gold,
        power=player.power,
        hand=unidentified(player, "hand"),
        tiles=tiles,
        lists=tuple(one for one in lists if one.cards or (one.hidden and one.name != headings.get("hand"))),
    )


def _list(place: int, key: str, player: Player, name: str) -> BuildList:
    cards = cards_in(player, key)
    return BuildList(
        name=name,
        cards=tuple(
            ListedCard(f"{place}:{key}:{index}", card.name)
            for index, card in enumerate(cards)
            if isinstance(card, Placed)
        ),
        hidden=sum(card.count for card in cards if isinstance(card, Unidentified)),
    )


def _tile(
    path: str,
    card: Placed,
    scenario: Scenario,
    editors: dict[str, CardEditor],
    impossible: tuple[Notice, ...],
) -> BuildTile:
    definition = next((one for one in scenario.cards if one.key == card.name), None)
    face = definition.face if definition is not None else None
    marks = card.marks
    return BuildTile(
        path=path,
        name=card.name,
        unique=face.unique if face is not None else False,
        type=face.type if face is not None else "",
        strength=_printed(face.strength) if face is not None else "",
        icons=tuple(icon for icon in ICONS if face is not None and icon in face.icons),
        keywords=tuple(str(one) for one in Definitions.of(scenario).card(definition).keywords)
        if definition is not None
        else (),
        kneeling=marks.kneeling,
        attacking=marks.attacking,
        defending=marks.defending,
        blank=marks.blank,
        duplicates=marks.duplicates,
        power=marks.power,
        other_marks=_other_marks(marks),
        attachments=tuple(one.name for one in marks.attachments),
        impossible=impossible,
        is_blank_card=definition is not None and _is_blank_card(definition, scenario.edition),
        # Only one of several copies has the fields of what is printed on all of them.
        editor=editors.pop(card.name, None),
    )


def _is_blank_card(definition: Definition, edition: str) -> bool:
    """True where nobody knows a card of this name and nothing but what every blank card has was said of it."""
    face = definition.face
    said = face.text or face.traits or face.cost is not None or definition.abilities is not None
    known = any(one.key == definition.key for one in known_cards())
    return not said and not known and not meant_by(face.name, imported_cards(), edition)


def _other_marks(marks: Marks) -> tuple[str, ...]:
    words = [f"gold {marks.gold}"] if marks.gold else []
    words += [f"{name} token {count}" for name, count in marks.tokens]
    words += ["facedown"] if marks.facedown else []
    words += [f"owned by {marks.owner}"] if marks.owner else []
    words += [f"controlled by {marks.controller}"] if marks.controller else []
    return tuple(words)


def _editor(place: int, definition: Definition, made: Definitions) -> CardEditor:
    face = definition.face
    return CardEditor(
        field=f"d{place}",
        key=definition.key,
        type=face.type,
        strength=_printed(face.strength),
        cost=_printed(face.cost),
        icons=tuple((icon, icon in face.icons) for icon in ICONS),
        traits=", ".join(face.traits),
        text=face.text,
        unique=face.unique,
        has_abilities=bool(definition.abilities),
        unread=made.card(definition).unread,
        understood=_understood(definition, made),
    )


def _understood(definition: Definition, made: Definitions) -> tuple[UnderstoodLine, ...]:
    """What the engine makes of the text, or of the abilities that the board gives in its place."""
    face = definition.face
    if definition.abilities is not None:
        return tuple(given_ability(ability, face.name, made.templating) for ability in definition.abilities)
    return tuple(understood_line(line, face.name, made.templating) for line in made.compiled(face))


def _printed(value: Number) -> str:
    return "" if value is None else str(value)
