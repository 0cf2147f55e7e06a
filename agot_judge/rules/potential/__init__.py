"""The potential of effects to change the game state: what an effect could do, and why it could do nothing."""
