"""The ids that stand as examples in the description of the API."""

PARAGRAPH = "2e/rr/stealth/1"
CITED = "2e/rr/save/1"
ENTRY = "2e/rr/4.2.1"
LINKED = "2e/rr/target"
PRINTED_TWICE = "2e/rr/unopposed"
DOCUMENT = "2e/faq"
