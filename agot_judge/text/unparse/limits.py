"""The words for how often an ability may be used."""

from agot_judge.engine.ability.triggers import Limit

TIMES = {1: "once", 2: "twice"}


def limit_of(limit: Limit) -> str:
    """``(Limit twice per phase.)``."""
    times = TIMES.get(limit.times, f"{limit.times} times")
    if limit.for_each_opponent:
        return f"(Limit X times per {limit.period}, where X is the number of opponents you have.)"
    if limit.per_title:
        return f"(Max {limit.times} per {limit.period}.)"
    return f"(Limit {times} per {limit.period}.)"
