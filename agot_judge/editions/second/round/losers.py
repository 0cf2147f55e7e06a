"""Who lost what another player won."""


def losing_opponent(losers: tuple[int, ...]) -> int:
    """The player whom "the losing opponent" means; -1: of several it is nobody."""
    return losers[0] if len(losers) == 1 else -1
