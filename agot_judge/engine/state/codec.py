"""A state as JSON and back: it can be kept, and carried on by another machine."""

from typing import Any

import msgspec

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
_states = msgspec.json.Decoder(State, dec_hook=_rich)


def write_state(state: State) -> bytes:
    """The state as JSON."""
    return _encoder.encode(state)


def read_state(data: bytes | str) -> State:
    """The state that was written; raises msgspec.DecodeError for anything else."""
    return _states.decode(data)
