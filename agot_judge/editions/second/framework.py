"""The Second Edition in data: its round, the words of its board, what is decided and left open, where a run starts."""

from agot_judge.cards.titles import core_titles
from agot_judge.editions.second.entering.bestow import SEVERAL_VALUES
from agot_judge.editions.second.entering.cost_modifiers import IS_THE_NEXT
from agot_judge.editions.second.leaving.deck_order import WHO_ORDERS
from agot_judge.editions.second.round.period_end import ENDS
from agot_judge.editions.second.rulebook import second
from agot_judge.editions.second.starting import SEQUENCES, WITH_HANDS
from agot_judge.engine.framework import (
    Challenges,
    Cited,
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
from agot_judge.rules.effects.effects_lasting import IS_FIXED
from agot_judge.rules.resolution.then_open import AS_DUPLICATE

CHALLENGES = "challenges"
MARSHALING = "marshaling"
_SPELLINGS = {MARSHALING: ("marshalling",)}
_IN_A_CHALLENGE = ("4.2.1", "4.2.2", "4.2.3", "4.2.4", "4.2.5", "4.2.6")


def _steps() -> tuple[NumberedStep, ...]:
    """The framework steps that have a rule, in the order of their numbers; those of setup are none of the round."""
    found = [step for number, step in second.steps.items() if number[0].isdigit()]
    ordered = sorted(found, key=lambda step: [int(part) for part in step.number.split(".")])
    return tuple(NumberedStep(step.number, step.title) for step in ordered)


def _phases() -> tuple[Phase, ...]:
    return tuple(
        Phase(
            name=name,
            first=f"{last.partition('.')[0]}.1",
            last=last,
            spellings=_SPELLINGS.get(name, ()),
            in_detail=name == CHALLENGES,
        )
        for last, (name, _) in ENDS.items()
    )


def _offers() -> tuple[StartOffer, ...]:
    steps = (
        "4.1 Challenges phase begins",
        "4.2 Active player may initiate a challenge",
        "4.2.1 Declare defenders",
        "4.2.2 Compare STR, determine winner",
        "4.2.3 Gain challenge bonuses",
        "4.2.4 Apply claim result",
        "4.2.5 Process keywords",
        "4.2.6 Challenge ends",
        "4.3 Next player becomes active player",
    )
    sequences = (
        StartOffer(value="round", name="A whole round"),
        StartOffer(value="setup", name="Setup: place setup cards"),
        StartOffer(value="mulligan", name="Setup: mulligans"),
    )
    others = (
        "1.1 Plot phase begins",
        "1.2 Choose plots",
        "1.3 Reveal plots",
        "1.4 Select titles",
        "2.1 Draw phase begins",
        "2.2 Draw",
        "3.1 Marshaling phase begins",
        "3.2 Active player collects income",
        "3.3 Next player becomes active player",
        "5.1 Dominance phase begins",
        "5.2 Determine dominance",
        "6.1 Standing phase begins",
        "6.2 Stand cards",
        "7.1 Taxation phase begins",
        "7.2 Return unspent gold",
        "7.3 Check reserve",
        "7.4 Return titles",
    )
    ends = sorted(ENDS.items(), key=lambda one: (one[1][0] != CHALLENGES, one[0]))
    return (
        StartOffer(value="duck", name="D.U.C.K. (4.2.2 to 4.2.5)"),
        *(StartOffer(value=name.partition(" ")[0], name=name) for name in steps),
        *sequences,
        *(StartOffer(value=name.partition(" ")[0], name=name) for name in others),
        *(
            StartOffer(value=last, name=f"End of the {phase} phase ({last})", end_of=phase)
            for last, (phase, _) in ends
        ),
    )


def declared() -> Framework:
    """All that the edition declares about itself, once its rules are registered."""
    return Framework(
        edition=second.edition,
        name="Second Edition",
        label="2e",
        documents=("2e/rr", "2e/faq"),
        reads_text=True,
        has_library=True,
        has_melee=True,
        titles=tuple(core_titles().values()),
        has_title_pool=True,
        steps=_steps(),
        phases=_phases(),
        sequences=(
            *(Sequence(name=name, first=SEQUENCES[name][0]) for name in ("duck", "end-of-round", "round")),
            Sequence(name="setup", first=WITH_HANDS, is_before_game=True),
            Sequence(name="mulligan", first=SEQUENCES["mulligan"][0], is_before_game=True),
        ),
        windows_after=(
            WindowAfter(after="1.4", title="Action window"),
            WindowAfter(after="2.2", title="Action window"),
            WindowAfter(after="3.2", title="Marshaling phase player action window"),
            WindowAfter(after="4.1", title="Action window"),
            WindowAfter(after="4.2", title="Action window after attackers are declared"),
            WindowAfter(after="4.2.1", title="Action window after defenders are declared"),
            WindowAfter(after="4.2.6", title="Action window", also_after=("4.3",)),
            WindowAfter(after="5.2", title="Action window"),
            WindowAfter(after="6.2", title="Action window"),
            WindowAfter(after="7.4", title="Action window"),
        ),
        mulligan="mulligan",
        example_step="4.2.1",
        example_phase=CHALLENGES,
        setup_ends="setup 10",
        default_starts=(
            DefaultStart(given="winner", step="4.2.3"),
            DefaultStart(given="defenders", step="4.2.2", window_after="4.2.1"),
            DefaultStart(given="challenge", step="4.2.1", window_after="4.2"),
            DefaultStart(given="challenges before", step="4.2", window_after="4.2.6"),
            DefaultStart(given="plots", step="2.1"),
            DefaultStart(step="1.1"),
        ),
        offers=_offers(),
        challenges=Challenges(
            phase=CHALLENGES,
            declaring="4.2",
            defending="4.2.1",
            determining="4.2.2",
            within=_IN_A_CHALLENGE,
            after_winner=_IN_A_CHALLENGE[2:],
        ),
        windows=(
            *("action", "interrupt", "forced interrupt", "reaction", "forced reaction", "cancel"),
            "none",
        ),
        decisions=tuple(kind for kind in DECISION_KINDS if kind not in NOT_CHECKED),
        opportunities=("action", "interrupt", "reaction", "cancel"),
        pass_words=(
            ("setup", "Place nothing"),
            ("yes or no", "No"),
            ("defenders", "No defenders"),
            ("challenge", "Pass: initiate no challenge"),
            ("keyword", "Use none"),
            ("target", "Choose none"),
        ),
        has_not=(
            OfOthers("influence", "1e and ccg", "Costs are paid in gold."),
            OfOthers("income", "1e and ccg", "A card says in its text: '+1 Income.'"),
            OfOthers("crests", "1e and ccg", "A card has traits."),
            OfOthers("naval", "1e", "A card has icons."),
            OfOthers("doomed", "1e and ccg", "No number of dead characters eliminates a player."),
        ),
        ways=(
            WayOfUse(verb="marshal", name="Marshal {card}", has_host=True, phase=MARSHALING),
            WayOfUse(verb="duplicate", name="Marshal {card} as a duplicate", has_host=True),
            WayOfUse(verb="shadow", name="Marshal {card} into shadows", into="shadows"),
            WayOfUse(verb="unshadow", name="Bring {card} out of shadows", has_host=True, out_of="shadows"),
            WayOfUse(verb="ambush", name="Ambush {card}", has_host=True),
        ),
        lists=lists("On the faction card"),
        piles=PILES,
        zones=ZONES,
        rows=ROWS,
        cited=Cited(
            cancel=("2e/rr/cancel/",),
            mulligan=("2e/rr/mulligan/1",),
            no_challenge=("2e/rr/4.2/3",),
            no_defenders=("2e/rr/4.2.1/1",),
            no_event=("2e/rr/marshal/3",),
            participating=("2e/rr/participating/1",),
            left_to_judge=("2e/rr/play-restrictions-and-permissions/1",),
        ),
    )


DECISION_KINDS = {
    "action": "Which action ability, or other use of a card, in an action window.",
    "interrupt": "Which interrupt to use.",
    "reaction": "Which reaction to use.",
    "cancel": "Which ability to use that cancels.",
    "target": "Which cards, or which player, as targets.",
    "cost": "Which cards pay a cost.",
    "claim": "Which cards satisfy claim.",
    "order": "In which order several things come.",
    "keyword type": "Which challenge resolution keyword is processed next.",
    "keyword": "Which instances of an optional keyword are used.",
    "challenge": "Which challenge is initiated, and how.",
    "defenders": "Which defenders are declared.",
    "yes or no": "Whether to do something.",
    "number": "How many, or how much.",
    "name": "Which of several words, of which one is named.",
    "first player": "Who becomes the first player.",
    "winner": "Who of several wins.",
    "plot": "Which plot card.",
    "title": "Which title card.",
    "setup": "Which cards are placed in setup.",
    "discard": "Which cards are discarded to the reserve value.",
    "random": "What came of chance.",
    "by hand": "What changes, where the program does not understand a text.",
    "pause": "What the players change between two decisions.",
}


OPEN = (SEVERAL_VALUES, AS_DUPLICATE, IS_FIXED, WHO_ORDERS, IS_THE_NEXT)
"""By the numbers with which a judge says how they are read. Of the others the trace says which reading is played, or they are
left to the judge: who discards the duplicate of a card that was taken, what is copied of another card, what is stood beyond a
number."""
