"""The entries of ``run``: moves, what a judge says, and where checks stand."""

from msgspec.structs import replace

from agot_judge.scenario.entries import (
    AdvanceNext,
    AdvanceTo,
    AdvanceToWindow,
    ByHand,
    Choose,
    DeclareChallenge,
    Decline,
    Defend,
    Entry,
    Move,
    Mulligan,
    Pairs,
    Pass,
    Random,
    Refuse,
    SetUp,
    SetUpCard,
    Use,
)
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.read_by_hand import read_change
from agot_judge.scenario.read_checks import read_check
from agot_judge.scenario.read_points import read_place
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.vocabulary import ENTRIES, ICONS, OTHER_VERBS, USES
from agot_judge.scenario.yaml_reader import Mapping, Node, Scalar, Sequence

CHALLENGE_KEYS = ("type", "against", "with", "stealth", "assault")


def read_entry(reader: Reader, node: Node, edition: str) -> Entry | None:
    """One entry of ``run``; None where it is none (the problem is noted)."""
    if isinstance(node, Scalar):
        reader.wrong(
            node,
            f"An entry of run must be a mapping, not {shown(node.text)}.",
            "Write '- PLAYER: {VERB: ...}'.",
        )
        return None
    if isinstance(node, Mapping) and any(key.text == "by_hand" for key, _ in node.entries):
        return _by_hand(reader, node)
    entry = reader.only(node, "An entry of run")
    if entry is None:
        return None
    key, value = entry
    if key.text in reader.players:
        return read_move(reader, key.text, value)
    if key.text == "advance":
        return _advance(reader, value, edition)
    if key.text == "refuse":
        return _refuse(reader, value)
    if key.text == "random":
        return Random(reader.texts(value, "random"))
    if key.text == "check":
        return read_check(reader, value)
    known = (*reader.players, *ENTRIES)
    reader.wrong(key, f"{shown(key.text)} is no player and no kind of entry.", did_you_mean(key.text, known))
    return None


def read_move(reader: Reader, player: str, node: Node) -> Move | None:
    """The move of a player; None where it cannot be read."""
    if isinstance(node, Scalar):
        if node.text == "pass":
            return Pass(player)
        suggestion = did_you_mean(node.text, ("pass", *_verbs(reader)))
        reader.wrong(
            node,
            f"{player} cannot do {shown(node.text)}.",
            f"{suggestion} Write 'pass' or {{VERB: ...}}.".strip(),
        )
        return None
    if not isinstance(node, Mapping):
        reader.wrong(node, f"What {player} does must be 'pass' or a mapping {{VERB: ...}}, not a list.")
        return None
    known = _verbs(reader)
    verbs = [key for key, _ in node.entries if key.text in known]
    verb = next((key for key in verbs if key.text != "choose"), verbs[0] if verbs else None)
    if verb is None:
        first = node.entries[0][0] if node.entries else None
        word = first.text if first is not None else ""
        reader.wrong(
            first or node,
            f"{player} cannot do {shown(word)}: there is no such verb.",
            did_you_mean(word, known),
        )
        return None
    if verb.text not in OTHER_VERBS:
        return _use(reader, player, verb.text, node)
    fields = reader.fields(node, f"The move {verb.text}", (verb.text,))
    return _other_move(reader, player, verb.text, fields[verb.text])


def _by_hand(reader: Reader, node: Mapping) -> ByHand:
    """The judge's changes; ``anyway`` beside them is said of each, ``here`` of all: they wait for nothing."""
    fields = reader.fields(node, "An entry of by_hand", ("by_hand", "anyway", "here", "after_line"))
    changes = reader.each(fields["by_hand"], lambda item: read_change(reader, item))
    if "anyway" in fields and reader.flag(fields["anyway"], "anyway"):
        changes = tuple(replace(change, anyway=True) for change in changes)
    is_here = "here" in fields and reader.flag(fields["here"], "here")
    after_line = reader.number(fields["after_line"], "after_line") if "after_line" in fields else 0
    if is_here and after_line:
        reader.wrong(
            fields["after_line"], "'here' and 'after_line' are two different places. Keep one of them."
        )
    return ByHand(changes, is_here, after_line)


def _verbs(reader: Reader) -> tuple[str, ...]:
    return (*USES, *reader.framework.verbs, *OTHER_VERBS)


def _use(reader: Reader, player: str, verb: str, node: Mapping) -> Use:
    fields = reader.fields(node, f"The move {verb}", (verb, "ability", "choose", "on"))
    return Use(
        player=player,
        verb=verb,
        card=reader.text(fields[verb], verb),
        ability=reader.number(fields["ability"], "ability", least=1) if "ability" in fields else 0,
        choose=_answers(reader, fields["choose"]) if "choose" in fields else (),
        on=reader.text(fields["on"], "on") if "on" in fields else "",
    )


def _other_move(reader: Reader, player: str, verb: str, node: Node) -> Move | None:
    if verb == "challenge":
        return _challenge(reader, player, node)
    if verb == "defend":
        return Defend(player, reader.texts(node, "defend"))
    if verb == "choose":
        return _choose(reader, player, node)
    if verb == "decline":
        return Decline(player, reader.text(node, "decline"))
    if verb == "mulligan":
        return Mulligan(player, reader.flag(node, "mulligan"))
    return SetUp(player, reader.each(node, lambda item: _set_up(reader, item)))


def _choose(reader: Reader, player: str, node: Node) -> Choose | None:
    if not isinstance(node, Mapping):
        return Choose(player, _answers(reader, node))
    entry = reader.only(node, "choose")
    if entry is None:
        return None
    key, value = entry
    if key.text not in ("winner", "eliminated"):
        reader.wrong(
            key, f"choose has no key {shown(key.text)}.", did_you_mean(key.text, ("winner", "eliminated"))
        )
        return None
    named = tuple(reader.player(item, key.text) for item in reader.items(value))
    return Choose(player, named, key.text)


def _answers(reader: Reader, node: Node) -> tuple[str, ...]:
    """Names, words and numbers; ``true`` and ``false`` stand for yes and no."""
    return tuple(_answer(reader, item) for item in reader.items(node))


def _answer(reader: Reader, node: Node) -> str:
    if isinstance(node, Scalar) and isinstance(node.value, bool):
        return "yes" if node.value else "no"
    return reader.text(node, "What is chosen")


def _challenge(reader: Reader, player: str, node: Node) -> DeclareChallenge:
    fields = reader.fields(node, "The challenge", CHALLENGE_KEYS)
    if "type" not in fields:
        reader.wrong(node, "The challenge has no type.", f"Add 'type:' with one of: {', '.join(ICONS)}.")
    if "with" not in fields:
        reader.wrong(node, "The challenge has no attackers.", "Add 'with: [...]'.")
    if "against" not in fields and len(reader.players) > 2:
        reader.wrong(node, "The challenge has no defending player.", "Add 'against: PLAYER'.")
    return DeclareChallenge(
        player=player,
        type=reader.word(fields["type"], "The challenge's type", ICONS) if "type" in fields else "",
        against=reader.player(fields["against"], "against") if "against" in fields else "",
        attackers=reader.texts(fields["with"], "with") if "with" in fields else (),
        stealth=read_pairs(reader, fields["stealth"], "stealth") if "stealth" in fields else (),
        assault=read_pairs(reader, fields["assault"], "assault") if "assault" in fields else (),
    )


def read_pairs(reader: Reader, node: Node, what: str) -> Pairs:
    """A mapping of cards to cards, or to several: who bypasses an additional character is paired with each."""
    return tuple(
        (key.text, name)
        for key, value in reader.entries(node, what)
        for name in _names(reader, value, f"{what}: {key.text}")
    )


def _names(reader: Reader, node: Node, what: str) -> tuple[str, ...]:
    if isinstance(node, Sequence):
        return tuple(reader.text(item, what) for item in node.items)
    return (reader.text(node, what),)


def _set_up(reader: Reader, node: Node) -> SetUpCard:
    if isinstance(node, Scalar):
        return SetUpCard(card=reader.text(node, "set_up"))
    entry = reader.only(node, "A card placed in setup")
    if entry is None:
        return SetUpCard(card="")
    key, value = entry
    fields = reader.fields(value, f"{key.text} in setup", ("on", "zone"))
    return SetUpCard(
        card=key.text,
        on=reader.text(fields["on"], "on") if "on" in fields else "",
        zone=reader.word(fields["zone"], "zone", _hiding_zones(reader)) if "zone" in fields else "",
    )


def _hiding_zones(reader: Reader) -> tuple[str, ...]:
    """The zones into which cards may be set up, other than into play."""
    return tuple(way.into for way in reader.framework.ways if way.into)


def _advance(reader: Reader, node: Node, edition: str) -> Entry:
    if isinstance(node, Scalar) and node.text == "next":
        return AdvanceNext()
    if isinstance(node, Mapping) and {key.text for key, _ in node.entries} & {"window", "of"}:
        fields = reader.fields(node, "advance", ("window", "of"))
        if "window" not in fields:
            reader.wrong(
                node, "advance has no window.", "Add 'window:', such as {window: reaction, of: Ann}."
            )
        return AdvanceToWindow(
            window=reader.word(fields["window"], "window", _windows(reader)) if "window" in fields else "",
            of=reader.player(fields["of"], "of") if "of" in fields else "",
        )
    return AdvanceTo(read_place(reader, node, "advance", edition))


def _windows(reader: Reader) -> tuple[str, ...]:
    """The kinds of windows and of decisions, any of which can be advanced to."""
    return tuple(dict.fromkeys((*reader.framework.windows, *reader.framework.decisions)))


def _refuse(reader: Reader, node: Node) -> Entry | None:
    fields = reader.fields(node, "refuse", (*reader.players, "because"))
    players = [key for key in fields if key != "because"]
    if len(players) != 1:
        reader.wrong(
            node,
            "refuse needs one player and what he or she may not do.",
            "Write refuse: {PLAYER: {VERB: ...}, because: words}.",
        )
        return None
    move = read_move(reader, players[0], fields[players[0]])
    because = reader.text(fields["because"], "because") if "because" in fields else ""
    return None if move is None else Refuse(move, because)
