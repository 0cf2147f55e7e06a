"""Random boards as scenarios, from a seed: joust and melee, every phase, every kind of card, every keyword."""

from random import Random
from typing import Any

from benchmarks.random_abilities import ANYONE, MINE, MOVING, ONCE, THEIRS

PHASES = ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")
STARTS = ("round", "round", "round", "setup", *PHASES, "4.2", "duck", "4.2.1", "end-of-round")
ICONS = ("military", "intrigue", "power")
TRAITS = ("Knight", "Lord", "Army", "Weapon")
KEYWORDS = (
    *("", "", "Renown.", "Insight.", "Pillage.", "Intimidate.", "Stealth.", "Renown. Insight.", "Assault."),
    *("Ambush (1).", "Ambush (3).", "Shadow (1).", "Shadow (2).", "Bestow (2).", "Prized 1.", "Prized 2."),
    *("Limited.", "No attachments.", "No attachments except <i>Weapon</i>.", "Stealth. Renown. Pillage."),
)
LASTS: dict[str, Any] = {
    "kind": "constant",
    "effects": [{"do": "modify", "on": "self", "cannot": ["leave play"]}],
}
ABILITIES: tuple[dict[str, Any], ...] = (
    {"kind": "reaction", "trigger": {"event": "win challenge", "player": "you"}, "effects": [{"do": "draw"}]},
    {
        "kind": "reaction",
        "forced": True,
        "trigger": {"event": "lose challenge", "player": "you"},
        "effects": [{"do": "kneel", "on": "self"}],
    },
    {
        "kind": "reaction",
        "trigger": {"event": "enter play", "card": {"this": True}},
        "effects": [{"do": "gain gold", "amount": 2}],
    },
    {
        "kind": "reaction",
        "forced": True,
        "trigger": {"event": "enter play", "card": {"type": ["character"]}},
        "effects": [{"do": "discard at random", "player": "any"}],
        "limit": ONCE,
    },
    {
        "kind": "interrupt",
        "trigger": {"event": "kill", "card": {"this": True}},
        "choose": [{"cards": ANYONE}],
        "effects": [{"do": "kneel"}],
    },
    {
        "kind": "interrupt",
        "trigger": {"event": "leave play", "would": True, "card": {"controller": "you"}},
        "costs": [{"do": "sacrifice", "on": "self"}],
        "effects": [{"do": "save"}],
    },
    {
        "kind": "interrupt",
        "trigger": {"event": "leave play", "card": {"this": True}},
        "effects": [{"do": "return to hand", "on": "self"}],
    },
    {
        "kind": "interrupt",
        "trigger": {"event": "phase ends"},
        "effects": [{"do": "gain power"}],
        "limit": {"times": 1, "period": "round"},
    },
    {
        "kind": "reaction",
        "trigger": {"event": "phase begins"},
        "choose": [{"cards": MINE, "least": 1, "most": 2}],
        "effects": [{"do": "modify", "strength": 2, "until": "phase"}],
    },
    {
        "kind": "action",
        "costs": [{"do": "kneel", "on": "self"}],
        "choose": [{"cards": ANYONE}],
        "effects": [{"do": "modify", "strength": -2, "killed_at_zero": True, "until": "phase"}],
    },
    {
        "kind": "action",
        "choose": [{"cards": THEIRS, "least": 1, "most": 2}],
        "effects": [{"do": "kill"}],
        "then": [{"do": "gain power"}],
        "limit": ONCE,
    },
    {
        "kind": "action",
        "phase": "challenges",
        "choose": [{"cards": {"type": ["character"], "participating": True}}],
        "effects": [{"do": "remove from challenge"}, {"do": "stand"}],
        "limit": ONCE,
    },
    {
        "kind": "action",
        "choose": [{"cards": ANYONE}],
        "effects": [
            {"do": "place token", "token": "poison"},
            {"do": "at the end of", "effects": [{"do": "kill"}], "if_with_token": "poison"},
        ],
        "limit": {"times": 1, "period": "round"},
    },
    {
        "kind": "action",
        "costs": [{"do": "pay gold", "amount": 1}],
        "choose": [{"cards": {"type": ["character", "location"]}}],
        "effects": [{"do": "return to hand"}],
        "limit": ONCE,
    },
    {
        "kind": "action",
        "costs": [{"do": "kneel", "on": {"type": ["character"], "pick": {}}}],
        "effects": [{"do": "draw", "player": "any", "amount": 2}],
    },
    {
        "kind": "action",
        "costs": [{"do": "sacrifice", "on": {"type": ["character"], "pick": {}}}],
        "effects": [{"do": "gain power", "player": "any"}],
        "limit": ONCE,
    },
    {
        "kind": "action",
        "costs": [{"do": "discard from hand"}],
        "choose": [{"cards": ANYONE}],
        "effects": [{"do": "stand"}],
    },
    {"kind": "constant", "effects": [{"do": "modify", "on": MINE, "strength": 1}]},
    {"kind": "constant", "effects": [{"do": "modify", "on": "self", "cannot": ["be killed"]}]},
    LASTS,
    {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"trait": ["Knight"]}, "strength": 1, "gains_traits": ["Lord"]}],
    },
    {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"trait": ["Lord"], "type": ["character"]}, "blank": True}],
    },
    {
        "kind": "constant",
        "condition": {"you_are": "first player"},
        "effects": [{"do": "modify", "on": ANYONE, "strength": -1, "killed_at_zero": True}],
    },
    {
        "kind": "constant",
        "effects": [{"do": "modify", "on": {"type": ["character"]}, "gains_keywords": ["stealth"]}],
    },
)
EVENTS: tuple[dict[str, Any], ...] = (
    {
        "kind": "interrupt",
        "trigger": {"event": "initiate", "player": "opponent"},
        "effects": [{"do": "cancel"}],
    },
    {"kind": "action", "choose": [{"cards": ANYONE}], "effects": [{"do": "kill"}]},
    {"kind": "action", "effects": [{"do": "kneel", "on": ANYONE}]},
    {
        "kind": "reaction",
        "trigger": {"event": "win challenge", "player": "you"},
        "effects": [{"do": "gain power", "amount": 2}],
    },
    {
        "kind": "interrupt",
        "trigger": {"event": "kill", "would": True, "card": MINE},
        "effects": [{"do": "save"}],
        "limit": {"times": 1, "period": "round", "per_title": True},
    },
)


class Boards:
    """Boards of one seed: the same seed gives the same board."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.cards: dict[str, dict[str, Any]] = {}

    def scenario(self) -> dict[str, Any]:
        """A scenario in the shape of the format."""
        pick = self.random
        count = pick.choice((2, 2, 2, 3, 4))
        names = ("Ann", "Bob", "Cat", "Dan")[:count]
        start = pick.choice(STARTS)
        in_challenge = start in ("duck", "4.2.1")
        scenario: dict[str, Any] = {
            "edition": "2e",
            "players": {name: self._side(name, start) for name in names},
            "first_player": pick.choice(names),
            "start": start,
        }
        if start in PHASES[:-1] and pick.random() < 0.6:
            scenario["stop"] = pick.choice(PHASES[PHASES.index(start) + 1 :])
        if in_challenge:
            scenario["challenge"] = self._challenge(scenario["players"], names, start)
        scenario["cards"] = self.cards
        return scenario

    def _challenge(self, players: dict[str, Any], names: tuple[str, ...], start: str) -> dict[str, Any]:
        """A challenge under way, with participants of both sides where defenders have been declared."""
        pick = self.random
        attacker, defender = pick.sample(names, 2)
        marks_of = ((attacker, "attacking"), (defender, "defending"))
        for name, mark in marks_of if start == "duck" else marks_of[:1]:
            for card in players[name]["play"]:
                ((title, marks),) = card.items()
                if self.cards[title]["type"] == "character" and pick.random() < 0.5:
                    marks[mark] = True
        return {"type": pick.choice(ICONS), "attacker": attacker, "defender": defender}

    def _side(self, who: str, start: str) -> dict[str, Any]:
        pick = self.random
        characters = [self._card(f"{who} {number}", "character") for number in range(7)]
        locations = [self._card(f"{who} place {number}", "location") for number in range(3)]
        attachments = [self._card(f"{who} sword {number}", "attachment") for number in range(3)]
        events = [self._card(f"{who} event {number}", "event") for number in range(2)]
        plots = [self._plot(f"{who} plot {number}") for number in range(4)]
        titles = [*characters, *locations, *attachments, *events]
        play, free = [], []
        if start != "setup":
            for title in pick.sample([*characters, *locations], pick.randint(0, 6)):
                play.append({title: self._marks(title, attachments)})
        down = {title for card in play for title in card}
        down |= {one for card in play for marks in card.values() for one in marks.get("attachments", ())}
        free = [title for title in titles if title not in down or not self.cards[title].get("unique")]
        pile = [pick.choice(free) for _ in range(pick.randint(0, 9))]
        hand: list[Any] = [] if start == "setup" else [pick.choice(free) for _ in range(pick.randint(0, 5))]
        if pick.random() < 0.3:
            hand.append(pick.randint(1, 3))
        side: dict[str, Any] = {
            "faction": pick.choice(("stark", "lannister", "tyrell")),
            "plots": plots[1:],
            "play": play,
            "gold": pick.randint(0, 6),
            "power": pick.randint(0, 5),
            "hand": hand,
        }
        if start not in ("round", "setup", "plot") or pick.random() < 0.5:
            side["plot"] = plots[0]
        if start == "setup":
            del side["hand"], side["gold"], side["power"]
            side["plots"] = plots
            side.pop("plot", None)
        if pick.random() < 0.7:
            side["deck"] = [*pile, *pick.choice(((), (3,), (8,)))]
        if start != "setup":
            dead = [title for title in characters if title not in down]
            side["dead"] = pick.sample(dead, min(len(dead), pick.choice((0, 0, 1))))
            side["discard"] = [pick.choice(free) for _ in range(pick.choice((0, 0, 2)))]
        return side

    def _marks(self, title: str, attachments: list[str]) -> dict[str, Any]:
        pick, card = self.random, self.cards[title]
        marks: dict[str, Any] = {"kneeling": pick.random() < 0.3}
        if card["type"] == "character":
            marks["power"] = pick.choice((0, 0, 0, 1, 2))
            if card.get("unique") and pick.random() < 0.4:
                marks["duplicates"] = 1
            loose = [one for one in attachments if "No attachments" not in card.get("text", "")]
            if loose and pick.random() < 0.3:
                marks["attachments"] = [attachments.pop(attachments.index(pick.choice(loose)))]
        return marks

    def _plot(self, title: str) -> str:
        pick = self.random
        numbers = {"gold": pick.randint(0, 6), "initiative": pick.randint(0, 3), "claim": pick.randint(0, 2)}
        self.cards[title] = {"type": "plot", **numbers, "reserve": pick.randint(2, 8)}
        return title

    def _card(self, title: str, type_: str) -> str:
        pick = self.random
        card: dict[str, Any] = {"type": type_, "cost": pick.randint(0, 4)}
        if type_ in ("character", "location") and pick.random() < 0.4:
            card["unique"] = True
        if type_ == "character":
            card["str"] = pick.randint(0, 5)
            card["icons"] = pick.sample(ICONS, pick.randint(1, 3))
            card["traits"] = pick.sample(TRAITS, pick.randint(0, 2))
        if type_ != "event":
            card["text"] = pick.choice(KEYWORDS) if type_ == "character" else pick.choice(("", "Limited."))
        if type_ == "attachment":
            card["text"] = pick.choice(("", "", "Terminal."))
        if type_ == "event":
            card["abilities"] = [{"zone": "hand", **pick.choice(EVENTS)}]
        else:
            # An attachment that cannot leave play while its card does is a case that no paragraph decides.
            pool = MOVING if pick.random() < 0.5 else ABILITIES
            known = pool if type_ != "attachment" else tuple(one for one in pool if one != LASTS)
            card["abilities"] = [pick.choice(known)] if pick.random() < 0.5 else []
        self.cards[title] = card
        return title
