"""Codes on a page, read as a phone reads them."""

import re

import zxingcpp

SCALE = 4
QUIET = 4


def scanned(svg):
    """The text of a code, read from the drawing of its SVG: dark runs of one path, in modules."""
    size = int(re.findall(r'viewBox="0 0 (\d+) \d+"', svg)[0])
    dark = [[255] * size for _ in range(size)]
    x = y = 0.0
    path = re.findall(r'\bd="([^"]+)"', svg)[0]
    for step, numbers in re.findall(r"([Mmh])([^Mmh]+)", path):
        values = [float(one) for one in re.findall(r"-?[\d.]+", numbers)]
        if step == "M":
            x, y = values
        elif step == "m":
            x, y = x + values[0], y + values[1]
        else:
            for column in range(int(x), int(x + values[0])):
                dark[int(y)][column] = 0
            x += values[0]
    rows = [bytes(value for value in row for _ in range(SCALE)) for row in dark for _ in range(SCALE)]
    image = memoryview(b"".join(rows)).cast("B", shape=[size * SCALE, size * SCALE])
    found = zxingcpp.read_barcodes(image)
    assert len(found) == 1
    return found[0].text


def svg_of(text, testid):
    figure = re.search(rf'data-testid="{testid}"[^>]*>(<svg.*?</svg>)', text, re.DOTALL)
    return figure[1] if figure else ""
