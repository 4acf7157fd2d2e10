"""The slides of the home page. On a telephone the middle 26-93 % of the width is seen, on a desk 26-98 %: the piece stands there."""
import math

import numpy as np

from kit import cloth, furniture as fu, garden, light, materials as mt, room
from kit.core import Capture, box, catmull, grid, lathe, noise2, tube
from kit.render import camera

from .common import scene, sight, woven

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
            k = np.linspace(0, 1, 40)
            r = .105 * np.minimum(1, (1 - np.abs(2 * k - 1) ** 14) ** .5 + .02)
            path = np.stack([np.full(40, s * (w / 2 - .13)), (k - .5) * (d - .10), np.full(40, .455 + .105)], 1)
            tube('bolster', path, r, bolster, 40)
            a = np.linspace(0, 2 * math.pi, 48, endpoint=False)
            for e in (-1, 1):
                ring = np.stack([s * (w / 2 - .13) + .097 * np.cos(a), np.full(48, e * ((d - .10) / 2 - .012)), .560 + .097 * np.sin(a)], 1)
                tube('piping', ring, .0042, pipe, 10, closed=True)
    return g.place(loc, turn)


@scene('hero-sitting-pinch-moss-limewash', SIZE, SAMPLES, fine=True)
def sitting(P):
    H, eye, top = 3.02, (3.55, -6.75, 1.30), 2.50
    wins = [(.32, 1.66, .0, top), (-2.36, -1.02, .0, top)]
    lime = mt.plaster('lime', '#e2dacb')
    room.shell('', -6.5, 3.9, H, 8, wins, P.white, wall_mat=lime, sides='r')
    room.floor(-6.8, 4.0, -8, .1, cols=('#8a6d4e', '#9c7d5b', '#ad8e6a'), w=.19, L=2.4)
    moss = woven('moss', '#868774', slub=.12, trans=.15)
    sheer = mt.sheer('sheer', '#f5f1e8', openness=.44)
    for k, w in enumerate(wins):
        room.french(w[0], w[1], w[3], P.white, P.bronze, leaves=2, cols=2, rows=5)
        room.glass(w[0], w[1], .25, w[3])
        a, b = w[0] - .46, w[1] + .46
        spans = ((a, a + .50), (b - .50, b))
        for i, (p, q) in enumerate(spans):
            cloth.drapery('panel', p, q, 2.765, .006, -.15, moss, 5, 'pinch', .064, 401 + 7 * i + 31 * k, lead='r' if i == 0 else 'l', per=72, rows=300,
                          plumb=True, jitter=.12, ret=('l' if i == 0 else 'r', -.012), thick=.0022)
        cloth.french_rod(a - .025, b + .025, -.15, 2.805, P.brass, rings=[x for s in spans for x in cloth.pleat_centres(*s, 5)])
    fu.rug(-3.1, 2.3, -4.3, -.95, '#b9ae9b')
    with Capture() as g:
        daybed((0, 0, 0), upholstery('bed', '#d8cdb9'), upholstery('bolster', '#a98f6b', slub=.13, space='Object'), P.walnut_z)
        throw = cloth.runner('throw', .16, .58, .36, -.415, .468, .22, upholstery('throw', '#8f5f47', slub=.10, weave=.0011), 5)
        cloth.fringe(cloth.edge_of(throw), mt.fabric('fringe', '#8f5f47', trans=0, space='Object'), .055, header=.004)
    g.place((.36, -1.42, .016), math.radians(7))
    s = sight(eye, 0.4)
    green, bark = mt.leaf('maple', '#5a6d3a', '#93a35f', .5), mt.solid('bark', '#5d5145', .9, bump=.5, bscale=40., var=.2)
    garden.ground(s(10)[0] - 22, s(10)[0] + 16, 1.2, 32, -.30, '#74844e')
    garden.ground(s(3)[0] - 16, s(3)[0] + 12, .3, 3.4, -.16, '#a89c88', '#c4b8a3')
    garden.tree('maple', [(s(7)[0] + .5, 7.2, -.3, .9), (s(9)[0] - 4.6, 8.4, -.3, 1.0), (s(14)[0] - 1.6, 14, -.3, 1.1), (s(13)[0] + 3.0, 13, -.3, 1.0)], green, bark, 15)
    garden.hedge(s(18)[0] - 16, s(18)[0] + 9, 18, -.3, 1.35, mt.leaf('yew', '#66784a', '#97a86c', .4), 2, n=26000, size=.075)
    garden.border(s(16)[0] - 15, s(16)[0] + 8, 16.4, -.3, [green, mt.leaf('sage', '#7d8a66', '#aeb68f', .45), mt.leaf('deep', '#4d6038', '#7f9056', .4)], 3, clumps=13)
    garden.distance(s(30)[0] - 3, 30, -7, 60, 20, seed=9, skyline=.44, strength=1.7, sky=('#f1efe8', '#cfdde8'))
    garden.skylight((s(1)[0] - 1, 1.1, 3.4), 1400, 10)
    light.daylight('morning', wins, azimuth=-38, fill=None, elevation=26, window_scale=1.35, sun_scale=1.2, ambient=.55)
    light.area((-5.9, -3.6, 1.9), (math.pi / 2, 0, -math.radians(66)), 2.2, 2.4, 190, (.97, .985, 1.), glossy=False)  # or it stands in the panes
    camera(eye, (-.12, 0, 1.30), lens=50, fstop=2.8, focus=6.7, shift=(0, .012))
    return dict(exposure=.86, warm=(.985, 1., 1.035))


def moon_jar(loc, mat, s=1.):
    shape = [(0, 0), (.075, 0), (.080, .008), (.120, .05), (.168, .13), (.180, .20), (.170, .27), (.125, .345), (.082, .378), (.078, .392), (.084, .400), (.076, .402), (.068, .388), (.07, .36)]
    o = lathe('jar', [(a * s, b * s) for a, b in catmull(shape, 6)], loc, mat, 96)
    o.scale, o.rotation_euler = (1., .97, 1.), (.012, .008, .4)  # thrown by hand
    return o


@scene('hero-ripplefold-clay-limestone', SIZE, SAMPLES, fine=True)
def ripplefold(P):
    H, eye = 2.86, (-3.30, -6.55, 1.22)
    win = (-1.70, 2.00, .02, 2.60)
    lime = mt.plaster('lime', '#ddd6c9')
    room.shell('', -3.9, 5.4, H, 8, [win], P.white, wall_mat=lime, sides='l', crown=False)
    stone = [mt.marble('limestone %d' % k, c, v, .42, 1.1) for k, (c, v) in enumerate((('#a89d8b', '#998d7a'), ('#a39784', '#938772')))]
    room.checker(-4.2, 5.6, -8, .1, stone, .80, .004, turned=False)
    frame = mt.solid('frame', '#3a3733', .42, .4)
    for k in range(4):
        x = win[0] + .03 + k * (win[1] - win[0] - .06) / 3
        box('mullion', x - .028, x + .028, .06, .12, .02, 2.60, frame, .003)
    for z in (.05, 2.57):
        box('rail', win[0], win[1], .062, .118, z - .03, z + .03, frame, .003)
    room.glass(win[0], win[1], .05, 2.57, y=.10)
    clay = woven('clay', '#9f8472', slub=.11, trans=.14)
    for a, b, n, seed in ((-2.62, -1.86, 8, 501), (1.55, 2.74, 12, 509)):
        cloth.drapery('panel', a, b, H - .045, .005, -.20, clay, n, 'ripple', .058, seed, lead='r' if a < 0 else 'l', per=64, rows=280, plumb=True, jitter=.07, thick=.0022)
    sheer = mt.sheer('sheer', '#f4efe5', openness=.40, freq=1400.)
    cloth.drapery('sheer', -.10, 1.72, H - .045, .008, -.085, sheer, 22, 'ripple', .030, 517, per=30, rows=200, plumb=True, jitter=.10)
    for y in (-.085, -.20):
        box('track', -2.70, 2.82, y - .012, y + .012, H - .030, H - .002, P.white, .003)
    with Capture() as g:
        box('plinth', -.60, .60, -.30, .30, 0, .30, mt.marble('travertine', '#cbbba2', '#ad9a7e', .45, 3.2), .012, 3)
        moon_jar((-.26, .02, .30), mt.solid('celadon', '#dcd8cb', .22, bump=.12, bscale=30., var=.06, coat=.3))
        fu.books((.25, -.03, .30), [(.31, .24, .030, '#5d4f43', .12)], .2)
    g.place((.72, -1.50, 0), math.radians(-12))
    s = sight(eye, -.3)
    green, bark = mt.leaf('acer', '#66753f', '#a0aa63', .55), mt.solid('bark', '#5d5145', .9, bump=.5, bscale=40., var=.2)
    garden.ground(s(10)[0] - 16, s(10)[0] + 22, 1.4, 34, -.12, '#77864f')
    garden.ground(-8, 12, .3, 2.6, -.03, '#b3a794', '#c9bda9')
    garden.tree('maple', [(s(7)[0] - .6, 7.4, -.1, .95), (s(10)[0] + 2.6, 10, -.1, 1.1), (s(13)[0] - 3.2, 13, -.1, 1.1), (3.4, 4.6, -.1, .85)], green, bark, 41)
    garden.border(s(17)[0] - 10, s(17)[0] + 16, 17, -.1, [green, mt.leaf('sage', '#7d8a66', '#aeb68f', .45), mt.leaf('deep', '#55673d', '#84955a', .4)], 5, clumps=18, tall=.7)
    garden.distance(s(30)[0] + 4, 30, -7, 64, 20, seed=23, skyline=.44, strength=1.5, sky=('#f1eee6', '#c9d9e6'), woods=('#77835c', '#5b6843'))
    garden.skylight((s(1)[0], 1.1, 3.2), 1300, 10)
    light.daylight('morning', [win], azimuth=40, fill=None, elevation=24, window_scale=.75, sun_scale=1.25, ambient=.4)
    light.area((4.9, -3.4, 1.9), (math.pi / 2, 0, math.radians(66)), 2., 2.4, 120, (.97, .985, 1.))
    camera(eye, (.14, 0, 1.22), lens=50, fstop=2.8, focus=6.9, shift=(0, .022))
    return dict(exposure=.55, warm=(.985, 1., 1.035))


@scene('hero-window-seat-roman-vine', SIZE, SAMPLES, fine=True)
def window_seat(P):
    H, eye = 2.90, (-2.55, -6.0, 1.32)
    win = (-.80, .80, 1.02, 2.30)
    ink = mt.paint('ink', '#5f6d72', .40)
    room.shell('', -3.4, 4.6, H, 8, [win], ink, wall_mat=ink, sides='l')
    room.floor(-3.6, 4.8, -8, .1, cols=('#6f543a', '#826446', '#957452'), w=.16)
    room.casement(*win, ink, leaves=2, cols=2, rows=3, head=False)
    room.glass(*win)
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
    print_ = mt.fabric('vine', '#cfcbb8', trans=.05, slub=.05, bump=.5, pattern=mt.printed(vine, (.30, .30)), weave=mt.THREAD)
    cloth.roman('shade', -.94, .94, 2.50, 1.84, -.075, print_, 'relaxed', folds=3, drop=.12, smile=.10, nu=420, loose=.5)
    box('head', -.935, .935, -.072, -.005, 2.47, 2.498, ink, .002)
    tick = upholstery('tick', '#d9d0be', pattern=mt.stripe('#e4dccb', '#5f6d72', .034, .30))
    fu.pillow(.52, .52, (-.86, -.24, .775), mt.fabric('vine pillow', '#cfcbb8', trans=0, slub=.05, bump=.5, pattern=mt.printed(vine, (.26, .26)), weave=mt.THREAD), 70, 24, 4, kind=0, chop=.03)
    fu.pillow(.46, .46, (-.52, -.30, .735), upholstery('moss', '#7d7f66'), 64, 10, -6, kind=1)
    fu.pillow(.52, .52, (.86, -.24, .775), tick, 70, -26, -4, kind=1, flip=True)
    fu.pillow(.58, .36, (.55, -.33, .69), upholstery('rust', '#95644b', slub=.12), 60, -12, 4, kind=2)
    throw = cloth.runner('throw', -.18, .24, -.04, -.575, .545, .30, upholstery('throw', '#ddd3c0', slub=.10, weave=.0013), 8)
    cloth.fringe(cloth.edge_of(throw), mt.fabric('fringe', '#ddd3c0', trans=0, space='Object'), .05, header=.004)
    fu.rug(-1.9, 2.3, -3.6, -.95, '#a3917a')
    s = sight(eye, .1, 1.5)
    green, bark = mt.leaf('apple', '#5d6f3e', '#95a461', .5), mt.solid('bark', '#5d5145', .9, bump=.5, bscale=40., var=.2)
    garden.ground(s(10)[0] - 14, s(10)[0] + 14, 1.2, 32, -.5, '#77864f')
    garden.tree('apple', [(s(6)[0] - .7, 6, -.4, 1.05), (s(8)[0] + 1.4, 8.5, -.5, 1.15), (s(12)[0] - 1.8, 12, -.5, 1.25)], green, bark, 51)
    garden.border(s(16)[0] - 8, s(16)[0] + 9, 16, -.5, [green, mt.leaf('sage', '#7d8a66', '#aeb68f', .45)], 5, clumps=14, tall=.7)
    garden.distance(s(28)[0], 28, -7, 44, 20, seed=31, skyline=.43, strength=1.5, sky=('#f1eee6', '#c9d9e6'), woods=('#77835c', '#5b6843'))
    garden.skylight((s(1)[0], 1.1, 3.2), 1000, 8)
    light.daylight('morning', [win], azimuth=34, fill=None, elevation=32, window_scale=1.9, sun_scale=1.2, ambient=.6)
    light.area((4.0, -3.6, 2.0), (math.pi / 2, 0, math.radians(58)), 2., 2.2, 190, (.97, .985, 1.))
    camera(eye, (-.16, 0, 1.32), lens=52, fstop=3.2, focus=6.2, shift=(0, .0))
    return dict(exposure=1.08, warm=(.985, 1., 1.03))
