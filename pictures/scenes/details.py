"""Close-ups and product pictures."""

from kit import cloth, exterior, furniture as fu, light, materials as mt, room
from kit.core import box
from kit.render import camera

from .common import linen, plain, scene


@scene('detail-goblet-pleat-linen', (1200, 800), 20)
def detail_goblet(P):
    room.shell('#e6e0d5', -3, 3, 3.2, 6, [(.62, 2.2, .3, 2.55)], P.white, crown=False)
    room.casement(.62, 2.2, .3, 2.55, P.white, cols=2, rows=4)
    exterior.backdrop('garden', 'noon', x=2.5, z=1.9, distance=6, width=14, strength=1.8, soft=5)
    lin = linen('linen', '#cfc6b4', slub=.16, bump=.25, pattern=mt.band('#cfc6b4', '#5f7066', 'lead', 0, .05))
    top = 2.64
    cloth.drapery('panel', -.36, .48, top, .4, -.15, lin, 6, 'goblet', .072, 4, per=72, rows=240, thick=.0022)
    cloth.rod(-.42, .62, -.15, top + .042, P.brass, rings=cloth.pleat_centres(-.36, .48, 6), ring_r=.026, finial='urn')
    light.daylight('noon', [(.62, 2.2, .3, 2.55)], azimuth=30, fill=(2.3, -1.3, 2.5), fill_scale=.75, ambient=.55)
    camera((.50, -1.72, 2.40), (.14, -.15, 2.44), lens=58, fstop=2.8, focus=1.58, shift=(0, .045))
    return dict(exposure=.98)


@scene('detail-hem-greek-key-linen', (1200, 800), 20)
def detail_hem(P):
    win = (.55, 2.4, 0, 2.4)
    room.shell('#e7e1d6', -3, 3, 3, 6, [win], P.white, crown=False)
    room.floor(-3.1, 3.1, -5, .1, style='herringbone', cols=('#8a6a48', '#a07e57', '#b4926a'))
    room.french(win[0], win[1], win[3], P.white, P.brass, cols=2, rows=4)
    exterior.backdrop('garden', 'golden', x=2, z=1.6, distance=6, width=13, strength=1.6, soft=4)
    key = mt.tile_greek_key('#ece2cf', '#45586a')
    ground = linen('linen', '#c9bfae', slub=.15, bump=.24, pattern=mt.tape('#c9bfae', key, .10, .19, .105, 'low'))
    cloth.drapery('panel', -.44, .42, 2.7, .010, -.16, ground, 6, 'pinch', .075, 14, per=60, rows=300, thick=.0025)
    light.daylight('golden', [win], azimuth=42, fill=(2.4, -2.0, 1.3), fill_scale=1.5, elevation=24, ambient=.8)
    camera((.55, -1.85, .50), (.14, -.15, .50), lens=52, fstop=2.8, focus=1.62, shift=(0, -.12))
    return dict(exposure=.85)


@scene('product-roman-shade-tape-detail')
def product_roman(P):
    win = (-.70, .70, .95, 2.30)
    room.shell('#ebe6db', -2.4, 2.4, 2.8, 5, [win], P.white, skirting=False)
    room.sash(win[0], win[1], win[2], win[3], P.white, cols=2, rows=2)
    exterior.backdrop('garden', 'noon', x=-.8, z=1.7, distance=6, width=11, strength=1.75, soft=3.5)
    lin = mt.fabric('lin', '#e6dcca', trans=.13, slub=.13, bump=.2, pattern=mt.frame_band('#e8dfce', '#3a4a45', .035, .075))
    cloth.roman('shade', -.84, .84, 2.52, 1.48, -.085, lin, 'flat', folds=4, drop=.115, nu=260)
    box('head', -.84, .84, -.085, -.005, 2.49, 2.53, P.white, .002)
    fu.vase('bottle', (.28, -.03, .952), P.ceramic, .60)
    fu.branches((.28, -.03, 1.14), 6, .30, P.leaf, P.stem, 31, .75, (.045, .020), .4, 16, 2)
    light.daylight('noon', [win], azimuth=-28, fill=(2.2, -1.0, 2.0), fill_scale=.75, ambient=.6, window_scale=.7)
    camera((.92, -1.95, 1.52), (.42, 0, 1.52), lens=48, fstop=3.2, focus=1.95, shift=(0, .035))
    return dict(exposure=.70)


@scene('sampler-headings', (1600, 700), 12)
def sampler(P):
    room.shell('#e6e0d5', -3.2, 3.2, 3.0, 6, [], P.white, crown=False)
    room.floor(-3.3, 3.3, -6, .1)
    lin = linen('linen', '#cfc6b4', pattern=mt.band('#cfc6b4', '#7b6a58', 'lead', 0, .05))
    z, y, w = 2.55, -.15, .70
    for i, heading in enumerate(('pinch', 'goblet', 'inverted', 'ripple', 'grommet', 'pocket')):
        a = -2.55 + i * .88
        top = z - .04 if heading in cloth.HEADINGS else z + .05 if heading != 'ripple' else z
        tie = (1.15, 'l', .45) if heading == 'pocket' else None
        cloth.drapery(heading, a, a + w, top, .012, y, lin, 5, heading, .05 if heading in ('ripple', 'grommet') else .07, 70 + i, tie=tie)
        if heading in cloth.HEADINGS:
            cloth.rod(a + .05, a + w - .05, y, z, P.brass, rings=cloth.pleat_centres(a, a + w, 5))
        elif heading == 'ripple':
            cloth.track(a - .03, a + w + .03, y, z, P.white)
        else:
            cloth.rod(a + .05, a + w - .05, y, z, P.bronze, finial='cap')
        if heading == 'grommet':
            cloth.grommets(a, a + w, y, z, P.bronze, 5, .05)
        if tie:
            cloth.tieback(a - .02, a + w * .47, y - .04, tie[0], plain('tie', '#7b6a58'), 'l')
            cloth.bobbles([(a, y - .1, .4), (a + w * .6, y - .1, .4)], plain('bobble', '#7b6a58', space='Object'))
    light.daylight('noon', [], fill=(-3., -2.6, 2.), fill_scale=1.6)
    camera((0, -6.2, 1.4), (0, 0, 1.4), lens=40, fstop=8)
    return dict(exposure=.9)
