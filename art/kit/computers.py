"""Workstations: a desk with monitor, keyboard and mouse. The user looks along +y."""

import math

from kit.furniture import desk
from kit.shapes import ball, block, placed, plate, stroke

SCREEN_WIDTH = 0.56
SCREEN_HEIGHT = 0.35
SCREEN_FOOT = 0.92


def workstation(shows, width=0.9):
    """A desk with a computer on it; `shows` names what its screen shows."""
    desk(width=width, depth=0.58)
    with placed(0, 0.13):
        monitor(shows)
    keyboard(0, -0.12)
    block(0.3, -0.12, 0.74, 0.17, 0.2, 0.004, "teal dark", 0.002)
    ball(0.3, -0.12, 0.752, 0.036, "white", squash=(0.75, 1.15, 0.5))
    tower(width / 2 - 0.16)


def monitor(shows):
    """A flat screen on its foot, facing -y."""
    block(0, 0.02, 0.74, 0.24, 0.17, 0.014, "metal", 0.005)
    block(0, 0.05, 0.75, 0.05, 0.03, 0.22, "metal", 0.006)
    block(0, 0.02, SCREEN_FOOT - 0.025, SCREEN_WIDTH + 0.045, 0.035, SCREEN_HEIGHT + 0.05, "dark", 0.012)
    with placed(0, 0.0, SCREEN_FOOT):
        SCREENS[shows]()


def keyboard(x, y):
    """A keyboard with four rows of keys."""
    block(x, y, 0.74, 0.4, 0.14, 0.014, "metal light", 0.005)
    for row in range(3):
        block(x, y + 0.035 - row * 0.034, 0.752, 0.36, 0.024, 0.006, "white", 0.002)
    block(x, y - 0.054, 0.752, 0.18, 0.018, 0.006, "white", 0.002)


def tower(x):
    """The computer under the desk, with its light."""
    block(x, 0.06, 0.03, 0.17, 0.38, 0.38, "dark", 0.012)
    block(x, -0.132, 0.32, 0.11, 0.006, 0.014, "metal", 0)
    ball(x + 0.045, -0.134, 0.27, 0.011, "lime", glow=1.4, fine=2)


def ground(colour):
    """The lit screen itself."""
    bar(SCREEN_WIDTH / 2, SCREEN_HEIGHT / 2, SCREEN_WIDTH, SCREEN_HEIGHT, colour, 0.002)


def bar(x, z, width, height, colour, out=0.005):
    """A lit rectangle on the screen; x and z are its middle, from the lower left corner."""
    block(x - SCREEN_WIDTH / 2, -out, z - height / 2, width, 0.003, height, colour, 0, glow=0.92)


def disc(x, z, radius, colour, out=0.006):
    """A lit disc on the screen."""
    outline = [
        (x - SCREEN_WIDTH / 2 + radius * math.cos(a * 0.2618), z + radius * math.sin(a * 0.2618))
        for a in range(24)
    ]
    with placed(0, -out, 0):
        plate(outline, 0.003, colour, glow=0.92)


def program_code():
    """Lines of a program, indented and coloured."""
    ground("#16384A")
    lines = (
        (0, 0.16, "orange"),
        (1, 0.22, "teal pale"),
        (1, 0.14, "yellow"),
        (2, 0.2, "teal pale"),
        (2, 0.12, "rose"),
        (1, 0.18, "lime"),
        (0, 0.1, "orange"),
    )
    for i, (indent, width, colour) in enumerate(lines):
        left = 0.05 + indent * 0.055
        bar(left + width / 2, 0.305 - i * 0.042, width, 0.018, colour)
        bar(left + width + 0.06, 0.305 - i * 0.042, 0.08, 0.018, "blue")


def bar_chart():
    """Columns that grow."""
    ground("screen light")
    for i, (height, colour) in enumerate(
        ((0.09, "teal"), (0.14, "orange"), (0.12, "teal"), (0.19, "orange"), (0.24, "teal"))
    ):
        bar(0.11 + i * 0.085, 0.05 + height / 2, 0.05, height, colour)
    bar(0.28, 0.042, 0.46, 0.008, "dark")


def spreadsheet():
    """A table with a coloured head row."""
    ground("screen light")
    bar(0.28, 0.315, 0.52, 0.036, "green")
    for row in range(6):
        for column in range(5):
            colour = "yellow" if (row, column) == (2, 3) else "#D3E9E1" if column == 0 else "white"
            bar(0.072 + column * 0.104, 0.268 - row * 0.044, 0.096, 0.036, colour)


def blocks():
    """A program of stacked blocks, and the figure that it moves."""
    ground("#FFF4DC")
    for i, (indent, width, colour) in enumerate(
        (
            (0, 0.15, "yellow"),
            (0, 0.19, "blue"),
            (0.02, 0.13, "violet"),
            (0.02, 0.16, "blue"),
            (0, 0.19, "orange"),
        )
    ):
        bar(0.04 + indent + width / 2, 0.285 - i * 0.048, width, 0.042, colour)
    bar(0.41, 0.175, 0.26, 0.29, "#CFEFFA")
    bar(0.41, 0.06, 0.26, 0.06, "lime")
    disc(0.4, 0.16, 0.06, "orange")
    disc(0.45, 0.22, 0.042, "orange")


def drawing():
    """A picture of a sunset at the sea, made on the screen."""
    ground("#FFD9A0")
    disc(0.3, 0.16, 0.085, "#FA7A24")
    bar(0.28, 0.075, 0.56, 0.15, "teal")
    for i in range(4):
        bar(0.16 + i * 0.08, 0.11 - 0.028 * (i % 3), 0.1, 0.01, "teal pale")
    bar(0.035, 0.175, 0.05, 0.33, "white", 0.007)
    for i, colour in enumerate(("red", "yellow", "green", "navy", "violet")):
        bar(0.035, 0.295 - i * 0.06, 0.032, 0.04, colour, 0.009)


def flow_chart():
    """Boxes joined by arrows."""
    ground("screen light")
    for x, z, colour in (
        (0.28, 0.295, "teal"),
        (0.28, 0.185, "yellow"),
        (0.13, 0.07, "orange"),
        (0.43, 0.07, "rose"),
    ):
        bar(x, z, 0.15, 0.06, colour)
    bar(0.28, 0.24, 0.008, 0.06, "dark", 0.004)
    bar(0.28, 0.128, 0.308, 0.008, "dark", 0.004)
    for x in (0.13, 0.43):
        bar(x, 0.11, 0.008, 0.036, "dark", 0.004)
    bar(0.28, 0.145, 0.008, 0.034, "dark", 0.004)


def curve():
    """A sine curve on a grid."""
    ground("#0F3444")
    for i in range(6):
        bar(0.08 + i * 0.08, 0.175, 0.004, 0.29, "#2B5C6D", 0.004)
    for i in range(4):
        bar(0.28, 0.07 + i * 0.07, 0.48, 0.004, "#2B5C6D", 0.004)
    points = [(-0.24 + i * 0.02, -0.008, 0.175 + 0.1 * math.sin(i * 0.52)) for i in range(25)]
    stroke(points, "yellow", 0.0075, glow=0.95)


def web_page():
    """A page with a picture and columns of text."""
    ground("white")
    bar(0.28, 0.325, 0.56, 0.05, "teal dark")
    bar(0.16, 0.21, 0.24, 0.14, "orange")
    for i in range(4):
        bar(0.42, 0.27 - i * 0.034, 0.2, 0.014, "#9DB9C0")
    for i in range(3):
        bar(0.28, 0.105 - i * 0.034, 0.48, 0.014, "#C7D9DD")


def pie():
    """A disc in parts, with its key."""
    ground("#F7F1FB")
    disc(0.2, 0.175, 0.125, "violet")
    with placed(-SCREEN_WIDTH / 2 + 0.2, -0.01, 0.175):
        for start, end, colour in ((0, 7, "orange"), (7, 12, "yellow")):
            corners = [(0, 0)] + [
                (0.126 * math.cos(a * 0.2618), 0.126 * math.sin(a * 0.2618)) for a in range(start, end + 1)
            ]
            plate(corners, 0.003, colour, glow=0.92)
    for i, colour in enumerate(("orange", "yellow", "violet")):
        bar(0.39, 0.25 - i * 0.07, 0.04, 0.04, colour)
        bar(0.475, 0.25 - i * 0.07, 0.09, 0.016, "#A9A2BC")


SCREENS = {
    "code": program_code,
    "columns": bar_chart,
    "table": spreadsheet,
    "blocks": blocks,
    "drawing": drawing,
    "flow": flow_chart,
    "curve": curve,
    "page": web_page,
    "pie": pie,
}


def rubber_duck():
    """A bath duck, looking along -y."""
    ball(0, 0, 0.06, 0.085, "yellow", squash=(0.9, 1.15, 0.8))
    ball(0, 0.085, 0.095, 0.032, "yellow", squash=(0.8, 1, 1.1))
    ball(0, -0.04, 0.155, 0.062, "yellow")
    ball(0, -0.1, 0.148, 0.026, "orange", squash=(1.1, 1, 0.45))
    for side in (-1, 1):
        ball(side * 0.03, -0.086, 0.178, 0.012, "eye", fine=2)
        ball(side * 0.076, 0.01, 0.07, 0.04, "#F6C93A", squash=(0.5, 1.1, 0.8))
