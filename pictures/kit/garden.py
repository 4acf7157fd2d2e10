"""Gardens that stand behind the glass as geometry: branching trees with single leaves, a hedge, a lawn and a soft distance.

They are lit by the room's own sun, so the leaves glow against the light, lie out of focus as far as they should, and throw
their shadows on sill, cloth and floor. Only what the camera can see is built: along a line of sight, not all round.
"""
import math

import bpy
import numpy as np

from . import light
from .core import blur_edge, catmull, grid, image, link, mesh, noise2, pi, srgb
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


# ---- many leaves at little cost: a few clumps, each seen many times
def clumps(green, seed=1, kinds=4, n=760, size=.085, wide=.6, radius=.5):
    """Meshes of a ball of leaves, thicker outside; to be placed by scatter()."""
    rng = np.random.default_rng(seed)
    out = []
    for _ in range(kinds):
        d = rng.normal(0, 1, (n, 3))
        d /= np.linalg.norm(d, axis=1)[:, None]
        at = d * radius * rng.uniform(.25, 1., (n, 1)) ** .5 * rng.uniform(.7, 1.1, (n, 1))
        at = at * [1.25, .8, .6] + .12 * np.sin(at[:, [1, 2, 0]] * 11. + rng.uniform(0, 6, 3))   # sprays rather than balls
        way = rng.normal(0, 1, (n, 3)) + d * .7 + [0, 0, -.35]
        o = foliage(at, way / np.linalg.norm(way, axis=1)[:, None], size * rng.uniform(.55, 1.2, n), green, wide, rng)
        me = o.data
        bpy.data.objects.remove(o)
        out.append(me)
    return out


def scatter(meshes, places, rng, scale=(.7, 1.25)):
    for x, y, z in places:
        o = link(bpy.data.objects.new('clump', meshes[int(rng.integers(len(meshes)))]))
        o.location, o.rotation_euler, k = (x, y, z), rng.uniform(0, 2 * pi, 3), rng.uniform(*scale)
        o.scale = (k, k, k * rng.uniform(.75, 1.))


def trunk(x, y, z, height, radius, bark, rng, lean=.05):
    """Round, bent a little, spread at the ground, with bark that stands out in ridges."""
    n, sides = 40, 36
    bend = catmull([(0, 0, 0), *[(rng.normal(0, lean) * k, rng.normal(0, lean) * k, height * k / 4) for k in (1, 2, 3)], (rng.normal(0, lean) * 4, rng.normal(0, lean) * 4, height)], n // 4)
    k = np.linspace(0, 1, len(bend))[:, None]
    a = np.linspace(0, 2 * pi, sides, endpoint=False)[None]
    r = radius * (1 - .55 * k) * (1 + 1.1 * np.exp(-k * height / .22)) * (1 + .10 * np.exp(-k * height / .5) * np.cos(5 * a))
    A, K = np.broadcast_arrays(a / (2 * pi), k)
    r = r * (1 + .07 * noise2(rng, 16, int(height * 5), A, K, 2) + .035 * noise2(rng, 34, int(height * 16), A, K))
    grid('trunk', np.stack([x + bend[:, :1] + r * np.cos(a), y + bend[:, 1:2] + r * np.sin(a), z + bend[:, 2:] + 0 * r], -1), bark, closed=True)
    return np.array([x, y, z]) + bend


def grove(places, green, bark, seed=1, size=.085, wide=.6, density=1.):
    """Trees of many leaves. places = [(x, y, z, height, radius of the crown), ...]; the crown begins at a quarter of the height."""
    rng = np.random.default_rng(seed)
    balls = clumps(green, seed, size=size, wide=wide)
    for x, y, z, h, R in places:
        stem = trunk(x, y, z, h * .72, h * .022, bark, rng)
        n = int(110 * R * R * density)
        d = rng.normal(0, 1, (n, 3))
        d /= np.linalg.norm(d, axis=1)[:, None]
        lobes = rng.normal(0, 1, (9, 3)) * [R * .52, R * .52, h * .17] + [x, y, z + h * .62]   # a crown is several, of unequal size, with sky between them
        of = rng.choice(9, n, p=(w := rng.uniform(.35, 1., 9)) / w.sum())
        c = lobes[of] + d * rng.uniform(.2, 1., (n, 1)) ** .45 * (.62 * R * np.sqrt(w[of]))[:, None] * [1., 1., .72]
        c[:, :2] += .30 * R * np.stack([noise2(rng, 4, 4, (d[:, 2] + 1) / 2, (d[:, k] + 1) / 2, 2) for k in (0, 1)], 1)
        c[:, 2] += .25 * R * noise2(rng, 3, 3, (d[:, 0] + 1) / 2, (d[:, 1] + 1) / 2)
        scatter(balls, c, rng)
        w = Wood(seed + 7)
        for k in range(7):   # a few limbs that are seen between the leaves
            j = int(len(stem) * (.50 + .07 * k))
            t = rng.uniform(0, 2 * pi)
            w.limb(stem[min(j, len(stem) - 1)], (math.cos(t), math.sin(t), .9), h * .30, h * .008, 1, {**SPECIES['maple'], 'leaves': 0, 'levels': 2})
        w.build(bark, green, sides=10)


def shrubs(x0, x1, y, z, tall, green, seed=1, size=.06, n=None, deep=1.2):
    """A loose bank of foliage that hides the ground and the horizon behind it."""
    rng = np.random.default_rng(seed)
    balls = clumps(green, seed, n=420, size=size, wide=.5, radius=.42)
    n = n or int((x1 - x0) * tall * 7)
    u = rng.uniform(0, 1, n)
    top = tall * (1 + .35 * noise2(rng, max(3, (x1 - x0) / 1.1), 1, u, u * 0, 2))
    scatter(balls, np.stack([x0 + (x1 - x0) * u, y + rng.normal(0, deep / 2, n), z + top * rng.uniform(.05, 1., n)], 1), rng, (.6, 1.2))


def grass(x0, x1, y0, y1, z, cols=('#77763f', '#aaa166'), seed=1, n=1400, tall=.10):
    """Blades in tufts, some of them straw: for the nearest metres of a lawn."""
    rng = np.random.default_rng(seed)
    green = leaf('grass', *cols, .35)
    m = 90
    at = rng.uniform(-.22, .22, (m, 3)) * [1, 1, 0]
    way = rng.normal(0, .35, (m, 3)) + [0, 0, 1.]
    o = foliage(at, way / np.linalg.norm(way, axis=1)[:, None], tall * rng.uniform(.5, 1.3, m), green, .07, rng)
    me = o.data
    bpy.data.objects.remove(o)
    scatter([me], np.stack([rng.uniform(x0, x1, n), y0 + (y1 - y0) * rng.uniform(0, 1, n) ** 1.4, np.full(n, z)], 1), rng, (.7, 1.4))
    for k in bpy.data.objects:
        if k.data == me:
            k.rotation_euler[0] = k.rotation_euler[1] = 0.


def row_houses(x0, x1, y, z=-.9, seed=1, tall=8.):
    """The other side of the street: brick fronts with sash windows, stone lintels and a bracketed cornice."""
    from .core import box
    from .materials import bricks
    rng = np.random.default_rng(seed)
    stone, glass = solid('stone', '#b5ab9b', .8), solid('pane', '#5a5650', 1., spec=0.)
    white = solid('sash', '#c9c2b4', .8)
    w, x, k = 4.6, x0, 0
    tints = (('#8a6553', '#9d7661', '#78584a'), ('#96705a', '#a9836a', '#826150'), ('#7f6456', '#917566', '#6e574c'))
    while x < x1:
        box('front', x, x + w, y, y + .4, z, z + tall - .25 * (k % 2), bricks('brick %d' % k, tints[k % 3]), 0)
        box('cornice', x, x + w, y - .35, y, z + tall - .55 - .25 * (k % 2), z + tall - .2 - .25 * (k % 2), white if k % 2 else stone, .05)
        for i in range(2):
            for f in range(3):
                cx, z0 = x + 1.25 + 2.1 * i, z + 1.0 + 2.45 * f
                box('pane', cx - .48, cx + .48, y - .02, y, z0, z0 + 1.55, glass, 0)
                for a, b, c, d in ((-.50, -.44, 0, 1.55), (.44, .50, 0, 1.55), (-.5, .5, .75, .81), (-.5, .5, 1.5, 1.56), (-.5, .5, 0, .05), (-.015, .015, 0, 1.55)):
                    box('bar', cx + a, cx + b, y - .05, y - .01, z0 + c, z0 + d, white, 0)
                box('lintel', cx - .62, cx + .62, y - .06, y, z0 + 1.56, z0 + 1.78, stone, .01)
                box('sill', cx - .58, cx + .58, y - .10, y, z0 - .10, z0, stone, .01)
        x, k = x + w, k + 1
