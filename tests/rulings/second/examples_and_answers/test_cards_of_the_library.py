"""Cards that the documents name, played as the library has them: each does what is printed on it."""

import pytest

from agot_judge.scenario.execution import run_text

PLAYED = {
    "Crone of Vaes Dothrak kneels any Dothraki character": """
players:
  Ann:
    plot: Summons
    play: [{Ser Gregor Clegane: {attacking: yes, kneeling: yes}}, {Crone of Vaes Dothrak: kneeling}, Dothraki Handmaiden]
  Bob: {plot: Summons, deck: [Areo Hotah, 5]}
challenge: {type: military, attacker: Ann, defender: Bob, winner: Ann, by: 6}
start: "4.2.5"
run:
  - Ann: {choose: pillage}
  - Ann: {trigger: Crone of Vaes Dothrak, choose: Dothraki Handmaiden}
  - check: {cards: {Areo Hotah: {zone: dead}, Dothraki Handmaiden: {kneeling: yes}}, may_not: {Ann: [Ser Gregor Clegane]}}
""",
    "Ser Gregor Clegane kills for the pillaged character": """
players:
  Ann: {plot: Summons, play: [{Ser Gregor Clegane: {attacking: yes, kneeling: yes}}]}
  Bob: {plot: Summons, deck: [Areo Hotah, 5], play: [Hedge Knight, Emissary of the Hightower]}
challenge: {type: military, attacker: Ann, defender: Bob, winner: Ann, by: 6}
start: "4.2.5"
run:
  - Ann: {choose: pillage}
  - Ann: {trigger: Ser Gregor Clegane}
  - Ann: {choose: yes}
  - check: {cards: {Areo Hotah: {zone: dead}}}
  - advance: {window: none}
  - check: {cards: {Emissary of the Hightower: {zone: dead}, Hedge Knight: {zone: play}, Ser Gregor Clegane: {power: 1}}}
""",
    "Dagmer Cleftjaw takes a cheap location that is not limited in place of the claim": """
players:
  Ann: {faction: greyjoy, plot: Summons, play: [{Dagmer Cleftjaw: attacking}]}
  Bob: {plot: Summons, play: [Underground Vault, The Wall, Kingsgrave, Hedge Knight]}
challenge: {type: military, attacker: Ann, defender: Bob}
start: duck
run:
  - refuse: {Ann: {trigger: Dagmer Cleftjaw, choose: The Wall}}
  - refuse: {Ann: {trigger: Dagmer Cleftjaw, choose: Underground Vault}}
  - Ann: {trigger: Dagmer Cleftjaw, choose: Kingsgrave}
  - check: {cards: {Kingsgrave: {controller: Ann}, Hedge Knight: {zone: play}}}
""",
    "Driftwood Cudgel goes on to another character that may bear it": """
players:
  Ann:
    faction: greyjoy
    plot: Summons
    dead: [Balon Greyjoy]
    play: [{Drowned Man: {attachments: [Driftwood Cudgel]}}, Priest, Prophet, Hedge Knight]
  Bob: {plot: Summons, play: [{Areo Hotah: attacking}]}
cards:
  Drowned Man: {type: character, cost: 3, str: 3, traits: [Drowned God]}
  Priest: {type: character, cost: 3, str: 3, traits: [Drowned God]}
  Prophet: {type: character, cost: 3, str: 3, traits: [Drowned God]}
challenge: {type: military, attacker: Bob, defender: Ann}
start: duck
run:
  - check: {cards: {Drowned Man: {str: 4}}}
  - Ann: {choose: Drowned Man}
  - Ann: {trigger: Driftwood Cudgel}
  - check: {decision: {player: Ann, choices: [Priest, Prophet], not_choices: [Hedge Knight, Drowned Man, Areo Hotah]}}
  - Ann: {choose: Priest}
  - check: {cards: {Drowned Man: {zone: dead}, Priest: {attachments: [Driftwood Cudgel], power: 1, str: 5}}}
""",
    "Kingsgrave may kill a King": """
players:
  Ann: {faction: martell, plot: Summons, play: [Kingsgrave]}
  Bob: {plot: Summons, play: [{Renly: attacking}, {Daenerys Targaryen: attacking}]}
cards: {Renly: {type: character, str: 6, icons: [power], traits: [King]}}
challenge: {type: power, attacker: Bob, defender: Ann}
start: duck
run:
  - Ann: {trigger: Kingsgrave, choose: Renly}
  - Ann: {choose: yes}
  - check: {cards: {Renly: {zone: dead}, Kingsgrave: {zone: discard}}}
""",
    "Kingsgrave returns one that is none": """
players:
  Ann: {faction: martell, plot: Summons, play: [Kingsgrave]}
  Bob: {plot: Summons, play: [{Balon Greyjoy: attacking}, {Daenerys Targaryen: attacking}]}
challenge: {type: power, attacker: Bob, defender: Ann}
start: duck
run:
  - Ann: {trigger: Kingsgrave, choose: Daenerys Targaryen}
  - check: {cards: {Daenerys Targaryen: {zone: hand}}}
""",
    "Dothraki Steed carries a Dothraki further": """
players:
  Ann:
    plot: Summons
    play:
      - Dothraki Handmaiden: {attacking: yes, attachments: [Dothraki Steed]}
      - Melisandre: {attacking: yes, attachments: [Dothraki Steed]}
      - Hedge Knight: {attachments: [Dothraki Steed]}
  Bob: {plot: Summons}
challenge: {type: power, attacker: Ann, defender: Bob}
run:
  - check: {cards: {Dothraki Handmaiden: {str: 5}, Melisandre: {str: 5}, Hedge Knight: {str: 2}}}
""",
    "Old Wyk brings the topmost Drowned God character, to hand after a win by 5": """
players:
  Ann: {faction: greyjoy, plot: Summons, deck: 3, dead: [Hedge Knight, Priest, Prophet], play: [Old Wyk, Melisandre]}
  Bob: {plot: Summons}
cards:
  Priest: {type: character, faction: greyjoy, cost: 3, str: 3, traits: [Drowned God]}
  Prophet: {type: character, faction: greyjoy, cost: 3, str: 3, traits: [Drowned God]}
start: "4.2"
run:
  - Ann: {challenge: {type: power, against: Bob, with: [Melisandre]}}
  - Ann: {trigger: Old Wyk}
  - check: {cards: {Priest: {zone: play, kneeling: yes, attacking: yes}, Prophet: {zone: dead}}}
  - advance: "4.2.3"
  - check: {cards: {Priest: {zone: hand}}}
""",
    "Old Wyk puts it under the deck otherwise": """
players:
  Ann: {faction: greyjoy, plot: Summons, deck: 3, dead: [Priest], play: [Old Wyk, Melisandre]}
  Bob: {plot: Summons, play: [Catelyn Stark]}
cards:
  Priest: {type: character, faction: greyjoy, cost: 3, str: 1, traits: [Drowned God]}
start: "4.2"
run:
  - Ann: {challenge: {type: power, against: Bob, with: [Melisandre]}}
  - Ann: {trigger: Old Wyk}
  - Bob: {defend: [Catelyn Stark]}
  - advance: "4.2.3"
  - check: {cards: {Priest: {zone: deck, position: 4}}}
""",
    "Oldtown Scholar draws as many outside of the draw phase": """
players:
  Ann: {plot: Summons, deck: 5, play: [Oldtown Scholar]}
  Bob: {plot: Summons, deck: 5, play: [Pupil]}
cards:
  Pupil: {type: character, cost: 1, str: 1, abilities: [{kind: action, effects: [{do: draw, amount: 2}]}]}
first_player: Bob
start: challenges
run:
  - Bob: {trigger: Pupil}
  - Ann: {trigger: Oldtown Scholar}
  - check: {players: {Ann: {hand: 2}, Bob: {hand: 2}}}
""",
    "Oldtown Scholar draws nothing in the draw phase": """
players:
  Ann: {plot: Summons, deck: 5, play: [Oldtown Scholar]}
  Bob: {plot: Summons, deck: 5, play: [Pupil]}
cards:
  Pupil: {type: character, cost: 1, str: 1, abilities: [{kind: action, effects: [{do: draw, amount: 2}]}]}
first_player: Bob
start: draw
run:
  - Bob: {trigger: Pupil}
  - refuse: {Ann: {trigger: Oldtown Scholar}}
  - check: {players: {Ann: {hand: 2}, Bob: {hand: 4}}}
""",
    "Starfall Spy changes places with a card in shadows": """
players:
  Ann: {faction: martell, plot: Summons, play: [{Starfall Spy: attacking}], shadows: [Emissary of the Hightower]}
  Bob: {faction: stark, plot: Summons}
challenge: {type: intrigue, attacker: Ann, defender: Bob}
start: duck
run:
  - Ann: {trigger: Starfall Spy, choose: Emissary of the Hightower}
  - check: {cards: {Starfall Spy: {zone: shadows}, Emissary of the Hightower: {zone: play}}}
""",
    "The Iron Throne names a card as a phase begins": """
players:
  Ann: {plot: Summons, play: [The Iron Throne]}
  Bob: {plot: Summons, gold: 9, hand: [Hedge Knight, Areo Hotah]}
first_player: Bob
start: marshaling
run:
  - Ann: {trigger: The Iron Throne, choose: Hedge Knight}
  - check: {cards: {The Iron Throne: {kneeling: yes}}, may_not: {Bob: [Hedge Knight]}, may: {Bob: [Areo Hotah]}}
""",
    "Trial by Combat is played by the defending player as well": """
players:
  Ann: {plot: Summons, play: [{Grand Maester Pycelle: attacking}]}
  Bob: {faction: lannister, plot: Summons, gold: 2, hand: [Trial by Combat, 2], play: [Hedge Knight]}
challenge: {type: intrigue, attacker: Ann, defender: Bob}
start: duck
run:
  - Bob: {play: Trial by Combat}
  - advance: "4.2.5"
  - check: {cards: {Hedge Knight: {zone: dead}}, players: {Bob: {hand: 2}}}
""",
    "Tywin Lannister looks at two cards and discards the one": """
players:
  Ann: {faction: greyjoy, plot: Summons, play: [{Euron Crow's Eye: attacking}]}
  Bob: {faction: lannister, plot: Summons, deck: [Knighted, Nightmares, 5], play: [Tywin Lannister]}
challenge: {type: power, attacker: Ann, defender: Bob}
first_player: Bob
start: duck
run:
  - Bob: {choose: pillage}
  - Bob: {trigger: Tywin Lannister, choose: Nightmares}
  - check: {cards: {Nightmares: {zone: discard}, Knighted: {zone: deck, position: 1}}}
""",
    "Underground Vault gives 2 gold beside a gold value of 5": """
players:
  Ann: {faction: thenightswatch, plot: Summons, play: [Underground Vault]}
  Bob: {plot: {name: Rich, gold: 5, initiative: 1, claim: 1, reserve: 6}}
first_player: Ann
start: "3.2"
run:
  - Ann: {trigger: Underground Vault}
  - check: {players: {Ann: {gold: 6}}}
""",
    "Underground Vault gives 1 gold beside a smaller one": """
players:
  Ann: {faction: thenightswatch, plot: Summons, play: [Underground Vault]}
  Bob: {plot: Summons}
first_player: Ann
start: "3.2"
run:
  - Ann: {trigger: Underground Vault}
  - check: {players: {Ann: {gold: 5}}}
""",
    "Emissary of the Hightower reacts as it is ambushed": """
players:
  Ann: {faction: tyrell, plot: Summons, gold: 5, hand: [Emissary of the Hightower], discard: [Nightmares]}
  Bob: {plot: Summons, play: [Areo Hotah]}
first_player: Ann
start: challenges
run:
  - Ann: {ambush: Emissary of the Hightower}
  - Ann: {trigger: Emissary of the Hightower, choose: Nightmares}
  - Ann: {play: Nightmares, choose: Areo Hotah}
  - check: {cards: {Areo Hotah: {blank: yes}}}
""",
    "At Prince Doran's Behest cannot be canceled": """
players:
  Ann: {plots: [At Prince Doran's Behest, Calm Over Westeros]}
  Bob: {plots: [Summons], play: [Naysayer]}
cards:
  Naysayer:
    type: character
    str: 1
    abilities:
      - kind: interrupt
        trigger: {event: initiate, would: yes, card: {type: [plot], zone: any}}
        costs: [{do: kneel, on: self}]
        effects: [{do: cancel}]
start: "1.2"
run:
  - Ann: {choose: At Prince Doran's Behest}
  - random: Ann
  - Ann: {choose: Ann}
  - Ann: {choose: [At Prince Doran's Behest, Summons]}
  - Ann: {choose: Calm Over Westeros}
  - check: {cards: {At Prince Doran's Behest: {zone: used}, Calm Over Westeros: {zone: play}}, cites: [2e/rr/cannot/1]}
""",
    "Knighted goes on a character, as an attachment does that says nothing else": """
players:
  Ann: {plot: Summons, gold: 1, hand: [Knighted], play: [The Wall, Melisandre]}
  Bob: {plot: Summons}
first_player: Ann
start: marshaling
run:
  - refuse: {Ann: {marshal: Knighted, on: The Wall}}
  - Ann: {marshal: Knighted, on: Melisandre}
  - check: {cards: {Melisandre: {attachments: [Knighted], str: 5}}}
""",
}


@pytest.mark.parametrize("board", PLAYED.values(), ids=PLAYED)
def test_the_card_does_what_is_printed_on_it(board):
    result = run_text(f"edition: 2e{board}")

    assert result.error is None, result.error
    assert result.checks
    assert [
        (check.line, check.field, check.expected, check.got) for check in result.checks if not check.ok
    ] == []
