"""Hangs a piece of simulated cloth (assets/cloth, made by drape.py) in a scene."""
import os

import numpy as np

from .core import ASSETS, grid, noise2
from .solver import cubic, load

THICK = .0018
SIDE_HEM, HEM, DOUBLE = .038, .10, 2.3       # metres of doubled cloth, and how much thicker it is


def stored(name):
    """(rows, columns, 3) positions and (rows, columns, 2) uv in metres of cloth, and the middle of each pleat where it has any."""
    path = os.path.join(ASSETS, 'cloth', name + '.npz')
    X, _, uv = load(path)
    z = np.load(path)
    return X, uv, z['rings'] if 'rings' in z else np.zeros(0)


def _calmed(X, uv, rows):
    n = int(3 * rows)
    k = np.exp(-.5 * (np.arange(-n, n + 1) / rows) ** 2)
    P = np.concatenate([2 * X[:1] - X[n:0:-1], X, 2 * X[-1:] - X[-2:-n - 2:-1]])
    soft = sum(c * P[i:i + len(X)] for i, c in enumerate(k / k.sum()))
    below = uv[0, 0, 1] - uv[:, :1, 1]                                    # metres under the top
    f = (np.clip((below - .10) / .10, 0, 1) * np.clip(uv[:, :1, 1] / .06, 0, 1))[..., None]
    return X * (1 - f) + soft * f


def _dressed(X, uv, sway=0., waists=(), pool=0.):
    """sway = metres by which folds wander sidewards on their way down; waists = (height, share) where a tie draws the panel in;
    pool = metres it is too long: what would go through the floor slides forward on it, so that the hem breaks."""
    X = X.copy()
    if sway:
        u, fall = (uv[..., 0] - uv[0, 0, 0]) / np.ptp(uv[0, :, 0]), 1 - uv[..., 1] / uv[0, 0, 1]
        X[..., 0] += sway * fall ** .8 * (np.sin(7.3 * u + 1.1 + 1.6 * fall) + .6 * np.sin(17.9 * u + 4.2 - 1.1 * fall)) * np.clip(8 * u, 0, 1)
        X[..., 1] *= 1 + 2.2 * sway / .03 * .1 * fall * np.sin(11.3 * u + .7)
    for z, share in waists:
        near = X[np.abs(X[..., 2] - z) < .02]
        c = near.mean(0)
        k = share * np.exp(-((X[..., 2] - z) / np.where(X[..., 2] < z, .30, .20)) ** 2)
        X[..., 0] -= (X[..., 0] - c[0]) * k
        X[..., 1] -= (X[..., 1] - c[1]) * k * .6
    if pool:
        z = X[..., 2] - pool
        up = .5 * (z + np.sqrt(z * z + .018 ** 2))
        X[..., 1] -= .85 * (up - z) * (1 + .35 * np.sin(9 * uv[..., 0]))
        X[..., 2] = up + .001
    return X


def _uneven(X, uv, seed, much=1.):
    """No two folds alike: each wanders and deepens in its own way, more the lower it hangs, and one of them has broken."""
    X, rng = X.copy(), np.random.default_rng(seed)
    wide = np.ptp(uv[0, :, 0])
    u, fall = (uv[..., 0] - uv[0, 0, 0]) / wide, np.clip(1 - uv[..., 1] / uv[0, 0, 1], 0, 1)
    folds = wide / .24
    free = np.clip(fall / .12, 0, 1)
    X[..., 0] += much * .030 * free * fall ** .7 * noise2(rng, folds, 2.5, u, fall, 2) * np.clip(9 * u, 0, 1) * np.clip(9 * (1 - u), .35, 1)
    mean = X[..., 1].mean(1, keepdims=True)
    X[..., 1] = mean + (X[..., 1] - mean) * (1 + much * .42 * free * fall ** .6 * noise2(rng, folds * .8, 2., u, fall, 1))
    k, z = rng.uniform(.25, .75), rng.uniform(.45, .75)
    X[..., 1] += much * .020 * np.exp(-((u - k) / (.35 / folds)) ** 2) * np.exp(-((fall - z) / .055) ** 2) * np.sin((fall - z) * 42)
    return X


def hang(name, mat, at=(0., 0., 0.), mirror=False, scale=(1., 1., 1.), thick=THICK, smooth=0, rows=None, finer=1, shift=0., lining=None, calm=None, sway=0., waists=(), pool=0., shape=None, uneven=None, seams=True):
    """at = where its origin goes; mirror = return edge on the left; rows = (z0, z1) keeps only that part, for close-ups;
    finer = cubic refinement; lining = material of a second sheet 4 mm behind; calm = rows over which a panel is smoothed
    downwards, which takes the ripples of the grid off its edges (a pleated one: three, if nothing is said); sway, waists and pool as `_dressed`
    has them; shape(X, uv, rings) = what else is done to it; uneven = a seed (and how much): `_uneven`; seams = hems are thicker than the
    rest. Returns the x of its rings."""
    X, uv, rings = stored(name)
    if calm or (calm is None and len(rings)):
        X = _calmed(X, uv, calm or 3.)
    if uneven is not None:
        X = _uneven(X, uv, *(uneven if isinstance(uneven, tuple) else (uneven,)))
    X = _dressed(X, uv, sway, waists, pool)
    if shape:
        X = shape(X, uv, rings)
    if rows:
        keep = (X[..., 2] > rows[0]).any(1) & (X[..., 2] < rows[1]).any(1)
        a, b = np.flatnonzero(keep)[[0, -1]]
        X, uv = X[a:b + 1], uv[a:b + 1]
    if finer > 1:
        r, c = (np.linspace(0, n - 1, (n - 1) * finer + 1) for n in X.shape[:2])
        X, uv = (cubic(cubic(A.astype(float), r, 0), c, 1) for A in (X, uv))
    sign = -1. if mirror else 1.
    P = X * np.array(scale) * [sign, 1, 1] + np.array(at)
    uv = uv + [shift, 0]
    e = np.minimum(uv[..., 0] - uv[0, 0, 0], uv[0, -1, 0] - uv[..., 0])
    attrs = {'lead': uv[..., 0] - shift, 'low': uv[..., 1], 'edge': e, 'rim': 1 + e}
    sheets = [(P, mat)]
    if lining:
        N = np.cross(np.gradient(P, axis=1), np.gradient(P, axis=0))
        N /= np.linalg.norm(N, axis=-1, keepdims=True) + 1e-12
        N *= np.sign((N[..., 1] * 1.).mean()) or 1.
        sheets.append(((P + N * .004)[:-4], lining))
    for Q, m in sheets:
        n = len(Q)
        o = grid(name, Q, m, uv[:n], attrs={k: v[:n] for k, v in attrs.items()})
        if smooth:
            s = o.modifiers.new('smooth', 'SUBSURF')
            s.levels = s.render_levels = smooth
        if thick and m is mat:
            t = o.modifiers.new('thick', 'SOLIDIFY')
            t.thickness, t.offset = thick * (DOUBLE if seams else 1), 0
            if seams:                                                    # a side hem is three layers, a hem as many: the edge that is seen is theirs
                twice = o.vertex_groups.new(name='hems')
                twice.add(np.flatnonzero((e[:n] < SIDE_HEM).ravel() | (uv[:n, :, 1] < HEM).ravel()).tolist(), 1., 'REPLACE')
                t.vertex_group, t.thickness_vertex_group = 'hems', 1 / DOUBLE
    return [at[0] + sign * scale[0] * r for r in rings]


def crossings(name, at, mirror=False, scale=(1., 1., 1.), below=.05):
    """Where a rippled panel crosses its rod, `below` its top: (x, direction of the cloth there in plan), for grommets."""
    X, _, _ = stored(name)
    sign = -1. if mirror else 1.
    P = X * np.array(scale) * [sign, 1, 1] + np.array(at)
    row = P[int(np.argmin(np.abs(P[:, 0, 2] - (P[0, 0, 2] - below))))]
    y = row[:, 1] - at[1]
    out = []
    for i in np.flatnonzero(np.sign(y[1:]) != np.sign(y[:-1])):
        d = row[min(i + 3, len(row) - 1)] - row[max(i - 3, 0)]
        out.append((float(row[i, 0]), float(np.arctan2(d[1], d[0]))))
    return out


def strap(name, mat, at, z, h=.05, mirror=False, scale=(1., 1., 1.), rise=0., gap=.003, thick=.003, slack=0., seed=1, waists=()):
    """A strip round all the folds of a hung panel at the height z: it lies against what stands out and spans what lies back.
    rise = metres by which it climbs towards the return, where its hook is; slack = metres by which soft cloth wanders up and down."""
    X, uv, _ = stored(name)
    P = _dressed(X, uv, 0., waists) * np.array(scale) * [-1. if mirror else 1., 1, 1] + np.array(at)
    rows = []
    for v in np.linspace(-.5, .5, 7):
        near = P[np.abs(P[..., 2] - (z + v * h)) < .012][:, :2]
        c = near.mean(0)
        a = np.linspace(0, 2 * np.pi, 120, endpoint=False)
        d = np.stack([np.cos(a), np.sin(a)], 1)
        reach = (near @ d.T).max(0) - c @ d.T + gap + .0015 * np.cos(np.pi * v)     # the hull, by its support in each direction
        slope = np.gradient(np.concatenate([reach[-1:], reach, reach[:1]]), a[1])[1:-1]
        ring = c + d * reach[:, None] + np.stack([-d[:, 1], d[:, 0]], 1) * slope[:, None]
        out = (ring[:, 0] - c[0]) / np.ptp(ring[:, 0]) * (-1. if mirror else 1.)
        rows.append(np.column_stack([ring, z + v * h + rise * out]))
    R = np.array(rows)
    rng = np.random.default_rng(seed)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(R[3], axis=0), axis=1))])
    round_ = 2 * np.pi * run / (run[-1] + np.linalg.norm(R[3, 0] - R[3, -1]))
    for n in (1, 2, 3, 5, 8):
        R[..., 2] += slack / n ** .7 * np.sin(n * round_ + rng.uniform(0, 6.3))
        R[..., 2] += slack * .35 / n ** .5 * np.linspace(-1, 1, len(R))[:, None] * np.sin(n * round_ + rng.uniform(0, 6.3))
    grid('strap', R, mat, np.stack(np.broadcast_arrays(run[None], np.linspace(-h / 2, h / 2, 7)[:, None]), -1), closed=True, thick=thick)
    return R
