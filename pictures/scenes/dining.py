"""Dining rooms."""
import math

from kit import cloth, exterior, furniture as fu, light, materials as mt, plants, props, room, seating
from kit.render import camera

from .common import linen, plain, scene


@scene('dining-goblet-linen-noon')
def dining(P):
    win = (-1.0, 1.0, 0., 2.42)
    grey = room.shell('#dcd8ce', -3., 3., 2.95, 7, [win], P.white)
    for a, b in ((-2.85, -1.86), (1.86, 2.85)):
        room.mitred_frame(a, b, .98, 2.66, grey)
        room.mitred_frame(a, b, .28, .86, grey)
    room.floor(-3.1, 3.1, -7, .1, style='herringbone', cols=('#7f6043', '#94734f', '#a9875f'))
    room.french(win[0], win[1], win[3], P.white, P.brass, cols=2, rows=4)
    exterior.backdrop('park', 'noon', z=1.6, distance=6, width=12, strength=1.8)
    lin = linen('linen', '#c3c8c6', pattern=mt.band('#c3c8c6', '#8694a0', 'lead', .06, .13))
    cloth.panels_on_rod([(-1.74, -.92), (.92, 1.74)], 2.74, -.15, .012, lin, P.bronze, 5, 'goblet', .075, seed=3, finial='urn')
    fu.rug(-1.7, 1.7, -3.3, -.75, '#cbc3b4')
    fu.round_table((0, -1.95, .016), .66, .75, P.walnut)
    seat = plain('seat', '#e7dfd0', slub=.08)
    for x, y, r in ((-.86, -1.70, math.radians(62)), (.88, -1.74, math.radians(-66)), (-.50, -2.74, math.radians(152))):
        fu.dining_chair((x, y, .016), seat, P.walnut_z, r)
    fu.vase('ginger', (.02, -1.92, .766), mt.solid('jar', '#4f6a80', .2, coat=.4, var=.06), .66)
    plants.bouquet((.02, -1.92, 1.0), '#f3efe6', 10, .28, .066, 7, .85, second='#dfe5e8')
    fu.vase('bowl', (-.30, -2.05, .766), P.stone, .62)
    fu.pendant((0, -1.95, 2.06), P.shade, P.brass, 2.95, power=5)
    fu.art(2.08, 2.62, 1.36, 2.16, P.oak_z, 4, style='landscape', mount=.06)
    light.daylight('noon', [win], azimuth=-32, fill=(2.9, -3.2, 1.8), elevation=36)
    camera((.10, -5.55, 1.32), (.0, 0, 1.32), lens=37, fstop=4, focus=5.0, shift=(0, -.012))
    return dict(exposure=.95)


@scene('dining-cornice-nailhead-velvet-dusk')
def dining_dusk(P):
    win = (-.82, .82, .50, 2.26)
    trim = mt.paint('trim', '#635856', .42)
    plum = room.shell('#5f5452', -2.8, 2.8, 2.85, 6.5, [win], trim)
    for a, b in ((-2.62, -1.42), (1.42, 2.62)):
        room.mitred_frame(a, b, .28, 2.58, plum)
    room.floor(-2.9, 2.9, -6.5, .1, style='herringbone', cols=('#4f3826', '#634830', '#77593d'))
    room.sash(*win, trim, cols=2, rows=2, horn=.02)
    exterior.backdrop('street', 'dusk', x=.5, z=1.9, distance=6, width=13, strength=2.0, soft=2.)
    gold = mt.velvet('tobacco', '#7c6b50')
    cloth.cornice('cornice', -1.22, 1.22, 2.68, .22, gold, lambda u: 2.34, welt=mt.fabric('welt', '#5f4b2b', trans=0, space='Object'), nails=P.brass)
    for i, (a, b) in enumerate(((-1.19, -.66), (.66, 1.19))):
        cloth.drapery('panel', a, b, 2.58, .012, -.13, gold, 4, 'pinch', .062, 141 + i)
    fu.rug(-2.3, 2.3, -4.3, -.7, '#8c6f58', '#7c614c', .6)
    fu.rect_table((0, -1.72, .016), 2.0, .92, .75, P.walnut, P.walnut_z, style='pedestal')
    for x, y, r in ((-.62, -1.02, 8), (.62, -1.02, -10), (-.66, -2.44, 172), (1.36, -1.70, -86)):
        seating.spindle_chair((x, y, .016), P.walnut_z, math.radians(r), cushion_mat=plain('pad', '#8d8064', slub=.1))
    for x, h in ((-.30, .26), (-.16, .34), (.34, .30)):
        fu.candlestick((x, -1.70 + .06 * math.sin(9 * x), .766), P.brass, h, lit=True)
    fu.vase('bowl', (.10, -1.78, .766), P.dark_ceramic, .85)
    fu.lemons((.10, -1.78, .80), 8, .034, .09, ('#8a8a3c', '#a39a4a'), 5)
    for x in (-2.02, 2.02):
        fu.sconce(x, 1.62, P.brass, P.shade, 4.5)
    for x in (-1.75, 1.75):  # what the lamps of the room would send to the window wall
        light.point((x, -1.5, 1.9), 26, (1., .76, .50), .25)
    light.daylight('dusk', [win], fill=(-2.6, -3., 1.8), fill_scale=4.)
    camera((.12, -5.2, 1.34), (.0, 0, 1.34), lens=37, fstop=3.5, focus=4.4, shift=(0, .0))
    return dict(exposure=1.25)


@scene('breakfast-cornice-greek-key-noon')
def breakfast(P):
    win = (-.95, .95, .60, 2.22)
    room.shell('#eae6dc', -2.6, 2.6, 2.75, 6.4, [win], P.white)
    room.floor(-2.7, 2.7, -6.4, .1, cols=('#a08058', '#b2926a', '#c3a57e'))
    room.casement(*win, P.white, leaves=2, cols=2, rows=3)
    exterior.backdrop('water', 'noon', x=.6, z=1.5, distance=6, width=12, strength=1.5, soft=1.8)
    key = mt.tile_greek_key('#f0e8d9', '#3f5f7d')
    face = mt.fabric('face', '#e6ddcc', trans=0, slub=.10, bump=.22, pattern=mt.tape('#e8dfcf', key, .040, .150, .118, 'low'))
    welt = mt.fabric('welt', '#3f5f7d', trans=0, space='Object')
    cloth.cornice('cornice', -1.26, 1.26, 2.62, .21, face, lambda u: 2.26, welt=welt)
    ivory = linen('ivory', '#e9e1d2')
    for i, (a, b) in enumerate(((-1.22, -.80), (.80, 1.22))):
        cloth.drapery('panel', a, b, 2.54, .012, -.12, ivory, 4, 'pinch', .056, 151 + i)
    fu.rug(-1.9, 1.9, -3.9, -.7, '#c3cbd0', '#dcdcd4', .42)
    fu.round_table((0, -1.55, .016), .62, .75, P.oak, P.white)
    blue = mt.paint('chair', '#e9e4d9', .35)
    for x, y, r in ((-.86, -1.32, 70), (.88, -1.38, -72), (.42, -2.32, 200)):
        seating.spindle_chair((x, y, .016), blue, math.radians(r), cushion_mat=mt.fabric('pad', '#5e7c98', trans=0, pattern=mt.stripe('#e8e0d2', '#5e7c98', .03, .45)))
    jar = mt.fabric('jar', '#d3dadd', trans=0, slub=.0, bump=0., space='Object', rough=.2, pattern=mt.printed(mt.tile_botanical('#eef0ee', ('#3f5f8c', '#5c7aa3'), '#3f5f8c', 6), (.12, .12)))
    fu.vase('ginger', (-.06, -1.50, .766), jar, .66)
    plants.bouquet((-.06, -1.50, 1.00), '#f1efe8', 8, .22, .058, 5, .75, second='#dfe4ea')
    props.mug((-.34, -1.74, .766), P.ceramic, 2.)
    fu.vase('bowl', (.30, -1.68, .766), P.ceramic, .60)
    fu.lemons((.30, -1.68, .79), 5, .030, .06)
    for x in (-1.98, 1.98):
        for z in (1.22, 1.72):
            fu.art(x - .20, x + .20, z, z + .42, P.oak_z, int(80 + x * 3 + z * 7), style='sea', mount=.07)
    light.daylight('noon', [win], azimuth=30, fill=(-2.4, -2.9, 1.9), fill_scale=.9, elevation=38)
    camera((-.14, -4.95, 1.28), (.0, 0, 1.28), lens=38, fstop=4, focus=4.2, shift=(0, .004))
    return dict(exposure=.92)
