"""The slides of the home page. On a telephone the middle 26-93 % of the width is seen, on a desk 26-98 %: the piece stands there."""
import math

import numpy as np

from kit import cloth, furniture as fu, garden, light, materials as mt, room
from kit.core import Capture, box, catmull, grid, lathe, noise2, tube
from kit.render import camera

from .common import scene, sight, woven

SIZE, SAMPLES = (3000, 2000), 128


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
            o = tube('bolster', path, r, bolster, 40)
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
        daybed((0, 0, 0), upholstery('bed', '#d8cdb9'), upholstery('bolster', '#a98f6b', slub=.13), P.walnut_z)
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
    light.area((-5.9, -3.6, 1.9), (math.pi / 2, 0, -math.radians(66)), 2.2, 2.4, 190, (.97, .985, 1.))
    camera(eye, (-.12, 0, 1.30), lens=50, fstop=2.8, focus=6.7, shift=(0, .012))
    return dict(exposure=.86, warm=(.985, 1., 1.035))
