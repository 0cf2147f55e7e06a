"""Winning the game, and elimination from it."""
