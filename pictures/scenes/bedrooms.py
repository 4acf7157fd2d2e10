"""Bedrooms, guest room, nursery."""
import math

from kit import cloth, exterior, furniture as fu, light, materials as mt, room
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
    fu.bed((-1.42, -1.18, 0), white, plain('duvet', '#ebe4d7', slub=.05, bump=.2), oat, mt.velvet('lumbar', '#7a4a35'))
    fu.nightstand((-.10, -.30, 0), P.walnut, P.brass)
    fu.table_lamp((-.14, -.26, .62), P.dark_ceramic, P.shade, .95, 16)
    fu.books((.07, -.36, .62), [(.20, .15, .024, '#8a8f86', .1), (.18, .13, .02, '#c9b48f', -.1)], .2)
    fu.art(-1.75, -1.08, 1.62, 2.40, P.brass, 9, style='landscape', mount=.05)
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
    fu.vase('round', (.26, -.60, .766), P.ceramic, .70)
    fu.branches((.26, -.60, .92), 9, .38, P.leaf, P.stem, 29, .9, (.05, .024), .45, 20, 2)
    fu.books((-.24, -.62, .766), [(.25, .18, .026, '#7f929e', .1), (.22, .16, .022, '#d9cbb2', -.1)], .2)
    fu.dining_chair((-.10, -1.22, .016), plain('seat', '#e4dccb', slub=.08), P.walnut_z, math.radians(168))
    fu.olive_tree((1.72, -.60, 0), P, s=1.02, seed=21)
    for s in (-1, 1):
        fu.sconce(s * 1.62, 1.72, P.brass, P.shade, 1.3)
    light.daylight('overcast', [win], fill=(-2.5, -2.9, 1.9), fill_scale=1.5, window_scale=1.1)
    camera((.16, -4.75, 1.34), (.0, 0, 1.34), lens=38, fstop=4, focus=4.3, shift=(0, .010))
    return dict(exposure=.95)
