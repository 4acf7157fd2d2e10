"""Study and workroom."""
import math

import numpy as np

from kit import close, furniture as fu, hung, light, materials as mt, props, room
from kit.core import Capture, box
from kit.render import camera

from .common import SAMPLES, SIZE, chamber, greenery, jug, scene
from .making import SLATE, dish_of_pins, pinned_heading, shears, yardstick


@scene('study-hobbled-stripe-overcast', SIZE, SAMPLES, fine=True)
def study(P):
    """A gray afternoon at the desk; the chair has just been pushed back."""
    H, eye = 2.92, (-2.60, -6.1, 1.34)
    win = (-.78, .78, .94, 2.40)
    ink = mt.paint('ink', '#46565c', .45)
    side = chamber(-3.4, 3.5, H, 7.6, [win], ink, ink, 'r', (-4.6, -1.6, .6, 2.6))
    for a, b in ((-3.1, -1.24), (1.24, 3.2)):
        room.mitred_frame(a, b, .98, 2.64, ink)
        room.mitred_frame(a, b, .28, .84, ink)
    room.floor(-3.6, 3.7, -7.6, .1, style='herringbone', cols=('#5d452f', '#705439', '#866849'))
    room.sash(*win, ink, cols=3, rows=2, head=False)
    room.glass(*win, y=.13, nd=1.)
    tick = mt.cloth('ticking', '#ddd4c2', trans=.34, slub=.05, hem=None, pattern=mt.stripe('#dcd3c1', '#66716c', .050, .22, ('#9c7a52', .05)))
    hung.hang('hobbled', tick, (0, -.090, 2.62), scale=(1.84, 1., .86))
    box('board', -.91, .91, -.085, -.01, 2.595, 2.618, mt.cloth('wrap', '#ddd4c2', trans=0, hem=None), .003)
    fu.rug(-2.4, 2.4, -4.6, -.75, '#8f8069')
    fu.rect_table((.05, -.72, .016), 1.70, .66, .75, P.walnut, P.walnut_z)
    fu.dining_chair((-.12, -1.70, .016), mt.solid('hide', '#4d3323', .42, bump=.2, bscale=120., var=.08), P.walnut_z, math.radians(206))
    fu.books((-.58, -.62, .766), [(.31, .23, .036, '#3d4b45', .05), (.27, .20, .030, '#8a5a3c', -.12), (.24, .17, .024, '#c3b69c', .1)], -.1)
    paper = mt.solid('paper', '#ddd6c6', .7)
    for k, (x, y, t) in enumerate(((-.06, -.80, .10), (-.03, -.78, -.08), (.20, -.74, .32))):
        o = box('sheet', -.105, .105, -.148, .148, 0, .0006, paper, 0)
        o.location, o.rotation_euler[2] = (x, y, .7665 + .0008 * k), t
    fu.tube('pencil', [(.06, -.90, .771), (.19, -.80, .771)], .0036, mt.solid('pencil', '#7c3f30', .4), 8)
    props.mug((.42, -.62, .766), P.dark_ceramic, 2.3)
    jug((.70, -.56, .766), .20, '#8a6a4a', 170, 4, .40)
    fu.art(-2.50, -1.86, 1.30, 2.16, P.brass, 14, style='landscape', mount=.05)
    greenery(eye, .1, 1.6, far=9.5, seed=171, ground=-.6, tones=('#5d6848', '#8f9870'))
    light.sky(9, 126, [win], strength=1.2, sun_strength=1.6, side=side, dust=3., sun_col=(1, .88, .74), dome=46)
    camera(eye, (.06, 0, 1.34), lens=88, fstop=1.6, focus=6.3, shift=(0, .105))
    return dict(stops=-.35, warm=(1., 1., 1.), views=dict(view=1., veil=.12))


@scene('workroom-table-linen-morning', SIZE, SAMPLES, fine=True)
def workroom(P):
    """The long table from its end, at elbow height: a heading half pinned, and nobody there; she has gone to answer the door."""
    H, top, eye = 3.0, .92, (.42, -6.62, 1.36)
    wall = mt.paint('wall', '#d3ccbe')
    room.shell('', -2.6, 2.8, H, 8.5, [], P.white, wall_mat=wall, crown=False, sides='r')
    side = (-6.6, -1.6, .95, 2.6)
    room.close(-2.6, 2.8, 8.5, H, wall, 'l', side)
    room.floor(-2.8, 3., -8.5, .1, cols=('#8c7355', '#9a8061', '#a98f6f'))
    oak = mt.wood('top', '#5d452d', '#85653f', .42, 'y', .8)
    for k in range(6):
        box('board', -.72 + .24 * k, -.482 + .24 * k, -6.0, -1.2, top - .05, top, oak, .002)
    for y in (-5.7, -3.6, -1.5):
        for x in (-.62, .62):
            box('leg', x - .045, x + .045, y - .045, y + .045, 0, top - .05, P.oak_z, .004)
    box('shelf', -.66, .66, -5.7, -1.5, .26, .29, P.oak, .003)
    with Capture() as g:
        pinned_heading(close.linen('slate', SLATE, .0010, trans=0, slub=.08, bump=1.))
    g.place((.30, -5.40, top), math.radians(4))
    with Capture() as g:
        yardstick((0, 0, 0), 0., P.black)
    g.place((-.10, -5.36, top), math.radians(5))
    dish_of_pins((.40, -5.26, top))
    with Capture() as g:
        shears((0, 0, .004), math.radians(28), 9.)
    g.place((.46, -5.48, top), 0., 1.15)
    rng = np.random.default_rng(12)
    cols = ('#b9ab92', '#6f7158', '#84553f', '#66757f', '#cfc5b2', '#3f4a54', '#98815a', '#8d8878', '#a7b0a8', '#5d4a3c')
    mats = [mt.fabric('bolt %d' % i, c, trans=0, slub=.07, bump=.4, space='Object') for i, c in enumerate(cols)]
    fu.bolt((-.30, -4.42, top + .062), .92, mats[0], .060, .42)
    for x, y, long, m, r, turn, lift in ((.34, -3.55, .74, 3, .050, -.18, 0), (.30, -3.42, .70, 1, .046, -.12, 0), (.33, -3.485, .66, 7, .044, -.16, .078), (-.34, -2.95, .80, 2, .056, .12, 0), (-.30, -2.80, .72, 5, .048, .05, 0), (.30, -2.1, .8, 6, .06, .1, 0)):
        fu.bolt((x, y, top + r + .002 + lift), long, mats[m], r, turn)          # bolts down from the rack, waiting
    for row, z in enumerate((.50, .98, 1.46, 1.94, 2.40)):   # bolts of unequal age, ends to the room
        box('rack', -2.3, 2.6, -.52, 0, z - .03, z, P.oak, .004)
        x = -2.2
        while x < 2.45:
            r = rng.uniform(.035, .085)
            with Capture() as g:
                fu.bolt((0, 0, 0), rng.uniform(.38, .56), mats[int(rng.integers(10))], r)
            g.place((x + r, -.30 + rng.uniform(-.03, .02), z + r + .003), math.pi / 2)
            x += 2 * r + rng.uniform(.004, .05)
    fu.pendant((-.05, -3.6, 1.98), mt.solid('enamel', '#3f4740', .35), P.brass, H, .20, .12, 9)
    light.sky(17, -104, [], strength=.8, sun_strength=3., side=(-2.72, *side), dust=1.5, sun_col=(1, .88, .72), dome=46)
    camera(eye, (.02, -4.9, .87), lens=66, fstop=2.8, focus=1.26, level=False)
    return dict(stops=-.55, warm=(1., 1., 1.))
