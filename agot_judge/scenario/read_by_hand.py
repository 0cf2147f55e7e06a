"""The changes of ``by_hand``, read."""

from agot_judge.engine.state.game import keyword_from
from agot_judge.scenario.durations import read_end
from agot_judge.scenario.hand_changes import (
    CHALLENGE_TYPES,
    CHANGES,
    CHARACTERISTICS,
    FORBIDDEN_TO_PLAYERS,
    KEYS,
    MOVE_TO,
    NEEDED,
    ON_CARDS,
    SIDES,
    Gains,
    HandChange,
)
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.reading import LARGEST_NUMBER, Reader
from agot_judge.scenario.structured_words import PROHIBITIONS
from agot_judge.scenario.vocabulary import ICONS
from agot_judge.scenario.yaml_reader import Mapping, Node, Scalar
from agot_judge.text.keywords import NAMES

_NOTHING = HandChange(do="")


def read_change(reader: Reader, node: Node) -> HandChange:
    """One change; an empty one where it cannot be read (the problem is noted)."""
    if not isinstance(node, Mapping):
        word = node.text if isinstance(node, Scalar) else ""
        what = shown(word) if word else "a list"
        reader.wrong(
            node,
            f"A change by hand must be a mapping, not {what}.",
            "Write {CHANGE: ...}, such as {kill: [CARD]}.",
        )
        return _NOTHING
    keys = [key for key, _ in node.entries]
    verb = next((key for key in keys if key.text in CHANGES), None)
    if verb is None:
        word = keys[0].text if keys else ""
        where = keys[0] if keys else node
        reader.wrong(where, f"by_hand knows no change {shown(word)}.", did_you_mean(word, CHANGES))
        return _NOTHING
    do = verb.text
    fields = reader.fields(node, f"by_hand {do}", (do, *KEYS[do], "anyway"))
    for key, missing in NEEDED.get(do, ()):
        if key not in fields:
            what, _, suggestion = missing.partition(". ")
            reader.wrong(node, f"by_hand {do} does not say {what}.", suggestion)
    anyway = reader.flag(fields["anyway"], "anyway") if "anyway" in fields else False
    return _read(reader, node, do, fields, anyway)


def _read(reader: Reader, node: Node, do: str, fields: dict[str, Node], anyway: bool) -> HandChange:
    value = fields[do]
    player = reader.player(fields["player"], "player") if "player" in fields else ""
    until = read_end(reader, fields["until"], "until") if "until" in fields else ""
    if do in ON_CARDS:
        return HandChange(do=do, cards=reader.texts(value, do), anyway=anyway)
    if do in ("put_into_play", "take_control", "reveal_plot"):
        return HandChange(do=do, cards=reader.texts(value, do), player=player, until=until, anyway=anyway)
    if do in ("draw", "gain_power", "gain_gold", "claim"):
        return _amount(reader, node, do, fields, HandChange(do=do, player=player, until=until, anyway=anyway))
    if do == "move":
        to = reader.word(fields["to"], "to", MOVE_TO) if "to" in fields else ""
        return HandChange(do=do, cards=reader.texts(value, do), to=to, anyway=anyway)
    if do in ("attach", "duplicate"):
        key = "to" if do == "attach" else "on"
        on = reader.text(fields[key], key) if key in fields else ""
        return HandChange(do=do, cards=reader.texts(value, do), on=on, anyway=anyway)
    if do == "token":
        return _token(reader, fields, anyway)
    if do == "participate":
        side = reader.word(fields["as"], "as", SIDES) if "as" in fields else ""
        return HandChange(do=do, cards=reader.texts(value, do), word=side, anyway=anyway)
    if do == "first_player":
        return HandChange(do=do, player=reader.player(value, do), anyway=anyway)
    if do == "challenge_type":
        return HandChange(do=do, word=reader.word(value, do, CHALLENGE_TYPES), anyway=anyway)
    if do == "modify":
        return _modify(reader, node, fields, until, anyway)
    if do == "cannot":
        return _cannot(reader, node, fields, HandChange(do=do, player=player, until=until, anyway=anyway))
    if do == "at":
        later = reader.each(fields["do"], lambda item: read_change(reader, item)) if "do" in fields else ()
        return HandChange(do=do, until=read_end(reader, value, "at"), changes=later, anyway=anyway)
    controller = reader.player(fields["controller"], "controller") if "controller" in fields else ""
    return HandChange(do=do, word=reader.text(value, do), player=controller, anyway=anyway)


def _amount(reader: Reader, node: Node, do: str, fields: dict[str, Node], change: HandChange) -> HandChange:
    if do != "claim" and not fields.keys() & {"player", "card"}:
        reader.wrong(
            node, f"by_hand {do} does not say whose.", "Add 'player:' (or 'card:' for power on a card)."
        )
    cards = reader.texts(fields["card"], "card") if "card" in fields else ()
    return HandChange(
        do=do,
        amount=reader.number(fields[do], do),
        player=change.player,
        cards=cards,
        until=change.until,
        anyway=change.anyway,
    )


def _token(reader: Reader, fields: dict[str, Node], anyway: bool) -> HandChange:
    amount = reader.number(fields["amount"], "amount", least=-LARGEST_NUMBER) if "amount" in fields else 1
    if amount == 0:
        reader.wrong(
            fields["amount"], "amount cannot be 0.", "Above 0 tokens are placed, below 0 they are removed."
        )
    return HandChange(
        do="token",
        word=reader.text(fields["token"], "token"),
        cards=reader.texts(fields["card"], "card") if "card" in fields else (),
        amount=amount,
        anyway=anyway,
    )


def _modify(reader: Reader, node: Node, fields: dict[str, Node], until: str, anyway: bool) -> HandChange:
    change = HandChange(
        do="modify",
        cards=reader.texts(fields["modify"], "modify"),
        strength=reader.number(fields["str"], "str", least=-LARGEST_NUMBER) if "str" in fields else 0,
        gains=_gained(reader, fields, "gain"),
        loses=_gained(reader, fields, "lose"),
        blank=reader.flag(fields["blank"], "blank") if "blank" in fields else False,
        until=until,
        anyway=anyway,
    )
    if not fields.keys() & {"str", *CHARACTERISTICS, "blank"}:
        words = "Add 'str:', 'icons:', 'keywords:', 'traits:' or 'blank: true'."
        reader.wrong(node, "by_hand modify does not say what changes.", words)
    return change


def _gained(reader: Reader, fields: dict[str, Node], way: str) -> Gains:
    """The gains, or losses, of each characteristic."""
    found: list[tuple[str, str]] = []
    for what in CHARACTERISTICS:
        node = fields.get(what)
        if node is None:
            continue
        if not isinstance(node, Mapping):
            if way == "gain":
                reader.wrong(
                    node,
                    f"{what} does not say whether it gains or loses them.",
                    "Write {gain: [..], lose: [..]}.",
                )
            continue
        # Both ways are read from one mapping: its unknown keys are noted once.
        both = reader.fields(node, what, ("gain", "lose")) if way == "gain" else dict(_known(node))
        found += [(what, word) for word in _words(reader, both[way], what)] if way in both else []
    return tuple(found)


def _known(node: Mapping) -> list[tuple[str, Node]]:
    return [(key.text, value) for key, value in node.entries if key.text in ("gain", "lose")]


def _words(reader: Reader, node: Node, what: str) -> tuple[str, ...]:
    if what == "icons":
        return reader.words(node, what, ICONS)
    words = reader.texts(node, what)
    for word in words if what == "keywords" else ():
        if keyword_from(word.lower()).name not in NAMES:
            reader.wrong(node, f"keywords cannot be {shown(word)}.", did_you_mean(word, NAMES))
    return tuple(word.lower() for word in words) if what == "keywords" else words


def _cannot(reader: Reader, node: Node, fields: dict[str, Node], change: HandChange) -> HandChange:
    typed = reader.text(fields["cannot"], "cannot")
    words = typed.removeprefix("cannot ")
    cards = reader.texts(fields["card"], "card") if "card" in fields else ()
    if bool(cards) == bool(change.player):
        reader.wrong(node, "by_hand cannot does not say of whom.", "Add 'card:' or 'player:', one of them.")
    known = tuple(FORBIDDEN_TO_PLAYERS) if change.player else PROHIBITIONS
    if change.player:
        meant = (word for word, others in FORBIDDEN_TO_PLAYERS.items() if words.lower() in others)
        words = next(meant, words)
    # Capitals are no mistake.
    words = next((word for word in known if word.lower() == words.lower()), words)
    if typed and words not in known:
        reader.wrong(fields["cannot"], f"by_hand cannot knows no {shown(typed)}.", did_you_mean(words, known))
    return HandChange(
        do="cannot", word=words, cards=cards, player=change.player, until=change.until, anyway=change.anyway
    )
