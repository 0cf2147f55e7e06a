"""Values and descriptions that the engine computes, with the paragraphs of this edition on which they rest.

The engine knows no edition; these functions of it do what these paragraphs say.
"""

from agot_judge.editions.second.rulebook import second
from agot_judge.engine import gained, machine
from agot_judge.engine.state import board, events, transition
from agot_judge.engine.values import (
    adjustments,
    amounts,
    conditions,
    continuous,
    instances,
    matching,
    scope,
    titles,
    values,
)
from agot_judge.engine.values.immunity import is_immune_to

second.rule(
    "2e/rr/strength/1", "2e/rr/base-value/1", "2e/rr/modifiers/1", "2e/rr/modifiers/2", "2e/rr/modifiers/3",
    "2e/rr/modifiers/4", "2e/rr/modifiers/5", "2e/rr/modifiers/6", "2e/rr/the-letter-x/1",
    "2e/faq/daenerys-targaryen-tfm/2",
)(values.strength)  # fmt: skip
second.rule("2e/rr/base-value/1", "2e/rr/the-letter-x/1")(values.base_strength)
second.rule("2e/rr/challenge-icons/1", "2e/rr/gains/4", "2e/faq/3.4/1")(values.icons)
second.rule("2e/rr/gains/4", "2e/rr/blank/2", "2e/rr/traits/2", "2e/faq/2.9/1")(values.traits)
second.rule("2e/rr/blank/2")(values.printed_traits)
second.rule("2e/faq/nymeria-sand/2", "2e/faq/2.9/1")(instances.instances)
second.rule("2e/rr/cannot/1")(instances.kept)
second.rule("2e/rr/cannot/1")(instances.permitted)
second.rule("2e/rr/gains/4")(gained.has_gained)
second.rule("2e/rr/keywords/1", "2e/rr/keywords/3", "2e/rr/gains/4", "2e/faq/2.9/1")(values.keywords)
second.rule("2e/rr/neutral/1", "2e/rr/neutral/2", "2e/rr/faction/2", "2e/faq/2.9/1")(values.factions)
second.rule("2e/rr/cannot/1", "2e/faq/2.1/1", "2e/rr/effects/1", "2e/rr/effects/2")(values.is_prohibited)
second.rule("2e/rr/immune/1", "2e/faq/2.2/1", "2e/faq/2.9/1")(values.is_immune)
second.rule("2e/rr/immune/1", "2e/rr/triggered-abilities/1", "2e/faq/2.2/1")(is_immune_to)
second.rule("2e/rr/the-golden-rules/2")(values.has_exception)
second.rule("2e/rr/power/1", "2e/faq/1.4/1", "2e/faq/1.4/2")(values.power_of)
second.rule(
    "2e/rr/claim-or-claim-value/2", "2e/rr/initiative/1", "2e/rr/plot-value-modifiers/1",
    "2e/rr/plot-value-modifiers/4", "2e/rr/plot-value-modifiers/5", "2e/rr/modifiers/2", "2e/rr/the-letter-x/1",
)(values.plot_value)  # fmt: skip
second.rule(
    "2e/rr/strength/2",
    "2e/rr/strength/3",
    "2e/rr/participating/5",
    "2e/faq/2.10/1",
    "2e/faq/2.10/2",
    "2e/faq/2.10/3",
    "2e/faq/2.10/4",
    "2e/faq/2.10/5",
)(values.contributions)

second.rule(
    "2e/rr/blank/1", "2e/rr/blank/2", "2e/rr/duplicates/5", "2e/rr/facedown-cards/1", "2e/rr/assault/1"
)(continuous.is_blank)
second.rule(
    "2e/rr/constant-abilities/1", "2e/rr/constant-abilities/3", "2e/rr/abilities/3", "2e/rr/agenda-cards/2"
)(continuous.constants)
second.rule(
    "2e/rr/lasting-effects/2", "2e/rr/event-cards/4", "2e/rr/modifiers/1", "2e/rr/immune/2", "2e/faq/2.5/1"
)(continuous.modifiers)
second.rule("2e/rr/modifiers/6")(adjustments.number_as_changed)
second.rule("2e/rr/constant-abilities/2", "2e/rr/play-restrictions-and-permissions/1")(conditions.holds_in)
second.rule(
    "2e/rr/self-referential-text/1", "2e/rr/attacker/1", "2e/rr/defender/1", "2e/rr/in-play-and-out-of-play/2",
    "2e/rr/dead-pile/1", "2e/rr/discard-pile/1", "2e/rr/ownership-and-control/3", "2e/rr/blank/1",
    "2e/rr/duplicates/5", "2e/rr/faction/2", "2e/rr/neutral/1", "2e/rr/neutral/2",
)(matching.matches_in)  # fmt: skip
second.rule("2e/rr/the-letter-x/1", "2e/rr/modifiers/1", "2e/rr/modifiers/4")(amounts.amount_of)
second.rule("2e/rr/printed/1")(amounts.number_on)
second.rule("2e/faq/2.7/1", "2e/faq/2.7/2", "2e/rr/attacker/2", "2e/rr/defender/2")(scope.players_said)
second.rule("2e/rr/blank/2")(scope.without_change)
second.rule("2e/rr/player-order/1", "2e/rr/first-player/4")(transition.in_player_order)
second.rule("2e/rr/sacrifice/3")(events.facets)
second.rule("2e/rr/effects/2")(events.effect_source)
second.rule("2e/rr/title-cards/5", "2e/rr/title-cards/6", "2e/rr/title-cards/7")(titles.title_strength)
second.rule("2e/rr/title-cards/4")(titles.title_dominance)
second.rule("2e/rr/in-play-and-out-of-play/1")(board.in_play)
second.rule("2e/rr/copy/1")(board.has_copies_in_play)
second.rule("2e/rr/participating/2", "2e/rr/attacker/1")(board.is_attacking)
second.rule("2e/rr/participating/2", "2e/rr/defender/1")(board.is_defending)
second.rule("2e/rr/redirect/3")(board.initiated_against)
second.rule("2e/rr/facedown-cards/1", "2e/rr/in-play-and-out-of-play/1")(board.characters)
second.rule("2e/rr/framework-effects-and-framework-events/1")(machine.Machine.resolve)
