"""Dining rooms."""
import math

from kit import close, cloth, furniture as fu, garden, hung, light, materials as mt, room, seating
from kit.core import smooth
from kit.render import camera

from .common import SAMPLES, SIZE, across_the_street, chamber, dapple, greenery, jug, raked, scene


@scene('dining-goblet-linen-noon', SIZE, SAMPLES, fine=True)
def dining(P):
    """Before lunch: the plates are down from the shelf, the table is not yet laid."""
    H, eye, low = 3.6, (2.85, -6.9, 1.34), (8, -124)
    win = (-.78, .78, 0, 2.46)
    wall = mt.paint('wall', '#c2c1b4', .55)
    side = chamber(-4.4, 3.9, H, 8.8, [win], P.white, wall, 'l', raked(-4.52, *low, (-2.4, 1.8), (.4, 3.0)), crown=False)
    for a, b in ((-4.1, -2.9), (-2.76, -1.56), (1.56, 2.76)):
        room.mitred_frame(a, b, .98, 2.74, wall)
        room.mitred_frame(a, b, .28, .84, wall)
    room.floor(-4.6, 4.1, -8.8, .1, style='herringbone', cols=('#6d5239', '#806246', '#937553'))
    room.french(win[0], win[1], win[3], P.white, P.brass, cols=2, rows=5)
    room.glass(win[0], win[1], .25, win[3], nd=0.96)
    blue = mt.cloth('blue', '#8d9ba4', trans=.20, slub=.06, pattern=mt.band('#8d9ba4', '#c9c2b0', 'lead', .05, .075))
    rings = hung.hang('goblet', blue, (-1.34, -.13, 0), mirror=True, scale=(1.04, 1., 1.028))
    rings += hung.hang('goblet2', blue, (1.34, -.13, 0), scale=(1.04, 1., 1.028))
    cloth.rod(-1.30, 1.30, -.13, 2.780, P.bronze, rings=rings, finial='urn')
    fu.round_table((-.18, -2.05, 0), .66, .75, P.walnut)
    for x, y, r in ((-1.16, -1.82, 78), (.56, -1.40, -38), (-.55, -3.06, 168)):
        seating.ladderback((x, y, 0), P.walnut_z, math.radians(r))
    linen_ = mt.cloth('napkin', '#ddd5c6', trans=0, slub=.06, hem=None)
    for k in range(4):
        fu.lathe('plate', [(0, 0), (.07, 0), (.085, .006), (.128, .016), (.130, .019), (.085, .011), (0, .008)], (.16, -2.30, .751 + .012 * k), P.ceramic, 72)
        fu.folded((-.02 + .004 * k, -2.44, .751 + .011 * k), linen_, w=.17, d=.13, h=.010, twist=.2 + .03 * k)
    jug((-.30, -1.96, .751), .26)
    greenery(eye, 0, 1.4, far=10., seed=83, ground=-.25, tones=('#5d6d3c', '#95a25f'))
    garden.ground(-9, 9, .25, 2.6, -.12, '#a1968a', '#bbb09f')
    dapple(-4.52, side[1:], 37)
    light.sky(*low, [win], strength=1., sun_strength=3.8, sun_col=(1, .83, .63), side=side, dust=1.6, dome=34)
    camera(eye, (-.30, 0, 1.34), lens=86, fstop=1.5, focus=7.2, shift=(0, .150))
    return dict(stops=-.4, warm=(.99, 1., 1.02), auto=.4, views=dict(view=1., veil=.08))


@scene('dining-cornice-nailhead-velvet-dusk', SIZE, SAMPLES, fine=True)
def dining_dusk(P):
    """The blue hour, from a chair at the table: candles between us and the window, somebody at home across the street."""
    H, eye = 3.3, (1.55, -4.35, 1.50)
    win = (-.72, .90, .56, 2.36)
    wallm = mt.plaster('wall', '#444c4c')
    trim = mt.paint('trim', '#4a524e', .45)
    chamber(-3.4, 3.6, H, 8, [win], trim, wallm, 'r', (-5., -4.9, .6, .7), crown=False)
    room.floor(-3.6, 3.8, -8, .1, style='herringbone', cols=('#4f3926', '#624830', '#75573b'))
    room.sash(*win, trim, cols=2, rows=1, head=False, horn=.02)
    room.glass(*win, y=.13, view=False)
    gold = mt.pile('tobacco', '#64503f', lean=.7, tips=1.1, ground=.10, sigma=.5)
    cloth.cornice('cornice', -1.28, 1.42, 2.74, .24, gold, lambda u: 2.46 - .15 * smooth(.50, .92, abs(u - .5) * 2), welt=mt.pile('welt', '#3d2a1a', lean=.2), nails=close.metal('nail', '#a58650', .26, worn=.6), puff=.026, step=.005, rows=50)
    hung.hang('velvet', gold, (-1.22, -.14, 0), mirror=True, scale=(1.0, .95, .985), uneven=(4, .5), seams=True, thick=.0026)
    hung.hang('pinch5', gold, (1.36, -.14, 0), scale=(1.0, .95, .985), uneven=(5, .5), seams=True, thick=.0026)
    fu.rect_table((.10, -2.0, 0), 2.1, .95, .75, P.walnut, P.walnut_z, style='pedestal')
    flame = mt.Nodes('flame')
    glow = flame.done(flame.n('Emission', {0: (1., .52, .18), 1: .30}))
    wax = mt.solid('wax', '#6d6250', .5)
    for x, y, h in ((.60, -2.30, .46), (.98, -2.60, .55), (.30, -2.05, .38)):
        fu.lathe('stick', fu.catmull([(0, 0), (.045, 0), (.046, .006), (.014, .018), (.010, .05), (.012, h - .05), (.016, h - .03), (.022, h - .02), (.014, h - .012), (0, h - .010)], 4), (x, y, .751), mt.solid('stick', '#3d342b', .5), 40)
        fu.tube('candle', [(x, y, .751 + h - .02), (x, y, .751 + h + .16)], .010, wax, 24)
        fu.lathe('flame', fu.catmull([(0, 0), (.0040, .006), (.0062, .016), (.0048, .028), (.0018, .044), (0, .052)], 5), (x, y, .751 + h + .170), glow, 20).visible_shadow = False
        light.point((x, y, .751 + h + .215), .55, (1., .62, .30), .012)
    light.point((-2.30, -1.05, 1.95), 1.7, (1., .77, .55), .10, glossy=False)   # the lamp on the sideboard, out of the picture: it rakes the nap
    light.point((2.6, -4.6, 1.7), .40, (1., .75, .52), .55, glossy=False)       # and another behind the camera
    across_the_street(-3.05, -4.95)
    light.overcast([win], strength=.024, col=(.40, .53, 1.))
    camera(eye, (-.30, 0, 1.50), lens=74, fstop=.9, focus=4.60, shift=(0, .150))
    return dict(stops=-2., warm=(1., 1., 1.), auto=.55, keep=.02)


@scene('breakfast-cornice-greek-key-noon', SIZE, SAMPLES, fine=True)
def breakfast(P):
    """The end of the cornice, the sun along the wall; branches on the table, out of focus."""
    H, eye, low = 3.5, (2.45, -5.9, 1.46), (7, -124)
    win = (-.86, .86, .60, 2.26)
    wall = mt.plaster('wall', '#bdbdb1')
    hole = raked(-3.52, *low, (-1.7, 1.9), (.5, 3.0))
    side = chamber(-3.4, 3.2, H, 7.8, [win], P.white, wall, 'l', hole, crown=False)
    room.floor(-3.6, 3.4, -7.8, .1, cols=('#8c7355', '#9a8061', '#a98f6f'))
    room.casement(*win, P.white, leaves=2, cols=2, rows=3, head=False)
    room.glass(*win, nd=0.96)
    key = mt.tile_greek_key('#d9cfbc', '#5a6973', n=40)
    face = mt.cloth('face', '#d2c8b5', trans=0, slub=.07, hem=None, pattern=mt.tape('#d2c8b5', key, .036, .086, .060, 'low'))
    cloth.cornice('cornice', -1.28, 1.28, 2.66, .20, face, lambda u: 2.33, welt=mt.cloth('welt', '#5a6973', trans=0, slub=.06, hem=None), puff=.020, step=.005, rows=50)
    ivory = mt.cloth('ivory', '#d3c8b4', trans=.24, slub=.07)
    hung.hang('pinch4', ivory, (-1.22, -.13, 0), mirror=True, scale=(.96, .90, .965))
    hung.hang('pinch7', ivory, (1.22, -.13, 0), scale=(.96, .90, .965))
    fu.round_table((.05, -1.75, 0), .56, .76, P.oak, P.white)
    jug((-.05, -1.70, .761), .25, '#5d6a70', 90, 6, .56)
    seating.ladderback((1.22, -1.55, 0), P.oak_z, math.radians(-150))
    greenery(eye, 0, 1.5, far=9.5, seed=87, ground=-.4, tones=('#767038', '#b0a55e'))
    dapple(-3.52, hole, 26)
    light.sky(*low, [win], strength=1.05, sun_strength=3.8, sun_col=(1, .82, .62), side=side, dust=1.5, dome=36)
    camera(eye, (.34, 0, 1.46), lens=84, fstop=1.5, focus=6.2, shift=(0, .160))
    return dict(stops=-.15, warm=(.99, 1., 1.02), auto=.4, views=dict(view=1., veil=.08))
