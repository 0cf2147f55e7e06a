"""AGOT Judge: finds the paragraph that decides, and steps the board in dispute through the rules."""

__version__ = "0.1.0"
