"""What all scenes share: the register and the two everyday cloths."""
from collections import namedtuple

from kit import materials as mt

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
