"""Bedrooms, guest room, nursery."""
import math

from kit import cloth, furniture as fu, hung, light, materials as mt, props, room, seating
from kit.core import box
from kit.render import camera

from .common import SAMPLES, SIZE, across_the_street, chamber, dapple, daylit, greenery, jug, raked, scene


@scene('bedroom-velvet-pinch-dusk', SIZE, SAMPLES, fine=True)
def bedroom_dusk(P):
    """The blue hour, from beside the bed: a lamp just out of the picture, a window lit across the street."""
    H, eye = 2.95, (2.05, -4.35, 1.22)
    win = (.22, 1.62, .62, 2.42)
    trim = mt.paint('trim', '#656b6b', .45)
    wallm = mt.plaster('wall', '#5f6563')
    room.shell('', -3.4, 3.4, H, 8, [win], trim, wall_mat=wallm)
    room.close(-3.4, 3.4, 8, H, wallm)
    room.floor(-3.6, 3.6, -8, .1, cols=('#4f3926', '#624830', '#75573b'))
    room.sash(*win, trim, cols=2, rows=1, horn=.02)
    room.glass(*win, y=.13, view=False)
    rust = mt.pile('velvet', '#80503c', lean=.6, tips=1.35, ground=.13, sigma=.5)
    rings = hung.hang('velvet', rust, (-.22, -.13, 0), mirror=True, scale=(1.10, 1., 1.012), uneven=(71, .8), thick=.0026)
    rings += hung.hang('pinch5', rust, (2.24, -.13, 0), scale=(1.04, 1., 1.012))
    cloth.rod(-.16, 2.20, -.13, 2.735, P.brass, rings=rings)
    white, oat = (mt.cloth(n, c, trans=0, slub=.04, weave=.0008, hem=None) for n, c in (('white', '#d9d2c4'), ('oat', '#a89880')))
    fu.bed((-1.50, -1.18, 0), white, mt.fabric('cover', '#c9bfac', trans=0, slub=.06, bump=.4, weave=.001), oat, None, channels=0, pillows=False)
    box('headboard', -2.44, -.56, -.13, -.05, .30, 1.20, mt.fabric('board', '#8a8173', trans=0, slub=.06, bump=.5, weave=.001, space='Object'), .035, 4)
    fu.nightstand((-.24, -.36, 0), P.walnut, P.brass)
    fu.books((-.22, -.40, .62), [(.22, .16, .028, '#5d655f', .1), (.20, .14, .022, '#8a6a4a', -.12), (.17, .12, .016, '#b9ad97', .2)], .15)
    fu.lean(.66, .48, (-.96, -.16, .60), white, 4, 1, back=.06)
    fu.lean(.62, .44, (-.90, -.30, .60), mt.cloth('slip', '#b7ac98', trans=0, slub=.05, weave=.0008, hem=None), -10, 3, back=.10)
    light.point((-1.15, -1.05, 1.52), 1.5, (1., .75, .52), .10, glossy=False)     # the lamp at the bed, out of the picture: it rakes the folds
    light.point((-2.6, -4.4, 1.7), .8, (1., .75, .52), .55, glossy=False)       # a lamp on the chest, behind the camera
    across_the_street(-3.6, -4.9)
    light.overcast([win], strength=.034, col=(.38, .52, 1.))
    camera(eye, (.16, 0, 1.22), lens=64, fstop=.7, focus=4.6, shift=(0, .045))
    return dict(stops=-1.75, warm=(1., 1., 1.), auto=.75, keep=.10)


@scene('guest-room-tieback-stripe-overcast', SIZE, SAMPLES, fine=True)
def guest_room(P):
    """Both panels tied aside; the sun comes along the wall and finds their folds. Someone has put a branch on the table."""
    H, eye, low = 3.5, (-2.75, -6.0, 1.36), (8, 126)
    win = (-.66, .66, .90, 2.36)
    wall = mt.plaster('wall', '#bfbdb2')
    hole = raked(3.52, *low, (-1.9, 1.5), (.4, 2.95))
    side = chamber(-3.4, 3.4, H, 7.8, [win], P.white, wall, 'r', hole, skirting=False, crown=False)
    room.beadboard(-3.4, 3.4, .83, P.white)
    room.floor(-3.6, 3.6, -7.8, .1, cols=('#8a6d4e', '#9c7d5b', '#ad8e6a'), w=.17)
    room.sash(*win, P.white, cols=2, rows=2, sill=False)
    box('stool', win[0] - .14, win[1] + .14, -.07, .062, win[2] - .034, win[2] + .002, P.white, .008)
    room.glass(*win, y=.13, nd=1.)
    stripe = mt.cloth('stripe', '#d6ccb9', trans=.24, slub=.06, pattern=mt.stripe('#dcd3c1', '#8b959a', .060, .30, ('#ac9a7c', .03)))
    band = mt.cloth('tie', '#848e94', trans=0, slub=.08, hem=None)
    rings = []
    for name, x, m in (('tied1', -1.16, True), ('tied2', 1.16, False)):
        k = dict(mirror=m, scale=(1.24, 1., 1.0))
        rings += hung.hang(name, stripe, (x, -.13, 0), **k)
        hung.strap(name, band, (x, -.13, 0), 1.02, .064, rise=.09, slack=.018, gap=.0015, seed=len(rings), **k)
        hook = (x + (.05 if m else -.05), -.02, 1.05)
        fu.lathe('hook', [(0, 0), (.022, 0), (.022, .006), (.008, .014), (.008, .05), (.016, .058), (0, .064)], (hook[0], 0, hook[2]), P.brass, 32).rotation_euler = (math.pi / 2, 0, 0)
    cloth.rod(-1.10, 1.10, -.13, 2.706, P.brass, rings=rings)
    fu.rect_table((.42, -1.30, 0), 1.05, .52, .76, P.walnut, P.walnut_z)
    jug((.62, -1.30, .761), .22, '#a59c8b', 93, 5, .50)
    fu.books((.20, -1.28, .761), [(.22, .16, .030, '#6d7069', .1), (.20, .14, .026, '#9a8566', -.1), (.17, .12, .020, '#b7ad99', .15)], .2)
    greenery(eye, .1, 1.5, far=9., seed=91, ground=-.5, tones=('#6e7042', '#a8a566'))
    dapple(3.52, hole, 23)
    light.sky(*low, [win], strength=1.05, sun_strength=3.8, sun_col=(1, .82, .62), side=side, dust=1.8, dome=34)
    camera(eye, (-.20, 0, 1.36), lens=77, fstop=1.5, focus=6.3, shift=(0, .152))
    return dict(stops=-.15, warm=(.99, 1., 1.02), auto=.4, views=dict(view=1., veil=.08))


@scene('nursery-slouched-roman-dots-morning', SIZE, SAMPLES, fine=True)
def nursery(P):
    """Early: the sun comes along the wall, the day through the shade."""
    H, eye, low = 3.3, (2.45, -5.9, 1.26), (8, -124)
    win = (-.60, .60, 1.02, 2.30)
    wall = mt.plaster('wall', '#d8ccbf')
    hole = raked(-3.32, *low, (-1.9, 1.5), (.5, 2.65))
    side = chamber(-3.2, 3.2, H, 7.6, [win], P.white, wall, 'l', hole, skirting=False, crown=False)
    props.board_and_batten(-3.2, 3.2, .90, P.white)
    room.floor(-3.4, 3.4, -7.6, .1, cols=('#9a8061', '#a98f6f', '#b79d7d'))
    room.casement(*win, P.white, leaves=2, cols=1, rows=3, head=False)
    room.glass(*win, nd=0.96)
    dots = mt.cloth('dots', '#ddd2c0', trans=.36, slub=.06, hem=None, pattern=mt.printed(mt.tile_dots('#e6dccb', '#a3725e', r=.085), (.052, .052)))
    at, k = (0, -.075, 2.48), (1.02, 1., .80)
    hung.hang('relaxed', dots, at, scale=k, finer=2)
    box('head', -.755, .755, -.072, -.005, 2.452, 2.478, P.white, .002)
    cloth.bobbles(hung.stored('relaxed')[0][-1][4:-4] * k + at, mt.fabric('bobble', '#a17a66', trans=0, space='Object'), pitch=.034, r=.0085)
    seating.crib((-.98, -.84, .0), P.oak_z, mt.cloth('sheet', '#e4ded2', trans=0, slub=.04, hem=None), blanket=mt.fabric('blanket', '#9a9a86', trans=0, slub=.12, bump=.7, weave=.0014))
    seating.spindle_chair((1.16, -1.15, .016), P.oak_z, math.radians(-40), True, mt.fabric('wool', '#b9a68f', trans=0, slub=.07, bump=.5, weave=.0011))
    greenery(eye, 0, 1.6, far=9., seed=95, ground=-.6, tones=('#767038', '#b0a55e'))
    dapple(-3.32, hole, 24)
    daylit(*win, 300)
    light.sky(*low, [win], strength=1.1, sun_strength=4.8, sun_col=(1, .82, .62), side=side, dust=1.5, dome=36)
    camera(eye, (.06, 0, 1.26), lens=80, fstop=1.5, focus=6.3, shift=(0, .133))
    return dict(stops=.80, warm=(.99, 1., 1.02), auto=.4, views=dict(view=1., veil=.08))


@scene('bedroom-rod-pocket-floral-noon', SIZE, SAMPLES, fine=True)
def cottage_bedroom(P):
    """Late on a Sunday: the sun comes along the boards, the bed is not made."""
    H, eye, low = 3.4, (2.35, -6.0, 1.28), (8, -124)
    win = (-1.36, -.24, .64, 2.24)
    boards = mt.paint('boards', '#c3c4ba', .5)
    hole = raked(-3.42, *low, (-2.6, .9), (.5, 2.80))
    side = chamber(-3.3, 3.5, H, 7.8, [win], P.white, boards, 'l', hole, crown=False)
    gap = mt.solid('gap', '#8d8c82', .9)
    for k in range(1, 11):  # painted boarding: a shadow gap every 28 cm
        for a, b in ((-3.3, win[0] - .1), (win[1] + .1, 3.5)):
            box('gap', a, b, -.0015, 0, .28 * k, .28 * k + .004, gap, 0)
    room.floor(-3.5, 3.7, -7.8, .1, cols=('#8c7355', '#9a8061', '#a98f6f'), w=.17)
    room.sash(*win, P.white, cols=2, rows=2, horn=.02)
    room.glass(*win, y=.13, nd=1.)
    tile = mt.tile_vine('#ddd3c1', ('#a98a7c', '#b3978a', '#9f7f71'), ('#9a6f61', '#c8ab9a'))       # one ink, as a block prints it
    floral = mt.cloth('floral', '#d3c6b6', trans=.28, slub=.06, pattern=mt.printed(tile, (.22, .22)))
    hung.hang('pocket1', floral, (-1.90, -.105, 0), mirror=True, scale=(1., 1., .975))
    hung.hang('pocket2', floral, (.30, -.105, 0), scale=(1., 1., .975))
    cloth.rod(-1.88, .28, -.105, 2.475, P.bronze, r=.012, finial='ball')
    seating.iron_head((1.62, -.16, 0), P.black, 1.72, 1.24)
    white = mt.cloth('white', '#dfd8c9', trans=0, slub=.04, weave=.0008, hem=None)
    fu.bed((1.62, -1.24, 0), white, mt.fabric('cover', '#d0c6b4', trans=0, slub=.06, bump=.4, weave=.001), mt.cloth('rail', '#cfc6b6', trans=0, hem=None), mt.cloth('rose', '#9c7767', trans=0, slub=.06, hem=None), channels=0)
    greenery(eye, -.8, 1.4, far=9., seed=97, ground=-.5, tones=('#767038', '#b0a55e'))
    dapple(-3.42, hole, 25)
    light.sky(*low, [win], strength=1.1, sun_strength=3.6, sun_col=(1, .82, .62), side=side, dust=1.5, dome=36)
    camera(eye, (-.44, 0, 1.28), lens=80, fstop=1.5, focus=6.4, shift=(0, .120))
    return dict(stops=-.05, warm=(.99, 1., 1.02), auto=.4, views=dict(view=1., veil=.08))
