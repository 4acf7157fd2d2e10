"""Dining rooms."""
import math

from kit import cloth, exterior, furniture as fu, light, materials as mt, room
from kit.render import camera

from .common import linen, plain, scene


@scene('dining-goblet-linen-noon')
def dining(P):
    win = (-1.0, 1.0, 0., 2.42)
    grey = room.shell('#dcd8ce', -3., 3., 2.95, 7, [win], P.white)
    for a, b in ((-2.85, -1.86), (1.86, 2.85)):
        room.mitred_frame(a, b, .98, 2.66, grey)
        room.mitred_frame(a, b, .28, .86, grey)
    room.floor(-3.1, 3.1, -7, .1, style='herringbone', cols=('#7f6043', '#94734f', '#a9875f'))
    room.french(win[0], win[1], win[3], P.white, P.brass, cols=2, rows=4)
    exterior.backdrop('park', 'noon', z=1.6, distance=6, width=12, strength=1.8)
    lin = linen('linen', '#c3c8c6', pattern=mt.band('#c3c8c6', '#8694a0', 'lead', .06, .13))
    cloth.panels_on_rod([(-1.74, -.92), (.92, 1.74)], 2.74, -.15, .012, lin, P.bronze, 5, 'goblet', .075, seed=3, finial='urn')
    fu.rug(-1.7, 1.7, -3.3, -.75, '#cbc3b4')
    fu.round_table((0, -1.95, .016), .66, .75, P.walnut)
    seat = plain('seat', '#e7dfd0', slub=.08)
    for x, y, r in ((-.86, -1.70, math.radians(62)), (.88, -1.74, math.radians(-66)), (-.50, -2.74, math.radians(152))):
        fu.dining_chair((x, y, .016), seat, P.walnut_z, r)
    fu.vase('ginger', (.02, -1.92, .766), P.ceramic, .72)
    fu.branches((.02, -1.92, 1.0), 9, .62, P.leaf, P.stem, 7, .85, (.055, .024), .45, 22, 2)
    fu.vase('bowl', (-.30, -2.05, .766), P.stone, .62)
    fu.pendant((0, -1.95, 2.06), P.shade, P.brass, 2.95, power=5)
    fu.art(2.08, 2.62, 1.36, 2.16, P.oak_z, 4, style='landscape', mount=.06)
    light.daylight('noon', [win], azimuth=-32, fill=(2.9, -3.2, 1.8), elevation=36)
    camera((.10, -5.55, 1.32), (.0, 0, 1.32), lens=37, fstop=4, focus=5.0, shift=(0, -.012))
    return dict(exposure=.95)
