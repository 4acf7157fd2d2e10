"""Kitchen and bath."""
import math

from kit import cloth, exterior, furniture as fu, light, materials as mt, room
from kit.core import box
from kit.render import camera

from .common import scene


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
    fu.vase('bottle', (-1.22, -.76, .50), P.ceramic, .62)
    fu.branches((-1.22, -.76, .69), 6, .46, P.leaf, P.stem, 3, .8, (.05, .022), .4, 18, 2)
    for s in (-1, 1):
        fu.sconce(s * 1.28, 1.80, P.brass, P.shade, .9)
    fu.olive_tree((1.72, -.62, 0), P, s=.95, seed=9, pot_scale=.7)
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
    fu.vase('ginger', (-.98, -.26, .92), P.ceramic, .80)
    fu.branches((-.98, -.26, 1.17), 8, .46, P.leaf, P.stem, 17, .8, (.055, .024), .4, 20, 2)
    fu.vase('bowl', (.78, -.34, .92), P.ceramic, .85)
    fu.lemons((.78, -.34, .975))
    fu.cutting_boards(1.30, -.06, .92, (P.oak_z, P.walnut_z))
    for s in (-1, 1):
        fu.sconce(s * 1.30, 1.86, P.brass, P.shade, 1.)
    light.daylight('noon', [win], azimuth=30, fill=(-2.2, -2.6, 1.9), fill_scale=.85)
    camera((.32, -3.75, 1.48), (.02, 0, 1.48), lens=38, fstop=4, focus=3.5, shift=(0, .006))
    return dict(exposure=.90)
