"""Bedrooms, guest room, nursery."""
import math

from kit import cloth, furniture as fu, hung, light, materials as mt, props, room, seating
from kit.core import Capture, box, catmull
from kit.render import camera

from .common import LIT, SAMPLES, SIZE, across_the_street, chamber, greenery, scene


@scene('bedroom-velvet-pinch-dusk', SIZE, SAMPLES, fine=True)
def bedroom_dusk(P):
    """The blue hour: one lamp, two lit windows across the street, one panel drawn and one not."""
    H, eye = 2.95, (1.35, -7.0, 1.22)
    win = (.35, 1.75, .62, 2.42)
    trim = mt.paint('trim', '#656b6b', .45)
    wallm = mt.solid('wall', '#5c6262', .75, spec=.2)
    room.shell('', -3.4, 3.4, H, 8, [win], trim, wall_mat=wallm)
    room.close(-3.4, 3.4, 8, H, wallm)
    room.mitred_frame(-2.8, -.25, .36, 2.66, wallm)
    room.floor(-3.6, 3.6, -8, .1, cols=('#4f3926', '#624830', '#75573b'))
    room.sash(win[0], win[1], win[2], win[3], trim, cols=3, rows=2, horn=.02)
    room.glass(*win, y=.13, view=False)
    rust = mt.pile('velvet', '#7a4c3a', lean=.55, tips=1.6)
    rings = hung.hang('pinch7', rust, (-.16, -.13, 0), mirror=True, scale=(1.12, 1., 1.012))
    rings += hung.hang('pinch5', rust, (2.24, -.13, 0), scale=(1.04, 1., 1.012))
    cloth.rod(-.10, 2.20, -.13, 2.735, P.brass, rings=rings)
    hung.hang('sheer1', mt.sheer('sheer', '#d9d5cc', openness=.46, freq=1400.), (1.86, -.075, 0), scale=(.86, .5, .985), thick=0)
    fu.tube('wire', [(.26, -.075, 2.672), (1.88, -.075, 2.672)], .004, P.brass, 12)
    fu.rug(-3.0, 2.4, -4.6, -.95, '#9a8f7d')
    white, oat = (mt.cloth(n, c, trans=0, slub=.04, weave=.0008, hem=None) for n, c in (('white', '#e3ddd0'), ('oat', '#b9a98f')))
    fu.bed((-1.42, -1.18, 0), white, mt.fabric('cover', '#d5cbb9', trans=0, slub=.06, bump=.4, weave=.001), oat, rust, channels=0)
    box('headboard', -2.36, -.48, -.13, -.05, .30, 1.24, mt.fabric('board', '#a3937a', trans=0, slub=.06, bump=.5, weave=.001, space='Object'), .035, 4)
    fu.nightstand((-.10, -.34, 0), P.walnut, P.brass)
    fu.lathe('base', catmull([(0, 0), (.060, 0), (.064, .010), (.058, .020), (.075, .07), (.082, .13), (.060, .20), (.022, .245), (.016, .28), (.016, .33)], 5), (-.14, -.32, .62), mt.solid('stoneware', '#6b675c', .5, bump=.3, bscale=50., var=.2), 64)
    fu.shade((-.14, -.32, .915), .175, .110, .25, LIT)
    light.point((-.14, -.32, 1.03), 2.2, (1., .62, .32), .05)
    light.point((-2.9, -4.4, 1.6), 1.5, (1., .64, .34), .55, glossy=False)   # a lamp on the chest, behind the camera
    fu.books((.06, -.40, .62), [(.20, .15, .024, '#6d7069', .1), (.18, .13, .02, '#a58f6d', -.1)], .2)
    fu.art(-1.80, -1.04, 1.62, 2.34, P.brass, 9, style='sea', mount=.035)
    with Capture() as g:
        seating.slipper_chair((0, 0, 0), mt.fabric('chair', '#a3947a', trans=0, slub=.09, bump=.6, weave=.0014), P.walnut_z, welt=mt.fabric('cord', '#85775f', trans=0, space='Object'))
        fu.spill((.10, -.325, .465), mt.cloth('robe', '#b9ae9b', trans=0, slub=.08, hem=None, weave=.0014), 0., 1, scale=(.62, .55, .8))
    g.place((1.66, -1.15, .016), math.radians(-34))
    across_the_street(1.15, -.95)
    light.overcast([win], strength=.050, col=(.34, .50, 1.))
    camera(eye, (.12, 0, 1.22), lens=52, fstop=1.8, focus=6.6, shift=(0, .012))
    return dict(stops=-1.55, warm=(1., 1., 1.), auto=.6)


@scene('guest-room-tieback-stripe-overcast', SIZE, SAMPLES, fine=True)
def guest_room(P):
    """A letter begun at the window; both panels tied aside for the light."""
    H, eye = 2.92, (-2.75, -6.3, 1.26)
    win = (-.66, .66, 1.01, 2.38)
    wall = mt.paint('wall', '#c4c9c6')
    side = chamber(-3.4, 3.4, H, 7.8, [win], P.white, wall, 'r', (-4.6, -1.8, .6, 2.5), skirting=False)
    room.beadboard(-3.4, 3.4, .94, P.white)
    room.floor(-3.6, 3.6, -7.8, .1, cols=('#8a6d4e', '#9c7d5b', '#ad8e6a'), w=.17)
    room.sash(*win, P.white, cols=2, rows=2, sill=False)
    box('stool', win[0] - .14, win[1] + .14, -.07, .062, win[2] - .034, win[2] + .002, P.white, .008)
    room.glass(*win, y=.13, nd=1.)
    stripe = mt.cloth('stripe', '#dcd4c4', trans=.24, slub=.05, pattern=mt.stripe('#e2dacb', '#8799a4', .072, .34, ('#b39a72', .04)))
    band = mt.cloth('tie', '#7d909c', trans=0, slub=.06, hem=None)
    rings = []
    for name, x, m in (('tied1', -1.16, True), ('tied2', 1.16, False)):
        k = dict(mirror=m, scale=(1.24, 1., 1.0))
        rings += hung.hang(name, stripe, (x, -.13, 0), **k)
        hung.strap(name, band, (x, -.13, 0), 1.02, .056, rise=.11, slack=.010, seed=len(rings), **k)
        hook = (x + (.05 if m else -.05), -.02, 1.05)
        fu.lathe('hook', [(0, 0), (.022, 0), (.022, .006), (.008, .014), (.008, .05), (.016, .058), (0, .064)], (hook[0], 0, hook[2]), P.brass, 32).rotation_euler = (math.pi / 2, 0, 0)
    cloth.rod(-1.10, 1.10, -.13, 2.706, P.brass, rings=rings)
    fu.rect_table((.12, -.92, 0), 1.05, .52, .75, P.walnut, P.walnut_z)
    seating.ladderback((-.02, -1.66, 0), mt.wood('ebonized', '#1d1815', '#332a24', .42, 'z'), math.radians(196))
    paper = mt.solid('paper', '#e6e0d2', .7)
    for k, (x, y, t) in enumerate(((.00, -.98, .12), (.03, -.96, -.06))):
        o = box('sheet', -.075, .075, -.105, .105, 0, .0006, paper, 0)
        o.location, o.rotation_euler[2] = (x, y, .7515 + .0008 * k), t
    fu.tube('pen', [(.09, -1.04, .757), (.18, -.93, .757)], [.003, .0045], mt.solid('pen', '#20242a', .3), 14)
    fu.lathe('ink', fu.catmull([(0, 0), (.024, 0), (.026, .004), (.026, .03), (.014, .036), (.014, .046), (0, .047)], 3), (.26, -.84, .751), mt.solid('ink', '#1d2530', .12, coat=.5), 36)
    fu.books((-.26, -.90, .751), [(.20, .15, .022, '#6d7069', .1), (.18, .13, .018, '#a58f6d', -.1)], .2)
    fu.rug(-2.2, 2.2, -4.4, -1.2, '#a69c8b')
    greenery(eye, .1, 1.5, far=9., seed=91, ground=-.5, tones=('#64704a', '#98a070'))
    light.sky(48, 60, [win], strength=1.25, sun_strength=1.2, side=side, dust=3.)
    camera(eye, (.06, 0, 1.30), lens=62, fstop=1.6, focus=6.7, shift=(0, .078))
    return dict(stops=-.05, warm=(1., 1., 1.), views=dict(view=1., veil=.12))


@scene('nursery-slouched-roman-dots-morning', SIZE, SAMPLES, fine=True)
def nursery(P):
    H, eye = 2.80, (2.45, -6.1, 1.20)
    win = (-.60, .60, 1.02, 2.30)
    wall = mt.paint('wall', '#d3c3b6')
    side = chamber(-3.2, 3.2, H, 7.6, [win], P.white, wall, 'l', (-4.4, -1.7, .6, 2.4), skirting=False)
    props.board_and_batten(-3.2, 3.2, .90, P.white)
    room.floor(-3.4, 3.4, -7.6, .1, cols=('#9a8061', '#a98f6f', '#b79d7d'))
    room.casement(*win, P.white, leaves=2, cols=1, rows=3, head=False)
    room.glass(*win, nd=0.96)
    dots = mt.cloth('dots', '#e6ddcf', trans=.34, slub=.04, hem=None, pattern=mt.printed(mt.tile_dots('#e9e1d4', '#a8684f'), (.068, .068)))
    at, k = (0, -.075, 2.48), (1.02, 1., .80)
    hung.hang('relaxed', dots, at, scale=k)
    box('head', -.755, .755, -.072, -.005, 2.452, 2.478, P.white, .002)
    cloth.bobbles(hung.stored('relaxed')[0][-1][4:-4] * k + at, mt.fabric('bobble', '#a8684f', trans=0, space='Object'), pitch=.034, r=.0085)
    seating.crib((-.98, -.74, .0), P.oak_z, mt.cloth('sheet', '#e4ded2', trans=0, slub=.04, hem=None), blanket=mt.fabric('blanket', '#8f977f', trans=0, slub=.12, bump=.7, weave=.0014))
    seating.spindle_chair((1.10, -1.15, .016), P.oak_z, math.radians(-40), True, mt.fabric('wool', '#b9a68f', trans=0, slub=.07, bump=.5, weave=.0011))
    with Capture() as g:
        fu.lean(.42, .30, (0, .14, .545), mt.cloth('rose', '#b0775f', trans=0, slub=.08, hem=None, weave=.0009), 0, 2)
    g.place((1.10, -1.15, .016), math.radians(-40))
    fu.rug(-1.9, 2.3, -4.2, -.75, '#b3a591')
    with Capture() as g:   # what was read last night
        for i, (w, d, h, c) in enumerate(((.24, .22, .012, '#5f7078'), (.21, .17, .010, '#b9854f'), (.18, .18, .016, '#8f977f'))):
            o = box('book', -w / 2, w / 2, -d / 2, d / 2, .0125 * i, .0125 * i + h, mt.solid('book %d' % i, c, .55, var=.06), .002)
            o.rotation_euler[2] = .5 * i
    g.place((.28, -1.72, .018), .3)
    greenery(eye, 0, 1.6, far=9., seed=95, ground=-.6, tones=('#64743f', '#9ba967'))
    light.sky(34, 26, [win], strength=1.1, sun_strength=5.5, side=side, dust=1.5)
    camera(eye, (.04, 0, 1.24), lens=66, fstop=1.6, focus=6.5, shift=(0, .070))
    return dict(stops=.4, warm=(.99, 1., 1.01), views=dict(view=1., veil=.12))


@scene('bedroom-rod-pocket-floral-noon', SIZE, SAMPLES, fine=True)
def cottage_bedroom(P):
    """Late on a Sunday: the bed is not made, the window has been thrown up."""
    H, eye = 2.80, (2.55, -6.35, 1.18)
    win = (-1.42, -.22, .64, 2.24)
    boards = mt.paint('boards', '#b9c3c2', .5)
    side = chamber(-3.3, 3.5, H, 7.8, [win], P.white, boards, 'l', (-6.4, -3.6, .5, 2.4))
    gap = mt.solid('gap', '#828d8f', .9)
    for k in range(1, 10):  # painted boarding: a shadow gap every 28 cm
        for a, b in ((-3.3, win[0] - .1), (win[1] + .1, 3.5)):
            box('gap', a, b, -.0015, 0, .28 * k, .28 * k + .005, gap, 0)
    room.floor(-3.5, 3.7, -7.8, .1, cols=('#8c7355', '#9a8061', '#a98f6f'), w=.17)
    room.sash(*win, P.white, cols=2, rows=2, horn=.02)
    room.glass(*win, y=.13, nd=1.)
    tile = mt.tile_vine('#e9e1d3', ('#7f8a6d', '#929c80', '#6d7a5f'), ('#b0705f', '#cf9a86'))
    floral = mt.cloth('floral', '#ddd2c4', trans=.26, slub=.05, pattern=mt.printed(tile, (.34, .34)))
    hung.hang('pocket1', floral, (-1.98, -.105, 0), mirror=True, scale=(1., 1., .975))
    hung.hang('pocket2', floral, (.34, -.105, 0), scale=(1., 1., .975))
    cloth.rod(-1.96, .32, -.105, 2.475, P.white, r=.014, finial='ball')
    seating.iron_head((1.98, -.12, 0), P.black, 1.72, 1.24)
    white = mt.cloth('white', '#e3ddd0', trans=0, slub=.04, weave=.0008, hem=None)
    fu.bed((1.98, -1.20, 0), white, mt.fabric('cover', '#d9d0c0', trans=0, slub=.06, bump=.4, weave=.001), mt.cloth('rail', '#cfc6b6', trans=0, hem=None), mt.cloth('rose', '#a8705f', trans=0, slub=.06, hem=None), channels=0)
    seating.stool((.74, -.42, 0), mt.cloth('stool', '#8f9c8c', trans=0, slub=.07, hem=None), P.oak_z, .20, .50)
    props.mug((.72, -.42, .51), P.ceramic, 1.2)
    fu.rug(-2.1, .7, -4.2, -.75, '#b7ab98')
    greenery(eye, -.8, 1.4, far=9., seed=97, ground=-.5)
    light.sky(40, 30, [win], strength=1.1, sun_strength=5.5, side=side, dust=1.5)
    camera(eye, (-.36, 0, 1.24), lens=62, fstop=1.6, focus=6.6, shift=(0, .062))
    return dict(stops=0., warm=(.99, 1., 1.01), views=dict(view=1., veil=.12))
