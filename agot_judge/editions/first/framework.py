"""The First Edition in data: its round, the words of its board, where a run starts."""

from agot_judge.editions.first.round.chart import BOXES, CHART
from agot_judge.editions.first.setup import FILL, PLACE
from agot_judge.engine.framework import (
    CardList,
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

MARSHALING = "marshaling"
PRINTED = "marshalling"
"""As the documents of this edition spell it."""
CHALLENGES = "challenges"
_CHART = "1e/faq/challenges-phase-chart"

FRAMEWORK = Framework(
    edition="1e",
    name="First Edition",
    label="1e",
    documents=("1e/faq",),
    reads_text=True,
    templating="first",
    has_not=(
        OfOthers("loyal", "2e", "A deck is restricted by the card's text: 'House Stark only.'"),
        OfOthers("reserve", "2e", "A plot has gold, initiative and claim."),
    ),
    has_melee=True,
    steps=tuple(NumberedStep(box.name, box.title, box.label) for box in BOXES),
    actions=tuple(box.name for box in BOXES),
    phases=tuple(
        Phase(
            name=phase,
            first=CHART.begins[phase],
            last=CHART.ends[phase],
            spellings=(PRINTED,) if phase == MARSHALING else (),
            printed=PRINTED if phase == MARSHALING else "",
            in_detail=phase == CHALLENGES,
        )
        for phase in CHART.phases
    ),
    sequences=(
        Sequence(name="end-of-round", first=BOXES[-1].name),
        Sequence(name="round", first=BOXES[0].name),
        Sequence(name="setup", first=PLACE, is_before_game=True),
        Sequence(name="mulligan", is_before_game=True),
    ),
    windows_after=tuple(WindowAfter(after=box.name, title="Player actions") for box in BOXES if box.segment),
    setup_ends=FILL,
    example_step="challenge-resolution",
    example_phase=CHALLENGES,
    default_starts=(
        DefaultStart(given="defenders", step="challenge-resolution", window_after="stealth-and-defenders"),
        DefaultStart(given="challenge", step="stealth-and-defenders", window_after="declare-challenge"),
        DefaultStart(
            given="challenges before", step="declare-challenge", window_after="challenge-resolution"
        ),
        DefaultStart(given="plots", step="draw-phase-begins"),
        DefaultStart(step="plot-phase-begins"),
    ),
    offers=(
        StartOffer(value="challenge-resolution", name="The resolution of a challenge"),
        StartOffer(value="stealth-and-defenders", name="Stealth targets and defenders"),
        StartOffer(value="declare-challenge", name="A challenge is declared"),
        StartOffer(value="round", name="A whole round"),
        StartOffer(value="setup", name="Setup: cards are placed"),
        *(
            StartOffer(value=box.name, name=box.title)
            for box in BOXES
            if not box.is_end
            and box.name not in ("challenge-resolution", "stealth-and-defenders", "declare-challenge")
        ),
        *(
            StartOffer(
                value=end, name=f"End of the {PRINTED if phase == MARSHALING else phase} phase", end_of=phase
            )
            for phase, end in CHART.ends.items()
        ),
    ),
    challenges=Challenges(
        phase=CHALLENGES,
        declaring="declare-challenge",
        defending="stealth-and-defenders",
        determining="challenge-resolution",
        within=("stealth-and-defenders", "challenge-resolution"),
        after_winner=(),
    ),
    windows=("action", "save/cancel", "passive", "response", "none"),
    decisions=(
        "action",
        "response",
        "target",
        "cost",
        "claim",
        "order",
        "challenge",
        "defenders",
        "yes or no",
        "number",
        "name",
        "first player",
        "winner",
        "plot",
        "discard",
        "setup",
    ),
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
    lists=(
        CardList(key="plot"),
        CardList(key="agenda", name="Agenda"),
        CardList(key="plots", name="Plot deck"),
        CardList(key="used", name="Used pile"),
        CardList(key="hand", name="Hand"),
        CardList(key="deck", name="Deck"),
        CardList(key="discard", name="Discard pile"),
        CardList(key="dead", name="Dead pile"),
        CardList(key="shadows", name="Shadows"),
        CardList(key="play"),
        CardList(key="faction_attachments", name="On the House card"),
    ),
    piles=("hand", "deck", "discard", "dead", "shadows", "used"),
    zones=(
        "play",
        "hand",
        "deck",
        "discard",
        "dead",
        "shadows",
        "plot deck",
        "used",
        "out of game",
        "being played",
    ),
    rows=(("character", "Characters"), ("location", "Locations"), ("attachment", "Attachments")),
    word_for_leaving="moribund",
    cited=Cited(
        cancel=("1e/faq/3.4/",),
        no_challenge=(f"{_CHART}/6",),
        no_defenders=(f"{_CHART}/12",),
        no_event=("1e/faq/4.4/2",),
        participating=("1e/faq/3.31/1",),
        left_to_judge=("1e/faq/event-cards-play-restrictions/2",),
    ),
)
"""All that the edition declares about itself."""
