"""Study and workroom."""
import math

from kit import cloth, exterior, furniture as fu, light, materials as mt, room
from kit.core import Capture, box
from kit.render import camera

from .common import linen, scene


@scene('study-hobbled-stripe-overcast')
def study(P):
    win = (-.78, .78, .86, 2.36)
    trim = mt.paint('trim', '#46555a', .42)
    ink = room.shell('#3f4d50', -2.7, 2.7, 2.85, 6.5, [win], trim)
    for a, b in ((-2.5, -1.22), (1.22, 2.5)):
        room.mitred_frame(a, b, .30, 2.56, ink)
    room.floor(-2.8, 2.8, -6.5, .1, style='herringbone', cols=('#5d432d', '#715337', '#866646'))
    room.sash(win[0], win[1], win[2], win[3], trim, cols=3, rows=2)
    exterior.backdrop('park', 'overcast', x=-.5, z=1.7, distance=6, width=11, strength=1.7)
    ticking = mt.fabric('ticking', '#e6dcc8', trans=.30, slub=.09, pattern=mt.stripe('#e8dfcc', '#5c6a66', .084, .30, ('#a7835a', .05)))
    cloth.roman('shade', -.92, .92, 2.60, 1.72, -.10, ticking, 'hobbled', folds=5)
    box('head', -.92, .92, -.10, -.005, 2.575, 2.61, trim, .002)
    fu.rug(-1.9, 1.9, -4.0, -.5, '#a8967c')
    fu.rect_table((0, -.62, .016), 1.70, .66, .75, P.walnut, P.walnut_z)
    fu.table_lamp((.62, -.50, .766), P.brass, P.shade, .88, 9)
    fu.books((-.56, -.50, .766), [(.31, .23, .036, '#3d4b45', .05), (.27, .20, .030, '#a4744b', -.12), (.24, .17, .024, '#d6c9b0', .1)], -.1)
    fu.vase('ginger', (-.10, -.44, .766), P.ceramic, .62)
    fu.branches((-.10, -.44, .96), 7, .42, P.leaf, P.stem, 12, .8, (.05, .02), .4, 18, 2)
    leather = mt.solid('leather', '#7c4a2c', .48, bump=.25, bscale=70., var=.14)
    fu.wood_armchair((.18, -1.55, .016), leather, P.walnut_z, math.radians(196))
    fu.art(-2.15, -1.58, 1.38, 2.14, P.brass, 14, style='landscape', mount=.05)
    fu.art(1.58, 2.15, 1.38, 2.14, P.brass, 33, style='landscape', mount=.05)
    light.daylight('overcast', [win], fill=(-2.5, -3.0, 1.9), fill_scale=1.5, window_scale=1.25)
    camera((-.22, -4.75, 1.34), (.0, 0, 1.34), lens=38, fstop=4, focus=4.3, shift=(0, .006))
    return dict(exposure=1.05)


@scene('workroom-bolts-linen-morning')
def workroom(P):
    win = (-1.25, 1.25, .95, 2.35)
    room.shell('#efece4', -2.6, 2.6, 2.8, 6, [win], P.white)
    room.floor(-2.7, 2.7, -6, .1, cols=('#a58a68', '#b89c79', '#c8ae8c'))
    room.casement(win[0], win[1], win[2], win[3], P.white, leaves=3, cols=2, rows=3)
    exterior.backdrop('garden', 'morning', x=-.4, z=1.75, distance=6, width=11.5, strength=1.8, flip=True)
    cloth.roman('shade', -1.40, 1.40, 2.55, 1.92, -.085, mt.fabric('plain', '#e6dcca', trans=.30, slub=.12), 'flat', folds=3, drop=.11)
    cols = ('#cfc4b0', '#8c8a70', '#a3674a', '#7f929e', '#e9e1d2', '#4c5b66', '#b99b6b')
    mats = [mt.fabric('bolt%d' % i, c, trans=0, slub=.12, bump=.3, space='Object') for i, c in enumerate(cols)]
    h = .92
    fu.rect_table((0, -1.15, 0), 3.1, .95, h, P.oak, P.oak_z, thick=.05)
    for i, (dx, y, z) in enumerate(((0, -.82, 0), (.03, -.96, 0), (-.02, -.89, .108))):
        fu.bolt((.75 + dx, y, h + z + .058), 1.15, mats[(1, 3, 2)[i]], turn=math.radians((3, -2, 1)[i]))
    for i in range(5):
        fu.folded((-.98, -.92, h + .034 * i), mats[(0, 5, 4, 6, 3)[i]], twist=(.05, -.04, .07, .0, -.06)[i])
    cloth.runner('cloth', -.42, .34, -.78, -1.625, h, .62, linen('length', '#d9cfbd', trans=0, pattern=mt.stripe('#e2d9c8', '#8795a0', .06, .22)), seed=5)
    fu.shears((.62, -1.36, h + .004), P.nickel, P.black, math.radians(28))
    fu.spools((-1.36, -1.18, h), ('#d9cdb6', '#8c8a70', '#7f929e'))
    for i in range(6):  # bolts standing in the corner
        with Capture() as g:
            fu.bolt((0, 0, 0), 1.55, mats[(4, 2, 6, 0, 5, 1)[i]], .060)
        g.place((1.52 + .15 * (i % 4), -.20 - .14 * (i // 4) - .02 * (i % 2), .80)).rotation_euler = (.05 - .03 * (i % 3), math.pi / 2 - .05 + .03 * (i % 2), 0)
    fu.bolt((.70, -1.12, h + .058), .95, mats[4], turn=math.radians(-9))
    light.daylight('morning', [win], azimuth=34, fill=(-2.4, -2.6, 1.9), fill_scale=.9, elevation=34)
    camera((-.15, -4.2, 1.48), (0, 0, 1.48), lens=44, fstop=3.5, focus=3.0, shift=(.02, -.085))
    return dict(exposure=.88)
