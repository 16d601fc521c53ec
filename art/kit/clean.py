"""Take the last noise out of a render without touching its edges.

The picture is split into colour and light. Only the light is smoothed, by an edge-avoiding wavelet
filter (Dammertz and others, 2010) that looks at surfaces and depth, so lines, writing and leaves stay
as sharp as they were rendered.
"""

import itertools
import os

import bpy
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def read_pass(folder, name):
    """A pass as rows of RGBA floats, the lowest row first."""
    image = bpy.data.images.load(os.path.join(folder, f"{name}0001.exr"))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)


def window(array, reach):
    """A function that gives the array moved by up to `reach` pixels, its border repeated."""
    border = [(reach, reach), (reach, reach)] + [(0, 0)] * (array.ndim - 2)
    padded = np.pad(array, border, mode="edge")
    height, width = array.shape[:2]

    def moved(down, right):
        return padded[reach + down : reach + down + height, reach + right : reach + right + width]

    return moved


def smooth_light(light, normal, depth, rounds=4, strength=0.16):
    """Smooth light where neighbours lie on the same surface and are about as bright.

    The first guess of brightness comes from a round that looks at surfaces alone, so that a single
    bright speck does not protect itself.
    """
    guide = one_round(light, normal, depth, 1, light.mean(axis=2), 1e3).mean(axis=2)
    for turn in range(rounds):
        light = one_round(light, normal, depth, 2**turn, guide, strength / (1 + turn))
        guide = light.mean(axis=2)
    return light


def one_round(light, normal, depth, step, guide, tolerance):
    """One pass of the 5 x 5 kernel, its taps `step` pixels apart."""
    slope_down = np.clip(np.gradient(depth, axis=0), -0.05, 0.05)
    slope_right = np.clip(np.gradient(depth, axis=1), -0.05, 0.05)
    light_at, normal_at, depth_at, guide_at = (window(a, 2 * step) for a in (light, normal, depth, guide))
    total = np.zeros_like(light)
    weights = np.zeros(light.shape[:2] + (1,), dtype=np.float32)
    for i, j in itertools.product(range(5), range(5)):
        move = ((i - 2) * step, (j - 2) * step)
        apart = np.square(normal - normal_at(*move)).sum(axis=2)
        away = np.abs(depth_at(*move) - depth - slope_down * move[0] - slope_right * move[1])
        differs = np.square(guide_at(*move) - guide)
        weight = np.exp(-apart / 0.02 - away / 0.05 - differs / tolerance**2)
        weight = (KERNEL[i] * KERNEL[j] * weight)[..., None]
        total += light_at(*move) * weight
        weights += weight
    return total / np.maximum(weights, 1e-6)


def clean(folder, target, strength=0.16):
    """Read the passes in a folder and write the finished picture as a PNG file."""
    beauty = read_pass(folder, "Image")
    colour = read_pass(folder, "DiffCol")[..., :3]
    glow = read_pass(folder, "Emit")[..., :3]
    normal = read_pass(folder, "Normal")[..., :3]
    depth = np.minimum(read_pass(folder, "Depth")[..., 0], 60)
    alpha = beauty[..., 3:4]
    lit = colour.max(axis=2, keepdims=True) > 0.004
    safe = np.where(lit, np.maximum(colour, 0.004), 1)
    light = np.where(lit, (beauty[..., :3] - glow) / safe, 0)
    light = smooth_light(np.clip(light, 0, 4), normal, depth, strength=strength)
    finished = np.where(lit, light * safe + glow, beauty[..., :3])
    write_picture(finished / np.maximum(alpha, 1e-4), alpha, target)


def write_picture(linear_rgb, alpha, target):
    """Tone, turn to sRGB and save."""
    rgb = shoulder(np.maximum(linear_rgb, 0))
    srgb = np.where(rgb <= 0.0031308, rgb * 12.92, 1.055 * np.power(np.maximum(rgb, 1e-8), 1 / 2.4) - 0.055)
    height, width = alpha.shape[:2]
    pixels = np.concatenate([np.clip(srgb, 0, 1), np.clip(alpha, 0, 1)], axis=2).astype(np.float32)
    picture = bpy.data.images.new("finished", width, height, alpha=True)
    picture.alpha_mode = "STRAIGHT"
    picture.pixels.foreach_set(pixels.ravel())
    picture.filepath_raw = target
    picture.file_format = "PNG"
    picture.save()


def shoulder(rgb, start=0.8):
    """Bend what is brighter than `start` softly towards white, so that no light burns out."""
    over = np.maximum(rgb - start, 0)
    room = 1 - start
    return np.where(rgb > start, start + room * (1 - np.exp(-over / room)), rgb)
