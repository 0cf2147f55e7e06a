"""The media types of what the API answers."""

JSON = "application/json"
JSON_LINES = "application/jsonl"
PROBLEM = "application/problem+json"
