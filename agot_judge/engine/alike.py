"""Cards that are alike: where two of them could change places and nothing would be different, one answer stands for both.

What is found is cautious: a card that anything speaks of, such as an event, an effect or something that happened, is alike
to none. So whatever follows one answer follows the other one too, with the two cards in each other's places.
"""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.engine.ability.ability import Change, Changes
from agot_judge.engine.ability.walk import nodes
from agot_judge.engine.exploration import Choice
from agot_judge.engine.machine import Machine
from agot_judge.engine.memo import ByIdentity
from agot_judge.engine.state.decision import Answer, Decision, Declaration, Option
from agot_judge.engine.state.game import Game, GameCard
from agot_judge.engine.state.state import State

TYPES = ("character", "location", "attachment", "event")
"""The cards that can be alike: the others have places of their own."""
ZONES = ("play", "hand")
"""Where cards lie in no order."""
SETS = {"attackers": -1, "defenders": -1, "considered": -1, "offered": -1, "present": 1, "met": 1, "used": 0}
"""Fields of what is in a state in which cards are named in no order that matters, by the place of the card in each entry; -1:
the entry is the card."""
NUMBERS = frozenset(
    (
        *(
            "stage",
            "turn",
            "passes",
            "player",
            "controller",
            "serial",
            "amount",
            "x",
            "made",
            "done",
            "ready",
            "way",
        ),
        *(
            "ability",
            "event",
            "that_many",
            "many",
            "copy",
            "departure",
            "parent",
            "by",
            "winner",
            "loser",
            "number",
        ),
        *(
            "attacker",
            "defender",
            "power",
            "gold",
            "entered",
            "round",
            "that_player",
            "chosen_player",
            "its_player",
        ),
        *(
            "other_player",
            "players",
            "following",
            "challenge",
            "times",
            "challenges_before",
            "left",
            "against",
            "step",
        ),
        *(
            "attacking_strength",
            "defending_strength",
            "redirected_from",
            "before_drawing_player",
            "begun",
            "looked_at",
        ),
    )
)
"""Fields of the same that hold no cards: what is not known to hold none is taken to speak of the card of that number."""
_SPEAKING = (
    *(
        "stack",
        "challenge",
        "past",
        "in_force",
        "determined",
        "excluded",
        "uses",
        "deeds",
        "departures",
        "history",
    ),
)
_ABILITIES = "agot_judge.engine.ability."
Signature = tuple[Hashable, ...]


class Alike:
    """The cards of one game that can be alike, but for those ``apart``, of which it is asked."""

    def __init__(self, game: Game, apart: frozenset[int] = frozenset()) -> None:
        self._titles = {number: card.definition.face.name for number, card in enumerate(game.cards)}
        self.groups = tuple(
            group
            for group in (tuple(one for one in group if one not in apart) for group in _groups(game))
            if len(group) > 1
        )
        """Cards that nothing printed tells apart, and with the same owner."""
        self._by_hand = ByIdentity(_is_by_hand)

    def answers(self, machine: Machine, state: State) -> Iterator[Choice]:
        """The legal answers, one of those in which only cards that are alike have changed places: its place among all, the
        answer, and for how many it stands."""
        listed = list(machine.legal_answers(state))
        cells = self._cells(state) if len(listed) > 1 else {}
        if not cells or state.asking is None:
            yield from ((place, answer, 1) for place, answer in enumerate(listed))
            return
        keys = [_key(state.asking, answer, cells) for answer in listed]
        many = Counter(keys)
        for place, (answer, key) in enumerate(zip(listed, keys, strict=True)):
            stands_for = many.pop(key, 0)
            if stands_for:
                yield place, answer, stands_for

    def _cells(self, state: State) -> dict[int, int]:
        """The cards that are alike in this state, by a number for those that are so together."""
        cards = state.cards
        likely: dict[Signature, list[int]] = defaultdict(list)
        for number, group in enumerate(self.groups):
            for card in group:
                here = cards[card]
                if here.zone in ZONES and here.host < 0 and not here.attachments and not here.duplicates:
                    likely[number, here].append(card)
        if all(len(together) < 2 for together in likely.values()):
            return {}
        said = _Said(self._by_hand)
        for name in _SPEAKING:
            said.look(getattr(state, name), name, (name,))
        for other in cards:
            said.cards.update(other.left_with)
        if said.is_by_hand:
            return {}
        options = _options_of(state.asking)
        cells: dict[Signature, list[int]] = defaultdict(list)
        for together, several in likely.items():
            for card in several:
                if card not in said.cards and self._titles[card] not in said.words:
                    cells[*together, frozenset(said.members[card]), tuple(options[card])].append(card)
        return {
            card: number
            for number, group in enumerate(one for one in cells.values() if len(one) > 1)
            for card in group
        }


class _Said:
    """The parts of a state besides where each card is."""

    def __init__(self, by_hand: ByIdentity[Any, bool]) -> None:
        self.cards: set[int] = set()
        """Whatever may be the number of a card."""
        self.words: set[str] = set()
        self.members: dict[int, set[Hashable]] = defaultdict(set)
        """By card: the sets in which it is, and as what."""
        self.is_by_hand = False
        """Changes that the judge makes name cards in ways of their own."""
        self._by_hand = by_hand

    def look(self, part: object, name: str, path: tuple[Hashable, ...]) -> None:
        """Note what a part speaks of, which stands in a field of this name."""
        if isinstance(part, bool) or part is None:
            return
        if isinstance(part, int):
            if name not in NUMBERS:
                self.cards.add(part)
        elif isinstance(part, str):
            self.words.add(part)
        elif isinstance(part, tuple | frozenset):
            if name in SETS and all(isinstance(one, tuple if SETS[name] >= 0 else int) for one in part):
                self._look_at_set(part, SETS[name], path)
            else:
                for place, one in enumerate(part):
                    self.look(one, name, (*path, place))
        elif isinstance(part, Struct):
            if type(part).__module__.startswith(_ABILITIES):
                self.is_by_hand = self.is_by_hand or self._by_hand(part)
                return
            for field in part.__struct_fields__:
                self.look(getattr(part, field), field, (*path, field))

    def _look_at_set(self, entries: Iterable[Any], at: int, path: tuple[Hashable, ...]) -> None:
        for entry in entries:
            if at < 0:
                self.members[entry].add(path)
            else:
                self.members[entry[at]].add((*path, *entry[:at], *entry[at + 1 :]))


def _is_by_hand(tree: object) -> bool:
    return any(isinstance(node, Change | Changes) for node in nodes(tree))


def _groups(game: Game) -> Iterator[tuple[int, ...]]:
    """Copies of one card; and cards that are the same but for their titles, where nothing speaks of these."""
    titles = Counter(card.definition.face.name for card in game.cards)
    spoken_of = _words_of_abilities(game)
    groups: dict[Hashable, list[int]] = defaultdict(list)
    for number, card in enumerate(game.cards):
        if card.definition.face.type in TYPES and not card.definition.unread:
            title = card.definition.face.name
            is_by_title = titles[title] > 1 or title in spoken_of
            groups[_but_for_title(card, is_by_title)].append(number)
    return (tuple(group) for group in groups.values())


def _but_for_title(card: GameCard, is_by_title: bool) -> Hashable:
    definition = card.definition
    face = definition.face if is_by_title else replace(definition.face, name="", code="", pack="", text="")
    return card.owner, is_by_title, replace(definition, face=face)


def _words_of_abilities(game: Game) -> set[str]:
    """Every word that any ability or keyword of the game has in any of its fields."""
    said: set[str] = set()

    def look(part: object) -> None:
        if isinstance(part, str):
            said.add(part)
        elif isinstance(part, tuple | list | frozenset):
            for one in part:
                look(one)
        elif isinstance(part, Struct):
            for field in part.__struct_fields__:
                look(getattr(part, field))

    for definition in {id(card.definition): card.definition for card in game.cards}.values():
        look((definition.keywords, definition.abilities, definition.title))
    look(game.besides)
    return said


def _options_of(asking: Decision | None) -> dict[int, list[Hashable]]:
    """As what each card can be part of an answer."""
    found: dict[int, list[Hashable]] = defaultdict(list)
    for option in () if asking is None else asking.options:
        if option.card >= 0:
            found[option.card].append(_but_for_card(option))
    return found


def _but_for_card(option: Option) -> Hashable:
    return option.ability, option.player, option.event, option.word, option.left_to_judge


def _key(asking: Decision, answer: Answer, cells: dict[int, int]) -> Hashable:
    """The same for two answers in which only cards that are alike have changed places."""
    if answer.by_hand is not None or answer.attach:
        return answer
    if answer.declaration is not None:
        return _key_of_challenge(answer.declaration, cells)
    if asking.ordered:
        return _key_of_order(asking, answer, cells)
    roles: dict[int, list[Hashable]] = defaultdict(list)
    others: list[int] = []
    for number in answer.options:
        option = asking.options[number]
        if option.card in cells:
            roles[option.card].append(_but_for_card(option))
        else:
            others.append(number)
    together = Counter((cells[card], frozenset(Counter(role).items())) for card, role in roles.items())
    return frozenset(others), frozenset(together.items())


def _key_of_order(asking: Decision, answer: Answer, cells: dict[int, int]) -> Hashable:
    """The key of an answer that is an order: where alike cards come in it, not which card each is."""
    met: dict[int, dict[int, int]] = defaultdict(dict)
    key: list[Hashable] = []
    for number in answer.options:
        option = asking.options[number]
        cell = cells.get(option.card)
        if cell is None:
            key.append(number)
        else:
            nth = met[cell].setdefault(option.card, len(met[cell]))
            key.append((cell, nth, _but_for_card(option)))
    return tuple(key)


def _key_of_challenge(declared: Declaration, cells: dict[int, int]) -> Hashable:
    """Characters that use stealth or assault, and what these are used on, are told apart."""
    pairs = {card for pair in (*declared.stealth, *declared.assault) for card in pair}
    told = frozenset(card for card in declared.attackers if card not in cells or card in pairs)
    alike = Counter(cells[card] for card in declared.attackers if card not in told)
    return declared.type, declared.against, told, frozenset(alike.items()), declared.stealth, declared.assault
