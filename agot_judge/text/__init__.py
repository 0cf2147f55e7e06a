"""Card text: what a printed wording says, read without guessing.

The way of a line, and the file in which each step stands:

1. ``lines/splitting``: the lines of a text; ``parsing/normalize`` and ``parsing/lexer``: the words of a line, with their places;
   ``lines/quoted``: an ability in quotation marks is one word of its line. Before it is read, a First Edition line is put into
   the words of the grammars (``first_edition/reading``).
2. ``lines/header``: the words before the colon. A line with a header goes on in ``lines/triggered_lines``, one without in
   ``lines/constant_lines``, unless it is about setup (``lines/setup_orders``): they ask for its parts, such as a triggering
   condition, costs, sentences (``lines/sections``). What was understood so far is kept in ``lines/record_of_ability`` or
   ``lines/record_of_sentences``, which make the ability of it, or say where reading stopped (``lines/unread``). Where a part
   is not understood, ``lines/signs_of_headers`` and ``lines/signs_of_statements`` tell if the rest can be left to the judge.
3. ``grammar`` has a folder for each subject, or a ``.lark`` with a ``.py`` of the same name: grammars, and beside them functions
   and tables that say what their rules mean. ``parsing/lattice`` reads a part with these grammars. A phrase that one grammar has
   read counts as one word in the others: "choose" and *a noun phrase* is a sentence, whatever the noun phrase says.
4. ``lines/complete_parses`` takes the parses of the whole part. Several with the same meaning are no doubt; with different
   meanings the part is unclear. Within a part, two readings of the same words that mean the same, for what follows too, are one
   (``discourse/meanings``).
5. ``discourse/meanings`` asks each rule of a parse for its meaning, from left to right: a function that is registered for the
   rule (``rule``, ``rules``), or its row in a table (``means``). ``discourse/discourse`` is what was spoken of, shown and done
   so far, ``discourse/pronouns`` says which of it a pronoun means.
6. ``trees`` changes or checks a tree, or a part of one, where a later part of the line says something of it, or the whole shows
   what no part could.

How a line is read
------------------
*Reaction: After you win a challenge in which X is participating, choose a character controlled by the losing opponent. Kneel
that character.* X is the title of the card that has the line. These eight files tell how it is read, in this order;
``python -m benchmarks.derivation LINE --title X`` prints the rules by which the parts of a line are read, with their places, and
the tree.

1. This one.
2. ``compile.py``: the line becomes words, and a lattice in which parts are looked for. It has a header, ``Reaction:``.
3. ``lines/triggered_lines.py``: ``take_trigger`` asks for a triggering condition up to the comma; then come two sentences.
4. ``grammar/challenges/phrases.py``: "a challenge" is of any type (``of_types``). "X is participating" is a state of the game;
   ``such_that`` makes of it a condition of the challenge. ``challenge`` puts the two together.
5. ``grammar/occurrences/players/doing.py``: ``win`` makes a ``Trigger`` of the occurrence "win challenge", and keeps that "that
   player" would be its loser; ``player_does`` puts the player to it, "you".
6. ``grammar/nouns/endings.py``: "controlled by the losing opponent" is an ending of a noun. ``controlled`` makes of it a field of
   the description of the cards, ``controller="loser"``; ``description`` puts it to "character". "The losing opponent" is a rule
   of ``grammar/players/pronouns.py``: ``win`` has kept that the player spoken of is the loser. Then ``choose`` (in the last of
   these files) keeps such a character as a target.
7. ``grammar/nouns/pronouns.py``: ``that`` makes a noun phrase of "that character". It asks (``Reading.noun_meant``) for the
   character of which was spoken last, other than by its title: the target. Had the sentence before chosen two characters, it
   would be unclear, since "that character" is one, and all that follows the triggering condition would be left to the judge.
8. ``grammar/effects/on_cards/affected.py``: ``do`` makes of "kneel" and the target the effect ``Kneel(on="target")``.

Around these stand rules that only pass on or wrap: ``trigger`` ("after"), ``one`` ("a"), ``order``, ``effects``, ``plain``. The
tree, without the fields that are as always: ``Ability(kind="reaction", trigger=Trigger(event="win challenge", player="you",
when=(Condition(exists=Cards(this=True, participating=True)),)), choose=(Choose(cards=Cards(type=("character",),
controller="loser")),), effects=(Kneel(on="target"),))``.
"""
