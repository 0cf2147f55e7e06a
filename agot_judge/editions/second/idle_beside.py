"""The paragraphs that repeat a step or a rule: beside it, a line of the trace is right without them.

Most are paragraphs of the glossary that say again what the framework step says which the line carries out. What stands
first on a line decides it and is never one of them.
"""

_STEPS = "2e/rr/initiating-abilities-marshaling-cards"
_CONDITION = "2e/rr/triggering-condition"
_WINNING = "2e/rr/winning-a-challenge"
_FORCED = "2e/rr/forced-interrupts-forced-reactions"
_END = "2e/faq/end-of-phase-timing-sequence"
_ORDER = "2e/faq/challenge-application-timing-sequence"
_MARSHALING = "2e/rr/marshaling-phase-player-action-window"
_SHADOWS = "2e/rr/shadows."
_USES = (
    "2e/rr/actions/1",
    "2e/rr/interrupts/2",
    "2e/rr/reactions/2",
    f"{_FORCED}/1",
    "2e/rr/when-revealed/1",
)

_OF_THE_ROUND: dict[str, tuple[str, ...]] = {
    "2e/rr/initiative/1": ("2e/rr/1.3/4",),
    "2e/rr/initiative/2": ("2e/rr/1.3/4", "2e/rr/1.3/5"),
    "2e/rr/initiative/3": ("2e/rr/1.3/4",),
    "2e/rr/first-player/1": ("2e/rr/1.3/5",),
    "2e/rr/first-player/2": ("2e/rr/3.2/1", "2e/rr/4.2/1"),
    "2e/rr/plot-card/3": ("2e/rr/1.3/1", "2e/rr/1.3/2"),
    "2e/rr/drawing-cards/1": ("2e/rr/2.2/1", "2e/rr/insight/1"),
    "2e/rr/active-player/2": ("2e/rr/3.2/2", "2e/rr/marshal/1"),
    "2e/rr/active-player/3": ("2e/rr/4.2/2",),
    "2e/rr/income/1": ("2e/rr/3.2/2",),
    "2e/rr/reserve-value/1": ("2e/rr/7.3/2",),
    "2e/rr/stand/1": ("2e/rr/6.2/1",),
    "2e/rr/7.5/3": ("2e/rr/7.5/2",),
    "2e/rr/drawing-cards/2": ("2e/rr/2.2/1", "2e/rr/setup/8", "2e/rr/setup/16"),
    "2e/rr/drawing-cards/3": ("2e/rr/2.2/1", "2e/rr/setup/8", "2e/rr/setup/16"),
    "2e/faq/1.9/1": ("2e/rr/setup/16",),
    "2e/rr/joust-game/2": ("2e/rr/1.4/1", "2e/rr/7.4/1"),
    "2e/rr/player-order/1": ("2e/rr/3.3/2", "2e/rr/4.3/1"),
}
_OF_WINDOWS: dict[str, tuple[str, ...]] = {
    "2e/rr/pass/2": ("2e/rr/action-windows/1", "2e/rr/reactions/4", "2e/rr/interrupts/4"),
    f"{_MARSHALING}/1": ("2e/rr/action-windows/1",),
    f"{_MARSHALING}/2": ("2e/rr/action-windows/1",),
    f"{_MARSHALING}/9": ("2e/rr/action-windows/1",),
    "2e/rr/the-word-would/2": (f"{_CONDITION}/5",),
    "2e/rr/cancel/1": (f"{_STEPS}/7",),
    "2e/rr/interrupts/3": (f"{_CONDITION}/7",),
    "2e/rr/reactions/3": (f"{_CONDITION}/10",),
    f"{_FORCED}/1": (f"{_CONDITION}/6", f"{_CONDITION}/9"),
    f"{_FORCED}/2": (f"{_CONDITION}/6", f"{_CONDITION}/9"),
    f"{_FORCED}/3": (f"{_CONDITION}/6", f"{_CONDITION}/9"),
    "2e/rr/nested-ability-sequences/3": ("2e/rr/nested-ability-sequences/2",),
    f"{_FORCED}/4": (f"{_FORCED}/3",),
    "2e/rr/priority-of-simultaneous-resolution/2": (f"{_FORCED}/3",),
    "2e/rr/priority-of-simultaneous-resolution/3": ("2e/faq/1.6/1",),
    f"{_END}/6": ("2e/rr/lasting-effects/3", "2e/rr/7.5/2"),
    "2e/rr/delayed-effects/2": (f"{_END}/4",),
    "2e/rr/delayed-effects/3": (f"{_END}/4", "2e/rr/delayed-effects/2"),
    "2e/rr/lasting-effects/3": (f"{_END}/3",),
    "2e/rr/lasting-effects/1": ("2e/rr/lasting-effects/2",),
}
_OF_CHALLENGES: dict[str, tuple[str, ...]] = {
    "2e/rr/challenge-icons/1": ("2e/rr/4.2/7", "2e/rr/4.2.1/1"),
    "2e/rr/4.2/3": ("2e/rr/4.2/2", "2e/rr/4.2/7"),
    "2e/rr/4.2/9": ("2e/rr/4.2.6/1",),
    f"{_ORDER}/2": ("2e/rr/4.2.2/1",),
    f"{_ORDER}/3": ("2e/rr/4.2.3/1",),
    f"{_ORDER}/4": ("2e/rr/4.2.4/1",),
    f"{_ORDER}/5": ("2e/rr/4.2.5/1",),
    "2e/rr/strength/2": ("2e/rr/4.2.2/1",),
    "2e/rr/strength/3": ("2e/rr/4.2.2/1",),
    "2e/rr/strength/4": ("2e/rr/4.2.2/2",),
    f"{_WINNING}/1": ("2e/rr/4.2.2/2",),
    f"{_WINNING}/2": ("2e/rr/4.2.2/1", "2e/rr/strength/2", "2e/rr/strength/3"),
    f"{_WINNING}/3": (f"{_WINNING}/1", "2e/rr/4.2.2/2"),
    f"{_WINNING}/5": ("2e/rr/4.2.2/2",),
    "2e/faq/2.10/1": ("2e/faq/2.10/2",),
    "2e/rr/unopposed/1": ("2e/rr/4.2.2/3", "2e/rr/4.2.3/1"),
    "2e/rr/unopposed/2": ("2e/rr/4.2.3/1",),
    "2e/rr/rivals/1": ("2e/rr/4.2.3/2",),
    "2e/rr/claim-or-claim-value/2": ("2e/rr/4.2.4/1",),
    "2e/rr/claim-or-claim-value/3": ("2e/rr/4.2.4/1",),
    "2e/rr/military-claim/1": ("2e/rr/4.2.4/2",),
    "2e/rr/intrigue-claim/1": ("2e/rr/4.2.4/3",),
    "2e/rr/power-claim/1": ("2e/rr/4.2.4/4",),
    "2e/rr/moving-power/1": ("2e/rr/4.2.4/4",),
    "2e/rr/4.2.5/1": ("2e/rr/renown/1",),
}
_OF_CARDS_AND_COUNTERS: dict[str, tuple[str, ...]] = {
    "2e/rr/kneel/1": ("2e/rr/4.2/7", "2e/rr/4.2.1/1", f"{_STEPS}/5", "2e/rr/intimidate/1", "2e/rr/assault/4"),
    "2e/rr/discard-pile/2": ("2e/rr/4.2.4/3", "2e/rr/pillage/1", "2e/rr/7.3/2"),
    "2e/rr/kill/1": ("2e/faq/2.6/7",),
    "2e/rr/dead-pile/2": ("2e/rr/kill/1", "2e/faq/2.6/7"),
    "2e/rr/dead-pile/3": ("2e/rr/unique-cards/4",),
    "2e/faq/1.3/2": ("2e/rr/unique-cards/4",),
    "2e/rr/unique-cards/4": ("2e/faq/1.2/2",),
    "2e/rr/copy/1": ("2e/rr/unique-cards/1",),
    "2e/rr/sacrifice/4": ("2e/faq/3.2/1",),
    "2e/faq/1.2/1": ("2e/rr/duplicates/1",),
    "2e/faq/1.3/7": ("2e/rr/put-into-play/5",),
    f"{_MARSHALING}/8": ("2e/rr/duplicates/3",),
    "2e/faq/2.1/2": ("2e/faq/2.1/1",),
    "2e/faq/2.6/4": ("2e/faq/2.6/1",),
    "2e/faq/2.6/9": ("2e/faq/2.6/1",),
    "2e/faq/terminal-condition/1": ("2e/faq/2.6/1",),
    f"{_SHADOWS}marshaling-a-card-into-shadows/1": (f"{_SHADOWS}the-shadow-keyword/1",),
    f"{_SHADOWS}bringing-a-card-out-of-shadows/1": (f"{_SHADOWS}the-shadow-keyword/1",),
    f"{_SHADOWS}printed-cost-of-shadows-cards/2": (f"{_SHADOWS}the-shadow-keyword/1",),
    "2e/rr/attachment-cards/1": ("2e/rr/marshal/1",),
    "2e/rr/attachment-cards/4": ("2e/rr/leaves-play/5",),
    "2e/rr/enters-play/1": ("2e/rr/put-into-play/1", "2e/rr/marshal/2"),
    "2e/rr/treasury/3": ("2e/rr/leaves-play/3",),
    "2e/rr/power/1": ("2e/faq/1.4/2", "2e/rr/winning-the-game/1"),
    "2e/faq/1.4/2": ("2e/rr/winning-the-game/1",),
    "2e/rr/gold/2": (f"{_STEPS}/5", "2e/rr/gains/2", "2e/rr/7.2/1"),
    "2e/rr/bestow/3": ("2e/rr/bestow/1",),
    "2e/rr/deck/1": ("2e/rr/search/2",),
}
_OF_ABILITIES: dict[str, tuple[str, ...]] = {
    f"{_STEPS}/1": (
        *_USES,
        "2e/rr/marshal/1",
        "2e/rr/duplicates/1",
        "2e/rr/ambush/1",
        f"{_SHADOWS}the-shadow-keyword/1",
        f"{_SHADOWS}bringing-a-card-out-of-shadows/2",
    ),
    f"{_STEPS}/6": ("2e/rr/target/1",),
    f"{_STEPS}/7": (f"{_STEPS}/8", "2e/rr/marshal/1", "2e/rr/duplicates/8"),
    "2e/rr/target/2": ("2e/rr/target/1",),
    "2e/rr/interrupts/1": ("2e/rr/interrupts/2",),
    "2e/rr/interrupts/2": (f"{_FORCED}/1",),
    "2e/rr/reactions/1": ("2e/rr/reactions/2",),
    "2e/rr/reactions/2": (f"{_FORCED}/1",),
    "2e/rr/abilities/2": ("2e/rr/may/1",),
    "2e/rr/abilities/3": (f"{_FORCED}/1", "2e/rr/when-revealed/1"),
    "2e/rr/costs/2": (f"{_STEPS}/1",),
    "2e/rr/costs/5": (f"{_STEPS}/1",),
    "2e/rr/costs/7": ("2e/rr/abilities/6",),
    "2e/rr/cancel/3": ("2e/rr/event-cards/5",),
    "2e/rr/cancel/4": ("2e/rr/event-cards/5",),
    "2e/faq/1.5/2": ("2e/rr/event-cards/3",),
    "2e/faq/1.5/1": (f"{_STEPS}/1",),
    "2e/rr/the-letter-x/1": (f"{_STEPS}/1",),
    "2e/rr/save/2": ("2e/rr/military-claim/4",),
    "2e/rr/save/1": ("2e/rr/duplicates/2", "2e/rr/the-word-would/3"),
    "2e/rr/the-word-would/3": ("2e/rr/duplicates/2",),
}

IDLE_BESIDE: dict[str, tuple[str, ...]] = {
    **_OF_THE_ROUND,
    **_OF_WINDOWS,
    **_OF_CHALLENGES,
    **_OF_CARDS_AND_COUNTERS,
    **_OF_ABILITIES,
}
"""By paragraph: those beside which it adds nothing to a line."""
