"""The form of a board: what was filled in, put into the scenario that the form was made from.

The form shows a part of the scenario. What it does not show stays as it is, so nothing that a text says is lost.
"""

from msgspec import Struct
from msgspec.structs import replace
from werkzeug.datastructures import MultiDict

from agot_judge.cards.model import CardFace, Number
from agot_judge.scenario.model import GivenChallenge, Player, Scenario
from agot_judge.scenario.vocabulary import FACTIONS, ICONS
from agot_judge.scenario.yaml_reader import FORBIDDEN
from agot_judge.web.sandbox.board_changes import (
    plot_of,
    unidentified,
    with_definition,
    with_player,
    with_plot,
    with_unidentified,
)
from agot_judge.web.sandbox.renaming import renamed
from agot_judge.web.sandbox.starts import AS_WRITTEN, offer_named

Form = MultiDict[str, str]
LARGEST = 999
UNPRINTABLE = "It holds a character that cannot be printed. Type it anew."
LONGEST_NAME = 60
LONGEST_TEXT = 4000
PLOT_NUMBERS = {"claim": "claim", "income": "gold", "initiative": "initiative", "reserve": "reserve"}
"""Values of the revealed plot: the form's names and the card's."""
CARD_TYPES = ("character", "location", "attachment", "event")


class Filled(Struct, frozen=True):
    """The scenario with what the form says, and what is wrong by the field's name. A wrong field changes nothing."""

    scenario: Scenario
    wrong: dict[str, str]


class _Filling:
    """A form being put into a scenario."""

    def __init__(self, form: Form, scenario: Scenario) -> None:
        self.form = form
        self.scenario = scenario
        self.wrong: dict[str, str] = {}

    def text(self, name: str, now: str, longest: int = LONGEST_NAME) -> str:
        """A line of text, or what stands there now."""
        if name not in self.form:
            return now
        typed = " ".join(self.form[name].split())
        if FORBIDDEN.search(typed):
            self.wrong[name] = UNPRINTABLE
            return now
        if len(typed) > longest:
            self.wrong[name] = f"At most {longest} characters, not {len(typed)}."
            return now
        return typed

    def number(self, name: str, now: int, least: int = 0) -> int:
        """A whole number; an empty field is 0."""
        if name not in self.form:
            return now
        typed = self.form[name].strip()
        if typed == "" and least == 0:
            return 0
        if not (typed.isascii() and typed.isdigit()) or not least <= int(typed[:9]) <= LARGEST:
            self.wrong[name] = f"A whole number from {least} to {LARGEST}, not “{typed[:40]}”."
            return now
        return int(typed)

    def printed(self, name: str, now: Number) -> Number:
        """A printed number: empty for none, ``X``."""
        typed = self.form.get(name, "").strip()
        if name not in self.form:
            return now
        if typed in ("", "-"):
            return None
        if typed in ("x", "X"):
            return "X"
        return self.number(name, now if isinstance(now, int) else 0)

    def word(self, name: str, now: str, known: tuple[str, ...]) -> str:
        """One of the words known."""
        typed = self.form.get(name, now)
        if typed in known:
            return typed
        self.wrong[name] = f"Choose one of: {', '.join(word or 'nothing' for word in known)}."
        return now


def fill(form: Form, scenario: Scenario) -> Filled:
    """The scenario with the fields of the form that were sent. Buttons and quick lines are not looked at."""
    filling = _Filling(form, scenario)
    title = filling.text("title", scenario.title, 200)
    filling.scenario = replace(scenario, title=title)
    for place in range(len(scenario.players)):
        _player(filling, place)
    _definitions(filling)
    _start(filling)
    _challenge(filling)
    # Last, so that every other field could still use the names that the form was made with.
    _names(filling)
    return Filled(filling.scenario, filling.wrong)


def _player(filling: _Filling, place: int) -> None:
    player = filling.scenario.players[place]
    factions = tuple(dict.fromkeys(("", *FACTIONS, player.faction)))
    player = replace(
        player,
        faction=filling.word(f"p{place}-faction", player.faction, factions),
        gold=filling.number(f"p{place}-gold", player.gold),
        power=filling.number(f"p{place}-power", player.power),
    )
    player = _cards_by_number(filling, place, player)
    scenario = with_player(filling.scenario, place, player)
    face = plot_of(player, scenario)
    printed = {
        key: filling.printed(f"p{place}-{name}", getattr(face, key)) for name, key in PLOT_NUMBERS.items()
    }
    filling.scenario = with_plot(scenario, place, _with_printed(face, printed))


def _cards_by_number(filling: _Filling, place: int, player: Player) -> Player:
    have = unidentified(player, "hand")
    count = filling.number(f"p{place}-hand", have)
    return player if count == have else with_unidentified(player, "hand", count)


def _with_printed(face: CardFace, printed: dict[str, Number]) -> CardFace:
    return replace(face, **printed)


def _definitions(filling: _Filling) -> None:
    form = filling.form
    for place, definition in enumerate(filling.scenario.cards):
        name = f"d{place}"
        if f"{name}-shown" not in form or form[f"{name}-shown"] != definition.key:
            continue
        face = definition.face
        text = form.get(f"{name}-text", face.text).replace("\r\n", "\n").strip()
        if len(text) > LONGEST_TEXT:
            filling.wrong[f"{name}-text"] = f"At most {LONGEST_TEXT} characters, not {len(text)}."
            text = face.text
        if FORBIDDEN.search(text):
            filling.wrong[f"{name}-text"] = UNPRINTABLE
            text = face.text
        chosen = form.getlist(f"{name}-icons")
        types = tuple(dict.fromkeys((*CARD_TYPES, face.type)))
        traits = [
            trait.strip() for trait in filling.text(f"{name}-traits", ", ".join(face.traits), 200).split(",")
        ]
        changed: dict[str, object] = {
            "type": filling.word(f"{name}-type", face.type, types),
            "strength": filling.printed(f"{name}-str", face.strength),
            "cost": filling.printed(f"{name}-cost", face.cost),
            "icons": tuple(icon for icon in ICONS if icon in chosen),
            "traits": tuple(dict.fromkeys(trait for trait in traits if trait)),
            "unique": f"{name}-unique" in form,
            "text": text,
        }
        filling.scenario = with_definition(filling.scenario, place, replace(face, **changed))


def _start(filling: _Filling) -> None:
    value = filling.form.get("start", AS_WRITTEN)
    if value == AS_WRITTEN:
        return
    offer = offer_named(filling.scenario.edition, value)
    if offer is None:
        filling.wrong["start"] = f"There is no start “{value[:40]}”. Choose one from the list."
        return
    scenario = replace(filling.scenario, start=offer.start)
    if scenario.start != filling.scenario.start:
        scenario = replace(scenario, stop=None)
    if offer.within_challenge and scenario.challenge is None:
        names = [player.name for player in scenario.players]
        first = scenario.first_player or names[0]
        other = next(name for name in names if name != first)
        scenario = replace(
            scenario, challenge=GivenChallenge(type="military", attacker=first, defender=other)
        )
    elif not offer.within_challenge:
        scenario = replace(scenario, challenge=None)
    filling.scenario = scenario


def _challenge(filling: _Filling) -> None:
    scenario = filling.scenario
    names = tuple(player.name for player in scenario.players)
    first = scenario.first_player or names[0]
    chosen = filling.word("first", first, names)
    if chosen != first:
        scenario = replace(scenario, first_player=chosen)
    challenge = scenario.challenge
    if challenge is not None:
        attacker = filling.word("attacker", challenge.attacker, names)
        defender = filling.word("defender", challenge.defender, names)
        if attacker == defender:
            # Two players: who attacks says who defends.
            defender = next(
                (name for name in names if name != attacker and name == challenge.attacker),
                next(name for name in names if name != attacker),
            )
        winner = filling.word("winner", challenge.winner, ("", *names, "none"))
        if winner not in ("", "none", attacker, defender):
            filling.wrong["winner"] = f"{winner} is not in this challenge."
            winner = challenge.winner if challenge.winner in (attacker, defender, "none") else ""
        given = replace(
            challenge,
            type=filling.word("type", challenge.type, ICONS),
            attacker=attacker,
            defender=defender,
            winner=winner,
            by=challenge.by if winner == challenge.winner else 0,
        )
        scenario = replace(scenario, challenge=given)
    filling.scenario = scenario


def _names(filling: _Filling) -> None:
    players = filling.scenario.players
    wanted = [filling.text(f"p{place}-name", player.name) for place, player in enumerate(players)]
    changes: dict[str, str] = {}
    for place, (player, name) in enumerate(zip(players, wanted, strict=True)):
        objection = _objection(name)
        if objection:
            filling.wrong[f"p{place}-name"] = objection
        elif wanted.count(name) > 1:
            filling.wrong[f"p{place}-name"] = "Two players cannot have one name."
        elif name != player.name:
            changes[player.name] = name
    if changes and len({changes.get(player.name, player.name) for player in players}) == len(players):
        filling.scenario = renamed(filling.scenario, changes)


def _objection(name: str) -> str:
    """The objection to a player's name; the words that begin an entry of a run cannot be told from one."""
    if not name:
        return "A player needs a name."
    if name in RESERVED:
        return f"“{name}” is a word of the scenario format. Choose another name."
    return ""


RESERVED = ("advance", "refuse", "random", "by_hand", "check", "because", "none")
