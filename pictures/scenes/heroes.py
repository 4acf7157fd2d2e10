"""The wide slides: a calm left third for words."""
import math

from kit import cloth, exterior, furniture as fu, light, materials as mt, plants, props, room, seating
from kit.core import box
from kit.render import camera

from .common import linen, plain, scene


@scene('hero-living-pinch-linen-morning', (2000, 1125), 20)
def hero(P):
    win = (-.30, 2.10, .0, 2.46)
    lime = mt.plaster('lime', '#e9e2d6')
    room.shell('', -4.3, 3.2, 3.05, 7.5, [win], P.white, wall_mat=lime)
    room.floor(-4.4, 3.3, -7, .1, cols=('#8d6b4a', '#a5815b', '#b8946c'))
    room.french(win[0], win[1], win[3], P.white, P.brass, leaves=3, cols=2, rows=4)
    exterior.backdrop('garden', 'morning', x=1., z=1.55, distance=6, width=13, strength=1.75)
    cloth.panels_on_rod([(-.98, -.14), (1.94, 2.78)], 2.78, -.15, .012, linen('linen', '#ddd3c3'), P.brass, 6, seed=11)
    sheer = mt.sheer('sheer', openness=.5)
    cloth.drapery('sheer', -.28, .34, 2.66, .014, -.06, sheer, 9, 'ripple', .022, 5, per=22)
    cloth.drapery('sheer', 1.46, 2.08, 2.66, .014, -.06, sheer, 9, 'ripple', .022, 8, per=22)
    fu.rug(-1.5, 3.0, -4.6, -.95, '#d6ccbb')
    body = plain('body', '#e4dccd', slub=.08)
    fu.sofa((.98, -1.55, .016), body, P.walnut, w=2.05, turn=math.radians(-3))
    fu.pillow(.52, .52, (.34, -1.47, .73), plain('p1', '#8c8a70'), 70, 10, kind=0, chop=.04, roll=8)
    fu.pillow(.48, .48, (1.62, -1.52, .72), mt.fabric('p2', '#efe7d8', trans=0, pattern=mt.stripe('#efe7d8', '#a08e74', .036, .30)), 70, -14, -6, kind=1, flip=True)
    fu.pillow(.58, .34, (1.32, -1.68, .66), plain('p3', '#b98d6a'), 62, -8, -5, kind=2)
    fu.round_table((-.05, -2.75, .016), .42, .36, P.walnut, base='drum')
    fu.books((-.16, -2.70, .376), [(.30, .22, .030, '#57564d', .1), (.26, .19, .026, '#b9a487', -.2)], .35)
    fu.vase('bowl', (.10, -2.86, .376), P.ceramic, .7)
    fu.olive_tree((-1.42, -.75, 0), P, s=1.1)
    light.daylight('morning', [win], azimuth=34, fill=(-4.1, -3.6, 1.8), fill_scale=1.35, elevation=30)
    camera((-.20, -6.2, 1.25), (-.30, 0, 1.25), lens=34, fstop=4, focus=5.2, shift=(0, -.006))
    return dict(exposure=.98)


@scene('hero-bedroom-pinch-stripe-morning', (2000, 1125), 20)
def hero_bedroom(P):
    wins = [(-.62, .12, .55, 2.38), (2.02, 2.76, .55, 2.38)]
    room.shell('#e4ddd0', -4.2, 3.6, 2.95, 7.5, wins, P.white)
    room.floor(-4.3, 3.7, -7.5, .1, cols=('#94734f', '#aa8861', '#bd9c74'))
    exterior.backdrop('park', 'morning', x=1., z=1.65, distance=6, width=13, strength=1.75)
    stripe = linen('stripe', '#e6ddcd', pattern=mt.stripe('#e9e1d2', '#a9b0a2', .12, .34))
    for i, w in enumerate(wins):
        room.sash(w[0], w[1], w[2], w[3], P.white, cols=2, rows=2)
        a, b = w[0] - .42, w[1] + .42
        cloth.panels_on_rod([(a, a + .46), (b - .46, b)], 2.66, -.14, .012, stripe, P.brass, 4, amp=.062, seed=41 + 7 * i, finial='ball')
    white, oat = plain('white', '#f3efe6', slub=.05, bump=.2), plain('oat', '#b9b19d', slub=.10)
    fu.bed((1.07, -1.36, 0), white, mt.quilted('quilt', '#efe9dd', .18), oat, plain('lumbar', '#7d8874', slub=.14), channels=7, head_h=1.36)
    for x in (-.18, 2.32):
        fu.nightstand((x, -.36, 0), P.oak, P.brass, w=.48)
        fu.table_lamp((x, -.32, .62), P.ceramic, P.shade, .9, 2.2)
    fu.art(.76, 1.38, 1.62, 2.34, P.oak_z, 5, style='botanical', mount=.09)
    fu.rug(-1.2, 3.4, -4.2, -.8, '#cfc5b3')
    fu.bench((1.0, -2.78, .016), oat, P.oak_z, w=1.35)
    fu.throw((1.35, -2.78, .016), plain('throw', '#8e9884', slub=.18, bump=.7), 0.)
    plants.fig((-1.55, -.66, 0), P, 1.12, seed=14)
    light.daylight('morning', wins, azimuth=32, fill=(-4.0, -3.8, 1.9), fill_scale=1.3, elevation=32, window_scale=1.35)
    camera((-.05, -6.3, 1.25), (-.12, 0, 1.25), lens=33, fstop=4, focus=5.2, shift=(0, -.004))
    return dict(exposure=.92)


@scene('hero-coast-ripplefold-linen-noon', (2000, 1125), 20)
def hero_coast(P):
    win = (.05, 2.75, .03, 2.56)
    room.shell('#ebe7de', -4.4, 3.7, 2.85, 7.5, [win], P.white, crown=False)
    room.floor(-4.5, 3.8, -7.5, .1, cols=('#b49a76', '#c3aa87', '#d0b997'), w=.19)
    frame = mt.paint('frame', '#efece4', .4)
    for k in range(4):
        x = win[0] + k * (win[1] - win[0]) / 3
        box('mullion', x - .035, x + .035, .05, .12, .03, 2.56, frame, .004)
    for z in (.06, 2.53):
        box('rail', win[0], win[1], .052, .118, z - .035, z + .035, frame, .004)
    exterior.backdrop('water', 'noon', x=1.4, z=1.35, distance=6, width=14, strength=1.55, soft=1.6)
    sand = linen('sand', '#cfc2ac', trans=.16, slub=.10)
    cloth.drapery('left', -.72, .14, 2.80, .012, -.19, sand, 9, 'ripple', .056, 201, per=32)
    cloth.drapery('right', 2.62, 3.42, 2.80, .012, -.19, sand, 9, 'ripple', .056, 209, per=32)
    sheer = mt.sheer('sheer', '#f6f3ec', openness=.46)
    cloth.drapery('sheer', .05, .98, 2.79, .014, -.075, sheer, 14, 'ripple', .026, 211, per=20)
    for y in (-.075, -.19):
        cloth.track(-.78, 3.48, y, 2.805, P.white)
    fu.rug(-1.3, 3.4, -4.6, -.85, '#d9d0bf', '#cbd0cf', .30)
    stripe = mt.fabric('stripe', '#dfe0da', trans=0, slub=.08, bump=.3, pattern=mt.stripe('#e9e4d8', '#7f97a6', .07, .40))
    seating.slipper_chair((.62, -1.62, .016), stripe, P.oak_z, math.radians(38))
    seating.slipper_chair((2.30, -1.55, .016), stripe, P.oak_z, math.radians(-36))
    fu.pillow(.44, .44, (2.24, -1.50, .62), plain('pp', '#5f7c8e', slub=.14), 66, -36, 5, kind=1)
    fu.round_table((1.44, -2.05, .016), .44, .40, P.oak, base='drum')
    fu.vase('round', (1.54, -1.98, .416), P.ceramic, .62)
    fu.branches((1.54, -1.98, .58), 8, .46, P.leaf, P.stem, 41, .95, (.07, .014), .5, 24, 2)
    props.open_book((1.30, -2.16, .416), -.4, cover='#7f97a6')
    plants.palm((-1.12, -.66, 0), P, 1.25, seed=5, fronds=14)
    light.daylight('noon', [win], azimuth=32, fill=(-4.1, -3.7, 1.9), fill_scale=1.2, elevation=34)
    camera((.10, -6.2, 1.22), (.02, 0, 1.22), lens=34, fstop=4, focus=5.2, shift=(0, .0))
    return dict(exposure=.80)
