"""Food, what it is served in, and the bird that comes for it."""

import math

from kit.shapes import ball, block, lathe, limb, placed, ring, stroke, tube


def clay_pot(food, dots):
    """A clay pot of one dish, with its ladle."""
    lathe(
        0,
        0,
        0,
        [
            (0, 0),
            (0.1, 0),
            (0.18, 0.07),
            (0.19, 0.14),
            (0.165, 0.19),
            (0.19, 0.215),
            (0.175, 0.22),
            (0.15, 0.19),
            (0, 0.17),
        ],
        "clay",
        sides=32,
    )
    lathe(0, 0, 0.15, [(0, 0), (0.158, 0), (0.15, 0.045), (0.08, 0.08), (0, 0.09)], food)
    for i in range(9):
        angle, reach = i * 2.4, 0.035 + 0.1 * i / 9
        ball(reach * math.cos(angle), reach * math.sin(angle), 0.235 - reach * 0.35, 0.02, dots, fine=2)
    limb((0.05, 0.05, 0.22), (0.16, 0.16, 0.42), 0.014, "wood dark")


def plates_pile(x, y, z):
    """Clean plates."""
    for i in range(7):
        lathe(
            x,
            y,
            z + i * 0.014,
            [(0, 0), (0.08, 0), (0.13, 0.014), (0.125, 0.018), (0, 0.008)],
            "white" if i % 2 else "teal pale",
        )


def full_plate():
    """Rice with four curries and a papadam."""
    lathe(0, 0, 0, [(0, 0), (0.085, 0), (0.15, 0.016), (0.145, 0.022), (0, 0.01)], "teal pale")
    ball(0, 0, 0.022, 0.075, "rice", squash=(1.1, 1, 0.62))
    for i, colour in enumerate(("dhal", "curry", "leaf", "red")):
        angle = math.radians(40 + i * 80)
        ball(0.085 * math.cos(angle), 0.085 * math.sin(angle), 0.022, 0.038, colour, squash=(1, 1, 0.55))
    tube(0.05, 0.05, 0.06, 0.045, 0.006, "plantain", pitch=24, roll=-18)


def open_box():
    """An open lunch box: string hoppers, an egg, sambol."""
    block(0, 0, 0, 0.27, 0.18, 0.06, "orange", 0.02)
    block(0, 0, 0.045, 0.24, 0.15, 0.018, "ivory", 0.006)
    ball(-0.06, 0, 0.062, 0.055, "rice", squash=(1, 1, 0.5))
    ball(0.04, 0.03, 0.066, 0.034, "white", squash=(1, 1, 0.8))
    ball(0.04, 0.03, 0.088, 0.016, "yellow", fine=2)
    ball(0.07, -0.035, 0.06, 0.034, "red", squash=(1, 1, 0.6))
    block(0.0, 0.16, 0.002, 0.27, 0.18, 0.02, "orange", 0.01)


def steel_cup(x, y, z):
    """A cup of stainless steel."""
    lathe(
        x,
        y,
        z,
        [(0, 0), (0.032, 0), (0.04, 0.1), (0.034, 0.1), (0.028, 0.02), (0, 0.02)],
        "metal light",
        sides=18,
    )


def jug(x, y, z):
    """A jug of water."""
    lathe(
        x,
        y,
        z,
        [(0, 0), (0.065, 0), (0.075, 0.08), (0.055, 0.19), (0.068, 0.22), (0.058, 0.22), (0, 0.16)],
        "blue",
        sides=22,
    )
    stroke(
        [
            (x + 0.06, y, z + 0.19),
            (x + 0.115, y, z + 0.17),
            (x + 0.115, y, z + 0.08),
            (x + 0.072, y, z + 0.06),
        ],
        "blue",
        0.011,
    )


def crow(coat="#2B3036", neck="#6E7378"):
    """A house crow with its grey neck, its head tilted, looking along -y."""
    ball(0, 0.02, 0.13, 0.085, coat, squash=(0.85, 1.5, 0.85), pitch=-16)
    limb((0, 0.1, 0.12), (0, 0.25, 0.07), 0.04, coat, 0.026)
    ball(0, -0.075, 0.185, 0.062, neck, squash=(0.95, 1.05, 1))
    with placed(0, -0.1, 0.24, roll=10):
        ball(0, 0, 0, 0.056, coat)
        lathe(0, -0.045, -0.004, [(0.026, 0), (0.018, 0.05), (0.0, 0.1)], "#14171A", sides=12, pitch=96)
        for side in (-1, 1):
            ball(side * 0.042, -0.03, 0.014, 0.0135, "white", glow=0.8, fine=2)
            ball(side * 0.049, -0.034, 0.014, 0.0075, "eye", fine=2)
    for side in (-1, 1):
        ball(side * 0.062, 0.05, 0.135, 0.07, "#1D2126", squash=(0.35, 1.6, 0.75), pitch=-16)
        limb((side * 0.03, 0.0, 0.07), (side * 0.032, -0.01, 0.008), 0.009, "#14171A", sides=8)
        for toe in (-18, 0, 18):
            x = side * 0.032 + 0.04 * math.sin(math.radians(toe))
            limb((side * 0.032, -0.01, 0.006), (x, -0.055, 0.006), 0.006, "#14171A", sides=6)


def lunch_packet():
    """Rice and curry wrapped in a leaf and newspaper, one corner open."""
    block(0, 0, 0, 0.3, 0.17, 0.1, "ivory", 0.035)
    for i in range(3):
        block(0, -0.02 + 0.03 * i, 0.1, 0.2, 0.008, 0.002, "metal", 0)
    block(0.15, 0, 0.02, 0.05, 0.15, 0.08, "leaf", 0.02)
    ball(0.165, 0, 0.07, 0.045, "rice", squash=(0.6, 1.2, 0.7))
    ball(0.178, 0.03, 0.075, 0.022, "curry")
    ring(0, 0, 0.052, 0.1, 0.006, "red", turn=90, pitch=90)
