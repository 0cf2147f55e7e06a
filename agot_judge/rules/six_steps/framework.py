"""A framework in data, of an edition whose round is a chart: its steps, the words of its board, what is decided, where a run
starts."""

from agot_judge.engine.framework import (
    Challenges,
    DefaultStart,
    Framework,
    NumberedStep,
    OfOthers,
    Phase,
    Sequence,
    StartOffer,
    WayOfUse,
    WindowAfter,
)
from agot_judge.rules.board_words import NOT_CHECKED, PILES, ROWS, ZONES, lists
from agot_judge.rules.six_steps.round.chart import Chart

MARSHALING = "marshaling"
PRINTED = "marshalling"
"""As the documents of these editions spell it."""
CHALLENGES = "challenges"
_DECLARING = "declare-challenge"
_DEFENDING = "stealth-and-defenders"
_RESOLUTION = "challenge-resolution"
_FIRST_OFFERS = {
    _RESOLUTION: "The resolution of a challenge",
    _DEFENDING: "Stealth targets and defenders",
    _DECLARING: "A challenge is declared",
    "round": "A whole round",
    "setup": "Setup: cards are placed",
}


def charted(chart: Chart, *, setup: str, setup_ends: str) -> Framework:
    """The framework without what the edition is called and cites; ``setup``: where it stands when the players have hands."""
    boxes = chart.boxes
    return Framework(
        edition="",
        reads_text=True,
        templating="first",
        has_not=(
            OfOthers("loyal", "2e", "A deck is restricted by the card's text: 'House Stark only.'"),
            OfOthers("reserve", "2e", "A plot has gold, initiative and claim."),
        ),
        has_melee=True,
        steps=tuple(NumberedStep(box.name, box.title, box.label) for box in boxes),
        actions=tuple(box.name for box in boxes),
        phases=tuple(
            Phase(
                name=phase,
                first=chart.begins[phase],
                last=chart.ends[phase],
                spellings=(PRINTED,) if phase == MARSHALING else (),
                printed=PRINTED if phase == MARSHALING else "",
                in_detail=phase == CHALLENGES,
            )
            for phase in chart.phases
        ),
        sequences=(
            Sequence(name="end-of-round", first=chart.last),
            Sequence(name="round", first=chart.first),
            Sequence(name="setup", first=setup, is_before_game=True),
            Sequence(name="mulligan", is_before_game=True),
        ),
        windows_after=tuple(
            WindowAfter(after=box.name, title="Player actions") for box in boxes if box.segment
        ),
        setup_ends=setup_ends,
        example_step=_RESOLUTION,
        example_phase=CHALLENGES,
        default_starts=(
            DefaultStart(given="defenders", step=_RESOLUTION, window_after=_DEFENDING),
            DefaultStart(given="challenge", step=_DEFENDING, window_after=_DECLARING),
            DefaultStart(given="challenges before", step=_DECLARING, window_after=_RESOLUTION),
            DefaultStart(given="plots", step="draw-phase-begins"),
            DefaultStart(step="plot-phase-begins"),
        ),
        offers=_offers(chart),
        challenges=Challenges(
            phase=CHALLENGES,
            declaring=_DECLARING,
            defending=_DEFENDING,
            determining=_RESOLUTION,
            within=(_DEFENDING, _RESOLUTION),
            after_winner=(),
        ),
        windows=("action", "save/cancel", "passive", "response", "none"),
        decisions=tuple(kind for kind in DECISION_KINDS if kind not in NOT_CHECKED),
        opportunities=("action", "response"),
        pass_words=(
            ("yes or no", "No"),
            ("defenders", "No defenders"),
            ("challenge", "Declare no challenge"),
            ("target", "Choose none"),
            ("setup", "Place no cards"),
        ),
        ways=(
            WayOfUse(verb="marshal", name="Play {card}", has_host=True, phase=MARSHALING),
            WayOfUse(verb="duplicate", name="Play {card} as a duplicate", has_host=True),
        ),
        lists=lists("On the House card"),
        piles=PILES,
        zones=ZONES,
        rows=ROWS,
    )


def _offers(chart: Chart) -> tuple[StartOffer, ...]:
    """The points at which a page offers to start: those most asked for, the other boxes, and the end of each phase."""
    phase_words = {phase: PRINTED if phase == MARSHALING else phase for phase in chart.phases}
    return (
        *(StartOffer(value=value, name=name) for value, name in _FIRST_OFFERS.items()),
        *(
            StartOffer(value=box.name, name=box.title)
            for box in chart.boxes
            if not box.is_end and box.name not in _FIRST_OFFERS
        ),
        *(
            StartOffer(value=end, name=f"End of the {phase_words[phase]} phase", end_of=phase)
            for phase, end in chart.ends.items()
        ),
    )


DECISION_KINDS = {
    "action": "Which action to take in a segment of player actions.",
    "response": "Which response to use, a save or cancel among them.",
    "target": "Which cards, or which player, as targets; which character is bypassed by stealth.",
    "cost": "Which cards pay a cost.",
    "claim": "Which characters die for claim.",
    "order": "In which order passives come.",
    "challenge": "Which challenge is declared, and with whom.",
    "defenders": "Which defenders are declared.",
    "yes or no": "Whether to do something.",
    "number": "How many, or how much.",
    "name": "Which of several words, of which one is named.",
    "first player": "Who is appointed first player.",
    "winner": "Who of several wins or is eliminated.",
    "plot": "Which plot card.",
    "discard": "Which cards are discarded.",
    "setup": "Which cards are placed during setup.",
    "random": "What came of chance.",
    "by hand": "What changes, where the program does not understand a text.",
    "pause": "What the players change between two decisions.",
}
