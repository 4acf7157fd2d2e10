"""Gardens that stand behind the glass as geometry: branching trees with single leaves, a hedge, a lawn and a soft distance.

They are lit by the room's own sun, so the leaves glow against the light, lie out of focus as far as they should, and throw
their shadows on sill, cloth and floor. Only what the camera can see is built: along a line of sight, not all round.
"""
import math

import numpy as np

from . import light
from .core import blur_edge, image, mesh, noise2, pi, srgb
from .materials import Nodes, leaf, scaled, solid


class Wood:
    """Collects limbs and leaves of one or more trees, then makes two meshes of them."""
    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)
        self.limbs, self.leaves = [], []

    def limb(self, start, way, length, radius, level, spec):
        rng, n = self.rng, 9
        way = np.asarray(way, float) / np.linalg.norm(way)
        p, d, path = np.asarray(start, float), way, [np.asarray(start, float)]
        for _ in range(n - 1):
            d = d + rng.normal(0, spec['wander'], 3) + np.array([0, 0, spec['lift'] * (1 if level < 2 else -.6)])
            d /= np.linalg.norm(d)
            p = p + d * length / (n - 1)
            path.append(p)
        path = np.array(path)
        r = radius * np.linspace(1, .45 if level == 0 else .25, n)
        self.limbs.append((path, r))
        if level >= spec['levels']:
            self._foliage(path, spec)
            return
        count = spec['forks'][min(level, len(spec['forks']) - 1)]
        first = spec['bare'] if level == 0 else .25
        for i in range(count):
            q = first + (1 - first) * (i + rng.uniform(.1, .9)) / count
            j = min(int(q * (n - 1)), n - 2)
            at, along = path[j] + (path[j + 1] - path[j]) * (q * (n - 1) - j), path[j + 1] - path[j]
            along /= np.linalg.norm(along)
            side = np.cross(along, rng.normal(0, 1, 3))
            side /= np.linalg.norm(side)
            open_ = spec['open'] * rng.uniform(.7, 1.25)
            self.limb(at, along * math.cos(open_) + side * math.sin(open_), length * spec['shrink'] * rng.uniform(.7, 1.1) * (1.15 - .45 * q), r[j] * .6, level + 1, spec)

    def _foliage(self, path, spec):
        rng = self.rng
        for _ in range(spec['leaves']):
            j = int(rng.integers(1, len(path)))
            at = path[j] + (path[j - 1] - path[j]) * rng.uniform()
            d = rng.normal(0, 1, 3) + [0, 0, -.5]
            self.leaves.append((at, d / np.linalg.norm(d), spec['size'] * rng.uniform(.65, 1.15)))

    def build(self, bark, green, wide=.42, sides=6):
        V, F, o = [], [], 0
        a = np.linspace(0, 2 * pi, sides, endpoint=False)
        for path, r in self.limbs:
            T = np.gradient(path, axis=0)
            T /= np.linalg.norm(T, axis=1)[:, None]
            N = _carried(T)
            B = np.cross(T, N)
            ring = path[:, None] + r[:, None, None] * (np.cos(a)[None, :, None] * N[:, None] + np.sin(a)[None, :, None] * B[:, None])
            V.append(ring.reshape(-1, 3))
            j, i = np.meshgrid(np.arange(len(path) - 1), np.arange(sides), indexing='ij')
            k = (i + 1) % sides
            F.append(o + np.stack([j * sides + i, j * sides + k, (j + 1) * sides + k, (j + 1) * sides + i], -1).reshape(-1, 4))
            o += len(path) * sides
        mesh('limbs', np.concatenate(V), np.concatenate(F), bark)
        if self.leaves:
            foliage(np.array([l[0] for l in self.leaves]), np.array([l[1] for l in self.leaves]), np.array([l[2] for l in self.leaves]), green, wide, self.rng)


def _carried(T):
    """A direction across a limb, carried along it without a twist."""
    n = np.cross(T[0], (0, 0, 1.) if abs(T[0, 2]) < .9 else (1., 0, 0))
    out = np.empty_like(T)
    for i, t in enumerate(T):
        n = n - t * np.dot(n, t)
        n /= np.linalg.norm(n)
        out[i] = n
    return out


def foliage(at, way, size, mat, wide, rng):
    """One folded blade for every leaf: two quads along the midrib."""
    n = len(at)
    side = np.cross(way, rng.normal(0, 1, (n, 3)))
    side /= np.linalg.norm(side, axis=1)[:, None] + 1e-9
    up = np.cross(side, way)
    s = size[:, None]
    rib = [at + way * s * k - up * s * b for k, b in ((0, 0), (.38, -.03), (.72, .02), (1., .14))]
    edge = lambda sign: [at + way * s * k + sign * side * s * wide * w + up * s * .09 for k, w in ((.30, .42), (.66, .36))]
    L, R = edge(-1), edge(1)
    V = np.stack([*rib, *L, *R], 1).reshape(-1, 3)  # 0..3 rib, 4..5 left, 6..7 right
    o = (np.arange(n) * 8)[:, None]
    quads = [(0, 1, 4, 4), (1, 2, 5, 4), (2, 3, 5, 5), (0, 6, 1, 1), (1, 6, 7, 2), (2, 7, 3, 3)]
    F = []
    for q in quads:
        q = list(dict.fromkeys(q))
        F += (o + q).tolist()
    return mesh('foliage', V, F, mat, smooth_shade=False)


SPECIES = {
    # upright with open limbs; weeping; many stems; all with leaves one by one
    'apple': dict(height=3.6, radius=.11, levels=3, forks=(8, 6, 4), bare=.38, open=.85, shrink=.62, wander=.16, lift=.02, leaves=16, size=.075, wide=.55),
    'birch': dict(height=7.5, radius=.065, levels=3, forks=(16, 6, 3), bare=.25, open=.75, shrink=.36, wander=.06, lift=.03, leaves=15, size=.060, wide=.75),
    'olive': dict(height=3.2, radius=.12, levels=3, forks=(7, 7, 5), bare=.35, open=.72, shrink=.66, wander=.14, lift=.04, leaves=26, size=.065, wide=.24),
    'maple': dict(height=5.5, radius=.14, levels=3, forks=(10, 7, 4), bare=.30, open=.80, shrink=.55, wander=.12, lift=.03, leaves=16, size=.095, wide=.85),
    'wisteria': dict(height=2.2, radius=.03, levels=2, forks=(9, 5), bare=.10, open=.9, shrink=.5, wander=.2, lift=-.05, leaves=22, size=.06, wide=.4),
}


def tree(kind, places, green, bark, seed=1):
    """places = [(x, y, z, scale), ...]."""
    spec = SPECIES[kind]
    w = Wood(seed)
    for x, y, z, s in places:
        scaled_ = {**spec, 'size': spec['size'] * (.6 + .4 * s)}
        first = len(w.limbs)
        w.limb((x, y, z), (w.rng.normal(0, .06), w.rng.normal(0, .06), 1), spec['height'] * s, spec['radius'] * s, 0, scaled_)
        (a, b, *_), r = w.limbs[first]
        k = np.linspace(-.25, .75, 8)  # a trunk spreads where it enters the ground
        w.limbs.append((a + (b - a) * k[:, None], r[0] * (1 + 1.6 * np.exp(-6 * (k + .25)))))
    w.build(bark, green, spec['wide'])


def bough(kind, start, way, length, green, bark, seed=1, radius=.035, **over):
    """One limb reaching into the view from outside it."""
    spec = {**SPECIES[kind], 'bare': .12, 'levels': 2, 'forks': (9, 5), **over}
    w = Wood(seed)
    w.limb(start, way, length, radius, 0, spec)
    w.build(bark, green, spec['wide'])


def hedge(x0, x1, y, z0, z1, green, seed=1, n=14000, size=.06, depth=.5):
    """A clipped face of leaves with a darker inside."""
    rng = np.random.default_rng(seed)
    at = rng.uniform(0, 1, (n, 3)) * [x1 - x0, depth, z1 - z0] + [x0, y, z0]
    top = rng.uniform(0, 1, n) < .25
    at[top, 2] = z1 + .05 * noise2(rng, 20, 4, (at[top, 0] - x0) / (x1 - x0), (at[top, 1] - y) / depth) + rng.normal(0, .02, top.sum())
    at[~top, 1] = y + .10 * noise2(rng, 24, 8, (at[~top, 0] - x0) / (x1 - x0), (at[~top, 2] - z0) / (z1 - z0), 2) + rng.normal(0, .03, (~top).sum())
    d = rng.normal(0, 1, (n, 3)) + [0, -.6, .4]
    foliage(at, d / np.linalg.norm(d, axis=1)[:, None], size * rng.uniform(.6, 1.2, n), green, .5, rng)
    m = solid('inside', '#38442a', 1., spec=0.)
    mesh('inside', [(x0, y + .14, z0), (x1, y + .14, z0), (x1, y + .14, z1 - .05), (x0, y + .14, z1 - .05)], [(0, 1, 2, 3)], m, smooth_shade=False)


def border(x0, x1, y, z, greens, seed=1, clumps=16, n=900, size=.07, tall=.5):
    """Loose planting in clumps of uneven height, so that a hedge behind it does not read as a wall."""
    rng = np.random.default_rng(seed)
    for k, green in enumerate(greens):
        at = []
        for x in rng.uniform(x0, x1, clumps):
            d = rng.normal(0, 1, (n, 3))
            d /= np.linalg.norm(d, axis=1)[:, None]
            h = tall * rng.uniform(.5, 1.3)
            at.append(d * rng.uniform(.75, 1.05, (n, 1)) * [h * .9, h * .6, h] + [x, y + rng.normal(0, .5), z + h * .8])
        at = np.concatenate(at)
        d = rng.normal(0, 1, at.shape) + [0, -.4, .6]
        foliage(at, d / np.linalg.norm(d, axis=1)[:, None], size * rng.uniform(.6, 1.2, len(at)), green, .45, rng)


def ground(x0, x1, y0, y1, z, col, other=None, seed=1):
    """Mown grass, gravel or paving: tone at three scales."""
    t, c = Nodes('ground'), srgb(col)
    v = t.n('TexCoord').outputs['Object']
    f = t.math('ADD', t.math('MULTIPLY', t.noise(v, .7, detail=4), .5), t.math('MULTIPLY', t.noise(v, 26, detail=4), .5))
    m = t.done(t.n('BsdfDiffuse', {0: t.ramp(f, [(.3, scaled(c, .62)), (.7, srgb(other) if other else scaled(c, 1.25))])}), c)
    return mesh('ground', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m, smooth_shade=False)


def distance(x, y, z, width, height, sky=('#f4f1ea', '#dfe7ec'), woods=('#7d8c66', '#55663f'), skyline=.52, strength=2.2, seed=1, turn=0., soft=5.):
    """What lies behind: pale sky and two lines of trees, already out of focus."""
    rng = np.random.default_rng(seed)
    h, w = 300, int(300 * width / height)
    Y, X = np.mgrid[0:h, 0:w]
    U, V = X / w, Y / h
    k = np.clip((V - skyline) / (1 - skyline), 0, 1)[..., None]
    img = np.array(srgb(sky[0])) * (1 - k) + np.array(srgb(sky[1])) * k
    for i, (col, rise) in enumerate(((woods[0], .05), (woods[1], -.06))):
        line = skyline + rise + .10 * noise2(rng, 4 + 3 * i, 1, U, V * 0, 4)
        m = 1 / (1 + np.exp((V - line - .03 * noise2(rng, 40, 24, U, V, 2)) * 90))
        tone = 1 + .45 * noise2(rng, 22, 15, U, V, 4)
        leafy = np.array(srgb(col)) * tone[..., None]
        leafy = leafy + .35 * np.array(srgb(sky[0])) * (np.clip(noise2(rng, 34, 22, U, V, 3) - .42, 0, 1) * 2.4)[..., None]  # sky through the leaves
        img = img * (1 - m[..., None]) + leafy * m[..., None]
    t = Nodes('distance')
    tex = t.n('TexImage', {0: t.n('TexCoord').outputs['UV']}, extension='EXTEND')
    tex.image = image('distance', blur_edge(np.clip(img, 0, 2), soft))
    mat = t.done(t.n('Emission', {0: tex.outputs[0], 1: strength}))
    c, s = math.cos(turn) * width / 2, math.sin(turn) * width / 2
    o = mesh('distance', [(x - c, y - s, z), (x + c, y + s, z), (x + c, y + s, z + height), (x - c, y - s, z + height)], [(0, 1, 2, 3)], mat, [(0, 0), (1, 0), (1, 1), (0, 1)], False)
    o.visible_shadow = o.visible_diffuse = False
    return o


def skylight(loc, power, w=6., h=4., col=(.90, .96, 1.)):
    """The open sky on the house's side of the garden; it shines outwards only, so the room keeps its own light."""
    return light.area(loc, (pi / 2, 0, 0), w, h, power, col)
