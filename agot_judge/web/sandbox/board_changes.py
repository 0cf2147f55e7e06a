"""Small changes of a board: each takes a scenario and gives the changed one. Players and cards are meant by place."""

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from agot_judge.cards.model import CardFace, CardType
from agot_judge.scenario.model import (
    CardList,
    Definition,
    GivenEffect,
    Inline,
    Listed,
    Marks,
    Placed,
    Player,
    Scenario,
    Unidentified,
)
from agot_judge.scenario.vocabulary import ICONS
from agot_judge.scenario.write_scenario import scenario_as_data
from agot_judge.web.sandbox.quick_line import PLOT_ZONES, CannotUnderstand, Facts, QuickCard

BLANK_STRENGTH = 3
"""The STR of a character that nobody described, until somebody does."""
NO_PLOT = CardFace(name="", type="plot")


def with_player(scenario: Scenario, place: int, player: Player) -> Scenario:
    """The scenario with this player in this place."""
    players = scenario.players
    return replace(scenario, players=(*players[:place], player, *players[place + 1 :]))


def cards_in(player: Player, key: str) -> tuple[Listed, ...]:
    """The cards in one of a player's lists."""
    return next((cards.cards for cards in player.lists if cards.key == key), ())


def with_cards(player: Player, key: str, cards: tuple[Listed, ...]) -> Player:
    """The player with these cards in one list; an empty list is left out."""
    lists = player.lists
    if not any(one.key == key for one in lists):
        return replace(player, lists=(*lists, CardList(key, cards))) if cards else player
    changed = tuple(CardList(key, cards) if one.key == key else one for one in lists)
    return replace(player, lists=tuple(one for one in changed if one.cards or one.key != key))


def unidentified(player: Player, key: str) -> int:
    """The number of cards of a list that nobody identified."""
    return sum(card.count for card in cards_in(player, key) if isinstance(card, Unidentified))


def with_unidentified(player: Player, key: str, count: int) -> Player:
    """The player with this many unidentified cards in a list, behind those that have names."""
    named = tuple(card for card in cards_in(player, key) if not isinstance(card, Unidentified))
    return with_cards(player, key, (*named, *((Unidentified(count),) if count else ())))


def plot_of(player: Player, scenario: Scenario) -> CardFace:
    """The print on the player's revealed plot; a plot without a name where there is none."""
    for card in cards_in(player, "plot"):
        if isinstance(card, Inline):
            return card.definition.face
        if isinstance(card, Placed):
            return next((one.face for one in scenario.cards if one.key == card.name), NO_PLOT)
    return NO_PLOT


def with_defined_plot(scenario: Scenario, place: int, definition: Definition) -> Scenario:
    """The scenario with this card as the player's revealed plot: what is printed on it, and its abilities if it has a tree."""
    if definition.abilities is None:
        return with_plot(scenario, place, definition.face)
    return with_player(scenario, place, with_cards(scenario.players[place], "plot", (Inline(definition),)))


def with_plot(scenario: Scenario, place: int, face: CardFace) -> Scenario:
    """The scenario with this printed on the player's revealed plot, where the plot is defined."""
    player = scenario.players[place]
    if face == plot_of(player, scenario):
        return scenario
    for card in cards_in(player, "plot"):
        if isinstance(card, Placed):
            return _redefined(scenario, card.name, lambda one: replace(one, face=face))
        if isinstance(card, Inline):
            definition = replace(card.definition, key=face.name, face=face)
            return with_player(scenario, place, with_cards(player, "plot", (Inline(definition),)))
    name = face.name or f"Plot of {player.name}"
    inline = Inline(Definition(key=name, face=replace(face, name=name)))
    return with_player(scenario, place, with_cards(player, "plot", (inline,)))


def add_card(scenario: Scenario, place: int, card: QuickCard, known: tuple[Definition, ...] = ()) -> Scenario:
    """The scenario with this card, defined if it was not: as one of ``known``, else as a blank one.

    Raises CannotUnderstand where the card to attach it to is not in play.
    """
    scenario = _defined(scenario, card, known)
    placed = Placed(card.name, card.marks)
    if card.on:
        return _attached(scenario, place, placed, card)
    player = scenario.players[place]
    named = [one for one in cards_in(player, card.zone) if not isinstance(one, Unidentified)]
    rest = [one for one in cards_in(player, card.zone) if isinstance(one, Unidentified)]
    if card.zone != "play":
        placed = Placed(card.name)
    return with_player(
        scenario, place, with_cards(player, card.zone, (*named, *(placed,) * card.count, *rest))
    )


def add_placed(scenario: Scenario, place: int, key: str, placed: Placed) -> Scenario:
    """The scenario with a card at the end of a player's list, before those that nobody identified."""
    player = scenario.players[place]
    named = [one for one in cards_in(player, key) if not isinstance(one, Unidentified)]
    rest = [one for one in cards_in(player, key) if isinstance(one, Unidentified)]
    return with_player(scenario, place, with_cards(player, key, (*named, placed, *rest)))


def take_out(scenario: Scenario, place: int, key: str, index: int) -> Scenario:
    """The scenario without this card in this list; what defines it stays."""
    player = scenario.players[place]
    cards = cards_in(player, key)
    return with_player(scenario, place, with_cards(player, key, cards[:index] + cards[index + 1 :]))


def _attached(scenario: Scenario, place: int, placed: Placed, card: QuickCard) -> Scenario:
    """The scenario with the card on the first one of the name given, its own side first."""
    order = (place, *(other for other in range(len(scenario.players)) if other != place))
    for side in order:
        for index, host in enumerate(cards_in(scenario.players[side], "play")):
            if isinstance(host, Placed) and host.name == card.on:
                owner = scenario.players[place].name if side != place else ""
                mine = replace(placed, marks=replace(placed.marks, owner=owner))
                marks = replace(host.marks, attachments=(*host.marks.attachments, *(mine,) * card.count))
                return with_marks(scenario, side, index, marks)
    raise CannotUnderstand(f"“{card.on}” is not in play, so nothing can be attached to it. Add it first.")


def _defined(scenario: Scenario, card: QuickCard, known: tuple[Definition, ...]) -> Scenario:
    if not any(one.key == card.name for one in scenario.cards):
        found = next((one for one in known if one.key == card.name), None)
        definition = found or _blank(card)
        return _with_facts(replace(scenario, cards=(*scenario.cards, definition)), card, found is None)
    return _with_facts(scenario, card, False)


def _blank(card: QuickCard) -> Definition:
    """A card that only its name is known of; a character has every icon, so that nothing is kept from it."""
    kind: CardType = "character"
    for word in ("location", "attachment", "event", "plot"):
        if card.facts.type == word:
            kind = word
    if card.on and not card.facts.type:
        kind = "attachment"
    if card.zone in PLOT_ZONES:
        kind = "plot"
    is_character = kind == "character"
    face = CardFace(
        name=card.name,
        type=kind,
        unique=card.facts.unique or card.marks.duplicates > 0,
        strength=BLANK_STRENGTH if is_character else None,
        icons=ICONS if is_character else (),
    )
    return Definition(key=card.name, face=face)


def _with_facts(scenario: Scenario, card: QuickCard, is_new: bool) -> Scenario:
    """The scenario with what the line said is printed on the card."""
    facts = card.facts
    if facts == Facts():
        return scenario

    def described(definition: Definition) -> Definition:
        face = definition.face
        if facts.strength is not None:
            face = replace(face, strength=facts.strength)
        if facts.icons:
            have = facts.icons if is_new else (*face.icons, *facts.icons)
            face = replace(face, icons=tuple(icon for icon in ICONS if icon in have))
        if facts.keywords:
            words = " ".join(f"{word.capitalize()}." for word in dict.fromkeys(facts.keywords))
            face = replace(face, text=f"{words}\n{face.text}".strip())
        return replace(definition, face=replace(face, unique=face.unique or facts.unique))

    return _redefined(scenario, card.name, described)


def _redefined(scenario: Scenario, key: str, change: Callable[[Definition], Definition]) -> Scenario:
    cards = tuple(change(one) if one.key == key else one for one in scenario.cards)
    return replace(scenario, cards=cards)


def with_definition(scenario: Scenario, place: int, face: CardFace) -> Scenario:
    """The scenario with this printed on the card that is defined in this place."""
    cards = scenario.cards
    changed = replace(cards[place], face=face)
    return replace(scenario, cards=(*cards[:place], changed, *cards[place + 1 :]))


def with_marks(scenario: Scenario, place: int, index: int, marks: Marks) -> Scenario:
    """The scenario with these marks on a card in play, by its place in the list."""
    player = scenario.players[place]
    cards = cards_in(player, "play")
    card = cards[index]
    assert isinstance(card, Placed)
    changed = (*cards[:index], Placed(card.name, marks), *cards[index + 1 :])
    return with_player(scenario, place, with_cards(player, "play", changed))


def remove_card(scenario: Scenario, place: int, key: str, index: int) -> Scenario:
    """The scenario without this card. What is in force on it alone goes with it, and a definition that nothing else names."""
    changed = take_out(scenario, place, key, index)
    gone = _names(scenario) - _names(changed)
    changed = replace(changed, in_force=tuple(_off(changed.in_force, gone)))
    kept = tuple(one for one in changed.cards if one.key not in gone)
    words = str(scenario_as_data(replace(changed, cards=kept)))
    kept = tuple(one for one in changed.cards if one.key not in gone or one.key in words)
    return replace(changed, cards=kept)


def _off(effects: Iterable[GivenEffect], gone: set[str]) -> Iterator[GivenEffect]:
    """The effects without the cards that are gone; those that held for no other card are left out."""
    for effect in effects:
        on = tuple(name for name in effect.on if name not in gone)
        if on or not effect.on:
            yield replace(effect, on=on)


def remove_attachment(scenario: Scenario, place: int, index: int, attached: int) -> Scenario:
    """The scenario without this attachment of a card in play."""
    card = cards_in(scenario.players[place], "play")[index]
    assert isinstance(card, Placed)
    left = card.marks.attachments[:attached] + card.marks.attachments[attached + 1 :]
    return with_marks(scenario, place, index, replace(card.marks, attachments=left))


def _names(scenario: Scenario) -> set[str]:
    """Every name in anybody's lists."""
    waiting = [
        card
        for player in scenario.players
        for cards in player.lists
        for card in cards.cards
        if isinstance(card, Placed)
    ]
    found: set[str] = set()
    while waiting:
        card = waiting.pop()
        found.add(card.name)
        waiting.extend(card.marks.attachments)
    return found
