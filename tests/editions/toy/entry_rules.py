"""How cards come into play in the toy edition: they do not."""

from collections.abc import Iterator

from agot_judge.engine.state.decision import Requirement


class NothingEnters:
    """See ``engine.values.position.EntryRules``."""

    def demands(self, *_: object, **__: object) -> Iterator[Requirement]:
        """Nothing is required of what does not happen."""
        return iter(())

    def may(self, *_: object, **__: object) -> bool:
        """No card may enter play, be attached or be played."""
        return False

    def unmet(self, *_: object, **__: object) -> tuple[Requirement, ...]:
        """Nothing stands against it in particular."""
        return ()

    def cost(self, *_: object, **__: object) -> int:
        """Nothing costs gold."""
        return 0

    def why(self, *_: object, **__: object) -> str:
        """There is nothing to explain."""
        return ""

    attachment_requirements = uniqueness = presence = prohibitions = keeping_out = play_requirements = demands
    may_attach = may_enter_play = can_be_played_from_there = may_play_of_another = may
    might_be_played_from_there = may
    against_becoming_attached = against_duplicating = obstacles = unmet
    play_cost = cost
    why_playing_costs_so_much = why_not_permitted = why
