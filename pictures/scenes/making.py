"""One length of slate linen, followed through the workroom: cut, pinned, tacked, hemmed, dressed. The home page shows them small and upright."""
import math

import numpy as np
from mathutils import Vector

from kit import cloth, furniture as fu, hung, light, materials as mt, room
from kit.core import Capture, box, catmull, grid, lathe, noise2, prism, smooth, tube
from kit.render import camera

from .common import chamber, scene, woven

SIZE, SAMPLES = (1200, 1500), 40
SLATE = '#6f7b82'


def slate(**kw):
    return woven('slate', SLATE, trans=kw.pop('trans', 0), hem=None, slub=kw.pop('slub', .11), weave=kw.pop('weave', .0008), **kw)


def window_light(loc, target, w, h, power, col=(.96, .98, 1.)):
    turn = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return light.area(loc, turn, w, h, power, col)


def table(top=0.):
    """The long table: waxed boards, and a room too far behind to be seen."""
    oak = mt.wood('board', '#9a7a57', '#c3a27c', .5, 'x', .8)
    for k in range(9):
        box('board', -2.2, 2.2, -1. + .24 * k, -.762 + .24 * k, top - .05, top, oak, .0015)
    light.world((.97, .98, 1.), .22)


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
    blade = [(-.0115 * s, -.014), (.0105 * s, -.012), (.0125 * s, .004), (.0085 * s, .060), (.0035 * s, .128), (.0006 * s, .150), (-.0030 * s, .148), (-.0052 * s, .06)]
    prism('blade', blade if s > 0 else blade[::-1], 0, .0032, steel, .0011)
    shank = catmull([(0, -.006, .002), (-.006 * s, -.030, .004), (-.013 * s, -.052, .006), (-.019 * s, -.070, .0068)], 8)
    tube('shank', shank, np.linspace(.0085, .0062, len(shank)), lacquer, 20)
    a = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    w, h = bow
    # egg-shaped: wider where the fingers lie
    r = 1 + .10 * np.cos(2 * a + .5)
    ring = np.stack([-(.018 + w * .55) * s + w * r * np.cos(a), -.070 - h * .72 + h * r * np.sin(a), .0070 + 0 * a], 1)
    tube('bow', ring, .0060 + .0014 * np.cos(a - 2.2), lacquer, 18, closed=True)


def shears(loc, turn, opened=9.):
    steel = mt.solid('blade', '#b7b6b2', .24, 1., bump=.04, bscale=300.)
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
    table()
    rng = np.random.default_rng(5)
    at = .045   # as far as the cut has come

    def height(X, Y):
        wave = .0016 * noise2(np.random.default_rng(11), 5, 5, X * .6 + .5, Y * .6 + .5, 2)
        curl = .0055 * np.exp(-((np.abs(X) - .003) / .016) ** 2) * (1 - smooth(at - .10, at, Y))
        return .003 + np.maximum(wave, -.0012) + curl

    gap = lambda y: .0001 + .0200 * np.clip((at - y) / .45, 0, 1) ** 1.2
    cloth_ = slate()
    sheet('left', -.75, lambda y: -gap(y), -.62, .85, height, cloth_, 220, 300)
    sheet('right', gap, .75, -.62, .85, height, cloth_, 220, 300)
    y = np.linspace(at + .002, .85, 260)[:, None]
    w = .0012 * (1 + .35 * noise2(rng, 40, 1, y / .9, y * 0))
    X = np.concatenate([-w, 0 * w, w], 1)
    Y = np.broadcast_to(y, X.shape)
    grid('chalk', np.stack([X + .0004 * noise2(rng, 20, 1, Y / .9, Y * 0), Y, height(X, Y) + .0010], -1), mt.solid('chalk line', '#e8e6e0', .95, bump=.6, bscale=900., var=.12))
    shears((.072, -.050, .0042), math.radians(27), 7.).scale = (1.06,) * 3
    wedge = prism('tailor chalk', [(-.024, -.018), (.024, -.018), (.006, .020), (-.006, .020)], 0, .0065, mt.solid('wedge', '#ebe7dd', .9, bump=.3, bscale=200., var=.05), .0025)
    wedge.location, wedge.rotation_euler[2] = (.060, .175, .0045), .6
    yardstick((-.105, .16, .0052), math.radians(90.8), P.black)
    window_light((-1.5, .9, 1.0), (0, .05, 0), 1.0, 1.2, 62)
    window_light((1.6, -.6, 1.2), (0, 0, 0), 1.2, 1., 9, (1, .96, .9))
    camera((.14, -.51, .48), (.038, -.008, 0), lens=62, fstop=6.3, focus=.665, level=False)
    return dict(exposure=.80, warm=(1.01, 1., .99))


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
    r = .0023
    lathe('head', [(0, -r)] + [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(-1.4, 1.4, 12)] + [(0, r)], b, head, 28)


def pinned_heading(P, lift=.013):
    """Pleats on a table, pinned and measured; a dish of pins behind. lift keeps the folds of a panel that is seen whole above the table."""
    x0, x1, n, top = -.34, .34, 5, .30
    with lying((0, 0, lift), math.radians(5)):
        cloth.drapery('panel', x0, x1, top, -.75, 0, slate(), n, 'pinch', .015, 8, per=110, rows=330, thick=.0018, jitter=.10, plumb=True)
        glass = [mt.solid('glass %s' % c, c, .12, coat=.5) for c in ('#f1ece0', '#b9573f', '#f1ece0', '#d8a951', '#f1ece0')]
        for k, c in enumerate(cloth.pleat_centres(x0, x1, n)):
            lean = (-.0012, .0016, .0004, -.002, .001)[k]
            z = top - .082 + lean
            pin((c - .026, -.0225, z - .002), (c + .0235, -.0285 + lean, z + .003), glass[k])
            pin((c - .024, -.0215, z - .020 + lean), (c + .0255, -.0275, z - .0165), glass[(k + 2) % 5])
    yardstick((0, .352, 0), math.radians(5), P.black)
    dish = mt.solid('dish', '#e6e0d3', .25, bump=.1, bscale=40., coat=.3)
    at = (.150, .440, 0)
    lathe('dish', catmull([(0, .004), (.020, .004), (.036, .008), (.044, .016), (.0455, .0165), (.044, .013), (.036, .003), (.022, 0), (0, 0)], 4), at, dish, 64)
    rng = np.random.default_rng(3)
    for k in range(16):
        t, r = rng.uniform(0, 6.28), rng.uniform(.004, .020)
        c, d = np.array([at[0] + r * math.cos(t), at[1] + r * math.sin(t), .007 + .0012 * (k % 4)]), rng.uniform(0, 6.28)
        v = .016 * np.array([math.cos(d), math.sin(d), rng.uniform(.05, .35)])
        pin(tuple(c - v), tuple(c + v), glass[k % 5])


@scene('making-pins-pleats', SIZE, SAMPLES, fine=True)
def pinned(P):
    table()
    pinned_heading(P)
    window_light((-1.5, .75, .85), (0, .15, 0), 1.0, 1.1, 52)
    window_light((1.5, -.6, 1.2), (0, 0, 0), 1.2, 1., 8, (1, .96, .9))
    camera((.15, -.36, .47), (.008, .245, .01), lens=72, fstop=6.3, focus=.76, level=False)
    return dict(exposure=.62, warm=(1., 1., 1.01))


@scene('making-hand-tack', SIZE, SAMPLES, fine=True)
def tacked(P):
    """The third of seven: a waxed thread, the needle halfway through the pleat, the last tack pulled tight beside it."""
    room.shell('', -3, 3, 3.2, 6, [], P.white, wall_mat=mt.plaster('lime', '#cfc7b9'), crown=False)
    y, top = -.15, 2.60
    linen = mt.cloth('slate', SLATE, trans=0, slub=.055, weave=.0007, hem=None)
    centres = sorted(hung.hang('pinch4', linen, (.33, y, top - 2.66), rows=(1.7, 3.), finer=2, scale=(1.08, 1., 1.), thick=.0016))
    cloth.rod(-.9, .9, y, top + .044, mt.solid('brass', '#a98e5f', .26, 1., bump=.1, bscale=320., var=.1), rings=centres, ring_r=.025)
    thread, steel = mt.solid('thread', '#c9c4b4', .55), mt.solid('needle', '#cfd0cc', .14, 1.)
    tack = top - .084
    def stitch(c, z, lean=0.):
        fu.tube('stitch', catmull([(c - .0112, y - .012, z + .0010), (c - .0098, y - .0285, z + .0004 + lean), (c - .004, y - .0315, z), (c + .004, y - .0315, z - .0003), (c + .0098, y - .0285, z - lean), (c + .0112, y - .012, z - .0010)], 8), .00021, thread, 10)
    for j, c in enumerate(centres[:3]):
        for k in range(4 if j < 2 else 2):
            stitch(c, tack - .0012 * k, .0003 * (-1) ** k)
    c = centres[2]
    tip, eye = np.array((c - .026, y - .0220, tack - .0052)), np.array((c + .030, y - .0375, tack - .0012))
    d = eye - tip
    fu.tube('needle', [tip, tip + d * .12, tip + d * .8, eye], [.00008, .00042, .00058, .00050], steel, 14)
    loop = catmull([tuple(eye), (c + .038, y - .044, tack - .012), (c + .046, y - .052, tack - .062), (c + .034, y - .060, tack - .104), (c + .016, y - .056, tack - .090), (c + .0115, y - .036, tack - .030), (c + .0112, y - .014, tack - .0030)], 16)
    fu.tube('tail', loop, .00021, thread, 10)
    chalk = mt.solid('tick', '#e8e4da', .95)
    for c in centres[3:]:
        for s in (-1, 1):
            fu.tube('chalk', [(c + s * .012, y - .0085, tack + .004), (c + s * .0125, y - .0088, tack - .004)], .0005, chalk, 8)
    window_light((-1.7, -.75, 2.85), (0, -.15, 2.5), .7, 1.2, 46)
    window_light((1.6, -1.5, 2.5), (0, -.15, 2.5), .9, 1.2, 5, (1, .96, .9))
    light.world((.97, .98, 1.), .12)
    camera((.20, -.98, 2.50), (.034, -.16, 2.505), lens=88, fstop=4.5, focus=.828, level=False)
    return dict(stops=-.55, warm=(1., 1., 1.))


@scene('making-weighted-hem-corner', SIZE, SAMPLES, fine=True)
def hemmed(P):
    """The back of a panel: lining laid in, a four-inch double hem, a mitred corner with its weight going in."""
    table()
    face, lining = slate(), woven('lining', '#ded5c2', trans=0, hem=None, slub=.06, weave=.0006)
    seed = lambda k: np.random.default_rng(k)
    swell = lambda X, Y: .0018 * noise2(seed(9), 4, 4, X + .5, Y + .5, 2)
    hem, side = .105, .040
    base = lambda X, Y: .003 + np.maximum(swell(X, Y), -.001)
    sheet('back', 0, .9, 0, 1.0, base, face)
    sheet('lining', lambda y: .030 + 0 * y, .9, .060, 1.0, lambda X, Y: base(X, Y) + .0026 + .0010 * smooth(.030, .036, X), lining)
    rounded = lambda d: .0048 * np.sqrt(np.clip(d / .004, 0, 1))   # a fold is round
    # the double hem along the bottom, cut back at the corner for the mitre; the side hem runs up from it
    mitre = lambda y: np.clip(.004 + (y / hem) * (side - .004), 0, side)
    def hem_height(X, Y):
        return base(X, Y) + .0030 + np.minimum(rounded(Y + .001), rounded(hem + .001 - Y)) + .0006 * noise2(seed(4), 24, 4, X + .2, Y * 4, 2)
    sheet('hem', mitre, .9, 0, hem, hem_height, face, 320, 60, .0012)
    def side_height(X, Y):
        return base(X, Y) + .0042 + np.minimum(rounded(X + .001), rounded(side + .001 - X)) * .75
    corner = lambda y: np.where(y < hem, np.clip(.004 + (y / hem) * (side - .004), .0035, side), side)
    sheet('side', 0, corner, 0, 1.0, side_height, face, 60, 320, .0012)
    thread = mt.solid('thread', '#e9e2d2', .7)
    for k in range(52):   # slip stitches along the hem
        x = .062 + .0155 * k
        z = float(base(np.array(x), np.array(hem))) + .0046
        tube('stitch', catmull([(x, hem - .0035, z + .0022), (x + .0022, hem - .0002, z + .0024), (x + .0046, hem + .0026, z - .0004)], 5), .00040, thread, 8)
    for k in range(58):   # and up the lining
        y = .128 + .0140 * k
        z = float(base(np.array(side), np.array(y))) + .0046
        tube('stitch', catmull([(side - .0025, y, z + .0022), (side + .0004, y + .0020, z + .0022), (side + .0026, y + .0042, z)], 5), .00040, thread, 8)
    for k in range(5):   # the mitre, ladder-stitched as far as the needle has come
        t = .30 + .155 * k
        m = np.array([.004 + t * (side - .004), t * hem])
        z = float(base(np.array(m[0]), np.array(m[1]))) + .0082
        tube('stitch', [(m[0] - .0028, m[1] + .0016, z), (m[0] + .0030, m[1] + .0006, z)], .00045, thread, 8)
    lead = mt.solid('lead', '#96958f', .5, .75, bump=.25, bscale=160., var=.12)
    def weight(loc, turn):
        with Capture() as g:
            box('weight', -.0125, .0125, -.0125, .0125, 0, .0034, lead, .0012, 3)
        return g.place(loc, turn)
    weight((-.060, .060, 0), .35).rotation_euler[0] = 0
    weight((-.052, .026, 0), -.2)
    o = weight((-.056, .043, .0036), .9)
    o.rotation_euler[1] = .06
    pouch = woven('pouch', '#d8ceb9', trans=0, hem=None, slub=.06, weave=.0006)
    puff = lambda X, Y: .0002 + .0052 * (np.clip(1 - (np.abs(X + .062) / .021) ** 6, 0, 1) * np.clip(1 - (np.abs(Y - .135) / .021) ** 6, 0, 1)) ** .5
    sheet('pouch', -.086, -.038, .111, .159, puff, pouch, 80, 80, .0008)
    needle = [(-.030, .176, .0012), (-.085, .205, .0012)]
    tube('needle', needle, [.0003, .0007], mt.solid('steel', '#cfd0cc', .14, 1.), 14)
    tube('tail', catmull([(-.085, .205, .0012), (-.098, .190, .0008), (-.092, .165, .0008), (-.104, .120, .0008), (-.088, .090, .0008), (-.108, .045, .0008), (-.100, -.03, .0008)], 14), .0005, thread, 10)
    window_light((-1.3, .9, .70), (.1, .1, 0), .9, 1.0, 40)
    window_light((1.4, -.7, 1.2), (0, 0, 0), 1.2, 1., 8, (1, .96, .9))
    camera((-.13, -.47, .44), (.052, .128, 0), lens=72, fstop=5.6, focus=.755, level=False)
    return dict(exposure=.65, warm=(1., 1., 1.01))


@scene('making-dressed-panel', (1600, 2000), SAMPLES, fine=True)
def dressed(P):
    """Hung on the workroom's rail, pleats run down between two fingers and held overnight with strips of muslin."""
    H, y = 3.1, -.42
    wall = mt.plaster('lime', '#cfc7b8')
    side = chamber(-3.4, 2.8, H, 6.4, [], P.white, wall, 'l', (-4.2, -1.6, .4, 3.0))
    room.floor(-3.6, 3., -6.4, .1, cols=('#8a6d4e', '#9c7d5b', '#ad8e6a'), w=.19, L=2.4)
    cloth_ = mt.cloth('slate', SLATE, trans=.10, slub=.06, weave=.0008)
    at, k = (.24, y, 0), (.66, 1.25, 1.)
    rings = hung.hang('pinch5', cloth_, at, scale=k, thick=.0024)
    ivory = mt.cloth('ivory', '#d9d0bf', trans=.16, slub=.06, weave=.0008)   # the next one, not yet tied
    rings += hung.hang('pinch7', ivory, (.98, y, 0), scale=(.80, 1.2, 1.), thick=.0024)
    iron = mt.solid('iron', '#302e2b', .5, .7)
    tube('rail', [(-2.6, y, 2.706), (2.6, y, 2.706)], .014, iron, 28)
    for x in (-1.15, 1.15):
        tube('drop', [(x, y, 2.706), (x, y, H)], .009, iron, 20)
    cloth.rod(-1.2, 1.2, y, 2.706, iron, r=.0138, rings=rings, ring_r=.026, finial='cap', bracket=False)
    muslin = mt.cloth('muslin', '#ddd4c0', trans=.1, slub=.08, hem=None, weave=.0009)
    for i, z in enumerate((1.98, 1.30, .64)):
        R = hung.strap('pinch5', muslin, at, z, .036, scale=k, gap=.0005, thick=.0012, slack=.004, seed=i)
        near = R[3][np.argmin(R[3][:, 1] + .3 * np.abs(R[3][:, 0] - (.02 + .03 * i)))]
        knot(near[0], near[1] - .002, z, muslin, i)
    light.sky(9, -136, [], strength=1.0, sun_strength=3., side=side, dust=1., sun_col=(1, .90, .78), dome=38)
    camera((1.05, -4.4, 1.70), (.16, y, 1.70), lens=84, fstop=2.2, focus=4.02, shift=(0, .12))
    return dict(stops=0., auto=.5)


def knot(x, y, z, mat, seed):
    """The two short tails of a tied strip, and the knot they come from."""
    rng = np.random.default_rng(seed)
    k = np.linspace(0, 1, 30)
    tube('knot', np.stack([x + .020 * (k - .5), np.full(30, y - .008), z + .004 * np.sin(k * 3.1)], 1), .013 * np.sqrt(np.clip(1 - (2 * k - 1) ** 4, .02, 1)), mat, 24)
    for s in (-1, 1):
        t = np.linspace(0, 1, 40)[:, None]
        v = np.linspace(-1, 1, 9)[None]
        bend = s * (.012 + .028 * t + .010 * np.sin(3 * t + rng.uniform(0, 3)))
        X = x + bend + .011 * v * (1 + .25 * t)
        Y = y - .012 - .010 * np.sin(2.6 * t) + .003 * v ** 2 + 0 * X
        Z = z - .006 - (.105 + .02 * rng.uniform(-1, 1)) * t - .004 * v * s
        grid('tail', np.stack([X, Y, Z + 0 * X], -1), mat, np.stack(np.broadcast_arrays(v * .011, t * .11), -1), thick=.0012)
