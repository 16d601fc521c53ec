"""Solids, strokes and writing. Every shape lands in the frame that `placed` has opened.

Lengths are metres, angles degrees. x runs along the back wall, y towards it, z up.
"""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from kit.palette import material

FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

_frames = [Matrix.Identity(4)]


def turned(turn=0, pitch=0, roll=0):
    """A rotation: first pitch about x, then roll about y, then turn about z."""
    return Euler((math.radians(pitch), math.radians(roll), math.radians(turn)), "XYZ").to_matrix().to_4x4()


@contextmanager
def placed(x=0, y=0, z=0, turn=0, pitch=0, roll=0, scale=1):
    """Put everything made inside at a point, turned and scaled about it."""
    local = Matrix.Translation((x, y, z)) @ turned(turn, pitch, roll) @ Matrix.Scale(scale, 4)
    _frames.append(_frames[-1] @ local)
    try:
        yield
    finally:
        _frames.pop()


def add(data, colour, local=None, smooth=True, glow=0.0):
    """Link mesh or curve data to the scene in the open frame and give it its colour."""
    thing = bpy.data.objects.new(data.name, data)
    bpy.context.collection.objects.link(thing)
    thing.matrix_world = _frames[-1] @ (local or Matrix.Identity(4))
    data.materials.append(material(colour, glow))
    if smooth and isinstance(data, bpy.types.Mesh):
        for face in data.polygons:
            face.use_smooth = True
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(40)
    return thing


def mesh_from(work, name):
    """Turn a bmesh into mesh data and free it."""
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    return data


def block(x, y, z, width, depth, height, colour, soft=0.012, turn=0, pitch=0, roll=0, glow=0.0):
    """A box with softened edges; x and y are its centre, z its foot."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.scale(work, vec=(width, depth, height), verts=work.verts)
    soft = min(soft, width * 0.45, depth * 0.45, height * 0.45)
    if soft > 0.0005:
        bmesh.ops.bevel(work, geom=work.edges[:], offset=soft, segments=2, affect="EDGES", profile=0.5)
    local = Matrix.Translation((x, y, z + height / 2)) @ turned(turn, pitch, roll)
    thing = add(mesh_from(work, "block"), colour, local, smooth=soft > 0.0005, glow=glow)
    if soft > 0.0005:
        thing.modifiers.new("flat faces", "WEIGHTED_NORMAL").keep_sharp = True
    return thing


def ball(x, y, z, radius, colour, squash=(1, 1, 1), turn=0, pitch=0, roll=0, fine=3, glow=0.0):
    """A sphere or, squashed, an ellipsoid."""
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=fine, radius=radius)
    bmesh.ops.scale(work, vec=squash, verts=work.verts)
    local = Matrix.Translation((x, y, z)) @ turned(turn, pitch, roll)
    data = mesh_from(work, "ball")
    thing = add(data, colour, local, glow=glow)
    data.auto_smooth_angle = math.pi
    return thing


def lathe(x, y, z, profile, colour, sides=28, pitch=0, roll=0, turn=0, squash=(1, 1), glow=0.0):
    """Turn a profile of (radius, height) pairs, foot first, about the vertical."""
    work = bmesh.new()
    rings = []
    for radius, height in profile:
        angles = [2 * math.pi * i / sides for i in range(sides)]
        rings.append(
            [
                work.verts.new((radius * squash[0] * math.cos(a), radius * squash[1] * math.sin(a), height))
                for a in angles
            ]
        )
    for low, high in zip(rings, rings[1:]):
        for i in range(sides):
            j = (i + 1) % sides
            work.faces.new((low[i], low[j], high[j], high[i]))
    work.faces.new(rings[0])
    work.faces.new(rings[-1])
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=0.00005)
    local = Matrix.Translation((x, y, z)) @ turned(turn, pitch, roll)
    return add(mesh_from(work, "lathe"), colour, local, glow=glow)


def tube(x, y, z, radius, height, colour, top=None, sides=24, pitch=0, roll=0, turn=0, glow=0.0):
    """An upright cylinder or cone on its foot; pitch and roll turn it about that foot."""
    profile = [(radius, 0), (radius if top is None else top, height)]
    return lathe(x, y, z, profile, colour, sides, pitch, roll, turn, glow=glow)


def limb(start, end, radius, colour, end_radius=None, sides=16):
    """A rod with round ends between two points: arms, legs, necks, handles."""
    start, end = Vector(start), Vector(end)
    end_radius = radius if end_radius is None else end_radius
    length = (end - start).length
    steps = [i * math.pi / 10 for i in range(6)]
    profile = [(radius * math.sin(a), -radius * math.cos(a)) for a in steps]
    profile += [(end_radius * math.cos(a), length + end_radius * math.sin(a)) for a in steps]
    work = bmesh.new()
    rings = []
    for r, h in profile:
        rings.append(
            [
                work.verts.new(
                    (r * math.cos(2 * math.pi * i / sides), r * math.sin(2 * math.pi * i / sides), h)
                )
                for i in range(sides)
            ]
        )
    for low, high in zip(rings, rings[1:]):
        for i in range(sides):
            j = (i + 1) % sides
            work.faces.new((low[i], low[j], high[j], high[i]))
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=0.00005)
    aim = (end - start).to_track_quat("Z", "Y").to_matrix().to_4x4()
    return add(mesh_from(work, "limb"), colour, Matrix.Translation(start) @ aim)


def ring(x, y, z, radius, wire, colour, turn=0, pitch=0, roll=0, part=1.0):
    """A wire ring lying flat, or the first part of one."""
    count = max(8, round(40 * part))
    points = []
    for i in range(count + (0 if part == 1.0 else 1)):
        angle = 2 * math.pi * part * i / count
        points.append((radius * math.cos(angle), radius * math.sin(angle), 0))
    with placed(x, y, z, turn, pitch, roll):
        return stroke(points, colour, wire, closed=part == 1.0)


def stroke(points, colour, width=0.012, closed=False, glow=0.0):
    """A round wire through points; width is its radius."""
    curve = bpy.data.curves.new("stroke", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = width
    curve.bevel_resolution = 2
    curve.use_fill_caps = True
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    line.use_cyclic_u = closed
    for knot, point in zip(line.points, points):
        knot.co = (*point, 1)
    return add(curve, colour, glow=glow)


def ribbon(points, across, width, thick, colour):
    """A flat band through points, `width` wide in the direction `across`."""
    across = Vector(across).normalized() * width / 2
    work = bmesh.new()
    edges = [(work.verts.new(Vector(p) - across), work.verts.new(Vector(p) + across)) for p in points]
    for (a, b), (c, d) in zip(edges, edges[1:]):
        work.faces.new((a, b, d, c))
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    thing = add(mesh_from(work, "ribbon"), colour)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = thick
    solid.offset = 0
    return thing


def plate(outline, thick, colour, glow=0.0):
    """A flat shape from (x, z) corners, standing in the wall's plane, its front at -thick."""
    work = bmesh.new()
    front = [work.verts.new((x, -thick, z)) for x, z in outline]
    back = [work.verts.new((x, 0, z)) for x, z in outline]
    work.faces.new(front)
    work.faces.new(back)
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        work.faces.new((front[i], front[j], back[j], back[i]))
    return add(mesh_from(work, "plate"), colour, smooth=False, glow=glow)


def sheet(corners, colour, glow=0.0, thick=0.0):
    """One flat face through corner points, for folded paper and screens."""
    work = bmesh.new()
    work.faces.new([work.verts.new(c) for c in corners])
    thing = add(mesh_from(work, "sheet"), colour, smooth=False, glow=glow)
    if thick:
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = thick
        solid.offset = 0
    return thing


def writing(words, x, z, size, colour, align="LEFT", out=0.004, glow=0.0):
    """Words standing in the wall's plane, read from the room."""
    curve = bpy.data.curves.new("writing", "FONT")
    curve.body = words
    curve.size = size
    curve.extrude = out / 2
    curve.align_x = align
    curve.offset = size * 0.005
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    return add(curve, colour, Matrix.Translation((x, -out, z)) @ turned(pitch=90), glow=glow)


def strip(one, other, colour):
    """Quads between two lines of points: leaves, cloth."""
    work = bmesh.new()
    first = [work.verts.new(p) for p in one]
    second = [work.verts.new(p) for p in other]
    for i in range(len(one) - 1):
        work.faces.new((first[i], first[i + 1], second[i + 1], second[i]))
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=0.0002)
    return add(mesh_from(work, "strip"), colour)


def unseen_by_light(things):
    """Let light pass through things that only the camera shall see."""
    for thing in things:
        thing.visible_shadow = False
        thing.visible_diffuse = False


@contextmanager
def only_for_the_eye():
    """Everything made inside is seen, but throws no shadow and takes no part in the light."""
    before = set(bpy.data.objects)
    yield
    unseen_by_light(set(bpy.data.objects) - before)
