"""Close-ups."""
from kit import cloth, exterior, furniture as fu, light, materials as mt, plants, room
from kit.core import box, smooth
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


@scene('detail-pinch-velvet-rings', (1000, 1250), 20)
def detail_velvet(P):
    win = (.40, 1.9, .3, 2.50)
    room.shell('#cfc8bb', -3, 3, 3.1, 6, [win], P.white)
    room.casement(*win, P.white, cols=2, rows=4)
    exterior.backdrop('autumn', 'noon', x=1.8, z=1.9, distance=6, width=13, strength=1.6, soft=5)
    vel = mt.velvet('velvet', '#5d6a56')
    top = 2.66
    cloth.drapery('panel', -.52, .34, top, .012, -.15, vel, 6, 'pinch', .074, 24, per=64, rows=260, thick=.003)
    cloth.rod(-.56, 1.5, -.15, top + .044, P.brass, rings=cloth.pleat_centres(-.52, .34, 6), ring_r=.027, finial='ball')
    light.daylight('noon', [win], azimuth=34, fill=(2.4, -1.5, 2.3), fill_scale=.9, ambient=.55, sun_scale=.25)
    camera((.62, -2.05, 2.10), (.06, -.15, 2.10), lens=52, fstop=3.2, focus=1.98, shift=(0, .08))
    return dict(exposure=1.05)


@scene('detail-ripplefold-sheer-track', (1000, 1250), 20)
def detail_ripple(P):
    win = (-1.4, 1.4, .03, 2.56)
    room.shell('#e9e4da', -3, 3, 2.80, 6, [win], P.white, crown=False)
    room.floor(-3.1, 3.1, -6, .1)
    box('mullion', -.03, .03, .06, .12, .03, 2.56, P.white, .004)
    exterior.backdrop('water', 'morning', x=.4, z=1.5, distance=6, width=13, strength=.95, soft=3)
    wool = linen('wool', '#98877a', trans=.10, slub=.09, bump=.24)
    cloth.drapery('wool', -1.05, .02, 2.765, .012, -.20, wool, 9, 'ripple', .060, 31, per=60, rows=260, thick=.003)
    cloth.drapery('sheer', -.30, 1.5, 2.755, .014, -.08, mt.sheer('sheer', '#f6f2ea', openness=.42), 22, 'ripple', .030, 33, per=30, rows=200)
    for y in (-.08, -.20):
        cloth.track(-1.5, 1.6, y, 2.772, P.white)
    light.daylight('morning', [win], azimuth=36, fill=(2.2, -1.6, 2.0), fill_scale=.9, elevation=34, ambient=.7, window_scale=.55)
    camera((.42, -2.25, 1.95), (-.10, -.15, 1.95), lens=46, fstop=3.2, focus=2.08, shift=(0, .07))
    return dict(exposure=.72)


@scene('detail-hobbled-roman-ticking')
def detail_hobbled(P):
    win = (-.70, .70, .9, 2.30)
    room.shell('#dfe0d8', -2.4, 2.4, 2.8, 5, [win], P.white, skirting=False)
    room.casement(*win, P.white, cols=2, rows=3)
    exterior.backdrop('garden', 'noon', x=-.8, z=1.7, distance=6, width=11, strength=1.6, soft=4)
    ticking = mt.fabric('ticking', '#e3dccb', trans=.05, slub=.11, bump=.22, pattern=mt.stripe('#e8e1d1', '#6d4136', .066, .22, ('#a98a5e', .07)))
    cloth.roman('shade', -.84, .84, 2.52, 1.34, -.085, ticking, 'hobbled', folds=5, nu=320)
    fu.vase('round', (.22, -.02, .905), mt.solid('jar', '#7d8c86', .25, var=.06), .60)
    plants.bouquet((.22, -.02, 1.07), '#efe6d6', 6, .13, .042, 6, .85)
    light.daylight('noon', [win], azimuth=-30, fill=(2.2, -.9, 1.9), fill_scale=1.0, ambient=.5, window_scale=.55)
    camera((.80, -1.75, 1.56), (.34, 0, 1.56), lens=44, fstop=3.5, focus=1.72, shift=(0, -.055))
    return dict(exposure=.60)


@scene('detail-cornice-nailhead-velvet')
def detail_cornice(P):
    win = (-.75, .75, .6, 2.30)
    room.shell('#d8d0c2', -2.6, 2.6, 2.95, 5, [win], P.white)
    room.casement(*win, P.white, cols=2, rows=3)
    exterior.backdrop('street', 'morning', x=1.5, z=1.9, distance=6, width=12, strength=1.0, soft=4., colour=.7)
    vel = mt.velvet('vel', '#574446')
    welt = mt.fabric('welt', '#3f3032', trans=0, space='Object')
    arch = lambda u: 2.36 - .13 * smooth(.55, .95, abs(u - .5) * 2)
    cloth.cornice('cornice', -1.10, 1.10, 2.74, .24, vel, arch, welt=welt, nails=P.brass, puff=.026)
    panel = linen('panel', '#d9cfbc', slub=.13, bump=.24)
    for i, (a, b) in enumerate(((-1.06, -.52), (.52, 1.06))):
        cloth.drapery('panel', a, b, 2.62, .012, -.14, panel, 4, 'pinch', .062, 51 + i, per=60, rows=220)
    light.daylight('morning', [win], azimuth=-34, fill=(-2.3, -1.4, 2.3), fill_scale=1.0, ambient=.55)
    camera((-1.05, -2.30, 2.06), (-.52, -.1, 2.06), lens=44, fstop=4., focus=2.1, shift=(0, .105))
    return dict(exposure=.95)
