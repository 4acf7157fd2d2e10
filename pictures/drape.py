"""The cloth of the pictures: hung, pleated, shaken, tied and dressed by simulation, and kept in assets/cloth.

  python3 pictures/drape.py                     every piece that is not there yet, one after another
  python3 pictures/drape.py NAME ...            these again
  python3 pictures/drape.py NAME:12 ...         only coarse (12 mm instead of 6), to look at

numpy and a C compiler; no Blender, one thread each. kit/hung.py hangs a stored piece in a scene.
Origin of a panel: its return edge x = 0, rod line y = 0, floor z = 0, leading edge at -x. Of a shade: middle of the board.
"""
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit.solver import Sheet, noise2, pi, save, smooth

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'assets', 'cloth')


# ---- the plan of a pleated heading
ANGLE = np.linspace(0, 2.4, 1200)
CHORD = np.cos(ANGLE[:, None] * np.sin(2 * pi * np.linspace(0, 1, 400, endpoint=False))[None]).mean(1)


def j0inv(ratio):
    """Opening angle of a sine-generated curve whose chord is `ratio` of its length."""
    return float(np.interp(-ratio, -CHORD, ANGLE))


def arc(points, s):
    """Polyline resampled at the arc lengths s."""
    L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    return np.stack([np.interp(s, L, points[:, k]) for k in range(2)], 1), L[-1]


def fingers(up, take, w=.0095, n=900):
    """Plan (x, d towards the room) of a three-finger pleat whose cloth is `take` long; up = 0 at the tack, 1 at the top edge."""
    q = np.linspace(-1, 1, n)
    p = 1.5 * pi * (q + 1)
    side = np.where(np.abs(q) > 1 / 3, np.sign(q), 0)
    loop = np.abs(np.sin(p))
    def curve(D):
        return np.stack([w * (q - .15 * np.sin(2 * p)) + side * loop * (.001 + .011 * up), D * loop ** .62 * np.where(side != 0, .95, 1.)], 1)
    lo, hi = .005, .06
    for _ in range(30):
        D = (lo + hi) / 2
        lo, hi = (D, hi) if arc(curve(D), np.zeros(1))[1] < take else (lo, D)
    return curve(D)


def bow(length, chord, n=300):
    """An arch of the given length over a chord, from (0, 0) to (chord, 0), to the side of +y: a flat of the heading, or one round fold."""
    th = j0inv(min(chord / length, .9995))
    a = th * np.cos(pi * np.linspace(0, 1, n))
    d = np.stack([np.cos(a), np.sin(a)], 1) * length / (n - 1)
    P = np.concatenate([[[0, 0]], np.cumsum((d[1:] + d[:-1]) / 2, 0)])
    return P * [chord / P[-1, 0], 1]


class Pinch:
    """Plan of a pinch-pleated panel: leading edge at x = 0 (drawn), return to the wall at the far end."""
    TACK, BUCKRAM, LEAD = .085, .105, .035
    HALF, SIDE = .0095, 1           # half the width of a pleat at the heading; which way the flats bow: 1 to the wall

    def __init__(self, width=.60, fullness=2.4, pleats=5, ret=.118, seed=1, stack=.36):
        rng = np.random.default_rng(seed)
        self.n, self.width = pleats, width
        self.w0 = self.HALF
        cloth = width * fullness
        flat = (width - self.LEAD - pleats * 2 * self.w0 - .018) / (pleats - 1) / .972
        self.flats = np.full(pleats - 1, flat) + rng.normal(0, .0015, pleats - 1)
        self.take = (cloth - self.LEAD - (pleats - 1) * flat) / pleats
        self.takes = np.full(pleats, self.take) + rng.normal(0, .003, pleats)
        self.ret, self.stack = ret, stack
        self.bows = rng.uniform(.955, .99, pleats - 1)
        self.squash = rng.uniform(.85, 1.15, pleats - 1)
        self.total = self.LEAD + self.takes.sum() + self.flats.sum() + ret

    def rings(self, e):
        """Middle of each pleat, as the panel hangs."""
        chords = self.flats * (e * self.bows + (1 - e) * self.stack * self.squash)
        x = self.LEAD + self.w0 + np.concatenate([[0], np.cumsum(chords + 2 * self.w0)])
        return x - (x[-1] + self.w0 + .018)

    def pleat(self, k, up):
        return fingers(up, self.takes[k], self.w0) * [1, -1] + [self.w0, 0]

    def plan(self, s, e, up=0., single=False):
        """Points at arc lengths s (y towards the wall); e = 1 drawn, 0 stacked; single = one round fold instead of three fingers."""
        w, x = self.w0, self.LEAD
        chords = self.flats * (e * self.bows + (1 - e) * self.stack * self.squash)
        pts = [np.array([[0, 0.], [x, 0]])]
        for k in range(self.n):
            pts.append((bow(self.takes[k], 2 * w) * [1, -self.SIDE] if single else self.pleat(k, up)) + [x, 0])
            x += 2 * w
            if k < self.n - 1:
                pts.append(bow(self.flats[k], chords[k]) * [1, self.SIDE] + [x, 0])
                x += chords[k]
        r, c = np.linspace(0, pi / 2, 40), .018
        pts.append(np.stack([x + c * np.sin(r), c * (1 - np.cos(r))], 1))
        pts.append(np.array([[x + c, c], [x + c, self.ret]]))
        P = np.concatenate([p if i == 0 else p[1:] for i, p in enumerate(pts)])
        L = arc(P, np.zeros(1))[1]
        P = arc(P, s / self.total * L)[0]
        P[:, 0] -= P[-1, 0]                                        # the return stays where it is; the leading edge travels
        return P


def cloth_grid(width, height, h):
    return np.linspace(0, width, round(width / h) + 1), np.linspace(0, height, round(height / h) + 1)


def pinch(out, seed=1, h=.006, coarse=.012, drop=2.665, top=2.66, B=1.3e-4, gust=4., hard=.5, start=.45, end=1., tight=.74, quick=False, plan=None, tie=None):
    """Hung half drawn, shaken, tied in three places until it remembers, let go, drawn closed (start=0, end=0: drawn back).
    tie = (height, x, y, half width, half depth): then drawn aside by a band, which stays.
    Origin: return edge at x = 0, rod line y = 0, floor z = 0."""
    plan = plan or Pinch(seed=seed)
    ease = lambda k: k * k * (3 - 2 * k)

    def setup(S):
        u, t = S.u, S.t
        T, U = np.meshgrid(t, u, indexing='ij')
        edge = np.minimum(U, u[-1] - U) < .038
        S.B = B * (1 + 14 * (T < Pinch.BUCKRAM) + 5 * smooth(drop - .105, drop - .10, T) + 3 * edge)
        S.rho = .50 * (1 + 1.4 * (T > drop - .10) + .8 * edge) + 4. * (T > drop - .03) * (np.minimum(U, u[-1] - U) < .03)      # corner weights
        S.rad[:] = S.h * .46 * (.28 + .72 * smooth(Pinch.TACK, Pinch.TACK + .10, T))
        S.floor, S.wall = -.02, plan.ret + .004        # clear of the floor until it hangs
        S.rows = np.flatnonzero(t <= Pinch.TACK)
        S.top = int(S.rows[-1])
        S.mask = np.broadcast_to((t <= Pinch.TACK)[:, None], T.shape)

    def heading(S, e, m=1.):
        """m = 0: one round fold per pleat, 1: fingers."""
        Q = np.zeros((S.R, S.C, 3))
        one = plan.plan(S.u, e, single=True)
        for j in S.rows:
            Q[j, :, :2] = one * (1 - m) + plan.plan(S.u, e, max(0., 1 - S.t[j] / Pinch.TACK)) * m
            Q[j, :, 2] = top - S.t[j]
        return Q

    def fine(S, e):
        F = S.refined(*cloth_grid(plan.total, drop, h))
        setup(F)
        F.pin(F.mask, heading(F, e))
        F.ready()
        F.damp, F.floor, F.bands = 2.5, .002, S.bands
        F.run(.7, calm=.12)
        F.report('fine')
        return F
    u, t = cloth_grid(plan.total, drop, coarse)
    flat = plan.plan(u, start, single=True)
    T = np.broadcast_to(t[:, None], (len(t), len(u)))
    S = Sheet(u, t, np.stack([np.broadcast_to(flat[None, :, 0], T.shape), np.broadcast_to(flat[None, :, 1], T.shape), top - T], -1), seed=seed)
    setup(S)
    stages = [heading(S, e) for e in np.linspace(start, end, 9)]
    def drawn(k):
        f = ease(k) * 8
        i = min(int(f), 7)
        return stages[i] * (1 - f + i) + stages[i + 1] * (f - i)
    round_ = heading(S, start, 0.)
    S.pin(S.mask, round_)
    S.ready()
    S.run(.5, lambda k: round_ * (1 - ease(k)) + stages[0] * ease(k), calm=.2)
    S.report('pinched')
    S.run(.9, gust=gust)
    S.report('shaken')
    X = S.p[..., :3]
    m = int(.10 / coarse)
    cx, cy, half = float(X[len(t) // 2:, :-m, 0].mean()), float(X[len(t) // 2:, :-m, 1].mean()), float(np.ptp(X[len(t) // 2:, :, 0])) / 2
    ties = [(drop * f, S.rng.normal(0, .012), S.rng.uniform(.92, 1.1)) for f in (.25, .48, .70)]
    def bands(k):
        a, b = half * (1.15 - (1.15 - tight) * k), .14 - .065 * k
        return [(z, cx + d, cy, a * w, b, .035) for z, d, w in ties]
    S.run(.6, bands=lambda k: bands(ease(k)))
    S.run(.5, bands=lambda k: bands(1.), creep=.08 * hard)
    S.report('tied')
    S.cu *= np.clip(.65 + .75 * noise2(S.rng, plan.total / .14, drop / .8, S.U, S.V), 0, 1.3).astype(np.float32)   # no two folds are pressed alike
    S.mu = .05
    S.run(.7)
    S.report('released')
    if end != start:
        S.run(1.2, drawn)
        S.report('drawn')
        hands = lambda k: [(z, -plan.width / 2, .0, plan.width / 2 + .010, -.10, .05) for z in (.12, drop * .25, drop * .48, drop * .70)]
        S.run(1.2, gust=gust * .45, bands=hands, creep=.02 * hard)      # dressed again where it hangs: plumb edges
    if tie:
        z, x, y, a, b = tie
        first, last = np.array([z, -plan.width / 2, 0, plan.width * .62, .17, .030]), np.array([z, x, y, a, b, .030])
        S.run(1.8, bands=lambda k: [first * (1 - ease(k)) + last * ease(k)])
        S.bands = np.array([last], np.float32)
        S.run(.8, gust=gust * .3)
        S.report('tied back')
    S.damp = 2.
    S.run(.8)
    lift = np.linspace(-.02, .002, 5)
    for z in lift:
        S.floor = float(z)
        S.run(.1, calm=.1)
    S.run(.4, calm=.12)
    S.report('settled')
    S = S if quick else fine(S, end)
    save(out, S, drop, rings=plan.rings(end))
    return S


class Goblet(Pinch):
    """The same heading, but the cloth of each pleat stands open as a round cup above its tack."""
    def plan(self, s, e, up=0., single=False):
        tight = super().plan(s, e, 0., single)
        if single or up <= 0:
            return tight
        w, x, pts = self.w0, self.LEAD, [np.array([[0, 0.], [self.LEAD, 0]])]
        for k in range(self.n):
            r = self.takes[k] / (2 * pi - .5)
            a = np.linspace(.25, 2 * pi - .25, 400)
            pts.append(np.stack([x + w - r * np.sin(a), -r * (np.cos(.25) - np.cos(a))], 1))
            x += 2 * w
            if k < self.n - 1:
                chord = self.flats[k] * (e * self.bows[k] + (1 - e) * self.stack * self.squash[k])
                pts.append(bow(self.flats[k], chord) + [x, 0])
                x += chord
        r, c = np.linspace(0, pi / 2, 40), .018
        pts += [np.stack([x + c * np.sin(r), c * (1 - np.cos(r))], 1), np.array([[x + c, c], [x + c, self.ret]])]
        P = np.concatenate([p if i == 0 else p[1:] for i, p in enumerate(pts)])
        P = arc(P, s / self.total * arc(P, np.zeros(1))[1])[0]
        P[:, 0] -= P[-1, 0]
        f = up ** .55
        return tight * (1 - f) + P * f


class Inverted(Pinch):
    """Flat in front; the cloth of each pleat lies behind, folded to both sides of a slit."""
    HALF, SIDE = .002, -1

    def pleat(self, k, up):
        w, d = 2 * self.w0, (self.takes[k] - 2 * self.w0 - .018) / 4
        return np.array([(0, 0), (0, .003), (-d, .004), (-d, .010), (w + d, .010), (w + d, .004), (w, .003), (w, 0)])


class Boxed(Inverted):
    """Half a valance: its first slit at the middle, the last at the corner."""
    LEAD = .006


def valance(out, seed=1, h=.006, drop=.46, B=2.4e-4, quick=False):
    """Pleated to the front of a board, no rod. Origin: the return's corner at the wall x = 0, front of the board y = 0, board z = 0; the middle at -x."""
    plan = Boxed(width=.92, fullness=1.95, pleats=4, ret=.15, seed=seed)
    u, t = cloth_grid(plan.total, drop, h)
    T = np.broadcast_to(t[:, None], (len(t), len(u)))
    flat = plan.plan(u, 1.)
    P = np.stack([np.broadcast_to(flat[None, :, 0], T.shape), np.broadcast_to(flat[None, :, 1], T.shape), -T], -1)
    S = Sheet(u, t, P, seed=seed, uneven=.003, bias=.006)
    S.B, S.rho = B * (1 + 3 * (T > drop - .06)), .5 * (1 + 1. * (T > drop - .06))
    S.rad[:] = S.h * .46 * (.25 + .5 * smooth(.02, .25, T))
    S.floor, S.wall, S.top = -9., plan.ret, int(np.flatnonzero(t <= .016)[-1])
    S.pin(T <= .016, P)
    S.ready()
    S.run(.3, calm=.2)
    S.run(.6, gust=1.2)
    S.damp = 3.
    S.run(.8, calm=.12)
    S.report('hung')
    save(out, S, drop)
    return S


def gathers(s, full, rng, lo=.030, hi=.058):
    """Plan of cloth pushed together on a rod: waves of no two lengths."""
    th = j0inv(1 / full)
    q = np.linspace(0, s[-1], 20 * len(s))
    at = np.concatenate([[0], np.cumsum(rng.uniform(lo, hi, int(s[-1] / lo) + 2))])
    a = th * (.75 + .4 * np.interp(q, at, rng.random(len(at)))) * np.cos(pi * np.interp(q, at, np.arange(len(at))))
    P = np.cumsum(np.stack([np.cos(a), np.sin(a)], 1) * np.gradient(q)[:, None], 0)
    P[:, 1] -= np.interp(q, np.linspace(0, q[-1], 12), [P[np.abs(q - c) < q[-1] / 16, 1].mean() for c in np.linspace(0, q[-1], 12)])   # stays on the rod
    return np.stack([np.interp(s, q, P[:, k] - P[-1, k] * (k == 0)) for k in range(2)], 1)


def pocket(out, seed=1, h=.006, width=.60, full=2.2, drop=2.60, top=2.60, head=.034, rod=.046, B=7e-5, rho=.30, gust=3., floor=.003, quick=False):
    """Gathered on a rod that runs through a pocket; a ruffle stands above it. Origin: outer edge x = 0, rod y = 0, floor z = 0; top z."""
    def made(step):
        u, t = cloth_grid(width * full, drop, step)
        plan = gathers(u, full, np.random.default_rng(seed))
        U, T = np.meshgrid(plan[:, 0], t)
        over = np.sin(pi * np.clip((T - head) / rod, 0, 1))               # round the rod, and drawn in above and below it
        return u, t, np.stack([U, plan[None, :, 1] * (1 - .35 * over) - .016 * over, top - T], -1)
    def setup(S, P):
        U, T = np.meshgrid(S.u, S.t)
        edge = np.minimum(U, S.u[-1] - U) < .025
        hem = T > drop - min(.08, .2 * drop)
        S.B = B * (1 + 7 * (T < head + rod) + 4 * hem + 2 * edge)
        S.rho = rho * (1 + 1.2 * hem + .5 * edge)
        S.rad[:] = S.h * .40 * (.4 + .6 * smooth(head + rod, head + rod + .06, T))
        S.floor, S.wall = floor - .02, .09
        S.pin((T >= head - .004) & (T <= head + rod + .004), P)
        S.top = int(np.flatnonzero(S.t <= head + rod + .004)[-1])
        S.ready()
    step = max(h, .009)
    u, t, P = made(step)
    S = Sheet(u, t, P, B=B, rho=rho, seed=seed, uneven=.008, bias=.016)
    setup(S, P)
    S.run(.4, calm=.2)
    S.run(1.1, gust=gust)
    S.run(.5, gust=gust * .4, creep=.03)
    S.report('shaken')
    if drop > 1.:
        hands = [(z, -width / 2, 0., width / 2 + .02, -.12, .05) for z in (.12, drop * .25, drop * .48, drop * .70)]
        S.run(1., gust=gust * .4, bands=lambda k: hands, creep=.015)          # plumb edges
    S.damp = 2.
    S.run(.8)
    S.floor = floor
    S.run(.5, calm=.1)
    S.report('hung')
    if not quick and h < step:
        u, t, P = made(h)
        F = S.refined(u, t)
        setup(F, P)
        F.floor, F.damp = floor, 2.5
        F.run(.5, calm=.12)
        F.report('fine')
        S = F
    save(out, S, drop)
    return S


def laid(out, seed=1, h=.006, coarse=.012, drop=.80, B=1.1e-4, quick=False):
    """A pleated heading on the table, face up, as it is pinned: fingers stand, what hangs below them has fallen over.
    As if hung: table at y = wall, up is -y, the heading's top z = 0."""
    plan = Pinch(seed=seed, ret=.020)
    table = .021

    def setup(S):
        T, U = np.meshgrid(S.t, S.u, indexing='ij')
        edge = np.minimum(U, S.u[-1] - U) < .038
        S.B = B * (1 + 10 * (T < Pinch.BUCKRAM) + 3 * edge)
        S.rho = .50 * (1 + .8 * edge)
        S.rad[:] = S.h * .46 * (.28 + .72 * smooth(Pinch.TACK, Pinch.TACK + .10, T))
        S.floor, S.wall, S.g, S.mu = -9., table, 1.2, .25
        S.rows = np.flatnonzero(S.t <= Pinch.TACK)
        S.top = int(S.rows[-1])
        S.mask = np.broadcast_to((S.t <= Pinch.TACK)[:, None], T.shape)

    def heading(S, m=1.):
        Q = np.zeros((S.R, S.C, 3))
        one = plan.plan(S.u, 1., single=True)
        for j in S.rows:
            Q[j, :, :2] = one * (1 - m) + plan.plan(S.u, 1., max(0., 1 - S.t[j] / Pinch.TACK)) * m
            Q[j, :, 2] = -S.t[j]
        return Q

    def fall(S, seconds, pull=9.81, calm=.10, **more):
        for _ in range(round(seconds * S.FPS)):
            S.v[..., 1] += pull / S.FPS
            S.run(1 / S.FPS, calm=calm, **more)
    ease = lambda k: k * k * (3 - 2 * k)
    u, t = cloth_grid(plan.total, drop, coarse)
    flat = plan.plan(u, 1., single=True)
    T = np.broadcast_to(t[:, None], (len(t), len(u)))
    S = Sheet(u, t, np.stack([np.broadcast_to(flat[None, :, 0], T.shape), np.broadcast_to(flat[None, :, 1], T.shape), -T], -1), seed=seed)
    setup(S)
    round_, pleated = heading(S, 0.), heading(S)
    S.pin(S.mask, round_)
    S.ready()
    S.run(.4, lambda k: round_ * (1 - ease(k)) + pleated * ease(k), calm=.2)
    S.v[..., 0] += (.5 * smooth(.10, .5, T) * (.4 + noise2(S.rng, 5, 2, S.U, S.V))).astype(np.float32)      # a hand smooths it to one side
    fall(S, .5, 3.)
    fall(S, .9)
    S.damp = 2.5
    fall(S, .9, calm=.15, creep=.02)
    S.report('laid')
    if not quick:
        F = S.refined(*cloth_grid(plan.total, drop, h))
        setup(F)
        F.pin(F.mask, heading(F))
        F.ready()
        F.damp = 3.
        fall(F, .6, calm=.15)
        F.report('fine')
        S = F
    save(out, S, drop, rings=plan.rings(1.))
    return S


def meander(s, half, chord):
    """Plan of a ripplefold: a wave of `half` metres of cloth from carrier to carrier, `chord` metres apart."""
    th = j0inv(chord / half)
    q = np.linspace(0, s[-1] + half, 40 * int(s[-1] / half + 2))
    a = th * np.cos(pi * q / half)
    d = np.stack([np.cos(a), np.sin(a)], 1) * np.gradient(q)[:, None]
    P = np.cumsum(d, 0)
    P -= P[0]
    P[:, 1] -= (P[:, 1].max() + P[:, 1].min()) / 2
    return np.stack([np.interp(s, q, P[:, k]) for k in range(2)], 1)


def ripple(out, seed=1, h=.006, folds=9, half=.108, chord=.050, drop=2.71, top=2.715, B=2.0e-4, rho=.50, gust=.7, draft=0., floor=.004, pressed=.93, quick=False):
    """Snapped to its carriers, so every wave has the same cloth; what differs is how each falls. draft: an open window behind it.
    Origin: outer edge x = 0, track y = 0, floor z = 0; the leading edge at -x."""
    width = half * (2 * folds)
    def made(step):
        u, t = cloth_grid(width, drop, step)
        plan = meander(u, half, chord)
        plan[:, 0] -= plan[-1, 0]
        T = np.broadcast_to(t[:, None], (len(t), len(u)))
        return u, t, plan, np.stack([np.broadcast_to(plan[None, :, 0], T.shape), np.broadcast_to(plan[None, :, 1], T.shape), top - T], -1)
    def setup(S, rest):
        U, T = np.meshgrid(S.u, S.t)
        edge = np.minimum(U, S.u[-1] - U) < .03
        S.B = B * (1 + 7 * (T < .07) + 5 * (T > drop - .10) + 2 * edge)
        S.rho = rho * (1 + 1.4 * (T > drop - .10) + .6 * edge)
        S.rad[:] = S.h * .46
        S.floor, S.wall, S.top = -.02, .09, int(np.flatnonzero(S.t <= .03)[-1])
        k = np.gradient(np.gradient(rest[0, :, :2], axis=0), axis=0)
        S.cu[:] = (pressed * np.linalg.norm(k, axis=1)[None] * (1 + .22 * noise2(S.rng, 2 * folds, 3, S.U, S.V))).astype(np.float32)   # steamed into its wave
        S.pin(T <= .03, rest)
        S.ready()
    step = max(h, .010)
    u, t, plan, P = made(step)
    S = Sheet(u, t, P, B=B, rho=rho, seed=seed, uneven=.0013, bias=.006)
    setup(S, P)
    S.run(.3, calm=.2)
    S.run(.8, gust=gust)
    S.damp = 2.
    S.run(.9)
    if draft:
        k = smooth(.25, 1., S.V) * (.6 + .5 * noise2(S.rng, 3, 2, S.U, S.V))
        for i in range(int(.55 * S.FPS)):
            S.v[..., 1] -= (draft * np.sin(pi * i / (.55 * S.FPS)) * k / S.FPS).astype(np.float32)
            S.run(1 / S.FPS, calm=.05)
    else:
        S.floor = floor
        S.run(.6, calm=.1)
    S.report('hung')
    if not quick and h < step:
        u, t, plan, P = made(h)
        F = S.refined(u, t)
        setup(F, P)
        F.floor, F.damp = S.floor, 2.5
        F.run(.4, calm=.12)
        F.report('fine')
        S = F
    save(out, S, drop)
    return S


def roman(out, seed=1, h=.006, width=1.0, drop=1.42, fold=.20, raised=3, gap=.040, kind='flat', B=1.5e-4, rho=.45, quick=False):
    """A shade pinned to its board, with rods (or, relaxed, only two rows of rings) that the cords draw up, the lowest first.
    Origin: middle of the board, back plane y = 0, board z = 0."""
    u, t = cloth_grid(width, drop, max(h, .008))
    U, T = np.meshgrid(u, t)
    n = int((drop - .06) / fold)
    rods = [drop - .05 - fold * k for k in range(n)][::-1]                 # the last is the bar in the hem
    rows = [int(np.argmin(np.abs(t - r))) for r in rods]
    lifted = rows[-raised - 1:]
    foot = t[lifted[0]]
    bulge = -.016 * np.sin(pi * np.clip((T - foot) / fold, 0, 99) % pi) ** 2 * (T > foot) if kind == 'flat' else -.010 * (T > foot) * np.abs(np.sin(pi * (T - foot) / fold))
    S = Sheet(u, t, np.stack([U - width / 2, bulge, -T], -1), seed=seed, uneven=.0012, bias=.003)
    edge = np.minimum(U, u[-1] - U) < .035
    S.B = B * (1 + 2.5 * edge + 3 * (T > drop - .09))
    S.rho = rho * (1 + .9 * (T > drop - .09))
    S.rad[:] = S.h * .46
    S.floor, S.wall, S.top = -9., .0, 1
    mask = T <= .02
    ring = np.abs(np.abs(U - width / 2) - (width / 2 - .09)) < .008
    for r in lifted:
        mask[r] = ring[r] if kind == 'relaxed' else True
    base = np.stack([U - width / 2, 0 * U, -T], -1)
    def pull(k):
        """Cords are pulled at one speed; a rod rises when the one below it has come up to it."""
        Q, gain = base.copy(), k * (raised * (fold - gap))
        for i in range(1, len(lifted)):
            r, up = lifted[i], np.clip(gain - (raised - i) * (fold - gap) * .55, 0, i * (fold - gap))
            Q[r, :, 2] = -t[r] + (i * (fold - gap)) * smooth(0, 1, min(1., up / max(i * (fold - gap), 1e-6)))
            Q[r, :, 1] = -.003 - .004 * i
        return Q
    S.pin(mask, pull(0.))
    S.ready()
    S.run(.25, calm=.2)
    for i in range(len(lifted) - 1):                                       # a hand behind each bay sends it forward
        a, b = t[lifted[i]], t[lifted[i + 1]]
        S.v[..., 1] -= .55 * np.sin(pi * np.clip((T - a) / (b - a), 0, 1))
    S.run(2.4, pull, calm=.18)
    S.report('raised')
    S.damp = 3.
    S.run(.5, calm=.15, creep=.05)
    S.run(.6, calm=.15)
    S.report('settled')
    save(out, S, drop)
    return S


def hobbled(out, seed=1, h=.006, width=1.0, drop=1.05, bays=6, full=1.85, B=1.2e-4, rho=.45, quick=False):
    """Cloth nearly twice as long as the shade, taken up to a tape at every rod: a soft loop in each bay."""
    length = drop * full
    u, t = cloth_grid(width, length, max(h, .008))
    U, T = np.meshgrid(u, t)
    rods = [int(np.argmin(np.abs(t - length * k / bays))) for k in range(bays + 1)]
    bay = np.clip(np.searchsorted(t[rods], T, side='right') - 1, 0, bays - 1)
    f = (T - t[rods][bay]) / (length / bays)
    per, cloth = drop / bays, length / bays
    z0 = -(bay + f) * per
    deep = np.sqrt(max(cloth ** 2 - per ** 2, 0)) / 2                       # a loop of the right length to begin with
    S = Sheet(u, t, np.stack([U - width / 2, -.006 - deep * np.sin(pi * f), z0 - .35 * per * np.sin(pi * f) * f], -1), seed=seed, uneven=.0015, bias=.004)
    edge = np.minimum(U, u[-1] - U) < .035
    S.B = B * (1 + 2.5 * edge)
    S.rho = np.full(T.shape, rho)
    S.rad[:] = S.h * .46
    S.floor, S.wall, S.top = -9., .002, -1
    mask = np.zeros(T.shape, bool)
    for r in rods:
        mask[r] = True
    goal = S.p[..., :3].astype(float).copy()
    for k, r in enumerate(rods):
        goal[r, :, 1], goal[r, :, 2] = -.004, -k * per
    S.pin(mask, goal)
    S.ready()
    S.damp = 2.
    S.run(1.2, calm=.15)
    S.run(.6, calm=.15, creep=.06)
    S.damp = 3.
    S.run(.6, calm=.15)
    S.report('settled')
    save(out, S, length)
    return S


def swag(out, seed=1, h=.008, span=1.12, deep=.46, pleats=6, B=4e-5, rho=.22, quick=False):
    """Cut wider at the foot than at the head and on the bias; both sides are folded into pleats along the board.
    Origin: middle of the board's front edge, top z = 0."""
    height, foot = deep * 2.35, 1.52
    u, t = cloth_grid(span, height, max(h, .008))
    U, T = np.meshgrid(u, t)
    k = T / height
    W = 1 + (foot - 1) * k
    X = (U - span / 2) * (1 + .10 * k)
    sag = (1 - (2 * U / span - 1) ** 2)
    S = Sheet(u, t, np.stack([X, -.012 - .10 * sag * k, -T * (.80 + .20 * sag)], -1), B=B, rho=rho, seed=seed, uneven=.003, bias=.012)
    S.ru = (S.ru * W).astype(np.float32)
    S.B, S.rho = np.full(T.shape, B) * (1 + 3 * (T > height - .05)), rho * (1 + 1.5 * (T > height - .05))
    S.rad[:] = S.h * .46
    S.shear, S.floor, S.wall, S.top = 1 / 15., -9., .0, -1
    mask = np.zeros(T.shape, bool)
    mask[t <= .012] = True
    mask[:, :2] = mask[:, -2:] = True
    start = S.p[..., :3].astype(float).copy()
    goal = start.copy()
    f = np.clip((t - .012) / (height - .012), 0, 1) * pleats
    fold, part = np.floor(f), f % 1
    zig = np.where(part < .5, part * 2, 2 - part * 2)                       # down and back up: one pleat over the next
    for side, c in ((-1, slice(0, 2)), (1, slice(-2, None))):
        x = side * (span / 2 - .018 * fold)
        goal[:, c, 0] = x[:, None]
        goal[:, c, 1] = (-.010 - .007 * fold - .004 * zig)[:, None]
        goal[:, c, 2] = (-.045 * zig)[:, None]
    ease = lambda q: q * q * (3 - 2 * q)
    S.pin(mask, start)
    S.ready()
    S.damp = 1.6
    S.run(2.2, lambda q: start * (1 - ease(q)) + goal * ease(q), calm=.12)
    S.report('pleated')
    S.run(.9, gust=1., calm=.08)
    S.damp = 3.
    S.run(.9, calm=.15)
    S.report('settled')
    save(out, S, height)
    return S

TIE = (1.02, -.105, .030, .112, .072)    # where a band holds a tied panel


PIECES = {
    **{'pinch%d' % s: lambda out, s=s, **k: pinch(out, seed=s, **k) for s in (2, 4, 5, 7)},
    'velvet': lambda out, **k: pinch(out, seed=3, B=2.6e-4, hard=.6, **k),
    'goblet': lambda out, **k: pinch(out, seed=6, plan=Goblet(seed=6), **k),
    'ripple1': lambda out, **k: ripple(out, seed=1, **k),
    'ripple2': lambda out, **k: ripple(out, seed=2, folds=12, **k),
    'sheer1': lambda out, **k: ripple(out, seed=3, folds=17, half=.100, chord=.048, B=3e-5, rho=.14, gust=.5, **{**k, 'h': max(k.get('h', 0), .008)}),
    'sheer2': lambda out, **k: ripple(out, seed=4, folds=17, half=.100, chord=.048, B=3e-5, rho=.14, gust=.5, draft=7., **{**k, 'h': max(k.get('h', 0), .008)}),
    'roman1': lambda out, **k: roman(out, seed=1, raised=2, **k),
    'roman2': lambda out, **k: roman(out, seed=2, raised=3, **k),
    'roman3': lambda out, **k: roman(out, seed=3, raised=4, **k),
    'relaxed': lambda out, **k: roman(out, seed=4, raised=3, width=1.5, kind='relaxed', B=1e-4, **k),
    'hobbled': lambda out, **k: hobbled(out, seed=5, **k),
    'goblet2': lambda out, **k: pinch(out, seed=10, plan=Goblet(seed=10), **k),
    'inverted1': lambda out, **k: pinch(out, seed=8, plan=Inverted(seed=8), **k),
    'inverted2': lambda out, **k: pinch(out, seed=9, plan=Inverted(seed=9), **k),
    'tied1': lambda out, **k: pinch(out, seed=11, plan=Pinch(width=.66, pleats=6, seed=11), tie=TIE, **k),
    'tied2': lambda out, **k: pinch(out, seed=12, plan=Pinch(width=.66, pleats=6, seed=12), tie=TIE, **k),
    'pocket1': lambda out, **k: pocket(out, seed=1, **k),
    'pocket2': lambda out, **k: pocket(out, seed=2, **k),
    'cafe1': lambda out, **k: pocket(out, seed=3, width=.70, full=2., drop=.66, top=0., head=.022, rod=.034, B=4e-5, rho=.16, floor=-9., gust=1.5, **k),
    'cafe2': lambda out, **k: pocket(out, seed=4, width=.70, full=2., drop=.66, top=0., head=.022, rod=.034, B=4e-5, rho=.16, floor=-9., gust=1.5, **k),
    'ruffle': lambda out, **k: pocket(out, seed=5, width=1.60, full=2., drop=.36, top=0., head=.026, rod=.036, B=4e-5, rho=.16, floor=-9., gust=1.2, **k),
    'valance1': lambda out, **k: valance(out, seed=1, **k),
    'valance2': lambda out, **k: valance(out, seed=2, **k),
    'laid': lambda out, **k: laid(out, seed=14, **k),
    'swag1': lambda out, **k: swag(out, seed=1, **k),
    'swag2': lambda out, **k: swag(out, seed=2, **k),
}


def main(*wanted):
    os.makedirs(FOLDER, exist_ok=True)
    for one in wanted or PIECES:
        name, _, mm = one.partition(':')
        path = os.path.join(FOLDER, name + '.npz')
        if wanted or not os.path.exists(path):
            h = float(mm) / 1000 if mm else .006
            PIECES[name](path, h=h, quick=h > .010)


if __name__ == '__main__':
    main(*sys.argv[1:])
