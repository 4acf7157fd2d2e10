"""The three groups of things we make, one piece each: seen at three quarters, whole, at its own window in its own wall."""
import math

from kit import cloth, furniture as fu, garden, light, materials as mt, room
from kit.core import Capture, box
from kit.render import camera

from .common import scene, sight, woven

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


def panelled(P, dressed=True):
    win, H, eye = (-.50, .50, .30, 2.44), 3.10, (2.75, -6.35, 1.36)
    wall = mt.paint('wall', '#a3a394', .55)
    room.shell('', -5.2, 3.4, H, 7, [win], wall, wall_mat=wall, sides='r')
    room.floor(-5.4, 3.6, -7.5, .1, style='herringbone', cols=('#7b5d40', '#8f6e4d', '#a3825d'))
    for a, b in ((-3.92, -2.72), (-2.58, -1.38), (1.38, 2.58)):
        room.mitred_frame(a, b, .92, 2.84, wall)
        room.mitred_frame(a, b, .28, .78, wall)
    room.mitred_frame(-.50 - .11, .50 + .11, .16, .22, wall, scale=.5)
    room.casement(*win, P.white, leaves=2, cols=1, rows=4, head=False)
    room.glass(*win)
    if dressed:
        flax_panels(P)
    s = sight(eye, 0)
    green, bark = mt.leaf('apple', '#56683a', '#8b9a5c', .45), mt.solid('bark', '#5d5145', .9, bump=.5, bscale=40., var=.2)
    garden.ground(s(10)[0] - 12, s(10)[0] + 12, 1.2, 30, -.35, '#72824c')
    garden.tree('apple', [(s(6)[0] - .4, 6.2, -.35, 1.05), (s(9)[0] + 1.3, 9, -.35, 1.1), (s(12)[0] - 1.6, 12, -.35, 1.2)], green, bark, 5)
    garden.bough('apple', (s(3)[0] + 1.3, 3.2, 2.9), (-1., .1, -.12), 1.7, green, bark, 8, radius=.022)
    garden.hedge(s(15)[0] - 7, s(15)[0] + 7, 15, -.35, 1.5, mt.leaf('yew', '#66784a', '#97a86c', .4), 2)
    garden.distance(s(26)[0], 26, -6, 34, 17, seed=4, skyline=.43, strength=1.7, sky=('#f1efe8', '#cfdde8'))
    garden.skylight((s(1)[0], 1.1, 3.2), 900)
    blossom((-1.80, -.62, 0))
    light.daylight('morning', [win], azimuth=-34, fill=None, elevation=27, window_scale=1.5, sun_scale=1.1, ambient=.55)
    light.area((-4.6, -2.3, 1.9), (math.pi / 2, 0, -math.radians(62)), 1.6, 2.4, 150, (.97, .985, 1.))
    camera(eye, (0, 0, 1.36), lens=51, fstop=5.6, focus=6.8)
    return dict(exposure=.95, warm=(.985, 1., 1.035))


def flax_panels(P):
    flax = woven('flax', '#cdc0a6', slub=.13, trans=.13)
    spans = ((-1.09, -.53), (.53, 1.09))
    for i, (a, b) in enumerate(spans):
        cloth.drapery('panel', a, b, 2.66, .006, -.13, flax, 5, 'pinch', .062, 311 + 7 * i, lead='r' if i == 0 else 'l', per=72, rows=300,
                      plumb=True, jitter=.12, ret=('l' if i == 0 else 'r', -.012), thick=.0022)
    rings = [x for a, b in spans for x in cloth.pleat_centres(a, b, 5)]
    cloth.french_rod(-1.115, 1.115, -.13, 2.70, P.bronze, rings=rings)


@scene('product-cornice-scalloped-sprig-plaster', SIZE, SAMPLES, fine=True)
def product_cornice(P):
    win, H, eye = (-.50, .50, .98, 2.30), 3.15, (-2.45, -5.05, 1.80)
    lime = mt.plaster('rose plaster', '#c8b7a8')
    white = mt.paint('trim', '#ece6da', .42)
    room.shell('', -3.2, 3.4, H, 7, [win], white, wall_mat=lime, sides='l')
    side_window(3.4, -3.5, -2.2, 1.45, 2.95, H, lime)
    room.floor(-3.4, 4.8, -7, .1)
    room.sash(*win, white, cols=3, rows=2, head=False)
    room.glass(*win, y=.13)
    box('board', -.66, .66, -.17, .06, .945, .984, white, .008, 3)
    tile = mt.tile_sprig('#efe8da', ('#3f5570', '#526a86', '#38495f'), '#9a5d4a')
    face = mt.fabric('face', '#c6c8c8', trans=0, slub=.06, bump=.5, pattern=mt.printed(tile, (.19, .19)), weave=mt.THREAD)
    indigo = mt.fabric('indigo', '#3d506a', trans=0, slub=.05, bump=.5, weave=mt.THREAD)
    welt = mt.fabric('welt', '#3d506a', trans=0, space='Object')
    lobes = lambda u: 2.235 - .082 * abs(math.sin(math.pi * 5 * min(max(u, 0.), 1.))) ** .62
    cloth.cornice('cornice', -.70, .70, 2.60, .20, face, lobes, welt=welt, puff=.022, band=(.020, .034, indigo), step=.004, rows=40)
    s = sight(eye, 0, 1.7)
    green, bark = mt.leaf('birch', '#66773c', '#a3ad63', .55), mt.solid('birch bark', '#cfc8bb', .85, bump=.4, bscale=18., var=.35)
    garden.ground(s(12)[0] - 14, s(12)[0] + 14, 1.2, 32, -.9, '#7a8850')
    garden.tree('birch', [(s(8)[0] - .55, 8, -.9, .85), (s(9)[0] + .75, 9.2, -.9, .9), (s(12)[0] - 1.5, 12.5, -.9, 1.), (s(13)[0] + 2.2, 13.5, -.9, 1.)], green, bark, 21)
    garden.border(s(17)[0] - 9, s(17)[0] + 9, 17, -.9, [green, mt.leaf('deep', '#5d6f42', '#8fa062', .4)], 6, clumps=14, tall=.9)
    garden.distance(s(28)[0], 28, -7, 40, 20, seed=12, skyline=.40, strength=1.5, sky=('#efeee9', '#c6d6e3'), woods=('#77835c', '#5b6843'))
    garden.skylight((s(1)[0], 1.1, 3.4), 1100, 8)
    thyme((.20, -.055, .984))
    light.daylight('morning', [win], azimuth=138, fill=None, elevation=15, window_scale=1.3, sun_scale=1.0, ambient=.4)
    light.area((3.3, -2.85, 2.2), (math.pi / 2, 0, math.radians(72)), 1.3, 1.5, 95, (.96, .98, 1.))
    camera(eye, (.02, 0, 1.80), lens=63, fstop=4., focus=5.35, shift=(0, .008))
    return dict(exposure=.68, warm=(.985, 1., 1.03))


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
    win, H, eye = (-.46, .46, 1.04, 2.30), 3.7, (2.15, -5.05, 1.78)
    steel = mt.solid('steel', '#2b2c2c', .42, .5)
    wall = mt.paint('wall', '#e9e4d8')
    room.shell('', -4.4, 3.2, H, 7, [win], P.white, wall_mat=wall, sides='r', crown=False, skirting=False)
    room.floor(-4.6, 3.4, -7, .1)
    room.glazed_squares(-4.4, 3.2, .40, 3.7, mt.glaze('zellige', ('#93a297', '#a3b0a4', '#b4beb1', '#9aa99d', '#aab6a9')), [win])
    stone = mt.marble('sill', '#dcd6ca', '#b3aa9b', .30, 2.2)
    for a, b, c, d in ((win[0] - .001, win[0] + .018, win[2], win[3]), (win[1] - .018, win[1] + .001, win[2], win[3]), (win[0] + .018, win[1] - .018, win[3] - .018, win[3] + .001)):
        box('reveal', a, b, -.009, .18, c, d, P.white, .002)
    box('sill', win[0] - .05, win[1] + .05, -.15, .18, win[2] - .035, win[2] + .003, stone, .004, 3)
    room._leaf(win[0] + .02, win[1] - .02, win[2] + .005, win[3] - .02, steel, 2, 3, y=.12, stile=.032, bar=.018)
    room.glass(win[0] + .02, win[1] - .02, win[2], win[3], y=.145)
    tick = mt.fabric('ticking', '#e1d8c6', trans=.10, slub=.06, bump=.5, pattern=mt.stripe('#e9e2d3', '#7d4a3b', .080, .16, ('#7d4a3b', .03)), weave=mt.THREAD)
    cloth.roman('shade', -.585, .585, 2.52, 1.80, -.085, tick, 'crisp', folds=3, drop=.135, nu=420, seed=6, sag=.003, loose=.15)
    box('head', -.582, .582, -.082, -.010, 2.492, 2.518, mt.fabric('board', '#e9e2d3', trans=0, slub=.06, space='Object'), .002)
    s = sight(eye, 0, 1.5)
    green, bark = mt.leaf('olive', '#6d7856', '#a5ab87', .4), mt.solid('bark', '#6a5f52', .9, bump=.5, bscale=40., var=.2)
    garden.ground(s(10)[0] - 12, s(10)[0] + 12, 1.2, 30, -.5, '#b3a78f', '#cabfa8')
    garden.tree('olive', [(s(5)[0] - .1, 5.2, -.5, .95), (s(9)[0] + 1.2, 9, -.5, 1.1), (s(10)[0] - 1.7, 10.5, -.5, 1.2)], green, bark, 34)
    garden.border(s(14)[0] - 6, s(14)[0] + 6, 14, -.5, [mt.leaf('lavender', '#7c7d86', '#a7a4b0', .4), green], 9, clumps=10, tall=.55)
    garden.distance(s(24)[0], 24, -6, 34, 17, seed=17, skyline=.42, strength=1.5, sky=('#f1efe8', '#c9d9e6'), woods=('#7f8768', '#666f4d'))
    garden.skylight((s(1)[0], 1.1, 3.2), 900, 7)
    pears((-.16, -.075, win[2] + .003))
    light.daylight('morning', [win], azimuth=-32, fill=None, elevation=34, window_scale=1.7, sun_scale=1.1, ambient=.45)
    light.area((-3.1, -2.5, 2.2), (math.pi / 2, 0, -math.radians(56)), 1.4, 1.8, 70, (.97, .985, 1.))
    light.area((-.9, -1.7, 3.5), (math.radians(34), 0, -math.radians(20)), 1.2, .9, 75, (.98, .99, 1.))  # a skylight: level folds want light from above
    camera(eye, (.0, 0, 1.78), lens=64, fstop=4., focus=5.3)
    return dict(exposure=.52, warm=(.985, 1., 1.03))


def pears(loc):
    """Three pears on the sill, one lying."""
    skin = mt.solid('pear', '#a39a52', .42, bump=.15, bscale=120., var=.18)
    stalk = mt.solid('stalk', '#4a3826', .8)
    shape = fu.catmull([(0, .001), (.016, 0), (.031, .012), (.038, .034), (.034, .056), (.022, .076), (.0155, .092), (.0125, .103), (.006, .109), (0, .108)], 5)
    x, y, z = loc
    for k, (dx, dy, tilt, turn) in enumerate(((0, 0, .05, .3), (.088, -.020, -.06, 1.9), (-.100, -.020, 1.42, 1.75))):
        with Capture() as g:
            fu.lathe('pear', shape, (0, 0, 0), skin, 48)
            fu.tube('stalk', [(0, 0, .104), (.002, .001, .118), (.006, .002, .130)], [.0018, .0016, .0022], stalk, 8)
        o = g.place((x + dx, y + dy, z + (.037 if tilt > 1 else 0)), turn)
        o.rotation_euler = (tilt, 0, turn)
