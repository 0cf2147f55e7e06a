"""Where a board may start: the points that the form offers, and what each of them needs to know."""

from msgspec import Struct

from agot_judge.scenario.points import At, EndOfPhase, Start
from agot_judge.scenario.vocabulary import LAST_STEPS


class Offer(Struct, frozen=True, kw_only=True):
    """One point to start at."""

    value: str
    """As the form sends it."""
    name: str
    start: Start
    within_challenge: bool = False
    """Whether a challenge must be under way."""
    after_comparison: bool = False
    """Whether its winner must have been determined."""


OFFERS = (
    Offer(
        value="duck",
        name="D.U.C.K. (4.2.2 to 4.2.5)",
        start=At("duck"),
        within_challenge=True,
    ),
    Offer(value="4.1", name="4.1 Challenges phase begins", start=At("4.1")),
    Offer(value="4.2", name="4.2 Active player may initiate a challenge", start=At("4.2")),
    Offer(value="4.2.1", name="4.2.1 Declare defenders", start=At("4.2.1"), within_challenge=True),
    Offer(
        value="4.2.2", name="4.2.2 Compare STR, determine winner", start=At("4.2.2"), within_challenge=True
    ),
    *(
        Offer(value=number, name=name, start=At(number), within_challenge=True, after_comparison=True)
        for number, name in (
            ("4.2.3", "4.2.3 Gain challenge bonuses"),
            ("4.2.4", "4.2.4 Apply claim result"),
            ("4.2.5", "4.2.5 Process keywords"),
            ("4.2.6", "4.2.6 Challenge ends"),
        )
    ),
    Offer(value="4.3", name="4.3 Next player becomes active player", start=At("4.3")),
    Offer(value="round", name="A whole round", start=At("round")),
    Offer(value="setup", name="Setup: place setup cards", start=At("setup")),
    Offer(value="mulligan", name="Setup: mulligans", start=At("mulligan")),
    *(
        Offer(value=name.partition(" ")[0], name=name, start=At(name.partition(" ")[0]))
        for name in (
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
    ),
    *(
        Offer(value=number, name=f"End of the {phase} phase ({number})", start=EndOfPhase(phase))
        for phase, number in sorted(LAST_STEPS.items(), key=lambda one: (one[0] != "challenges", one[1]))
    ),
)
AS_WRITTEN = "as written"
"""The form's word for a start that only the text can say: an occurrence, an effect."""


def offer_of(start: Start | None) -> Offer | None:
    """The offer that is this start; None for one that only the text can say."""
    return next((offer for offer in OFFERS if offer.start == start), None)


def offer_named(value: str) -> Offer | None:
    """The offer that the form's word, or the number of its step, means; None where it means none."""
    return next((offer for offer in OFFERS if offer.value == value), None)
