"""Colours by name, and the matt materials made from them.

The names are the kit's own; the teal, orange and yellow are the site's peacock, coconut and araliya.
"""

import bpy

COLOURS = {
    # the house
    "wall": "#FFFAF0",
    "wall shade": "#FDFBF6",
    "skirting": "#0B5561",
    "rim": "#00434F",
    "plinth": "#00353F",
    "floor": "#E7CFA9",
    "floor dark": "#DDC096",
    "window wood": "#B9783C",
    # furniture
    "wood": "#C98F55",
    "wood dark": "#8E5C33",
    "desk top": "#F2DEBB",
    "metal": "#7F949B",
    "metal light": "#C3D0D3",
    "dark": "#22333B",
    "cane": "#D9AE6E",
    "clay": "#B8603A",
    "brass": "#D9A441",
    # paper and plastic
    "white": "#FFFFFF",
    "paper": "#FFFDF7",
    "ivory": "#F7EBD3",
    "teal": "#12808D",
    "teal dark": "#004854",
    "teal pale": "#BFE3E6",
    "orange": "#FA9524",
    "orange deep": "#D96C1E",
    "yellow": "#FEDC54",
    "maroon": "#8C2343",
    "rose": "#D9607E",
    "red": "#CE3A2C",
    "navy": "#24406B",
    "blue": "#3E86BF",
    "violet": "#5B4699",
    "green": "#2F8557",
    "lime": "#8DB23C",
    # growing things
    "leaf": "#3F9A5E",
    "leaf light": "#63B56E",
    "leaf dark": "#2B7549",
    "trunk": "#A5754A",
    "coconut": "#E08A2C",
    "plantain": "#F1CB45",
    "rice": "#FFFBEF",
    "curry": "#C8741F",
    "dhal": "#EDB83A",
    # people
    "skin a": "#A86B45",
    "skin b": "#8A5333",
    "skin c": "#C48A5E",
    "uniform": "#FFFFFF",
    "hair": "#241917",
    "hair brown": "#3A2720",
    "hair grey": "#A9A6A2",
    "eye": "#1B1210",
    "lip": "#6E2A26",
    "tie": "#8C2343",
    # light
    "sky": "#CFEFFA",
    "sky low": "#FFF3D8",
    "screen dark": "#14303F",
    "screen light": "#F2FBFC",
}

_materials = {}


def linear(colour):
    """Turn a colour name or '#RRGGBB' into linear RGBA, as Blender expects it."""
    code = COLOURS.get(colour, colour).lstrip("#")
    channels = [int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1.0]


def mixed(colour, other, share):
    """Mix two colours in sRGB; share 0 is all of the first, 1 all of the other."""
    codes = [COLOURS.get(c, c).lstrip("#") for c in (colour, other)]
    pairs = [(int(codes[0][i : i + 2], 16), int(codes[1][i : i + 2], 16)) for i in (0, 2, 4)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def material(colour, glow=0.0):
    """A matt material of a colour; with glow it shines and ignores the lamps."""
    key = (colour, glow)
    if key in _materials:
        return _materials[key]
    made = bpy.data.materials.new(f"{colour} {glow}")
    made.use_nodes = True
    nodes = made.node_tree.nodes
    nodes.clear()
    kind = "ShaderNodeEmission" if glow else "ShaderNodeBsdfDiffuse"
    shader = nodes.new(kind)
    shader.inputs["Color"].default_value = linear(colour)
    if glow:
        shader.inputs["Strength"].default_value = glow
    output = nodes.new("ShaderNodeOutputMaterial")
    made.node_tree.links.new(shader.outputs[0], output.inputs["Surface"])
    _materials[key] = made
    return made


def forget_materials():
    """Drop the cache; call it after the scene was emptied."""
    _materials.clear()
