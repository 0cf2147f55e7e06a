"""Setup, as assumed: seven cards, what is placed of them, all revealed together, seven cards again."""

from agot_judge.editions.first.rulebook import first
from agot_judge.rules.six_steps.setup_cards import Setup, declare_setup

FAQ = "1e/faq"
_REVEALED = (f"{FAQ}/2.1/1",)
_DUPLICATES = (f"{FAQ}/4.2/1",)
SETUP = Setup(
    first="setup-hands",
    drawing="setup-hands",
    placing="setup-cards",
    filling="setup-fill",
    titles=("Setup: seven cards are drawn", "Setup: cards are placed", "Setup: hands are filled up"),
    draw=_REVEALED,
    place=_REVEALED,
    fill=_REVEALED,
    keyword=_REVEALED,
    not_played=_REVEALED,
    no_duplicates=_DUPLICATES,
    together=_DUPLICATES,
    assumes="setup",
    no_mulligan="The FAQ knows no mulligan. Start at setup.",
)
declare_setup(first, SETUP)
