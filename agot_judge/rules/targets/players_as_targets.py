"""The requirements of a player to be chosen: ``an opponent who controls fewer locations than you``."""

from collections.abc import Iterator

from agot_judge.engine.ability import Choose, ChooseNow
from agot_judge.engine.shared_rules import shared
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import Requirement
from agot_judge.engine.state.frames import Initiation, Resolution
from agot_judge.engine.values.position import Position
from agot_judge.engine.values.scope import Scope
from agot_judge.rules.resolution.scope_of import scope_of_initiation, scope_of_resolution
from agot_judge.rules.targets.choosing import choice_now, players_chosen_among
from agot_judge.rules.targets.target_options import leaves_targets_of

_FITS = ("2e/rr/target/1",)


@shared.rule(*_FITS)
def player_requirements(
    position: Position, frame: Initiation | Resolution, player: int
) -> Iterator[Requirement]:
    """The requirement that the player is such a one as the choice in progress asks for; nothing where no player is chosen."""
    choose, scope = _choice(position, frame)
    if choose is None or choose.player is None:
        return
    name, of = position.game.players[player], label(position.game, frame.card)
    said = position.ability(frame.card, frame.ability).text if isinstance(frame, Initiation) else ""
    yield Requirement(
        text=f"{name} meets the targeting requirements of {of}{f' ({said})' if said else ''}.",
        failing=f"{name} does not meet the targeting requirements of {of}{f' ({said})' if said else ''}.",
        met=player in players_chosen_among(position, choose, scope),
        cites=_FITS,
        about="target",
    )
    if isinstance(frame, Initiation):
        ability = position.ability(frame.card, frame.ability)
        yield Requirement(
            text=f"There is a legal target for {of} if {name} is chosen.",
            failing=f"There is no legal target for {of} if {name} is chosen.",
            met=leaves_targets_of(position, ability, frame.made, scope, player, len(frame.targets)),
            cites=("2e/rr/target/3", "2e/faq/3.3/1"),
            about="target",
        )


def _choice(position: Position, frame: Initiation | Resolution) -> tuple[Choose | None, Scope]:
    """The choice under way, and the scope of its words."""
    if isinstance(frame, Initiation):
        scope = scope_of_initiation(frame)
        choices = position.ability(frame.card, frame.ability).choose[frame.made : frame.made + 1]
        return next((choice_now(position, one, scope) for one in choices), None), scope
    scope = scope_of_resolution(frame)
    doing = next((one for one in frame.effects[frame.done :][:1] if isinstance(one, ChooseNow)), None)
    return (None if doing is None else choice_now(position, doing.choose, scope)), scope
