"""Library things: the trolley for returned books, a sleeping cat, a ladder, palm-leaf books."""
import math

from kit.furniture import book_pile, row_of_books
from kit.shapes import ball, block, lathe, limb, placed, ring, stroke

import random


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


def sleeping_cat(coat="#E39A4B", light="#FBEBD3"):
    """A cat curled up asleep, its head on its paws and its tail around it."""
    ball(0, 0.01, 0.085, 0.17, coat, squash=(1.22, 0.95, 0.6))
    ball(0.1, 0.02, 0.1, 0.12, coat, squash=(0.95, 1.05, 0.72))
    for x in (-0.06, 0.01, 0.08):
        points = [(x + 0.01 * math.cos(a), 0.01 + 0.165 * math.sin(a * 1.0), 0.092 + 0.108 * math.cos(a)) for a in (-1.0, -0.6, -0.2, 0.2, 0.6, 1.0)]
        stroke(points, "#C77A2D", 0.011)
    head = (-0.16, -0.08, 0.09)
    ball(*head, 0.085, coat, squash=(1.05, 0.95, 0.88))
    for side in (-1, 1):
        lathe(head[0] + side * 0.05, head[1] + 0.01, head[2] + 0.045, [(0.036, 0), (0.02, 0.03), (0.0, 0.058)], coat, sides=12, roll=side * 16)
        eye = [(head[0] + side * 0.036 + t * 0.018, head[1] - 0.077, head[2] + 0.006 - 0.01 * (1 - t * t)) for t in (-1, -0.5, 0, 0.5, 1)]
        stroke(eye, "eye", 0.005)
    ball(head[0], head[1] - 0.066, head[2] - 0.022, 0.034, light, squash=(1.2, 0.7, 0.75))
    ball(head[0], head[1] - 0.09, head[2] - 0.012, 0.01, "rose")
    for shift in (-0.03, 0.045):
        limb((-0.12 + shift, -0.1, 0.028), (-0.2 + shift, -0.16, 0.026), 0.028, light)
    tail = [(0.2 * math.cos(a * 0.2 + 0.3), -0.02 - 0.15 * math.sin(a * 0.2 + 0.1), 0.035) for a in range(0, 11)]
    for i, (a, b) in enumerate(zip(tail, tail[1:])):
        limb(a, b, 0.03, light if i > 7 else coat, 0.029)


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


def reading_lamp(colour="green"):
    """A brass lamp with a glass shade, lit."""
    lathe(0, 0, 0, [(0, 0), (0.085, 0), (0.08, 0.015), (0.015, 0.03), (0.013, 0.3), (0, 0.3)], "brass")
    limb((0, 0, 0.3), (0, -0.06, 0.34), 0.012, "brass")
    with placed(0, -0.09, 0.29, pitch=0):
        lathe(0, 0, 0, [(0.11, 0), (0.1, 0.045), (0.05, 0.085), (0, 0.09)], colour, squash=(1.5, 0.9))
        ball(0, 0, 0.005, 0.035, "#FFF1C4", glow=1.0, squash=(1.6, 1, 0.5))


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
            block(0.0, y - 0.03 + 0.004 * line, z - 0.125 - line * 0.032, 0.46, 0.006, 0.011, "metal light", 0, pitch=-10)
