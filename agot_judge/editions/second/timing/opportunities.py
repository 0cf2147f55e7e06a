"""Who may use what in the windows around an occurrence."""

from agot_judge.editions.second.conventions import (
    FORCED_INTERRUPT,
    FORCED_REACTION,
    INTERRUPT,
    REACTION,
    WOULD,
)
from agot_judge.editions.second.entering.duplicates import duplicate_can_save
from agot_judge.editions.second.entering.playing import may_play_of_another
from agot_judge.engine.ability import Trigger
from agot_judge.engine.gained import gained_listeners
from agot_judge.engine.index import Index
from agot_judge.engine.state.board import label
from agot_judge.engine.state.decision import DUPLICATE, Option
from agot_judge.engine.state.events import ENTER_PILE, PILES, Event, facets
from agot_judge.engine.state.frames import Occurrence
from agot_judge.engine.values.position import Position
from agot_judge.rules.effects.places import BEING_PLAYED
from agot_judge.rules.initiation.requirements import may_initiate
from agot_judge.rules.initiation.ruled_out import not_ruled_out
from agot_judge.rules.initiation.said_at_first import of_all
from agot_judge.rules.initiation.triggering import is_met
from agot_judge.rules.lasting.replacing import how_many_imminent

GROUPS = {2: WOULD, 3: FORCED_INTERRUPT, 4: INTERRUPT, 6: FORCED_REACTION, 7: REACTION}
"""By the step of the sequence: the abilities that belong there."""

DUPLICATE_CITES = ("2e/rr/duplicates/2", "2e/rr/save/1")


def events_open_to(occurrence: Occurrence) -> tuple[Event, ...]:
    """The events to which the abilities of the present step can be used."""
    return occurrence.happened if occurrence.stage >= 6 else occurrence.events


def anybody_listens(position: Position, occurrence: Occurrence) -> bool:
    """True where any card where it works has an ability of the present step to it, or a duplicate: else nobody is asked."""
    group = GROUPS[occurrence.stage]
    index = position.index
    for event in events_open_to(occurrence):
        for facet in _conditions(index, occurrence, event):
            key = group, facet
            listeners = index.listeners.get(key)
            if key in index.gained_listeners or (listeners and not_ruled_out(position, listeners)):
                return True
        if group == WOULD and event.card >= 0 and position.state.cards[event.card].duplicates:
            return True
    return False


def opportunities(
    position: Position, occurrence: Occurrence, player: int | None, forced: bool = False
) -> tuple[Option, ...]:
    """The options of the player (or, for None, of anybody) in the present step: one option an ability and event."""
    group = GROUPS[occurrence.stage]
    found: list[Option] = []
    for index, event in enumerate(events_open_to(occurrence)):
        for facet in _conditions(position.index, occurrence, event):
            listeners = position.index.listeners.get((group, facet), ())
            for card, ability in not_ruled_out(position, listeners) + gained_listeners(
                position, group, facet
            ):
                if (card, ability, index) in occurrence.used:
                    continue
                definition = position.ability(card, ability)
                if definition.forced != (forced or occurrence.stage in (3, 6)):
                    continue
                user = position.state.cards[card].controller
                if player is not None and definition.initiated_by != "controller":
                    user = player  # "you" is then the player who uses it (2e/faq/2.7/2)
                if player is not None and may_play_of_another(position, player, card):
                    user = player
                if player is not None and player != user:
                    continue
                trigger = definition.trigger
                if trigger is None or not is_met(position, trigger, event, card, user):
                    continue
                if trigger.one_or_more:
                    if _answers_already(occurrence, found, card, ability):
                        continue
                    if (trigger.at_least > 1 or trigger.exactly) and not _are_enough(
                        position, trigger, occurrence, card, user
                    ):
                        continue
                together = of_all(position, trigger, event, events_open_to(occurrence), card, user)
                if may_initiate(position, user, card, ability, together):
                    found.append(
                        Option(
                            label=label(position.game, card),
                            card=card,
                            ability=ability,
                            event=index,
                            left_to_judge=definition.left_to_judge,
                        )
                    )
        if group == WOULD and not forced and duplicate_can_save(position, event, player):
            found.append(
                Option(
                    label=label(position.game, event.card),
                    card=event.card,
                    ability=DUPLICATE,
                    event=index,
                    cites=DUPLICATE_CITES,
                )
            )
    return tuple(found)


def _conditions(index: Index, occurrence: Occurrence, event: Event) -> tuple[str, ...]:
    """The triggering conditions that the event creates, also that its card is about to enter a pile."""
    if event.kind == ENTER_PILE and occurrence.stage < 5 and event.out_of != BEING_PLAYED:
        return ()  # the card is there already
    named = facets(event.kind)
    if occurrence.stage < 5 and ENTER_PILE in index.heard and event.kind in PILES:
        return (*named, ENTER_PILE)
    return named


def _are_enough(position: Position, trigger: Trigger, occurrence: Occurrence, card: int, user: int) -> bool:
    """ "After 2 or more cards ..", "exactly 1 card": whether so many of what happens together meet the condition."""
    replaced = dict(occurrence.replaced) if occurrence.stage < 5 else {}
    met = sum(
        how_many_imminent(position, event, replaced.get(index))
        for index, event in enumerate(events_open_to(occurrence))
        if is_met(position, trigger, event, card, user)
    )
    return met == max(trigger.at_least, 1) if trigger.exactly else met >= trigger.at_least


def _answers_already(occurrence: Occurrence, found: list[Option], card: int, ability: int) -> bool:
    """ "After 1 or more cards ..": the ability is used once for all that happen together."""
    return any((card, ability) == used[:2] for used in occurrence.used) or any(
        (card, ability) == (option.card, option.ability) for option in found
    )
