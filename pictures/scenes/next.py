"""Built and looked at small, but not yet rendered at full size; each is to replace the picture it is named after."""
import math

import numpy as np

from kit import cloth, furniture as fu, garden, hung, light, materials as mt, room
from kit.core import Capture, box, catmull, grid, mesh, tube
from kit.render import camera

from .common import bark, greenery, scene
from .making import pinned_heading, shears
from .stills import brass


@scene('next-bedroom-velvet-pinch-dusk', (2400, 1600), 40, fine=True)
def bedroom_dusk(P):
    """The blue hour: one lamp, two lit windows across the street, one panel drawn and one not."""
    H, eye = 2.95, (1.35, -7.0, 1.22)
    win = (.35, 1.75, .62, 2.42)
    trim = mt.paint('trim', '#5f6a67', .45)
    wallm = mt.solid('wall', '#56625f', .75, spec=.2)
    room.shell('', -3.4, 3.4, H, 8, [win], trim, wall_mat=wallm)
    room.close(-3.4, 3.4, 8, H, wallm)
    room.mitred_frame(-2.8, -.25, .36, 2.66, wallm)
    room.floor(-3.6, 3.6, -8, .1, cols=('#4f3926', '#624830', '#75573b'))
    room.sash(win[0], win[1], win[2], win[3], trim, cols=3, rows=2, horn=.02)
    room.glass(*win, y=.13)
    rust = mt.pile('velvet', '#8a4a30', lean=.55, tips=1.6)
    rings = hung.hang('pinch7', rust, (-.16, -.13, 0), mirror=True, scale=(1.12, 1., 1.012))
    rings += hung.hang('pinch5', rust, (2.24, -.13, 0), scale=(1.04, 1., 1.012))
    cloth.rod(-.10, 2.20, -.13, 2.735, P.brass, rings=rings)
    fu.rug(-3.0, 2.4, -4.6, -.95, '#9a8f7d')
    white, oat = (mt.cloth(n, c, trans=0, slub=.04, weave=.0008, hem=None) for n, c in (('white', '#e3ddd0'), ('oat', '#b9a98f')))
    fu.bed((-1.42, -1.18, 0), white, mt.fabric('cover', '#d5cbb9', trans=0, slub=.06, bump=.4, weave=.001), oat, rust, channels=0)
    box('headboard', -2.36, -.48, -.13, -.05, .30, 1.24, mt.fabric('board', '#a3937a', trans=0, slub=.06, bump=.5, weave=.001, space='Object'), .035, 4)
    fu.nightstand((-.10, -.34, 0), P.walnut, P.brass)
    fu.lathe('base', fu.catmull([(0, 0), (.060, 0), (.064, .010), (.058, .020), (.075, .07), (.082, .13), (.060, .20), (.022, .245), (.016, .28), (.016, .33)], 5), (-.14, -.32, .62), mt.solid('stoneware', '#6b675c', .5, bump=.3, bscale=50., var=.2), 64)
    shade = mt.lampshade('shade', '#e9dcc4')
    drum = fu.grid('shade', np.array([[(-.14 + r * math.cos(a), -.32 + r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 64, endpoint=False)] for r, z in ((.155, .93), (.150, .96), (.105, 1.17))]), shade, closed=True, thick=.002)
    drum.visible_shadow = False  # or all the light of the room would have to find its way through it
    light.point((-.14, -.32, 1.03), 1.7, (1., .60, .29), .05)
    fu.books((.06, -.40, .62), [(.20, .15, .024, '#6d7069', .1), (.18, .13, .02, '#a58f6d', -.1)], .2)
    fu.art(-1.80, -1.04, 1.62, 2.34, P.brass, 9, style='sea', mount=.035)
    fu.wood_armchair((1.62, -1.35, .016), oat, P.walnut_z, math.radians(-24))
    garden.row_houses(-16, 18, 12., -1.4, 5, 9.)
    lit = mt.Nodes('lit')
    glow = lit.done(lit.n('Emission', {0: (1., .62, .30), 1: .07}))
    for x, z in ((1.15, 2.05), (-.95, -.40)):
        box('lit', x - .44, x + .44, 11.972, 11.976, z + .05, z + 1.5, glow, 0)
    garden.grove([(-.4, 6., -1.4, 7.5, 2.2), (4.6, 7., -1.4, 8., 2.4)], mt.leaf('night', '#4d5638', '#6f7650', .4), bark(), 23, size=.10, wide=.8, density=.6)
    garden.ground(-30, 30, .4, 12, -1.4, '#4f4d4a', '#5d5a56')
    light.overcast([win], strength=.055, col=(.30, .47, 1.))
    camera(eye, (.12, 0, 1.22), lens=52, fstop=2.8, focus=7.0, shift=(0, .012))
    return dict(stops=-.95, warm=(1., 1., 1.), auto=.35)


@scene('next-workroom-table-linen-morning', (2400, 1600), 40, fine=True)
def workroom(P):
    """The long table from its end, at elbow height: a heading half pinned, and nobody there; she has gone to answer the door."""
    H, top, eye = 3.0, .92, (.42, -6.62, 1.36)
    wall = mt.paint('wall', '#d3ccbe')
    room.shell('', -2.6, 2.8, H, 8.5, [], P.white, wall_mat=wall, crown=False, sides='r')
    side = (-6.6, -1.6, .95, 2.6)
    room.close(-2.6, 2.8, 8.5, H, wall, 'l', side)
    room.floor(-2.8, 3., -8.5, .1, cols=('#8c7355', '#9a8061', '#a98f6f'))
    oak = mt.wood('top', '#8f6f4c', '#b59570', .5, 'y', .8)
    for k in range(6):
        box('board', -.72 + .24 * k, -.482 + .24 * k, -6.0, -1.2, top - .05, top, oak, .002)
    for y in (-5.7, -3.6, -1.5):
        for x in (-.62, .62):
            box('leg', x - .045, x + .045, y - .045, y + .045, 0, top - .05, P.oak_z, .004)
    box('shelf', -.66, .66, -5.7, -1.5, .26, .29, P.oak, .003)
    with Capture() as g:
        pinned_heading(P, .034)
    g.place((-.08, -5.62, top), math.radians(4))
    with Capture() as g:
        shears((0, 0, .004), math.radians(28), 9.)
    g.place((.46, -5.48, top), 0., 1.15)
    rng = np.random.default_rng(12)
    cols = ('#b9ab92', '#6f7158', '#84553f', '#66757f', '#cfc5b2', '#3f4a54', '#98815a', '#8d8878', '#a7b0a8', '#5d4a3c')
    mats = [mt.fabric('bolt %d' % i, c, trans=0, slub=.07, bump=.4, space='Object') for i, c in enumerate(cols)]
    for i, (x, y, n) in enumerate(((-.42, -3.7, 4), (.40, -3.2, 3), (-.36, -2.5, 5), (.42, -2.0, 4))):   # folded lengths, waiting
        for k in range(n):
            fu.folded((x + rng.normal(0, .012), y + rng.normal(0, .012), top + .036 * k), mats[(3 * i + 2 * k) % 10], w=.40 + rng.uniform(-.04, .05), d=.32, h=.035, twist=rng.normal(0, .06))
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
    light.sky(33, -96, [], strength=1.1, sun_strength=5., side=(-2.72, *side), dust=1.5)
    camera(eye, (.02, -4.6, .90), lens=46, fstop=4., focus=1.30, level=False)
    return dict(stops=.15, warm=(1., 1., 1.))


@scene('next-care-brush-hem-sun', (2400, 1600), 40, fine=True)
def care(P):
    """A Saturday in spring: the panel in the sun, a soft brush on the stool before it."""
    win, H = (.10, 1.7, 0, 2.4), 2.9
    wall = mt.plaster('lime', '#d6cdbd')
    room.shell('', -3, 3.4, H, 6.5, [win], P.white, wall_mat=wall, sides='l')
    side = (-3.4, -1.0, .2, 2.4)
    room.close(-3, 3.4, 6.5, H, wall, 'r', side)
    room.floor(-3.1, 3.5, -6.5, .1, cols=('#8a6d4e', '#9c7d5b', '#ad8e6a'), w=.17)
    room.french(win[0], win[1], win[3], P.white, P.bronze, cols=2, rows=4)
    room.glass(win[0], win[1], .25, win[3], nd=.5)
    linen = mt.cloth('linen', '#c3b9a4', trans=.26, slub=.07)
    hung.hang('pinch5', linen, (-.40, -.14, 0), mirror=True, scale=(1.05, 1., 1.), finer=1)
    with Capture() as g:
        pine = mt.wood('pine', '#9a7850', '#c09a6d', .5, 'x', 1.2)
        box('seat', -.20, .20, -.14, .14, .385, .41, pine, .006, 3)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube('leg', [(sx * .165, sy * .105, .39), (sx * .19, sy * .125, 0)], [.016, .013], P.oak_z, 18)
        for sx in (-1, 1):
            tube('rung', [(sx * .176, -.114, .17), (sx * .176, .114, .17)], .009, P.oak_z, 12)
        brush((.020, -.015, .4105), math.radians(28))
    g.place((.30, -1.02, 0), math.radians(-14))
    greenery((.9, -3.6, .9), .7, 1., far=8., seed=44, ground=-.15)
    light.sky(27, 118, [win], strength=1., sun_strength=5., side=(3.52, *side), dust=1.6)
    camera((.98, -3.75, .60), (.02, -.3, .60), lens=80, fstop=4., focus=3.05, shift=(0, -.070))
    return dict(stops=.15, warm=(1., 1., 1.))


def brush(loc, turn):
    """A clothes brush: pear wood, waisted, horsehair in rows, lying on its back edge."""
    rng = np.random.default_rng(5)
    pear = mt.wood('pear', '#6d3f26', '#8f5a38', .28, 'x', 2.)
    hair = mt.solid('hair', '#2f2721', .55)
    with Capture() as g:
        k = np.linspace(-1, 1, 80)
        half = .026 * (1 - .12 * np.cos(2.2 * k)) * np.sqrt(np.clip(1 - np.abs(k) ** 7, 0, 1)) + .0005
        a = np.linspace(0, 2 * math.pi, 48, endpoint=False)
        sq = lambda c: np.sign(c) * np.abs(c) ** .6
        P_ = np.stack([np.broadcast_to((.085 * k)[:, None], (80, 48)), half[:, None] * sq(np.cos(a)), .030 + .011 * sq(np.sin(a)) * np.minimum(1, half / .02)[:, None]], -1)
        grid('back', P_, pear, closed=True)
        V, F = [], []
        for x in np.arange(-.074, .075, .0042):
            for y in np.arange(-.017, .018, .0042):
                for _ in range(16):
                    b = np.array([x, y, .021]) + rng.normal(0, .0009, 3) * [1, 1, 0]
                    t = b + np.array([rng.normal(0, .0020) + .010 * x, rng.normal(0, .0020) + .06 * y, -.0215 + rng.normal(0, .0006)])
                    o = len(V)
                    V += [b - [.00011, 0, 0], b + [.00011, 0, 0], t + [.00008, 0, 0], t - [.00008, 0, 0]]
                    F.append((o, o + 1, o + 2, o + 3))
        mesh('hair', np.array(V), np.array(F), hair, smooth_shade=False)
    g.place(loc, turn)


def pin_hook(x, y, z, steel):
    """Drives into the back of the pleat; the hook goes through the ring's eye."""
    tube('hook', catmull([(x, y + .006, z - .040), (x, y + .004, z - .004), (x, y + .001, z + .010), (x, y - .004, z + .012), (x, y - .006, z + .004)], 8), .0009, steel, 10)


@scene('next-detail-pinch-velvet-rings', (1600, 2000), 40, fine=True)
def detail_velvet(P):
    win, H = (.62, 2.2, .3, 2.50), 3.1
    wall = mt.paint('wall', '#b3ab9c')
    room.shell('', -3, 3.2, H, 6, [win], P.white, wall_mat=wall, sides='r')
    side = (-3.2, -.5, .8, 2.9)
    room.close(-3, 3.2, 6, H, wall, 'l', side)
    room.casement(*win, P.white, cols=2, rows=4)
    room.glass(*win, nd=.45)
    vel = mt.pile('velvet', '#4f6049', lean=.8, tips=1.2)
    rings = hung.hang('pinch5', vel, (.52, -.13, 0), scale=(1.10, 1., 1.), finer=2, rows=(1.2, 3.), thick=.0026)
    metal = brass()
    cloth.rod(-.36, 1.6, -.13, 2.706, metal, rings=rings, ring_r=.025, r=.0125, finial='ball')
    steel = mt.solid('hook', '#b9b5ab', .25, 1.)
    thread = mt.solid('thread', '#4d5c48', .7)
    for x in rings:
        pin_hook(x, -.122, 2.652, steel)
        for k in range(2):
            z = 2.66 - .083 - .0022 * k
            tube('tack', catmull([(x - .0105, -.142, z), (x - .006, -.1675, z + .0003), (x + .006, -.1675, z - .0004), (x + .0105, -.142, z)], 6), .00032, thread, 8)
    greenery((.66, -2.6, 2.2), 1.2, 2.0, far=7., seed=24, near=False)
    light.sky(40, -104, [win], strength=1.0, sun_strength=4., side=(-3.12, *side), dust=1.5)
    camera((.72, -2.95, 2.26), (.20, -.13, 2.26), lens=100, fstop=5.6, focus=2.86, shift=(0, .10))
    return dict(stops=-1.25, warm=(1., 1., 1.))
