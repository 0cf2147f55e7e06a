"""The toy edition in data: its round, and the words of its board."""

from agot_judge.engine.framework import (
    CardList,
    DefaultStart,
    Framework,
    NumberedStep,
    Phase,
    Sequence,
    WindowAfter,
)

FRAMEWORK = Framework(
    edition="toy",
    name="Toy Edition",
    label="Toy",
    documents=("toy/rules",),
    steps=(
        NumberedStep("a1", "Muster begins"),
        NumberedStep("a2", "Deeds are done"),
        NumberedStep("a3", "Muster ends"),
        NumberedStep("b1", "Clash begins"),
        NumberedStep("b2", "Clash ends"),
    ),
    phases=(
        Phase(name="muster", first="a1", last="a3", in_detail=True),
        Phase(name="clash", first="b1", last="b2"),
    ),
    sequences=(Sequence(name="round", first="a1"),),
    windows_after=(WindowAfter(after="a2", title="Deeds"),),
    example_step="a2",
    example_phase="muster",
    default_starts=(DefaultStart(step="a1"),),
    windows=("deeds", "none"),
    decisions=("deed",),
    opportunities=("deed",),
    pass_words=(("deed", "Do nothing"),),
    lists=(CardList(key="play"), CardList(key="hand", name="Hand")),
    piles=("hand",),
    zones=("play", "hand"),
    rows=(("character", "People"),),
)
