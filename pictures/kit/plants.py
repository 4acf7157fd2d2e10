"""Green things that differ from room to room."""
import math

import numpy as np

from .core import catmull, lathe, mesh, pi, tube
from .furniture import branches, vase
from .materials import Nodes, leaf, solid, srgb


def basket(loc, r=.22, h=.36, col='#b08d5d'):
    """Woven seagrass: a bellied pot with a braided bump."""
    t, c = Nodes('basket'), srgb(col)
    v = t.n('TexCoord').outputs['Object']
    rows = t.n('TexWave', {'Vector': v, 'Scale': 16., 'Distortion': 1.2, 'Detail': 2.}, bands_direction='Z').outputs[1]
    h2 = t.math('ADD', rows, t.math('MULTIPLY', t.noise(v, 70, detail=2), .8))
    m = t.done(t.n('BsdfPrincipled', {'Base Color': t.ramp(h2, [(.2, tuple(x * .6 for x in c)), (1., c)]), 'Roughness': .9, 'Normal': t.bump(h2, .8, .012)}), c)
    k = [(0, 0), (.80, 0), (.88, .03), (1.02, .35), (1., .75), (.90, 1.), (.86, 1.01), (.84, .97), (.84, .86), (0, .86)]
    lathe('basket', [(a * r, b * h) for a, b in catmull(k, 4)], loc, m, 64)


def _soil(loc, r, z):
    lathe('soil', [(0, z), (r, z - .004)], loc, solid('soil', '#3b2e24', .95, bump=.8, bscale=60.), 32)


def fig(loc, P, s=1., seed=5, pot=True):
    """Fiddle-leaf fig in a basket: few, broad, upright leaves on two stems."""
    rng = np.random.default_rng(seed)
    x, y, z = loc
    if pot:
        basket(loc, .23 * s, .36 * s)
        _soil(loc, .19 * s, .33 * s)
    green = leaf('fig', '#2f4a26', '#5b7440', .18)
    for k, (dx, hgt) in enumerate(((-.04, 1.55), (.06, 1.2))):
        top = (x + dx * 3 * s, y + .05 * (k - .5), z + hgt * s)
        path = catmull([(x + dx, y, z + .28 * s), (x + dx * 1.6 + .02, y, z + .7 * s), top], 12)
        tube('stem', path, np.linspace(.016, .008, len(path)) * s, P.stem, 8)
        _broad_leaves(path[len(path) // 5:], int(22 - 5 * k), (.26 * s, .17 * s), green, rng)


def _broad_leaves(path, count, size, mat, rng):
    V, F = [], []
    for i in range(count):
        q = (i + .5) / count
        p = path[int(q * (len(path) - 1))]
        az = i * 2.4 + rng.uniform(-.3, .3)
        up = .25 + .75 * q
        d = np.array([math.cos(az), math.sin(az), up])
        d /= np.linalg.norm(d)
        w = np.cross(d, [0, 0, 1.])
        w /= np.linalg.norm(w) + 1e-9
        n, L, wide, o = np.cross(w, d), size[0] * rng.uniform(.7, 1.1), size[1] * rng.uniform(.85, 1.1), len(V)
        start = p + d * .035
        for a in np.linspace(0, 1, 9):
            half = wide * .5 * math.sin(pi * min(1, .06 + a * .9)) ** .7 * (.72 + .42 * a)
            c = start + d * L * a - n * L * (-.10 * math.sin(pi * a) + .30 * a * a)
            V += [c - w * half + n * half * .22 * (1 + .3 * math.sin(9 * a)), c, c + w * half + n * half * .22 * (1 + .3 * math.cos(8 * a))]
        F += [(o + 3 * j + e, o + 3 * j + e + 1, o + 3 * j + 4 + e, o + 3 * j + 3 + e) for j in range(8) for e in (0, 1)]
    obj = mesh('leaves', V, F, mat)
    obj.modifiers.new('sub', 'SUBSURF').render_levels = 1


def palm(loc, P, s=1., seed=3, pot=None, fronds=11):
    """Kentia: arching fronds of narrow leaflets from the base."""
    rng = np.random.default_rng(seed)
    x, y, z = loc
    vase('urn', loc, pot or P.stone, .72 * s)
    _soil(loc, .15 * s, .32 * s)
    green = leaf('palm', '#3c5230', '#6f8550', .3)
    V, F = [], []
    for k in range(fronds):
        az, reach, top = k * 2.4 + rng.uniform(-.3, .3), s * rng.uniform(.40, .75), s * rng.uniform(1.15, 1.75)
        dx, dy = math.cos(az), math.sin(az)
        path = catmull([(x + .03 * dx, y + .03 * dy, z + .30 * s), (x + .12 * reach * dx, y + .12 * reach * dy, z + .3 * s + (top - .3 * s) * .55),
                        (x + .5 * reach * dx, y + .5 * reach * dy, z + top), (x + reach * dx, y + reach * dy, z + top * .90)], 12)
        tube('rib', path, np.linspace(.007, .0025, len(path)) * s, green, 6)
        T = np.gradient(path, axis=0)
        T /= np.linalg.norm(T, axis=1)[:, None]
        for j in range(len(path) // 3, len(path) - 1):
            for side in (-1, 1):
                c = np.cross(T[j], [0, 0, 1.])
                c = side * c / (np.linalg.norm(c) + 1e-9)
                d = c * .8 + T[j] * .75 + np.array([0, 0, -.12])
                d /= np.linalg.norm(d)
                w = np.cross(d, [0, 0, 1.])
                w /= np.linalg.norm(w) + 1e-9
                L, o = s * .30 * math.sin(pi * (.25 + .7 * j / len(path))) * rng.uniform(.85, 1.1), len(V)
                for a in np.linspace(0, 1, 6):
                    half = .011 * s * math.sin(pi * min(1, .12 + .88 * a))
                    q = path[j] + d * L * a - np.array([0, 0, L * .35 * a * a])
                    V += [q - w * half, q + w * half]
                F += [(o + 2 * i, o + 2 * i + 1, o + 2 * i + 3, o + 2 * i + 2) for i in range(5)]
    mesh('leaflets', V, F, green)


def snake_plant(loc, P, s=1., seed=2, pot=None, n=13):
    """Stiff upright blades."""
    rng = np.random.default_rng(seed)
    x, y, z = loc
    lathe('pot', [(a * s, b * s) for a, b in ((0, 0), (.12, 0), (.13, .01), (.15, .24), (.15, .26), (.14, .26), (.135, .23))], loc, pot or P.dark_ceramic, 56)
    _soil(loc, .135 * s, .235 * s)
    green = leaf('blade', '#3d4f2c', '#7a8a55', .12)
    V, F = [], []
    for k in range(n):
        az, r = k * 2.4, .085 * s * math.sqrt(k / n)
        L, wide, lean = s * rng.uniform(.45, .85), s * rng.uniform(.045, .065), rng.uniform(.02, .16)
        out, side = np.array([math.cos(az), math.sin(az), 0]), np.array([-math.sin(az), math.cos(az), 0])
        o = len(V)
        for a in np.linspace(0, 1, 10):
            half = wide * .5 * (1 - a ** 4) * (.6 + .6 * math.sin(pi * min(1, .2 + .6 * a)))
            q = np.array([x, y, z + .22 * s]) + out * (r + lean * L * a * a) + np.array([0, 0, L * a]) + side * .02 * math.sin(3 * a + k)
            V += [q - side * half + out * half * .35, q, q + side * half + out * half * .35]
        F += [(o + 3 * j + e, o + 3 * j + e + 1, o + 3 * j + 4 + e, o + 3 * j + 3 + e) for j in range(9) for e in (0, 1)]
    mesh('blades', V, F, green)


def bouquet(loc, col, n=7, length=.24, head=.055, seed=1, spread=.55, foliage=True, petals=360, second=None):
    """Round flower heads (hydrangea, peony) on stems; loc is the vase's mouth."""
    rng = np.random.default_rng(seed)
    stem, V = leaf('stalk', '#4c5f35', '#6f8249', .1), {col: [], second or col: []}
    for k in range(n):
        az, sp = k * 2.4, spread * math.sqrt((k + .3) / n)
        L = length * rng.uniform(.8, 1.1) * (1 - .3 * sp)
        tip = np.array(loc) + [math.cos(az) * sp * L, math.sin(az) * sp * L, L]
        tube('stalk', catmull([np.array(loc) - [0, 0, .06], np.array(loc) + (tip - loc) * [.35, .35, .55], tip], 6), .003, stem, 6)
        d = rng.normal(0, 1, (petals, 3))
        d /= np.linalg.norm(d, axis=1)[:, None]
        c = tip + d * head * rng.uniform(.55, 1.05, (petals, 1)) * [1, 1, .82]
        a = np.cross(d, rng.normal(0, 1, (petals, 3)))
        a /= np.linalg.norm(a, axis=1)[:, None]
        b, q = np.cross(d, a), head * .19 * rng.uniform(.8, 1.2, (petals, 1))
        quad = np.stack([c - a * q, c - b * q + d * q * .3, c + a * q, c + b * q + d * q * .3], 1)
        V[second if second and k % 2 else col].append(quad)
    for colour, quads in V.items():
        if quads:
            P = np.concatenate(quads).reshape(-1, 3)
            t, cc = Nodes('petal'), srgb(colour)
            shade = t.ramp(t.noise(t.n('TexCoord').outputs['Object'], 30), [(.3, tuple(x * .78 for x in cc)), (.7, cc)])
            m = t.done(t.n('MixShader', {0: .3, 1: t.n('BsdfDiffuse', {0: shade}), 2: t.n('BsdfTranslucent', {0: shade})}))
            mesh('petals', P, np.arange(len(P)).reshape(-1, 4), m, smooth_shade=False)
    if foliage:
        branches(loc, 6, length * .75, leaf('foliage', '#3f5530', '#6e8148', .25), stem, seed + 3, spread * 1.2, (.06, .035), .5, 9, 0)
