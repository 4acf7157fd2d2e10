"""Study, workroom and the table where cloth is chosen."""
import math

from kit import cloth, exterior, furniture as fu, light, materials as mt, props, room, seating
from kit.core import Capture, box
from kit.render import camera

from .common import linen, plain, scene


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
    props.open_book((-.04, -.62, .766), .12)
    props.mug((.30, -.66, .766), P.dark_ceramic, 2.3)
    fu.vase('bottle', (-.26, -.38, .766), mt.solid('bottle', '#a9774e', .25, coat=.3), .48)
    fu.branches((-.26, -.38, .93), 5, .40, mt.leaf('euc', '#6d7f74', '#98a899', .3), P.stem, 12, .8, (.035, .030), .4, 18, 2)
    leather = mt.solid('leather', '#7c4a2c', .48, bump=.25, bscale=70., var=.14)
    fu.wood_armchair((.18, -1.55, .016), leather, P.walnut_z, math.radians(196))
    fu.art(-2.18, -1.54, 1.36, 2.20, P.brass, 14, style='landscape', mount=.035)
    fu.art(1.58, 2.02, 1.72, 2.24, P.brass, 33, style='botanical', mount=.06)
    fu.art(1.58, 2.02, 1.10, 1.62, P.brass, 37, style='lines', mount=.06)
    light.daylight('overcast', [win], fill=(-2.5, -3.0, 1.9), fill_scale=1.5, window_scale=1.25)
    camera((-.22, -4.75, 1.34), (.0, 0, 1.34), lens=38, fstop=4, focus=4.3, shift=(0, .006))
    return dict(exposure=1.05)


@scene('workroom-table-linen-morning')
def workroom(P):
    """A length being cut: half-unrolled bolt, chalk, shears, pins, a paper pattern; rolls stacked behind."""
    win = (-1.45, .25, .98, 2.40)
    room.shell('#ece8df', -2.8, 2.8, 2.85, 6, [win], P.white, crown=False)
    room.floor(-2.9, 2.9, -6, .1, cols=('#a58a68', '#b89c79', '#c8ae8c'))
    room.casement(*win, P.white, leaves=2, cols=2, rows=3)
    exterior.backdrop('garden', 'morning', x=-.6, z=1.75, distance=6, width=11.5, strength=1.7, flip=True)
    cols = ('#cfc4b0', '#7f8069', '#96644c', '#75858f', '#e6ddcc', '#46525c', '#ad9469', '#a9a493')
    mats = [mt.fabric('bolt%d' % i, c, trans=0, slub=.12, bump=.3, space='Object') for i, c in enumerate(cols)]
    for row, z in enumerate((.55, 1.02, 1.49, 1.96)):  # a rack of rolls, ends to the room
        box('rack', .752, 2.468, -.356, -.002, z - .03, z, P.oak, .004)
        for k in range(11 - row % 2):
            with Capture() as g:
                fu.bolt((0, 0, 0), .42 + .03 * (k % 3), mats[(k * 3 + row * 5) % len(mats)], .060 + .008 * ((k + row) % 3))
            g.place((.82 + .155 * k + .02 * (row % 2), -.24 - .01 * (k % 4), z + .064 + .008 * ((k + row) % 3)), math.pi / 2)
    for x in (.72, 2.47):
        box('upright', x, x + .03, -.36, 0, .0, 2.40, P.oak_z, .004)
    h = .90
    fu.rect_table((-.25, -1.30, 0), 3.2, 1.05, h, P.oak, P.oak_z, thick=.05)
    stripe = linen('length', '#d9cfbd', trans=0, pattern=mt.stripe('#e2d9c8', '#7d8a8f', .07, .20))
    cloth.runner('cloth', -.90, .10, -.86, -1.825, h, .58, stripe, seed=5)
    fu.bolt((-.41, -.93, h + .062), 1.10, mats[4], .058)
    for i, (c, t) in enumerate(((1, .06), (6, -.05), (4, .09), (2, .0), (5, -.08))):
        fu.folded((-1.30, -1.16, h + .034 * i), mats[c], w=.44 - .015 * (i % 2), d=.34, twist=t)
    fu.shears((.36, -1.62, h + .004), P.nickel, P.black, math.radians(152))
    fu.spools((.58, -1.12, h), ('#d9cdb6', '#7f8069', '#96644c', '#46525c'))
    paper = mt.fabric('paper', '#d8c6a0', trans=0, slub=.02, bump=.02)
    for k, (x, y, w, d, t) in enumerate(((.74, -1.46, .52, .36, .14), (.84, -1.40, .30, .42, -.2))):
        o = box('pattern', -w / 2, w / 2, -d / 2, d / 2, 0, .0015, paper, 0)
        o.location, o.rotation_euler[2] = (x, y, h + .002 + .002 * k), t
    fu.tube('pencil', [(.66, -1.50, h + .010), (.82, -1.42, h + .010)], .0042, mt.solid('pencil', '#7c3f30', .4), 8)
    for k, (x, y) in enumerate(((.20, -1.54), (.25, -1.50))):
        o = box('chalk', -.022, .022, -.010, .010, 0, .008, mt.solid('chalk', '#e9eef0', .9), .003)
        o.location, o.rotation_euler[2] = (x, y, h), .6 * k
    props.mug((1.12, -1.16, h), P.ceramic, 2.2)
    seating.stool((.62, -2.05, 0), plain('stool', '#a9a493', slub=.1), P.oak_z, .19, .62)
    fu.pendant((-.45, -1.30, 2.12), mt.solid('enamel', '#4a5148', .35), P.brass, 2.85, .22, .13, 0)
    light.daylight('morning', [win], azimuth=-34, fill=(2.5, -2.6, 1.9), fill_scale=.95, elevation=34, window_scale=1.1)
    camera((.32, -4.5, 1.46), (.05, 0, 1.46), lens=38, fstop=3.5, focus=3.3, shift=(0, -.05))
    return dict(exposure=.90)
