"""The slides of the home page. On a telephone the middle 26-93 % of the width is seen, on a desk 26-98 %: the piece stands there."""
import math

import numpy as np

from kit import cloth, furniture as fu, garden, hung, light, materials as mt, room, seating
from kit.core import Capture, box, catmull, lathe, noise2, tube
from kit.render import camera

from .common import greenery, scene, woven

SIZE, SAMPLES = (2400, 1600), 40


def upholstery(name, col, **kw):
    return woven(name, col, trans=0, hem=None, slub=kw.pop('slub', .09), weave=kw.pop('weave', .0009), **kw)


def daybed(loc, mat, bolster, wood, turn=0., w=1.86, d=.80):
    """A mattress on a turned frame, piped, with a bolster at each end; the long side faces -y."""
    pipe = mt.fabric('piping', '#8b826f', trans=0, space='Object')
    with Capture() as g:
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - .04), sy * (d / 2 - .04)
                lathe('leg', catmull([(.014, 0), (.019, .012), (.016, .05), (.024, .12), (.028, .17), (.022, .185), (.030, .20), (.030, .27)], 4), (x, y, 0), wood, 28)
        box('rail', -w / 2 + .01, w / 2 - .01, -d / 2 + .02, d / 2 - .02, .235, .295, wood, .006)
        fu.cushion('mattress', (w, d, .17), (0, 0, .375), mat, 13, .03, seed=4, wrinkle=.003, res=40, welt=pipe)
        for s in (-1, 1):
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
    H, eye, top = 3.02, (4.50, -8.55, 1.24), 2.50
    wins = [(.32, 1.66, .0, top), (-2.36, -1.02, .0, top)]
    lime = mt.plaster('lime', '#ddd4c4')
    room.shell('', -6.5, 5.3, H, 10, wins, P.white, wall_mat=lime, sides='r')
    side = (-5.6, -2.6, .5, 2.7)
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
    fu.rug(-3.1, 2.5, -4.6, -.95, '#b3a896')
    with Capture() as g:
        daybed((0, 0, 0), upholstery('bed', '#d2c7b2'), upholstery('bolster', '#a08a68', slub=.08, space='Object'), P.walnut_z)
        fu.pillow(.56, .40, (-.52, .22, .605), upholstery('pillow', '#8f8f78', slub=.07), 62, 14, -4, kind=2)
        throw = cloth.runner('throw', .12, .60, .34, -.415, .468, .30, upholstery('throw', '#8a5f49', slub=.08, weave=.0012), 5)
        cloth.fringe(cloth.edge_of(throw), mt.fabric('fringe', '#8a5f49', trans=0, space='Object'), .045, pitch=.0026, header=.003)
    g.place((.36, -1.50, .016), math.radians(7))
    slippers((1.52, -1.92, .018), math.radians(-28), mt.fabric('felt', '#6d6455', trans=0, slub=.05, bump=.4, space='Object'))
    greenery(eye, .3, seed=15, far=10., tones=('#5a6a38', '#93a05c'), ground=-.22)
    garden.ground(-9, 9, .25, 2.6, -.12, '#a1968a', '#bbb09f')
    light.sky(25, 17, wins, strength=.75, sun_strength=6.5, side=(-6.62, *side), dust=2.)
    camera(eye, (-.12, 0, 1.24), lens=63, fstop=1.6, focus=8.6, shift=(0, .010))
    return dict(stops=.3, warm=(.99, 1., 1.02))


def slippers(loc, turn, mat):
    """A pair, left as they were stepped out of."""
    with Capture() as g:
        for k, (x, y, t) in enumerate(((0, 0, .12), (.125, .045, -.18))):
            with Capture() as one:
                a = np.linspace(0, 2 * math.pi, 40, endpoint=False)
                out = np.stack([.043 * np.cos(a) * (1 - .22 * np.sin(a) * -1), .128 * np.sin(a), 0 * a], 1)
                fu.grid('sole', np.stack([out * [1, 1, 0], out + [0, 0, .012], out * [.9, .95, 0] + [0, 0, .0125], out * [.02, .02, 0] + [0, 0, .010]]), mat, closed=True)
                u, v = np.meshgrid(np.linspace(0, math.pi, 30), np.linspace(0, 1, 24))
                x_, y_ = .045 * np.cos(u) * (1 - .55 * (1 - v) ** 3), .005 + .118 * (1 - v)
                fu.grid('vamp', np.stack([x_, y_, .010 + .052 * np.sin(u) ** .7 * (.25 + .75 * v ** .6)], -1), mat, thick=.004)
            one.place((x, y, 0), t)
    g.place(loc, turn)


@scene('hero-ripplefold-clay-limestone', SIZE, SAMPLES, fine=True)
def ripplefold(P):
    """Seen from the next room, past the edge of its door: sun on the oak, the sheer half drawn, a blanket left on the chair."""
    H, eye = 2.86, (-4.30, -8.35, 1.16)
    win = (-1.70, 2.00, .02, 2.60)
    lime = mt.plaster('lime', '#d9d5cb')
    room.shell('', -5.0, 5.4, H, 10, [win], P.white, wall_mat=lime, sides='l', crown=False)
    side = (-5.0, -2.6, .6, 2.6)
    room.close(-5.0, 5.4, 10, H, lime, 'r', side)
    room.floor(-5.2, 5.6, -10, .1, cols=('#8f7a60', '#9d886c', '#ab967a'), w=.22, L=2.8)
    box('door', -4.75, -3.99, -7.14, -7.02, 0, H, P.white, .004)
    frame = mt.solid('frame', '#2e2d2b', .42, .4)
    for k in range(4):
        x = win[0] + .03 + k * (win[1] - win[0] - .06) / 3
        box('mullion', x - .026, x + .026, .06, .12, .02, 2.60, frame, .003)
    for z in (.05, 2.57):
        box('rail', win[0], win[1], .062, .118, z - .03, z + .03, frame, .003)
    room.glass(win[0], win[1], .05, 2.57, y=.10, nd=1.)
    clay = mt.cloth('clay', '#cdbeb1', trans=.26, slub=.06)
    k = (H - .035) / 2.715
    hung.hang('ripple1', clay, (-2.72, -.19, 0), mirror=True, scale=(.95, 1., k))
    hung.hang('ripple2', clay, (2.80, -.19, 0), scale=(1., 1., k))
    sheer = mt.sheer('sheer', '#d6d3cc', openness=.40, freq=1400.)
    hung.hang('sheer1', sheer, (1.74, -.075, 0), scale=(1., .62, k), thick=0)
    for y in (-.075, -.19):
        box('track', -2.80, 2.88, y - .012, y + .012, H - .028, H - .002, P.white, .003)
    with Capture() as g:
        chair((0, 0, 0), 0., P)
        throw = cloth.runner('throw', -.15, .11, .12, -.218, .478, .30, upholstery('throw', '#6f7468', slub=.08, weave=.0013), 4)
        cloth.fringe(cloth.edge_of(throw), mt.fabric('fringe', '#6f7468', trans=0, space='Object'), .04, header=.003)
    g.place((.50, -1.70, 0), math.radians(-38))
    greenery(eye, -.4, 1.3, far=9.5, seed=41, ground=-.16, tones=('#4d5c3a', '#7f8c58'), near=False)
    garden.ground(-14, 14, .25, 4.2, -.08, '#9a948a', '#b3ada2')
    light.sky(29, 36, [win], strength=1., sun_strength=4.6, dust=2., side=(5.52, *side), sun_col=(1, .88, .72))
    camera(eye, (.20, 0, 1.16), lens=66, fstop=1.4, focus=8.9, shift=(0, .032))
    return dict(stops=.5, auto=.5)


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
    fu.pillow(.52, .52, (-.86, -.24, .775), mt.fabric('vine pillow', '#cfcbb8', trans=0, slub=.05, bump=.5, pattern=mt.printed(vine, (.26, .26)), weave=mt.THREAD), 70, 24, 4, kind=0, chop=.03)
    fu.pillow(.46, .46, (-.52, -.30, .735), upholstery('moss', '#7d7f66'), 64, 10, -6, kind=1)
    fu.pillow(.52, .52, (.86, -.24, .775), tick, 70, -26, -4, kind=1, flip=True)
    fu.pillow(.58, .36, (.55, -.33, .69), upholstery('rust', '#95644b', slub=.12), 60, -12, 4, kind=2)
    throw = cloth.runner('throw', -.18, .24, -.04, -.575, .545, .30, upholstery('throw', '#ddd3c0', slub=.10, weave=.0013), 8)
    cloth.fringe(cloth.edge_of(throw), mt.fabric('fringe', '#ddd3c0', trans=0, space='Object'), .05, header=.004)
    fu.rug(-1.9, 2.3, -3.6, -.95, '#a3917a')
    greenery(eye, .1, 1.5, far=9., seed=51, ground=-.5, tones=('#5d6f3e', '#95a461'))
    light.sky(30, 30, [win], strength=1.0, sun_strength=6., side=(4.72, *side), dust=1.5)
    camera(eye, (-.16, 0, 1.32), lens=63, fstop=1.6, focus=7.6, shift=(0, .0))
    return dict(stops=.4, auto=.1)
