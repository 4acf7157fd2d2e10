"""Living rooms, landings, bays and corners."""
import math

import numpy as np

from kit import cloth, furniture as fu, garden, hung, light, materials as mt, props, room, seating
from kit.core import Capture, box, grid, prism
from kit.render import camera

from .common import SAMPLES, SIZE, across_the_street, bark, chamber, dapple, greenery, jug, raked, scene
from .slides import chair


@scene('bay-seat-flat-roman-linen-morning', (2400, 1600), 40, fine=True)
def bay(P):
    """A row house's bay after rain: unlined linen at three heights, the sashes printed on it, brick fronts across the street."""
    half, side, z0, z1, H, depth = .92, 1.15, .74, 2.34, 2.8, 7.2
    eye = (-1.55, -5.75, 1.26)
    wallm = mt.paint('wall', '#dcd6c8')
    shade = mt.cloth('shade', '#ece4d5', trans=.48, slub=.04, tint=(1, .985, .95), pattern=mt.frame_band('#ece4d5', '#8c5238', .030, .048), hem=.09)
    white = P.white

    def segment(x0, x1, hole, piece, wide, turn):
        room.wall(x0, x1, 0, H, [(hole[0], hole[1], z0, z1)], wallm)
        room.sash(hole[0], hole[1], z0, z1, white, cols=2 if hole[1] - hole[0] < .9 else 3, rows=2, head=False, sill=False)
        room._sill(hole[0], hole[1], z0, white, .05)
        room.glass(hole[0], hole[1], z0, z1, y=.13, nd=1.)
        cx = (hole[0] + hole[1]) / 2
        hung.hang(piece, shade, (cx, -.050, 2.50), scale=((hole[1] - hole[0] + .16) / 1.0, 1., 1.))
        box('head', hole[0] - .075, hole[1] + .075, -.047, -.004, 2.475, 2.498, white, .002)
        room.cornice_moulding(x0 - .05, x1 + .05, H, white)
        light.portal((cx, .32, (z0 + z1) / 2), (-math.pi / 2, 0, 0), hole[1] - hole[0], z1 - z0)

    light.sky(26, 18, [], strength=1.1, sun_strength=7.5, side=(3.52, -4.6, -2.9, .8, 2.4), dust=2., sun_col=(1, .84, .64), dome=38)
    a = math.radians(45)
    segment(-half, half, (-.70, .70), 'roman2', 1.5, 0)
    for sgn, piece in ((-1, 'roman1'), (1, 'roman3')):
        with Capture() as g:
            x0, x1 = (-side, 0) if sgn < 0 else (0, side)
            segment(x0, x1, (x0 + .22, x1 - .24) if sgn < 0 else (.24, side - .22), piece, .8, 0)
        g.place((sgn * half, 0, 0), -sgn * a)
    d, e = side * math.sin(a), half + side * math.cos(a)
    for s in (-1, 1):
        box('front wall', s * e, s * 3.4, -d, -d + .18, 0, H, wallm, 0)
    box('left', -3.5, -3.4, -depth, -d, 0, H, wallm, 0)
    room.close(-3.5, 3.4, depth, H, wallm, 'r', (-4.6, -2.9, .8, 2.4))
    for a0, a1, b0, b1 in ((-3.4, -e, -3.4, -e + .14), (e, 3.4, e - .14, 3.4)):
        room.baseboard(a0, a1, white, y=-d)
        room.cornice_moulding(b0, b1, H, white, y=-d)
    box('ceiling', -3.5, 3.5, -depth, .3, H, H + .1, mt.paint('ceiling', '#f0ece3', .8), 0)
    room.floor(-3.6, 3.6, -depth, .1, cols=('#7f6345', '#93744f', '#a4855f'))
    prism('seat box', [(-e, -d), (e, -d), (half, -.02), (-half, -.02)], .0, .40, white, .004)
    panel = (2 * e - .2) / 4
    for i in range(4):
        room.mitred_frame(-e + .1 + i * panel + .03, -e + .1 + (i + 1) * panel - .03, .10, .34, white, y=-d)
    prism('seat cushion', [(-e + .02, -d - .02), (e - .02, -d - .02), (half - .01, -.05), (-half + .01, -.05)], .402, .495, mt.fabric('seat', '#b9ad96', trans=0, slub=.07, bump=.5, weave=.001, space='Object'), .03)
    rust, cream = (mt.cloth(n, c, trans=0, slub=.06, weave=.0009, hem=None) for n, c in (('rust', '#8a5a45'), ('cream', '#d8ceba')))
    fu.lean(.52, .52, (-1.20, -.37, .498), cream, 45, 3, back=.05)
    fu.lean(.56, .37, (-.92, -.28, .498), rust, 26, 2, back=.05)
    fu.lean(.50, .50, (1.20, -.37, .498), mt.cloth('tick', '#ded5c3', trans=0, slub=.05, hem=None, pattern=mt.stripe('#e0d7c6', '#5f6d72', .030, .30)), -45, 1, back=.05)
    fu.spill((.56, -.838, .500), mt.cloth('wool', '#a9a08d', trans=0, slub=.10, hem=None, weave=.0015), 0., 1, scale=(.86, .9, .9), fringe=mt.fabric('fringe', '#a9a08d', trans=0, space='Object'))
    fu.books((-.30, -.40, .497), [(.21, .15, .022, '#6b6f62', .1), (.18, .13, .016, '#b5a687', -.2)], .3)
    props.mug((.02, -.34, .497), P.ceramic, 2.3)
    garden.row_houses(-30, 28, 19., -1.1, 3, 8.)
    garden.ground(-40, 40, .4, 20, -1.1, '#5a5753', '#6b6862')
    plane_ = mt.leaf('plane', '#66703f', '#98995a', .45)
    garden.grove([(-3.6, 6.2, -1.1, 7.5, 2.2), (2.9, 6.8, -1.1, 8., 2.4), (7.5, 7.5, -1.1, 8., 2.4)], plane_, bark('#8a8070'), 17, size=.10, wide=.8, density=.75)
    garden.shrubs(-14, 16, 9., -1.1, 3.1, plane_, 8, size=.09, deep=2.)
    for k, (x, way) in enumerate(((-1.5, (.8, -.05, -.20)), (.2, (.8, .1, -.26)), (2.2, (-.6, .25, -.24)))):   # twigs near the glass: their shadows lie on the shades
        garden.bough('maple', (x, 1.5, 2.95), way, 1.6, plane_, bark('#8a8070'), 61 + k, radius=.014, leaves=14, size=.075)
    camera(eye, (.06, 0, 1.26), lens=53, fstop=.9, focus=5.5, shift=(0, .040))
    return dict(stops=.45, auto=.35, views=dict(view=1., veil=.10))


@scene('lounge-ripplefold-sheer-golden', (2400, 1600), 40, fine=True)
def lounge(P):
    """Along the glass, in late sun: the window stands open a hand and the sheer moves."""
    H, eye = 2.85, (4.05, -4.70, 1.16)
    win = (-1.9, 1.9, .02, 2.62)
    lime = mt.plaster('lime', '#d3cbbd')
    room.shell('', -4.6, 4.4, H, 9.2, [win], P.white, crown=False, wall_mat=lime, sides='l')
    side = (-8.6, -5.3, .5, 2.6)
    room.close(-4.6, 4.4, 9.2, H, lime, 'r', side)
    room.floor(-4.8, 4.6, -9.2, .1, cols=('#75614a', '#836e55', '#917c62'), w=.16)
    frame = mt.solid('frame', '#2f2d2a', .42, .4)
    for k in range(4):
        x = win[0] + k * (win[1] - win[0]) / 3
        box('mullion', x - .028, x + .028, .05, .12, .02, 2.62, frame, .003)
    for z in (.04, 2.60):
        box('rail', win[0], win[1], .05, .12, z - .03, z + .03, frame, .003)
    room.glass(win[0], win[1], .05, 2.6, y=.10, nd=1.)
    k = (H - .030) / 2.715
    hung.hang('sheer2', mt.sheer('sheer', '#d6cfc2', openness=.46, freq=1400.), (1.42, -.07, 0), scale=(1., .62, k), thick=0)
    wool = mt.cloth('wool', '#c4b09a', trans=.07, slub=.04, sheen=.14, tint=(1., 1., 1.))
    k += .010 / 2.715                                                  # the hem clears the floor by a finger, no more
    hung.hang('ripple2', wool, (2.66, -.19, -.010), scale=(1., 1., k), calm=3., sway=.014)
    hung.hang('ripple1', wool, (-2.66, -.19, -.010), mirror=True, scale=(.80, 1., k), calm=3., sway=.014)
    for y in (-.07, -.19):
        box('track', -2.75, 2.75, y - .012, y + .012, H - .026, H - .002, P.white, .003)
    canvas = mt.fabric('canvas', '#c9bda6', trans=.10, slub=.06, bump=.5, weave=.0011)
    seating.safari((.10, -1.20, 0), P.oak_z, canvas, math.radians(64), mt.solid('strap', '#6d4a30', .5, bump=.2, bscale=160.))
    greenery(eye, -.6, 1.2, far=10., seed=9, ground=-.2, tones=('#767038', '#b3a45e'), height=6., near=False, span=12.)
    garden.ground(-14, 14, .25, 3., -.06, '#a1968a', '#bbb09f')
    light.sky(20, -42, [win], strength=1.0, sun_strength=4.2, sun_col=(1, .78, .54), dust=3., side=(4.52, *side))
    camera(eye, (.66, -.20, 1.16), lens=42, fstop=1.8, focus=5.4, shift=(0, .035))
    return dict(stops=-1.4, auto=.5, views=dict(view=1.0, veil=.10))


@scene('drawing-room-swag-jabot-silk-noon', (2400, 1600), 40, fine=True)
def drawing_room(P):
    """Shot silk seen from the side, the window behind it; a designer's things on the sill."""
    H, eye = 3.25, (-3.05, -4.85, 1.86)
    win = (-.72, .72, .66, 2.62)
    wallm = mt.paint('wall', '#b7b2a4', .55)
    room.shell('', -3.6, 3.2, H, 7.5, [win], P.white, wall_mat=wallm, sides='l')
    side = (-4.6, -1.2, .6, 2.8)
    room.close(-3.6, 3.2, 7.5, H, wallm, 'r', side)
    for a, b in ((-3.0, -1.42), (1.42, 2.9)):
        room.mitred_frame(a, b, .98, 2.94, wallm)
        room.mitred_frame(a, b, .28, .84, wallm)
    room.floor(-3.8, 3.4, -7.5, .1, style='herringbone', cols=('#6d5239', '#806246', '#937553'))
    room.sash(win[0], win[1], win[2], win[3], P.white, cols=3, rows=2, head=False, horn=.04)
    room.glass(*win, y=.13, nd=0.96)
    silk = mt.silk('silk', '#6f837c', '#a9b493', trans=.16)
    top = 2.92
    for i, (at, m, n) in enumerate(((-1.14, True, 'pinch4'), (1.14, False, 'pinch5'))):
        hung.hang(n, silk, (at, -.125, 0), mirror=m, scale=(.92, .92, (top - .03) / 2.66))
    box('board', -1.15, 1.15, -.19, 0, top - .024, top - .002, mt.cloth('wrap', '#6f837c', trans=0, hem=None), .003)
    fringe = mt.fabric('fringe', '#7d8570', trans=0, space='Object')
    for piece, x, y in (('swag2', .565, -.215), ('swag1', -.565, -.240)):
        hung.hang(piece, silk, (x, y, top), scale=(1.10, 1., 1.06), thick=.0012)
        X = hung.stored(piece)[0][-1] * [1.10, 1., 1.06] + [x, y, top]
        for seed in (1, 2):
            cloth.fringe(X[6:-6] + [0, .0015 * seed, 0], fringe, .046, pitch=.0019, seed=seed, header=.007)
    props_on_sill((.05, -.03, win[2] + .002), P)
    greenery(eye, 0, 1.8, far=9., seed=61, ground=-.6)
    light.sky(34, 28, [win], strength=1.1, sun_strength=5.5, side=(3.32, *side), dust=1.5)
    camera(eye, (-.02, 0, 1.86), lens=78, fstop=1.6, focus=5.55, shift=(0, .150))
    return dict(stops=-.55, warm=(.99, 1., 1.02), views=dict(view=1., veil=.12))


def props_on_sill(loc, P):
    """A cloth tape, a pencil and two cuttings."""
    x, y, z = loc
    for k, (dx, c) in enumerate(((-.20, '#6f837c'), (-.155, '#b39a72'))):
        o = box('cutting', -.04, .04, -.028, .028, 0, .0016, mt.solid('cutting %d' % k, c, .8, bump=.3, bscale=600.), .0006)
        o.location, o.rotation_euler[2] = (x + dx, y - .01 + .02 * k, z + .002 * k), .3 + .5 * k
    a = np.linspace(0, 2 * math.pi * 4.2, 300)
    r = .014 + .0011 * a
    tape = np.stack([np.stack([x + .16 + r * np.cos(a), y + r * np.sin(a), np.full_like(a, z + q)], 1) for q in (.001, .016)])
    grid('tape', tape, mt.solid('tape', '#d0b267', .55), thick=.0007)
    fu.tube('pencil', [(x - .03, y - .02, z + .004), (x + .10, y + .01, z + .004)], .0036, mt.solid('pencil', '#7c3f30', .4), 8)


@scene('living-grommet-slate-street-overcast', (2400, 1600), 40, fine=True)
def city_living(P):
    """Grommets on a black rod, near enough to count them: a low sun along the wall, brick fronts across the street, the wing of a chair."""
    H, eye, low = 3.2, (1.75, -5.5, 1.46), (10, -124)
    win = (-.90, 1.30, .40, 2.42)
    wall = mt.plaster('wall', '#cdc6ba')
    hole = raked(-3.72, *low, (-2.4, .6), (.6, 2.30))
    side = chamber(-3.6, 3.8, H, 8.4, [win], P.white, wall, 'l', hole, crown=False)
    room.floor(-3.8, 4., -8.4, .1, style='herringbone', cols=('#5d452f', '#705439', '#866849'))
    steel = mt.solid('steel', '#26272a', .45, .3)
    room.casement(win[0], win[1], win[2], win[3], steel, leaves=3, cols=1, rows=3, head=False)
    room.glass(*win, nd=1.)
    slate = mt.cloth('slate', '#6c777f', trans=.18, slub=.07)
    z, y, k = 2.66, -.14, 2.715 / 2.715
    for at, m in ((-1.98, True), (2.36, False)):
        spot = ((at, y, 0), m, (1.36, .98, k))
        hung.hang('ripple1', slate, *spot, calm=3., sway=.03, uneven=(23, .35))
        for x, turn in hung.crossings('ripple1', *spot, below=.055):
            for r, t, mat in ((.031, .0062, P.nickel), (.0135, .0135, P.black)):
                o = cloth.torus('eyelet', (0, 0, 0), r, t, mat, 'y', 48, 16)
                o.location, o.rotation_euler[2], o.scale = (x, y, z), turn, (1, .75 if t < .01 else .12, 1)
    cloth.rod(-1.96, 2.34, y, z, P.black, r=.0125, finial='cap')
    seating.wing_chair((.86, -1.42, 0), mt.fabric('hide', '#5d4637', trans=0, slub=.08, bump=.5, weave=.0014), P.walnut_z, math.radians(40))
    garden.row_houses(-30, 26, 17., -2.4, 4, 12.)
    garden.ground(-40, 40, .4, 20, -2.4, '#5a5753', '#6b6862')
    plane_ = mt.leaf('plane', '#6a7040', '#98995c', .45)
    garden.grove([(-6.6, 9.5, -2.4, 8.8, 2.1), (-11.5, 12., -2.4, 9., 2.3)], plane_, bark('#6d6557'), 17, size=.075, wide=.7, density=.7)
    garden.bough('maple', (-2.9, 3.4, 3.4), (.5, -.12, -.42), 1.7, plane_, bark('#6d6557'), 5, radius=.018, leaves=16, size=.085)     # a street tree: twigs far out of focus
    dapple(-3.72, hole, 21)
    light.sky(*low, [win], strength=1.1, sun_strength=3.8, dust=1.6, side=side, sun_col=(1, .84, .66), dome=34)
    camera(eye, (-.74, 0, 1.46), lens=74, fstop=.95, focus=6.0, shift=(0, .112))
    return dict(stops=-1.9, auto=.35, keep=.15, views=dict(view=.95, veil=.06))


@scene('corner-pinch-moss-autumn-golden', (2400, 1600), 40, fine=True)
def corner(P):
    """A chair by the window in October, turned to the light."""
    H, eye = 2.85, (-2.85, -6.55, 1.16)
    win = (-.62, .62, .52, 2.36)
    wallm = mt.plaster('wall', '#cfc5b3')
    room.shell('', -3.5, 3.6, H, 8, [win], P.white, wall_mat=wallm, sides='l')
    side = (-5., -2., .6, 2.5)
    room.close(-3.5, 3.6, 8, H, wallm, 'r', side)
    room.floor(-3.7, 3.8, -8, .1, cols=('#6d5037', '#806046', '#927152'))
    room.sash(*win, P.white, cols=2, rows=2, horn=.02)
    room.glass(*win, y=.13, nd=1.)
    moss = mt.cloth('moss', '#80826a', trans=.20, slub=.06, pattern=mt.band('#80826a', '#b9ae95', 'lead', .050, .074))
    rings = hung.hang('pinch4', moss, (-1.16, -.13, 0), mirror=True, scale=(1.02, 1., .985))
    rings += hung.hang('pinch7', moss, (1.16, -.13, 0), scale=(1.02, 1., .985))
    cloth.rod(-1.10, 1.10, -.13, 2.662, P.bronze, rings=rings)
    with Capture() as g:
        seating.wing_chair((0, 0, 0), mt.fabric('rust', '#6d5140', trans=0, slub=.10, bump=.6, weave=.0014), P.walnut_z)
        fu.lean(.46, .34, (-.03, .19, .520), mt.cloth('pp', '#cfc4ac', trans=0, slub=.08, hem=None, weave=.0009), 3, 2)
    g.place((.74, -1.30, 0), math.radians(-52))
    fu.round_table((-.02, -1.30, 0), .21, .54, P.walnut, P.bronze, 'stem')
    props.mug((-.06, -1.33, .556), P.ceramic, 1.)
    fu.books((.02, -1.24, .556), [(.19, .14, .022, '#4d5648', .1)], .4)
    fu.rug(-1.7, 2.4, -4.2, -.85, '#a3907a')
    greenery(eye, .1, 1.3, far=8.5, seed=72, ground=-.35, tones=('#8a6a2c', '#c39a48'), height=6.)
    light.sky(9, 126, [win], strength=1.0, sun_strength=3.6, sun_col=(1, .76, .50), dust=2., side=(3.72, *side), dome=30)
    camera(eye, (.16, 0, 1.16), lens=86, fstop=1.6, focus=6.9, shift=(-.081, .141))
    return dict(stops=-.75, warm=(.99, 1., 1.02), views=dict(view=1., veil=.08))


@scene('garden-room-french-inverted-stripe-noon', SIZE, SAMPLES, fine=True)
def garden_room(P):
    """Doors to the garden and a hat left on the table; inverted pleats, so the stripe hangs nearly flat. The sun comes along the wall."""
    H, eye, low = 3.6, (-2.95, -6.9, 1.30), (8, 126)
    win = (-.86, .86, 0., 2.42)
    lime = mt.plaster('limewashed', '#d3c9b8')
    hole = raked(4.32, *low, (-1.9, 1.9), (.5, 2.95))
    side = chamber(-3.9, 4.2, H, 8.6, [win], P.white, lime, 'r', hole, crown=False)
    green = mt.paint('frame', '#706f64', .42)
    stone = [mt.solid(n, c, .55, bump=.25, bscale=30., var=.10) for n, c in (('flag', '#a99f8e'), ('flag two', '#9c9180'))]
    room.checker(-4.1, 4.4, -8.6, .1, stone, .52, turned=False)
    room.french(win[0], win[1], win[3], green, P.bronze, cols=2, rows=5)
    room.glass(win[0], win[1], .25, win[3], nd=0.96)
    awning = mt.cloth('awning', '#d2cbbb', trans=.26, slub=.06, pattern=mt.stripe('#d8d1c1', '#7d8672', .150, .5))
    rings = hung.hang('inverted2', awning, (-1.42, -.13, 0), mirror=True, scale=(1.12, 1., 1.010), uneven=31)
    rings += hung.hang('inverted1', awning, (1.42, -.13, 0), scale=(1.12, 1., 1.010), uneven=32)
    cloth.rod(-1.38, 1.38, -.13, 2.730, P.bronze, rings=rings, finial='urn')
    fu.round_table((.62, -1.75, 0), .44, .74, P.walnut, P.bronze)
    chair((1.36, -1.45, 0), math.radians(-52), P)
    jug((.78, -1.66, .742), .25, '#a9a594', 180, 6, .52)
    straw = mt.solid('straw', '#b39a6c', .8, bump=.5, bscale=160., var=.12)
    hat = (.40, -1.86, .742)
    fu.lathe('hat', fu.catmull([(.19, .0), (.192, .004), (.13, .010), (.092, .014), (.086, .06), (.070, .098), (.03, .108), (0, .108)], 5), hat, straw, 72)
    fu.tube('ribbon', [(hat[0] + .0885 * math.cos(a), hat[1] + .0885 * math.sin(a), hat[2] + .030) for a in np.linspace(0, 2 * math.pi, 48)], .006, mt.solid('ribbon', '#3d4a40', .7), 10)
    greenery(eye, .1, 1.3, far=9.5, seed=181, ground=-.2, tones=('#767038', '#b3a45e'))
    garden.ground(-9, 9, .25, 2.6, -.10, '#a1968a', '#bbb09f')
    dapple(4.32, hole, 22)
    light.sky(*low, [win], strength=1., sun_strength=3.8, sun_col=(1, .82, .62), side=side, dust=1.6, dome=34)
    camera(eye, (.62, 0, 1.30), lens=78, fstop=1.4, focus=7.7, shift=(0, .075))
    return dict(stops=-.2, warm=(.99, 1., 1.02), auto=.4, views=dict(view=1., veil=.08))


@scene('library-side-panels-plaid-dusk', SIZE, SAMPLES, fine=True)
def library(P):
    """One lamp, rain coming; the book is face down on the seat."""
    H, eye = 2.85, (1.15, -4.2, 1.22)
    win = (-.62, .62, .86, 2.28)
    olive = mt.paint('olive', '#4d4f41', .55)
    chamber(-3.2, 3.1, H, 7.6, [win], olive, olive, 'l', (-5., -4.9, .6, .7))
    room.floor(-3.4, 3.3, -7.6, .1, cols=('#4f3926', '#624830', '#75573b'))
    room.sash(*win, olive, cols=2, rows=1, horn=.02)
    room.glass(*win, y=.13, view=False)
    for a, b, seed in ((-2.98, -1.36, 6), (1.36, 2.98, 9)):
        props.bookcase(a, b, .62, 2.58, olive, .30, 5, seed, cols=('#4a3c2e', '#2f3b3a', '#5d4c36', '#57433a', '#3d2e28', '#6d5b42', '#434b46', '#5a352b'))
        box('cupboard', a, b, -.36, 0, .08, .62, olive, .004)
        for k in range(2):
            w = (b - a) / 2
            room.mitred_frame(a + k * w + .05, a + (k + 1) * w - .05, .14, .56, olive, y=-.36)
    plaid = mt.cloth('plaid', '#8f8060', trans=.10, slub=.05, pattern=mt.plaid('#94907c', '#474c41', '#703c30', .19))
    rings = hung.hang('pinch5', plaid, (-1.22, -.13, 0), mirror=True, scale=(.90, 1., .965))
    rings += hung.hang('pinch2', plaid, (1.22, -.13, 0), scale=(.90, 1., .965))
    cloth.rod(-1.16, 1.16, -.13, 2.606, P.brass, rings=rings)
    box('seat', -.66, .66, -.44, -.24, .0, .40, olive, .004)
    fu.cushion('cushion', (1.30, .42, .10), (0, -.26, .45), mt.fabric('seat', '#7d776a', trans=0, slub=.07, bump=.5, weave=.001), 9, .05, seed=2, wrinkle=.005)
    fu.lean(.50, .50, (-.36, -.07, .503), mt.cloth('rust', '#664238', trans=0, slub=.06, hem=None, weave=.0009), 10, 3, back=.02)
    fu.lean(.46, .40, (-.10, -.11, .503), mt.cloth('flax', '#9c8f74', trans=0, slub=.08, hem=None, weave=.0009), -12, 1, back=.05)
    fu.books((.30, -.32, .503), [(.22, .16, .026, '#3f4d4b', .3), (.19, .14, .020, '#6d5a45', -.1)], .2)
    fu.rug(-2.2, 2.2, -4.4, -.75, '#6b5546')
    light.point((-1.62, -1.15, 1.52), 1.0, (1., .68, .42), .09, glossy=False)   # the reading lamp, just out of the picture: it rakes the folds
    light.point((-2.2, -4.2, 1.7), .55, (1., .66, .38), .55, glossy=False)      # the lamp by the door
    across_the_street(-3.45, -5.55)
    light.overcast([win], strength=.027, col=(.42, .54, 1.))
    camera(eye, (-.30, 0, 1.22), lens=101, fstop=1.5, focus=4.4, shift=(-.150, .126))
    return dict(stops=-1.6, warm=(1., 1., 1.), auto=.5)
