"""Signs of life and things on walls and shelves."""
import numpy as np

from .core import Capture, box, catmull, grid, lathe, mesh, noise2, pi, smooth, tube
from .materials import fabric, solid


def mug(loc, mat, turn=0., s=1.):
    with Capture() as g:
        lathe('mug', [(a * s, b * s) for a, b in ((0, 0), (.034, 0), (.040, .006), (.041, .085), (.039, .09), (.036, .085), (.036, .06), (0, .06))], (0, 0, 0), mat, 40)
        a = np.linspace(-pi / 2, pi / 2, 16)
        tube('handle', np.stack([.040 * s + .026 * s * np.cos(a), 0 * a, .045 * s + .028 * s * np.sin(a)], 1), .0048 * s, mat, 10)
    return g.place(loc, turn)


def open_book(loc, turn=0., w=.17, h=.23, cover='#6b5846', n=24):
    """A book left open, face up: two curved page blocks."""
    page = fabric('pages', '#efe8d8', trans=0, slub=.02, bump=.02)
    with Capture() as g:
        u = np.linspace(0, 1, n)
        for s in (-1, 1):
            x = s * w * u
            z = .006 + .020 * np.sin(pi * np.clip(u * .9 + .08, 0, 1)) ** .8 * (1 - .55 * u)
            P = np.stack([np.stack([x, np.full(n, y), z], 1) for y in np.linspace(-h / 2, h / 2, 4)])
            grid('page', P if s > 0 else P[:, ::-1], page, np.stack([P[..., 0], P[..., 1]], -1))
            box('cover', min(0, s * (w + .006)), max(0, s * (w + .006)), -h / 2 - .005, h / 2 + .005, 0, .004, solid('cover', cover, .6), .001)
            box('block', min(s * .004, s * w * .985), max(s * .004, s * w * .985), -h / 2 + .001, h / 2 - .001, .004, .009, page, 0)
    return g.place(loc, turn)


def tray(loc, mat, w=.46, d=.30, turn=0.):
    with Capture() as g:
        box('bed', -w / 2, w / 2, -d / 2, d / 2, 0, .010, mat, .004)
        for a, b, c, e in ((-w / 2, w / 2, -d / 2, -d / 2 + .012), (-w / 2, w / 2, d / 2 - .012, d / 2), (-w / 2, -w / 2 + .012, -d / 2 + .012, d / 2 - .012), (w / 2 - .012, w / 2, -d / 2 + .012, d / 2 - .012)):
            box('rim', a, b, c, e, .004, .042, mat, .005)
    return g.place(loc, turn)


def round_mirror(x, z, r, frame, y=0., h=None):
    """A mirror on the wall y; h makes it an upright oval of that half height."""
    k = (h or r) / r
    glass = solid('mirror', '#c9ccc9', .04, 1.)
    a = np.linspace(0, 2 * pi, 97)[:-1]
    rim = np.stack([x + r * np.cos(a), np.full(96, y - .022), z + r * k * np.sin(a)], 1)
    tube('frame', rim, .016, frame, 12, closed=True)
    V = np.concatenate([[(x, y - .016, z)], np.stack([x + r * np.cos(a), np.full(96, y - .016), z + r * k * np.sin(a)], 1)])
    mesh('glass', V, [(0, 1 + (i + 1) % 96, 1 + i) for i in range(96)], glass, smooth_shade=False)


def bookcase(x0, x1, z0, z1, mat, depth=.30, shelves=5, seed=1, y=0., cols=('#6d5a45', '#3f4d4b', '#8f7a5c', '#a9977a', '#57433a', '#c8bba2', '#6f7d78', '#7c3f30')):
    """Built-in shelves on the wall y, filled with books, gaps and a few objects."""
    rng = np.random.default_rng(seed)
    th = .028
    box('back', x0, x1, y - .012, y, z0, z1, mat, 0)
    for x in (x0, x1 - th):
        box('side', x, x + th, y - depth, y - .012, z0, z1, mat, .003)
    covers = [solid('spine%d' % i, c, .62, bump=.12, bscale=120., var=.08) for i, c in enumerate(cols)]
    gilt = [solid('gilt', '#9a7c45', .35, .8), solid('label', '#2c2320', .6), solid('paper', '#cfc3a6', .8)]
    clay = solid('clay', '#d6cab6', .5, var=.05)
    pitch = (z1 - z0 - th) / shelves
    for k in range(shelves + 1):
        z = z0 + k * pitch
        box('shelf', x0 + th, x1 - th, y - depth + .004, y - .012, z, z + th, mat, .003)
        if k == shelves:
            break
        x = x0 + th + .01
        while x < x1 - th - .05:
            if rng.uniform() < .10:  # a pot, or a lying pair
                w = .20
                if x + w > x1 - th:
                    break
                if rng.uniform() < .5:
                    lathe('pot', catmull([(0, 0), (.045, 0), (.075, .06), (.07, .13), (.035, .17), (.04, .19)], 4), (x + w / 2, y - depth * .5, z + th), clay, 36)
                else:
                    for j in range(3):
                        box('lying', x + .01, x + w - .01 - .012 * j, y - depth + .05, y - .06, z + th + .032 * j, z + th + .032 * j + .03, covers[int(rng.integers(len(covers)))], .003)
                x += w
                continue
            run = int(rng.integers(5, 12))
            c = int(rng.integers(len(covers)))
            for _ in range(run):
                w, h, d = rng.uniform(.016, .042), min(pitch - th - .02, rng.uniform(.19, .29)), rng.uniform(.15, .21)
                if x + w > x1 - th - .004:
                    break
                front = y - depth + .030 + rng.uniform(0, .022)
                made = [box('book', x, x + w - .0015, front, front + d, z + th, z + th + h, covers[c if rng.uniform() < .45 else int(rng.integers(len(covers)))], min(.006, w * .3), 3)]
                kind = rng.uniform()
                for low, high, m in ((.80, .81, 0), (.18, .19, 0)) if kind < .4 else ((.62, .80, 1), (.60, .602, 0), (.818, .822, 0)) if kind < .7 else ((.66, .78, 2),) if kind < .85 else ():
                    made.append(box('band', x + .0012, x + w - .0027, front - .0006, front + .004, z + th + h * low, z + th + h * high, gilt[m], .0003))
                x += w
            if rng.uniform() < .6 and x < x1 - th - .12:         # the last of a row has fallen against it
                t, lean_, tall = rng.uniform(.020, .034), rng.uniform(.16, .30), rng.uniform(.20, .25)
                o = box('leaning', 0, t, 0, .17, 0, tall, covers[int(rng.integers(len(covers)))], .005, 3)
                o.location = (x + .002 + (tall * np.sin(lean_) + t * np.cos(lean_)) / 2, y - depth + .127, z + th + (tall * np.cos(lean_) + t * np.sin(lean_)) / 2)
                o.rotation_euler[1] = -lean_
                x += tall * np.sin(lean_) + t + .02
            x += rng.uniform(.0, .08)


def towel(x, z, mat, metal, w=.42, drop=.62, y=0., seed=1):
    """A towel over a bar on the wall y."""
    rng = np.random.default_rng(seed)
    yb = y - .075
    tube('bar', [(x - w / 2 - .08, yb, z), (x + w / 2 + .08, yb, z)], .008, metal, 14)
    for s in (-1, 1):
        tube('post', [(x + s * (w / 2 + .07), yb, z), (x + s * (w / 2 + .07), y, z)], .007, metal, 12)
        lathe('rose', [(0, 0), (.022, 0), (.022, .008), (0, .010)], (x + s * (w / 2 + .07), y, z), metal, 24).rotation_euler = (pi / 2, 0, 0)
    t = np.linspace(-drop * .8, drop, 90)[:, None]
    U, V = np.broadcast_arrays(np.linspace(0, 1, 50)[None], (t + drop) / (2 * drop))
    a = np.clip(t / .02, -1, 1) * pi / 2
    yy = yb - .014 * np.sin(a) - .008 * noise2(rng, 4, 2, U, V, 2) * smooth(.05, .3, np.abs(t))
    zz = z + .012 * np.cos(a) - np.abs(t) + .004
    P = np.stack([x + (U - .5) * w * (1 - .03 * np.abs(t)), yy, np.broadcast_to(zz, U.shape) + .004 * noise2(rng, 3, 2, U, V)], -1)
    return grid('towel', P, mat, np.stack([U * w, np.broadcast_to(t, U.shape)], -1), attrs={'low': np.broadcast_to(np.abs(np.abs(t) - drop), U.shape)}, thick=.010)


def board_and_batten(x0, x1, top, mat, pitch=.42):
    """Flat stiles and a cap rail."""
    box('rail', x0, x1, -.020, 0, top - .10, top, mat, .003)
    box('cap', x0, x1, -.045, 0, top, top + .026, mat, .008, 3)
    box('foot', x0, x1, -.022, 0, 0, .15, mat, .003)
    n = max(1, round((x1 - x0) / pitch))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        box('stile', x - .035, x + .035, -.018, 0, .15, top - .10, mat, .003)


def subway(x0, x1, z0, z1, mat, w=.15, h=.075, gap=.003, y=0.):
    """Glazed brick tiles in running bond on the wall y, in one mesh."""
    box('grout', x0, x1, y - .004, y, z0, z1, solid('grout', '#cfc8bc', .9), 0)
    V, F = [], []
    row = 0
    z = z0
    while z < z1 - .01:
        x = x0 - (w / 2 if row % 2 else 0)
        while x < x1:
            a, b, c, d = max(x, x0) + gap / 2, min(x + w, x1) - gap / 2, z + gap / 2, min(z + h, z1) - gap / 2
            if b - a > .01:
                o, e, f = len(V), .004, y - .010
                V += [(a, y - .004, c), (b, y - .004, c), (b, y - .004, d), (a, y - .004, d), (a + e, f, c + e), (b - e, f, c + e), (b - e, f, d - e), (a + e, f, d - e)]
                F += [(o + 4, o + 5, o + 6, o + 7), (o, o + 1, o + 5, o + 4), (o + 1, o + 2, o + 6, o + 5), (o + 2, o + 3, o + 7, o + 6), (o + 3, o, o + 4, o + 7)]
            x += w
        z, row = z + h, row + 1
    mesh('tiles', V, F, mat, smooth_shade=False)
