"""The dining area: rice and curry at the counter, three tables, water for everybody.

To make you smile: a crow on the window sill that has its eye on a lunch packet.
"""

import math

from kit.fittings import clock, notices, wall_fan, word_line
from kit.furniture import potted_plant, steam, stool, table
from kit.look import afternoon
from kit.meals import clay_pot, crow, full_plate, jug, lunch_packet, open_box, plates_pile, steel_cup
from kit.people import Looks, Pose, in_saree, sitting, standing
from kit.shapes import ball, block, lathe, limb, placed, ring, stroke
from kit.shell import DEPTH, SILL, on_back_wall, on_window_wall, shell

WINDOWS = ((0.75, 2.25), (2.95, 4.45))
CROPS = {}


def build():
    """Everything in the room."""
    shell(WINDOWS, floor="#DB9573", boards="#D38B69")
    afternoon(WINDOWS)
    with placed(4.0, 4.95):
        counter()
    cook()
    queue()
    for x, y, people in TABLES:
        with placed(x, y):
            dining_table(people)
    crow_at_the_window()
    water_and_basin()
    fruit()
    walls()


# ---------- the counter ----------


def counter():
    """The counter with its pots, under a glass guard."""
    block(0, 0, 0, 3.1, 0.6, 0.84, "teal", 0.02)
    block(0, -0.302, 0.1, 2.9, 0.012, 0.62, "teal pale", 0.004)
    for i in range(6):
        block(-1.2 + i * 0.48, -0.31, 0.1, 0.05, 0.014, 0.62, "teal", 0.003)
    block(0, 0, 0.84, 3.24, 0.72, 0.05, "white", 0.014)
    for i, (food, dots) in enumerate(
        (
            ("rice", "rice"),
            ("dhal", "orange"),
            ("curry", "wood dark"),
            ("leaf", "lime"),
            ("red", "orange deep"),
        )
    ):
        with placed(-1.2 + i * 0.48, 0.04, 0.89):
            clay_pot(food, dots)
            steam(0, 0, 0.24, 0.26)
    plates_pile(1.3, 0.05, 0.89)


def cook():
    """The cook behind the counter, filling a plate."""
    looks = Looks("skin b", "bun", top="#FA9524", legs="#FA9524")
    pose = Pose(lean=8, nod=10, right=(0.16, 0.44, 1.1), left=(-0.2, 0.42, 1.02))
    with placed(3.5, 5.52, 0, turn=180):
        hands = in_saree(looks, pose, saree="orange", border="maroon", height=1.1)
        x, y, z = (c * 1.1 for c in hands[1])
        with placed(x, y + 0.08, z):
            full_plate()
        x, y, z = (c * 1.1 for c in hands[0])
        limb((x, y, z), (x - 0.04, y + 0.16, z - 0.1), 0.014, "wood dark")
        ball(x - 0.045, y + 0.18, z - 0.11, 0.035, "wood dark")
    uncle = Looks(
        "skin c", "thin", top="white", legs="#7A5A44", skirt=True, hair_colour="hair grey", moustache=True
    )
    with placed(4.7, 5.52, 0, turn=172):
        standing(uncle, Pose(lean=4, nod=2, right=(0.2, 0.4, 1.0), left=(-0.18, 0.4, 1.0)), height=1.08)


def queue():
    """Two in the queue with their plates."""
    girl = Looks("skin a", "plaits", ribbon="orange", skirt=True, tie="tie")
    boy = Looks("skin b", "curly", tie="tie")
    holds = Pose(lean=0, nod=-4, right=(0.12, 0.32, 0.98), left=(-0.12, 0.32, 0.98))
    for x, y, looks, turn in ((3.35, 4.28, girl, -42), (4.35, 4.25, boy, -60)):
        with placed(x, y, 0, turn=turn):
            hands = standing(looks, holds, height=0.98)
            hx, hy, hz = hands[0]
            with placed(0, hy * 0.98 + 0.03, hz * 0.98 + 0.02):
                full_plate()


# ---------- tables ----------

GIRL = {"skirt": True, "tie": "tie"}
BOY = {"tie": "tie"}
EATS = Pose(lean=10, nod=6, right=(0.1, 0.36, 0.84), left=(-0.2, 0.34, 0.775))
BITES = Pose(lean=8, nod=2, right=(0.06, 0.24, 1.0), left=(-0.18, 0.34, 0.775), mouth="open")
TALKS = Pose(
    lean=2, twist=-20, head_turn=-34, nod=-4, right=(0.3, 0.34, 0.95), left=(-0.14, 0.34, 0.775), mouth="open"
)
HEARS = Pose(lean=2, twist=18, head_turn=30, nod=-2, right=(0.12, 0.36, 0.775), left=(-0.2, 0.32, 0.775))
DRINKS = Pose(lean=0, nod=-8, right=(0.05, 0.24, 1.04), left=(-0.14, 0.36, 0.775))
LOOKS_UP = Pose(
    lean=2, nod=-14, head_turn=46, twist=14, right=(0.14, 0.36, 0.775), left=(-0.34, 0.3, 1.0), mouth="open"
)

# Place along the table, side (1 far, -1 near), looks, pose, what stands in front.
FIRST = (
    (-0.55, 1, Looks("skin a", "quiff", **BOY), BITES, "plate"),
    (0.05, 1, Looks("skin c", "bob", **GIRL), EATS, "plate"),
    (0.65, 1, Looks("skin b", "scarf", **GIRL), HEARS, "box"),
    (-0.55, -1, Looks("skin b", "short", **BOY), LOOKS_UP, "plate"),
    (0.05, -1, Looks("skin a", "one plait", ribbon="yellow", **GIRL), TALKS, "box"),
    (0.65, -1, Looks("skin c", "cropped", **BOY), EATS, "plate"),
)
SECOND = (
    (-0.55, 1, Looks("skin c", "plaits", ribbon="orange", glasses=True, **GIRL), EATS, "plate"),
    (0.05, 1, Looks("skin b", "curly", **BOY), DRINKS, "plate"),
    (0.65, 1, Looks("skin a", "ponytail", ribbon="yellow", **GIRL), BITES, "box"),
    (-0.55, -1, Looks("skin a", "cropped", **BOY), TALKS, "plate"),
    (0.05, -1, Looks("skin b", "bob", ribbon="teal", **GIRL), EATS, "box"),
    (0.65, -1, Looks("skin c", "short", glasses=True, **BOY), TALKS, "plate"),
)
THIRD = (
    (-0.3, 1, Looks("skin b", "quiff", **BOY), HEARS, "plate"),
    (0.35, 1, Looks("skin a", "plaits", **GIRL), TALKS, "plate"),
    (-0.3, -1, Looks("skin c", "one plait", ribbon="orange", **GIRL), EATS, "box"),
    (0.35, -1, Looks("skin b", "cropped", **BOY), BITES, "plate"),
)
TABLES = ((1.95, 3.1, FIRST), (3.6, 1.2, SECOND), (5.25, 2.75, THIRD))


def dining_table(people):
    """A table with stools all around, and what everybody has on it."""
    long = 1.35 if len(people) == 4 else 2.0
    table(long, 0.85, top="yellow", colour="metal light")
    middle = 0.02 if len(people) == 4 else 0.05
    jug(middle - 0.28, 0, 0.74)
    for x, side, looks, pose, food in people:
        with placed(x, side * 0.68, 0, turn=180 if side > 0 else 0):
            stool("orange" if food == "plate" else "teal")
            hands = sitting(looks, pose, seat=0.455)
            with placed(0, 0.43, 0.74):
                BEFORE[food]()
            if pose is DRINKS:
                steel_cup(*hands[0])
        if food == "plate":
            steel_cup(x + 0.2, side * 0.12, 0.74)


BEFORE = {"plate": full_plate, "box": open_box}


# ---------- the crow ----------


def crow_at_the_window():
    """On the sill: a lunch packet in its banana leaf, and the crow that came for it."""
    with placed(0.1, 3.2, SILL + 0.005, turn=152, scale=1.5):
        crow()
    with placed(0.09, 3.98, SILL + 0.005, turn=82):
        lunch_packet()


# ---------- round the room ----------


def water_and_basin():
    """The water filter with its cups, and the basin where hands are washed."""
    with placed(6.12, DEPTH - 0.34):
        block(0, 0, 0, 0.62, 0.5, 0.66, "wood", 0.014)
        block(0, 0, 0.66, 0.68, 0.56, 0.04, "white", 0.012)
        lathe(
            0,
            0.02,
            0.7,
            [
                (0, 0),
                (0.19, 0),
                (0.2, 0.03),
                (0.2, 0.3),
                (0.205, 0.31),
                (0.2, 0.33),
                (0.2, 0.58),
                (0.17, 0.63),
                (0.04, 0.66),
                (0.035, 0.69),
                (0, 0.7),
            ],
            "metal light",
            sides=36,
        )
        limb((0, -0.17, 0.78), (0, -0.25, 0.78), 0.02, "teal")
        limb((0, -0.24, 0.82), (0, -0.24, 0.75), 0.014, "dark")
        steel_cup(-0.24, -0.16, 0.7)
        steel_cup(0.24, -0.16, 0.7)
        steel_cup(0.25, -0.03, 0.7)
    with on_back_wall(1.25, 0):
        block(0, -0.2, 0.78, 0.62, 0.42, 0.14, "white", 0.05)
        lathe(
            0, -0.2, 0.86, [(0, 0.0), (0.15, 0.03), (0.17, 0.062), (0, 0.058)], "teal pale", squash=(1.3, 0.9)
        )
        block(0, -0.12, 0.0, 0.2, 0.18, 0.8, "white", 0.04)
        limb((0, -0.04, 0.92), (0, -0.04, 1.1), 0.02, "metal")
        limb((0, -0.04, 1.1), (0, -0.18, 1.08), 0.018, "metal")
        block(0, -0.015, 1.25, 0.56, 0.03, 0.66, "wood", 0.012)
        block(0, -0.035, 1.29, 0.48, 0.01, 0.58, "#DDF1F4", 0.004)
        block(0.24, -0.16, 0.92, 0.09, 0.06, 0.035, "rose", 0.014)
    with on_window_wall(5.35, 0.95):
        for i, colour in enumerate(("yellow", "orange", "teal pale")):
            block(-0.35 + i * 0.35, -0.03, 0, 0.24, 0.03, 0.44, colour, 0.012)
            ball(-0.35 + i * 0.35, -0.03, 0.47, 0.022, "metal")


def fruit():
    """King coconuts in a heap, a bunch of plantains, a basket of mangoes."""
    with placed(0.55, 5.72):
        for x, y, z in (
            (-0.18, 0.12, 0.13),
            (0.12, 0.14, 0.13),
            (-0.2, -0.17, 0.13),
            (0.1, -0.15, 0.13),
            (0.36, 0.0, 0.13),
            (-0.04, 0.0, 0.34),
            (0.2, 0.02, 0.33),
        ):
            ball(x, y, z, 0.145, "coconut", squash=(0.92, 0.92, 1.08))
            ball(x, y, z + 0.15, 0.03, "leaf", squash=(1, 1, 0.5))
    with on_back_wall(2.05, 2.5):
        limb((0, -0.01, 0.04), (0, -0.2, 0.04), 0.016, "metal")
        stroke([(0, -0.19, 0.04), (0, -0.19, -0.12)], "wood dark", 0.012)
        limb((0, -0.19, -0.1), (0, -0.19, -0.72), 0.03, "leaf")
        for tier in range(4):
            for i in range(9):
                with placed(0, -0.19, -0.2 - tier * 0.14, turn=i * 40 + tier * 17):
                    size = 1 - tier * 0.08
                    points = [
                        (0, -0.04, 0),
                        (0, -0.12 * size, -0.03),
                        (0, -0.16 * size, 0.03),
                        (0, -0.165 * size, 0.1 * size),
                    ]
                    for start, end in zip(points, points[1:]):
                        limb(start, end, 0.03, "plantain" if tier < 3 else "lime", 0.026, sides=10)
    with placed(0.45, 0.5):
        potted_plant(1.0, "teal")


def walls():
    """The menu board, clock, fan."""
    with on_back_wall(3.7, 1.5):
        block(0, -0.025, 0, 2.0, 0.05, 1.08, "wood", 0.012)
        block(0, -0.045, 0.05, 1.9, 0.02, 0.98, "#1E4A45", 0.004)
        word_line("Today", -0.82, 0.76, 0.19, "yellow", y=-0.056)
        word_line("Rice and curry", -0.82, 0.5, 0.16, "white", y=-0.056)
        word_line("String hoppers", -0.82, 0.3, 0.16, "white", y=-0.056)
        word_line("Plain tea", -0.82, 0.1, 0.16, "white", y=-0.056)
        with placed(0.62, -0.056, 0.72):
            ring(0, 0, 0, 0.12, 0.009, "orange", pitch=90)
            stroke(
                [(-0.12 + 0.024 * i, 0, 0.02 + 0.035 * math.sin(i * 0.31)) for i in range(11)], "white", 0.009
            )
            for shift in (-0.05, 0.0, 0.05):
                stroke(
                    [(shift + 0.014 * math.sin(i * 0.9), 0, 0.15 + i * 0.014) for i in range(8)],
                    "white",
                    0.006,
                )
    with on_back_wall(5.35, 2.25):
        wall_fan(turn=22)
    with on_back_wall(6.2, 2.3):
        clock(12, 30)
    with on_window_wall(2.6, 2.1):
        notices(("yellow", "teal pale"))
