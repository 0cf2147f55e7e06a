"""Effects, as texts say them."""
