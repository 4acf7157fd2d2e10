"""Living rooms, landings, bays and corners."""
import math

from kit import cloth, exterior, furniture as fu, light, materials as mt, plants, props, room, seating
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
    props.open_book((.14, -.46, .502), .35)
    fu.round_table((-.25, -1.75, .016), .30, .54, P.walnut)
    fu.vase('round', (-.30, -1.72, .556), mt.solid('jug', '#8a9a90', .3, var=.06), .58)
    plants.bouquet((-.30, -1.72, .71), '#d98f62', 7, .19, .044, 19, .8, second='#e8c9a0')
    props.mug((-.06, -1.84, .556), P.ceramic, 2.3)
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


@scene('landing-arched-inverted-silk-morning', (1000, 1250))
def landing(P):
    x, z0, spring, top, H = .66, .50, 2.16, 2.90, 3.45
    wallm = mt.plaster('wall', '#d5d3c6')
    room.shell('', -2.2, 2.2, H, 6.5, [(-x, x, z0, top)], P.white, wall_mat=wallm)
    room.arched(-x, x, z0, spring, P.white, wallm, top)
    room.floor(-2.3, 2.3, -6.5, .1, style='herringbone', cols=('#6b4e34', '#805f41', '#967350'))
    exterior.backdrop('park', 'morning', x=.4, z=1.8, distance=6, width=12, strength=1.6)
    silk = mt.silk('silk', '#8f7b55', '#d6c39a')
    cloth.panels_on_rod([(-1.42, -.72), (.72, 1.42)], 3.14, -.15, .012, silk, P.bronze, 5, 'inverted', .07, seed=9, finial='urn', puddle=.02)
    fu.rug(-1.4, 1.4, -4.2, -.95, '#7d6a55', '#93805f', .35)
    box('table', -.62, .62, -.66, -.30, .74, .775, P.walnut, .006)  # a console under the sill
    for sx in (-.56, .56):
        for y in (-.62, -.34):
            fu.lathe('leg', [(.014, 0), (.020, .02), (.017, .20), (.024, .50), (.020, .66), (.026, .74)], (sx, y, 0), P.walnut_z, 20, 3)
    box('apron', -.58, .58, -.64, -.32, .66, .74, P.walnut, .004)
    jar = mt.solid('jar', '#42564f', .25, coat=.3, var=.08)
    fu.vase('ginger', (-.36, -.48, .775), jar, .74)
    fu.branches((-.36, -.48, 1.02), 9, .66, mt.leaf('beech', '#7d4f2c', '#b07c42', .35), P.stem, 71, .8, (.055, .034), .35, 20, 3)
    fu.books((.16, -.48, .775), [(.27, .20, .034, '#5d3f33', .1), (.23, .17, .028, '#c3b08d', -.15), (.20, .15, .022, '#42564f', .1)], .1)
    fu.candlestick((.42, -.50, .775), P.brass, .24)
    seating.stool((.98, -1.18, .0), mt.velvet('stool', '#42564f'), P.walnut_z, .24, .44)
    light.daylight('morning', [(-x, x, z0, spring + x)], azimuth=30, fill=(-2.0, -3., 2.2), fill_scale=1.15, elevation=32, window_scale=1.2, glossy=True)
    camera((.16, -5.7, 1.66), (0, 0, 1.66), lens=46, fstop=4, focus=5.2, shift=(0, .0))
    return dict(exposure=.88)


@scene('drawing-room-swag-jabot-silk-noon')
def drawing_room(P):
    win = (-.72, .72, .36, 2.55)
    wallm = room.shell('#d8d2c4', -2.8, 2.8, 3.15, 6.8, [win], P.white)
    for a, b in ((-2.62, -1.42), (1.42, 2.62)):
        room.mitred_frame(a, b, .98, 2.86, wallm)
        room.mitred_frame(a, b, .28, .84, wallm)
    room.floor(-2.9, 2.9, -6.8, .1, style='herringbone', cols=('#74573c', '#8a6a4a', '#9f7d58'))
    room.sash(win[0], win[1], win[2], win[3], P.white, cols=3, rows=2, horn=-.02)
    exterior.backdrop('park', 'noon', x=.4, z=1.7, distance=6, width=11.5, strength=1.75)
    silk = mt.silk('silk', '#93988a', '#cdd2c2')
    for i, (a, b) in enumerate(((-1.13, -.60), (.60, 1.13))):
        cloth.drapery('panel', a, b, 2.84, .012, -.12, silk, 4, 'pinch', .06, 61 + i)
    box('board', -1.16, 1.16, -.19, 0, 2.855, 2.88, P.white, .003)
    cloth.swag('swag left', -1.14, .10, 2.88, .50, -.195, silk, 6, 1)
    cloth.swag('swag right', -.10, 1.14, 2.88, .50, -.215, silk, 6, 2)
    cloth.jabot('jabot left', -1.20, -.90, 2.88, .42, 1.05, -.26, silk, 'l', 3, 3)
    cloth.jabot('jabot right', .90, 1.20, 2.88, .42, 1.05, -.26, silk, 'r', 3, 4)
    fu.rug(-2.2, 2.2, -4.6, -.85, '#b7a88f')
    damask = plain('damask', '#b9a58c', slub=.08)
    pipe = mt.fabric('pipe', '#7d8674', trans=0, space='Object')
    seating.wing_chair((-1.24, -1.30, .016), damask, P.walnut_z, math.radians(38), welt=pipe)
    seating.slipper_chair((1.22, -1.38, .016), mt.velvet('slip', '#6d7a68'), P.walnut_z, math.radians(-34))
    fu.pillow(.44, .44, (1.18, -1.32, .62), plain('pp', '#d9ccb4', slub=.14), 66, -34, 5, kind=1)
    fu.round_table((0, -1.25, .016), .34, .62, P.walnut)
    fu.vase('urn', (0, -1.25, .636), mt.solid('urn', '#5d6f72', .2, coat=.4, var=.06), .42)
    plants.bouquet((0, -1.25, .83), '#f3ece0', 11, .26, .062, 27, .85, second='#e3c4b8')
    fu.art(-2.36, -1.70, 1.46, 2.26, P.brass, 15, style='sea', mount=.035)
    fu.art(1.74, 2.30, 1.62, 2.28, P.brass, 18, style='landscape', mount=.035)
    fu.art(1.82, 2.22, 1.12, 1.52, P.brass, 22, style='botanical', mount=.06)
    light.daylight('noon', [win], azimuth=30, fill=(-2.6, -3.1, 2.0), fill_scale=.95, glossy=True)
    camera((.0, -5.3, 1.42), (0, 0, 1.42), lens=37, fstop=4, focus=4.8, shift=(0, .018))
    return dict(exposure=.92)


@scene('living-grommet-slate-street-overcast')
def city_living(P):
    win = (-1.10, 1.10, .40, 2.46)
    room.shell('#e4e1d9', -3.3, 3.1, 2.95, 7, [win], P.white, crown=False)
    room.floor(-3.4, 3.2, -7, .1, style='herringbone', cols=('#5d452f', '#705439', '#866849'))
    steel = mt.solid('steel', '#26272a', .45, .3)
    room.casement(win[0], win[1], win[2], win[3], steel, leaves=3, cols=1, rows=3, head=False)
    exterior.backdrop('street', 'overcast', x=-.6, z=1.9, distance=6, width=13, strength=1.05, soft=1.8, colour=.7)
    slate = linen('slate', '#7d8890', trans=.10, slub=.10)
    z, y, amp = 2.70, -.15, .058
    for i, (a, b) in enumerate(((-1.92, -1.02), (1.02, 1.92))):
        cloth.drapery('panel', a, b, z + .05, .012, y, slate, 5, 'grommet', amp, 91 + i, lead='r' if i == 0 else 'l')
        cloth.grommets(a, b, y, z, P.nickel, 5, amp)
    cloth.rod(-1.94, 1.94, y, z, P.black, r=.014, finial='cap')
    fu.rug(-2.4, 2.2, -4.8, -.95, '#d0c7b8', '#bfb4a2', .34)
    tan = mt.solid('leather', '#8a5634', .42, bump=.22, bscale=80., var=.13)
    fu.sofa((-1.15, -1.62, .016), tan, P.black, w=.98, turn=math.radians(48), welt=tan, seats=1)
    fu.pillow(.46, .46, (-1.20, -1.58, .72), mt.fabric('p2', '#4b555c', trans=0, pattern=mt.check('#e4dccd', '#55606a', .06)), 68, 48, -6, kind=0)
    fu.round_table((.02, -1.80, .016), .36, .40, P.marble, P.black, 'stem')
    props.open_book((-.06, -1.86, .416), .5)
    props.mug((.18, -1.70, .416), P.dark_ceramic, 2.4)
    seating.pouf((1.05, -1.45, .016), P.boucle, .31, .36)
    plants.fig((2.12, -.72, 0), P, 1.12, seed=8)
    fu.art(-2.86, -2.22, 1.34, 2.22, steel, 21, style='lines', mount=.06)
    light.daylight('overcast', [win], fill=(2.9, -3.2, 1.9), fill_scale=1.4, window_scale=1.15)
    camera((.62, -5.35, 1.30), (.06, 0, 1.30), lens=36, fstop=4, focus=4.9, shift=(0, .008))
    return dict(exposure=1.0)


@scene('corner-pinch-moss-autumn-golden')
def corner(P):
    H, z0, z1 = 2.85, .62, 2.36
    wallm = mt.paint('wall', '#e7dfd0')
    front, side = (-1.55, -.25, z0, z1), (-1.75, -.45, z0, z1)
    room.shell('', -2.0, 3.6, H, 7, [front], P.white, wall_mat=wallm, sides='r')
    room.floor(-2.1, 3.7, -7, .1, cols=('#7c5c3e', '#93714e', '#a9865f'))
    moss = linen('moss', '#83846c', trans=.14, pattern=mt.band('#83846c', '#d8cdb6', 'lead', .05, .085))
    room.sash(*front, P.white, cols=2, rows=2, horn=.02)
    cloth.panels_on_rod([(-1.90, -1.42), (-.38, .14)], 2.64, -.14, .012, moss, P.bronze, 4, amp=.064, seed=101, finial='ball')
    exterior.backdrop('autumn', 'golden', x=-1.2, z=1.7, distance=6, width=11, strength=1.6)
    with Capture() as g:
        room.wall(-6.9, 0, 0, H, [side], wallm)
        room.sash(*side, P.white, cols=2, rows=2, horn=.02)
        room.cornice_moulding(-7, 0, H, P.white)
        room.baseboard(-7, 0, P.white)
        cloth.panels_on_rod([(-2.16, -1.62), (-.62, -.28)], 2.64, -.14, .012, moss, P.bronze, 4, amp=.060, seed=131, finial='ball')
        exterior.backdrop('autumn', 'golden', x=5.5, z=1.7, distance=6, width=12, strength=1.5, flip=True)  # seen at a slant
        x0, x1 = side[0], side[1]
        light.area(((x0 + x1) / 2, .75, 1.5), (-math.pi / 2, 0, 0), 1.8, 2.2, 60, (1., .90, .78), spread=150)
    g.place((-2.0, 0, 0), math.pi / 2)
    fu.rug(-1.7, 2.6, -4.4, -.75, '#b7a07f', '#a8906e', .5)
    wool = plain('wing', '#8c5f4b', slub=.10)
    seating.wing_chair((-.62, -1.22, .016), wool, P.walnut_z, math.radians(28), welt=mt.fabric('pipe', '#5f4034', trans=0, space='Object'))
    fu.pillow(.50, .32, (-.60, -1.24, .68), plain('pp', '#d9cdb6', slub=.14), 66, 28, 4, kind=2)
    seating.ottoman((.22, -2.22, .016), wool, P.walnut_z, .66, .48, .40, math.radians(28))
    props.open_book((.22, -2.22, .418), .7)
    fu.floor_lamp((-1.32, -.62, 0), P.bronze, P.shade, 1.62, power=6)
    fu.round_table((.42, -.98, .016), .22, .56, P.walnut, P.bronze, 'stem')
    props.mug((.36, -1.04, .576), P.ceramic, 1.)
    fu.books((.46, -.92, .576), [(.20, .15, .024, '#4d5648', .1)], .4)
    props.bookcase(1.15, 3.0, .0, 2.40, P.white, .30, 6, seed=4)
    light.daylight('golden', [front], azimuth=-30, fill=(3.2, -3.2, 1.9), fill_scale=1.5, elevation=24)
    camera((1.35, -5.0, 1.28), (-.05, 0, 1.28), lens=35, fstop=4, focus=4.4, shift=(0, .0))
    return dict(exposure=1.0, warm=(.97, 1., 1.05))


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
