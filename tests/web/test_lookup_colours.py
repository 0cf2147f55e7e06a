"""Every appearance can be read: contrast by the Web Content Accessibility Guidelines, level AA."""

import re

import pytest

from agot_judge.web.urls import STATIC

TEXT = 4.5
"""The least contrast of text with what is behind it."""

EDGE = 3.0
"""The least contrast of the edge of a control, and of the mark of focus."""

TEXT_PAIRS = [
    *[(ink, ground) for ink in ("ink", "ink-soft", "accent", "accent-strong") for ground in ("paper", "surface", "sunken")],
    *[("ink", f"{what}-soft") for what in ("accent", "warn", "danger", "good")],
    *[(what, f"{what}-soft") for what in ("accent", "warn", "danger", "good")],
    ("accent-strong", "accent-soft"),
    ("on-accent", "accent"),
    ("on-accent", "accent-strong"),
    ("on-mark", "mark"),
    ("warn", "paper"),
    ("danger", "paper"),
]  # fmt: skip

EDGE_PAIRS = [
    (edge, ground) for edge in ("line-strong", "focus", "warn-line") for ground in ("paper", "surface")
]


def tokens(css: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): #([0-9a-f]{6});", css))


def appearances() -> dict[str, dict[str, str]]:
    light = tokens((STATIC / "style.css").read_text())
    venue, venue_dark = (STATIC / "venue.css").read_text().split("@media", 1)
    return {
        "light": light,
        "dark": light | tokens((STATIC / "dark.css").read_text()),
        "venue": light | tokens(venue),
        "venue, dark": light | tokens(venue) | tokens(venue_dark),
    }


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_measured_as_the_guidelines_do():
    assert contrast("000000", "ffffff") == pytest.approx(21)
    assert contrast("777777", "ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", appearances())
def test_text_and_controls_stand_out_in_every_appearance(name):
    colours = appearances()[name]
    faint = [
        (one, other, round(measured, 2))
        for pairs, least in ((TEXT_PAIRS, TEXT), (EDGE_PAIRS, EDGE))
        for one, other in pairs
        if (measured := contrast(colours[one], colours[other])) < least
    ]
    assert faint == []
