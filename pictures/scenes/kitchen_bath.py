"""Kitchens, bath and powder room."""
import math

from kit import cloth, exterior, furniture as fu, light, materials as mt, plants, props, room
from kit.core import box
from kit.render import camera

from .common import plain, scene


@scene('bath-relaxed-roman-botanical-morning')
def bathroom(P):
    win = (-.62, .62, .98, 2.32)
    room.shell('#e9e6de', -2.3, 2.3, 2.8, 6, [win], P.white, skirting=False)
    sage = mt.paint('sage', '#b9bfae', .45)
    room.beadboard(-2.3, 2.3, .96, sage)
    box('skirt', -2.3, 2.3, -.032, 0, 0, .15, sage, .006)
    room.checker(-2.4, 2.4, -6, .1, (mt.marble('tile a', '#efece6', '#b9b3aa', .22), mt.marble('tile b', '#a9a79f', '#8b8981', .25)), .34)
    room.sash(win[0], win[1], win[2], win[3], P.white, cols=2, rows=2)
    exterior.backdrop('garden', 'morning', x=.6, z=1.7, distance=6, width=11, strength=1.8)
    tile = mt.tile_botanical('#f1ebdd', ('#6d7f5f', '#8b9a78', '#55695a'), '#8a7a58', 5)
    print_ = mt.fabric('print', '#dfdccb', trans=.30, slub=.07, pattern=mt.printed(tile, (.42, .42)))
    cloth.roman('shade', -.76, .76, 2.52, 1.70, -.085, print_, 'relaxed', folds=3, drop=.12, smile=.12)
    box('head', -.76, .76, -.085, -.005, 2.495, 2.53, P.white, .002)
    enamel = mt.solid('enamel', '#f5f2ec', .14, coat=.4)
    fu.bath((.0, -.78, .0), enamel)
    fu.floor_tap((.98, -.62, 0), P.brass, math.radians(-90))
    fu.round_table((-1.18, -.80, 0), .20, .50, P.oak, base='stem', leg=P.brass)
    fu.vase('round', (-1.20, -.78, .50), mt.solid('bud', '#c9b9a0', .3, var=.05), .40)
    plants.bouquet((-1.20, -.78, .605), '#f4ede2', 6, .15, .040, 3, .85)
    props.towel(-1.62, .86, mt.fabric('towel', '#efe8da', trans=0, slub=.2, bump=.8, pattern=mt.band('#efe8da', '#8b9a78', 'low', .06, .08)), P.brass, .40, .50, y=-.02)
    for s in (-1, 1):
        fu.sconce(s * 1.28, 1.80, P.brass, P.shade, .9)
    plants.palm((1.66, -.62, 0), P, 1.0, seed=9, pot=P.dark_ceramic)
    light.daylight('morning', [win], azimuth=-34, fill=(-2.1, -2.8, 1.8), fill_scale=.9, elevation=30)
    camera((-.25, -4.7, 1.22), (-.02, 0, 1.22), lens=36.5, fstop=4, focus=4.2, shift=(0, -.03))
    return dict(exposure=.92)


@scene('kitchen-box-pleat-valance-trellis-noon')
def kitchen(P):
    win = (-.74, .74, 1.10, 2.20)
    room.shell('#f0ece3', -2.4, 2.4, 2.75, 6, [win], P.white, skirting=False)
    room.floor(-2.5, 2.5, -6, .1)
    room.casement(win[0], win[1], win[2], win[3], P.white, cols=2, rows=3)
    exterior.backdrop('garden', 'noon', x=-.6, z=1.75, distance=6, width=11.5, strength=1.8, flip=True)
    trellis = mt.fabric('trellis', '#d9dcd6', trans=.16, slub=.07,
                        pattern=mt.band('', '#4f6a80', 'low', .0, .035, ground=mt.printed(mt.tile_trellis('#f2ede1', '#7690a3'), (.105, .14))))
    cloth.box_pleat_valance('valance', -.90, .90, 2.50, 2.04, .16, trellis, 5)
    blue = mt.paint('cabinet', '#8a9aa3', .42)
    fu.counter(-2.4, 2.4, blue, P.marble, P.brass, doors=8, sink=0.)
    box('upstand', -2.4, 2.4, -.02, 0, .92, .985, P.marble, .003)
    fu.bridge_tap((0, -.10, .92), P.brass)
    fu.vase('cylinder', (-1.02, -.26, .92), mt.solid('crock', '#c9d2d6', .25, coat=.3), .95)
    plants.bouquet((-1.02, -.26, 1.13), '#7f9ab5', 9, .20, .050, 17, .8, second='#e9edf0')
    props.mug((-.66, -.40, .92), P.ceramic, 2.5)
    fu.vase('bowl', (.78, -.34, .92), P.ceramic, .85)
    fu.lemons((.78, -.34, .975))
    fu.cutting_boards(1.30, -.06, .92, (P.oak_z, P.walnut_z))
    for s in (-1, 1):
        fu.sconce(s * 1.30, 1.86, P.brass, P.shade, 1.)
    light.daylight('noon', [win], azimuth=30, fill=(-2.2, -2.6, 1.9), fill_scale=.85)
    camera((.32, -3.75, 1.48), (.02, 0, 1.48), lens=38, fstop=4, focus=3.5, shift=(0, .006))
    return dict(exposure=.90)


@scene('kitchen-cafe-rod-pocket-gingham-morning')
def cafe_kitchen(P):
    win = (-.72, .72, 1.06, 2.26)
    room.shell('#ece7da', -2.3, 2.3, 2.7, 6, [win], P.white, skirting=False)
    room.floor(-2.4, 2.4, -6, .1)
    tile = mt.solid('glaze', '#eceae0', .12, spec=.6, var=.05)
    for a, b, c, d in ((-2.3, -.86, .92, 1.72), (.86, 2.3, .92, 1.72)):
        props.subway(a, b, c, d, tile)
    room.casement(*win, P.white, leaves=2, cols=1, rows=2)
    exterior.backdrop('autumn', 'morning', x=-.4, z=1.7, distance=6, width=11.5, strength=1.6, flip=True)
    gingham = mt.fabric('gingham', '#e6e2d8', trans=.20, slub=.06, hem=.06, pattern=mt.check('#f0ece2', '#a9743f', .048))
    y = -.045
    cloth.drapery('valance', -.80, .80, 2.395, 2.06, y - .035, gingham, 14, 'pocket', .042, 161, per=24, rows=90)
    cloth.rod(-.80, .80, y - .035, 2.34, P.brass, r=.008, finial='ball')
    for i, (a, b) in enumerate(((-.74, -.10), (.10, .74))):
        cloth.drapery('cafe', a, b, 1.695, 1.085, y - .02, gingham, 6, 'pocket', .036, 163 + i, lead='r' if i == 0 else 'l', per=24, rows=110)
    cloth.rod(-.72, .72, y - .02, 1.64, P.brass, r=.007, finial='ball')
    green = mt.paint('cabinet', '#6f7a66', .42)
    fu.counter(-2.3, 2.3, green, P.oak, P.brass, doors=8, sink=0.)
    fu.bridge_tap((0, -.10, .92), P.nickel)
    for z in (1.80,):
        for a, b in ((-2.1, -.98), (.98, 2.1)):
            box('shelf', a, b, -.22, 0, z, z + .035, P.oak, .004)
    jug = mt.solid('jug', '#d9cdb4', .35, var=.06)
    for x, k, m, sc in ((-1.90, 'ginger', P.ceramic, .42), (-1.62, 'round', jug, .52), (1.20, 'cylinder', P.ceramic, .72), (1.92, 'bottle', jug, .55)):
        fu.vase(k, (x, -.12, 1.835), m, sc)
    for i in range(4):
        props.mug((-1.36 + .11 * i, -.12, 1.835), P.ceramic, .8 * i)
    for i in range(6):  # plates leaning in a stack
        fu.lathe('plate', [(0, 0), (.07, 0), (.085, .006), (.13, .016), (.132, .019), (.085, .011), (0, .008)], (1.52, -.12, 1.836 + .013 * i), P.ceramic, 48)
    fu.vase('round', (-.98, -.30, .92), jug, .80)
    plants.bouquet((-.98, -.30, 1.135), '#d89a3e', 7, .20, .045, 7, .8, second='#e4c27a')
    fu.cutting_boards(1.12, -.05, .92, (P.walnut_z, P.oak_z))
    loaf = mt.solid('crust', '#9c6a35', .7, bump=.5, bscale=40., var=.25)
    fu.cushion('loaf', (.30, .14, .12), (1.44, -.36, .985), loaf, 3.2, .1, (0, 0, .3), 3, .004)
    props.tray((1.44, -.36, .92), P.walnut, .42, .26, .3)
    light.daylight('morning', [win], azimuth=-30, fill=(2.1, -2.6, 1.9), fill_scale=.95, elevation=32)
    camera((-.22, -3.7, 1.52), (.0, 0, 1.52), lens=38, fstop=4, focus=3.5, shift=(0, .010))
    return dict(exposure=.95)


@scene('powder-flat-roman-fringe-wallpaper-noon', (1000, 1250))
def powder(P):
    win = (-.92, -.22, 1.04, 2.24)
    paper = mt.wallpaper('paper', mt.tile_botanical('#31453f', ('#5d7566', '#7d917c', '#8f9f86'), '#6d7a5c', 9), (.44, .44))
    room.shell('', -1.5, 1.7, 2.75, 5, [win], P.white, wall_mat=paper, skirting=False)
    box('back wall', -1.6, 1.8, -5.1, -5., 0, 2.75, mt.paint('back', '#cfc7b6'), 0)  # the mirror looks at it
    panel = mt.paint('panel', '#e4ddce', .42)
    box('backing', -1.5, 1.7, -.006, 0, .10, .86, panel, 0)
    props.board_and_batten(-1.5, 1.7, .90, panel, .40)
    room.checker(-1.6, 1.8, -5, .1, (mt.marble('a', '#ebe7df', '#b9b3aa', .2), mt.marble('b', '#3d423f', '#5f645f', .2)), .24)
    room.sash(*win, P.white, cols=1, rows=1)
    exterior.backdrop('garden', 'noon', x=-.8, z=1.7, distance=6, width=11, strength=1.8)
    shade = mt.fabric('shade', '#e4d7bf', trans=.16, slub=.11, pattern=mt.stripe('#e8dcc6', '#b98a4c', .075, .16))
    roman = cloth.roman('shade', -1.03, -.11, 2.44, 1.74, -.085, shade, 'flat', folds=3, drop=.11, nu=140)
    box('head', -1.025, -.115, -.083, -.005, 2.415, 2.438, P.white, .002)
    cloth.fringe(cloth.edge_of(roman), plain('fringe', '#a97b42', space='Object'), .045)
    top = P.marble
    box('slab', .14, 1.26, -.50, 0, .80, .835, top, .005)
    for x in (.19, 1.21):
        for y in (-.46, -.05):
            fu.lathe('leg', [(.016, 0), (.020, .02), (.020, .78), (.026, .80)], (x, y, 0), P.brass, 20)
    fu.tube('rail', [(.19, -.46, .20), (1.21, -.46, .20)], .008, P.brass, 10)
    basin = mt.solid('basin', '#f3f0ea', .12, coat=.5)
    fu.lathe('basin', [(0, 0), (.13, 0), (.15, .01), (.21, .10), (.225, .135), (.215, .138), (.19, .10), (.12, .03), (0, .022)], (.70, -.25, .835), basin, 72, 4)
    fu.tube('tap', fu.catmull([(.70, -.02, 1.12), (.70, -.10, 1.125), (.70, -.17, 1.11), (.70, -.18, 1.06)], 8), .011, P.brass, 14)
    for s in (-.10, .10):
        fu.tube('valve', [(.70 + s, 0, 1.12), (.70 + s, -.05, 1.12)], .012, P.brass, 14)
        fu.tube('cross', [(.70 + s - .03, -.05, 1.12), (.70 + s + .03, -.05, 1.12)], .006, P.brass, 10)
    props.round_mirror(.70, 1.66, .30, P.brass, h=.40)
    for x in (.26, 1.14):
        fu.sconce(x, 1.64, P.brass, P.shade, 1.5)
    fu.vase('bottle', (1.10, -.22, .835), P.ceramic, .44)
    plants.bouquet((1.10, -.22, 1.005), '#e6d3c4', 4, .14, .042, 9, .7)
    props.towel(-.57, .78, mt.fabric('towel', '#efe8da', trans=0, slub=.2, bump=.8, pattern=mt.band('#efe8da', '#b98a4c', 'low', .06, .075)), P.brass, .44, .46)
    light.daylight('noon', [win], azimuth=26, fill=(1.5, -2.2, 1.9), fill_scale=.75, elevation=36, window_scale=1.2)
    camera((.15, -3.9, 1.34), (.15, 0, 1.34), lens=44, fstop=4, focus=3.6, shift=(0, .004))
    return dict(exposure=1.0)
