"""The expectations of a check."""

from agot_judge.scenario.entries import (
    CardsOf,
    Check,
    Expectations,
    Expected,
    ExpectedDecision,
    Value,
    WhyNot,
)
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.vocabulary import CRESTS, FACTIONS, ICONS
from agot_judge.scenario.yaml_reader import Mapping, Node, Scalar

PLAIN = ("step", "phase", "window", "window_step", "first_player", "active_player", "winner")
KEYS = (*PLAIN, "decision", "may", "may_not", "why_not", "cards", "players", "challenge", "cites")

CARD_FLAGS = ("kneeling", "attacking", "defending", "participating", "blank", "bypassed")
CARD_NUMBERS = ("str", "power", "gold", "duplicates", "position")
CARD_TEXTS = ("traits", "keywords", "attachments")
CARD_PLAYERS = ("controller", "owner")
CARD_FIELDS = (
    "zone",
    *CARD_FLAGS,
    *CARD_NUMBERS,
    "icons",
    "crests",
    *CARD_TEXTS,
    *CARD_PLAYERS,
    "affiliation",
    "moribund",
    "tokens",
)

PLAYER_NUMBERS = (
    *("power", "faction_power", "gold", "hand", "deck", "discard", "dead"),
    *("claim", "initiative", "reserve", "income"),
)
PLAYER_FLAGS = ("faction_kneeling", "eliminated")
PLAYER_FIELDS = (*PLAYER_NUMBERS, *PLAYER_FLAGS, "title")

CHALLENGE_PLAYERS = ("attacker", "defender", "winner", "loser")
CHALLENGE_NUMBERS = ("by", "attacking_str", "defending_str")
CHALLENGE_FIELDS = ("type", *CHALLENGE_PLAYERS, *CHALLENGE_NUMBERS, "unopposed")


def read_check(reader: Reader, node: Node) -> Check:
    """Everything that a check expects, field by field."""
    fields = reader.fields(node, "The check", KEYS)
    plain = tuple(
        Expected(field, _plain(reader, field, value)) for field, value in fields.items() if field in PLAIN
    )
    return Check(
        plain=plain,
        decision=_decision(reader, fields["decision"]) if "decision" in fields else None,
        may=_cards_of(reader, fields["may"], "may") if "may" in fields else (),
        may_not=_cards_of(reader, fields["may_not"], "may_not") if "may_not" in fields else (),
        why_not=_why_not(reader, fields["why_not"]) if "why_not" in fields else (),
        cards=_expectations(reader, fields["cards"], "card") if "cards" in fields else (),
        players=_expectations(reader, fields["players"], "player") if "players" in fields else (),
        challenge=_challenge(reader, fields["challenge"]) if "challenge" in fields else None,
        cites=reader.texts(fields["cites"], "cites") if "cites" in fields else (),
    )


def _plain(reader: Reader, field: str, node: Node) -> Value:
    if field == "phase":
        return reader.phase(node, field)
    if field == "step":
        return reader.word(node, field, (*reader.framework.numbers, *reader.framework.actions))
    if field == "window":
        return reader.word(node, field, reader.framework.windows)
    if field == "window_step":
        return reader.number(node, field, least=1, most=6)
    return reader.player_or_none(node, field) if field == "winner" else reader.player(node, field)


def _decision(reader: Reader, node: Node) -> ExpectedDecision:
    fields = reader.fields(node, "decision", ("player", "kind", "choices", "not_choices"))
    return ExpectedDecision(
        player=reader.player(fields["player"], "player") if "player" in fields else "",
        kind=reader.word(fields["kind"], "kind", reader.framework.decisions) if "kind" in fields else "",
        choices=_choices(reader, fields["choices"]) if "choices" in fields else None,
        not_choices=_choices(reader, fields["not_choices"]) if "not_choices" in fields else None,
    )


def _choices(reader: Reader, node: Node) -> tuple[str, ...]:
    return reader.texts(node, "A choice")


def _cards_of(reader: Reader, node: Node, what: str) -> tuple[CardsOf, ...]:
    return tuple(
        CardsOf(reader.player(key, what), reader.texts(value, f"{what}: {key.text}"))
        for key, value in reader.entries(node, what)
    )


def _why_not(reader: Reader, node: Node) -> tuple[WhyNot, ...]:
    return tuple(
        WhyNot(reader.player(player, "why_not"), card.text, reader.text(words, f"why_not: {card.text}"))
        for player, cards in reader.entries(node, "why_not")
        for card, words in reader.entries(cards, f"why_not: {player.text}")
    )


def _expectations(reader: Reader, node: Node, kind: str) -> tuple[Expectations, ...]:
    known = CARD_FIELDS if kind == "card" else PLAYER_FIELDS
    found = []
    for key, value in reader.entries(node, f"{kind}s"):
        if kind == "player":
            reader.player(key, "players")
        fields = reader.fields(value, f"The check of the {kind} {key.text}", known)
        read = _card_field if kind == "card" else _player_field
        expected = tuple(
            Expected(field, read(reader, field, field_node)) for field, field_node in fields.items()
        )
        found.append(Expectations(key.text, expected))
    return tuple(found)


def _card_field(reader: Reader, field: str, node: Node) -> Value:
    if field == "zone":
        return reader.word(node, field, reader.framework.zones)
    if field in CARD_FLAGS:
        return reader.flag(node, field)
    if field in CARD_NUMBERS:
        return reader.number(node, field)
    if field == "icons":
        return reader.words(node, field, ICONS)
    if field == "crests":
        return reader.words(node, field, CRESTS)
    if field == "affiliation":
        return tuple(word for word in reader.words(node, field, FACTIONS) if word != "neutral")
    if field in CARD_PLAYERS:
        return reader.player(node, field)
    if field == "tokens":
        return tuple((key.text, reader.number(value, key.text)) for key, value in reader.entries(node, field))
    if field == "moribund":
        is_false = isinstance(node, Scalar) and (node.value is False or node.text == "no")
        return False if is_false else reader.word(node, field, reader.framework.zones)
    return reader.texts(node, field)


def _player_field(reader: Reader, field: str, node: Node) -> Value:
    if field in PLAYER_NUMBERS:
        return reader.number(node, field)
    return reader.flag(node, field) if field in PLAYER_FLAGS else reader.text(node, field)


def _challenge(reader: Reader, node: Node) -> tuple[Expected, ...]:
    if isinstance(node, Scalar) and node.text == "none":
        return ()
    fields = reader.fields(node, "The check of the challenge", CHALLENGE_FIELDS)
    if isinstance(node, Mapping) and not node.entries:
        reader.wrong(
            node, "The check of the challenge says nothing.", "Name a field, or write 'challenge: none'."
        )
    return tuple(Expected(field, _challenge_field(reader, field, value)) for field, value in fields.items())


def _challenge_field(reader: Reader, field: str, node: Node) -> Value:
    if field == "type":
        return reader.word(node, field, ICONS)
    if field in CHALLENGE_PLAYERS:
        return reader.player_or_none(node, field)
    return reader.flag(node, field) if field == "unopposed" else reader.number(node, field)
