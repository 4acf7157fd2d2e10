"""One length of slate linen, followed through the workroom: cut, pinned, tacked, hemmed, dressed. The home page shows them small and upright."""
import math

import numpy as np
from mathutils import Vector

from kit import close, cloth, hung, light, materials as mt, room
from kit.core import Capture, box, catmull, grid, lathe, noise2, prism, smooth, srgb, tube
from kit.render import camera

from .common import chamber, scene

SIZE, SAMPLES = (1200, 1500), 40
SLATE = '#6f7b82'


def window_light(loc, target, w, h, power, col=(.96, .98, 1.)):
    turn = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return light.area(loc, turn, w, h, power, col)


def bench(col=('#564635', '#83705a')):
    """The same table seen near: dark boards with pores, a scratch here and there, and a joint."""
    t = mt.Nodes('bench')
    v = t.n('TexCoord').outputs['Object']
    a = t.noise(v, 1., (1.6, 24., 1), 9, Distortion=.9)
    b = t.noise(v, 1., (5., 130., 1), 4, Distortion=.3)
    pores = t.noise(v, 1., (24., 1100., 1), 2)
    scratch = t.math('GREATER_THAN', t.noise(v, 1., (420., 7., 1), 1), .78)
    c = t.ramp(t.math('ADD', t.math('MULTIPLY', a, .6), t.math('MULTIPLY', b, .4)), [(.32, srgb(col[0])), (.68, srgb(col[1]))])
    c = t.shade(c, t.math('MULTIPLY_ADD', t.math('LESS_THAN', pores, .40), -.40, 1.))
    c = t.mix(t.math('MULTIPLY', scratch, .16), c, srgb('#a98a63'))
    h = t.math('ADD', t.math('ADD', pores, b), t.math('MULTIPLY', scratch, -.5))
    worn = t.noise(v, 1., (9., 9., 9.), 4)
    m = t.done(t.n('BsdfPrincipled', {'Base Color': c, 'Roughness': t.math('ADD', t.math('MULTIPLY_ADD', pores, .25, .26), t.math('MULTIPLY', worn, .22)), 'Specular': .38, 'Normal': t.bump(h, .35, .0006)}), srgb(col[1]))
    rng = np.random.default_rng(2)
    for k in range(12):
        o = box('board', -2., 2., -.079, .079, -.03, 0, m, .0022)
        o.location = (rng.uniform(-.6, .6), -.9 + .1592 * k, -.015 - .0005 * rng.uniform())


def lying(loc, turn=0.):
    """Whatever is built inside hangs; afterwards it lies, face up, its top away from us."""
    class Lay(Capture):
        def __exit__(self, *args):
            super().__exit__(*args)
            o = self.place(loc)
            o.rotation_euler = (-math.pi / 2, 0, turn)
    return Lay()


def sheet(name, x0, x1, y0, y1, height, mat, nx=160, ny=220, thick=.0012):
    """Cloth lying on the table: height(x, y) in metres above it; x0 and x1 may be functions of y."""
    y = np.linspace(y0, y1, ny)[:, None]
    edge = lambda e: e(y) if callable(e) else np.full_like(y, e)
    u = np.linspace(0, 1, nx)[None]
    X = edge(x0) + (edge(x1) - edge(x0)) * u
    Y = np.broadcast_to(y, X.shape)
    return grid(name, np.stack([X, Y, height(X, Y)], -1), mat, np.stack([X, Y], -1), thick=thick)


def half_of_shears(side, steel, lacquer, bow):
    """One blade with its shank and bow, pivot at the origin, blade along +y."""
    s = side
    y = np.concatenate([np.linspace(-.014, .130, 60), np.linspace(.130, .1505, 24)[1:]])
    edge = np.interp(y, [-.014, .06, .140, .1490, .1505], [-.0115, -.0056, -.0037, -.0033, -.0030])
    back = np.interp(y, [-.014, .004, .06, .128, .146, .1490, .1505], [.0105, .0125, .0084, .0028, -.0008, -.0022, -.0029])
    back += np.interp(y, [.02, .09, .15], [0, .0010, 0])
    wide = np.maximum(back - edge, .0002)
    flat = np.minimum(1, wide / .003)
    hollow = np.minimum(.0042, wide * .45)
    section = [(edge + k * wide, z * flat) for k, z in ((0, 0), (.02, .0004))] + [(edge + hollow, .0024 * flat), (edge + hollow * 1.06, .0026 * flat)] + [(back - k * wide, z * flat) for k, z in ((.16, .0029), (.05, .0026), (0, .0014), (.04, 0))]
    P = np.stack([np.stack([s * x, y, z], -1) for x, z in section], 1)
    grid('blade', P if s > 0 else P[:, ::-1], steel, closed=True, crease=22)
    shank = catmull([(0, -.006, .002), (-.006 * s, -.030, .004), (-.013 * s, -.052, .006), (-.019 * s, -.070, .0068)], 8)
    tube('shank', shank, np.linspace(.0085, .0062, len(shank)), lacquer, 20)
    a = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    w, h = bow
    # egg-shaped: wider where the fingers lie
    r = 1 + .10 * np.cos(2 * a + .5)
    ring = np.stack([-(.018 + w * .55) * s + w * r * np.cos(a), -.070 - h * .72 + h * r * np.sin(a), .0070 + 0 * a], 1)
    tube('bow', ring, .0060 + .0014 * np.cos(a - 2.2), lacquer, 18, closed=True)


def shears(loc, turn, opened=9.):
    steel = close.metal('blade', '#b4b3af', .20, 'y', .35, .03)
    lacquer = mt.solid('lacquer', '#211f1d', .22, coat=.6)
    with Capture() as g:
        for s, bow, lift in ((1, (.022, .030), .0036), (-1, (.027, .043), 0.)):
            with Capture() as half:
                half_of_shears(s, steel, lacquer, bow)
            half.place((0, 0, lift), math.radians(-s * opened))
        lathe('screw', [(0, .0098), (.0052, .0096), (.0064, .0084), (.0066, .0060), (.0066, 0)], (0, -.001, 0), mt.solid('screw', '#b08d57', .3, 1.), 40)
    return g.place(loc, turn)


@scene('making-cut-chalk-shears', SIZE, SAMPLES, fine=True)
def cut(P):
    """From where the cut is going: the chalk comes towards us, the points of the shears lie at its end."""
    bench()
    rng = np.random.default_rng(5)
    at = .060   # as far as the cut has come

    def height(X, Y):
        wave = .0022 * noise2(np.random.default_rng(11), 7, 7, X * .6 + .5, Y * .6 + .5, 3)
        curl = .0060 * np.exp(-((np.abs(X) - .002) / .014) ** 2) * (1 - smooth(at - .10, at, Y))
        fold = .010 * np.exp(-((X * .5 + Y * .9 + .30) / .022) ** 2) + .014 * np.exp(-((X * .8 - Y * .5 - .36) / .03) ** 2)
        return .003 + np.maximum(wave, -.0012) + curl + fold

    gap = lambda y: .0001 + .0240 * np.clip((at - y) / .45, 0, 1) ** 1.15
    linen, hair = close.linen('slate', SLATE, .00062, trans=0), close.fibre('lint', '#8f999e')
    sheet('left', -.75, lambda y: -gap(y), -.80, .55, height, linen, 260, 420)
    sheet('right', gap, .75, -.80, .55, height, linen, 260, 420)
    U, V = np.meshgrid(np.linspace(-.16, .16, 200), np.linspace(-.12, .30, 240))
    close.fuzz(np.stack([U, V, height(U, V) + .0007], -1), hair, 9., .0026, seed=4, out=1.)
    y = rng.uniform(-.35, at, int(1500 * close.DENSITY))
    for s in (-1, 1):                     # a cut edge frays
        x = s * gap(y)
        base = np.stack([x, y, height(x, y)], 1)
        way = np.stack([-s * np.abs(rng.normal(1, .3, len(y))), rng.normal(0, .5, len(y)), rng.normal(.25, .35, len(y))], 1)
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        close.ribbons('fray', base, way, np.array([[0, 0, 1.]]) + 0 * base, rng.gamma(2., .0010, len(y)), .00010, hair, rng)
    n = int(34000 * close.DENSITY)        # chalk: flakes that caught on the yarns
    y, x = rng.uniform(at + .001, .55, n), rng.normal(0, .00062, n)
    x += .0004 * noise2(rng, 30, 1, np.clip(y, 0, 1), y * 0)
    base = np.stack([x, y, height(x, y) + .0007], 1)
    close.ribbons('chalk', base, np.stack([rng.normal(0, 1, n), rng.normal(0, 1, n), 0 * x], 1), np.array([[0, 0, 1.]]) + 0 * base, rng.uniform(.0001, .0003, n), .00026, mt.solid('chalk line', '#f4f2ec', .95), rng, 1)
    shears((.010, -.092, .0112), math.radians(3.5), 6.5).scale = (1.06,) * 3
    wedge = prism('tailor chalk', [(-.024, -.018), (.024, -.018), (.006, .020), (-.006, .020)], 0, .0065, mt.solid('wedge', '#e4e0d5', .9, bump=.5, bscale=260., var=.06), .0022)
    wedge.location, wedge.rotation_euler[2] = (-.062, .070, .0050), 2.5
    window_light((-1.05, -.45, .46), (0, .06, 0), .6, .8, 20, (1., .98, .95))
    window_light((1.6, .6, 1.2), (0, 0, 0), 1.2, 1., 1.8, (1, .96, .9))
    light.world((.95, .97, 1.), .06)
    camera((.105, .400, .225), (-.004, .030, .004), lens=78, fstop=4., focus=.405, level=False)
    return dict(stops=-.35, auto=.2, keep=.25)


def yardstick(loc, turn, ink):
    """Boxwood, marked in eighths of four inches."""
    wood = mt.wood('stick', '#a9834f', '#c9a673', .4, 'x', 2.)
    with Capture() as g:
        box('yardstick', -.6, .6, -.014, .014, 0, .005, wood, .001)
        for k in range(1, 94):
            long = .011 if k % 8 == 0 else .0075 if k % 4 == 0 else .0045
            box('tick', -.6 + k * .0127 - .0003, -.6 + k * .0127 + .0003, -.0138, -.0138 + long, .005, .0051, ink, 0)
    return g.place(loc, turn)


def pin(a, b, head):
    tube('pin', [a, b], [.00042, .00042], mt.solid('pin', '#d5d3cd', .18, 1.), 10)
    r = .0025
    lathe('head', [(0, -r)] + [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(-1.4, 1.4, 12)] + [(0, r)], b, head, 28)


def crumpled(X, uv, rings):
    """It was carried to the table over an arm: small dents and a crease or two, none in the buckram."""
    X, rng = X.copy(), np.random.default_rng(6)
    u, v = uv[..., 0] / uv[..., 0].max(), uv[..., 1] / uv[..., 1].max()
    below = np.clip((uv[..., 1].max() - uv[..., 1] - .09) / .05, 0, 1)
    N = close.frame(X)[2]
    a, b = noise2(rng, 16, 9, u, v, 3), noise2(rng, 7, 3, u, v, 2)
    X = X + N * (below * (.0016 * (1 - 2.2 * np.abs(a)) + .0026 * b))[..., None]
    X[..., 1] = np.minimum(X[..., 1], .0205)             # the table
    return X


def turned(S, uv, r, mat):
    """The same sheet with its upper edge turned over buckram, as a heading is: not cut but folded round, and double for a hand below."""
    up, N = (lambda d: d / (np.linalg.norm(d, axis=-1, keepdims=True) + 1e-12))(S[0] - S[2]), close.frame(S)[2]
    a = np.linspace(0, math.pi, 9)[1:-1, None, None]
    cap = S[:1] + r * np.sin(a) * up + r * (1 - np.cos(a)) * N[:1]
    back = (S + 2 * r * N)[:36]
    P = np.concatenate([back[::-1], cap[::-1], S])
    v = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P[:, 0], axis=0), axis=1))])
    return P, mat, np.stack([np.broadcast_to(uv[:1, :, 0], P.shape[:2]), np.broadcast_to(v[-1] - v[:, None], P.shape[:2])], -1)


def pinned_heading(linen, lint='#8b959a', thick=.0022, pins=.040):
    """A heading on the table as it came to lie: pleats pinned, the panel fallen out of them. Its top at y = 0, its outer edge at x = 0."""
    with lying((0, 0, .0225)):
        S, uv = close.surface('laid', (0, 0, 0), finer=2, calm=0, shape=crumpled)
        grid('laid', *turned(S, uv, thick / 2, linen))
        close.fuzz(S, close.fibre('lint', lint), 12., .0030, seed=3, out=-1., lie=.6)
        glass = [mt.solid('glass %s' % c, c, .10, coat=.6) for c in ('#a8452f', '#ece6d8', '#c9973f', '#ece6d8', '#a8452f')]
        for k, c in enumerate(hung.stored('laid')[2]):
            lean = (-.0012, .0016, .0004, -.002, .001)[k]
            z = -pins + lean
            pin((c - .025, -.0150, z - .002), (c + .0270, -.0235 + lean, z + .004), glass[k])
            pin((c - .024, -.0140, z + .020 + lean), (c + .0290, -.0225, z + .0215), glass[(k + 2) % 5])


def dish_of_pins(at):
    dish = mt.solid('dish', '#e6e0d3', .25, bump=.1, bscale=40., coat=.3)
    lathe('dish', catmull([(0, .004), (.020, .004), (.036, .008), (.044, .016), (.0455, .0165), (.044, .013), (.036, .003), (.022, 0), (0, 0)], 4), at, dish, 64)
    glass = [mt.solid('head %s' % c, c, .10, coat=.6) for c in ('#ece6d8', '#a8452f', '#c9973f')]
    rng = np.random.default_rng(3)
    for k in range(16):
        t, r = rng.uniform(0, 6.28), rng.uniform(.004, .020)
        c, d = np.array([at[0] + r * math.cos(t), at[1] + r * math.sin(t), at[2] + .007 + .0012 * (k % 4)]), rng.uniform(0, 6.28)
        v = .016 * np.array([math.cos(d), math.sin(d), rng.uniform(.05, .35)])
        pin(tuple(c - v), tuple(c + v), glass[k % 3])


@scene('making-pins-pleats', SIZE, SAMPLES, fine=True)
def pinned(P):
    """From the edge of the heading, low over the table: its pleats stand folded in three, each held by two pins, and the panel runs away from us."""
    bench(('#4a3a2b', '#75613f'))
    with Capture() as g:
        pinned_heading(close.linen('slate', SLATE, .00080, trans=.04, slub=.15, bump=1.4, rumple=.0016), thick=.0020)
    g.place((-.235, .100, 0), math.radians(186))
    yardstick((.06, .064, 0), math.radians(5.8), mt.solid('ink', '#2a2622', .7))
    window_light((-1.20, .16, .40), (.02, .15, 0), .45, .60, 27, (1., .93, .83))
    window_light((1.4, .9, 1.1), (0, .1, 0), 1.0, .8, 1.6, (.92, .96, 1.))
    light.world((.95, .97, 1.), .04)
    camera((.120, -.300, .265), (.003, .196, .012), lens=84, fstop=8., focus=.490, level=False)
    return dict(stops=-.60, auto=.2, keep=.3)


def plied(path, r, mat, lint=None, seed=0):
    """Waxed thread: two strands laid round each other, and the fibres that stand off it."""
    path = np.asarray(path, float)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    s = np.linspace(0, run[-1], max(24, int(run[-1] / .00016)))
    p = np.stack([np.interp(s, run, path[:, k]) for k in range(3)], 1)
    rng = np.random.default_rng(seed)
    p[:, 0] += .00012 * np.sin(s / .0041 + rng.uniform(0, 6)) + .00008 * np.sin(s / .0017)
    d = np.gradient(p, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-12
    side = np.cross(d, [.13, .97, .2])
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-12
    over = np.cross(d, side)
    for k in range(2):
        a = (2 * math.pi * s / .0013 + math.pi * k)[:, None]
        tube('ply', p + .52 * r * (side * np.cos(a) + over * np.sin(a)), .60 * r, mat, 8)
    if lint:
        at = rng.integers(0, len(p), int(len(p) * .5 * close.DENSITY) + 1)
        way = rng.normal(0, 1, (len(at), 3))
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        close.ribbons('wisps', p[at], way, np.cross(way, [0, 1, 0]), rng.gamma(2., .00028, len(at)), .00003, lint, rng)


def needle_through(tip, eye, steel):
    """A long darner with its eye: the shaft, and two cheeks round a slot."""
    d = eye - tip
    tube('needle', [tip, tip + d * .05, tip + d * .14, tip + d * .5, tip + d * .90], [.00004, .00026, .00050, .00060, .00062], steel, 24)
    across = np.cross(d, [0, 1., 0])
    across /= np.linalg.norm(across)
    for s in (-1, 1):
        cheek = catmull([tuple(tip + d * k + s * w * across) for k, w in ((.885, .0001), (.905, .00050), (.935, .00068), (.965, .00056), (.985, .00020), (.992, .00001))], 6)
        tube('cheek', cheek, .00030, steel, 14)


@scene('making-hand-tack', SIZE, SAMPLES, fine=True)
def tacked(P):
    """The third of seven: a waxed thread, the needle halfway through the pleat, the last tack pulled tight beside it."""
    room.shell('', -3, 3, 3.2, 6, [], P.white, wall_mat=mt.plaster('lime', '#a3947c'), crown=False)
    y, top = -.15, 2.60
    linen, where = close.linen('slate', SLATE, .00080, trans=0, slub=.14, bump=1.2, rumple=.0010), dict(rows=(2.1, 3.), finer=2, scale=(1.08, 1., 1.))
    centres = sorted(hung.hang('pinch4', linen, (.33, y, top - 2.66), thick=.0016, **where))
    S, _ = close.surface('pinch4', (.33, y, top - 2.66), **where)
    close.fuzz(S, close.fibre('lint', '#8f999e'), 7., .0026, seed=3, out=-1.)
    metal = close.metal('brass', '#b08f58', .24, 'x')
    cloth.rod(-.9, .9, y, top + .044, metal, rings=centres, ring_r=.025)
    thread, steel = mt.solid('thread', '#cdbf9f', .62, bump=.3, bscale=4000.), close.metal('needle', '#9fa1a0', .16, 'x', .25, .02)
    tack, r = top - .084, .00026
    def stitch(c, z, lean=0.):
        plied(catmull([(c - .0112, y - .012, z + .0010), (c - .0098, y - .0285, z + .0004 + lean), (c - .004, y - .0315, z), (c + .004, y - .0315, z - .0003), (c + .0098, y - .0285, z - lean), (c + .0112, y - .012, z - .0010)], 12), r, thread)
    for j, c in enumerate(centres[:3]):
        for k in range(4 if j < 2 else 2):
            stitch(c, tack - .0012 * k, .0003 * (-1) ** k)
    c = centres[2]
    tip, eye = np.array((c - .0250, y - .0170, tack - .0130)), np.array((c + .0350, y - .0370, tack + .0010))
    needle_through(tip, eye, steel)
    lint = close.fibre('wisp', '#d8ccb0')
    hole = eye + (tip - eye) * .070
    # from the eye it hangs in a loose bow and comes back to the tack that was pulled tight before; the short end hangs beyond the eye
    bow = catmull([tuple(hole), (hole[0] + .004, hole[1] - .006, hole[2] - .014), (hole[0] + .009, hole[1] - .009, hole[2] - .046), (hole[0] - .001, hole[1] - .010, hole[2] - .075),
                   (hole[0] - .016, hole[1] - .004, hole[2] - .070), (c + .0150, y - .036, tack - .034), (c + .0112, y - .0295, tack - .0036)], 14)
    plied(bow, r, thread, lint, 1)
    end = catmull([tuple(hole), (hole[0] + .006, hole[1] + .002, hole[2] - .010), (hole[0] + .013, hole[1] + .001, hole[2] - .034), (hole[0] + .012, hole[1] - .003, hole[2] - .058), (hole[0] + .020, hole[1] - .002, hole[2] - .082)], 14)
    plied(end, r, thread, lint, 2)
    chalk = mt.solid('tick', '#e8e4da', .95)
    for c in centres[3:]:
        for s in (-1, 1):
            tube('chalk', [(c + s * .012, y - .0085, tack + .004), (c + s * .0125, y - .0088, tack - .004)], .0005, chalk, 8)
    window_light((-1.35, -.34, 2.86), (.0, -.16, 2.52), .42, .8, 26, (1., .94, .85))
    window_light((1.6, -1.5, 2.5), (0, -.15, 2.5), .9, 1.2, .55, (.93, .96, 1.))
    light.world((.93, .96, 1.), .03)
    camera((.128, -.70, 2.522), (-.026, -.165, 2.500), lens=74, fstop=5.6, focus=.552, level=False)
    return dict(stops=-.45, auto=.2, keep=.25)


@scene('making-weighted-hem-corner', SIZE, SAMPLES, fine=True)
def hemmed(P):
    """The back of a panel: lining laid in, a four-inch double hem, a mitred corner with its weight going in."""
    bench()
    face, lining = close.linen('slate', SLATE, .00062, trans=0, slub=.05, bump=1.), close.linen('lining', '#d9d0bd', .00052, trans=0, slub=.05, bump=1.)
    seed = lambda k: np.random.default_rng(k)
    swell = lambda X, Y: .0048 * noise2(seed(9), 6, 6, X + .5, Y + .5, 3) + .0012 * noise2(seed(19), 21, 21, X + .5, Y + .5, 2)
    hem, side = .105, .040
    base = lambda X, Y: .003 + np.maximum(swell(X, Y), -.001)
    sheet('back', 0, .9, 0, 1.0, base, face)
    sheet('lining', lambda y: .030 + 0 * y, .9, .060, 1.0, lambda X, Y: base(X, Y) + .0014 + .0008 * smooth(.030, .036, X), lining)
    rounded = lambda d: .0026 * np.sqrt(np.clip(d / .0022, 0, 1))   # a fold is round
    # the double hem along the bottom, cut back at the corner for the mitre; the side hem runs up from it
    mitre = lambda y: np.clip(.004 + (y / hem) * (side - .004), 0, side)
    def hem_height(X, Y):
        return base(X, Y) + .0016 + np.minimum(rounded(Y + .001), rounded(hem + .001 - Y)) + .0010 * noise2(seed(4), 18, 4, X + .2, Y * 4, 3)
    sheet('hem', mitre, .9, 0, hem, hem_height, face, 320, 60, .0012)
    def side_height(X, Y):
        return base(X, Y) + .0022 + np.minimum(rounded(X + .001), rounded(side + .001 - X)) * .75 + .0006 * noise2(seed(6), 4, 24, X * 4, Y + .2, 3)
    corner = lambda y: np.where(y < hem, np.clip(.004 + (y / hem) * (side - .004), .0035, side), side)
    sheet('side', 0, corner, 0, 1.0, side_height, face, 60, 320, .0012)
    thread, rng = close.linen('thread', '#b9b7ac', .0003, trans=0, slub=.3), np.random.default_rng(14)
    for k in range(52):   # slip stitches along the hem
        x = .062 + .0155 * k
        z = float(base(np.array(x), np.array(hem))) + .0022
        at, long = x + rng.uniform(-.0014, .0014), rng.uniform(.75, 1.1)
        tube('stitch', catmull([(at, hem - .0026, z + .0019), (at + .0016 * long, hem - .0002, z + .0023), (at + .0032 * long, hem + .0016, z - .0004)], 5), .00021, thread, 8)
    for k in range(58):   # and up the lining
        y = .128 + .0140 * k
        z = float(base(np.array(side), np.array(y))) + .0022
        at, long = y + rng.uniform(-.0014, .0014), rng.uniform(.75, 1.1)
        tube('stitch', catmull([(side - .0018, at, z + .0020), (side + .0004, at + .0016 * long, z + .0022), (side + .0018, at + .0032 * long, z)], 5), .00021, thread, 8)
    for k in range(11):   # the mitre, ladder-stitched as far as the needle has come
        t = .22 + .069 * k + rng.uniform(-.008, .008)
        m = np.array([.004 + t * (side - .004), t * hem])
        z = float(base(np.array(m[0]), np.array(m[1]))) + .0050
        tube('stitch', catmull([(m[0] - .0017, m[1] + .0009, z - .0012), (m[0], m[1] + .0005, z), (m[0] + .0017, m[1] + rng.uniform(-.0002, .0006), z - .0012)], 5), .00021, thread, 8)
    lead = mt.solid('lead', '#96958f', .5, .75, bump=.25, bscale=160., var=.12)
    def weight(loc, turn):
        with Capture() as g:
            box('weight', -.0125, .0125, -.0125, .0125, 0, .0034, lead, .0012, 3)
        return g.place(loc, turn)
    weight((-.060, .060, 0), .35).rotation_euler[0] = 0
    weight((-.052, .026, 0), -.2)
    o = weight((-.056, .043, .0036), .9)
    o.rotation_euler[1] = .06
    pouch = close.linen('pouch', '#cfc5b0', .00042, trans=0)
    puff = lambda X, Y: .0002 + .0052 * (np.clip(1 - (np.abs(X + .062) / .021) ** 6, 0, 1) * np.clip(1 - (np.abs(Y - .135) / .021) ** 6, 0, 1)) ** .5
    sheet('pouch', -.086, -.038, .111, .159, puff, pouch, 80, 80, .0008)
    needle = [(-.030, .176, .0012), (-.085, .205, .0012)]
    tube('needle', needle, [.0003, .0007], mt.solid('steel', '#cfd0cc', .14, 1.), 14)
    tube('tail', catmull([(-.085, .205, .0012), (-.098, .190, .0008), (-.092, .165, .0008), (-.104, .120, .0008), (-.088, .090, .0008), (-.108, .045, .0008), (-.100, -.03, .0008)], 14), .00026, thread, 10)
    seam = lambda X, Y: hem_height(X, Y) + .0006
    U, V = np.meshgrid(np.linspace(.045, .50, 300), np.linspace(.002, hem, 60))
    close.fuzz(np.stack([U, V, seam(U, V)], -1), close.fibre('lint', '#8f999e'), 9., .0024, seed=5, out=1.)
    U, V = np.meshgrid(np.linspace(0, side, 30), np.linspace(.06, .8, 300))
    close.fuzz(np.stack([U, V, side_height(U, V) + .0006], -1), close.fibre('lint', '#8f999e'), 9., .0024, seed=6, out=1.)
    for k in (-1, 0, 1):                      # a window of three panes, low: its bars lie across the table
        window_light((-1.30, .62 + .36 * k, .24), (.06, .08 + .16 * k, 0), .24, .26, 12, (1., .91, .78))
    window_light((1.4, -.7, 1.2), (0, 0, 0), 1.2, 1., 1.2, (.93, .96, 1.))
    light.world((.95, .97, 1.), .04)
    camera((-.085, -.315, .250), (.028, .070, 0), lens=84, fstop=7.1, focus=.455, level=False)
    return dict(stops=-.15, auto=.3, keep=.30)


@scene('making-dressed-panel', (1600, 2000), SAMPLES, fine=True)
def dressed(P):
    """Hung on the workroom's rail, pleats run down between two fingers and held overnight with strips of muslin."""
    H, y = 3.1, -.42
    wall = mt.plaster('lime', '#cfc7b8')
    side = chamber(-3.4, 2.8, H, 6.4, [], P.white, wall, 'l', (-4.2, -1.6, .4, 3.0))
    room.floor(-3.6, 3., -6.4, .1, cols=('#8a6d4e', '#9c7d5b', '#ad8e6a'), w=.19, L=2.4)
    cloth_ = mt.cloth('slate', SLATE, trans=.10, slub=.06, weave=.0008)
    at, k = (.24, y, 0), (.66, 1.25, 1.)
    ties = tuple((z, .085) for z in (1.98, 1.30, .64))
    rings = hung.hang('pinch5', cloth_, at, scale=k, thick=.0024, waists=ties)
    ivory = mt.cloth('ivory', '#d9d0bf', trans=.16, slub=.06, weave=.0008)   # the next one, not yet tied
    rings += hung.hang('pinch7', ivory, (.98, y, 0), scale=(.80, 1.2, 1.), thick=.0024)
    iron = mt.solid('iron', '#302e2b', .5, .7)
    tube('rail', [(-2.6, y, 2.706), (2.6, y, 2.706)], .014, iron, 28)
    for x in (-1.15, 1.15):
        tube('drop', [(x, y, 2.706), (x, y, H)], .009, iron, 20)
    cloth.rod(-1.2, 1.2, y, 2.706, iron, r=.0138, rings=rings, ring_r=.026, finial='cap', bracket=False)
    muslin = mt.cloth('muslin', '#ddd4c0', trans=.1, slub=.08, hem=None, weave=.0009)
    for i, z in enumerate((1.98, 1.30, .64)):
        R = hung.strap('pinch5', muslin, at, z, .026, scale=k, gap=.0002, thick=.0012, slack=.006, rise=.012 * (-1) ** i, seed=i, waists=ties)
        near = R[3][np.argmin(R[3][:, 1] + .3 * np.abs(R[3][:, 0] - (.02 + .03 * i)))]
        knot(near[0], near[1] - .002, z, muslin, i)
    light.sky(9, -136, [], strength=1.0, sun_strength=3., side=side, dust=1., sun_col=(1, .90, .78), dome=38)
    camera((1.05, -4.4, 1.70), (.16, y, 1.70), lens=84, fstop=2.2, focus=4.02, shift=(0, .12))
    return dict(stops=0., auto=.5)


def knot(x, y, z, mat, seed):
    """The two short tails of a tied strip, and the knot they come from."""
    rng = np.random.default_rng(seed)
    k = np.linspace(0, 1, 30)
    tube('knot', np.stack([x + .017 * (k - .5), np.full(30, y - .007), z + .005 * np.sin(k * 3.1)], 1), .0105 * np.sqrt(np.clip(1 - (2 * k - 1) ** 4, .02, 1)) * (1 + .12 * np.sin(9 * k)), mat, 24)
    t, v = np.linspace(0, 1, 60)[:, None], np.linspace(-1, 1, 13)[None]
    for s in (-1, 1):                                                # two loops, crushed flat by the hand that pulled them
        a = t * 2 * math.pi
        reach, drop = .046 + .010 * rng.uniform(-1, 1), .020 + .010 * rng.uniform()
        w = (.004 + .009 * np.sin(t * math.pi)) * v
        X = x + s * (.006 + reach * np.sin(a / 2) ** 1.3) + .10 * w * np.cos(a)
        Y = y - .010 - .012 * np.sin(a) - .004 * v ** 2 + 0 * X
        Z = z - drop * np.sin(a / 2) ** 2 + w + .003 * np.sin(3 * a + s) * v
        grid('loop', np.stack([X, Y, Z + 0 * X], -1), mat, np.stack(np.broadcast_arrays(v * .011, t * .11), -1), thick=.0010)
    for s in (-1, 1):                                                # and the ends, folded along their middle, each with its own curl
        long, curl, p = .135 + .045 * rng.uniform(-1, 1), rng.uniform(.5, 1.1), rng.uniform(0, 6)
        turn = s * .5 + curl * np.sin(2.2 * t + p)
        mid = x + s * (.004 + .020 * t + .012 * np.sin(2.4 * t + p) * t)
        half = .0095 * np.minimum(1, .35 + 2 * t)
        fold = .45 * np.abs(v) ** 1.5
        X = mid + half * (v * np.cos(turn) - fold * np.sin(turn))
        Y = y - .010 - .010 * np.sin(2.6 * t) - half * (v * np.sin(turn) + fold * np.cos(turn))
        Z = z - .006 - long * t - .005 * v * s * t ** 3
        grid('tail', np.stack([X, Y, Z + 0 * X], -1), mat, np.stack(np.broadcast_arrays(v * .011, t * long), -1), thick=.0010)
