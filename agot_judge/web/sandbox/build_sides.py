"""Both sides of the board that is built: a tile for each card in play, the cards out of play counted by name."""

import re

from agot_judge.cards.model import Number
from agot_judge.editions import framework_for
from agot_judge.scenario.definitions import Definitions
from agot_judge.scenario.from_pool import meant_by
from agot_judge.scenario.model import Definition, Marks, Placed, Player, Scenario, Unidentified
from agot_judge.scenario.roster import Roster
from agot_judge.scenario.vocabulary import ICONS
from agot_judge.web.card_library import imported_cards
from agot_judge.web.sandbox import build_models as models
from agot_judge.web.sandbox.board_changes import cards_in, plot_of, unidentified
from agot_judge.web.sandbox.examples import known_cards
from agot_judge.web.sandbox.pages import Notice
from agot_judge.web.understood import UnderstoodLine, given_ability, understood_line

_WITH_PACK = re.compile(r" \([^()]+\)$")
TO_ZONES = ("hand", "deck", "discard", "dead", "shadows")
"""Where a card of the play area may be put by a button, in the order of the buttons, where the edition has it."""
Impossible = dict[str, tuple[Notice, ...]]
"""The notices of what is impossible, by the path of a card in play, or by the place of a side."""


def build_sides(scenario: Scenario, impossible: Impossible) -> tuple[models.BuildSide, ...]:
    """Each player's side, with what is impossible about it."""
    return _Sides(scenario, impossible).sides()


class _Sides:
    def __init__(self, scenario: Scenario, impossible: Impossible) -> None:
        self.scenario = scenario
        self.impossible = impossible
        self.framework = framework_for(scenario.edition)
        self.made = Definitions.of(scenario)
        self.definitions = {one.key: one for one in scenario.cards}
        # Only one of several copies has the fields of what is printed on all of them.
        self.editors = {one.key: _editor(place, one, self.made) for place, one in enumerate(scenario.cards)}
        # Copies of one name bear the numbers by which an effect in force, and the stepped board, tell them apart.
        self.copies = {
            f"{one.player}:{one.path[3]}": one.label.removeprefix(one.name)
            for one in Roster(scenario).positions
            if one.key == "play"
        }
        self.hosts = tuple(
            (f"{place}:{index}", self.short(card.name) + self.copies.get(f"{place}:{index}", ""))
            for place, player in enumerate(scenario.players)
            for index, card in enumerate(cards_in(player, "play"))
            if isinstance(card, Placed)
        )

    def sides(self) -> tuple[models.BuildSide, ...]:
        return tuple(self._side(place, player) for place, player in enumerate(self.scenario.players))

    def short(self, name: str) -> str:
        """The name without its pack, where no other card of the board has it."""
        bare = _WITH_PACK.sub("", name)
        same = [one.key for one in self.scenario.cards if _WITH_PACK.sub("", one.key) == bare]
        return bare if same == [name] else name

    def _side(self, place: int, player: Player) -> models.BuildSide:
        scenario = self.scenario
        plot = plot_of(player, scenario)
        challenge = scenario.challenge
        role = ""
        if challenge is not None and player.name in (challenge.attacker, challenge.defender):
            role = "attacking" if player.name == challenge.attacker else "defending"
        headings = {one.key: one.name for one in self.framework.lists if one.name}
        lists = tuple(
            self._list(place, cards.key, player, headings[cards.key])
            for cards in player.lists
            if cards.key in headings
        )
        return models.BuildSide(
            place=place,
            name=player.name,
            role=role,
            is_first=player.name == (scenario.first_player or scenario.players[0].name),
            faction=player.faction,
            claim=_printed(plot.claim),
            income=_printed(plot.gold),
            initiative=_printed(plot.initiative),
            reserve=None if self.framework.of_others("reserve") else _printed(plot.reserve),
            plot="" if plot.name == f"Plot of {player.name}" else plot.name,
            gold=player.gold,
            power=player.power,
            hand=unidentified(player, "hand"),
            in_hand=unidentified(player, "hand")
            + sum(isinstance(card, Placed) for card in cards_in(player, "hand")),
            tiles=tuple(
                self._tile(place, index, card)
                for index, card in enumerate(cards_in(player, "play"))
                if isinstance(card, Placed)
            ),
            lists=tuple(
                one for one in lists if one.cards or (one.hidden and one.name != headings.get("hand"))
            ),
            impossible=self.impossible.get(str(place), ()),
        )

    def _list(self, place: int, key: str, player: Player, name: str) -> models.BuildList:
        """A player's cards out of play, those of one name together."""
        counted: dict[str, models.ListedCard] = {}
        hidden = 0
        for index, card in enumerate(cards_in(player, key)):
            if isinstance(card, Unidentified):
                hidden += card.count
            elif isinstance(card, Placed):
                so_far = counted.get(card.name)
                counted[card.name] = models.ListedCard(
                    path=f"{place}:{key}:{index}",
                    name=card.name,
                    count=so_far.count + 1 if so_far else 1,
                    goes_to=self._goes_to(key, card.name),
                )
        return models.BuildList(key=key, name=name, cards=tuple(counted.values()), hidden=hidden)

    def _goes_to(self, key: str, name: str) -> tuple[tuple[str, str], ...]:
        """Where a tap may put a card of a list: what its type allows."""
        definition = self.definitions.get(name)
        kind = definition.face.type if definition is not None else "character"
        if kind == "plot":
            return (("plot", "Reveal"),)
        if kind == "agenda":
            return ()
        into_play = (("play", "Play"),) if kind != "event" else ()
        into_hand = (("hand", "Hand"),) if key != "hand" else ()
        return (*into_play, *into_hand)

    def _tile(self, place: int, index: int, card: Placed) -> models.BuildTile:
        definition = self.definitions.get(card.name)
        face = definition.face if definition is not None else None
        marks, path = card.marks, f"{place}:{index}"
        kind = face.type if face is not None else ""
        lists = {one.key: one.name for one in self.framework.lists}
        return models.BuildTile(
            path=path,
            name=card.name,
            short=self.short(card.name) + self.copies.get(path, ""),
            unique=face.unique if face is not None else False,
            type=kind,
            strength=_printed(face.strength) if face is not None else "",
            icons=tuple(icon for icon in ICONS if face is not None and icon in face.icons),
            keywords=tuple(str(one) for one in self.made.card(definition).keywords)
            if definition is not None
            else (),
            text=face.text if face is not None else "",
            marks=marks,
            other_marks=_other_marks(marks),
            attachments=tuple(self.short(one.name) for one in marks.attachments),
            put_on=tuple(
                models.PutOn(f"put-on:{path}:{host}", name) for host, name in self.hosts if host != path
            )
            if kind == "attachment"
            else (),
            to_zones=tuple((zone, lists[zone]) for zone in TO_ZONES if zone in lists),
            impossible=self.impossible.get(path, ()),
            is_blank_card=definition is not None and _is_blank_card(definition, self.scenario.edition),
            editor=self.editors.pop(card.name, None),
        )


def _is_blank_card(definition: Definition, edition: str) -> bool:
    """True where nobody knows a card of this name and nothing but what every blank card has was said of it."""
    face = definition.face
    said = face.text or face.traits or face.cost is not None or definition.abilities is not None
    known = any(one.key == definition.key for one in known_cards())
    return not said and not known and not meant_by(face.name, imported_cards(), edition)


def _other_marks(marks: Marks) -> tuple[str, ...]:
    words = [f"duplicate {marks.duplicates}"] if marks.duplicates else []
    words += [f"power {marks.power}"] if marks.power else []
    words += [f"gold {marks.gold}"] if marks.gold else []
    words += [f"x {marks.x}"] if marks.x else []
    words += [f"{name} token {count}" for name, count in marks.tokens]
    words += ["facedown"] if marks.facedown else []
    words += ["blank"] if marks.blank else []
    words += [f"owned by {marks.owner}"] if marks.owner else []
    words += [f"controlled by {marks.controller}"] if marks.controller else []
    return tuple(words)


def _editor(place: int, definition: Definition, made: Definitions) -> models.CardEditor:
    face = definition.face
    return models.CardEditor(
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
    """The engine's understanding of the text, or of the abilities that the board gives in its place."""
    face = definition.face
    if definition.abilities is not None:
        return tuple(given_ability(ability, face.name, made.templating) for ability in definition.abilities)
    return tuple(understood_line(line, face.name, made.templating) for line in made.compiled(face))


def _printed(number: Number) -> str:
    return "" if number is None else str(number)
