"""A state as JSON and back: it can be kept, and carried on by another machine."""

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from types import GenericAlias
from typing import Any

import msgspec

from agot_judge.engine.rulebook import Rulebook
from agot_judge.engine.state.frames import Frame
from agot_judge.engine.state.state import State
from agot_judge.engine.state.trace import Entry, Log, log_of

# msgspec asks its hooks to raise NotImplementedError for what they do not know; a state holds nothing else than a log.


def _plain(value: Any) -> Any:
    if isinstance(value, Log):
        return value.entries()
    raise NotImplementedError(f"{type(value).__name__} is not part of a state.")


def _rich(kind: type, value: Any) -> Any:
    if kind is Log:
        return log_of(msgspec.convert(value, list[Entry]))
    raise NotImplementedError(f"{kind.__name__} is not part of a state.")


_encoder = msgspec.json.Encoder(enc_hook=_plain)


def write_state(state: State) -> bytes:
    """The state as JSON."""
    return _encoder.encode(state)


def read_state(rulebook: Rulebook[Any], data: bytes | str) -> State:
    """The state that was written under this rulebook; raises msgspec.DecodeError for anything else."""
    written = _decoder(rulebook.frame_kinds).decode(data)
    return State(**{name: getattr(written, name) for name in State.__struct_fields__})


@cache
def _decoder(frame_kinds: Iterable[type[Frame]]) -> msgspec.json.Decoder[Any]:
    """The decoder of states on whose stack there are frames of these kinds."""
    stack = GenericAlias(tuple, (reduce(or_, frame_kinds), ...))
    kind = msgspec.defstruct(
        "WrittenState", [("stack", stack, ())], bases=(State,), frozen=True, kw_only=True
    )
    return msgspec.json.Decoder(kind, dec_hook=_rich)
