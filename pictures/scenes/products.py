"""The three groups of things we make, one piece each: seen at three quarters, whole, at its own window in its own wall."""
import math

from kit import cloth, furniture as fu, garden, light, materials as mt, room
from kit.core import box
from kit.render import camera

from .common import scene, woven

SIZE, SAMPLES = (2400, 1600), 128


def sight(eye, x, z=1.3):
    """Where the line from the camera through a point of the window wall meets the plane y."""
    return lambda y: (x + (x - eye[0]) * y / -eye[1], z + (z - eye[2]) * y / -eye[1])


def blossom(loc):
    """A stoneware jar on the floor with branches just in flower."""
    x, y, z = loc
    glaze = mt.solid('glaze', '#3d3f3a', .32, bump=.25, bscale=26., var=.28, coat=.15)
    jar = [(0, 0), (.105, 0), (.118, .012), (.150, .10), (.178, .24), (.170, .36), (.122, .455), (.078, .50), (.070, .525), (.080, .552), (.088, .558), (.080, .562), (.066, .545), (.058, .50), (.06, .40)]
    fu.lathe('jar', fu.catmull(jar, 6), loc, glaze, 72)
    twig = mt.solid('twig', '#4f3d30', .85)
    petal = mt.leaf('petal', '#e9ddcf', '#f6f0e6', .3)
    for k, (dx, dy, length) in enumerate(((-.20, .05, 1.05), (.10, -.10, 1.22), (.24, .06, .92), (-.05, .12, .86))):
        garden.bough('apple', (x + dx * .12, y + dy * .12, z + .42), (dx, dy, 1.), length, petal, twig, 40 + k, radius=.0085,
                     bare=.34, open=.55, shrink=.42, forks=(6, 3), wander=.07, leaves=16, size=.022, wide=.9)


@scene('product-drapery-pinch-flax-panelled', SIZE, SAMPLES, fine=True)
def product_drapery(P):
    win, H, eye = (-.50, .50, .30, 2.44), 3.10, (2.75, -6.35, 1.36)
    wall = mt.paint('wall', '#a3a394', .55)
    room.shell('', -5.2, 3.4, H, 7, [win], wall, wall_mat=wall, sides='r')
    room.floor(-5.4, 3.6, -7.5, .1, style='herringbone', cols=('#7b5d40', '#8f6e4d', '#a3825d'))
    for a, b in ((-3.92, -2.72), (-2.58, -1.38), (1.38, 2.58)):
        room.mitred_frame(a, b, .92, 2.84, wall)
        room.mitred_frame(a, b, .28, .78, wall)
    room.mitred_frame(-.50 - .11, .50 + .11, .16, .22, wall, scale=.5)
    room.casement(*win, P.white, leaves=2, cols=1, rows=4, head=False)
    room.glass(*win)
    flax = woven('flax', '#cdc0a6', slub=.13, trans=.13)
    spans = ((-1.09, -.53), (.53, 1.09))
    for i, (a, b) in enumerate(spans):
        cloth.drapery('panel', a, b, 2.66, .006, -.13, flax, 5, 'pinch', .062, 311 + 7 * i, lead='r' if i == 0 else 'l', per=72, rows=300,
                      plumb=True, jitter=.12, ret=('l' if i == 0 else 'r', -.012), thick=.0022)
    rings = [x for a, b in spans for x in cloth.pleat_centres(a, b, 5)]
    cloth.french_rod(-1.115, 1.115, -.13, 2.70, P.bronze, rings=rings)
    s = sight(eye, 0)
    green, bark = mt.leaf('apple', '#56683a', '#8b9a5c', .45), mt.solid('bark', '#5d5145', .9, bump=.5, bscale=40., var=.2)
    garden.ground(s(10)[0] - 12, s(10)[0] + 12, 1.2, 30, -.35, '#72824c')
    garden.tree('apple', [(s(6)[0] - .4, 6.2, -.35, 1.05), (s(9)[0] + 1.3, 9, -.35, 1.1), (s(12)[0] - 1.6, 12, -.35, 1.2)], green, bark, 5)
    garden.bough('apple', (s(3)[0] + 1.3, 3.2, 2.9), (-1., .1, -.12), 1.7, green, bark, 8, radius=.022)
    garden.hedge(s(15)[0] - 7, s(15)[0] + 7, 15, -.35, 1.5, mt.leaf('yew', '#66784a', '#97a86c', .4), 2)
    garden.distance(s(26)[0], 26, -6, 34, 17, seed=4, skyline=.43, strength=1.7, sky=('#f1efe8', '#cfdde8'))
    garden.skylight((s(1)[0], 1.1, 3.2), 900)
    blossom((-1.80, -.62, 0))
    light.daylight('morning', [win], azimuth=-34, fill=None, elevation=27, window_scale=1.5, sun_scale=1.1, ambient=.55)
    light.area((-4.6, -2.3, 1.9), (math.pi / 2, 0, -math.radians(62)), 1.6, 2.4, 150, (.97, .985, 1.))
    camera(eye, (0, 0, 1.36), lens=51, fstop=5.6, focus=6.8)
    return dict(exposure=.95, warm=(.985, 1., 1.035))
