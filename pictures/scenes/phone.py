"""Six bare windows as a client's telephone takes them: hand-held, wide, nothing shifted, so that four corners tell where the camera stood.

`BARE` holds the true figures; `corners.py` projects them and writes what the tests know.
"""
import math
from collections import namedtuple

from mathutils import Matrix, Vector

from kit import furniture as fu, garden, light, materials as mt, plants, props, room, seating
from kit.core import Capture, box
from kit.render import camera

from .common import bark, chamber, greenery, scene

INCH = .0254
FILM = 43.27                  # the diagonal that a telephone's 35 mm figure means
CASING, STOOL, PROUD = room.CASING, .030, .045   # the sill: how thick, and how far it stands before the wall
WIDE, TALL = (2400, 1800), (1800, 2400)

# Inches, in the plane of the wall: origin at the frame's outer top left corner, x right, y down, z to the room. w and h of the frame
# (h to the underside of the sill), from its top to the ceiling, from its bottom to the floor; eye, aim, degrees of roll, focal35.
Bare = namedtuple('Bare', 'w h above below eye aim roll focal35')
BARE = {
    'wall-front': Bare(46, 64, 17, 22, (25, 39, 110), (23, 39, 0), .4, 26),
    'wall-left': Bare(52, 58, 18, 26, (-32, 31, 110), (31, 39, 0), -.7, 24),
    'wall-right': Bare(41, 61, 16, 25, (84, 36, 104), (10, 41, 0), .6, 26),
    'wall-low': Bare(44, 54, 21, 30, (14, 80, 98), (22, 43, 0), -.5, 24),
    'wall-near': Bare(36, 46, 15, 29, (31, 6, 88), (16, 29, 0), 2., 24),
    'wall-narrow': Bare(27, 60, 18, 27, (44, 35, 156), (11, 39, 0), .3, 50),
}


def place(bare, x, y, z=0.):
    """A point of the wall's plane, in the room's metres (the frame's middle is x = 0)."""
    return Vector(((x - bare.w / 2) * INCH, -z * INCH, (bare.h + bare.below - y) * INCH))


def opening(bare):
    a, b = place(bare, 0, 0), place(bare, bare.w, bare.h)
    return a.x + CASING, b.x - CASING, b.z + STOOL, a.z - CASING


def frame(bare, trim, kind='sash', cols=2, rows=2):
    """Sash or casement with a plain sill; nothing stands over the casing's outer edge."""
    x0, x1, z0, z1 = opening(bare)
    if kind == 'sash':
        room.sash(x0, x1, z0, z1, trim, cols, rows, sill=False, head=False)
    else:
        room.casement(x0, x1, z0, z1, trim, 2, cols, rows, sill=False, head=False)
    room.glass(x0, x1, z0, z1, y=.13 if kind == 'sash' else .088)
    box('sill', x0 - CASING - .018, x1 + CASING + .018, -PROUD, .062, z0 - STOOL, z0, trim, .004)
    box('apron', x0 - CASING, x1 + CASING, -.018, .001, z0 - STOOL - .075, z0 - STOOL, trim, .003)


def telephone(bare, size):
    eye, aim = place(bare, *bare.eye), place(bare, *bare.aim)
    diagonal = math.hypot(*size) / max(size)
    cam = camera(eye, aim, lens=bare.focal35 / FILM * diagonal * 36, fstop=4., focus=(aim - eye).length, level=False)
    cam.rotation_euler = (cam.rotation_euler.to_matrix() @ Matrix.Rotation(math.radians(bare.roll), 3, 'Z')).to_euler()
    return tuple(eye)


def snap(P, name, size, wall, trim, floor, hidden, sun, outside, **kind):
    """The empty room, its window and its light; returns where the camera stands."""
    bare = BARE[name]
    height = (bare.above + bare.h + bare.below) * INCH
    win = opening(bare)
    side = chamber(-3.3, 3.3, height, 5.6, [win], trim, wall, hidden, (-4.6, -2.9, .6, 2.2), crown=False)
    room.floor(-3.5, 3.5, -5.6, .1, **floor)
    frame(bare, trim, **kind)
    for x, low in ((bare.w + 21, 0.), (-24, 0.), (bare.w + 21.5, 31.)):   # a socket each side, a switch
        at = place(bare, x, bare.h + bare.below - 15 - low)
        box('plate', at.x - .035, at.x + .035, -.006, 0, at.z - .057, at.z + .057, P.white, .003)
        for dz in (-.019, .019) if not low else ():
            box('socket', at.x - .016, at.x + .016, -.0075, 0, at.z + dz - .013, at.z + dz + .013, mt.solid('socket', '#d8d3c8', .4), .002)
        if low:
            box('switch', at.x - .016, at.x + .016, -.010, 0, at.z - .033, at.z + .033, P.white, .002)
    eye = telephone(bare, size)
    outside(eye)
    light.sky(*sun[:2], [win], strength=1.2, sun_strength=sun[2], side=side, dust=2.2)
    return bare, eye


def trees(x, seed, **kw):
    return lambda eye: greenery(eye, x, 1.3, far=9., seed=seed, ground=-.5, **kw)


def street(eye):
    garden.row_houses(-26, 26, 15., -1.6, 4, 9.)
    garden.ground(-40, 40, .4, 16, -1.6, '#6a6763', '#7b7872')
    garden.grove([(-4.4, 8., -1.6, 8., 2.2), (5., 8.6, -1.6, 8.5, 2.4)], mt.leaf('plane', '#66703f', '#98995a', .45), bark('#8a8070'), 17, size=.09, wide=.8, density=.75)


SEEN = dict(view=1.9, veil=.34)   # a telephone lets the window go


@scene('wall-front', WIDE, 40, fine=True)
def front(P):
    """A sitting room on a bright morning, somebody's mug still on the table."""
    snap(P, 'wall-front', WIDE, mt.paint('wall', '#d3ccbd'), P.white, dict(cols=('#8a6a49', '#9a7a56', '#ab8a64')), 'r', (36, 24, 4.), trees(0, 11), cols=1, rows=1)
    fu.sofa((-2.02, -1.28, 0), mt.fabric('sofa', '#9aa09a', trans=0, slub=.08, bump=.6, weave=.0013), P.oak_z, 1.9, math.radians(84))
    fu.lean(.44, .40, (-2.06, -.80, .51), mt.cloth('rust', '#94604a', trans=0, slub=.06, hem=None), 88, 2, back=.22)
    fu.round_table((-1.06, -1.86, 0), .27, .46, P.oak, P.oak_z)
    props.mug((-1.10, -1.80, .46), P.ceramic, 1.1)
    fu.books((-1.0, -1.95, .46), [(.24, .18, .022, '#5f6f78', .1), (.20, .14, .018, '#b08a5c', -.3)], .5)
    plants.fig((1.62, -.52, 0), P, 1.0, seed=6)
    fu.art(-1.92, -1.32, 1.30, 2.02, P.oak, 4, style='landscape', mount=.05)
    fu.rug(-1.5, 1.7, -3.6, -.95, '#a39582', '#8a7c69', .16)
    plants.basket((1.22, -1.75, .016), .19, .26)
    return dict(stops=.55, warm=(1., 1., 1.01), views=SEEN)


@scene('wall-left', WIDE, 40, fine=True)
def left(P):
    """A bedroom, the bed just made."""
    snap(P, 'wall-left', WIDE, mt.paint('wall', '#a9b5ba'), P.white, dict(cols=('#a58a69', '#b39878', '#c0a686'), w=.12), 'l', (44, -20, 4.), trees(.4, 29), kind='casement', cols=1, rows=3)
    white = mt.cloth('white', '#e3ddd0', trans=0, slub=.04, weave=.0008, hem=None)
    fu.bed((2.50, -1.42, 0), white, mt.fabric('cover', '#cbbfae', trans=0, slub=.06, bump=.4, weave=.001), mt.cloth('rail', '#8f8674', trans=0, hem=None), mt.cloth('blue', '#5f7484', trans=0, slub=.06, hem=None), channels=0, w=1.5)
    fu.nightstand((1.42, -.30, 0), P.oak, P.black, w=.42)
    fu.books((1.36, -.34, .62), [(.20, .14, .024, '#8a4f3f', .2), (.18, .12, .02, '#d5c8ae', -.1)], .3)
    props.mug((1.52, -.38, .62), P.dark_ceramic, 2.)
    fu.art(1.16, 1.62, 1.28, 1.86, P.black, 5, style='sea', mount=.05)
    fu.rug(-.6, 1.6, -3.2, -.95, '#b7ac9a')
    with Capture() as g:   # shoes, where they were taken off
        for x in (-.055, .055):
            fu.cushion('shoe', (.085, .25, .075), (x, .03 * (x > 0), .038), mt.solid('hide', '#5a4030', .55), 3., .1, seed=3)
    g.place((-.30, -1.55, 0), .6)
    return dict(stops=.5, warm=(1., 1., 1.), views=SEEN)


@scene('wall-right', WIDE, 40, fine=True)
def right(P):
    """A study over the street, a gray day."""
    snap(P, 'wall-right', WIDE, mt.paint('wall', '#b9bda8'), P.white, dict(style='herringbone', cols=('#6f5339', '#826447', '#957655')), 'r', (50, 40, 1.2), street, cols=2, rows=2)
    props.bookcase(-2.75, -1.25, .0, 2.15, P.white, .29, 5, 3)
    seating.ladderback((-.02, -.98, 0), P.walnut_z, math.radians(150))
    fu.rug(-1.9, 1.2, -3.6, -1.1, '#8c5f4b', '#75503f', .22)
    plants.basket((-1.02, -.62, 0), .16, .24, '#a58a5f')
    return dict(stops=.4, warm=(1., 1., 1.), views=SEEN)


@scene('wall-low', WIDE, 40, fine=True)
def low(P):
    """Sitting on a child's floor, between the blocks."""
    snap(P, 'wall-low', WIDE, mt.paint('wall', '#d8cdb0'), P.white, dict(cols=('#9a8061', '#a98f6f', '#b79d7d')), 'l', (38, -28, 4.), trees(0, 43), cols=3, rows=2)
    seating.crib((1.86, -.60, 0), P.oak_z, mt.cloth('sheet', '#e4ded2', trans=0, slub=.04, hem=None), blanket=mt.fabric('blanket', '#7d909c', trans=0, slub=.12, bump=.7, weave=.0014))
    fu.art(-1.78, -1.34, 1.28, 1.86, P.oak, 7, style='botanical', mount=.05)
    fu.rug(-1.0, 1.0, -3.2, -1.05, '#c3b6a0')
    for k, (x, y, c, turn) in enumerate(((-.28, -1.34, '#a8543f', .3), (-.19, -1.29, '#c79a45', .9), (-.22, -1.30, '#5f7f86', .1), (.16, -1.52, '#6f8457', .6), (.34, -1.20, '#c79a45', 1.2))):
        o = box('block', -.035, .035, -.035, .035, 0, .07, mt.solid('block %d' % k, c, .5, var=.05), .004)
        o.location, o.rotation_euler[2] = (x, y, .016 + (.07 if k == 2 else 0)), turn
    fu.books((.66, -1.42, .016), [(.26, .24, .012, '#5f7078', .1), (.22, .18, .010, '#b9854f', .5)], .2)
    plants.basket((-1.45, -.42, 0), .22, .32)
    return dict(stops=.55, warm=(1., 1., 1.01), views=SEEN)


@scene('wall-near', WIDE, 40, fine=True)
def near(P):
    """A small room under the roof, taken from a step inside the door, the telephone not quite level."""
    snap(P, 'wall-near', WIDE, mt.paint('wall', '#c9c4bd'), P.white, dict(cols=('#7b6248', '#8a7054', '#9a7f62'), w=.14), 'r', (40, 30, 3.), trees(-.1, 57), kind='casement', cols=1, rows=2)
    sill = opening(BARE['wall-near'])[2]
    fu.books((-.24, -.005, sill), [(.17, .085, .022, '#6d7069', .05)], .1)
    seating.stool((.98, -.62, 0), mt.cloth('stool', '#8f6f5a', trans=0, slub=.07, hem=None), P.oak_z, .19, .45)
    fu.rug(-.8, .9, -2.2, -.62, '#8d9a94')
    return dict(stops=.75, warm=(1., 1., 1.), views=SEEN)


@scene('wall-narrow', TALL, 40, fine=True)
def narrow(P):
    """The end of a hall, taken from the stairs with the longer lens."""
    snap(P, 'wall-narrow', TALL, mt.paint('wall', '#cbb7a3'), P.white, dict(cols=('#5f4630', '#70543a', '#826447')), 'l', (42, 30, 3.), trees(-.2, 71), cols=1, rows=1)
    fu.rug(-.52, .62, -4.4, -.75, '#6f7a74', '#5f6a65', .2)
    seating.stool((.96, -.45, 0), mt.cloth('stool', '#7a5b48', trans=0, slub=.07, hem=None), P.oak_z, .17, .44)
    fu.books((.96, -.45, .45), [(.22, .16, .02, '#b9a98c', .2), (.19, .13, .02, '#5a6a72', -.2)], .2)
    return dict(stops=.75, warm=(1., 1., 1.), views=SEEN)
