"""The situation besides the players: the challenge under way, what is in force, what happened before, what is assumed."""

from typing import Literal

from agot_judge.editions import EDITIONS, has_engine, rulebook_for
from agot_judge.scenario.model import (
    GivenChallenge,
    GivenEffect,
    Past,
    PastChallenge,
    PastDraw,
    PastLeaving,
    PastMarshal,
    PastUse,
)
from agot_judge.scenario.names import did_you_mean, shown
from agot_judge.scenario.read_moves import read_pairs
from agot_judge.scenario.reading import Reader
from agot_judge.scenario.structured import read_effects
from agot_judge.scenario.vocabulary import ICONS
from agot_judge.scenario.yaml_reader import Mapping, Node

CHALLENGE_KEYS = ("type", "attacker", "defender", "stealth", "assault", "winner", "by")
IN_FORCE_KEYS = ("text", "effects", "on", "source", "controller")
PAST = ("challenge", "used", "marshaled", "drawn", "killed", "discarded")


def read_challenge(reader: Reader, node: Node) -> GivenChallenge:
    """The challenge under way."""
    fields = reader.fields(node, "challenge", CHALLENGE_KEYS)
    _require(reader, node, fields, "The challenge", "type", "attacker", "defender")
    challenge = GivenChallenge(
        type=reader.word(fields["type"], "The challenge's type", ICONS) if "type" in fields else "",
        attacker=reader.player(fields["attacker"], "attacker") if "attacker" in fields else "",
        defender=reader.player(fields["defender"], "defender") if "defender" in fields else "",
        stealth=read_pairs(reader, fields["stealth"], "stealth") if "stealth" in fields else (),
        assault=reader.texts(fields["assault"], "assault") if "assault" in fields else (),
        winner=reader.player_or_none(fields["winner"], "winner") if "winner" in fields else "",
        by=reader.number(fields["by"], "by") if "by" in fields else 0,
    )
    if challenge.attacker and challenge.attacker == challenge.defender:
        reader.wrong(fields["defender"], "Attacker and defender must be different players.")
    if challenge.winner not in ("", "none", challenge.attacker, challenge.defender):
        reader.wrong(
            fields["winner"],
            f"{challenge.winner} is not in this challenge.",
            "Name the attacker, the defender or none.",
        )
    return challenge


def read_in_force(reader: Reader, node: Node) -> GivenEffect:
    """An effect in force."""
    fields = reader.fields(node, "An effect in force", IN_FORCE_KEYS)
    if not fields.keys() & {"text", "effects"}:
        reader.wrong(
            node, "An effect in force needs its words or its structured form.", "Add 'text:' or 'effects:'."
        )
    return GivenEffect(
        text=reader.text(fields["text"], "text") if "text" in fields else "",
        effects=read_effects(reader, fields["effects"]) if "effects" in fields else (),
        on=reader.texts(fields["on"], "on") if "on" in fields else (),
        source=reader.text(fields["source"], "source") if "source" in fields else "",
        controller=reader.player(fields["controller"], "controller") if "controller" in fields else "",
    )


def read_past(reader: Reader, node: Node) -> Past | None:
    """One entry of ``history``; None where it is none (the problem is noted)."""
    kinds = [key.text for key, _ in node.entries if key.text in PAST] if isinstance(node, Mapping) else []
    if not kinds:
        word = node.entries[0][0].text if isinstance(node, Mapping) and node.entries else ""
        reader.wrong(node, f"history knows no {shown(word)}.", did_you_mean(word, PAST))
        return None
    kind = kinds[0]
    fields = reader.fields(
        node, f"history: {kind}", (kind, "phase", "by", *(("times",) if kind == "used" else ()))
    )
    phase = reader.phase(fields["phase"], "phase") if "phase" in fields else ""
    by = reader.player(fields["by"], "by") if "by" in fields else ""
    value = fields[kind]
    if kind == "used":
        times = reader.number(fields["times"], "times", least=1) if "times" in fields else 1
        return PastUse(card=reader.text(value, "used"), times=times, phase=phase, by=by)
    if kind == "marshaled":
        return PastMarshal(card=reader.text(value, "marshaled"), phase=phase, by=by)
    if kind in ("killed", "discarded"):
        what: Literal["killed", "discarded"] = "killed" if kind == "killed" else "discarded"
        return PastLeaving(what=what, card=reader.text(value, kind), phase=phase, by=by)
    if kind == "drawn":
        return PastDraw(count=reader.number(value, "drawn"), phase=phase, by=by)
    return _past_challenge(reader, value, phase, by)


def _past_challenge(reader: Reader, node: Node, phase: str, by: str) -> PastChallenge:
    fields = reader.fields(
        node, "history: challenge", ("type", "attacker", "defender", "winner", "unopposed", "phase", "by")
    )
    _require(reader, node, fields, "The challenge", "type", "attacker", "defender")
    return PastChallenge(
        type=reader.word(fields["type"], "The challenge's type", ICONS) if "type" in fields else "",
        attacker=reader.player(fields["attacker"], "attacker") if "attacker" in fields else "",
        defender=reader.player(fields["defender"], "defender") if "defender" in fields else "",
        winner=reader.player_or_none(fields["winner"], "winner") if "winner" in fields else "",
        unopposed="unopposed" in fields and reader.flag(fields["unopposed"], "unopposed"),
        phase=reader.phase(fields["phase"], "phase") if "phase" in fields else phase,
        by=reader.player(fields["by"], "by") if "by" in fields else by,
    )


def _require(reader: Reader, node: Node, fields: dict[str, Node], what: str, *keys: str) -> None:
    missing = [key for key in keys if key not in fields]
    if missing and isinstance(node, Mapping):
        reader.wrong(
            node,
            f"{what} does not say: {', '.join(missing)}.",
            f"Add {', '.join(f'{key!r}' for key in missing)}.",
        )


def read_assumed(reader: Reader, node: Node) -> tuple[tuple[str, int], ...]:
    """Each assumption by its number, with the number that is assumed: ``{A3: 12}``. One that the edition does not declare, or
    that sets no number, is a mistake."""
    edition = reader.edition
    declared = rulebook_for(edition).assumptions if edition in EDITIONS and has_engine(edition) else ()
    numbers = {one.id: one.value for one in declared}
    readings = {one.id: len(one.readings) for one in declared}
    found: list[tuple[str, int]] = []
    for key, value in reader.entries(node, "assume"):
        if key.text not in numbers:
            message = f"{shown(key.text)} is no assumption of this edition."
            reader.wrong(key, message, did_you_mean(key.text, tuple(numbers)) or "None is declared.")
        elif numbers[key.text] is None:
            reader.wrong(key, f"{key.text} sets no number: no other can be assumed in its place.")
        else:
            number = reader.number(value, key.text)
            if 0 < readings[key.text] < number or (readings[key.text] and not number):
                message = (
                    f"{key.text} has {readings[key.text]} readings: {shown(str(number))} is none of them."
                )
                reader.wrong(value, message, f"Write a number from 1 to {readings[key.text]}.")
            found.append((key.text, number))
    return tuple(found)
