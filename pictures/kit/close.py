"""What only a close view shows: single yarns, stray fibres, pile that stands, metal that was turned and handled."""
import os

import bpy
import numpy as np

from .core import link, noise2, srgb
from .materials import Nodes, _lobes, rumpled, scaled
from .solver import cubic

DENSITY = float(os.environ.get('DENSITY', 1))   # of fibres, for a look


# ---- shaders
def yarns(t, uv, pitch, slub=.12, twill=False):
    """Tone (around 1) and height (0..1) of a weave in which every yarn has its own tone and thickness and runs a little askew."""
    at = t.n('SeparateXYZ', {0: uv})
    off = lambda scale, amount: t.math('MULTIPLY', t.math('SUBTRACT', t.noise(uv, 1., scale, 1.), .5), pitch * amount)
    q = .22 / pitch
    u = t.math('DIVIDE', t.math('ADD', at.outputs[0], t.math('ADD', off((45., 30., 1), 3.2), off((q, 26., 1), 1.1))), pitch)
    v = t.math('DIVIDE', t.math('ADD', at.outputs[1], t.math('ADD', off((30., 45., 1.2), 3.2), off((26., q, 1), 1.1))), pitch)
    iu, iv = t.math('FLOOR', u), t.math('FLOOR', v)
    fu, fv = t.math('FRACT', u), t.math('FRACT', v)
    own = lambda k, salt: t.n('TexWhiteNoise', {'W': t.math('ADD', k, salt)}, noise_dimensions='1D').outputs[0]
    along = lambda k, run: t.noise(t.n('CombineXYZ', {0: t.math('MULTIPLY', own(k, .37), 900.), 1: t.math('MULTIPLY', run, 30.), 2: 0.}).outputs[0], 1., None, 2.)
    au, av = along(iu, at.outputs[1]), along(t.math('ADD', iv, .5), at.outputs[0])
    thick = lambda k, a, salt: t.math('MULTIPLY_ADD', t.math('ADD', t.math('MULTIPLY', own(k, salt), .45), t.math('MULTIPLY', a, .9)), .62, .62)
    tone = lambda k, a, salt: t.math('MULTIPLY_ADD', t.math('SUBTRACT', t.math('ADD', t.math('MULTIPLY', own(k, salt), .6), t.math('MULTIPLY', a, .9)), .75), slub, 1.)
    def across(f, w):
        d = t.math('DIVIDE', t.math('MULTIPLY_ADD', f, 2., -1.), w)
        return t.math('SUBTRACT', 1., t.math('MULTIPLY', d, d), clamp=True)
    pu, pv = across(fu, thick(iu, au, .13)), across(fv, thick(iv, av, .71))
    over = t.math('GREATER_THAN', t.math('MODULO', t.math('ADD', t.math('ABSOLUTE', t.math('ADD', iu, iv)), .5), 4. if twill else 2.), 2. if twill else 1.)
    warp, weft = t.math('MULTIPLY', pu, t.math('MULTIPLY_ADD', pv, .45, .55)), t.math('MULTIPLY', pv, t.math('MULTIPLY_ADD', pu, .45, .55))
    pick = lambda a, b: t.n('MixRGB', {0: over, 1: a, 2: b}).outputs[0]
    h = pick(warp, weft)
    shade = pick(tone(iu, au, .13), tone(iv, av, .71))
    fibre = t.math('MULTIPLY_ADD', t.noise(uv, 1., (3.2 / pitch, 3.2 / pitch, 1), 2.), .30, .85)
    return t.math('MULTIPLY', t.math('MULTIPLY', shade, fibre), t.math('MULTIPLY_ADD', h, .34, .74)), h


def linen(name, col, pitch=.00055, trans=.2, slub=.12, bump=.75, pattern=None, twill=False, sheen=.06, tint=(1., .96, .90), rumple=0.):
    """Cloth for a close view; uv is metres of cloth. With a slub above .15 a plain cloth turns into a plaid; rumple = metres by which it is creased."""
    t, c = Nodes(name), srgb(col)
    uv = t.n('TexCoord').outputs['UV']
    tone, h = yarns(t, uv, pitch, slub, twill)
    colour = t.shade(pattern(t, uv) if pattern else t.colour(c), tone)
    nrm = t.n('Bump', {'Height': h, 'Strength': bump, 'Distance': pitch * .55, **({'Normal': rumpled(t, uv, rumple)} if rumple else {})})
    body = t.n('BsdfDiffuse', {'Color': colour, 'Roughness': .5, 'Normal': nrm})
    if trans:
        body = t.n('MixShader', {0: trans, 1: body, 2: t.n('BsdfTranslucent', {'Color': t.mix(1., colour, tint, 'MULTIPLY'), 'Normal': nrm})})
    body = t.n('MixShader', {0: sheen, 1: body, 2: t.n('BsdfVelvet', {'Color': t.mix(.3, colour, (1., 1., 1.)), 'Sigma': .9, 'Normal': nrm})})
    lobe, f = _lobes(t, nrm)
    return t.done(t.n('MixShader', {0: t.math('MULTIPLY', f, .40), 1: body, 2: lobe}), c, trans, tint)


def metal(name, col, rough=.22, axis='z', worn=.5, lines=.05):
    """Turned on a lathe, then handled: fine lines round its axis, smears and a duller film in patches."""
    t, c = Nodes(name), srgb(col)
    v = t.n('TexCoord').outputs['Object']
    smear = t.noise(v, 1., (38., 38., 38.), 5.)
    spots = t.noise(v, 1., (420., 420., 420.), 3.)
    k = {'x': (2600., 9., 9.), 'y': (9., 2600., 9.), 'z': (9., 9., 2600.)}[axis]
    ring = t.noise(v, 1., k, 2.)
    r = t.math('ADD', t.math('MULTIPLY_ADD', t.math('SUBTRACT', smear, .5), worn * .55, rough), t.math('MULTIPLY', t.math('SUBTRACT', spots, .5), .06), clamp=True)
    film = t.mix(t.math('MULTIPLY_ADD', t.math('SUBTRACT', smear, .45), worn * 1.6, .12, clamp=True), c, scaled(c, .55))
    return t.done(t.n('BsdfPrincipled', {'Base Color': film, 'Metallic': 1., 'Roughness': r, 'Specular': .5, 'Normal': t.bump(ring, lines, .0004)}))


def tufts(name, col, root=.10, gloss=.22):
    """The pile of a velvet: dark where it is rooted, and each tuft with a shine of its own."""
    t, c = Nodes(name), srgb(col)
    colour = t.shade(t.colour(c), t.math('MULTIPLY_ADD', t.math('POWER', t.attr('up'), 1.6), 1 - root, root))
    body = t.n('MixShader', {0: .25, 1: t.n('BsdfDiffuse', {0: colour}), 2: t.n('BsdfTranslucent', {0: colour})})
    return t.done(t.n('MixShader', {0: gloss, 1: body, 2: t.n('BsdfGlossy', {0: t.mix(.35, colour, (1., 1., 1.)), 1: .42})}))


def fibre(name, col, trans=.35):
    t, c = Nodes(name), srgb(col)
    return t.done(t.n('MixShader', {0: trans, 1: t.n('BsdfDiffuse', {0: c}), 2: t.n('BsdfTranslucent', {0: c})}))


# ---- geometry
def quick_mesh(name, V, F, mat, smooth=False):
    """mesh() for millions of faces, all with the same number of corners."""
    V, F = np.ascontiguousarray(V, np.float32).reshape(-1, 3), np.ascontiguousarray(F, np.int32)
    me = bpy.data.meshes.new(name)
    n, k = F.shape
    me.vertices.add(len(V))
    me.vertices.foreach_set('co', V.ravel())
    me.loops.add(n * k)
    me.loops.foreach_set('vertex_index', F.ravel())
    me.polygons.add(n)
    me.polygons.foreach_set('loop_start', np.arange(0, n * k, k, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(n, k, np.int32))
    if smooth:
        me.polygons.foreach_set('use_smooth', np.ones(n, bool))
    me.update(calc_edges=True)
    me.materials.append(mat)
    return link(bpy.data.objects.new(name, me))


def frame(P):
    """Unit tangents across and down, and the normal, of a (rows, columns, 3) surface."""
    a, b = np.gradient(P, axis=1), np.gradient(P, axis=0)
    unit = lambda x: x / (np.linalg.norm(x, axis=-1, keepdims=True) + 1e-12)
    N = unit(np.cross(a, b))
    return unit(a), unit(b), N


def sown(P, n, rng, where=None):
    """n points spread over a surface by its area: position, tangents, normal, and their grid coordinates."""
    A, B, N = frame(P)
    cell = np.linalg.norm(np.cross(P[:-1, 1:] - P[:-1, :-1], P[1:, :-1] - P[:-1, :-1]), axis=-1)
    if where is not None:
        cell = cell * where[:-1, :-1]
    p = np.cumsum(cell.ravel())
    k = np.searchsorted(p, rng.uniform(0, p[-1], n))
    j, i = np.divmod(k, P.shape[1] - 1)
    f, g = rng.uniform(0, 1, (2, n, 1))
    mixed = lambda X: (X[j, i] * (1 - f) + X[j, i + 1] * f) * (1 - g) + (X[j + 1, i] * (1 - f) + X[j + 1, i + 1] * f) * g
    return mixed(P), mixed(A), mixed(B), mixed(N), (i + f[:, 0], j + g[:, 0])


def area(P):
    return float(np.linalg.norm(np.cross(P[:-1, 1:] - P[:-1, :-1], P[1:, :-1] - P[:-1, :-1]), axis=-1).sum())


def ribbons(name, base, way, turn, length, width, mat, rng, steps=5, curl=1.2):
    """Fibres that start at base, leave along `way` and bend towards `turn`: thin strips, seen from any side."""
    n = len(base)
    s = np.linspace(0, 1, steps + 1)[None, :, None]
    bend = rng.normal(0, curl, (n, 1, 1))
    bend2 = rng.normal(0, curl * .6, (n, 1, 1))
    side = np.cross(way, turn)
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-12
    L = np.asarray(length).reshape(-1, 1, 1)
    path = base[:, None] + L * (s * way[:, None] + .5 * s ** 2 * bend * turn[:, None] + .5 * s ** 2 * bend2 * side[:, None])
    flat = rng.normal(0, 1, (n, 1, 3))
    flat /= np.linalg.norm(flat, axis=-1, keepdims=True)
    w = (width * .5) * (1 - .85 * s ** 2)
    V = np.stack([path - flat * w, path + flat * w], 2).reshape(n, -1, 3)
    m = 2 * (steps + 1)
    q = np.array([(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)])
    F = (q[None] + (np.arange(n) * m)[:, None, None]).reshape(-1, 4)
    return quick_mesh(name, V, F, mat)


def fuzz(P, mat, per_cm2=6., length=.0035, width=.000028, seed=1, out=1., lie=.7, where=None):
    """Stray fibres over a sheet (both of its sides): most lie nearly flat, a few stand off."""
    rng = np.random.default_rng(seed)
    n = int(area(P) * 1e4 * per_cm2 * DENSITY)
    at, A, B, N, _ = sown(P, n, rng, where)
    N = N * out * np.where(rng.uniform(size=(n, 1)) < .5, 1, -1) if out == 0 else N * out
    th = rng.uniform(0, 2 * np.pi, (n, 1))
    flat = A * np.cos(th) + B * np.sin(th)
    up = np.abs(rng.normal(0, 1 - lie, (n, 1))) + .05
    way = flat * np.sqrt(np.clip(1 - up ** 2, .05, 1)) + N * up
    return ribbons('fuzz', at - N * .0001, way, N, length * rng.gamma(3., 1 / 3., n), width, mat, rng, curl=.7)


def tuft(centre, radius, n, mat, seed=1, length=.012, width=.00004):
    """A pinch of carded wool."""
    rng = np.random.default_rng(seed)
    d = rng.normal(0, 1, (int(n * DENSITY), 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    at = np.asarray(centre) + d * np.asarray(radius) * rng.uniform(.5, 1, (len(d), 1)) ** .5
    way = rng.normal(0, 1, d.shape)
    way -= .6 * d * (way * d).sum(1, keepdims=True)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    return ribbons('wool', at, way, -d, length * rng.uniform(.5, 1.2, len(d)), width, mat, rng, 7, 1.6)


def stand(P, uv, mat, height=.0016, pitch=.00040, base=.00020, seed=1, nap=.45, brushed=.9, out=1., where=None):
    """The pile of a velvet, every tuft of it: spikes that lean with the nap, and where a hand went over them lean another way."""
    rng = np.random.default_rng(seed)
    n = int(area(P) / pitch ** 2 * DENSITY)
    at, A, B, N, (i, j) = sown(P, n, rng, where)
    N = N * out
    U, V = i / P.shape[1], j / P.shape[0]
    w, h = np.ptp(uv[..., 0]), np.ptp(uv[..., 1])
    field = lambda s, k: noise2(np.random.default_rng(s), w * k, h * k * .6, U, V, 3)[:, None]
    lean = B * (nap + .35 * brushed * field(seed + 1, 11.)) + A * (brushed * .8 * field(seed + 2, 14.))
    way = N + lean + rng.normal(0, .22, (n, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.cross(way, rng.normal(0, 1, (n, 3)))
    side *= base / 2 / (np.linalg.norm(side, axis=1, keepdims=True) + 1e-12)
    L = height * rng.uniform(.75, 1.15, (n, 1)) * (1 + .12 * field(seed + 3, 30.))
    tip = at + way * L
    V_ = np.stack([at - side - N * .0002, at + side - N * .0002, tip + side * .22, tip - side * .22], 1)
    F = np.arange(n * 4, dtype=np.int32).reshape(-1, 4)
    o = quick_mesh('pile', V_, F, mat)
    o.data.attributes.new('up', 'FLOAT', 'POINT').data.foreach_set('value', np.tile(np.array([0, 0, 1, 1], np.float32), n))
    return o


def surface(piece, at, mirror=False, scale=(1., 1., 1.), rows=None, finer=1, calm=3., shape=None):
    """Where hung.hang puts a piece: (positions, uv), so that fibres may be sown on it."""
    from . import hung
    X, uv, rings = hung.stored(piece)
    if len(rings) and calm:
        X = hung._calmed(X, uv, calm)
    if shape:
        X = shape(X, uv, rings)
    if rows:
        keep = (X[..., 2] > rows[0]).any(1) & (X[..., 2] < rows[1]).any(1)
        a, b = np.flatnonzero(keep)[[0, -1]]
        X, uv = X[a:b + 1], uv[a:b + 1]
    if finer > 1:
        r, c = (np.linspace(0, n - 1, (n - 1) * finer + 1) for n in X.shape[:2])
        X, uv = (cubic(cubic(A.astype(float), r, 0), c, 1) for A in (X, uv))
    return X * np.array(scale) * [-1. if mirror else 1., 1, 1] + np.array(at), uv
