"""The slides of the home page. On a telephone the middle 26-93 % of the width is seen, on a desk 26-98 %: the piece stands there."""
import math

import numpy as np

from kit import cloth, furniture as fu, garden, hung, light, materials as mt, props, room, seating
from kit.core import Capture, box, catmull, lathe, noise2, tube
from kit.render import camera

from .common import dapple, daylit, greenery, jug, raked, scene, woven

SIZE, SAMPLES = (2400, 1600), 40


def upholstery(name, col, **kw):
    return woven(name, col, trans=0, hem=None, slub=kw.pop('slub', .09), weave=kw.pop('weave', .0009), **kw)


def daybed(loc, mat, bolster, wood, turn=0., w=1.86, d=.80, ends=(-1, 1)):
    """A mattress on a turned frame, piped, with a bolster at its ends; the long side faces -y."""
    pipe = mt.fabric('piping', '#8b826f', trans=0, space='Object')
    with Capture() as g:
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - .04), sy * (d / 2 - .04)
                lathe('leg', catmull([(.014, 0), (.019, .012), (.016, .05), (.024, .12), (.028, .17), (.022, .185), (.030, .20), (.030, .27)], 4), (x, y, 0), wood, 28)
        box('rail', -w / 2 + .01, w / 2 - .01, -d / 2 + .02, d / 2 - .02, .235, .295, wood, .006)
        fu.cushion('mattress', (w, d, .17), (0, 0, .375), mat, 13, .03, seed=4, wrinkle=.003, res=40, welt=pipe)
        for s in ends:
            q = np.cos(np.linspace(math.pi, 0, 90))   # close together where the ends round off
            r = .104 * np.maximum((1 - np.abs(q) ** 30) ** .5, .0) * (1 + .012 * noise2(np.random.default_rng(3 + s), 6, 1, (q + 1) / 2, q * 0, 2)) + .0005
            half = (d - .10) / 2
            path = np.stack([np.full(90, s * (w / 2 - .13)), q * half, np.full(90, .455 + .100)], 1)
            tube('bolster', path, r, bolster, 56)
            a = np.linspace(0, 2 * math.pi, 64, endpoint=False)
            for e in (-1, 1):
                ring = np.stack([s * (w / 2 - .13) + .0975 * np.cos(a), np.full(64, e * half * .930), .555 + .0975 * np.sin(a)], 1)
                tube('piping', ring, .0036, pipe, 10, closed=True)
    return g.place(loc, turn)


@scene('hero-sitting-pinch-moss-limewash', SIZE, SAMPLES, fine=True)
def sitting(P):
    H, eye, top, low = 3.7, (4.30, -8.20, 1.30), 2.50, (8, -124)
    wins = [(.32, 1.66, .0, top), (-2.36, -1.02, .0, top)]
    lime = mt.plaster('lime', '#ddd4c4')
    room.shell('', -6.5, 5.3, H, 10, wins, P.white, wall_mat=lime, sides='r', crown=False)
    side = raked(-6.62, *low, (-3.2, 2.4), (.3, 2.95))
    room.close(-6.5, 5.3, 10, H, lime, 'l', side)
    room.floor(-6.8, 5.4, -10, .1, cols=('#7d6146', '#8f7152', '#a08260'), w=.19, L=2.4)
    moss = mt.cloth('moss', '#84866e', trans=.20, slub=.06)
    names = iter(('pinch2', 'pinch4', 'pinch5', 'pinch7'))
    for k, w in enumerate(wins):
        room.french(w[0], w[1], w[3], P.white, P.bronze, leaves=2, cols=2, rows=5)
        room.glass(w[0], w[1], .25, w[3], nd=0.88)
        a, b = w[0] - .47, w[1] + .47
        rings = hung.hang(next(names), moss, (a, -.13, 0), mirror=True, scale=(.96, 1, 1.039))
        rings += hung.hang(next(names), moss, (b, -.13, 0), scale=(.96, 1, 1.039))
        cloth.french_rod(a - .02, b + .02, -.13, 2.808, P.brass, rings=rings)
    fu.rug(-3.1, 2.5, -4.6, -.95, '#7f735f')
    with Capture() as g:
        daybed((0, 0, 0), upholstery('bed', '#bfb29b'), upholstery('bolster', '#b3a58c', slub=.08, space='Object'), P.walnut_z, ends=(-1,))
        fu.lean(.54, .48, (-.70, .10, .470), upholstery('large', '#a89b84', slub=.07), 74, 0, welt=mt.fabric('cord', '#a3947a', trans=0, space='Object'))
        fu.lean(.48, .48, (-.54, -.12, .470), upholstery('pillow', '#62644d', slub=.07), 66, 1)
        fu.lean(.50, .32, (-.38, .06, .470), upholstery('lumbar', '#7a4c37', slub=.09), 78, 2)
        fu.spill((.52, -.405, .474), upholstery('throw', '#8a7c66', slub=.12, weave=.0016), 0., 0, fringe=mt.fabric('fringe', '#8a7c66', trans=0, space='Object'))
    g.place((.30, -1.50, .016), math.radians(7))
    fu.round_table((1.72, -1.02, .016), .23, .56, P.walnut, P.bronze, 'stem')
    jug((1.74, -.96, .592), .21, '#b9ae9a', 44, 5, .46)
    fu.books((1.62, -1.12, .592), [(.20, .14, .022, '#6f6a58', .1), (.17, .12, .018, '#a9977a', -.2)], .5)
    fu.books((-.62, -2.32, .018), [(.30, .23, .030, '#57604f', .1), (.26, .20, .024, '#c3b8a2', -.15)], .4)
    greenery(eye, .3, seed=15, far=10., tones=('#5a6a38', '#93a05c'), ground=-.22)
    garden.ground(-9, 9, .25, 2.6, -.12, '#a1968a', '#bbb09f')
    dapple(-6.62, side, 35)
    light.sky(*low, wins, strength=.95, sun_strength=3.6, side=(-6.62, *side), dust=1.6, sun_col=(1, .84, .64), dome=34)
    camera(eye, (-.02, 0, 1.30), lens=66, fstop=1.5, focus=8.4, shift=(.012, .042))
    return dict(stops=-.65, warm=(.99, 1., 1.02), auto=.4, views=dict(view=.92, veil=.08))


@scene('hero-ripplefold-clay-limestone', SIZE, SAMPLES, fine=True)
def ripplefold(P):
    """Clay linen in a low sun along the wall, the sheer beside it full of the day, a chair."""
    H, eye, low = 2.86, (-2.30, -6.50, 1.30), (7, -124)
    win = (-1.70, 2.00, .02, 2.60)
    lime = mt.plaster('lime', '#d9d5cb')
    room.shell('', -5.0, 5.4, H, 10, [win], P.white, wall_mat=lime, sides='r', crown=False)
    side = raked(-5.12, *low, (1.2, 4.1), (.2, 2.02))
    room.close(-5.0, 5.4, 10, H, lime, 'l', side)
    room.floor(-5.2, 5.6, -10, .1, cols=('#6d5841', '#7b6549', '#8a7356'), w=.22, L=2.8)
    frame = mt.solid('frame', '#2e2d2b', .42, .4)
    for k in range(4):
        x = win[0] + .03 + k * (win[1] - win[0] - .06) / 3
        box('mullion', x - .026, x + .026, .06, .12, .02, 2.60, frame, .003)
    for z in (.05, 2.57):
        box('rail', win[0], win[1], .062, .118, z - .03, z + .03, frame, .003)
    room.glass(win[0], win[1], .05, 2.57, y=.10, nd=1.)
    clay = mt.cloth('clay', '#b9a291', trans=.26, slub=.06)
    k = (H - .035) / 2.715
    hung.hang('ripple1', clay, (-2.72, -.19, 0), mirror=True, scale=(.95, 1., k), calm=3., sway=.022)
    hung.hang('ripple2', clay, (2.80, -.19, 0), scale=(1., 1., k), calm=3., sway=.022)
    sheer = mt.sheer('sheer', '#c6bcaa', openness=.46, freq=1400.)
    hung.hang('sheer1', sheer, (1.74, -.075, 0), scale=(1., .62, k), thick=0)
    for y in (-.075, -.19):
        box('track', -2.80, 2.88, y - .012, y + .012, H - .028, H - .002, P.white, .003)
    fu.rug(-1.2, 3.4, -4.2, -.85, '#6c604e', '#5f5443', .09)
    with Capture() as g:
        fu.wood_armchair((0, 0, 0), upholstery('seat', '#cbbfa9', slub=.10, weave=.0015), P.walnut_z)
        fu.lean(.46, .34, (.02, .215, .430), upholstery('rust', '#7d4d39', slub=.09), 4, 2)
    g.place((1.86, -1.55, .016), math.radians(-40))
    fu.round_table((1.02, -1.40, .016), .21, .50, P.oak, P.bronze, 'stem')
    fu.books((1.00, -1.42, .532), [(.21, .15, .024, '#6b6f62', .1), (.18, .13, .018, '#b5a687', -.15)], .4)
    props.mug((1.10, -1.30, .532), P.ceramic, 1.2)
    greenery(eye, -.4, 1.3, far=9.5, seed=41, ground=-.16, tones=('#566039', '#8c9159'))
    garden.ground(-14, 14, .25, 2.4, -.08, '#605b52', '#757065')
    dapple(-5.12, side, 36)
    daylit(*win, 200)
    light.sky(*low, [win], strength=1., sun_strength=4.2, dust=1.6, side=(-5.12, *side), sun_col=(1, .84, .64), dome=36)
    camera(eye, (1.80, 0, 1.30), lens=68, fstop=1.4, focus=7.2, shift=(0, .062))
    return dict(stops=-.3, auto=.5, views=dict(view=.95, veil=.06))


def chair(loc, turn, P):
    """The side chair of these rooms: bentwood, a cane seat."""
    return seating.bentwood(loc, turn=turn)


@scene('hero-window-seat-roman-vine', SIZE, SAMPLES, fine=True)
def window_seat(P):
    H, eye = 2.90, (-3.10, -7.35, 1.30)
    win = (-.80, .80, 1.02, 2.30)
    ink = mt.paint('ink', '#5f6d72', .40)
    room.shell('', -3.9, 4.6, H, 9, [win], ink, wall_mat=ink, sides='l')
    side = (-5.2, -1.6, .5, 2.6)
    room.close(-3.9, 4.6, 9, H, mt.paint('plain', '#b9b3a6'), 'r', side)
    room.floor(-4.1, 4.8, -9, .1, cols=('#6f543a', '#826446', '#957452'), w=.16)
    room.casement(*win, ink, leaves=2, cols=2, rows=3, head=False)
    room.glass(*win, nd=0.88)
    for s in (-1, 1):  # tall cupboards either side make the nook
        a, b = sorted((s * 1.14, s * 2.20))
        box('cupboard', a, b, -.60, 0, 0, 2.66, ink, .004)
        room.mitred_frame(a + .07, b - .07, .88, 2.54, ink, y=-.60)
        room.mitred_frame(a + .07, b - .07, .18, .78, ink, y=-.60)
        room.cornice_moulding(a - .02, b + .02, 2.74, ink, .08, y=-.60)
        x = (b - .11) if s < 0 else (a + .11)
        lathe('knob', [(0, 0), (.010, 0), (.008, .014), (.016, .022), (.014, .030), (0, .033)], (x, -.600, 1.10), P.brass, 28).rotation_euler = (math.pi / 2, 0, 0)
    box('seat', -1.14, 1.14, -.56, 0, 0, .42, ink, .004)
    for k in range(3):
        room.mitred_frame(-1.10 + k * .735, -1.10 + (k + 1) * .735 - .04, .10, .36, ink, y=-.56)
    box('skirting', -1.14, 1.14, -.575, -.56, 0, .08, ink, .003)
    pipe = mt.fabric('pipe', '#6b5a45', trans=0, space='Object')
    fu.cushion('pad', (2.26, .57, .12), (0, -.295, .48), upholstery('pad', '#c3b69f'), 14, .03, seed=2, wrinkle=.003, res=40, welt=pipe)
    vine = mt.tile_vine('#ece5d6', ('#5f6d4c', '#75815f', '#4d5b41'), ('#b06a4f', '#d7b36a'))
    print_ = mt.cloth('vine', '#cfcbb8', trans=.34, slub=.04, pattern=mt.printed(vine, (.30, .30)))
    hung.hang('relaxed', print_, (0, -.075, 2.50), scale=(1.25, 1., .80))
    box('head', -.935, .935, -.072, -.005, 2.47, 2.498, ink, .002)
    tick = upholstery('tick', '#d9d0be', pattern=mt.stripe('#e4dccb', '#5f6d72', .034, .30))
    fu.lean(.52, .52, (-.86, -.02, .544), mt.fabric('vine pillow', '#cfcbb8', trans=0, slub=.05, bump=.5, pattern=mt.printed(vine, (.26, .26)), weave=mt.THREAD), 24, 0, welt=pipe)
    fu.lean(.46, .46, (-.48, -.10, .544), upholstery('moss', '#7d7f66'), 8, 1)
    fu.lean(.52, .52, (.84, -.02, .544), tick, -22, 3, flip=True)
    fu.lean(.56, .36, (.50, -.12, .544), upholstery('rust', '#95644b', slub=.12), -10, 2)
    fu.spill((.04, -.583, .548), upholstery('throw', '#ddd3c0', slub=.12, weave=.0016), 0., 1, scale=(.86, .86, .9), fringe=mt.fabric('fringe', '#ddd3c0', trans=0, space='Object'))
    fu.rug(-1.9, 2.3, -3.6, -.95, '#a3917a')
    greenery(eye, .1, 1.5, far=9., seed=51, ground=-.5, tones=('#5d6f3e', '#95a461'))
    light.sky(26, 27, [win], strength=1.0, sun_strength=6., side=(4.72, *side), dust=1.5, sun_col=(1, .85, .66))
    camera(eye, (-.22, 0, 1.32), lens=86, fstop=1.4, focus=7.6, shift=(0, .055))
    return dict(stops=-.25, auto=.2, views=dict(view=1.1, veil=.12))
