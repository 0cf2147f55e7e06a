"""Terms of the First Edition FAQ, each shown by what it decides on a board."""

from tests.rulings.first.boards import held, said


def test_an_ability_works_from_play_only():
    """1e/faq/3.13/1, 1e/faq/3.10/2, 1e/faq/player-action/5: a character in hand triggers nothing; in play it does."""
    cites = held(
        "hand: [Page], play: [Page], deck: 3",
        "play: [Cub]",
        """
start: challenges
run:
  - refuse: {Ann: {trigger: "Page#1"}}
  - Ann: {trigger: "Page#2"}
  - check: {players: {Ann: {hand: 2}}}
""",
        """  Page: {type: character, faction: baratheon, str: 1, text: "Any Phase: Kneel Page to draw 1 card."}
""",
    )
    assert {"1e/faq/player-action/5", "1e/faq/3.13/1"} & cites


def test_an_ability_is_used_in_the_phase_that_it_names():
    """1e/faq/player-action/6, 1e/faq/character-abilities-play-restrictions/2, 1e/faq/character-abilities-play-restrictions/1:
    "Dominance:" is no action of the challenges phase."""
    cites = held(
        "play: [Page], deck: 3",
        "play: [Cub]",
        """
start: challenges
run:
  - refuse: {Ann: {trigger: Page}, because: "dominance"}
  - check: {cards: {Page: {kneeling: no}}}
""",
        """  Page: {type: character, faction: baratheon, str: 1, text: "Dominance: Kneel Page to draw 1 card."}
""",
    )
    assert {"1e/faq/player-action/6", "1e/faq/character-abilities-play-restrictions/2"} <= cites


def test_an_ability_whose_cost_cannot_be_paid_is_not_triggered():
    """1e/faq/character-abilities-cost/2: it kneels already."""
    cites = held(
        "play: [Page: kneeling], deck: 3",
        "play: [Cub]",
        """
start: challenges
run:
  - refuse: {Ann: {trigger: Page}, because: "cost"}
  - check: {players: {Ann: {hand: 0}}}
""",
        """  Page: {type: character, faction: baratheon, str: 1, text: "Any Phase: Kneel Page to draw 1 card."}
""",
    )
    assert "1e/faq/character-abilities-cost/2" in cites


def test_an_ability_without_a_valid_target_is_not_triggered():
    """1e/faq/character-abilities-target/1, 1e/faq/character-abilities-target/2: "choose" asks for a Maester; there is none."""
    cites = held(
        "play: [Page]",
        "play: [Cub]",
        """
start: challenges
run:
  - refuse: {Ann: {trigger: Page}, because: "target"}
  - check: {cards: {Page: {kneeling: no}}}
""",
        """  Page: {type: character, faction: baratheon, str: 1, text: "Any Phase: Kneel Page to choose and kill a Maester
      character."}
  Sage: {type: character, traits: [Maester]}
""",
    )
    assert "1e/faq/character-abilities-target/2" in cites


def test_an_event_is_played_though_nothing_comes_of_it():
    """1e/faq/event-cards-effect/3, 1e/faq/player-action/4: the effect needs no result; the event has been played."""
    held(
        "hand: [Dawn], play: [Captain]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Dawn}
  - check: {cards: {Dawn: {zone: discard}}}
""",
        """  Dawn: {type: event, text: "Any Phase: Stand each character."}
""",
    )


def test_an_ability_is_used_though_nothing_comes_of_it():
    """1e/faq/character-abilities-effect/3: nobody kneels, and it may be triggered all the same."""
    held(
        "play: [Page]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {trigger: Page}
  - check: {cards: {Page: {kneeling: yes}}}
""",
        """  Page: {type: character, faction: baratheon, str: 1, text: "Any Phase: Kneel Page to stand each location."}
""",
    )


def test_a_response_is_no_player_action():
    """1e/faq/player-action/9, 1e/faq/event-cards-play-restrictions/2: there is nothing that it could answer."""
    cites = held(
        "play: [Widow], hand: [Sword]",
        "play: [Cub]",
        """
start: challenges
run:
  - refuse: {Ann: {trigger: Widow}}
  - refuse: {Ann: {play: Sword}}
  - check: {cards: {Sword: {zone: hand}, Widow: {power: 0}}}
""",
    )
    assert "1e/faq/player-action/9" in cites


def test_icons_gained_and_lost_are_summed():
    """1e/faq/lasting-effects-conflict/1, 1e/faq/general/2: one effect takes the icon and one gives it: Scout is left without, as
    printed; King keeps it."""
    cites = held(
        "hand: [Slander, Lineage, Slander, Lineage], play: [Scout, King]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Slander, choose: Scout}
  - Bob: pass
  - Ann: {play: Lineage, choose: Scout}
  - Bob: pass
  - Ann: {play: Lineage, choose: King}
  - Bob: pass
  - Ann: {play: Slander, choose: King}
  - check: {cards: {Scout: {icons: []}, King: {icons: [military, power]}}}
""",
        """  Scout: {type: character, str: 1}
  Slander: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character loses a [power] icon."}
  Lineage: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character gains a [power] icon."}
""",
    )
    assert "1e/faq/general/2" in cites


def test_strength_is_summed_and_never_below_zero():
    """1e/faq/lasting-effects-conflict/2: 1 printed, -3 and +1 are 0, in whatever order they came."""
    held(
        "hand: [Curse, Boon], play: [Captain]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Curse, choose: Cub}
  - check: {cards: {Cub: {str: 0}}}
  - Bob: pass
  - Ann: {play: Boon, choose: Cub}
  - check: {cards: {Cub: {str: 0}}}
""",
        """  Curse: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character gets -3 STR."}
  Boon: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character gets +1 STR."}
""",
    )


def test_a_gained_ability_outlives_its_source():
    """1e/faq/3.35/1: what a triggered effect gave is kept for the duration, though its source has left play."""
    held(
        "hand: [Axe], play: [Banner, Captain]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {trigger: Banner, choose: Captain}
  - Bob: pass
  - Ann: {play: Axe, choose: Banner}
  - check: {cards: {Banner: {zone: dead}, Captain: {str: 5}}}
""",
        """  Banner: {type: character, str: 1, text: "Any Phase: Kneel Banner to choose a character. Until the end of the phase,
      that character gets +2 STR."}
""",
    )


def test_a_variable_of_a_triggered_effect_is_counted_once():
    """1e/faq/3.11/2: two characters as it is initiated; a third one changes nothing."""
    held(
        "hand: [Rally, Muster, Recruit], play: [Captain, Scribe]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Rally, choose: Captain}
  - Bob: pass
  - Ann: {play: Muster, choose: Recruit}
  - check: {cards: {Captain: {str: 5}, Recruit: {zone: play}}}
""",
        """  Recruit: {type: character, faction: baratheon, str: 1, cost: 1}
  Rally: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character gets +1 STR for each
      character you control."}
  Muster: {type: event, text: "Any Phase: Put a character into play from your hand."}
""",
    )


def test_cards_are_shown_to_be_drawn_two_and_not_fewer():
    """1e/faq/choosing-not-to-draw/2, 1e/faq/action/5: each player draws two cards, and nobody is asked."""
    cites = held(
        "deck: 5",
        "deck: 5",
        """
start: draw-cards
run:
  - check: {players: {Ann: {hand: 2}, Bob: {hand: 2}}}
""",
    )
    assert "1e/faq/choosing-not-to-draw/2" in cites


def test_income_counts_kneeling_cards():
    """1e/faq/income-of-a-kneeling-location/2: a bonus is provided whether the card stands or kneels."""
    cites = held(
        "play: [Mint: kneeling]",
        "play: [Cub]",
        """
start: count-income
run:
  - check: {players: {Ann: {gold: 7}}}
""",
        """  Mint: {type: location, text: "[+2 Income]"}
""",
    )
    assert "1e/faq/income-of-a-kneeling-location/2" in cites


def test_the_first_player_may_act_first_and_only_the_active_one_spends_gold():
    """1e/faq/active-and-first-player/1, 1e/faq/active-and-first-player/2, 1e/faq/marshalling-phase-chart/7,
    1e/faq/player-action/3, 1e/faq/4.4/1: Bob is active, Ann has the first action; she may not play a card, he may."""
    cites = held(
        "gold: 5, hand: [Scribe, Captain]",
        "gold: 5, hand: [Lion]",
        """
start: count-income
run:
  - Ann: {marshal: Captain}
  - Bob: pass
  - Ann: pass
  - check: {decision: {player: Ann}, players: {Bob: {gold: 9}}}
  - refuse: {Ann: {marshal: Scribe}, because: "active"}
  - Ann: pass
  - Bob: {marshal: Lion}
  - check: {players: {Bob: {gold: 7}, Ann: {gold: 7}}, cards: {Lion: {zone: play}}}
""",
    )
    assert {"1e/faq/marshalling-actions/2", "1e/faq/4.4/1"} <= cites


def test_a_neutral_card_has_no_penalty_and_one_of_another_house_has():
    """1e/faq/4.1/1, 1e/faq/4.1/2, 1e/faq/action-window-step-1/6: neutral cards have no affiliation; a reducer comes after the
    penalty, here 2 (A6)."""
    held(
        "gold: 5, hand: [Wanderer, Lion], play: [Gate]",
        "play: [Cub]",
        """
start: count-income
run:
  - Ann: {marshal: Wanderer}
  - check: {players: {Ann: {gold: 9}}}
  - Bob: pass
  - Ann: {marshal: Lion}
  - check: {players: {Ann: {gold: 6}}}
""",
        """  Wanderer: {type: character, cost: 1, str: 1}
  Gate: {type: location, text: "Reduce the cost to play [Lannister] characters by 1."}
""",
    )


def test_cards_put_into_hand_are_not_drawn():
    """1e/faq/the-draw-cap/2: a search does not count towards the three cards drawn by effects in a round."""
    held(
        "hand: [Tome, Tome, Quest], deck: [Captain, Scribe, King, Widow, Captain]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Tome}
  - Bob: pass
  - Ann: {play: Tome}
  - check: {players: {Ann: {hand: 4}}}
""",
        """  Tome: {type: event, text: "Any Phase: Draw 2 cards."}
  Quest: {type: event, text: "Any Phase: Search your deck for a Lord card, reveal it, and put it into your hand."}
""",
    )


def test_control_takes_duplicates_and_leaves_attachments():
    """1e/faq/3.25/1, 1e/faq/3.25/2: the duplicate goes with its character; the attachment keeps its controller."""
    held(
        "hand: [Bribe], play: [Captain]",
        "play: [Lady: {duplicates: 1, attachments: [Shield]}]",
        """
start: challenges
run:
  - Ann: {play: Bribe, choose: Lady}
  - check: {cards: {Lady: {controller: Ann, duplicates: 1}, Shield: {controller: Bob}}}
""",
        """  Bribe: {type: event, text: "Any Phase: Choose a character. Take control of that character."}
""",
    )


def test_a_facedown_attachment_goes_to_the_discard_pile():
    """1e/faq/3.22/2, 1e/faq/3.22/1: a character attached facedown is an attachment, and its pile is the discard pile."""
    held(
        "hand: [Axe], play: [Captain: {attachments: [{Scribe: {facedown: yes}}]}]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Captain}
  - check: {cards: {Captain: {zone: dead}, Scribe: {zone: discard}}}
""",
    )


def test_saves_and_cancels_are_asked_for_before_claim_is_carried_out():
    """1e/faq/framework-actions/7, 1e/faq/framework-actions/9, 1e/faq/framework-actions/12: the chosen character may be saved
    before it becomes moribund; after the winner and the renown nothing fits, and nobody is asked."""
    lines = said(
        "play: [King: attacking]",
        "play: [Lady: {duplicates: 1}, Cub: defending]",
        """
challenge: {type: military, attacker: Ann, defender: Bob}
start: challenge-resolution
run:
  - Bob: {choose: Lady}
  - check: {window: save/cancel, window_step: 2, decision: {player: Bob}}
  - Bob: {trigger: Lady}
  - check: {cards: {Lady: {zone: play, duplicates: 0}, King: {power: 2}}}
""",
    )
    assert sum(line.startswith("Saves and cancels: ") for line in lines) == 1


def test_a_house_card_cannot_leave_play():
    """1e/faq/4.11/1: whatever discards cards from play does not discard it."""
    held(
        "hand: [Ruin], play: [Captain]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Ruin}
  - check: {cards: {Captain: {zone: discard}, Cub: {zone: discard}}, players: {Ann: {faction_power: 0}}}
""",
        """  Ruin: {type: event, text: "Any Phase: Discard each character from play."}
""",
    )


def test_a_card_that_cannot_be_killed_is_not_chosen_for_it():
    """1e/faq/4.3/4: Rock is no legal choice; the event needs another."""
    cites = held(
        "hand: [Axe], play: [Rock]",
        "play: []",
        """
start: challenges
run:
  - refuse: {Ann: {play: Axe, choose: Rock}}
  - check: {cards: {Axe: {zone: hand}}}
""",
        """  Rock: {type: character, str: 4, text: "Rock cannot be killed."}
""",
    )
    assert {"1e/faq/4.3/4", "1e/faq/4.3/1"} & cites


def test_an_own_name_means_the_card_itself():
    """1e/faq/3.12/1: the other copy of the same card does not answer the death of this one."""
    held(
        "hand: [Axe], play: [Ghost, Ghost]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: "Ghost#1"}
  - check: {may: {Ann: ["Ghost#1"]}, may_not: {Ann: ["Ghost#2"]}}
""",
        """  Ghost: {type: character, str: 1, text: "Response: After Ghost is killed, draw 1 card."}
""",
    )


def test_an_opponent_is_one_of_the_player_who_controls_the_card():
    """1e/faq/3.24/2, 1e/faq/3.24/1: Mourner is Bob's, so "an opponent" of it is Ann."""
    held(
        "play: [Captain], hand: 2",
        "play: [Spy]",
        """
start: challenges
run:
  - Ann: pass
  - Bob: {trigger: Spy, choose: Ann}
  - check: {players: {Ann: {hand: 1}}}
""",
        """  Spy: {type: character, str: 1, text: "Any Phase: Kneel Spy to choose an opponent. That player discards 1 card at
      random from his or her hand."}
""",
    )


def test_each_paragraph_of_a_card_is_an_effect_of_its_own():
    """1e/faq/event-cards-additional-notes/1, 1e/faq/character-abilities-additional-notes/1, 1e/faq/character-abilities-cost/1:
    the one that costs nothing is used though the other cannot be paid."""
    held(
        "play: [Sage: kneeling], deck: 3",
        "play: [Cub]",
        """
start: challenges
run:
  - check: {may: {Ann: [Sage]}}
  - Ann: {trigger: Sage}
  - check: {players: {Ann: {hand: 0, faction_power: 1}}}
""",
        """  Sage:
    type: character
    text: "Any Phase: Kneel Sage to draw 1 card.\\nAny Phase: Claim 1 power for your House. (Limit once per phase.)"
    abilities:
      - {kind: action, costs: [{do: kneel, on: self}], effects: [{do: draw}]}
      - {kind: action, effects: [{do: gain power}], limit: {times: 1, period: phase}}
""",
    )


def test_a_constant_ability_counts_anew_at_any_time():
    """1e/faq/3.11/1, 1e/faq/3.10/4: the STR follows the number of characters, without anything being initiated."""
    held(
        "hand: [Axe], play: [Marshal, Scribe, Captain]",
        "play: [Cub]",
        """
start: challenges
run:
  - check: {cards: {Marshal: {str: 4}}}
  - Ann: {play: Axe, choose: Scribe}
  - check: {cards: {Marshal: {str: 3}}}
""",
        """  Marshal: {type: character, str: 1, text: "Marshal gets +1 STR for each character you control."}
""",
    )


def test_immunity_gained_later_does_not_end_what_has_resolved():
    """1e/faq/3.18/1: it is looked at as the triggered effect first resolves, not afterwards."""
    held(
        "hand: [Curse, Ward], play: [Captain]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Curse, choose: Captain}
  - Bob: pass
  - Ann: {play: Ward, choose: Captain}
  - check: {cards: {Captain: {str: 1}}}
""",
        """  Curse: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character gets -2 STR."}
  Ward: {type: event, text: "Any Phase: Choose a character. Until the end of the phase, that character is immune to events."}
""",
    )


def test_immunity_gained_later_cuts_off_a_constant_ability():
    """1e/faq/3.18/2: the location's constant ability stops at once for a character that becomes immune to it."""
    held(
        "hand: [Ward], play: [Captain, Forge]",
        "play: [Cub]",
        """
start: challenges
run:
  - check: {cards: {Captain: {str: 5}}}
  - Ann: {play: Ward, choose: Captain}
  - check: {cards: {Captain: {str: 3}}}
""",
        """  Forge: {type: location, text: "Each character you control gets +2 STR."}
  Ward:
    type: event
    text: "Any Phase: Choose a character. Until the end of the phase, that character is immune to location abilities."
""",
    )


def test_kneeling_for_influence_triggers_nothing():
    """1e/faq/3.2/2, 1e/faq/event-cards-cost/1: paying is no use of the card that provides it."""
    lines = said(
        "hand: [Levy], play: [Sept]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Levy, choose: [Sept, Cub]}
  - check: {cards: {Cub: {zone: dead}}}
""",
        """  Levy: {type: event, text: "Challenges: Kneel 1 influence to choose and kill a character."}
  Sept: {type: location, influence: 1}
""",
    )
    assert not any("uses Sept" in line or "Sept initiates" in line for line in lines)


def test_a_drawback_is_an_effect_and_no_cost():
    """1e/faq/event-cards-effect/2, 1e/faq/event-cards-effect/1, 1e/faq/character-abilities-effect/2,
    1e/faq/character-abilities-effect/1: the hand is empty, and the event may be played all the same."""
    held(
        "hand: [Gift], play: [Captain], deck: 0",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Gift}
  - check: {players: {Ann: {faction_power: 1, hand: 0}}, cards: {Gift: {zone: discard}}}
""",
        """  Gift:
    type: event
    text: "Any Phase: Claim 1 power for your House. Discard a card from your hand."
    abilities:
      - {kind: action, zone: hand, effects: [{do: gain power}, {do: discard from hand, amount: 1}]}
""",
    )


def test_a_passive_is_no_action_and_costs_nobody_a_turn():
    """1e/faq/player-action/7, 1e/faq/action/6: after Ann's action and the passive that follows, it is Bob's turn."""
    held(
        "hand: [Axe], play: [Captain]",
        "play: [Cub, Bell]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Cub}
  - check: {decision: {player: Bob, kind: action}, players: {Bob: {faction_power: 1}}}
""",
        """  Bell: {type: location, cost: 0, text: "After a character is killed, claim 1 power for your House."}
""",
    )


def test_a_card_leaves_play_for_the_pile_of_its_owner():
    """1e/faq/3.29/1, 1e/faq/3.29/2: Bob owns it, whoever controls it."""
    held(
        "hand: [Axe], play: [Captain: {owner: Bob}]",
        "play: [Cub]",
        """
start: challenges
run:
  - Ann: {play: Axe, choose: Captain}
  - check: {cards: {Captain: {zone: dead}}, players: {Bob: {dead: 1}, Ann: {dead: 0}}}
""",
    )


def test_a_character_that_has_left_the_challenge_has_not_participated():
    """1e/faq/3.31/1: the defender that was killed before counts for nothing at resolution."""
    held(
        "hand: [Axe], play: [Captain: attacking]",
        "play: [Lion: defending, Cub]",
        """
challenge: {type: military, attacker: Ann, defender: Bob}
run:
  - Ann: {play: Axe, choose: Lion}
  - advance: finish-challenges
  - check: {players: {Ann: {faction_power: 1}}, cards: {Cub: {zone: dead}}}
""",
    )
