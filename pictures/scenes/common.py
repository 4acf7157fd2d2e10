"""What all scenes share: the register, the everyday cloths, a whole room, what stands outside it, and a jug."""
import math
from collections import namedtuple

import numpy as np

from kit import furniture as fu, garden, light, materials as mt, room
from kit.core import Capture, box, prism

Scene = namedtuple('Scene', 'build size spp fine')
SCENES = {}
SIZE, SAMPLES = (2400, 1600), 40


def scene(name, size=(1200, 800), spp=16, fine=False):
    """Registers a picture; fine = real bounces, rendered in bands. The function builds the room and returns how to develop it (exposure in stops, warm = white balance)."""
    def register(build):
        SCENES[name] = Scene(build, size, spp, fine)
        return build
    return register


def woven(name, col, **kw):
    """Linen at the scale of its threads, for pictures large enough to show it."""
    return mt.fabric(name, col, trans=kw.pop('trans', .16), slub=kw.pop('slub', .11), bump=kw.pop('bump', .5), hem=kw.pop('hem', .12), sheen=.12, tint=(1, .98, .95), weave=kw.pop('weave', mt.THREAD), **kw)


def chamber(x0, x1, height, depth, wins, trim, wall, hidden, hole, **kw):
    """A whole room, lit by its windows and by one opening in the side wall that the camera does not see ('l' or 'r'); returns that opening for light.sky."""
    room.shell('', x0, x1, height, depth, wins, trim, wall_mat=wall, sides='r' if hidden == 'l' else 'l', **kw)
    room.close(x0, x1, depth, height, wall, hidden, hole)
    return (x0 - .12 if hidden == 'l' else x1 + .12, *hole)


def raked(x, elevation, azimuth, xs, zs):
    """The opening (y0, y1, z0, z1) in a side wall at x by which a low sun reaches the window wall: from xs[0] to xs[1] along it, and from zs[0] to
    zs[1] up it at the end nearer the opening."""
    a = math.radians(azimuth)
    run = [abs(x - p) / abs(math.sin(a)) for p in xs]
    drop = min(run) * math.tan(math.radians(elevation))
    return (-max(run) * abs(math.cos(a)), -min(run) * abs(math.cos(a)), zs[0] + drop, zs[1] + drop)


def dapple(x, hole, seed=77, size=.055, reach=1., lower=.25):
    """Twigs of a tree outside that opening: their leaves' shadows lie, quite soft, on what the sun rakes."""
    y0, y1, _, z1 = hole
    out = .9 if x > 0 else -.9
    green, twig = mt.leaf('branch', '#5d6b3f', '#8b9a5c', .4), mt.solid('twig', '#5d5145', .9)
    garden.bough('apple', (x + out, y0 - 1.6, z1 + lower), (.05, 1., -.20), (y1 - y0 + 1.1) * reach, green, twig, seed, radius=.014, size=size, forks=(6, 3), leaves=8)


def daylit(x0, x1, z0, z1, power):
    """A bright sky right before the glass: what makes a shade of unlined linen glow where the sun comes in elsewhere."""
    light.area(((x0 + x1) / 2, .55, (z0 + z1) / 2), (-math.pi / 2, 0, 0), x1 - x0 + .3, z1 - z0 + .3, power, (.97, .98, 1.), glossy=False)


def sight(eye, x, z=1.3):
    """Where the line from the camera through a point of the window wall meets the plane y."""
    return lambda y: (x + (x - eye[0]) * y / -eye[1], z + (z - eye[2]) * y / -eye[1])


def bark(col='#5d5145'):
    return mt.solid('bark', col, .95, spec=.1, bump=.7, bscale=26., var=.25)


def greenery(eye, x, z=1.3, far=11., ground=-.3, seed=1, tones=('#6a7038', '#a9ab64'), wall=True, near=True, span=9., height=6.5, bough=True):
    """What a camera at `eye` sees through a window at x: foliage in five depths, so that no crown stands alone and hardly any sky
    or trunk is seen; a bough close to the house, far out of focus, whose leaves shade the sun. All of it yellow rather than blue:
    the sky does the rest."""
    s = sight(eye, x, z)
    leaf, deep, pale = mt.leaf('tree', *tones, .45), mt.leaf('shrub', '#5d6138', '#8b8b55', .4), mt.leaf('pale', '#7f8350', '#b3b07c', .45)
    warm = mt.leaf('warm', '#86773c', '#bba866', .45)
    spots = [(s(far)[0] - span * .34, far, ground, height, 2.3), (s(far)[0] + span * .30, far + 1.5, ground, height * 1.1, 2.6), (s(far + 5)[0] - .6, far + 5, ground, height * 1.2, 3.),
             (s(far + 6)[0] + span * .7, far + 6, ground, height * 1.1, 3.), (s(far + 7)[0] - span * .8, far + 7, ground, height * 1.2, 3.)]
    garden.grove(spots[:1], leaf, bark(), seed, size=.062)
    garden.grove(spots[2:3], warm, bark(), seed + 8, size=.070, wide=.45)
    garden.grove(spots[4:], leaf, bark(), seed + 9, size=.062)
    garden.grove(spots[1::2], pale, bark(), seed + 1, size=.055)
    if wall:
        garden.shrubs(s(far + 16)[0] - span * 2.2, s(far + 16)[0] + span * 2.2, far + 16, ground, 7.5, pale, seed + 6, size=.13, deep=3., n=900)
        garden.shrubs(s(far + 9)[0] - span * 1.6, s(far + 9)[0] + span * 1.6, far + 9, ground, 4.4, deep, seed + 2, size=.10, deep=2.)
        garden.shrubs(s(far - 1)[0] - span, s(far - 1)[0] + span, far + 3.5, ground, 1.7, warm, seed + 4, size=.055)
        garden.shrubs(s(far - 3)[0] - span * .8, s(far - 3)[0] + span * .8, far - 2.5, ground, .75, mt.leaf('bank', '#7b7a45', '#aca56b', .4), seed + 5, size=.045)
    garden.ground(s(far)[0] - 30, s(far)[0] + 30, .6, far + 40, ground, '#8a8550', '#aba273')
    if near:
        garden.grass(s(5)[0] - 5, s(5)[0] + 5, 2.2, 9., ground, seed=seed)
    if bough:
        for k, (dx, lift) in enumerate(((-1.5, 1.9), (1.7, 2.2))):
            at = s(3.2)
            garden.bough('maple', (at[0] + dx, 3.2 + .5 * k, z + lift), (-.75 * np.sign(dx), -.15, -.42), 1.9, leaf, bark(), seed + 30 + k, radius=.018, leaves=20, size=.085)
    garden.distance(s(far + 26)[0], far + 26, -8, 90, 30, seed=seed, skyline=.52, strength=1.8, sky=('#f4f2ec', '#e9ecee'), woods=('#a5a684', '#85895f'))
    return leaf


def across_the_street(*lit):
    """The blue hour: a row of houses, two street trees, and a lit window upstairs at the first x, downstairs at the second."""
    garden.row_houses(-16, 18, 12., -1.4, 5, 9.)
    t = mt.Nodes('lit')
    at = t.n('SeparateXYZ', {0: t.n('TexCoord').outputs['Generated']})
    lamp = t.math('POWER', 2.718, t.math('MULTIPLY', t.math('ADD', t.math('POWER', t.math('SUBTRACT', at.outputs[0], .3), 2.), t.math('POWER', t.math('SUBTRACT', at.outputs[2], .35), 2.)), -7.))
    drawn = t.math('MULTIPLY_ADD', t.math('GREATER_THAN', at.outputs[0], .62), -.65, 1.)                                    # somebody's lamp stands to one side, a curtain hangs at the other
    glow = t.done(t.n('Emission', {0: (1., .55, .24), 1: t.math('MULTIPLY', t.math('MULTIPLY', t.math('MULTIPLY_ADD', lamp, .016, .0016), drawn), .62)}))
    for x, z in zip(lit, (2.05, -.40)):
        box('lit', x - .44, x + .44, 11.972, 11.976, z + .05, z + 1.5, glow, 0)
    garden.grove([(-4.6, 8., -1.4, 7.5, 1.8), (7.2, 8., -1.4, 8., 2.)], mt.leaf('night', '#4d5638', '#6f7650', .4), bark(), 23, size=.075, wide=.7, density=.8)
    garden.ground(-30, 30, .4, 12, -1.4, '#4f4d4a', '#5d5a56')


def blue_hour(eye, x, z=1.5, seed=1, strength=.02, away=1., houses=()):
    """After sunset, far out of focus: dark crowns against what is left of the sky, and houses (offset, distance, lit panes) with windows lit."""
    s = sight(eye, x, z)
    leaf_ = mt.leaf('night', '#171711', '#25241c', .3)
    far = [(s(y * away)[0] + dx * away, y * away, -1.4, h, r) for y, dx, h, r in ((12., -3.4, 6.5, 2.0), (15., 3.8, 7., 2.4), (21., .6, 5., 3.))]
    garden.grove(far, leaf_, bark('#1a1714'), seed, size=.075, wide=.7)
    garden.distance(s(40)[0], 40, -16, 90, 34, seed=seed, skyline=.50, strength=strength, sky=('#97a8c8', '#51668f'), woods=('#2b3341', '#191e26'), soft=7.)
    wall, roof = mt.solid('dusk wall', '#20242b', .9), mt.solid('dusk roof', '#0e1013', .9)
    for dx, y, panes in houses:                                        # somebody is at home: windows in their rows, and a roof over them
        px, t = s(y)[0] + dx, mt.Nodes('pane')
        glow = t.done(t.n('Emission', {0: (1., .56, .25), 1: strength * 1.7}))
        box('house', px - 2.6, px + 2.6, y, y + 5, -1.4, 4.0, wall, 0)
        with Capture() as g:
            prism('roof', [(-3., 0), (3., 0), (0, 1.9)], 0, 5.4, roof, 0)
        g.place((px, y + 5.2, 3.95)).rotation_euler[0] = np.pi / 2
        for col, row in panes:
            x0, z0 = px - 1.9 + 1.4 * col, -.7 + 2.3 * row
            box('pane', x0, x0 + .85, y - .03, y - .01, z0, z0 + 1.25, glow, 0)


def jug(loc, h=.24, col='#d8d2c4', seed=70, n=5, length=.62):
    """A stoneware jug with a few branches just in leaf."""
    x, y, z = loc
    glaze = mt.solid('jug', col, .3, bump=.2, bscale=24., var=.06, coat=.25)
    s = h / .24
    fu.lathe('jug', fu.catmull([(0, 0), (.055 * s, 0), (.060 * s, .006 * s), (.082 * s, .07 * s), (.078 * s, .12 * s), (.050 * s, .18 * s), (.045 * s, .21 * s), (.054 * s, .238 * s), (.056 * s, .242 * s), (.051 * s, .240 * s), (.041 * s, .21 * s), (.045 * s, .17 * s)], 6), loc, glaze, 72)
    fu.tube('handle', fu.catmull([(x + .046 * s, y, z + .222 * s), (x + .092 * s, y, z + .215 * s), (x + .106 * s, y, z + .155 * s), (x + .076 * s, y, z + .10 * s)], 8), .0075 * s, glaze, 16)
    green, twig = mt.leaf('young', '#6d7d45', '#a3ae6f', .4), mt.solid('twig', '#5a4636', .85)
    rng = np.random.default_rng(seed)
    for k in range(n):
        a = 2.4 * k + rng.uniform(-.4, .4)
        lean = rng.uniform(.18, .48)
        garden.bough('apple', (x + .012 * math.cos(a), y + .012 * math.sin(a), z + .15 * s), (lean * math.cos(a), lean * math.sin(a), 1.), length * rng.uniform(.7, 1.1), green, twig, seed + k, radius=.0042,
                     bare=.36, open=.6, shrink=.42, forks=(5, 2), wander=.09, leaves=11, size=.030, wide=.55)
