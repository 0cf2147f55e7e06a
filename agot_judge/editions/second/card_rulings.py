"""The worked examples, answers and errata of both documents that name cards, and the rules that they apply.

A test compares this table with the corpus: which paragraphs name which cards, and which rules they refine.
"""

from agot_judge.engine.card_rulings import CardRuling

CONTRIBUTING = tuple(f"2e/faq/2.10/{number}" for number in range(1, 6))
TERMINAL = ("2e/faq/3.1/1", "2e/faq/3.1/2", "2e/rr/save/4", "2e/faq/2.6/1", "2e/faq/2.6/5")
CLAIM = ("2e/rr/4.2.4/1", "2e/rr/replacement-effects/1", "2e/rr/claim-or-claim-value/2")
RESOLVES = "2e/rr/initiating-abilities-marshaling-cards/8"
WHISPERS = "2e/faq/master-of-whispers-trial-by-combat"
VESSEL = "2e/faq/scouting-vessel"

CARD_RULINGS: tuple[CardRuling, ...] = (
    CardRuling(
        "2e/rr/assault/6",
        ("Dagmer Cleftjaw", "The Iron Fleet", "The Wall", "Nightmares", "Silence", "Foamdrinker"),
        ("2e/rr/assault/1", "2e/rr/assault/3", "2e/rr/assault/4"),
        least=2,
    ),
    CardRuling("2e/rr/replacement-effects/3", ("Benjen Stark",), ("2e/rr/replacement-effects/1",)),
    CardRuling("2e/faq/1.5/4", ("The Prince's Plan",), ("2e/faq/1.5/3",)),
    CardRuling(
        "2e/faq/1.6/3",
        ("Varys's Riddle", "Summer Harvest", "Underground Vault"),
        ("2e/faq/1.6/1", "2e/faq/1.6/2", "2e/rr/priority-of-simultaneous-resolution/3"),
        least=2,
    ),
    CardRuling("2e/faq/1.9/2", ("Oldtown Scholar",), ("2e/faq/1.9/1",), is_about_others=True),
    CardRuling("2e/faq/2.3/2", ("Wildfire Assault",), ("2e/faq/2.3/1", RESOLVES)),
    CardRuling(
        "2e/faq/2.4/2",
        ("Hot Pie", "Now My Watch Begins", "Crone of Vaes Dothrak"),
        ("2e/faq/2.4/1", "2e/rr/abilities/5"),
        least=2,
    ),
    CardRuling(
        "2e/faq/2.9/2",
        ("Hedge Knight", "Knighted", "I Am No One"),
        ("2e/faq/2.9/1",),
        least=2,
    ),
    CardRuling(
        "2e/faq/2.10/6",
        ("Anya Waynwood", "Grand Maester Pycelle", "My Mind Is My Weapon", "Areo Hotah"),
        CONTRIBUTING,
        least=2,
    ),
    CardRuling(
        "2e/faq/3.1/3",
        ("Dracarys!", "Dagmer Cleftjaw", "Blood of the Dragon", "Risen from the Sea"),
        TERMINAL,
        least=2,
    ),
    CardRuling(
        "2e/faq/catelyn-stark/2",
        ("Catelyn Stark",),
        (
            "2e/rr/abilities/3",
            "2e/rr/forced-interrupts-forced-reactions/1",
            "2e/rr/when-revealed/1",
            "2e/rr/triggered-abilities/1",
            "2e/rr/keywords/1",
        ),
        word="cannot trigger",
    ),
    CardRuling(
        "2e/faq/melisandre-seen-in-flames/2",
        ("Melisandre", "Seen in Flames"),
        ("2e/rr/event-cards/3", "2e/faq/1.5/2"),
        least=2,
    ),
    CardRuling(
        "2e/faq/the-hands-judgment/2",
        ("The Hand's Judgment",),
        ("2e/rr/the-word-would/2",),
    ),
    CardRuling(
        "2e/faq/nymeria-sand/2",
        ("Nymeria Sand",),
        ("2e/rr/target/8", "2e/rr/modifiers/6"),
    ),
    CardRuling(
        "2e/faq/attachments-in-setup-2/2",
        ("Knighted", "Mare in Heat"),
        ("2e/rr/setup/13",),
    ),
    CardRuling(
        "2e/faq/attacking-alone/2",
        ("Lady Sansa's Rose",),
        ("2e/rr/play-restrictions-and-permissions/1", "2e/rr/triggering-condition/1"),
    ),
    CardRuling("2e/faq/wolves-of-the-north/2", ("Wolves of the North",), ("2e/rr/stealth/1",)),
    CardRuling(
        f"{WHISPERS}/2",
        ("Master of Whispers", "Trial by Combat", "Vengeance for Elia", "Mirri Maz Duur"),
        CLAIM,
        least=2,
    ),
    CardRuling(f"{WHISPERS}/3", ("Master of Whispers", "Trial by Combat"), CLAIM, least=2),
    CardRuling(f"{WHISPERS}/4", ("Master of Whispers", "Vengeance for Elia"), CLAIM, least=2),
    CardRuling(f"{WHISPERS}/5", ("Master of Whispers", "Mirri Maz Duur"), CLAIM, least=2),
    CardRuling("2e/faq/dragon-sight/2", ("Dragon Sight",), ("2e/rr/event-cards/4",)),
    CardRuling("2e/faq/dragon-sight/3", ("Dragon Sight",), ("2e/rr/participating/3",), is_about_others=True),
    CardRuling(
        "2e/faq/multiple-take-control-effects/2",
        ("Take the Black", "Ward"),
        ("2e/rr/ownership-and-control/5",),
        least=2,
    ),
    CardRuling(
        "2e/faq/resolving-keywords/2",
        ("Ser Gregor Clegane", "Euron Crow's Eye"),
        ("2e/rr/pillage/1",),
        least=2,
    ),
    CardRuling(
        "2e/faq/varyss-riddle-summer-harvest/2",
        ("Varys's Riddle", "Summer Harvest"),
        ("2e/rr/base-value/1", "2e/rr/the-letter-x/1", "2e/rr/priority-of-simultaneous-resolution/3"),
        least=2,
    ),
    CardRuling(
        "2e/faq/at-prince-dorans-behest/2",
        ("At Prince Doran's Behest",),
        ("2e/rr/1.3/6",),
    ),
    CardRuling(
        "2e/faq/daenerys-targaryen-tfm/2",
        ("Daenerys Targaryen",),
        ("2e/rr/modifiers/5", "2e/rr/cannot/1"),
        word="cannot be reduced",
    ),
    CardRuling(
        "2e/faq/tycho-nestoris/2",
        ("Tycho Nestoris",),
        ("2e/rr/winning-the-game/1", "2e/rr/winning-the-game/3", "2e/rr/cannot/1"),
    ),
    CardRuling(
        "2e/faq/the-hands-judgment-shadow-events/2",
        ("The Hand's Judgment",),
        ("2e/rr/shadows.printed-cost-of-shadows-cards/3",),
        is_about_others=True,
    ),
    CardRuling(f"{VESSEL}/2", ("Scouting Vessel",), ("2e/rr/pillage/1", "2e/rr/replacement-effects/1")),
    CardRuling(
        f"{VESSEL}/3",
        ("Scouting Vessel", "Tywin Lannister"),
        ("2e/rr/replacement-effects/1", "2e/rr/replacement-effects/2"),
        least=2,
    ),
    CardRuling(
        "2e/faq/no-surprises/2",
        ("Starfall Spy", "No Surprises"),
        (
            "2e/rr/shadows.bringing-a-card-out-of-shadows/6",
            "2e/rr/shadows.bringing-a-card-out-of-shadows/7",
        ),
    ),
    CardRuling(
        "2e/faq/a-cask-of-ale/2",
        ('"A Cask of Ale"',),
        ("2e/rr/in-play-and-out-of-play/1", "2e/rr/agenda-cards/2", "2e/rr/target/1"),
    ),
    CardRuling(
        "2e/faq/baelor-blacktyde/2",
        ("Baelor Blacktyde",),
        ("2e/rr/play-restrictions-and-permissions/1",),
        is_about_others=True,
    ),
    CardRuling("2e/faq/time-of-plenty/2", ("Time of Plenty",), ("2e/rr/constant-abilities/1",)),
    CardRuling(
        "2e/faq/dothraki-handmaiden/2", ("Dothraki Handmaiden",), ("2e/rr/marshal/2", "2e/rr/enters-play/1")
    ),
    CardRuling(
        "2e/faq/the-iron-throne-lmhr/2",
        ("The Iron Throne",),
        ("2e/rr/plot-card/4",),
        word="name",
        is_about_others=True,
    ),
)

CARD_ERRATA: tuple[CardRuling, ...] = tuple(
    CardRuling(f"2e/faq/errata-{name}/1", (title,), rules, word=words)
    for name, title, words, rules in (
        ("ser-horas-redwyne", "Ser Horas Redwyne", "stand a Lady character", ("2e/rr/target/1",)),
        ("driftwood-cudgel", "Driftwood Cudgel", "(Limit once per phase.)", ("2e/rr/limits-and-maxima/1",)),
        ("to-go-forward-you-must-go-back", "To Go Forward You Must Go Back", "that does draws", (RESOLVES,)),
        ("old-wyk", "Old Wyk", "Otherwise, place it on the bottom", ("2e/rr/delayed-effects/2",)),
        (
            "balon-greyjoy",
            "Balon Greyjoy",
            "",
            ("2e/rr/delayed-effects/1", "2e/rr/delayed-effects/2"),
        ),
        ("esgred", "Esgred", "sacrifice Esgred. Then, your", ("2e/rr/the-word-then/1",)),
        ("dothraki-steed", "Dothraki Steed", "Limit 1 copy per character", ("2e/rr/limits-and-maxima/2",)),
        (
            "the-silver-steed",
            "The Silver Steed",
            "additional power challenge this",
            ("2e/rr/lasting-effects/1",),
        ),
        ("the-many-faced-god", "The Many-Faced God", "and a player", (RESOLVES,)),
    )
)
"""The errata that change what a card does, and the rules that apply the corrected words."""
