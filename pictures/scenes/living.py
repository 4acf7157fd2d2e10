"""Living rooms, landings, bays and corners."""
import math

from kit import cloth, exterior, furniture as fu, light, materials as mt, room
from kit.core import Capture, box, prism, smooth
from kit.render import camera

from .common import linen, plain, scene


@scene('bay-seat-flat-roman-linen-morning')
def bay(P):
    half, side, z0, z1, H = .92, 1.15, .82, 2.34, 2.8
    wallm = mt.paint('wall', '#ece7dc')
    shade = mt.fabric('shade', '#e9e0d0', trans=.33, slub=.10, pattern=mt.frame_band('#ebe3d4', '#8c5238', .030, .052))

    def segment(x0, x1, hole):
        room.wall(x0, x1, 0, H, [(hole[0], hole[1], z0, z1)], wallm)
        room.casement(hole[0], hole[1], z0, z1, P.white, leaves=1 if hole[1] - hole[0] < .9 else 2, cols=2, rows=3, head=False)
        cloth.roman('roman', hole[0] - .10, hole[1] + .10, 2.55, 1.66, -.075, shade, 'flat', seed=int(abs(x0) * 10))
        box('head', hole[0] - .10, hole[1] + .10, -.075, -.005, 2.52, 2.56, P.white, .002)
        room.cornice_moulding(x0 - .05, x1 + .05, H, P.white)

    a = math.radians(45)
    segment(-half, half, (-.70, .70))
    with Capture() as g:
        segment(-side, 0, (-side + .22, -.24))
        light.area((-side / 2, .7, 1.6), (-math.pi / 2, 0, 0), 1.2, 1.9, 34, (.96, .98, 1), spread=150)
    g.place((-half, 0, 0), a)
    with Capture() as g:
        segment(0, side, (.24, side - .22))
        light.area((side / 2, .7, 1.6), (-math.pi / 2, 0, 0), 1.2, 1.9, 34, (.96, .98, 1), spread=150)
    g.place((half, 0, 0), -a)
    d, e = side * math.sin(a), half + side * math.cos(a)
    for s in (-1, 1):
        box('front wall', s * e, s * 3.4, -d, -d + .18, 0, H, wallm, 0)
        box('side', s * 3.4, s * 3.5, -6, -d, 0, H, wallm, 0)
    for a0, a1, b0, b1 in ((-3.4, -e, -3.4, -e + .14), (e, 3.4, e - .14, 3.4)):
        room.baseboard(a0, a1, P.white, y=-d)
        room.cornice_moulding(b0, b1, H, P.white, y=-d)  # runs on into the bay, so the corner closes
    box('ceiling', -3.5, 3.5, -6, .3, H, H + .1, mt.paint('ceiling', '#f6f3ec', .8), 0)
    room.floor(-3.5, 3.5, -6, .1)
    exterior.backdrop('park', 'morning', z=1.6, distance=7, width=21, strength=1.75, soft=1.4)
    seat = [(-e, -d), (e, -d), (half, -.02), (-half, -.02)]
    prism('seat box', seat, .0, .40, P.white, .004)
    panel = (2 * e - .2) / 3
    for i in range(3):
        room.mitred_frame(-e + .1 + i * panel + .03, -e + .1 + (i + 1) * panel - .03, .10, .34, P.white, y=-d)
    prism('seat cushion', [(-e + .02, -d - .02), (e - .02, -d - .02), (half - .01, -.05), (-half + .01, -.05)], .402, .50, plain('seat', '#d9cdb8', slub=.08), .025)
    rust, cream = plain('rust', '#7d5442'), plain('cream', '#e9e0d0')
    ticking = mt.fabric('tick', '#efe7d8', trans=0, pattern=mt.stripe('#efe7d8', '#8c5238', .05, .16))
    fu.pillow(.50, .50, (-1.20, -.52, .72), ticking, 72, 40, 5, kind=0)
    fu.pillow(.46, .46, (-.92, -.55, .70), rust, 66, 26, -7, kind=1, chop=.03)
    fu.pillow(.50, .50, (1.22, -.52, .72), cream, 72, -40, -4, kind=1, flip=True)
    fu.pillow(.58, .36, (.86, -.56, .66), ticking, 62, -20, 5, kind=2)
    fu.books((.12, -.42, .505), [(.26, .19, .026, '#57624f', .3), (.22, .16, .022, '#d9cbb2', .1)], .3)
    fu.round_table((-.25, -1.75, .016), .30, .54, P.walnut)
    fu.vase('ginger', (-.25, -1.75, .556), P.ceramic, .6)
    fu.branches((-.25, -1.75, .74), 8, .42, P.leaf, P.stem, 19, .8, (.05, .022), .4, 20, 2)
    fu.rug(-2.2, 2.2, -4.5, -1.1, '#cfc3ae')
    fu.barrel_chair((1.25, -1.95, .016), P.boucle, P.walnut, math.radians(-50))
    light.daylight('morning', [(-.7, .7, z0, z1)], azimuth=26, fill=(-3.2, -3.4, 1.8), fill_scale=.8, elevation=30, ambient=.85)
    camera((-.12, -5.2, 1.28), (0, 0, 1.28), lens=36, fstop=4, focus=4.9, shift=(0, .004))
    return dict(exposure=.84)


@scene('lounge-ripplefold-sheer-golden')
def lounge(P):
    win = (-1.9, 1.9, .02, 2.62)
    lime = mt.plaster('lime', '#d9cebd')
    room.shell('', -3.4, 3.4, 2.85, 7, [win], P.white, crown=False, wall_mat=lime)
    room.floor(-3.5, 3.5, -7, .1, cols=('#6f5238', '#866545', '#9b7954'))
    for k in range(4):
        x = win[0] + k * (win[1] - win[0]) / 3
        box('mullion', x - .03, x + .03, .05, .12, .02, 2.62, P.black, .003)
    for z in (.04, 2.60):
        box('rail', win[0], win[1], .05, .12, z - .03, z + .03, P.black, .003)
    exterior.backdrop('park', 'golden', z=1.6, distance=6, width=13, strength=1.9)
    sheer = mt.sheer('sheer', '#f4ecdf', openness=.40)
    cloth.drapery('sheer', -2.05, .35, 2.80, .014, -.08, sheer, 34, 'ripple', .030, 5, per=20)
    wool = linen('wool', '#b99f84', trans=.12, slub=.07)
    cloth.drapery('left', -2.72, -1.95, 2.82, .012, -.20, wool, 8, 'ripple', .055, 7, per=30)
    cloth.drapery('right', 1.75, 2.72, 2.82, .012, -.20, wool, 10, 'ripple', .055, 17, per=30)
    for y in (-.08, -.20):
        cloth.track(-2.75, 2.75, y, 2.825, P.white)
    fu.rug(-2.2, 2.2, -4.8, -.9, '#c9bba4')
    fu.barrel_chair((1.15, -1.45, .016), mt.velvet('olive', '#6b6440'), P.walnut, math.radians(-38))
    fu.wood_armchair((-1.25, -1.55, .016), plain('cream', '#e2d7c4', slub=.1), P.walnut_z, math.radians(30))
    fu.round_table((.0, -2.05, .016), .50, .33, mt.marble('travertine', '#d8c8b0', '#bda88b', .3, 3.), base='drum')
    fu.vase('bowl', (.12, -2.1, .346), P.dark_ceramic, .8)
    fu.books((-.20, -2.0, .346), [(.30, .22, .032, '#3d3a35', .1), (.26, .19, .026, '#a98e6b', -.2)], .3)
    fu.floor_lamp((-1.86, -.80, 0), P.bronze, P.shade, power=9)
    light.daylight('golden', [win], azimuth=-24, fill=(3.2, -3.2, 1.7), fill_scale=1.2, elevation=20)
    camera((.15, -5.6, 1.16), (0, 0, 1.16), lens=36, fstop=4, focus=4.9, shift=(0, .004))
    return dict(exposure=.92, warm=(.95, 1., 1.08))


@scene('sitting-cornice-botanical-noon')
def sitting(P):
    win = (-.72, .72, .72, 2.34)
    wallm = room.shell('#d9d3c6', -2.7, 2.7, 2.85, 6.5, [win], P.white)
    room.floor(-2.8, 2.8, -6.5, .1, cols=('#8f6d4b', '#a5825c', '#ba976f'))
    for a, b in ((-2.55, -1.46), (1.46, 2.55)):
        room.mitred_frame(a, b, .30, 2.58, wallm)
    room.casement(win[0], win[1], win[2], win[3], P.white, cols=2, rows=4)
    exterior.backdrop('garden', 'noon', x=.9, z=1.7, distance=6, width=11, strength=1.8)
    tile = mt.tile_botanical('#f3eee2', ('#56718a', '#7f97a8', '#41586e'), '#8fa0a4', 8)
    face = mt.fabric('face', '#d5d9d6', trans=0, slub=.06, bump=.2, pattern=mt.printed(tile, (.25, .25)))
    navy, welt = plain('navy', '#3d5268', slub=.06), mt.fabric('welt', '#3d5268', trans=0, space='Object')
    ends = lambda u: 2.34 - .10 * smooth(.62, .86, abs(u - .5) * 2) - .03 * (1 - smooth(0, .30, abs(u - .5) * 2))
    cloth.cornice('cornice', -1.16, 1.16, 2.72, .24, face, ends, welt=welt, band=(.028, .052, navy))
    panel = linen('panel', '#ece5d8', pattern=mt.band('#ece5d8', '#3d5268', 'lead', .035, .075))
    for i, (a, b) in enumerate(((-1.13, -.58), (.58, 1.13))):
        cloth.drapery('panel', a, b, 2.60, .012, -.15, panel, 4, 'pinch', .06, 31 + i, lead='r' if i == 0 else 'l')
    fu.rug(-2.1, 2.1, -4.4, -.8, '#c9bda8')
    fu.barrel_chair((1.12, -1.25, .016), mt.velvet('velvet', '#3f566c'), P.brass, math.radians(-34), plinth=False)
    fu.pillow(.46, .32, (1.14, -1.19, .62), plain('pp', '#e6dcc8'), 64, -32, -6, kind=2)
    fu.round_table((.34, -1.05, .016), .24, .55, P.marble, P.brass, 'stem')
    fu.vase('ginger', (.34, -1.05, .566), P.ceramic, .55)
    fu.branches((.34, -1.05, .74), 6, .36, P.leaf, P.stem, 23, .8, (.05, .022), .4, 18, 2)
    fu.bench((-1.05, -1.05, .016), plain('bench', '#d8cfbd', slub=.08), P.walnut_z, w=1.05, turn=math.radians(14))
    fu.throw((-1.22, -1.08, .016), plain('throw', '#8d9ba4', slub=.16, bump=.6), math.radians(14))
    fu.art(-2.28, -1.74, 1.36, 2.10, P.oak_z, 6)
    fu.art(1.74, 2.28, 1.36, 2.10, P.oak_z, 11)
    light.daylight('noon', [win], azimuth=32, fill=(-2.5, -3., 1.8), fill_scale=.8, elevation=34)
    camera((-.14, -4.85, 1.30), (.0, 0, 1.30), lens=37, fstop=4, focus=4.3, shift=(0, .012))
    return dict(exposure=.88)


@scene('landing-arched-inverted-silk-morning', (1000, 1250))
def landing(P):
    x, z0, spring, top, H = .66, .50, 2.16, 2.90, 3.45
    wallm = mt.plaster('wall', '#e3dccf')
    room.shell('', -2.2, 2.2, H, 6.5, [(-x, x, z0, top)], P.white, wall_mat=wallm)
    room.arched(-x, x, z0, spring, P.white, wallm, top)
    room.floor(-2.3, 2.3, -6.5, .1, style='herringbone', cols=('#6b4e34', '#805f41', '#967350'))
    exterior.backdrop('park', 'morning', x=.4, z=1.8, distance=6, width=12, strength=1.8)
    silk = mt.fabric('silk', '#a3834e', trans=.16, slub=.07, bump=.08, sheen=.5, rough=.55, hem=.12, tint=(1, .93, .80))
    cloth.panels_on_rod([(-1.42, -.72), (.72, 1.42)], 3.14, -.15, .012, silk, P.bronze, 5, 'inverted', .07, seed=9, finial='urn', puddle=.02)
    fu.rug(-1.5, 1.5, -4.2, -.9, '#b9a88c')
    fu.bench((0, -.62, 0), mt.velvet('bench', '#5b6148'), P.walnut_z, w=1.25, welt=None)
    fu.throw((.34, -.65, 0), plain('throw', '#e7ddca', slub=.18, bump=.7), 0.)
    fu.pillow(.44, .44, (-.40, -.60, .55), plain('pl', '#b4935c', slub=.14), 14, 24, 4, kind=0)
    fu.books((-.02, -.62, .485), [(.26, .19, .028, '#54604f', .2), (.22, .16, .022, '#cdbb9b', 0.)], .2)
    fu.olive_tree((-1.68, -.62, 0), P, s=1.15, seed=6)
    light.daylight('morning', [(-x, x, z0, spring + x)], azimuth=30, fill=(-2.0, -3., 2.2), fill_scale=1.05, elevation=32, window_scale=1.2)
    camera((.20, -5.9, 1.62), (0, 0, 1.62), lens=45, fstop=4, focus=5.3, shift=(0, -.012))
    return dict(exposure=.88)


@scene('drawing-room-swag-jabot-silk-noon')
def drawing_room(P):
    win = (-.72, .72, .36, 2.55)
    wallm = room.shell('#d8d2c4', -2.8, 2.8, 3.15, 6.8, [win], P.white)
    for a, b in ((-2.62, -1.42), (1.42, 2.62)):
        room.mitred_frame(a, b, .98, 2.86, wallm)
        room.mitred_frame(a, b, .28, .84, wallm)
    room.floor(-2.9, 2.9, -6.8, .1, style='herringbone', cols=('#74573c', '#8a6a4a', '#9f7d58'))
    room.sash(win[0], win[1], win[2], win[3], P.white, cols=3, rows=2, horn=.02)
    exterior.backdrop('park', 'noon', x=.4, z=1.7, distance=6, width=11.5, strength=1.75)
    silk = mt.fabric('silk', '#a3a497', trans=.10, slub=.06, bump=.08, sheen=.4, rough=.6)
    for i, (a, b) in enumerate(((-1.13, -.60), (.60, 1.13))):
        cloth.drapery('panel', a, b, 2.84, .012, -.12, silk, 4, 'pinch', .06, 61 + i)
    box('board', -1.16, 1.16, -.19, 0, 2.855, 2.88, P.white, .003)
    cloth.swag('swag left', -1.14, .10, 2.88, .50, -.195, silk, 6, 1)
    cloth.swag('swag right', -.10, 1.14, 2.88, .50, -.215, silk, 6, 2)
    cloth.jabot('jabot left', -1.20, -.90, 2.88, .42, 1.05, -.26, silk, 'l', 3, 3)
    cloth.jabot('jabot right', .90, 1.20, 2.88, .42, 1.05, -.26, silk, 'r', 3, 4)
    fu.rug(-2.2, 2.2, -4.6, -.85, '#b7a88f')
    cream = plain('cream', '#e6dccb', slub=.08)
    fu.barrel_chair((-1.22, -1.35, .016), cream, P.walnut, math.radians(36), plinth=False)
    fu.barrel_chair((1.22, -1.35, .016), cream, P.walnut, math.radians(-36), plinth=False)
    fu.round_table((0, -1.25, .016), .34, .62, P.walnut)
    fu.vase('ginger', (0, -1.25, .636), P.ceramic, .70)
    fu.branches((0, -1.25, .87), 9, .52, P.leaf, P.stem, 27, .85, (.055, .024), .45, 22, 2)
    fu.art(-2.34, -1.72, 1.40, 2.22, P.brass, 15, style='landscape', mount=.05)
    fu.art(1.72, 2.34, 1.40, 2.22, P.brass, 18, style='landscape', mount=.05)
    light.daylight('noon', [win], azimuth=30, fill=(-2.6, -3.1, 2.0), fill_scale=.9)
    camera((.0, -5.3, 1.42), (0, 0, 1.42), lens=37, fstop=4, focus=4.8, shift=(0, .018))
    return dict(exposure=.92)
