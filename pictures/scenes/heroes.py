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
