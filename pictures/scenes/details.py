"""Close-ups."""
from kit import cloth, exterior, light, materials as mt, room
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
