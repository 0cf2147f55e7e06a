"""Effects in progress: one after the other, with what each leaves for the next one to speak of."""
