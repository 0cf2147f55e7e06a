"""A scenario's text as part of an address, and back.

Packed text is for ever: links that people sent each other must open in every later version. So the dictionary below
never changes; another packing would begin with another letter.
"""

import binascii
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import lru_cache

from agot_judge.errors import AgotJudgeError

VERSION = "1"
MOST_BYTES = 1024 * 1024
"""A scenario's text may hold no more; what unpacks to more is refused before it is unpacked."""

WORDS = (
    "\nin_force:\n  - {effects: [{do: modify, on: target, strength: until: phase}], on: [], source: , controller: "
    "history: [{challenge: {type: power, attacker: Ann, defender: Bob, winner: Ann}}, {used: "
    "abilities: [{kind: constant, effects: [{do: modify, on: {type: [character], controller: you}, strength: 1}]}]"
    "abilities: [{kind: interrupt, forced: true, trigger: {event: phase ends}, effects: [{do: kill, on: self}]}]"
    "abilities: [{kind: reaction, trigger: {event: win challenge, player: you, card: {this: true}}, costs: [{do: kneel}], "
    "choose: {cards: {type: [character], controller: opponent}}, effects: [{do: gain power, amount: 1}], "
    'limit: {times: 1, period: round}, text: "Reaction: After you win a challenge"}]'
    "    faction: baratheon greyjoy martell thenightswatch targaryen tyrell neutral\n"
    'start: {end-of-phase: challenges}\nstart: "4.2.1"\nstop: "4.2.6"\nstart: duck\n'
    "title: \nedition: 2e\nplayers:\n  Ann:\n    faction: stark\n    plot: {name: Plot of Ann, type: plot, gold: 5, "
    "initiative: 0, claim: 1, reserve: 6}\n    power: \n    gold: \n    hand: \n    play:\n"
    '      - : attacking\n      - : "attacking, kneeling"\n      - : defending\n      - : duplicate 1\n'
    "  Bob:\n    faction: lannister\n    plot: {name: Plot of Bob, gold: 5, initiative: 0, claim: 1, reserve: 6}\n"
    "first_player: Ann\ncards:\n  : {type: character, faction: stark, unique: true, cost: 3, str: 3, icons: [military, "
    'intrigue, power], traits: [Lord, Knight], text: "Renown."}\n'
    "  : {type: character, str: 3, icons: [military, intrigue, power]}\n"
    "  : {type: location, cost: }\n  : {type: attachment, cost: }\n  : {type: event, cost: }\n"
    "challenge: {type: intrigue, attacker: Bob, defender: Ann}\nchallenge: {type: power, attacker: Ann, defender: Bob}\n"
    "challenge: {type: military, attacker: Ann, defender: Bob}\nrun:\n  - Bob: {challenge: {type: military, with: [\n"
    "  - Ann: {choose: }\n  - Ann: {choose: [insight]}\n  - Ann: {trigger: }\n  - Bob: {trigger: }\n  - Bob: {defend: []}\n"
    "  - random: \n  - by_hand: [{kill: []}]\n  - advance: end\n  - Bob: {choose: []}\n  - Ann: pass\n  - Bob: pass\n"
)
"""The words of which scenarios are mostly made, for the compressor: a short board takes a third of the room. Never changed."""

_DICTIONARY = WORDS.encode()


class CannotUnpack(AgotJudgeError):
    """The address was cut off or mistyped on its way."""


@lru_cache(maxsize=64)
def pack(text: str) -> str:
    """The text in letters, digits, ``-`` and ``_``."""
    return key_of_bytes(packed_bytes(text))


def key_of_bytes(data: bytes) -> str:
    """The packed text that these bytes are."""
    return VERSION + urlsafe_b64encode(data).decode().rstrip("=")


def packed_bytes(text: str) -> bytes:
    """The text packed, as bytes: for where another alphabet has them."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, _DICTIONARY)
    squeezed = compressor.compress(text.encode()) + compressor.flush()
    check = zlib.crc32(text.encode()).to_bytes(4, "big")
    return check[:2] + squeezed


def unpack(packed: str) -> str:
    """The text that was packed. Raises CannotUnpack for anything else."""
    message = "This link does not hold a board: it was cut off or mistyped. Ask for it again, whole."
    if not packed.startswith(VERSION) or not packed.isascii():
        raise CannotUnpack(message)
    letters = packed[len(VERSION) :]
    expander = zlib.decompressobj(-15, _DICTIONARY)
    try:
        data = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        expanded = expander.decompress(data[2:], MOST_BYTES + 1)
        text = expanded.decode()
    except (binascii.Error, zlib.error, ValueError) as error:
        raise CannotUnpack(message) from error
    check = zlib.crc32(expanded).to_bytes(4, "big")[:2]
    if not expander.eof or expander.unused_data or len(expanded) > MOST_BYTES or check != data[:2]:
        raise CannotUnpack(message)
    return text
