"""What all scenes share: the register and the two everyday cloths."""
from collections import namedtuple

from kit import garden, materials as mt

Scene = namedtuple('Scene', 'build size spp fine')
SCENES = {}


def scene(name, size=(1200, 800), spp=16, fine=False):
    """Registers a picture; fine = real bounces, rendered in bands. The function builds the room and returns how to develop it (exposure in stops, warm = white balance)."""
    def register(build):
        SCENES[name] = Scene(build, size, spp, fine)
        return build
    return register


def linen(name, col, **kw):
    return mt.fabric(name, col, trans=kw.pop('trans', .22), slub=kw.pop('slub', .12), hem=.12, sheen=.15, tint=(1, .98, .95), **kw)


def plain(name, col, **kw):
    """Upholstery cloth: opaque."""
    return mt.fabric(name, col, trans=0, slub=kw.pop('slub', .10), bump=kw.pop('bump', .35), **kw)


def woven(name, col, **kw):
    """Linen at the scale of its threads, for pictures large enough to show it."""
    return mt.fabric(name, col, trans=kw.pop('trans', .16), slub=kw.pop('slub', .11), bump=kw.pop('bump', .5), hem=kw.pop('hem', .12), sheen=.12, tint=(1, .98, .95), weave=kw.pop('weave', mt.THREAD), **kw)


def sight(eye, x, z=1.3):
    """Where the line from the camera through a point of the window wall meets the plane y."""
    return lambda y: (x + (x - eye[0]) * y / -eye[1], z + (z - eye[2]) * y / -eye[1])


def bark(col='#5d5145'):
    return mt.solid('bark', col, .95, spec=.1, bump=.7, bscale=26., var=.25)


def greenery(eye, x, z=1.3, far=11., ground=-.3, seed=1, tones=('#55653a', '#8a985a'), wall=True, near=True, span=9., height=6.5):
    """What a camera at `eye` sees through a window at x: trees with foliage across the sky, a bank of shrubs before the horizon."""
    s = sight(eye, x, z)
    leaf, deep = mt.leaf('tree', *tones, .45), mt.leaf('shrub', '#4d5b38', '#7b8853', .4)
    spots = [(s(far)[0] - span * .34, far, ground, height, 2.3), (s(far)[0] + span * .30, far + 1.5, ground, height * 1.1, 2.6), (s(far + 5)[0] - .6, far + 5, ground, height * 1.2, 3.),
             (s(far + 6)[0] + span * .7, far + 6, ground, height * 1.1, 3.), (s(far + 7)[0] - span * .8, far + 7, ground, height * 1.2, 3.)]
    garden.grove(spots, leaf, bark(), seed)
    if wall:
        garden.shrubs(s(far + 9)[0] - span * 1.6, s(far + 9)[0] + span * 1.6, far + 9, ground, 3.4, deep, seed + 2, size=.11, deep=2.)
        garden.shrubs(s(far - 1)[0] - span, s(far - 1)[0] + span, far + 3.5, ground, 1.0, mt.leaf('bank', '#6b7748', '#9aa068', .4), seed + 4)
    garden.ground(s(far)[0] - 30, s(far)[0] + 30, .6, far + 40, ground, '#6d7548', '#8f8f63')
    if near:
        garden.grass(s(5)[0] - 5, s(5)[0] + 5, 2.2, 9., ground, seed=seed)
    garden.distance(s(far + 26)[0], far + 26, -8, 90, 30, seed=seed, skyline=.46, strength=1.6, sky=('#e9ecee', '#cfdbe6'))
    return leaf
