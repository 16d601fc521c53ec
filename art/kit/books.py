"""Library things: the trolley for returned books, a sleeping cat, a ladder, palm-leaf books."""

import math
import random

from kit.furniture import row_of_books
from kit.shapes import ball, block, lathe, limb, placed, ring, stroke


def trolley(colour="teal"):
    """A book trolley on castors, its lower shelf full; the upper one is free at z = 0.75."""
    for side in (-1, 1):
        block(side * 0.46, 0, 0.08, 0.035, 0.42, 0.82, colour, 0.012)
        for end in (-1, 1):
            with placed(side * 0.44, end * 0.17, 0.045, roll=90):
                lathe(0, 0, -0.015, [(0, 0), (0.045, 0), (0.045, 0.03), (0, 0.03)], "dark", sides=16)
    for z in (0.14, 0.46, 0.72):
        block(0, 0, z, 0.9, 0.4, 0.03, "wood", 0.008)
    draw = random.Random(5)
    row_of_books(-0.42, 0.42, 0, 0.17, 0.26, draw, 0.97)
    row_of_books(-0.42, 0.1, 0, 0.49, 0.21, draw, 0.97)


def sleeping_cat(coat="#E8953F", stripe="#B8651F", light="#FFF3E0"):
    """A cat curled up asleep on a cushion: head on its paws, tail around it, its face to -y."""
    lathe(
        0,
        0,
        0,
        [(0, 0), (0.25, 0), (0.28, 0.03), (0.25, 0.06), (0, 0.045)],
        "navy",
        squash=(1.15, 0.85),
        sides=36,
    )
    with placed(0, 0, 0.045):
        ball(0.06, 0.03, 0.075, 0.165, coat, squash=(1.1, 0.88, 0.62), fine=4)
        for x in (-0.02, 0.06, 0.14):
            wide = 0.165 * math.sqrt(max(0, 1 - ((x - 0.06) / 0.182) ** 2))
            points = [
                (x, 0.03 + wide * 0.9 * math.sin(a / 5), 0.075 + wide * 0.64 * math.cos(a / 5))
                for a in range(-6, 7)
            ]
            stroke(points, stripe, 0.012)
        cat_head(coat, stripe, light)
        for end in (-0.05, -0.17):
            limb((end + 0.03, -0.12, 0.02), (end, -0.2, 0.018), 0.028, light)
        tail = [
            (0.06 + 0.2 * math.cos(a / 10), 0.0 - 0.135 * math.sin(a / 10), 0.03) for a in range(2, 22, 2)
        ]
        for i, (start, end) in enumerate(zip(tail, tail[1:])):
            limb(start, end, 0.03, light if i > 6 else stripe if i % 3 == 2 else coat, 0.029)


def cat_head(coat, stripe, light):
    """The head with closed eyes, lying on the forepaws."""
    with placed(-0.14, -0.09, 0.115, turn=14, pitch=-4, roll=-8, scale=1.3):
        ball(0, 0, 0, 0.098, coat, squash=(1.1, 0.92, 0.9), fine=4)
        for side in (-1, 1):
            lathe(
                side * 0.064,
                0.01,
                0.045,
                [(0.042, 0), (0.024, 0.04), (0.0, 0.075)],
                coat,
                sides=12,
                roll=side * 18,
            )
            lathe(
                side * 0.064,
                -0.014,
                0.052,
                [(0.026, 0), (0.014, 0.026), (0.0, 0.048)],
                "rose",
                sides=10,
                roll=side * 18,
            )
            lid = [
                (side * 0.042 + t * 0.02, -0.085, 0.014 - 0.012 * (1 - t * t)) for t in (-1, -0.5, 0, 0.5, 1)
            ]
            stroke(lid, "eye", 0.0075)
            ball(side * 0.024, -0.078, -0.028, 0.032, light, squash=(1, 0.8, 0.8))
        ball(0, -0.1, -0.012, 0.012, "rose", squash=(1.2, 1, 0.8))
        for x in (-0.028, 0, 0.028):
            stroke([(x, -0.055, 0.066), (x * 1.1, -0.03, 0.082)], stripe, 0.006)


def ladder(height=2.0, lean=14):
    """A library ladder leaning towards +y."""
    with placed(pitch=-lean):
        for side in (-1, 1):
            block(side * 0.2, 0, 0, 0.045, 0.06, height, "wood dark", 0.01)
        for i in range(6):
            block(0, 0, 0.26 + i * 0.3, 0.38, 0.085, 0.028, "wood", 0.008)


def palm_leaf_book():
    """An old book of palm leaves between painted boards, tied with a cord."""
    block(0, 0, 0, 0.62, 0.11, 0.018, "maroon", 0.004)
    for i in range(5):
        block(0.004 * (-1) ** i, 0.003 * (-1) ** i, 0.018 + i * 0.011, 0.6, 0.1, 0.009, "cane", 0.002)
    with placed(0.03, 0.02, 0.073, turn=4):
        block(0, 0, 0, 0.62, 0.11, 0.018, "maroon", 0.004)
        block(0, 0, 0.018, 0.5, 0.05, 0.003, "yellow", 0)
    for x in (-0.16, 0.16):
        ring(x, 0.005, 0.046, 0.068, 0.007, "ivory", turn=90, pitch=90)


def reading_lamp(colour="leaf dark"):
    """A banker's lamp: brass foot, long glass shade, lit underneath."""
    lathe(0, 0, 0, [(0, 0), (0.085, 0), (0.08, 0.018), (0.014, 0.03), (0.012, 0.3), (0, 0.3)], "brass")
    block(0, -0.02, 0.24, 0.27, 0.1, 0.02, "#FFF3CC", 0.004, glow=0.95)
    block(0, -0.02, 0.255, 0.3, 0.13, 0.07, colour, 0.032)
    block(0, -0.02, 0.25, 0.31, 0.135, 0.014, "brass", 0.004)
    ball(0, -0.02, 0.33, 0.016, "brass", fine=2)


def newspaper_rack():
    """Newspapers hanging over wooden rods."""
    for side in (-1, 1):
        limb((side * 0.36, -0.18, 0.02), (side * 0.36, 0, 0.95), 0.022, "wood dark")
        limb((side * 0.36, 0.18, 0.02), (side * 0.36, 0, 0.95), 0.022, "wood dark")
    for i, z in enumerate((0.42, 0.66, 0.9)):
        y = -0.17 * (0.95 - z) / 0.95 - 0.02
        limb((-0.4, y, z), (0.4, y, z), 0.014, "wood")
        block(0, y - 0.014, z - 0.24, 0.56, 0.016, 0.25, "paper", 0.004, pitch=-10)
        block(-0.1, y - 0.026, z - 0.08, 0.28, 0.006, 0.045, "dark", 0, pitch=-10)
        for line in range(3):
            block(
                0.0,
                y - 0.03 + 0.004 * line,
                z - 0.125 - line * 0.032,
                0.46,
                0.006,
                0.011,
                "metal light",
                0,
                pitch=-10,
            )
