"""Where cards are, and where they are put."""
