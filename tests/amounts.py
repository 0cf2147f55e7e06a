"""How much is tried of what takes long: all of it by ``make test-all``, else a fixed fifth."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings

SHORT = "short"
FULL = "full"
"""The Hypothesis profiles; ``pytest --hypothesis-profile=full`` chooses the second one."""

FIFTH = 5

NO_CLOCK = (HealthCheck.too_slow,)
"""The health check that measures time: a busy machine is no fault of the tree."""

Test = TypeVar("Test", bound=Callable[..., Any])


def register_profiles() -> None:
    """Make both profiles known and load the short one. In it the same tree gives the same answer."""
    settings.register_profile(SHORT, deadline=None, derandomize=True, suppress_health_check=NO_CLOCK)
    settings.register_profile(FULL, deadline=None, suppress_health_check=NO_CLOCK)
    settings.load_profile(SHORT)


def step() -> int:
    """The distance from one example that is tried to the next one: 1 in the full profile. For tests marked ``long``."""
    return 1 if settings.get_current_profile_name().startswith(FULL) else FIFTH


def share(count: int) -> int:
    """The number tried out of ``count`` examples. For tests marked ``long``."""
    return -(-count // step())


def long(examples: int, *unchecked: HealthCheck) -> Callable[[Test], Test]:
    """Decorator of a property that takes long: the number of its examples in full, the health checks left out."""
    chosen = settings(max_examples=share(examples), suppress_health_check=(*NO_CLOCK, *unchecked))
    return lambda test: pytest.mark.long(chosen(test))
