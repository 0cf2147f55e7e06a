"""Winning, elimination, and what is looked at after each execution."""
