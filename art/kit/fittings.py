"""What hangs on walls. Every part stands in a frame from `on_back_wall` or `on_window_wall`."""

import math

from kit.shapes import ball, block, lathe, limb, placed, plate, ring, sheet, stroke, writing

# The outline of the island, in degrees east and north, clockwise from Point Pedro.
SRI_LANKA = (
    (80.25, 9.83),
    (80.45, 9.6),
    (80.82, 9.27),
    (80.93, 8.95),
    (81.2, 8.6),
    (81.38, 8.3),
    (81.55, 7.95),
    (81.72, 7.65),
    (81.87, 7.25),
    (81.88, 6.95),
    (81.7, 6.5),
    (81.3, 6.22),
    (81.0, 6.07),
    (80.6, 5.93),
    (80.22, 6.02),
    (80.03, 6.35),
    (79.88, 6.85),
    (79.82, 7.3),
    (79.75, 7.75),
    (79.72, 8.15),
    (79.85, 8.35),
    (79.9, 8.7),
    (79.95, 8.95),
    (80.08, 9.15),
    (80.02, 9.45),
    (79.75, 9.68),
    (79.95, 9.8),
)


def whiteboard(width, height, foot=0.95):
    """A framed board with its pen tray; write on it with the frame's y at -0.07."""
    block(0, -0.025, foot - 0.05, width + 0.12, 0.05, height + 0.1, "metal light", 0.018)
    block(0, -0.045, foot, width, 0.03, height, "white", 0.004)
    block(0, -0.09, foot - 0.08, width * 0.8, 0.1, 0.026, "metal", 0.008)
    for i, colour in enumerate(("red", "navy", "green")):
        limb(
            (-0.3 + i * 0.16, -0.1, foot - 0.04),
            (-0.2 + i * 0.16, -0.1, foot - 0.04),
            0.012,
            colour,
            sides=10,
        )
    block(0.55, -0.095, foot - 0.054, 0.16, 0.06, 0.045, "teal", 0.01)


def clock(hour, minute, radius=0.2):
    """A wall clock that tells a time."""
    with placed(0, 0, 0, pitch=90):
        lathe(
            0,
            0,
            0,
            [
                (0, 0),
                (radius, 0),
                (radius, 0.045),
                (radius * 0.94, 0.055),
                (radius * 0.86, 0.045),
                (radius * 0.85, 0.02),
                (0, 0.02),
            ],
            "teal dark",
            sides=40,
        )
        lathe(0, 0, 0.02, [(0, 0), (radius * 0.86, 0), (radius * 0.86, 0.012), (0, 0.012)], "white", sides=40)
    for tick in range(12):
        with placed(0, -0.036, 0, roll=tick * 30):
            long = 0.045 if tick % 3 == 0 else 0.025
            block(0, 0, radius * 0.8 - long, 0.014, 0.006, long, "dark", 0)
    hand((hour % 12 + minute / 60) * 30, radius * 0.45, 0.034, "dark", -0.042)
    hand(minute * 6, radius * 0.68, 0.026, "orange deep", -0.048)
    ball(0, -0.05, 0, 0.018, "dark")


def hand(angle, length, width, colour, y):
    """A clock hand pointing so many degrees past twelve."""
    with placed(0, y, 0, roll=angle):
        block(0, 0, -0.03, width, 0.006, length + 0.03, colour, 0)


def wall_fan(turn=0, cage="metal light", blades="teal"):
    """A wall fan: bracket, motor and three blades in a wire cage of 0.29 radius around the origin."""
    block(0, -0.02, -0.32, 0.13, 0.04, 0.2, "metal light", 0.012)
    limb((0, -0.03, -0.22), (0, -0.17, -0.04), 0.022, "metal")
    with placed(0, -0.2, 0, turn=turn, pitch=8):
        with placed(pitch=90):
            lathe(0, 0, -0.1, [(0, 0), (0.06, 0), (0.085, 0.03), (0.085, 0.11), (0, 0.12)], "metal light")
            lathe(0, 0, 0.1, [(0, 0), (0.05, 0), (0.035, 0.03), (0, 0.035)], "teal dark", sides=20)
            for i in range(3):
                with placed(turn=i * 120 + 20):
                    block(0.135, 0, 0.07, 0.2, 0.13, 0.01, blades, 0.004, pitch=22)
            for depth, radius in ((0.03, 0.27), (0.08, 0.29), (0.125, 0.26), (0.15, 0.16)):
                ring(0, 0, depth, radius, 0.0075, cage)
            for i in range(16):
                with placed(turn=i * 22.5):
                    stroke(
                        [
                            (0.04, 0, 0.155),
                            (0.16, 0, 0.15),
                            (0.26, 0, 0.125),
                            (0.29, 0, 0.08),
                            (0.27, 0, 0.03),
                        ],
                        cage,
                        0.0045,
                    )


def paper_plane(colour="yellow"):
    """A folded paper plane, its nose to -y."""
    nose = (0, -0.2, 0)
    sheet([nose, (-0.13, 0.14, 0.035), (-0.012, 0.14, 0.03)], colour, thick=0.004)
    sheet([nose, (0.012, 0.14, 0.03), (0.13, 0.14, 0.035)], colour, thick=0.004)
    sheet([nose, (-0.012, 0.14, 0.03), (0, 0.13, -0.06)], "coconut", thick=0.004)
    sheet([nose, (0, 0.13, -0.06), (0.012, 0.14, 0.03)], "coconut", thick=0.004)


def poster(width, height, colour="paper"):
    """A sheet on the wall, with its foot at the frame's origin, held by two battens."""
    block(0, -0.006, 0, width, 0.012, height, colour, 0.002)
    for z in (-0.01, height - 0.012):
        block(0, -0.012, z, width + 0.05, 0.024, 0.024, "wood dark", 0.006)


def periodic_table(width, height):
    """The periodic table as a poster of coloured squares."""
    poster(width, height)
    columns, rows = 18, 9
    step_x, step_z = (width - 0.12) / columns, (height - 0.12) / rows
    for row in range(rows):
        for column in range(columns):
            colour = element_colour(row, column)
            if not colour:
                continue
            x = -width / 2 + 0.06 + (column + 0.5) * step_x
            z = height - 0.06 - (row + 1) * step_z
            block(x, -0.014, z, step_x * 0.86, 0.006, step_z * 0.86, colour, 0)


def element_colour(row, column):
    """The colour of a place in the table, or nothing where it is empty."""
    if row >= 7:
        return "violet" if 3 <= column <= 16 else None
    if row == 0 and 0 < column < 17:
        return None
    if row in (1, 2) and 1 < column < 12:
        return None
    if column < 2:
        return "maroon"
    if column < 12:
        return "teal"
    if column < 16:
        return "yellow"
    return "orange" if column == 16 else "blue"


def map_of_sri_lanka(width=0.72, height=0.95):
    """A wall map of the island in its sea, with rivers' heart country and the capital's dot."""
    poster(width, height)
    block(0, -0.014, 0.05, width - 0.08, 0.006, height - 0.1, "teal pale", 0)
    scale = (height - 0.2) / 3.95
    middle = (80.8, 7.88)

    def at(east, north, shrink=1.0):
        return ((east - middle[0]) * scale * shrink, height / 2 + (north - middle[1]) * scale * shrink)

    with placed(0, -0.018, 0):
        plate([at(e, n) for e, n in reversed(SRI_LANKA)], 0.012, "leaf")
        hills = [(80.55, 7.5), (80.95, 7.4), (81.1, 6.95), (80.85, 6.65), (80.5, 6.7), (80.4, 7.1)]
        with placed(0, -0.011, 0):
            plate([at(e, n) for e, n in reversed(hills)], 0.006, "lime")
        x, z = at(79.98, 6.93)
        ball(x, -0.016, z, 0.022, "red")


def notices(colours, width=0.2):
    """Notes pinned side by side, each with its pin."""
    for i, colour in enumerate(colours):
        x = (i - (len(colours) - 1) / 2) * (width + 0.06)
        z = 0.03 * (-1) ** i
        block(x, -0.006, z, width, 0.01, 0.27, colour, 0.001, roll=(-1) ** i * 3)
        ball(x, -0.018, z + 0.24, 0.014, "red" if colour != "red" else "white")


def gecko(colour="#B9A27A"):
    """A house gecko on the wall, head up, tail curled; about 25 cm, as they seem at night."""
    body = [(0, 0), (0.012, 0.05), (0.004, 0.1), (0, 0.14)]
    for (x1, z1), (x2, z2) in zip(body, body[1:]):
        limb((x1, -0.016, z1), (x2, -0.016, z2), 0.02, colour, 0.019, sides=10)
    ball(0, -0.02, 0.165, 0.026, colour, squash=(0.95, 0.7, 1.25))
    for side in (-1, 1):
        ball(side * 0.016, -0.036, 0.172, 0.007, "eye", fine=2)
        for root, toe in ((0.11, 0.15), (0.02, 0.0)):
            limb((0, -0.012, root), (side * 0.05, -0.01, (root + toe) / 2), 0.008, colour, sides=8)
            limb(
                (side * 0.05, -0.01, (root + toe) / 2),
                (side * 0.06, -0.008, toe + 0.02 * (1 if root > 0.05 else -1)),
                0.007,
                colour,
                sides=8,
            )
    tail = [(0, -0.012, 0)]
    for i in range(1, 12):
        tail.append((0.045 * math.sin(i * 0.42), -0.011, -0.018 * i))
    for i, (a, b) in enumerate(zip(tail, tail[1:])):
        limb(a, b, 0.015 - i * 0.0011, colour, 0.014 - i * 0.0011, sides=8)


def word_line(words, x, z, size, colour, align="LEFT", y=-0.062):
    """Words on a board or poster, y in front of the wall."""
    with placed(0, y, 0):
        writing(words, x, z, size, colour, align)


def parabola_on_axes(x, z, scale=1.0, y=-0.066):
    """Axes with arrowheads and a parabola through the origin of the plot."""
    with placed(x, y, z, scale=scale):
        stroke([(-0.6, 0, 0), (0.64, 0, 0)], "dark", 0.007)
        stroke([(0, 0, -0.14), (0, 0, 0.86)], "dark", 0.007)
        stroke([(0.57, 0, 0.045), (0.64, 0, 0), (0.57, 0, -0.045)], "dark", 0.007)
        stroke([(-0.045, 0, 0.79), (0, 0, 0.86), (0.045, 0, 0.79)], "dark", 0.007)
        curve = [(i * 0.05, -0.002, (i * 0.05) ** 2 * 2.5) for i in range(-11, 12)]
        stroke(curve, "orange", 0.015)
