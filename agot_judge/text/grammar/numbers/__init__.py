"""Numbers: amounts, how many, beside what."""
