"""The house: floor, the two walls that stay, windows with palms outside, and frames on the walls."""

import math

from mathutils import Vector

from kit.shapes import ball, block, limb, only_for_the_eye, placed, sheet, stroke, strip

WIDTH = 6.6
DEPTH = 6.2
HEIGHT = 2.9
WALL = 0.14
SILL = 0.92
LINTEL = 2.34


def on_back_wall(x, z=0.0):
    """A frame on the wall with the board: x to the right, z up, -y into the room."""
    return placed(x, DEPTH, z)


def on_window_wall(y, z=0.0):
    """A frame on the left wall: x to the right (along y), z up, -y into the room."""
    return placed(0, y, z, turn=90)


def shell(windows=(), floor="floor", boards="floor dark", wall="wall", skirting="skirting"):
    """Floor and walls with a window for every (from, to) along the left wall."""
    lay_floor(floor, boards)
    block(WIDTH / 2 - WALL / 2, DEPTH + WALL / 2, -0.12, WIDTH + WALL, WALL, HEIGHT + 0.12, wall, 0)
    wall_with_openings(windows, wall)
    for start, end in windows:
        window(start, end)
    edges_of_walls(skirting)


def lay_floor(floor, boards):
    """The plinth and the floor boards."""
    block(WIDTH / 2, DEPTH / 2, -0.3, WIDTH + 0.36, DEPTH + 0.36, 0.18, "plinth", 0.05)
    block(WIDTH / 2, DEPTH / 2, -0.12, WIDTH + 0.1, DEPTH + 0.1, 0.118, floor, 0.015)
    count = 11
    wide = WIDTH / count
    for i in range(1, count, 2):
        block((i + 0.5) * wide, DEPTH / 2, -0.004, wide, DEPTH, 0.006, boards, 0)


def wall_with_openings(windows, wall):
    """The left wall, in pieces around its windows."""
    cursor = -0.0
    for start, end in sorted(windows):
        wall_piece(cursor, start, -0.12, HEIGHT, wall)
        wall_piece(start, end, -0.12, SILL, wall)
        wall_piece(start, end, LINTEL, HEIGHT, wall)
        cursor = end
    wall_piece(cursor, DEPTH, -0.12, HEIGHT, wall)


def wall_piece(start, end, foot, top, wall):
    """A plain piece of the left wall."""
    block(-WALL / 2, (start + end) / 2, foot, WALL, end - start, top - foot, wall, 0)


def edges_of_walls(skirting):
    """Skirting boards and the rim on top."""
    block(WIDTH / 2, DEPTH - 0.012, 0, WIDTH, 0.026, 0.15, skirting, 0.006)
    block(0.012, DEPTH / 2, 0, 0.026, DEPTH, 0.15, skirting, 0.006)
    block(WIDTH / 2, DEPTH + WALL / 2, HEIGHT, WIDTH, WALL + 0.02, 0.06, "rim", 0.01)
    block(-WALL / 2, (DEPTH + WALL) / 2, HEIGHT, WALL + 0.02, DEPTH + WALL + 0.02, 0.06, "rim", 0.01)


# ---------- windows ----------


def window(start, end, wood="window wood"):
    """A wooden casement window with a sill, and the garden behind it."""
    middle, width, tall = (start + end) / 2, end - start, LINTEL - SILL
    block(0.02, middle, SILL - 0.05, 0.26, width + 0.16, 0.055, wood, 0.012)
    for y in (start + 0.03, middle, end - 0.03):
        block(-0.05, y, SILL, 0.07, 0.06, tall, wood, 0.008)
    for z in (SILL, SILL + tall * 0.68, LINTEL - 0.055):
        block(-0.05, middle, z, 0.06, width, 0.05, wood, 0.008)
    with only_for_the_eye():
        garden(start, end)


def garden(start, end):
    """What the panes show: sky down to the hedge, a far roof and two palms.

    The camera looks down, so things that stand d behind the wall appear d * 0.86 higher and d nearer
    to the left edge than they are; `behind` puts them where they shall be seen.
    """
    middle, width = (start + end) / 2, end - start
    backdrop(middle, width)
    for i in range(7):
        y = start + width * (i + 0.2) / 6.4
        hedge = ball(
            *behind(0.5, y, SILL + 0.1 + 0.05 * math.sin(i * 2.3)),
            0.19,
            "leaf dark" if i % 2 else "leaf",
            fine=3
        )
        hedge.scale.x = 0.4
    palm(behind(0.3, start + width * 0.29, SILL), 1.02, lean=0.1, seed=0)
    palm(behind(0.24, start + width * 0.78, SILL - 0.04), 0.78, lean=-0.08, seed=3)


def behind(distance, y, z):
    """The point at a distance behind the wall that is seen at (y, z) of the pane."""
    return (-WALL - distance, y + distance, z - 0.86 * distance)


def backdrop(middle, width):
    """Bands of sky, lighter towards the horizon."""
    bands = ("sky low", "#F2F6E4", "#E2F3EE", "#D6F0F5", "sky", "#C3EAF8")
    bottom, tall = SILL - 0.1, LINTEL - SILL + 0.3
    for i, colour in enumerate(bands):
        low = bottom + tall * i / len(bands)
        high = bottom + tall * (i + 1) / len(bands)
        corners = [
            behind(0.62, middle + s * (width / 2 + 0.02), z)
            for s, z in ((-1, low), (1, low), (1, high), (-1, high))
        ]
        sheet(corners, colour, glow=1.0)


def palm(foot, height, lean=0.1, seed=0):
    """A coconut palm, seen from below its crown: ringed trunk, arching fronds, nuts."""
    x, y, z = foot
    points = []
    for i in range(9):
        t = i / 8
        points.append((x, y + lean * t * t, z + height * t))
    for i, (low, high) in enumerate(zip(points, points[1:])):
        limb(low, high, 0.034 - 0.0022 * i, "trunk" if i % 2 else "wood", 0.032 - 0.0022 * i, sides=10)
    crown = Vector(points[-1])
    for i, angle in enumerate((-200, -168, -132, -96, -62, -28, 2, 24)):
        frond(crown, angle + seed * 5, 0.4 + 0.05 * ((i + seed) % 3), "leaf light" if i % 2 else "leaf")
    for dy, dz in ((-0.045, -0.03), (0.04, -0.045), (0.0, -0.06)):
        ball(crown.x + 0.02, crown.y + dy, crown.z + dz, 0.036, "coconut")


def frond(crown, angle, length, colour):
    """One frond in the plane of the pane: a rib that arches over, and leaflets hanging from it."""
    a = math.radians(-angle)
    rib = []
    for i in range(10):
        t = i / 9
        out = length * t * math.cos(a)
        up = length * t * math.sin(a) * 0.85 + 0.16 * t - 0.34 * t * t
        rib.append(Vector((crown.x - 0.002 * i, crown.y + out, crown.z + up)))
    stroke([tuple(p) for p in rib], "leaf dark", 0.007)
    for i in range(1, 10):
        t = i / 9
        along = (rib[i] - rib[i - 1]).normalized()
        across = Vector((0, -along.z, along.y))
        size = 0.15 * math.sin(math.pi * (0.12 + 0.8 * t)) + 0.02
        for side in (-1, 1):
            tip = (
                rib[i]
                + along * size * 0.75
                + across * side * size * 0.8
                + Vector((0.02 * side, 0, -size * 0.35))
            )
            root = rib[i] - along * 0.014, rib[i] + along * 0.03
            strip([tuple(root[0]), tuple(tip)], [tuple(root[1]), tuple(tip)], colour)
