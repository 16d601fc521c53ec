"""Tables, chairs, shelves and the small things on them. Users of desks and chairs look along +y."""

import math
import random

from kit.shapes import ball, block, lathe, limb, placed, ring, strip, stroke, tube

BOOK_COLOURS = ("teal", "orange", "yellow", "maroon", "navy", "green", "ivory", "red", "violet", "teal pale")


def desk(width=0.82, depth=0.52, height=0.74, top="desk top"):
    """A school desk; the frame's origin is on the floor under its middle."""
    block(0, 0, height - 0.045, width, depth, 0.045, top, 0.016)
    block(0, depth * 0.34, height - 0.22, width * 0.84, 0.025, 0.16, "wood", 0.006)
    legs(width, depth, height - 0.045)


def legs(width, depth, height, thick=0.038, colour="metal", inset=0.06):
    """Four legs under a top."""
    for side in (-1, 1):
        for end in (-1, 1):
            block(
                side * (width / 2 - inset), end * (depth / 2 - inset), 0, thick, thick, height, colour, 0.006
            )


def chair(colour="teal"):
    """A school chair under the frame's origin, its back at -y."""
    block(0, 0, 0.42, 0.4, 0.39, 0.035, colour, 0.016)
    block(0, -0.195, 0.64, 0.4, 0.03, 0.22, colour, 0.014, pitch=6)
    for side in (-1, 1):
        block(side * 0.17, -0.185, 0, 0.028, 0.028, 0.78, "metal", 0.006)
        block(side * 0.17, 0.16, 0, 0.028, 0.028, 0.42, "metal", 0.006)


def stool(colour="orange", height=0.44):
    """A round plastic stool."""
    lathe(
        0,
        0,
        0,
        [
            (0.17, 0),
            (0.175, 0.02),
            (0.14, height - 0.03),
            (0.15, height),
            (0.13, height + 0.012),
            (0, height + 0.012),
        ],
        colour,
    )


def table(width, depth, height=0.74, top="desk top", colour="wood"):
    """A table with wooden legs."""
    block(0, 0, height - 0.05, width, depth, 0.05, top, 0.016)
    block(0, 0, height - 0.13, width - 0.14, depth - 0.14, 0.08, colour, 0.006)
    legs(width, depth, height - 0.05, 0.06, colour, 0.07)


def exercise_book(x, y, z, colour="teal", turn=0):
    """A closed exercise book with its white label."""
    with placed(x, y, z, turn=turn):
        block(0, 0, 0, 0.2, 0.27, 0.018, colour, 0.004)
        block(0, 0.05, 0.018, 0.11, 0.07, 0.002, "white", 0)


def open_book(x, y, z, turn=0, cover="teal"):
    """An open book with lines on both pages."""
    with placed(x, y, z, turn=turn):
        block(0, 0, 0, 0.4, 0.27, 0.008, cover, 0.003)
        for side in (-1, 1):
            block(side * 0.095, 0, 0.007, 0.18, 0.25, 0.012, "paper", 0.004, roll=side * 3)
            for line in range(5):
                block(side * 0.095, 0.08 - line * 0.038, 0.0205, 0.13, 0.007, 0.002, "teal pale", 0)


def paper(x, y, z, turn=0, colour="paper"):
    """A sheet of paper."""
    block(x, y, z, 0.2, 0.28, 0.004, colour, 0, turn)


def pencil(x, y, z, turn=0, colour="orange"):
    """A pencil lying flat."""
    with placed(x, y, z + 0.008, turn=turn):
        limb((0, -0.07, 0), (0, 0.06, 0), 0.008, colour, sides=8)
        limb((0, 0.065, 0), (0, 0.085, 0), 0.006, "dark", 0.002, sides=8)


def pencil_in(hand):
    """A pencil held in a writing hand."""
    x, y, z = hand
    limb((x - 0.012, y + 0.03, z - 0.03), (x + 0.035, y - 0.04, z + 0.11), 0.009, "orange", sides=8)


def bottle(x, y, z, colour="blue"):
    """A pupil's water bottle."""
    lathe(
        x,
        y,
        z,
        [(0, 0), (0.036, 0), (0.038, 0.01), (0.038, 0.13), (0.02, 0.165), (0, 0.165)],
        colour,
        sides=16,
    )
    tube(x, y, z + 0.16, 0.022, 0.035, "white", sides=14)


def lunch_box(x, y, z, colour="yellow", turn=0):
    """A lunch box with its lid and clip."""
    with placed(x, y, z, turn=turn):
        block(0, 0, 0, 0.2, 0.14, 0.07, colour, 0.02)
        block(0, 0, 0.068, 0.21, 0.15, 0.02, "white", 0.01)
        block(0, -0.075, 0.045, 0.05, 0.012, 0.045, "white", 0.004)


def cup(x, y, z, colour="white", drink="curry"):
    """A tea cup on its saucer, full."""
    lathe(x, y, z, [(0, 0), (0.06, 0), (0.075, 0.012), (0.07, 0.014), (0, 0.01)], colour, sides=20)
    lathe(
        x, y, z + 0.01, [(0, 0), (0.026, 0), (0.042, 0.06), (0.038, 0.06), (0.026, 0.015)], colour, sides=20
    )
    tube(x, y, z + 0.055, 0.037, 0.008, drink, sides=18)
    ring(x + 0.048, y, z + 0.04, 0.02, 0.006, colour, pitch=90)


def steam(x, y, z, height=0.22):
    """Two curls of steam."""
    for shift in (-0.018, 0.018):
        points = []
        for i in range(13):
            t = i / 12
            points.append((x + shift + 0.016 * math.sin(t * 7 + shift * 90), y, z + t * height))
        stroke(points, "white", 0.0065)


def satchel(colour="navy", flap="orange"):
    """A school bag on its foot, with straps; origin on the floor."""
    block(0, 0, 0, 0.3, 0.17, 0.36, colour, 0.06)
    block(0, -0.085, 0.04, 0.22, 0.05, 0.16, flap, 0.025)
    block(0, -0.075, 0.25, 0.24, 0.04, 0.03, flap, 0.01)
    ring(0, 0.02, 0.35, 0.05, 0.011, colour, pitch=90, part=0.5)


def bookshelf(width, height, rows, depth=0.32, seed=1, fill=0.94, wood="wood"):
    """An open shelf full of books, standing against the wall at y = 0 and opening to -y."""
    draw = random.Random(seed)
    middle = -depth / 2
    block(0, -0.012, 0, width, 0.024, height, "wood dark", 0.003)
    for side in (-1, 1):
        block(side * (width / 2 - 0.018), middle, 0, 0.036, depth, height, wood, 0.007)
    pitch = (height - 0.03) / rows
    for row in range(rows + 1):
        block(0, middle, row * pitch, width - 0.02, depth - 0.01, 0.03, wood, 0.006)
    for row in range(rows):
        row_of_books(
            -width / 2 + 0.045, width / 2 - 0.045, middle - 0.01, row * pitch + 0.03, pitch - 0.06, draw, fill
        )


def row_of_books(start, end, y, foot, tallest, draw, fill):
    """Books side by side, with a gap and a leaning one now and then."""
    x = start
    while x < end - 0.04:
        thick = draw.uniform(0.028, 0.062)
        if x + thick > end:
            break
        if draw.random() > fill:
            x += draw.uniform(0.05, 0.12)
            continue
        tall = tallest * draw.uniform(0.7, 0.97)
        colour = draw.choice(BOOK_COLOURS)
        block(x + thick / 2, y, foot, thick - 0.003, 0.21, tall, colour, 0.004)
        if draw.random() < 0.55:
            stripe = "yellow" if colour not in ("yellow", "ivory") else "maroon"
            block(x + thick / 2, y - 0.106, foot + tall * 0.68, thick - 0.004, 0.003, tall * 0.08, stripe, 0)
        x += thick


def book_pile(x, y, z, colours, turn=0):
    """Books lying on one another, each a little askew."""
    foot = z
    for i, colour in enumerate(colours):
        with placed(x, y, foot, turn=turn + (7 * (-1) ** i) * (1 + i % 3) / 2):
            block(0, 0, 0, 0.23, 0.3, 0.042, colour, 0.005)
            block(0.008, -0.008, 0.006, 0.22, 0.292, 0.03, "paper", 0.002)
        foot += 0.043


def globe(x, y, z, scale=1.0):
    """A globe on its stand, with a hint of land."""
    with placed(x, y, z, scale=scale):
        lathe(0, 0, 0, [(0, 0), (0.11, 0), (0.1, 0.02), (0.02, 0.035), (0.015, 0.07), (0, 0.07)], "wood dark")
        ball(0, 0, 0.25, 0.165, "blue", fine=4)
        for dx, dy, dz, size, squash in (
            (0.07, -0.1, 0.06, 0.075, (1, 0.5, 1.1)),
            (-0.04, -0.12, -0.03, 0.06, (0.8, 0.5, 1.3)),
            (0.12, 0.02, -0.03, 0.07, (0.5, 1, 1)),
            (0.02, -0.02, 0.13, 0.07, (1.2, 1, 0.4)),
        ):
            ball(dx, dy, 0.25 + dz, size, "lime", squash=squash)
        with placed(0, 0, 0.25, turn=45, pitch=90):
            ring(0, 0, 0, 0.185, 0.01, "brass", part=1.0)


def potted_plant(scale=1.0, pot="clay"):
    """Broad leaves in a clay pot; origin on the floor."""
    with placed(scale=scale):
        lathe(
            0,
            0,
            0,
            [
                (0, 0),
                (0.15, 0),
                (0.2, 0.26),
                (0.225, 0.27),
                (0.225, 0.33),
                (0.19, 0.33),
                (0.18, 0.29),
                (0, 0.29),
            ],
            pot,
        )
        for i in range(13):
            broad_leaf(i * 137.5, 0.42 + 0.055 * i, 0.5 - 0.02 * i, "leaf" if i % 3 else "leaf light")


def broad_leaf(turn, height, length, colour):
    """One leaf on its stalk, arching away from the stem."""
    with placed(0, 0, 0.28, turn=turn):
        stroke([(0, 0, 0), (0, 0.05, height * 0.5), (0, 0.1, height)], "leaf dark", 0.009)
        with placed(0, 0.1, height, pitch=-8):
            outline = []
            for i in range(13):
                t = i / 12
                outline.append((t, math.sin(t * math.pi) ** 0.75 * 0.3))
            left = [
                (-w * length, t * length, 0.18 * length * math.sin(t * 2.6) - 0.2 * length * t * t)
                for t, w in outline
            ]
            right = [
                (w * length, t * length, 0.18 * length * math.sin(t * 2.6) - 0.2 * length * t * t)
                for t, w in outline
            ]
            spine = [
                (0, t * length, 0.18 * length * math.sin(t * 2.6) - 0.2 * length * t * t - 0.035 * length)
                for t, w in outline
            ]
            strip(left, spine, colour)
            strip(spine, right, colour)
