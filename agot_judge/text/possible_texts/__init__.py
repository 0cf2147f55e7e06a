"""What a text that is not understood may mean, as texts that are understood: its readings."""
