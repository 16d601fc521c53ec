"""Camera, light and render settings: one look for every room."""

import math

import bpy
from mathutils import Vector

from kit.palette import forget_materials, linear
from kit.shell import DEPTH, LINTEL, SILL, WIDTH

FULL_SIZE = (1300, 1014)
CAMERA_AIM = (WIDTH / 2, DEPTH / 2, 1.14)
CAMERA_SIDE = Vector((1, -1, 0.86)).normalized()
CAMERA_SCALE = (WIDTH + DEPTH) * 0.83
SUN_WAY = Vector((1, -0.24, -0.74)).normalized()
PASSES = ("Image", "DiffCol", "Emit", "Normal", "Depth")


def empty_scene():
    """Start from nothing."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_materials()
    bpy.context.scene.world = bpy.data.worlds.new("World")


def set_camera(aim=CAMERA_AIM, scale=CAMERA_SCALE):
    """The camera of all rooms; a crop moves its aim and narrows its scale."""
    camera = bpy.data.cameras.new("camera")
    camera.type = "ORTHO"
    camera.ortho_scale = scale
    thing = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(thing)
    thing.location = Vector(aim) + CAMERA_SIDE * 30
    thing.rotation_euler = (-CAMERA_SIDE).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = thing


def lamp(kind, place, aim, energy, colour, **settings):
    """A lamp at a place, shining at an aim."""
    data = bpy.data.lights.new(kind, kind)
    data.energy = energy
    data.color = linear(colour)[:3]
    for name, value in settings.items():
        setattr(data, name, value)
    thing = bpy.data.objects.new(kind, data)
    bpy.context.collection.objects.link(thing)
    thing.location = place
    thing.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    return thing


def afternoon(windows, sun=3.4, key=1.3, ambient=0.95):
    """Low sun through every window, a soft key from the camera's side and light from the sky.

    The sun is one far spot lamp a window, no wider than the window's surroundings, so that no ray
    comes in where the house has been opened.
    """
    far = 40
    for start, end in windows:
        middle = Vector((0, (start + end) / 2, (SILL + LINTEL) / 2))
        half = math.hypot((end - start) / 2, (LINTEL - SILL) / 2) * 1.04
        lamp(
            "SPOT",
            middle - SUN_WAY * far,
            middle,
            energy=sun * 4 * math.pi**2 * far**2,
            colour="#FFDA9E",
            spot_size=2 * math.atan(half / far),
            spot_blend=0.0,
            shadow_soft_size=0.2,
        )
    aim = (WIDTH / 2, DEPTH / 2, 1)
    lamp("AREA", (WIDTH + 3.2, -4.6, 9), aim, 1150 * key, "#FFF4E4", size=3.6)
    fill = lamp("AREA", (WIDTH + 5, 3.0, 5), (1.5, 3.5, 1.2), 200 * key, "#FFF8EE", size=3)
    fill.data.cycles.cast_shadow = False
    sky = bpy.context.scene.world
    sky.use_nodes = True
    background = sky.node_tree.nodes["Background"]
    background.inputs[0].default_value = linear("#F4F6FA")
    background.inputs[1].default_value = ambient


def quick_and_clean(samples, size):
    """Cycles with few bounces and ambient occlusion for the rest: little noise to begin with."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 3
    cycles.diffuse_bounces = 3
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.use_fast_gi = True
    cycles.fast_gi_method = "REPLACE"
    cycles.ao_bounces_render = 1
    scene.world.light_settings.distance = 2.2
    scene.world.light_settings.ao_factor = 1.0


def write_passes(folder):
    """Let the compositor write every pass that the cleaning needs as an EXR file of its own."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = True
    layer.use_pass_emit = True
    layer.use_pass_normal = True
    layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = folder
    target.format.file_format = "OPEN_EXR"
    target.format.color_depth = "32"
    target.file_slots.clear()
    for name in PASSES:
        target.file_slots.new(name)
        tree.links.new(source.outputs[name], target.inputs[name])
