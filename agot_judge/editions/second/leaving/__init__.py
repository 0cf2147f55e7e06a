"""Cards leaving play, and cards that move between out-of-play areas."""
