"""The three groups of things we make, one piece each: seen at three quarters, whole, at its own window in its own wall."""
import math

from kit import cloth, furniture as fu, garden, hung, light, materials as mt, room, seating
from kit.core import Capture, box
from kit.render import camera

from .common import greenery, jug, raked, scene

SIZE, SAMPLES = (2400, 1600), 40


def blossom(loc):
    """A stoneware jar on the floor with branches just in flower."""
    x, y, z = loc
    glaze = mt.solid('glaze', '#3d3f3a', .32, bump=.25, bscale=26., var=.28, coat=.15)
    jar = [(0, 0), (.105, 0), (.118, .012), (.150, .10), (.178, .24), (.170, .36), (.122, .455), (.078, .50), (.070, .525), (.080, .552), (.088, .558), (.080, .562), (.066, .545), (.058, .50), (.06, .40)]
    fu.lathe('jar', fu.catmull(jar, 6), loc, glaze, 72)
    twig = mt.solid('twig', '#4f3d30', .85)
    petal = mt.leaf('petal', '#e9ddcf', '#f6f0e6', .3)
    for k, (dx, dy, length) in enumerate(((-.20, .05, 1.05), (.10, -.10, 1.22), (.24, .06, .92), (-.05, .12, .86))):
        garden.bough('apple', (x + dx * .12, y + dy * .12, z + .42), (dx, dy, 1.), length, petal, twig, 40 + k, radius=.0085,
                     bare=.34, open=.55, shrink=.42, forks=(6, 3), wander=.07, leaves=16, size=.022, wide=.9)


@scene('product-drapery-pinch-flax-panelled', SIZE, SAMPLES, fine=True)
def product_drapery(P):
    return panelled(P)


@scene('window-bare-panelled', (1560, 1040), SAMPLES, fine=True)
def window_bare(P):
    """The same window before: the home page draws one over the other, so nothing else may differ."""
    return panelled(P, dressed=False)


PANELLED = 2.6   # stops, for both


def panelled(P, dressed=True):
    win, H, eye = (-.50, .50, .30, 2.44), 3.10, (3.50, -8.07, 1.32)
    wall = mt.paint('wall', '#a09f8f', .55)
    room.shell('', -5.2, 4.3, H, 9.4, [win], wall, wall_mat=wall, sides='r')
    side = (-5.0, -1.9, .4, 2.7)
    room.close(-5.2, 4.3, 9.4, H, wall, 'l', side)
    room.floor(-5.4, 4.5, -9.4, .1, style='herringbone', cols=('#75583c', '#896849', '#9c7b57'))
    for a, b in ((-3.92, -2.72), (-2.58, -1.38), (1.38, 2.58)):
        room.mitred_frame(a, b, .92, 2.84, wall)
        room.mitred_frame(a, b, .28, .78, wall)
    room.mitred_frame(-.50 - .11, .50 + .11, .16, .22, wall, scale=.5)
    room.casement(*win, P.white, leaves=2, cols=1, rows=4, head=False)
    room.glass(*win, nd=1.)
    if dressed:
        flax = mt.cloth('flax', '#d3c6ad', trans=.22, slub=.07)
        rings = hung.hang('pinch7', flax, (-1.09, -.13, 0), mirror=True, scale=(1.06, 1, 1.002))
        rings += hung.hang('pinch2', flax, (1.09, -.13, 0), scale=(1.06, 1, 1.002))
        cloth.french_rod(-1.11, 1.11, -.13, 2.70, P.bronze, rings=rings)
    greenery(eye, 0, far=9.5, seed=5, ground=-.35, tones=('#56683a', '#8b9a5c'))
    blossom((-1.80, -.62, 0))
    with Capture() as g:
        seating.bentwood((0, 0, 0), turn=0.)
    g.place((1.90, -.60, 0), math.radians(28))
    light.sky(9, -127, [win], strength=1.0, sun_strength=3.4, side=(-5.32, *side), dust=1.8, sun_col=(1, .86, .68), dome=34)
    camera(eye, (0, 0, 1.32), lens=67, fstop=1.8, focus=8.6, shift=(0, .006))
    return dict(exposure=PANELLED, warm=(.97, 1.0, 1.10), views=dict(fixed=(.62, .012)))  # fixed: bare and dressed lie over each other


@scene('product-cornice-scalloped-sprig-plaster', SIZE, SAMPLES, fine=True)
def product_cornice(P):
    win, H, eye, low = (-.50, .50, .98, 2.30), 3.7, (-2.75, -5.85, 1.74), (8, 126)
    lime = mt.plaster('rose plaster', '#c6bab3')
    white = mt.paint('trim', '#ece6da', .42)
    room.shell('', -3.2, 3.4, H, 7, [win], white, wall_mat=lime, sides='l', crown=False)
    side = raked(3.52, *low, (-1.7, 1.5), (.7, 2.95))
    side_window(3.4, *side, H, lime)
    room.close(-3.2, 3.4, 7, H, lime)
    room.floor(-3.4, 4.8, -7, .1)
    room.sash(*win, white, cols=3, rows=2, head=False)
    room.glass(*win, y=.13, nd=0.88)
    box('board', -.66, .66, -.17, .06, .945, .984, white, .008, 3)
    tile = mt.tile_sprig('#efe8da', ('#3f5570', '#526a86', '#38495f'), '#9a5d4a')
    face = mt.cloth('face', '#c6c8c8', trans=0, slub=.05, pattern=mt.printed(tile, (.14, .14)), hem=None)
    indigo = mt.cloth('indigo', '#3d506a', trans=0, slub=.05, hem=None)
    lobes = lambda u: 2.235 - .082 * abs(math.sin(math.pi * 5 * min(max(u, 0.), 1.))) ** .62
    cloth.cornice('cornice', -.70, .70, 2.60, .20, face, lobes, puff=.022, band=(.001, .014, indigo), step=.004, rows=40)
    greenery(eye, 0, 1.7, far=9., seed=21, ground=-.9, tones=('#66773c', '#a3ad63'))
    thyme((.20, -.055, .984))
    light.sky(*low, [win], strength=1.1, sun_strength=4., sun_col=(1, .85, .66), side=(3.5, *side), dust=1.5, dome=36)
    camera(eye, (.02, 0, 1.80), lens=73, fstop=1.4, focus=6.2, shift=(0, .012))
    return dict(stops=.35, warm=(.99, 1., 1.02), auto=.4, views=dict(view=1., veil=.08))


def side_window(x, y0, y1, z0, z1, height, wall):
    """The right-hand wall with an opening the camera never sees: the sun comes in by it, past a branch, and falls on the window wall."""
    for a, b, c, d in ((-7., y0, 0, height), (y1, .2, 0, height), (y0, y1, 0, z0), (y0, y1, z1, height)):
        box('side', x, x + .12, a, b, c, d, wall, 0)
    m = (y0 + y1) / 2
    box('bar', x + .03, x + .07, m - .02, m + .02, z0, z1, wall, 0)
    for k in (1, 2):
        z = z0 + (z1 - z0) * k / 3
        box('bar', x + .032, x + .068, y0, y1, z - .014, z + .014, wall, 0)
    green, bark = mt.leaf('branch', '#5d6b3f', '#8b9a5c', .4), mt.solid('twig', '#5d5145', .9)
    garden.bough('apple', (x + .9, y0 - 1.5, z1 + .25), (.05, 1., -.22), 2.0, green, bark, 77, radius=.016)


def thyme(loc):
    """A clay pot of thyme on the window board."""
    x, y, z = loc
    clay = mt.solid('clay', '#a8714f', .85, bump=.3, bscale=60., var=.16)
    fu.lathe('pot', fu.catmull([(0, 0), (.036, 0), (.040, .004), (.049, .085), (.0505, .088), (.0565, .089), (.058, .094), (.059, .116), (.0575, .119), (.052, .118), (.050, .10)], 3), loc, clay, 56)
    fu.lathe('soil', [(0, .104), (.051, .102)], loc, mt.solid('soil', '#3b2e24', .95, bump=.8, bscale=60.), 32)
    green, stem = mt.leaf('thyme', '#5d6d45', '#8d9b6e', .35), mt.solid('stem', '#6b5a45', .9)
    for k in range(17):
        a, r = k * 2.4, .040 * math.sqrt((k + .5) / 17)
        garden.bough('apple', (x + r * math.cos(a), y + r * math.sin(a), z + .10), (.75 * r / .04 * math.cos(a), .75 * r / .04 * math.sin(a), 1.), .135, green, stem, 60 + k, radius=.0012,
                     bare=.05, open=.6, shrink=.34, forks=(7,), levels=1, wander=.14, leaves=9, size=.0105, wide=.5)


@scene('product-roman-ticking-glazed-tile', SIZE, SAMPLES, fine=True)
def product_roman(P):
    win, H, eye = (-.46, .46, 1.04, 2.30), 3.7, (2.62, -6.15, 1.66)
    steel = mt.solid('steel', '#2b2c2c', .42, .5)
    wall = mt.paint('wall', '#e9e4d8')
    room.shell('', -4.4, 3.6, H, 7.6, [win], P.white, wall_mat=wall, sides='r', crown=False, skirting=False)
    side = (-4.6, -.9, .7, 3.1)
    room.close(-4.4, 3.6, 7.6, H, wall, 'l', side, tone='#b9b3a6')
    room.floor(-4.6, 3.8, -7.6, .1)
    room.glazed_squares(-4.4, 3.6, .40, 3.7, mt.glaze('zellige', ('#98a69b', '#a1aea2', '#a9b5a8', '#9ba99e', '#a5b1a5')), [win])
    stone = mt.marble('sill', '#dcd6ca', '#b3aa9b', .30, 2.2)
    for a, b, c, d in ((win[0] - .001, win[0] + .018, win[2], win[3]), (win[1] - .018, win[1] + .001, win[2], win[3]), (win[0] + .018, win[1] - .018, win[3] - .018, win[3] + .001)):
        box('reveal', a, b, -.009, .18, c, d, P.white, .002)
    box('sill', win[0] - .05, win[1] + .05, -.15, .18, win[2] - .035, win[2] + .003, stone, .004, 3)
    room._leaf(win[0] + .02, win[1] - .02, win[2] + .005, win[3] - .02, steel, 2, 3, y=.12, stile=.032, bar=.018)
    room.glass(win[0] + .02, win[1] - .02, win[2], win[3], y=.145, nd=0.96)
    tick = mt.cloth('ticking', '#e1d8c6', trans=.34, slub=.04, pattern=mt.stripe('#e9e2d3', '#7d4a3b', .080, .16, ('#7d4a3b', .03)), hem=None)
    hung.hang('roman3', tick, (0, -.082, 2.52), scale=(1.17, 1., 1.))
    box('board', -.580, .580, -.078, -.010, 2.488, 2.519, mt.cloth('wrap', '#e4dccb', trans=0, hem=None), .003)
    greenery(eye, 0, 1.5, far=7.5, seed=34, ground=-.5, tones=('#6d7856', '#a5ab87'), span=6., height=5.)
    colander((-.20, -.045, win[2] + .003))
    herbs((.235, -.035, win[2] + .003))
    box('shelf', .80, 1.75, -.235, -.009, 1.500, 1.534, P.oak, .003)
    for x in (.90, 1.62):
        box('bracket', x - .011, x + .011, -.20, -.009, 1.470, 1.500, steel, .002)
    bowl = mt.solid('bowl', '#d8d3c6', .3, bump=.1, bscale=30., var=.06, coat=.2)
    for k in range(4):
        fu.lathe('bowl', fu.catmull([(0, 0), (.035, 0), (.038, .008), (.070, .032), (.084, .062), (.0855, .063), (.082, .060), (.060, .030), (.03, .014), (0, .012)], 4), (.99 + .003 * (k % 2), -.12, 1.534 + .022 * k), bowl, 64)
    jug((1.30, -.12, 1.534), .19, '#6d7670', 61, 4, .34)
    light.sky(12, -124, [win], strength=1.1, sun_strength=3., side=(-4.52, *side), dust=1.2, dome=36)
    camera(eye, (.06, 0, 1.66), lens=90, fstop=1.4, focus=6.5, shift=(0, .035))
    return dict(stops=0., warm=(1., 1., 1.), views=dict(view=1.1, veil=.12))


def colander(loc, r=.105):
    """Enamel, chipped at the rim, left to drip on the sill."""
    x, y, z = loc
    enamel, iron = mt.solid('enamel', '#e4e2d8', .16, bump=.05, bscale=20., var=.03, coat=.4), mt.solid('chip', '#2f2b29', .6)
    shape = [(.050, 0), (.050, .012), (.046, .014), (.075, .040), (.098, .085), (r, .115), (r + .010, .118), (r + .011, .1205), (r, .120), (.095, .088), (.072, .044), (.04, .020), (0, .018)]
    fu.lathe('colander', fu.catmull(shape, 5), loc, enamel, 96)
    fu.torus('rim', (x, y, z + .119), r + .0105, .0022, mt.solid('rim', '#2c3f52', .25, coat=.3), 'z', 96, 10)
    for s in (-1, 1):
        fu.tube('handle', fu.catmull([(x + s * (r + .006), y - .03, z + .112), (x + s * (r + .034), y - .02, z + .118), (x + s * (r + .034), y + .02, z + .118), (x + s * (r + .006), y + .03, z + .112)], 8), .0042, enamel, 12)
    for ring, (rr, zz, n) in enumerate(((.082, .055, 22), (.0945, .080, 26), (.068, .0365, 18))):
        for k in range(n):
            a = 2 * math.pi * (k + .5 * ring) / n
            o = fu.lathe('hole', [(0, 0), (.0032, 0), (.0032, .0006), (0, .0006)], (x + (rr + .0012) * math.cos(a), y + (rr + .0012) * math.sin(a), z + zz), iron, 12)
            o.rotation_euler = (0, math.pi / 2 + .45, a)


def herbs(loc):
    """A bunch of parsley in a jelly glass."""
    x, y, z = loc
    glass = mt.Nodes('tumbler')
    m = glass.done(glass.n('BsdfGlass', {0: (.96, .98, .97), 'Roughness': .02, 'IOR': 1.45}))
    fu.lathe('glass', fu.catmull([(0, .003), (.026, .003), (.029, .008), (.034, .085), (.0355, .0855), (.0345, .084), (.0305, .010), (.024, .007), (0, .0065)], 3), loc, m, 56)
    green, stem = mt.leaf('parsley', '#3f5a2a', '#6d8a42', .4), mt.solid('stalk', '#6d8447', .6)
    for k in range(13):
        a, r = k * 2.4, .020 * math.sqrt((k + .5) / 13)
        garden.bough('apple', (x + r * math.cos(a), y + r * math.sin(a), z + .01), (1.1 * r / .02 * math.cos(a) * .35, 1.1 * r / .02 * math.sin(a) * .35, 1.), .19, green, stem, 160 + k, radius=.0013,
                     bare=.45, open=.75, shrink=.30, forks=(6,), levels=1, wander=.09, leaves=15, size=.017, wide=.8)
