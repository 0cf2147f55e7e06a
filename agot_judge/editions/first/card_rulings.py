"""The examples of the FAQ that name cards, and the rules that they apply."""

from agot_judge.engine.card_rulings import CardRuling

FAQ = "1e/faq"


def _example(
    paragraph: str, titles: tuple[str, ...], *rules: str, least: int = 1, word: str = ""
) -> CardRuling:
    return CardRuling(
        f"{FAQ}/{paragraph}", titles, tuple(f"{FAQ}/{rule}" for rule in rules), least=least, word=word
    )


CARD_RULINGS: tuple[CardRuling, ...] = (
    _example("3.1/2", ("Nightmares",), "3.1/1"),
    _example("3.13/2", ("Khal Drogo",), "3.13/1"),
    _example("4.3/2", ("Wildfire Assault",), "4.3/1"),
    _example("4.3/5", ("Knight of the Rainwood",), "4.3/4"),
    _example("4.4/5", ("Support of the People",), "4.4/4"),
    _example("4.10/5", ("Ser Gregor Clegane",), "4.10/2"),
    _example("4.10/8", ("Eddard Stark",), "4.10/1", word="stand Eddard Stark"),
    _example("moribund/7", ("Catelyn Stark",), "moribund/1", "moribund/4", word="claim"),
    _example("errata-milk-of-the-poppy/1", ("Milk of the Poppy",), "3.9/1"),
    _example("moribund/3", ("Field Sergeant",), "moribund/2"),
    _example("player-action/8", ("Ser Boros Blount",), "3.10/3"),
    _example("action-window-step-4/2", ("Asha Greyjoy",), "action-window-step-4/1"),
    _example("framework-actions/13", ("Robert Baratheon",), "3.10/3", word="renown"),
)
"""Each is cited beside those rules on a line that names the card."""
