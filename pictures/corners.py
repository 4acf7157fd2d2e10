"""What the bare windows' cameras see, inside Blender: blender -b --factory-startup --python corners.py -- FOLDER [LONG SIDE]

Writes FOLDER/NAME.json for every window of scenes/phone.py: its true figures in inches, and where corners and other points of the
wall's plane lie in the picture, in pixels (the middle of the first is 0.5), as the scene's own camera projects them.
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from bpy_extras.object_utils import world_to_camera_view

import scenes
from kit import core
from scenes import phone

folder, *rest = sys.argv[sys.argv.index('--') + 1:]
os.makedirs(folder, exist_ok=True)
for name, bare in phone.BARE.items():
    core.reset()
    size = scenes.SCENES[name].size
    scale = int(rest[0]) / max(size) if rest else 1.
    width, height = (round(side * scale) for side in size)
    r = bpy.context.scene.render
    r.resolution_x, r.resolution_y = size
    phone.telephone(bare, size)
    bpy.context.view_layer.update()

    def pixel(x, y, z=0.):
        at = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, phone.place(bare, x, y, z))
        return [round(at.x * width, 2), round((1 - at.y) * height, 2)]

    w, h, floor = bare.w, bare.h, bare.h + bare.below
    proud = phone.PROUD / phone.INCH
    edge = .024 / phone.INCH   # the casing's own thickness at its outer edge
    points = [(-8, -4, 3.5), (w + 8, -4, 3.5), (-8, floor - .5, 3.5), (w + 8, floor - .5, 3.5), (w / 2, -12, 0), (w / 2, -bare.above, 0), (w / 2, floor, 0), (w + 2, 12, 5.5), (w / 2, h / 2, 1.5)]
    with open(os.path.join(folder, name + '.json'), 'w') as f:
        json.dump({
            'photo': {'width': width, 'height': height, 'focal35': bare.focal35},
            'window': {'width': w, 'height': h, 'toCeiling': bare.above, 'toFloor': bare.below},
            'camera': {'eye': bare.eye, 'aim': bare.aim, 'roll': bare.roll},
            'corners': [pixel(0, 0), pixel(w, 0), pixel(w, h), pixel(0, h)],
            # where a finger would point: the casing's front edge, followed down to the lower front edge of the sill
            'seen': [pixel(0, 0, edge), pixel(w, 0, edge), *([pixel(x, h, edge)[0], pixel(x, h, proud)[1]] for x in (w, 0))],
            'points': [{'at': p, 'pixel': pixel(*p)} for p in points],
        }, f, indent=1)
    print('CORNERS', name, width, height)
