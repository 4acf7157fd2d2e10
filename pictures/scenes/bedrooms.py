"""Bedrooms, guest room, nursery."""
import math

from kit import cloth, exterior, furniture as fu, light, materials as mt, plants, props, room, seating
from kit.core import box
from kit.render import camera

from .common import linen, plain, scene


@scene('bedroom-velvet-pinch-dusk')
def bedroom_dusk(P):
    win = (.35, 1.75, .62, 2.42)
    trim = mt.paint('trim', '#66726f', .45)
    wallm = room.shell('#5d6a68', -3., 2.9, 2.95, 6.5, [win], trim)
    room.mitred_frame(-2.6, -.25, .36, 2.66, wallm)
    room.floor(-3.1, 3., -6.5, .1, cols=('#5f452f', '#77593d', '#8a6a4a'))
    room.sash(win[0], win[1], win[2], win[3], trim, cols=3, rows=2)
    exterior.backdrop('park', 'dusk', x=1., z=1.7, distance=6, width=12, strength=2.6)
    vel = mt.velvet('velvet', '#7a4a35')
    cloth.panels_on_rod([(-.12, .56), (1.54, 2.22)], 2.72, -.15, .012, vel, P.brass, 5, amp=.072, seed=21)
    fu.rug(-2.9, 2.3, -4.4, -.95, '#b9ad9a')
    white, oat = plain('white', '#f1ece2', slub=.05, bump=.2), plain('oat', '#cdbda5', slub=.07)
    fu.bed((-1.42, -1.18, 0), white, mt.quilted('quilt', '#e3dac9', .20), oat, mt.velvet('lumbar', '#7a4a35'))
    fu.nightstand((-.10, -.30, 0), P.walnut, P.brass)
    fu.table_lamp((-.14, -.26, .62), P.dark_ceramic, P.shade, .95, 16)
    fu.books((.07, -.36, .62), [(.20, .15, .024, '#8a8f86', .1), (.18, .13, .02, '#c9b48f', -.1)], .2)
    fu.art(-1.78, -1.06, 1.66, 2.38, P.brass, 9, style='sea', mount=.035)
    fu.wood_armchair((1.45, -1.15, .016), oat, P.walnut_z, math.radians(-24))
    light.daylight('dusk', [win], fill=(2.7, -3., 1.8), fill_scale=2.6)
    light.point((2.4, -1.0, 1.6), 14, r=.1)
    camera((.22, -5.1, 1.26), (.10, 0, 1.26), lens=36, fstop=3.5, focus=4.7, shift=(0, -.004))
    return dict(exposure=1.15)


@scene('guest-room-tieback-stripe-overcast')
def guest_room(P):
    win = (-.66, .66, .70, 2.36)
    wallm = room.shell('#d3d6d0', -2.7, 2.7, 2.85, 6.5, [win], P.white)
    room.beadboard(-2.7, 2.7, .94, P.white)
    room.floor(-2.8, 2.8, -6.5, .1, cols=('#a58a68', '#b89c79', '#c8ae8c'))
    room.sash(win[0], win[1], win[2], win[3], P.white, cols=2, rows=2, sill=False)
    exterior.backdrop('garden', 'overcast', x=-.5, z=1.7, distance=6, width=11, strength=1.75, flip=True)
    stripe = linen('stripe', '#e9e2d4', pattern=mt.stripe('#ece5d7', '#9fb0b8', .09, .36, ('#c9b28c', .04)))
    band = plain('tie', '#8fa2ac')
    z, y = 2.62, -.15
    for i, (a, b, side) in enumerate(((-1.12, -.12, 'l'), (.12, 1.12, 'r'))):
        cloth.drapery('panel', a, b, z - .04, .012, y, stripe, 6, 'pinch', .062, 81 + i, lead='r' if i == 0 else 'l', tie=(1.12, side, .36))
        e0, e1 = (a - .02, a + .36) if side == 'l' else (b - .36, b + .02)
        cloth.tieback(e0, e1, y - .055, 1.12, band, side)
    cloth.rod(-1.08, 1.08, y, z, P.brass, rings=cloth.pleat_centres(-1.12, -.12, 6) + cloth.pleat_centres(.12, 1.12, 6))
    fu.rug(-1.9, 1.9, -4.2, -.5, '#cfc6b4')
    fu.rect_table((0, -.62, .016), 1.05, .50, .75, P.walnut, P.walnut_z)
    fu.vase('bottle', (.30, -.56, .766), mt.solid('bottle', '#7f98a3', .2, coat=.3), .58)
    fu.branches((.30, -.56, .96), 6, .46, mt.leaf('blossom', '#e3cfc2', '#f3e7dd', .3), P.stem, 29, .8, (.030, .026), .3, 30, 3)
    props.open_book((-.22, -.64, .766), .15)
    props.mug((.08, -.74, .766), P.ceramic, 2.)
    seating.spindle_chair((-.12, -1.24, .016), P.walnut_z, math.radians(164), cushion_mat=plain('pad', '#8fa2ac', slub=.1))
    plants.fig((1.80, -.62, 0), P, .98, seed=21)
    for s in (-1, 1):
        fu.sconce(s * 1.62, 1.72, P.brass, P.shade, 1.3)
    light.daylight('overcast', [win], fill=(-2.5, -2.9, 1.9), fill_scale=1.5, window_scale=1.1)
    camera((.16, -4.75, 1.34), (.0, 0, 1.34), lens=38, fstop=4, focus=4.3, shift=(0, .010))
    return dict(exposure=.95)


@scene('nursery-slouched-roman-dots-morning')
def nursery(P):
    win = (-.62, .62, 1.06, 2.32)
    room.shell('#e9ddd2', -2.5, 2.5, 2.75, 6.2, [win], P.white, skirting=False)
    props.board_and_batten(-2.5, 2.5, .90, P.white)
    room.floor(-2.6, 2.6, -6.2, .1, cols=('#b39872', '#c2a882', '#cfb793'))
    room.casement(win[0], win[1], win[2], win[3], P.white, cols=1, rows=3)
    exterior.backdrop('garden', 'morning', x=.4, z=1.7, distance=6, width=11, strength=1.8)
    dots = mt.fabric('dots', '#ece2d3', trans=.26, slub=.07, pattern=mt.printed(mt.tile_dots('#f1e9dc', '#b9775a'), (.085, .085)))
    shade = cloth.roman('shade', -.74, .74, 2.50, 1.66, -.085, dots, 'slouched', folds=3, drop=.12, smile=.13, nu=150)
    box('head', -.735, .735, -.083, -.005, 2.475, 2.498, P.white, .002)
    cloth.bobbles(cloth.edge_of(shade), plain('bobble', '#b9775a', space='Object'), pitch=.034, r=.009)
    fu.rug(-1.9, 1.9, -4.0, -.55, '#d8cbb8')
    seating.crib((-1.22, -.62, .0), P.oak_z, plain('sheet', '#f3eee4', slub=.04), blanket=plain('blanket', '#a9b09a', slub=.2, bump=.7))
    seating.spindle_chair((1.20, -1.02, .016), P.oak_z, math.radians(-38), rockers=True, cushion_mat=plain('pad', '#c98f73', slub=.12))
    fu.pillow(.40, .30, (1.26, -.94, .72), plain('lum', '#efe6d8', slub=.14), 72, -38, 4, kind=2)
    plants.basket((2.02, -.55, 0), .22, .30, '#b9935f')
    for i, (dx, dy, c) in enumerate(((-.05, .0, '#a9b09a'), (.07, .03, '#e8dccb'), (.0, -.07, '#c98f73'))):
        fu.pillow(.20, .20, (2.02 + dx, -.55 + dy, .32 + .02 * i), plain('toy%d' % i, c), 60, 40 * i, 20, kind=0)
    seating.pouf((.30, -1.55, .016), plain('pouf', '#d9b9a2', slub=.2, bump=.8), .27, .30)
    fu.books((.28, -1.56, .30), [(.22, .20, .016, '#8fa0a4', .2), (.20, .16, .014, '#d9a679', -.1)], .5)
    fu.art(1.22, 1.56, 1.46, 1.90, P.oak_z, 40, style='botanical', mount=.05)
    fu.art(1.66, 2.00, 1.46, 1.90, P.oak_z, 47, style='lines', mount=.05)
    fu.art(-1.62, -1.14, 1.44, 2.06, P.oak_z, 44, style='abstract', mount=.06)
    light.daylight('morning', [win], azimuth=30, fill=(-2.3, -2.9, 1.8), fill_scale=.95, elevation=34)
    camera((.10, -4.75, 1.22), (0, 0, 1.22), lens=37, fstop=4, focus=4.2, shift=(0, .006))
    return dict(exposure=.92)


@scene('bedroom-rod-pocket-floral-noon')
def cottage_bedroom(P):
    win = (-1.72, -.42, .66, 2.28)
    sky = mt.paint('boards', '#c9d2d3', .5)
    room.shell('#c9d2d3', -2.7, 2.9, 2.7, 6.5, [win], P.white, wall_mat=sky)
    for k in range(1, 9):  # painted boarding: a shadow gap every 30 cm
        for a, b in ((-2.7, win[0] - .1), (win[1] + .1, 2.9)):
            box('gap', a, b, -.0015, 0, .3 * k, .3 * k + .006, mt.solid('gap', '#8f999b', .9), 0)
    room.floor(-2.8, 3., -6.5, .1, cols=('#a58a68', '#b89c79', '#c8ae8c'))
    room.sash(win[0], win[1], win[2], win[3], P.white, cols=2, rows=2, horn=.02)
    exterior.backdrop('garden', 'noon', x=-1.4, z=1.7, distance=6, width=11, strength=1.8, flip=True)
    tile = mt.tile_flowers('#f3ecdf', ('#c08678', '#d6aa9b', '#e6cbb9'), ('#a3ae95', '#b6bea6', '#95a38a'), '#a8a888', 4, scale=1.15)
    floral = mt.fabric('floral', '#e3d8cb', trans=.20, slub=.08, hem=.10, pattern=mt.printed(tile, (.46, .46)))
    z, y = 2.50, -.10
    for i, (a, b) in enumerate(((-2.12, -1.52), (-.62, -.02))):
        cloth.drapery('panel', a, b, z + .055, .012, y, floral, 7, 'pocket', .050, 111 + i, lead='r' if i == 0 else 'l', per=32)
    cloth.rod(-2.10, -.04, y, z, P.white, r=.012, finial='ball')
    seating.iron_head((1.42, -.10, 0), P.black, 1.72, 1.24)
    fu.bed((1.42, -1.18, 0), plain('white', '#f4f0e8', slub=.05, bump=.2), mt.quilted('quilt', '#ece4d6'), plain('rail', '#e9e0d2'), plain('lum', '#bb8b7d', slub=.12), channels=0)
    fu.nightstand((.22, -.34, 0), mt.paint('stand', '#e7e0d2', .4), P.brass, w=.46)
    fu.table_lamp((.14, -.30, .62), mt.solid('lamp', '#9fb0a4', .3, var=.06), P.shade, .78, 1.4)
    fu.vase('bottle', (.34, -.40, .62), P.ceramic, .42)
    plants.bouquet((.34, -.40, .785), '#e9d9cf', 5, .13, .035, 3, .7, second='#c98f84')
    fu.rug(-2.3, .6, -4.0, -.6, '#ddd3c2', '#c9bca8', .24)
    seating.stool((-1.10, -1.35, .016), plain('stool', '#9fae9c', slub=.12), P.oak_z, .24, .44)
    for i, (x, zz) in enumerate(((1.10, 1.52), (1.50, 1.52))):
        fu.art(x, x + .30, zz, zz + .40, P.oak_z, 60 + i, style='botanical', mount=.05)
    light.daylight('noon', [win], azimuth=-28, fill=(2.7, -3.0, 1.9), fill_scale=.95, elevation=36)
    camera((.05, -5.0, 1.24), (.02, 0, 1.24), lens=37, fstop=4, focus=4.5, shift=(0, .0))
    return dict(exposure=.92)
