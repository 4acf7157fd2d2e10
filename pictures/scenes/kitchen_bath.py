"""Kitchens, bath and powder room."""
import math

import numpy as np

from kit import cloth, furniture as fu, hung, light, materials as mt, props, room
from kit.core import box
from kit.render import camera

from .common import SAMPLES, SIZE, chamber, dapple, daylit, greenery, jug, raked, scene
from .products import colander, herbs


@scene('bath-relaxed-roman-botanical-morning', SIZE, SAMPLES, fine=True)
def bathroom(P):
    """Early, before the bath is run: the sun along the boards, the day through the shade."""
    H, eye, low = 3.3, (2.30, -5.6, 1.24), (8, -124)
    win = (-.62, .62, 1.02, 2.34)
    wall = mt.plaster('wall', '#d3cdbe')
    hole = raked(-3.12, *low, (-2.0, 1.6), (.3, 2.60))
    side = chamber(-3., 3., H, 7.2, [win], P.white, wall, 'l', hole, skirting=False, crown=False)
    sage = mt.paint('sage', '#979a87', .45)
    room.beadboard(-3., 3., .96, sage)
    box('skirt', -3., 3., -.032, 0, 0, .15, sage, .006)
    room.checker(-3.2, 3.2, -7.2, .1, (mt.marble('tile a', '#dcd8d0', '#b3ada3', .22), mt.marble('tile b', '#8f8e87', '#77766f', .25)), .34)
    room.sash(*win, P.white, cols=2, rows=2, sill=False)
    box('stool', win[0] - .14, win[1] + .14, -.07, .062, win[2] - .034, win[2] + .002, P.white, .008)
    room.glass(*win, y=.13, nd=0.96)
    tile = mt.tile_botanical('#dcd3c0', ('#98a08a', '#a7ad99', '#8d967f'), '#9c957f', 5)
    hung.hang('relaxed', mt.cloth('print', '#cdc6b3', trans=.38, slub=.06, hem=None, pattern=mt.printed(tile, (.20, .20))), (0, -.090, 2.53), scale=(1.03, 1., .84), finer=2)
    box('head', -.765, .765, -.087, -.005, 2.502, 2.528, P.white, .002)
    fu.bath((-.20, -.98, .0), mt.solid('enamel', '#e3dfd5', .12, coat=.5), math.radians(4))
    fu.floor_tap((.90, -.80, 0), P.brass, math.radians(-90))
    jug((-1.36, -.46, 0), .46, '#6f7468', 150, 7, 1.15)
    greenery(eye, 0, 1.7, far=9., seed=151, ground=-.6, tones=('#767038', '#b0a55e'))
    dapple(-3.12, hole, 27)
    daylit(*win, 300)
    light.sky(*low, [win], strength=1.1, sun_strength=4.8, sun_col=(1, .82, .62), side=side, dust=1.5, dome=36)
    camera(eye, (-.10, 0, 1.24), lens=68, fstop=1.5, focus=5.9, shift=(0, .086))
    return dict(stops=.60, warm=(.99, 1., 1.02), auto=.4, views=dict(view=1., veil=.08))


@scene('kitchen-box-pleat-valance-trellis-noon', SIZE, SAMPLES, fine=True)
def kitchen(P):
    """The valance, near; a low sun along the wall, branches on the counter."""
    H, eye, low = 3.4, (1.85, -4.6, 1.56), (8, -124)
    win = (-.76, .76, 1.08, 2.26)
    wall = mt.plaster('wall', '#cfc8b9')
    hole = raked(-3.12, *low, (-1.5, 1.6), (.6, 2.95))
    side = chamber(-3., 3., H, 6.4, [win], P.white, wall, 'l', hole, skirting=False, crown=False)
    room.floor(-3.2, 3.2, -6.4, .1)
    room.casement(*win, P.white, leaves=2, cols=2, rows=3, head=False)
    room.glass(*win, nd=0.96)
    trellis = mt.cloth('trellis', '#d5d0c3', trans=.22, slub=.06, hem=None,
                       pattern=mt.band('', '#7b8890', 'low', .0, .026, ground=mt.printed(mt.tile_trellis('#ece4d4', '#93a0a8'), (.064, .084))))
    hung.hang('valance1', trellis, (-.94, -.155, 2.52), mirror=True, thick=.0024, finer=2)
    hung.hang('valance2', trellis, (.94, -.155, 2.52), thick=.0024, finer=2)
    box('board', -.93, .93, -.150, 0, 2.500, 2.521, P.white, .002)
    blue = mt.paint('cabinet', '#7c8c95', .42)
    fu.counter(-3., 3., blue, mt.marble('top', '#d9d4ca', '#aaa398', .22, 1.3), P.brass, doors=10, sink=.06)
    fu.bridge_tap((-.10, -.085, .92), P.brass)
    box('upstand', -3., 3., -.02, 0, .92, .985, mt.marble('upstand', '#d9d4ca', '#aaa398', .22, 1.3), .003)
    jug((.82, -.34, .92), .27, '#6c767b', 140, 7, .60)
    fu.vase('bowl', (-.56, -.36, .92), P.ceramic, .95)
    fu.lemons((-.56, -.36, .982))
    greenery(eye, 0, 1.7, far=8.5, seed=141, ground=-.5, tones=('#767038', '#b0a55e'))
    dapple(-3.12, hole, 28)
    light.sky(*low, [win], strength=1.1, sun_strength=3.6, sun_col=(1, .82, .62), side=side, dust=1.5, dome=36)
    camera(eye, (.16, 0, 1.56), lens=80, fstop=1.6, focus=4.75, shift=(0, .130))
    return dict(stops=.35, warm=(.99, 1., 1.02), auto=.4, views=dict(view=1.05, veil=.08))


@scene('kitchen-cafe-rod-pocket-gingham-morning', SIZE, SAMPLES, fine=True)
def cafe_kitchen(P):
    """Early: the sun is in the curtains, the colander is full of what the garden gave."""
    H, eye = 2.80, (-1.95, -5.0, 1.52)
    win = (-.70, .70, 1.06, 2.24)
    wall = mt.plaster('wall', '#ddd5c4')
    side = chamber(-3., 3., H, 6.4, [win], P.white, wall, 'r', (-3.8, -1.3, .9, 2.5), skirting=False)
    room.floor(-3.2, 3.2, -6.4, .1)
    tile = mt.glaze('glaze', ('#dedace', '#e4e0d5', '#d6d2c6', '#e0dbcd'))
    room.glazed_squares(-3., 3., .92, 1.62, tile, [(win[0] - .11, win[1] + .11, win[2] - .08, win[3])])
    box('shelf', -2.6, -1.04, -.20, 0, 1.62, 1.652, P.oak, .004)
    box('shelf', 1.04, 2.6, -.20, 0, 1.62, 1.652, P.oak, .004)
    room.casement(*win, P.white, leaves=2, cols=1, rows=2)
    room.glass(*win, nd=0.96)
    gingham = mt.cloth('gingham', '#e3dccd', trans=.36, slub=.04, hem=.05, pattern=mt.check('#e9e3d6', '#a8763f', .030))
    hung.hang('ruffle', gingham, (.80, -.085, 2.395), scale=(1., 1., 1.))
    cloth.rod(-.80, .80, -.085, 2.351, P.brass, r=.008, finial='ball')
    hung.hang('cafe1', gingham, (-.74, -.060, 1.70), mirror=True, scale=(1., 1., .96))
    hung.hang('cafe2', gingham, (.74, -.060, 1.70), scale=(1., 1., .96))
    cloth.rod(-.74, .74, -.060, 1.662, P.brass, r=.007, finial='ball')
    green = mt.paint('cabinet', '#68735f', .42)
    fu.counter(-3., 3., green, mt.wood('top', '#8f6f4c', '#b59570', .45, 'x', .8), P.brass, doors=10)
    jug((-1.18, -.30, .92), .25, '#c9bfa8', 130, 6, .46)
    colander((-.62, -.36, .92), .118)
    herbs((-.30, -.22, .92))
    fu.cutting_boards(1.26, -.06, .92, (P.oak_z, mt.wood('maple', '#a3825d', '#c3a27c', .5, 'z')))
    fu.folded((.62, -.40, .92), mt.cloth('towel', '#d8d0bf', trans=0, slub=.07, hem=None, pattern=mt.stripe('#ddd5c5', '#5f7078', .05, .16)), w=.26, d=.19, h=.014, twist=-.3)
    for i in range(5):
        fu.lathe('plate', [(0, 0), (.07, 0), (.085, .006), (.13, .016), (.132, .019), (.085, .011), (0, .008)], (1.58, -.10, 1.653 + .013 * i), P.ceramic, 64)
    for i in range(4):
        props.mug((-1.34 - .13 * i, -.10, 1.653), P.ceramic, .8 * i)
    fu.vase('round', (2.10, -.10, 1.653), mt.solid('crock', '#7d7360', .35, var=.1, bump=.2, bscale=40.), .52)
    greenery(eye, 0, 1.7, far=8.5, seed=131, ground=-.5, tones=('#75773c', '#b3a95c'), height=5.5)
    light.sky(24, 22, [win], strength=1.05, sun_strength=6., sun_col=(1, .82, .60), side=side, dust=2.)
    camera(eye, (.02, 0, 1.56), lens=76, fstop=1.8, focus=5.3, shift=(0, .070))
    return dict(stops=.3, warm=(.97, 1., 1.04))


@scene('powder-flat-roman-fringe-wallpaper-noon', (1600, 2000), SAMPLES, fine=True)
def powder(P):
    """A dark paper, two tones of one green; the sun comes along it to the glass."""
    H, eye, low = 3.1, (1.50, -4.5, 1.42), (9, -122)
    win = (-.92, -.20, 1.04, 2.26)
    paper = mt.wallpaper('paper', mt.tile_vine('#3b473f', ('#4d5a50', '#535f54', '#48554b'), ('#5f6756', '#6d7260')), (.24, .24))
    hole = raked(-2.52, *low, (-1.1, 1.3), (.5, 2.70))
    side = chamber(-2.4, 2.2, H, 5.8, [win], P.white, paper, 'l', hole, skirting=False, crown=False)
    panel = mt.paint('panel', '#d6cfbf', .42)
    box('backing', -2.4, 2.2, -.006, 0, .10, .86, panel, 0)
    props.board_and_batten(-2.4, 2.2, .90, panel, .40)
    room.checker(-2.6, 2.4, -5.8, .1, (mt.marble('a', '#d9d4ca', '#b3ada3', .2), mt.marble('b', '#383c3a', '#565b57', .2)), .24)
    room.sash(*win, P.white, cols=1, rows=1)
    room.glass(*win, y=.13, nd=0.88)
    stripe = mt.cloth('stripe', '#d8cdb8', trans=.36, slub=.06, hem=None, pattern=mt.stripe('#dcd2bf', '#a58a62', .048, .18))
    at, k = (-.56, -.085, 2.46), (.92, 1., .92)
    hung.hang('roman2', stripe, at, scale=k)
    box('head', -1.015, -.105, -.080, -.010, 2.430, 2.459, mt.cloth('wrap', '#e0d6c2', trans=0, hem=None), .003)
    piece = hung.stored('roman2')[0] * k + at
    foot = piece[np.argmin(piece[:, piece.shape[1] // 2, 2])]
    for s in (1, 2):
        cloth.fringe(foot + [0, -.002 * s, 0], mt.fabric('fringe', '#8d7a58', trans=0, space='Object'), .042, pitch=.0021, seed=s, header=.007)
    box('slab', .20, 1.30, -.50, 0, .80, .832, P.marble, .005)
    metal = mt.solid('old brass', '#a98e5f', .26, 1., bump=.10, bscale=320., var=.10)
    for x in (.25, 1.25):
        for y in (-.46, -.05):
            fu.lathe('leg', [(.014, 0), (.018, .02), (.018, .78), (.024, .80)], (x, y, 0), metal, 28)
    for y in (-.46, -.05):
        fu.tube('rail', [(.25, y, .20), (1.25, y, .20)], .007, metal, 14)
    fu.lathe('basin', fu.catmull([(0, 0), (.13, 0), (.15, .01), (.205, .09), (.222, .132), (.219, .138), (.21, .134), (.185, .10), (.12, .03), (0, .022)], 4), (.75, -.25, .832), mt.solid('basin', '#e9e6df', .12, coat=.5), 96)
    fu.tube('tap', fu.catmull([(.75, 0, 1.10), (.75, -.06, 1.105), (.75, -.13, 1.10), (.75, -.145, 1.05)], 8), .010, metal, 18)
    for s in (-.10, .10):
        fu.tube('valve', [(.75 + s, 0, 1.10), (.75 + s, -.045, 1.10)], .011, metal, 18)
        fu.tube('cross', [(.75 + s - .028, -.045, 1.10), (.75 + s + .028, -.045, 1.10)], .005, metal, 12)
    props.round_mirror(.75, 1.66, .28, metal, h=.38)
    box('behind', -2.4, 2.2, -5.80, -5.79, .90, H, paper, 0)   # what the mirror shows: the wall behind the camera, and its door
    box('dado', -2.4, 2.2, -5.80, -5.78, 0, .93, panel, 0)
    light.area((-.4, -4.9, 2.9), (-.62, 0, 0), 1.2, .5, 16, (1., .93, .84), glossy=False)   # the wall that the mirror shows has its own lamp
    box('art', .80, 1.30, -5.79, -5.77, 1.40, 2.0, P.brass, .004)
    fu.folded((1.10, -.24, .832), mt.fabric('hand towel', '#cfc6b4', trans=0, slub=.14, bump=.9, weave=.0016), w=.20, d=.15, h=.022, twist=.2)
    greenery(eye, -.5, 1.6, far=8., seed=161, ground=-.5)
    dapple(-2.52, hole, 29)
    daylit(*win, 40)
    light.sky(*low, [win], strength=1.2, sun_strength=3.8, sun_col=(1, .82, .62), side=side, dust=1.5, dome=36)
    camera(eye, (.08, 0, 1.42), lens=72, fstop=1.6, focus=4.6, shift=(0, .090))
    return dict(stops=-.55, warm=(.99, 1., 1.02), auto=.4, views=dict(view=1., veil=.08))
