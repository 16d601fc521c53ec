"""The classroom: twelve pupils in three arcs around the teacher at the board.

To make you smile: a paper plane that has landed in the fan.
"""

import math

from kit.fittings import (
    clock,
    gecko,
    map_of_sri_lanka,
    notices,
    paper_plane,
    parabola_on_axes,
    periodic_table,
    wall_fan,
    whiteboard,
    word_line,
)
from kit.furniture import (
    book_pile,
    bottle,
    chair,
    cup,
    desk,
    exercise_book,
    globe,
    lunch_box,
    open_book,
    paper,
    pencil,
    pencil_in,
    potted_plant,
    satchel,
)
from kit.look import afternoon
from kit.people import LISTEN, RAISE, THINK, WRITE, Looks, Pose, in_saree, sitting, to_the_left, to_the_right
from kit.shapes import block, limb, lathe, ball, placed, stroke
from kit.shell import DEPTH, WIDTH, on_back_wall, on_window_wall, shell

WINDOWS = ((0.75, 2.25), (2.95, 4.45))
CENTRE = (6.1, 5.5)

# The view for phones: the teacher and the first row.
CROPS = {"phone": {"aim": (3.9, 4.3, 1.0), "scale": 4.9, "size": (1440, 1080)}}


def build():
    """Everything in the room."""
    shell(WINDOWS)
    afternoon(WINDOWS)
    board_wall()
    window_wall()
    teachers_corner()
    teacher()
    for seat in SEATS:
        place_pupil(*seat)
    corners()


# ---------- walls ----------


def board_wall():
    """Board, fan with its plane, clock and notices."""
    with on_back_wall(3.95):
        whiteboard(3.0, 1.34)
        word_line("y = ax² + bx + c", -1.38, 1.97, 0.215, "navy")
        word_line("∫ 2x dx = x² + c", -1.38, 1.6, 0.2, "teal")
        word_line("F = ma", -1.38, 1.22, 0.23, "red")
        parabola_on_axes(0.5, 1.2, 0.95)
    with on_back_wall(1.2, 2.22), placed(scale=1.35):
        wall_fan(turn=22)
        with placed(0.26, -0.4, 0.06, turn=-150, pitch=24, roll=24, scale=1.3):
            paper_plane()
    with on_back_wall(WIDTH - 0.6, 2.32):
        clock(3, 20)
    with on_back_wall(WIDTH - 0.6, 1.5):
        notices(("yellow", "orange", "teal pale"))


def window_wall():
    """Periodic table and map beside the windows, and a gecko between them."""
    with on_window_wall(5.3, 1.2):
        periodic_table(1.3, 0.9)
    with on_window_wall(0.37, 1.35):
        map_of_sri_lanka(0.56, 0.82)
    with on_window_wall(2.6, 2.0), placed(roll=14, scale=1.2):
        gecko()


def teachers_corner():
    """The teacher's table with books, globe and tea."""
    with placed(1.25, DEPTH - 0.62):
        block(0, 0, 0.72, 1.35, 0.6, 0.05, "wood", 0.015)
        block(0, 0.22, 0.12, 1.22, 0.03, 0.6, "wood dark", 0.006)
        for side in (-1, 1):
            block(side * 0.6, 0, 0, 0.05, 0.54, 0.72, "wood dark", 0.008)
        book_pile(-0.42, 0.02, 0.77, ("maroon", "teal", "yellow", "navy"), turn=8)
        globe(0.42, 0.06, 0.77)
        cup(0.12, -0.14, 0.77)
        exercise_book(-0.1, 0.1, 0.77, "orange", 12)
        gift()


def gift():
    """A mango that somebody brought for the teacher."""
    ball(-0.12, -0.2, 0.815, 0.05, "plantain", squash=(1.2, 0.9, 0.9), turn=30)
    ball(-0.09, -0.21, 0.83, 0.032, "coconut", squash=(1, 0.8, 0.6), turn=30)


def teacher():
    """The teacher, pointing at the board with a marker and looking at the class."""
    looks = Looks(skin="skin a", hair="bun", top="maroon", hair_colour="hair")
    pose = Pose(lean=0, twist=0, head_turn=-8, nod=6, right=(0.44, -0.1, 1.32), left=(-0.13, 0.27, 1.02))
    with placed(5.45, 5.12, 0, turn=196):
        hands = in_saree(looks, pose, height=1.1)
        x, y, z = (c * 1.1 for c in hands[0])
        limb((x, y, z - 0.03), (x + 0.06, y - 0.03, z + 0.09), 0.012, "navy")
        x, y, z = (c * 1.1 for c in hands[1])
        with placed(x + 0.05, y + 0.03, z, pitch=60, turn=-10):
            block(0, 0, -0.01, 0.2, 0.27, 0.022, "teal", 0.004)


# ---------- pupils ----------

GIRL = {"skirt": True, "tie": "tie"}
BOY = {"tie": "tie", "legs": "uniform"}

# Radius and bearing from the centre of the arcs, looks, pose, what lies on the desk, chair.
SEATS = (
    (2.5, 191, Looks("skin a", "plaits", **GIRL), RAISE, "notes", "orange"),
    (2.5, 221, Looks("skin b", "quiff", **BOY), LISTEN, "open", "teal"),
    (
        2.5,
        251,
        Looks("skin c", "bob", hair_colour="hair brown", **GIRL),
        to_the_right(0.9),
        "write",
        "orange",
    ),
    (4.0, 186, Looks("skin c", "short", glasses=True, **BOY), WRITE, "write", "teal"),
    (4.0, 203, Looks("skin b", "plaits", ribbon="orange", **GIRL), THINK, "open", "orange"),
    (4.0, 220, Looks("skin a", "scarf", **GIRL), to_the_right(0.9), "stack", "teal"),
    (4.0, 237, Looks("skin a", "curly", **BOY), to_the_left(1.0), "write", "orange"),
    (4.0, 254, Looks("skin b", "ponytail", **GIRL), WRITE, "notes", "teal"),
    (5.5, 197, Looks("skin a", "cropped", **BOY), LISTEN, "stack", "teal"),
    (5.5, 210, Looks("skin b", "one plait", **GIRL), WRITE, "write", "orange"),
    (5.5, 223, Looks("skin c", "quiff", **BOY), RAISE, "open", "teal"),
    (5.5, 236, Looks("skin a", "bob", glasses=True, **GIRL), to_the_right(1.0), "notes", "orange"),
    (5.5, 249, Looks("skin b", "short", **BOY), WRITE, "write", "teal"),
)


def place_pupil(radius, bearing, looks, pose, things, colour):
    """A desk, a chair and a pupil on an arc, facing its centre."""
    angle = math.radians(bearing)
    x = CENTRE[0] + radius * math.cos(angle)
    y = CENTRE[1] + radius * math.sin(angle)
    with placed(x, y, 0, turn=bearing - 180 - 90, scale=1.08):
        chair(colour)
        hands = sitting(looks, pose)
        with placed(0, 0.47):
            desk()
            ON_DESK[things](colour)
        if things == "write":
            pencil_in(hands[0])
        bag_beside(colour)


def bag_beside(colour):
    """A school bag on the floor by the chair."""
    with placed(0.42, -0.02, 0, turn=90):
        satchel("navy" if colour == "orange" else "maroon", "orange" if colour == "orange" else "yellow")


def writing_things(colour):
    """An open book under the writing hand."""
    open_book(0.02, -0.06, 0.74, turn=4, cover="teal")
    bottle(-0.33, 0.14, 0.74, "blue" if colour == "teal" else "red")


def open_things(colour):
    """An open book, a pencil and a box."""
    open_book(0.08, 0.02, 0.74, turn=-5, cover="maroon")
    pencil(0.34, 0, 0.74, 14)
    lunch_box(-0.27, 0.14, 0.74, "yellow", 10)


def stacked_things(colour):
    """Exercise books in a pile and a sheet."""
    for i, cover in enumerate(("maroon", "yellow", "teal")):
        exercise_book(0.26, 0.04, 0.74 + i * 0.019, cover, 6 - 8 * i)
    paper(-0.2, 0.02, 0.74, 8)
    pencil(-0.18, 0.02, 0.745, -20, "yellow")


def note_things(colour):
    """A sheet of notes, a ruler and a bottle."""
    paper(0.02, 0.0, 0.74, 5)
    block(0.26, 0.03, 0.74, 0.03, 0.3, 0.005, "yellow", 0, -8)
    bottle(0.33, 0.16, 0.74, "green")
    exercise_book(-0.26, 0.08, 0.74, "teal", -10)


ON_DESK = {"write": writing_things, "open": open_things, "stack": stacked_things, "notes": note_things}

# ---------- corners ----------


def corners():
    """A plant by the board, umbrellas for the monsoon, and a cricket bat that waits for five o'clock."""
    with placed(WIDTH - 0.36, DEPTH - 0.36):
        potted_plant(1.15)
    with placed(0.34, 2.5):
        umbrella_stand()
    with placed(WIDTH - 0.5, 1.3):
        with placed(turn=25):
            satchel("green", "yellow")
        cricket_bat()


def umbrella_stand():
    """A bucket with three furled umbrellas."""
    lathe(0, 0, 0, [(0, 0), (0.14, 0), (0.19, 0.42), (0.175, 0.42), (0.13, 0.02), (0, 0.02)], "teal")
    for i, colour in enumerate(("red", "dark", "yellow")):
        with placed(0.05 * math.cos(i * 2.1), 0.05 * math.sin(i * 2.1), 0.04, turn=i * 120, pitch=9):
            lathe(0, 0, 0, [(0, 0), (0.012, 0.02), (0.055, 0.5), (0.03, 0.58), (0, 0.6)], colour, sides=8)
            limb((0, 0, 0.58), (0, 0, 0.74), 0.012, "wood dark")
            hook = [
                (0, 0.04 - 0.04 * math.cos(a * 0.35), 0.74 + 0.045 * math.sin(a * 0.35)) for a in range(10)
            ]
            stroke(hook, "wood dark", 0.012)


def cricket_bat():
    """A bat leaning on a bag, with its ball."""
    with placed(-0.24, -0.02, 0.0, pitch=-4, roll=20, turn=20):
        block(0, 0, 0.0, 0.11, 0.045, 0.52, "cane", 0.02)
        limb((0, 0, 0.5), (0, 0, 0.78), 0.02, "red")
    ball(-0.42, -0.12, 0.04, 0.04, "red")
