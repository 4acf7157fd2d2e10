"""Living rooms, landings, bays and corners."""
import math

import numpy as np

from kit import cloth, exterior, furniture as fu, garden, hung, light, materials as mt, plants, props, room, seating
from kit.core import Capture, box, grid, prism
from kit.render import camera

from .common import bark, greenery, linen, plain, scene, sight


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
        room.glass(hole[0], hole[1], z0, z1, y=.13, nd=.8)
        cx = (hole[0] + hole[1]) / 2
        hung.hang(piece, shade, (cx, -.050, 2.50), scale=((hole[1] - hole[0] + .16) / 1.0, 1., 1.))
        box('head', hole[0] - .075, hole[1] + .075, -.047, -.004, 2.475, 2.498, white, .002)
        room.cornice_moulding(x0 - .05, x1 + .05, H, white)
        light.portal((cx, .32, (z0 + z1) / 2), (-math.pi / 2, 0, 0), hole[1] - hole[0], z1 - z0)

    light.sky(37, 14, [], strength=1.1, sun_strength=7.5, side=(3.52, -4.6, -2.9, .8, 2.4), dust=2., sun_col=(1, .90, .76))
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
    fu.pillow(.50, .50, (-1.16, -.50, .73), cream, 72, 40, 5, kind=0, chop=.03)
    fu.pillow(.56, .38, (-.90, -.60, .665), rust, 60, 24, -5, kind=2)
    fu.pillow(.48, .48, (1.16, -.48, .72), mt.cloth('tick', '#ded5c3', trans=0, slub=.05, hem=None, pattern=mt.stripe('#e0d7c6', '#5f6d72', .030, .30)), 70, -38, -4, kind=1)
    props.mug((.30, -.46, .497), P.ceramic, 2.3)
    garden.row_houses(-30, 28, 19., -1.1, 3, 8.)
    garden.ground(-40, 40, .4, 20, -1.1, '#5a5753', '#6b6862')
    plane_ = mt.leaf('plane', '#66703f', '#98995a', .45)
    garden.grove([(-3.6, 6.2, -1.1, 7.5, 2.2), (2.9, 6.8, -1.1, 8., 2.4), (7.5, 7.5, -1.1, 8., 2.4)], plane_, bark('#8a8070'), 17, size=.10, wide=.8, density=.75)
    camera(eye, (.10, 0, 1.26), lens=50, fstop=2., focus=5.6, shift=(0, .028))
    return dict(stops=1.3)


@scene('lounge-ripplefold-sheer-golden', (2400, 1600), 40, fine=True)
def lounge(P):
    """Late sun, nearly level; the window stands open and the sheer moves."""
    H, eye = 2.85, (-3.55, -7.70, .98)
    win = (-1.9, 1.9, .02, 2.62)
    lime = mt.plaster('lime', '#cfc3b1')
    room.shell('', -4.6, 4.4, H, 9.2, [win], P.white, crown=False, wall_mat=lime, sides='l')
    side = (-5.2, -2.0, .5, 2.6)
    room.close(-4.6, 4.4, 9.2, H, lime, 'r', side)
    room.floor(-4.8, 4.6, -9.2, .1, cols=('#6a4e36', '#7d5e42', '#8f6f4e'), w=.16)
    frame = mt.solid('frame', '#3a3733', .42, .4)
    for k in range(4):
        x = win[0] + k * (win[1] - win[0]) / 3
        box('mullion', x - .028, x + .028, .05, .12, .02, 2.62, frame, .003)
    for z in (.04, 2.60):
        box('rail', win[0], win[1], .05, .12, z - .03, z + .03, frame, .003)
    room.glass(win[0], win[1], .05, 2.6, y=.10, nd=.85)
    k = (H - .030) / 2.715
    hung.hang('sheer2', mt.sheer('sheer', '#f1e8da', openness=.42, freq=1400.), (1.42, -.07, 0), scale=(1., .62, k), thick=0)
    hung.hang('ripple2', mt.cloth('wool', '#b3977a', trans=.16, slub=.04, sheen=.14), (2.66, -.19, 0), scale=(1., 1., k))
    hung.hang('ripple1', mt.cloth('wool left', '#b3977a', trans=.16, slub=.04, sheen=.14), (-2.66, -.19, 0), mirror=True, scale=(.80, 1., k))
    for y in (-.07, -.19):
        box('track', -2.75, 2.75, y - .012, y + .012, H - .026, H - .002, P.white, .003)
    fu.wood_armchair((.72, -1.75, 0), mt.fabric('cream', '#cfc4b0', trans=0, slub=.07, bump=.5, weave=.0011), P.walnut_z, math.radians(-42))
    with Capture() as g:   # a record left out of its sleeve
        box('sleeve', -.157, .157, -.157, .157, 0, .004, mt.solid('sleeve', '#7a3f2f', .55, var=.08), .001)
        box('other', -.157, .157, -.157, .157, .0042, .0082, mt.solid('sleeve two', '#c7b48e', .6, var=.05), .001)
        fu.lathe('record', [(0, 0), (.150, 0), (.150, .0016), (.05, .0018), (.0036, .0018)], (.10, .05, .0086), mt.solid('vinyl', '#141414', .22, bump=.3, bscale=900.), 96)
        fu.lathe('label', [(0, .0021), (.049, .0021)], (.10, .05, .0086), mt.solid('label', '#a9762f', .5), 48)
    g.place((-.30, -2.05, 0), .5)
    s = sight(eye, .2, 1.2)
    greenery(eye, .2, 1.2, far=12., seed=9, ground=-.25, tones=('#6b6d3a', '#a69a55'), height=6., near=False)
    garden.ground(-9, 9, .25, 3., -.06, '#a1968a', '#bbb09f')
    light.sky(11, -33, [win], strength=1.1, sun_strength=7., sun_col=(1, .70, .42), dust=4., side=(4.52, *side))
    camera(eye, (.30, 0, .98), lens=60, fstop=2., focus=8.4, shift=(0, .030))
    return dict(stops=.35, auto=.2)


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
    room.glass(*win, y=.13, nd=.6)
    silk = mt.silk('silk', '#6f837c', '#a9b493', trans=.16)
    top = 2.92
    for i, (at, m, n) in enumerate(((-1.14, True, 'pinch4'), (1.14, False, 'pinch5'))):
        hung.hang(n, silk, (at, -.125, 0), mirror=m, scale=(.92, .92, (top - .03) / 2.66))
    box('board', -1.18, 1.18, -.20, 0, top - .022, top, P.white, .003)
    fringe = mt.fabric('fringe', '#7d8570', trans=0, space='Object')
    for piece, x, y in (('swag2', .565, -.215), ('swag1', -.565, -.240)):
        hung.hang(piece, silk, (x, y, top), scale=(1.10, 1., 1.06), thick=.0012)
        X = hung.stored(piece)[0][-1] * [1.10, 1., 1.06] + [x, y, top]
        for seed in (1, 2):
            cloth.fringe(X[6:-6] + [0, .0015 * seed, 0], fringe, .046, pitch=.0019, seed=seed, header=.007)
    props_on_sill((.05, -.03, win[2] + .002), P)
    greenery(eye, 0, 1.8, far=9., seed=61, ground=-.6)
    light.sky(34, 28, [win], strength=1.1, sun_strength=5.5, side=(3.32, *side), dust=1.5)
    camera(eye, (-.02, 0, 1.86), lens=64, fstop=3.2, focus=5.5, shift=(0, .062))
    return dict(stops=-.05, warm=(.99, 1., 1.02))


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
    """Grommets on a black rod, brick fronts across the street, a gray afternoon."""
    H, eye = 2.95, (2.75, -6.9, 1.20)
    win = (-1.10, 1.10, .40, 2.46)
    wall = mt.paint('wall', '#c9c6bd')
    room.shell('', -3.6, 3.8, H, 8.4, [win], P.white, wall_mat=wall, crown=False, sides='r')
    side = (-5.2, -2.2, .6, 2.6)
    room.close(-3.6, 3.8, 8.4, H, wall, 'l', side)
    room.floor(-3.8, 4., -8.4, .1, style='herringbone', cols=('#5d452f', '#705439', '#866849'))
    steel = mt.solid('steel', '#26272a', .45, .3)
    room.casement(win[0], win[1], win[2], win[3], steel, leaves=3, cols=1, rows=3, head=False)
    room.glass(*win, nd=.8)
    slate = mt.cloth('slate', '#77838c', trans=.18, slub=.06)
    z, y, k = 2.70, -.13, 2.755 / 2.715
    for at, m in ((-1.98, True), (1.98, False)):
        spot = ((at, y, 0), m, (1.02, .86, k))
        hung.hang('ripple1', slate, *spot)
        for x, turn in hung.crossings('ripple1', *spot, below=.055):
            o = cloth.torus('eyelet', (0, 0, 0), .027, .0046, P.nickel, 'y', 40, 12)
            o.location, o.rotation_euler[2], o.scale = (x, y, z), turn, (1, .55, 1)
    cloth.rod(-1.96, 1.96, y, z, P.black, r=.0125, finial='cap')
    fu.rug(-2.6, 2.4, -4.8, -.95, '#b3aa9b')
    fu.wood_armchair((-.70, -1.55, .016), mt.fabric('wool', '#8f8778', trans=0, slub=.05, bump=.5, weave=.0011), P.walnut_z, math.radians(40))
    box('bench', .55, 1.55, -.95, -.58, .40, .44, P.oak, .006)
    for x in (.62, 1.48):
        for yy in (-.91, -.62):
            fu.tube('leg', [(x, yy, .40), (x, yy, 0)], .016, P.oak_z, 14)
    fu.books((.86, -.78, .44), [(.28, .21, .030, '#4f5a55', .05), (.25, .19, .026, '#a5825c', -.1), (.22, .16, .022, '#c9bfa9', .12)], .1)
    props.mug((1.22, -.74, .44), P.dark_ceramic, 2.4)
    garden.row_houses(-26, 22, 15., -2.4, 4, 9.)
    garden.ground(-40, 40, .4, 16, -2.4, '#5a5753', '#6b6862')
    garden.grove([(-4.2, 7.5, -2.4, 8.5, 2.3), (-9.5, 8.5, -2.4, 8.5, 2.3)], mt.leaf('plane', '#626b3f', '#8d8f57', .45), bark('#8a8070'), 17, size=.10, wide=.8, density=.7)
    light.sky(52, 70, [win], strength=1.2, sun_strength=.8, dust=3., side=(-3.72, *side))
    camera(eye, (.02, 0, 1.20), lens=56, fstop=2.4, focus=7.2, shift=(0, .022))
    return dict(stops=.1, warm=(1., 1., 1.))


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
    room.glass(*win, y=.13, nd=.85)
    moss = mt.cloth('moss', '#80826a', trans=.20, slub=.06, pattern=mt.band('#80826a', '#cfc4ac', 'lead', .045, .080))
    rings = hung.hang('pinch4', moss, (-1.16, -.13, 0), mirror=True, scale=(1.02, 1., .985))
    rings += hung.hang('pinch7', moss, (1.16, -.13, 0), scale=(1.02, 1., .985))
    cloth.rod(-1.10, 1.10, -.13, 2.662, P.bronze, rings=rings)
    fu.wood_armchair((.52, -1.55, 0), mt.fabric('rust', '#8a6552', trans=0, slub=.07, bump=.5, weave=.0011), P.walnut_z, math.radians(-36))
    fu.pillow(.48, .32, (.47, -1.50, .60), mt.cloth('pp', '#cfc4ac', trans=0, slub=.06, hem=None), 64, -36, 4, kind=2)
    fu.round_table((-.30, -1.35, 0), .21, .54, P.walnut, P.bronze, 'stem')
    props.mug((-.34, -1.38, .556), P.ceramic, 1.)
    fu.books((-.26, -1.29, .556), [(.19, .14, .022, '#4d5648', .1)], .4)
    fu.rug(-1.7, 2.4, -4.2, -.85, '#a3907a')
    greenery(eye, .1, 1.3, far=8.5, seed=72, ground=-.35, tones=('#8a6a2c', '#c39a48'), height=6.)
    light.sky(15, -24, [win], strength=1.1, sun_strength=7., sun_col=(1, .76, .50), dust=3., side=(3.72, *side))
    camera(eye, (.10, 0, 1.16), lens=62, fstop=2., focus=6.9, shift=(0, .022))
    return dict(stops=.1, warm=(.99, 1., 1.02))


@scene('garden-room-french-inverted-stripe-noon')
def garden_room(P):
    win = (-.92, .92, 0., 2.40)
    brick = mt.solid('limewashed', '#dcd6ca', .9, bump=.5, bscale=18., var=.05)
    room.shell('', -2.9, 2.9, 2.9, 6.8, [win], P.white, crown=False, wall_mat=brick)
    green = mt.paint('frame', '#5f6e60', .42)
    room.checker(-3., 3., -6.8, .1, (mt.solid('a', '#c9bca6', .5, bump=.2, bscale=30., var=.08), mt.solid('b', '#b3977a', .5, bump=.2, bscale=30., var=.10)), .40, turned=False)
    room.french(win[0], win[1], win[3], green, P.bronze, cols=2, rows=4)
    exterior.backdrop('garden', 'noon', x=.5, z=1.55, distance=6, width=12, strength=1.75)
    awning = linen('awning', '#e4dfd0', trans=.16, pattern=mt.stripe('#ece6d8', '#8b9a82', .20, .5))
    cloth.panels_on_rod([(-1.78, -.94), (.94, 1.78)], 2.72, -.15, .012, awning, P.bronze, 5, 'inverted', .066, seed=171, finial='urn')
    fu.round_table((.10, -1.72, 0), .46, .72, mt.marble('stone', '#ddd6c8', '#b9b0a0', .3), P.bronze)
    for x, y, r in ((-.72, -1.62, 74), (.86, -1.92, -64)):
        seating.spindle_chair((x, y, 0), mt.paint('chair', '#3f4a42', .4), math.radians(r), cushion_mat=plain('pad', '#d8cdb8', slub=.12))
    props.tray((.02, -1.70, .72), P.oak, .40, .28, .2)
    jug = mt.solid('jug', '#c7cfc6', .3, var=.05)
    fu.vase('bottle', (.22, -1.60, .73), jug, .60)
    plants.bouquet((.22, -1.60, .965), '#efe9dc', 6, .18, .045, 13, .8, second='#d9b7a6')
    props.mug((-.06, -1.78, .732), jug, .4)
    props.mug((.06, -1.90, .732), jug, 2.)
    plants.palm((-2.10, -.72, 0), P, 1.15, seed=11, pot=mt.solid('clay', '#a9694a', .8, bump=.2, bscale=60., var=.12))
    plants.snake_plant((2.18, -.55, 0), P, 1.05, pot=mt.solid('clay2', '#b9805f', .8, bump=.2, bscale=60., var=.12))
    plants.basket((1.98, -1.05, 0), .20, .26)
    fu.vase('urn', (2.52, -.80, 0), mt.solid('clay3', '#9c6247', .8, bump=.2, bscale=60., var=.12), .55)
    light.daylight('noon', [win], azimuth=-30, fill=(2.8, -3.2, 1.9), fill_scale=.9, elevation=36)
    camera((-.28, -5.3, 1.26), (.0, 0, 1.26), lens=37, fstop=4, focus=4.7, shift=(0, .004))
    return dict(exposure=.82)


@scene('library-side-panels-plaid-dusk')
def library(P):
    win = (-.62, .62, .82, 2.26)
    olive = mt.paint('olive', '#57573f', .40)
    room.shell('', -2.9, 2.9, 2.75, 6.6, [win], olive, wall_mat=olive)
    room.floor(-3., 3., -6.6, .1, cols=('#4f3826', '#634830', '#77593d'))
    room.sash(*win, olive, cols=2, rows=2, horn=.02)
    exterior.backdrop('garden', 'dusk', x=1.1, z=1.7, distance=6, width=11, strength=2.4)
    for a, b, seed in ((-2.88, -1.24, 6), (1.24, 2.88, 9)):
        props.bookcase(a, b, .62, 2.55, olive, .30, 5, seed)
        box('cupboard', a, b, -.36, 0, .08, .62, olive, .004)
        for k in range(2):
            w = (b - a) / 2
            room.mitred_frame(a + k * w + .05, a + (k + 1) * w - .05, .14, .56, olive, y=-.36)
    plaid = mt.fabric('plaid', '#9a8a66', trans=.06, slub=.10, hem=.12, pattern=mt.plaid('#b5a684', '#6d4f36', '#7c3428', .20))
    cloth.panels_on_rod([(-1.06, -.60), (.60, 1.06)], 2.50, -.13, .012, plaid, P.brass, 4, amp=.054, seed=181, finial='ball')
    box('seat', -.60, .60, -.42, 0, .0, .40, olive, .004)
    room.mitred_frame(-.52, .52, .08, .34, olive, y=-.42)
    fu.cushion('cushion', (1.18, .42, .10), (0, -.21, .45), plain('seat', '#8c6f4a', slub=.1), 9, .05, seed=2, wrinkle=.003)
    fu.pillow(.42, .42, (-.36, -.20, .69), plain('rust', '#7c3f30', slub=.12), 70, 14, 5, kind=1)
    fu.pillow(.40, .28, (.34, -.20, .63), mt.fabric('pl', '#b5a684', trans=0, pattern=mt.plaid('#b5a684', '#6d4f36', '#7c3428', .12)), 66, -10, -4, kind=2)
    hide = mt.solid('hide', '#5c3a26', .42, bump=.25, bscale=80., var=.14)
    seating.wing_chair((1.16, -1.55, .016), hide, P.walnut_z, math.radians(-46), welt=hide)
    fu.rug(-2.3, 2.3, -4.4, -.6, '#7a4a3a', '#8c6448', .45)
    fu.round_table((.36, -1.42, .016), .26, .58, P.walnut)
    fu.table_lamp((.34, -1.38, .596), P.brass, P.shade, .80, 15)
    props.open_book((-.30, -2.20, .44), .4)
    seating.ottoman((-.34, -2.20, .016), plain('otto', '#8c6f4a', slub=.1), P.walnut_z, .80, .54, .42, math.radians(8))
    fu.floor_lamp((-1.42, -.86, 0), P.brass, P.shade, 1.55, 14)
    light.point((0, -1.6, 2.4), 18, (1., .74, .46), .3)
    light.daylight('dusk', [win], fill=(2.7, -3., 1.8), fill_scale=2.4)
    camera((-.16, -4.9, 1.26), (.0, 0, 1.26), lens=37, fstop=3.5, focus=4.3, shift=(0, .0))
    return dict(exposure=1.25)
