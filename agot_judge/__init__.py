"""AGOT Judge: finds the paragraph that decides, and steps the board in dispute through the rules."""
