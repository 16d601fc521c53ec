"""The library: shelves to the ceiling, two reading tables, the librarian's desk.

To make you smile: a cat asleep on the trolley for returned books.
"""

from kit.books import ladder, newspaper_rack, palm_leaf_book, reading_lamp, sleeping_cat, trolley
from kit.fittings import clock, wall_fan
from kit.furniture import (
    book_pile,
    bookshelf,
    chair,
    cup,
    globe,
    open_book,
    paper,
    pencil_in,
    potted_plant,
    table,
)
from kit.look import afternoon
from kit.people import READ, THINK, WRITE, LISTEN, Looks, Pose, in_saree, sitting, standing, to_the_right
from kit.shapes import block, limb, placed
from kit.shell import DEPTH, WIDTH, on_back_wall, on_window_wall, shell

WINDOWS = ((0.95, 2.25), (3.55, 4.85))
CROPS = {}

GIRL = {"skirt": True, "tie": "tie"}
BOY = {"tie": "tie"}


def build():
    """Everything in the room."""
    shell(WINDOWS, floor="#DDBB8C", boards="#D2AD7B")
    afternoon(WINDOWS)
    shelves()
    rug()
    with placed(2.55, 3.95):
        long_table(FIRST_TABLE)
    with placed(3.75, 1.45):
        long_table(SECOND_TABLE)
    librarian()
    at_the_ladder()
    front()
    walls()


# ---------- shelves ----------


def shelves():
    """Tall shelves along the back wall, lower ones between and under the windows."""
    for i in range(4):
        with on_back_wall(0.78 + i * 1.36):
            bookshelf(1.34, 2.05, 5, seed=11 + i)
    with on_window_wall(2.9):
        bookshelf(1.15, 2.05, 5, seed=21)
    with on_window_wall(5.4):
        bookshelf(0.88, 2.05, 5, seed=22)
    for y in (1.6, 4.2):
        with on_window_wall(y):
            bookshelf(1.25, 0.8, 2, seed=30 + round(y), depth=0.28)
    on_top()


def on_top():
    """What stands on top of the shelves."""
    with on_back_wall(0.95, 2.05), placed(0, -0.17, 0):
        globe(0, 0, 0, 0.85)
    with on_back_wall(2.2, 2.05):
        book_pile(0, -0.16, 0, ("navy", "maroon", "yellow"), turn=80)
    with on_back_wall(4.75, 2.05), placed(0, -0.16, 0, scale=0.62):
        potted_plant(1.0, "teal")
    with on_window_wall(2.9, 2.05), placed(0, -0.16, 0, turn=-3):
        palm_leaf_book()


def rug():
    """A woven mat under each table, with its border."""
    for x, y, colour, edge in ((2.55, 3.95, "maroon", "yellow"), (3.75, 1.45, "teal", "orange")):
        block(x, y, 0.002, 2.9, 2.3, 0.008, colour, 0.003)
        block(x, y, 0.006, 2.74, 2.14, 0.006, edge, 0.002)
        block(x, y, 0.008, 2.66, 2.06, 0.006, colour, 0.002)


# ---------- readers ----------

# Place along the table, side (1 far, -1 near, 0 at the head), looks, pose, what lies in front.
FIRST_TABLE = (
    (-0.62, 1, Looks("skin a", "plaits", ribbon="orange", **GIRL), READ, "book"),
    (0.0, 1, Looks("skin c", "short", glasses=True, **BOY), WRITE, "notes"),
    (0.62, 1, Looks("skin b", "scarf", **GIRL), THINK, "open"),
    (-0.62, -1, Looks("skin b", "curly", **BOY), WRITE, "notes"),
    (0.0, -1, Looks("skin a", "one plait", ribbon="yellow", **GIRL), to_the_right(), "open"),
    (0.62, -1, Looks("skin c", "cropped", **BOY), LISTEN, "pile"),
)
SECOND_TABLE = (
    (-0.62, 1, Looks("skin b", "quiff", **BOY), LISTEN, "pile"),
    (0.0, 1, Looks("skin a", "bob", **GIRL), WRITE, "notes"),
    (0.62, 1, Looks("skin c", "ponytail", ribbon="yellow", **GIRL), READ, "book"),
    (-0.62, -1, Looks("skin a", "short", **BOY), to_the_right(), "open"),
    (0.0, -1, Looks("skin c", "plaits", ribbon="orange", glasses=True, **GIRL), WRITE, "notes"),
    (0.62, -1, Looks("skin b", "cropped", **BOY), READ, "book"),
)


def long_table(readers):
    """A reading table with three readers on each side, and two lamps."""
    table(2.1, 0.95)
    for x in (-0.31, 0.31):
        with placed(x, 0, 0.74):
            reading_lamp()
    for x, side, looks, pose, things in readers:
        with placed(x, side * 0.78, 0, turn=180 if side > 0 else 0):
            chair("orange" if things in ("notes", "book") else "teal")
            hands = sitting(looks, pose)
            before_reader(things, hands)


def before_reader(things, hands):
    """A book in the hands, a book on the table, notes or a pile."""
    if things == "book":
        (x, y, z), (x2, y2, z2) = hands
        held_book((x + x2) / 2, (y + y2) / 2 + 0.02, (z + z2) / 2)
    if things == "open":
        open_book(0, 0.5, 0.74, 0, "maroon")
    if things == "notes":
        open_book(0.02, 0.5, 0.74, 4, "teal")
        pencil_in(hands[0])
    if things == "pile":
        book_pile(0.02, 0.56, 0.74, ("orange", "navy", "green"))


def held_book(x, y, z):
    """A book held up and open."""
    with placed(x, y, z, pitch=62):
        for side in (-1, 1):
            block(side * 0.098, 0, 0, 0.19, 0.26, 0.014, "maroon", 0.004, roll=side * -10)
            block(side * 0.094, 0, 0.014, 0.175, 0.24, 0.01, "paper", 0.003, roll=side * -10)


def librarian():
    """The librarian behind her desk, with stamp, cards and tea."""
    with placed(5.65, 3.7):
        block(0, 0, 0, 1.35, 0.62, 0.9, "wood", 0.02)
        block(0, -0.02, 0.9, 1.48, 0.74, 0.05, "wood dark", 0.014)
        for x in (-0.42, 0, 0.42):
            block(x, -0.312, 0.12, 0.36, 0.015, 0.64, "cane", 0.008)
        book_pile(-0.48, 0, 0.95, ("teal", "yellow", "maroon", "navy"), turn=6)
        cup(0.52, -0.16, 0.95)
        paper(0.08, -0.12, 0.95, 6)
        block(0.3, 0.02, 0.95, 0.11, 0.07, 0.05, "dark", 0.01)
        limb((0.3, 0.02, 1.0), (0.3, 0.02, 1.07), 0.018, "wood dark")
        looks = Looks("skin c", "bun", top="teal", glasses=True)
        pose = Pose(lean=4, nod=6, right=(0.16, 0.38, 1.0), left=(-0.2, 0.38, 0.99))
        with placed(0, 0.62, 0, turn=184):
            in_saree(looks, pose, saree="teal", border="orange", height=1.1)


def at_the_ladder():
    """A boy on the ladder, reaching for a book."""
    with placed(3.9, DEPTH - 0.82):
        ladder(1.9, lean=13)
    looks = Looks("skin b", "quiff", **BOY)
    pose = Pose(lean=4, nod=-16, head_turn=-20, right=(0.2, 0.3, 1.45), left=(-0.14, 0.24, 0.98))
    with placed(3.93, DEPTH - 0.73, 0.56):
        standing(looks, pose, height=0.92)


def front():
    """The trolley with its guest, newspapers, a plant."""
    with placed(1.3, 1.1, 0, turn=45):
        trolley("teal")
        with placed(0.0, 0, 0.75, turn=8, scale=1.25):
            sleeping_cat()
    with placed(6.1, 2.2, 0, turn=38):
        newspaper_rack()
    with placed(WIDTH - 0.4, DEPTH - 0.4):
        potted_plant(1.25)


def walls():
    """Clock and fan on what is left of the walls."""
    with on_back_wall(WIDTH - 0.5, 2.25):
        clock(15, 45)
    with on_window_wall(0.45, 2.2):
        wall_fan(turn=-25)
