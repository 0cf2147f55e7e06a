"""The changes that can be made by hand, each with the fields of its form."""

from typing import Literal

from msgspec import Struct

from agot_judge.scenario.hand_changes import FORBIDDEN_TO_PLAYERS, MOVE_TO, SIDES
from agot_judge.scenario.structured_words import PROHIBITIONS
from agot_judge.scenario.vocabulary import ICONS

Type = Literal["cards", "card", "player", "number", "select", "text", "flag", "words"]
Pool = Literal["", "in play", "out of play", "plot decks", "anywhere"]


class Field(Struct, frozen=True, kw_only=True):
    """One field: ``key`` is a key of the change in the format, with what it belongs to before a dot (``icons.gain``)."""

    key: str
    label: str
    type: Type
    pool: Pool = ""
    """For cards: where those lie that may be chosen."""
    words: tuple[str, ...] = ()
    """For ``select`` and ``words``: what may be chosen."""
    value: str = ""
    hint: str = ""
    is_needed: bool = True

    @property
    def name(self) -> str:
        """The field's name in the form."""
        return self.key.replace("_", "-")


class Kind(Struct, frozen=True, kw_only=True):
    """One kind of change. ``name`` tells two forms for one change apart."""

    name: str
    do: str
    label: str
    fields: tuple[Field, ...]


UNTIL = ("end of the challenge", "end of the phase", "end of the round")


def _number(key: str, label: str, hint: str = "") -> Field:
    return Field(key=key, label=label, type="number", value="1", hint=hint)


def _one_of(key: str, label: str, words: tuple[str, ...]) -> Field:
    return Field(key=key, label=label, type="select", words=words)


def _change(key: str, label: str, hint: str = "", type_: Type = "text", words: tuple[str, ...] = ()) -> Field:
    """A field that may be left out."""
    return Field(key=key, label=label, type=type_, words=words, hint=hint, is_needed=False)


def _until(otherwise: str) -> Field:
    return _change("until", "Until", otherwise, "select", UNTIL)


_UNTIL = _until("as long as it is in play")
_WHO = Field(key="player", label="Player", type="player")


def _cards(do: str, pool: Pool = "in play", label: str = "Which cards") -> Field:
    return Field(key=do, label=label, type="cards", pool=pool)


def _card(key: str, label: str, pool: Pool = "in play") -> Field:
    return Field(key=key, label=label, type="card", pool=pool)


def _kind(do: str, label: str, *fields: Field, name: str = "") -> Kind:
    return Kind(name=name or do, do=do, label=label, fields=fields)


def _counted(do: str, label: str, *fields: Field, name: str = "") -> Kind:
    return _kind(do, label, _number(do, "How many"), *fields, name=name)


GROUPS: tuple[tuple[str, tuple[Kind, ...]], ...] = (
    (
        "Cards",
        (
            _kind("kill", "Kill", _cards("kill")),
            _kind("sacrifice", "Sacrifice", _cards("sacrifice")),
            _kind("discard", "Discard", _cards("discard", "anywhere")),
            _kind("kneel", "Kneel", _cards("kneel")),
            _kind("stand", "Stand", _cards("stand")),
            _kind("move", "Move", _cards("move", "anywhere"), _one_of("to", "To", MOVE_TO[1:])),
            _kind("put_into_play", "Put into play", _cards("put_into_play", "out of play"), _WHO),
            _kind("take_control", "Take control", _WHO, _cards("take_control"), _UNTIL),
            _kind(
                "attach", "Attach", _card("attach", "Attachment", "anywhere"), _card("to", "To which card")
            ),
            _kind(
                "duplicate",
                "Duplicate",
                _card("duplicate", "Card", "out of play"),
                _card("on", "Beneath which card"),
            ),
        ),
    ),
    (
        "Power, gold, tokens",
        (
            _counted("gain_power", "Power for a player", _WHO),
            _counted("gain_power", "Power on a card", _card("card", "Card"), name="gain_power_on_card"),
            _counted("gain_gold", "Gold", _WHO),
            _counted("draw", "Draw", _WHO),
            _kind(
                "token",
                "Tokens",
                Field(key="token", label="Kind of token", type="text", hint="poison, gold, power .."),
                _card("card", "Card"),
                _number("amount", "How many", "-1: one is removed"),
            ),
        ),
    ),
    (
        "Challenge",
        (
            _kind("remove_from_challenge", "Remove from the challenge", _cards("remove_from_challenge")),
            _kind(
                "participate", "Participate", _card("participate", "Character"), _one_of("as", "Side", SIDES)
            ),
            _kind("bypass", "Bypass", _cards("bypass", label="Which characters")),
            _kind("challenge_type", "Type of challenge", _one_of("challenge_type", "It becomes", ICONS)),
            _kind(
                "claim",
                "Claim value",
                _WHO,
                _number("claim", "Claim value"),
                _until("the end of the challenge, else of the round"),
            ),
        ),
    ),
    (
        "Plots and order",
        (
            _kind("reveal_plot", "Reveal a plot", _card("reveal_plot", "Plot card", "plot decks")),
            _kind("first_player", "First player", Field(key="first_player", label="Player", type="player")),
        ),
    ),
    (
        "For some time",
        (
            _kind(
                "modify",
                "Change a card",
                _cards("modify"),
                _change("str", "STR", "+2 or -3", "number"),
                _change("icons.gain", "Gains icons", "", "words", ICONS),
                _change("icons.lose", "Loses icons", "", "words", ICONS),
                _change("keywords.gain", "Gains keywords", "stealth, renown"),
                _change("keywords.lose", "Loses keywords"),
                _change("traits.gain", "Gains traits", "Lord, Knight"),
                _change("traits.lose", "Loses traits"),
                _change("blank", "Its text box is blank", type_="flag"),
                _UNTIL,
            ),
            _kind(
                "cannot",
                "A card cannot ..",
                _cards("card"),
                _one_of("cannot", "It cannot", PROHIBITIONS),
                _UNTIL,
            ),
            _kind(
                "cannot",
                "A player cannot ..",
                _WHO,
                _one_of("cannot", "Cannot", tuple(FORBIDDEN_TO_PLAYERS)),
                _until("for the rest of the game"),
                name="player_cannot",
            ),
        ),
    ),
    (
        "In words",
        (
            _kind(
                "effect",
                "Printed words",
                Field(
                    key="effect",
                    label="As a card would say it",
                    type="text",
                    hint="Choose and kill a character with STR 3 or lower.",
                ),
                _change("controller", "Whose effect", "the player of the ability", "player"),
            ),
        ),
    ),
)
KINDS = {kind.name: kind for _, kinds in GROUPS for kind in kinds}
