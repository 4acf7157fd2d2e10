"""Near enough to see the hand: pleats, hems, nails, rods, cuttings. 85 to 100 mm, light from one side, cloth that was simulated."""
import math

import numpy as np
from mathutils import Vector

from kit import close, cloth, hung, light, materials as mt, room
from kit.core import Capture, box, catmull, grid, image, lathe, mesh, noise2, smooth, srgb, torus, tube
from kit.render import camera

from .common import dapple, greenery, raked, scene
from .making import bench, window_light

WIDE, TALL, SAMPLES = (2400, 1600), (1600, 2000), 40


@scene('detail-ripplefold-sheer-track', TALL, SAMPLES, fine=True)
def detail_ripple(P):
    """Wool over a sheer, near enough to see the carriers in their tracks; a low sun along the wall."""
    win, H, eye = (-1.4, 1.9, .03, 2.70), 2.80, (.98, -1.86, 1.98)
    wall = mt.plaster('lime', '#d3cabb')
    room.shell('', -3, 3.2, H, 6, [win], P.white, wall_mat=wall, crown=False, sides='l')
    side = (-3.6, -.7, .5, 2.76)
    room.close(-3, 3.2, 6, H, wall, 'r', side)
    room.floor(-3.1, 3.3, -6, .1)
    box('mullion', -.03, .03, .06, .12, .03, 2.70, P.white, .004)
    room.glass(win[0], win[1], .05, 2.68, y=.10, nd=1.)
    k = (H - .036) / 2.715
    wool = close.linen('wool', '#8b7868', .0014, trans=.08, twill=True, bump=.9, sheen=.14)
    where = dict(mirror=True, scale=(1., 1., k), finer=2, rows=(1.3, 3.), calm=4.)
    hung.hang('ripple1', wool, (-.62, -.20, 0), thick=.0026, sway=.018, **where)
    S, _ = close.surface('ripple1', (-.62, -.20, 0), **where)
    close.fuzz(S, close.fibre('hair', '#b3a18f'), 10., .0034, .00004, seed=3, out=0)
    hung.hang('sheer1', mt.sheer('sheer', '#c9c4b9', openness=.44, freq=1600.), (1.55, -.075, 0), scale=(1.1, .62, k), thick=0)
    nylon, dark = mt.solid('carrier', '#d9d5cc', .35), mt.solid('channel', '#4b4843', .8)
    for y, name, at, m in ((-.20, 'ripple1', (-.62, -.20, 0), True), (-.075, 'sheer1', (1.55, -.075, 0), False)):
        for s in (-1, 1):                                              # a track is a channel: two lips, and the dark between them
            box('track', -1.5, 1.9, y + s * .0065 - .0055, y + s * .0065 + .0055, H - .022, H, P.white, .0015)
        box('channel', -1.5, 1.9, y - .004, y + .004, H - .006, H - .001, dark, 0)
        for x, turn in hung.crossings(name, at, m, (1. if m else 1.1, 1. if m else .62, k), below=.012):
            with Capture() as g:
                box('glider', -.009, .009, -.0042, .0042, -.004, .006, nylon, .0015)
                box('stem', -.0022, .0022, -.0018, .0018, -.034, -.003, nylon, .0008)
                box('snap', -.007, .007, -.0030, .0030, -.038, -.026, nylon, .002)
            g.place((x, y, H - .022), turn * .0)
    greenery(eye, .9, 1.9, far=8., seed=31, ground=-.2)
    light.sky(5, 112, [win], strength=1.1, sun_strength=4., side=(3.32, *side), dust=1.5, sun_col=(1, .87, .70), dome=34)
    camera(eye, (.30, -.20, 1.98), lens=64, fstop=4., focus=1.80, shift=(0, .335))
    return dict(stops=-.75, warm=(1., 1., 1.), auto=.35, keep=.15, views=dict(view=.95, veil=.06))


@scene('detail-cornice-nailhead-velvet', WIDE, SAMPLES, fine=True)
def detail_cornice(P):
    win, H, low = (-.75, .75, .6, 2.30), 3.6, (9, -120)
    wall = mt.plaster('wall', '#b5ac9c')
    room.shell('', -2.8, 2.8, H, 5.5, [win], P.white, wall_mat=wall, sides='r', crown=False)
    side = raked(-2.92, *low, (-1.5, .5), (1.4, 2.95))
    room.close(-2.8, 2.8, 5.5, H, wall, 'l', side)
    room.casement(*win, P.white, cols=2, rows=3)
    room.glass(*win, nd=0.8)
    vel = mt.solid('ground', '#170f11', 1., spec=0.)
    welt = mt.pile('welt', '#4f383d', lean=.2)
    arch = lambda u: 2.36 - .13 * smooth(.55, .95, abs(u - .5) * 2)
    board_ = cloth.cornice('cornice', -1.10, 1.10, 2.74, .24, vel, arch, welt=welt, nails=close.metal('nail', '#7d6440', .30, worn=.8), puff=.026, step=.004, rows=60)
    S = np.empty(len(board_.data.vertices) * 3)
    board_.data.vertices.foreach_get('co', S)
    S = S.reshape(*board_['shape'], 3)
    seen = ((S[..., 0] < .1) & (S[..., 1] < -.02)).astype(float)
    close.stand(S, S[..., ::2], close.tufts('pile', '#79485a', gloss=.10), .0010, .00042, seed=4, nap=.45, out=-np.sign(close.frame(S)[2][..., 1].mean()), where=seen)
    panel = close.linen('panel', '#a2967f', .0009, trans=.20)
    hung.hang('pinch2', panel, (-1.06, -.14, 0), mirror=True, scale=(.95, .95, .985))
    hung.hang('pinch4', panel, (1.06, -.14, 0), scale=(.95, .95, .985))
    greenery((-1.5, -3.4, 1.95), -.2, 1.8, far=8., seed=33, near=False)
    dapple(-2.92, side, 33, lower=.05)
    light.sky(*low, [win], strength=.9, sun_strength=4.2, side=(-2.92, *side), dust=1.5, dome=40, sun_col=(1, .86, .68))
    camera((-1.95, -3.20, 2.06), (-.64, -.20, 2.06), lens=122, fstop=2.8, focus=3.20, shift=(.045, .205))
    return dict(stops=-2.75, auto=.35, keep=.08)


@scene('detail-hobbled-roman-ticking', WIDE, SAMPLES, fine=True)
def detail_hobbled(P):
    """From below the hem, looking up: the stripe turns under each loop, the window shows through the upper ones."""
    win, H = (-.70, .70, .9, 2.34), 2.8
    wall = mt.paint('wall', '#c9c9bd')
    room.shell('', -2.6, 2.8, H, 5, [win], P.white, wall_mat=wall, sides='l', skirting=False)
    side = (-3.4, -.9, .9, 2.6)
    room.close(-2.6, 2.8, 5, H, wall, 'r', side)
    room.floor(-2.7, 2.9, -5, .1)
    room.casement(*win, P.white, cols=2, rows=3)
    room.glass(*win, nd=0.8)
    tick = mt.cloth('ticking', '#e3dccb', trans=.30, slub=.05, hem=None, pattern=mt.stripe('#e6dfcf', '#7a4a3d', .066, .20, ('#a98a5e', .06)))
    hung.hang('hobbled', tick, (0, -.085, 2.54), scale=(1.66, 1., 1.08))
    box('board', -.82, .82, -.08, -.01, 2.515, 2.538, mt.cloth('wrap', '#e0d8c6', trans=0, hem=None), .003)
    cord = mt.solid('cord', '#d8d0c0', .7)
    for x in (-.55, 0., .55):
        tube('cord', [(x, -.070, 1.40), (x, -.070, 2.5)], .0012, cord, 8)
        for k in range(1, 6):
            torus('ring', (x, -.074, 2.54 - 1.134 * k / 6), .006, .0012, P.brass, 'x', 20, 8)
    greenery((.9, -2.6, 1.2), .2, 1.5, far=7., seed=29, ground=-.6)
    light.sky(44, 24, [win], strength=1.1, sun_strength=5., side=(2.92, *side), dust=1.5)
    camera((1.02, -2.60, 1.20), (.26, -.10, 1.72), lens=58, fstop=4., focus=2.55, level=False)
    return dict(stops=.15, warm=(1., 1., 1.01))


@scene('detail-hem-greek-key-linen', WIDE, SAMPLES, fine=True)
def detail_hem(P):
    """A woven tape, sewn a hand above a hem that breaks on the floor."""
    win, H = (.70, 2.5, 0, 2.4), 3.
    wall, low = mt.plaster('wall', '#cfc7b8'), (11, 121)
    room.shell('', -3, 3.4, H, 6, [win], P.white, wall_mat=wall, sides='l')
    side = raked(3.52, *low, (-1.6, .9), (.02, 1.0))
    room.close(-3, 3.4, 6, H, wall, 'r', side)
    room.floor(-3.1, 3.5, -6, .1, style='herringbone', cols=('#7b5d40', '#8f6e4d', '#a3825d'))
    room.french(win[0], win[1], win[3], P.white, P.brass, cols=2, rows=4)
    room.glass(win[0], win[1], .25, win[3], nd=0.8)
    key = mt.tile_greek_key('#ddd2bd', '#4d5f70', n=40)
    ground = mt.cloth('linen', '#cdc2af', trans=.20, slub=.07, bump=.7, pattern=mt.tape('#cdc2af', key, .120, .168, .0565, 'low'), hem=.10, rumple=.0014)
    hung.hang('pinch4', ground, (-.62, -.14, 0), mirror=True, rows=(-1, 1.3), finer=2)
    thread = mt.solid('thread', '#e6ddcb', .8)
    hung_rows = hung.stored('pinch4')
    for v, pitch in ((.1215, .006), (.1665, .006)):   # the tape's two lines of stitches
        X, uv, _ = hung_rows
        j = int(np.argmin(np.abs(uv[:, 0, 1] - v)))
        line = X[j] * [-1, 1, 1] + [-.62, -.14, 0]
        seg = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        N = np.cross(np.gradient(X[j], axis=0), (X[j - 1] - X[j + 1]))
        N /= np.linalg.norm(N, axis=1)[:, None]
        N = N * [-1, 1, 1]
        N *= -np.sign(N[:, 1:2].mean())
        at = np.arange(0, seg[-1], pitch)
        pt = lambda s, a: np.stack([np.interp(s, seg, (line + N * a)[:, k]) for k in range(3)], 1)
        A, M, B = pt(at, .0009), pt(at + pitch * .3, .0014), pt(at + pitch * .6, .0009)
        for a, m, b in zip(A, M, B):
            tube('stitch', [a, m, b], .00022, thread, 6)
    greenery((.3, -2.2, .6), 1.4, .8, far=7., seed=14, ground=-.15)
    light.sky(*low, [win], strength=1., sun_strength=4.2, side=(3.52, *side), sun_col=(1, .84, .65), dust=1.6, dome=36)
    camera((.52, -1.95, .27), (-.14, -.15, .27), lens=84, fstop=4., focus=1.90, shift=(0, -.042))
    return dict(stops=-.3, warm=(1., 1., 1.), auto=.4, keep=.2)


def rounded_cups(X, uv, rings):
    """What the wool does to a goblet: its cup swells between rim and tack, no two alike, and the rim is not a circle."""
    X, rng = X.copy(), np.random.default_rng(12)
    for c in rings:
        fat, tilt, oval, p = .24 + .08 * rng.uniform(-1, 1), .007 * rng.uniform(-1, 1), .07 * rng.uniform(.4, 1), rng.uniform(0, 6)
        t = np.clip((X[..., 2] - 2.580) / .080, 0, 1)                    # from the tack to the rim
        dx, dy = X[..., 0] - c, X[..., 1] + .029
        near = np.clip((.036 - np.hypot(dx, dy)) / .006, 0, 1) * (X[..., 1] < -.004) * (X[..., 2] > 2.570)
        a = np.arctan2(dy, dx)
        k = near * (fat * np.sin(np.pi * t ** .8) * (1 - .25 * t) + oval * t * np.cos(2 * a + p) + .025 * t * np.sin(5 * a + p))
        front = np.clip(-dy / .02 + .6, 0, 1)
        X[..., 0] += dx * k + near * tilt * t ** 2
        X[..., 1] += dy * k * front
    return X


@scene('detail-goblet-pleat-linen', WIDE, SAMPLES, fine=True)
def detail_goblet(P):
    """Cups stuffed with wool and caught by hand below; near, and light from one side only."""
    wall = mt.plaster('lime', '#a59c8a')
    room.shell('', -3, 3.2, 3.5, 6, [], P.white, wall_mat=wall, crown=False)
    flax, where = close.linen('flax', '#c8b78f', .00105, trans=.26, bump=.9), dict(rows=(2.1, 3.), finer=2, scale=(1.02, 1., 1.), shape=rounded_cups)
    rings = hung.hang('goblet', flax, (.50, -.13, 0), thick=.0018, **where)
    S, _ = close.surface('goblet', (.50, -.13, 0), **where)
    close.fuzz(S, close.fibre('lint', '#d8cdb2'), 6., .0028, seed=3, out=-1.)
    metal = close.metal('old brass', '#a5854f', .27, 'x')
    cloth.rod(-.9, 1.5, -.13, 2.706, metal, rings=rings, ring_r=.025, r=.0125, finial='ball')
    wool, thread = close.fibre('wool', '#d8d0bf', .3), close.linen('thread', '#d8cdb4', .0003, trans=0, slub=.3)
    for k, x in enumerate(rings):
        lathe('stuffing', [(0, .004), (.012, .002), (.019, -.006), (.014, -.030), (0, -.036)], (x, -.159, 2.654), mt.solid('core', '#b9b1a0', .95), 32)
        close.tuft((x, -.159, 2.651), (.021, .021, .010), 11000, wool, k, .010)
        back = np.stack(np.meshgrid(np.linspace(-.013, .013, 4), np.linspace(2.58, 2.6605, 8)), -1)     # where the cup's two edges meet
        grid('seam', np.stack([x + back[..., 0], np.full((8, 4), -.1300), back[..., 1]], -1), flax, back)
        for j in range(3):
            z = 2.66 - .082 - .0016 * j
            tube('tack', catmull([(x - .0105, -.142, z), (x - .006, -.1675, z + .0003), (x + .006, -.1675, z - .0004), (x + .0105, -.142, z)], 6), .00026, thread, 8)
    window_light((-1.45, -.50, 2.90), (.2, -.16, 2.55), .45, .9, 32, (1., .95, .87))
    window_light((1.9, -1.9, 2.4), (.2, -.15, 2.5), .9, 1.2, 1.1, (.95, .97, 1.))
    light.world((.95, .97, 1.), .05)
    camera((.60, -1.12, 2.80), (.205, -.16, 2.592), lens=92, fstop=4., focus=1.055, level=False)
    return dict(stops=-.15, auto=.3, keep=.25)


def pin_hook(x, y, z, steel):
    """Drives into the back of the pleat; the hook goes through the ring's eye."""
    tube('hook', catmull([(x, y + .006, z - .040), (x, y + .004, z - .004), (x, y + .001, z + .010), (x, y - .004, z + .012), (x, y - .006, z + .004)], 8), .0009, steel, 10)


@scene('detail-pinch-velvet-rings', TALL, SAMPLES, fine=True)
def detail_velvet(P):
    """Along the rod, every tuft of the pile standing; the window lies beyond, so that each fold has a bright side and a deep one."""
    wall = mt.plaster('lime', '#3b362f')
    room.shell('', -3, 3.2, 3.3, 6, [], P.white, wall_mat=wall, crown=False)
    col = '#4a5c3a'
    where = dict(rows=(2.12, 3.), finer=2)
    ground = mt.solid('ground', '#12160f', 1., spec=0.)
    rings = hung.hang('velvet', ground, (.52, -.13, 0), thick=.0020, seams=False, **where)
    S, uv = close.surface('velvet', (.52, -.13, 0), **where)
    for seed, out in ((4, -1.), (9, 1.)):          # what turns over in a fold has its pile too
        close.stand(S, uv, close.tufts('pile', col, root=.09, gloss=.09), height=.0014, pitch=.00034, base=.00017, seed=seed, out=out, nap=.5, brushed=1.3)
    metal = close.metal('old brass', '#8f7445', .27, 'x', worn=.8)
    cloth.rod(-.9, 1.6, -.13, 2.706, metal, rings=rings, ring_r=.025, r=.0125, finial='ball')
    steel, thread = mt.solid('hook', '#b9b5ab', .25, 1.), mt.solid('thread', '#3a4630', .95, spec=.05)
    for x in rings:
        pin_hook(x, -.122, 2.652, steel)
        for k in range(3):
            z = 2.66 - .083 - .0016 * k
            tube('tack', catmull([(x - .0105, -.142, z), (x - .006, -.1690, z + .0003), (x + .006, -.1690, z - .0004), (x + .0105, -.142, z)], 6), .00026, thread, 8)
    window_light((-1.5, -.62, 2.70), (.15, -.16, 2.45), .6, 1.2, 40, (1., .95, .88))
    window_light((1.8, -1.6, 2.4), (.2, -.15, 2.4), .6, 1.2, 2.6, (.92, .96, 1.))
    light.world((.95, .97, 1.), .04)
    camera((.93, -1.10, 2.52), (.215, -.16, 2.555), lens=94, fstop=4., focus=1.11, level=False)
    return dict(stops=-2.1, auto=.2, keep=.06)


def swatch(w, d, mat, seed, loc, turn, curl=.004, tooth=.0042, lint=None):
    """A cutting with pinked edges that does not lie quite flat."""
    rng = np.random.default_rng(seed)
    n, m = int(w / (tooth / 2)) // 2 * 2 + 1, int(d / (tooth / 2)) // 2 * 2 + 1
    X, Y = np.meshgrid(np.linspace(-w / 2, w / 2, n), np.linspace(-d / 2, d / 2, m))
    step = tooth * .45
    odd = lambda k: (np.arange(k) % 2)
    X[:, 0] += step * odd(m); X[:, -1] -= step * odd(m)
    Y[0] += step * odd(n); Y[-1] -= step * odd(n)
    u, v = X / w + .5, Y / d + .5
    r = np.maximum(np.abs(2 * u - 1), np.abs(2 * v - 1))
    corner = (np.abs(2 * u - 1) * np.abs(2 * v - 1)) ** 3
    z = .0008 + .0013 * np.clip(noise2(rng, 3, 3, u, v, 2) + .2, 0, 1) + curl * corner * (1 + .8 * noise2(rng, 1, 1, u, v)) + .0006 * r ** 6
    with Capture() as g:
        S = np.stack([X, Y, z], -1)
        grid('swatch', S, mat, np.stack([X + .5, Y + .5], -1), thick=.0009)
        hairs = close.fibre('hair', lint)
        close.fuzz(S + [0, 0, .0005], hairs, 8., .0024, seed=seed, out=1.)
        edge = np.concatenate([S[0], S[-1], S[:, 0], S[:, -1]])
        edge = edge[rng.integers(0, len(edge), int(700 * close.DENSITY))]
        out = edge * [1 / w, 1 / d, 0]
        out = np.where(np.abs(out) == np.abs(out).max(1, keepdims=True), np.sign(out), 0) + rng.normal(0, .5, edge.shape)
        out /= np.linalg.norm(out, axis=1, keepdims=True)
        close.ribbons('fray', edge, out, np.array([[0, 0, 1.]]) + 0 * edge, rng.gamma(2., .0009, len(edge)), .00006, hairs, rng)
    return g.place(loc, turn)


def drawn_page(n=900):
    """What a client drew: a window, its arrows and three figures, in soft pencil on ruled paper."""
    rng = np.random.default_rng(8)
    h, w = n, int(n * .77)
    img = np.ones((h, w, 3)) * np.array(srgb('#efeadd'))
    Y, X = np.mgrid[0:h, 0:w] / n
    img *= (1 + .012 * noise2(rng, 40, 40, X, Y, 2))[..., None]
    for k in range(1, 26):
        img[(np.abs(Y - k / 26) < .0007)] *= np.array([.80, .88, .95])
    dark = np.zeros((h, w))

    def stroke(points, width=.0026, tone=.75):
        nonlocal dark
        p = catmull(np.array(points, float), 14) if len(points) > 2 else np.linspace(points[0], points[1], 60)
        p = p + .0016 * np.stack([noise2(rng, 6, 1, np.linspace(0, 1, len(p)), np.zeros(len(p)), 2) for _ in range(2)], 1)
        for (x0, y0), (x1, y1) in zip(p, p[1:]):
            lo, hi = np.array([min(y0, y1), min(x0, x1)]) - .006, np.array([max(y0, y1), max(x0, x1)]) + .006
            a, b = np.clip((lo * n).astype(int), 0, None), (hi * n).astype(int) + 1
            ys, xs = Y[a[0]:b[0], a[1]:b[1]], X[a[0]:b[0], a[1]:b[1]]
            if not ys.size:
                continue
            d = np.array([x1 - x0, y1 - y0])
            L = (d ** 2).sum() + 1e-12
            t = np.clip(((xs - x0) * d[0] + (ys - y0) * d[1]) / L, 0, 1)
            dist = np.hypot(xs - x0 - t * d[0], ys - y0 - t * d[1])
            m = tone / (1 + np.exp((dist - width / 2) * 3200))
            dark[a[0]:b[0], a[1]:b[1]] = np.maximum(dark[a[0]:b[0], a[1]:b[1]], m)
    x0, x1, y0, y1 = .20, .55, .26, .80
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0)), ((x0 - .02, y1 + .012), (x1 + .02, y1 + .012)), (((x0 + x1) / 2, y0), ((x0 + x1) / 2, y1)), ((x0, .53), (x1, .53))):
        stroke([a, b])
    stroke([(x0, y0 - .05), (x1, y0 - .05)], .0018); stroke([(x0 + .02, y0 - .062), (x0, y0 - .05), (x0 + .02, y0 - .038)], .0018); stroke([(x1 - .02, y0 - .062), (x1, y0 - .05), (x1 - .02, y0 - .038)], .0018)
    stroke([(x1 + .06, y0), (x1 + .06, y1)], .0018); stroke([(x1 + .048, y0 + .02), (x1 + .06, y0), (x1 + .072, y0 + .02)], .0018); stroke([(x1 + .048, y1 - .02), (x1 + .06, y1), (x1 + .072, y1 - .02)], .0018)
    digits = {'3': [(0, .9), (.5, 1), (.6, .75), (.25, .55), (.65, .4), (.5, .05), (0, .1)], '5': [(.6, 1), (.1, .98), (.08, .6), (.5, .6), (.62, .3), (.4, .02), (.02, .1)],
              '8': [(.5, .9), (.25, 1), (.1, .8), (.55, .35), (.4, .02), (.1, .15), (.2, .5), (.55, .85)], '6': [(.55, 1), (.15, .6), (.08, .2), (.35, 0), (.58, .25), (.35, .48), (.1, .3)], '/': [(0, -.1), (.5, 1.1)], '4': [(.4, 1), (.05, .4), (.6, .42)], '1': [(.3, 1), (.3, 0)]}
    def write(text, x, y, s):
        for c in text:
            if c in digits:
                stroke([(x + a * s * .62, y - b * s) for a, b in digits[c]], .0024)
                if c == '4':
                    stroke([(x + .45 * s * .62, y - .7 * s), (x + .42 * s * .62, y)], .0024)
            x += s * (.62 if c != ' ' else .35)
    write('35 3/8', .26, y0 - .065, .038)
    write('64 1/4', x1 + .075, .55, .030)
    stroke([(.10, .12), (.16, .10), (.20, .125), (.26, .10), (.33, .12), (.40, .105)], .0024, .6)
    img *= (1 - dark * .78)[..., None]
    return img[::-1]


@scene('contact-swatches-table-morning', WIDE, SAMPLES, fine=True)
def contact(P):
    """A kitchen table, near: six cuttings laid over one another on the client's own drawing, and the pencil."""
    bench(('#5a4128', '#8d6b47'))
    paper = mt.Nodes('paper')
    tex = paper.n('TexImage', {0: paper.n('TexCoord').outputs['UV']}, extension='EXTEND')
    tex.image = image('drawing', drawn_page(1600))
    grain = paper.noise(paper.n('TexCoord').outputs['Object'], 900., detail=3.)
    pm = paper.done(paper.n('BsdfPrincipled', {'Base Color': tex.outputs[0], 'Roughness': .8, 'Specular': .15, 'Normal': paper.bump(grain, .25, .0002)}), srgb('#e9e4d7'))
    w, d = .216, .280
    U, V = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 70))
    rng = np.random.default_rng(3)
    lift = .014 * smooth(.70, 1., U) * smooth(.6, 1., V) + .0012 * np.clip(noise2(rng, 3, 3, U, V, 2), 0, 1) + .0030 * np.exp(-((V - .5) / .03) ** 2)   # it was folded once
    with Capture() as g:
        grid('page', np.stack([(U - .5) * w, (V - .5) * d, .0006 + lift], -1), pm, np.stack([U, V], -1), thick=.0002)
    g.place((-.080, .135, 0), math.radians(13))
    stripe = mt.stripe('#dcd4c3', '#4d5f70', .011, .30)
    cuts = [('#8a5a45', .00075, None, .004, (.088, .088), -.30), ('#c6b697', .00066, None, .0015, (.132, .046), .10), ('#dcd4c3', .00062, stripe, .0010, (.062, .016), .36),
            ('#67737b', .00085, None, .0015, (.140, -.018), -.18), ('#757b60', .00070, None, .013, (.046, -.058), .14)]
    z = .0012
    for k, (col, pitch, pattern, curl, (x, y), turn) in enumerate(cuts):
        z += .0025 * (k == 4)                                          # the last one lies over the corners of the others
        swatch(.132, .100, close.linen('cut %d' % k, col, pitch, trans=0, pattern=pattern), 20 + k, (x, y, z), turn, curl, lint=col)
        z += .0030
    tube('pencil', [(-.062, -.030, .0046), (.014, .128, .0062)], .0036, mt.solid('pencil', '#8a3a2c', .30, coat=.5), 6)
    tip = lathe('point', [(0, .020), (.0005, .0188), (.0011, .0150), (.0036, 0)], (-.062, -.030, .0046), mt.solid('cut wood', '#c79f6b', .7), 24)
    tip.rotation_euler = Vector((-.076, -.158, -.0016)).to_track_quat('Z', 'Y').to_euler()
    lead = lathe('lead', [(0, .0205), (.0004, .0198), (.00118, .0145)], (-.062, -.030, .0046), mt.solid('lead', '#2b2a2b', .35, .3), 24)
    lead.rotation_euler = tip.rotation_euler
    window_light((-.95, .50, .36), (.05, .02, 0), .30, .50, 14, (1., .94, .85))
    window_light((-1.9, -.3, 1.5), (0, 0, 0), 1.2, 1.4, 1.8, (.92, .96, 1.))
    light.world((.95, .97, 1.), .05)
    camera((.075, -.345, .435), (.008, .052, .004), lens=64, fstop=7.1, focus=.530, level=False)
    return dict(stops=.05, auto=.2, keep=.25)


# ---- rods and what belongs to them
def finial(kind, r):
    return {'ball': [(0, 0), (r * 1.15, 0), (r * 1.15, .010), (r * .80, .014), (r * .80, .020), (r * 1.2, .024), (r * 1.25, .028), (r * .9, .031), (r * 1.5, .040), (r * 2.0, .055), (r * 2.12, .068), (r * 1.9, .084), (r * 1.1, .097), (r * .3, .102), (0, .1022)],
            'urn': [(0, 0), (r * 1.2, 0), (r * 1.2, .009), (r * .75, .013), (r * .7, .022), (r * 1.4, .034), (r * 1.9, .052), (r * 1.75, .066), (r * .95, .076), (r * .9, .080), (r * 1.15, .083), (r * 1.0, .088), (r * .45, .098), (r * .55, .104), (r * .35, .110), (0, .112)],
            'cap': [(0, 0), (r * 1.35, 0), (r * 1.38, .002), (r * 1.38, .026), (r * 1.30, .030), (r * 1.1, .0315), (0, .032)],
            'spear': [(0, 0), (r * 1.15, 0), (r * 1.15, .008), (r * .7, .012), (r * .6, .020), (r * 1.1, .026), (r * 1.15, .030), (r * .7, .034), (r * 1.35, .056), (r * 1.2, .080), (r * .6, .112), (r * .12, .142), (0, .144)]}[kind]


@scene('hardware-finials-rings-wool', WIDE, SAMPLES, fine=True)
def hardware(P):
    """Brass, bronze, blackened steel and oak on dark wool; a rod's end of each, five rings, a bracket, two pin hooks."""
    wool = close.linen('wool', '#2b2b2c', .0011, trans=0, slub=.4, twill=True, bump=.9, sheen=.14)
    rng = np.random.default_rng(4)
    U, V = np.meshgrid(np.linspace(0, 1, 260), np.linspace(0, 1, 200))
    x, y = (U - .5) * 1.5, (V - .45) * 1.2
    ridge = lambda c, a, w, h: h * np.exp(-(((x * math.sin(a) - y * math.cos(a)) - c) / w) ** 2)
    z = .004 * np.clip(noise2(rng, 6, 5, U, V, 2), 0, 1) + ridge(-.245, .22, .018, .022) + ridge(-.292, .16, .014, .014) + ridge(.36, -.3, .03, .02)
    S = np.stack([x, y, z - .004], -1)
    grid('cloth', S, wool, np.stack([x, y], -1), thick=.002)
    close.fuzz(S + [0, 0, .001], close.fibre('hair', '#565452'), 30., .0036, .000034, seed=8, out=1., lie=.55)
    bronze = close.metal('bronze', '#5c4030', .30, worn=.7)
    steel = close.metal('black steel', '#3a3a3e', .34, worn=.4)
    oak = mt.wood('oak', '#4a331e', '#7a5a38', .36, 'z', 3.)
    gold = close.metal('brass', '#a98c5c', .19, worn=.7)
    for k, (kind, m, r, yy, tip, turn) in enumerate((('ball', gold, .0150, .118, .075, -9), ('urn', bronze, .0150, .044, .098, -6), ('cap', steel, .0125, -.026, .060, -4), ('spear', oak, .0170, -.096, .058, -1))):
        with Capture() as g:
            lathe('finial', catmull(finial(kind, r), 6), (0, 0, 0), m, 96)
            lathe('rod', [(0, -.42), (r, -.42), (r, -.003), (r * .94, -.0015), (r * .94, 0)], (0, 0, 0), m, 96)
            lathe('joint', [(r * 1.06, -.010), (r * 1.06, -.002), (r, -.0015)], (0, 0, 0), m, 96)
        o = g.place((tip - .05, yy, r + .001), 0.)
        o.rotation_euler = (0, math.pi / 2, math.radians(turn))
    for k, (x_, y_, m, tilt, rr) in enumerate(((.190, .085, gold, 0., .021), (.219, .072, gold, .22, .021), (.196, .038, bronze, 0., .021), (.232, -.010, steel, 0., .019), (.186, -.042, oak, 0., .024))):
        with Capture() as g:
            torus('ring', (0, 0, 0), rr, .0031 if m is not oak else .0050, m, 'z', 96, 20)
            torus('eye', (rr + .0065, 0, 0), .0048, .0011, gold if m is oak else m, 'z', 40, 12)
        o = g.place((x_, y_, .0032 + .02 * tilt), .7 * k)
        o.rotation_euler = (tilt * .9, tilt, .7 * k + .4)
    with Capture() as g:   # a bracket, lying
        lathe('rose', catmull([(0, 0), (.032, 0), (.0325, .003), (.027, .007), (.016, .010), (.010, .014)], 4), (0, 0, 0), gold, 96)
        tube('arm', catmull([(0, 0, .012), (0, 0, .045), (.004, 0, .070), (.016, 0, .086)], 10), np.linspace(.0085, .0065, 31), gold, 28)
        a = np.linspace(-2.6, .55, 40)
        tube('cup', np.stack([.034 + .0175 * np.cos(a), 0 * a, .100 + .0175 * np.sin(a)], 1), .0042, gold, 20)
    o = g.place((.285, .140, .0335), 0.)
    o.rotation_euler = (math.radians(90), math.radians(180), math.radians(62))
    nickel = mt.solid('pin', '#c3c0b8', .18, 1.)
    for x_, y_, t in ((.050, -.150, .5), (.028, -.158, -.25)):
        with Capture() as g:
            tube('pin', catmull([(-.020, .003, 0), (.012, .003, 0), (.019, 0, 0), (.012, -.0035, 0), (-.004, -.0035, 0)], 8), .0009, nickel, 14)
        g.place((x_, y_, .0016), t)
    at, to = np.array((-.80, .62, .60)), np.array((.07, .02, 0.))
    n = (to - at) / np.linalg.norm(to - at)
    right = np.cross(n, (0, 0, 1.))
    right /= np.linalg.norm(right)
    up = np.cross(right, n)
    for i in (-1, 1):                      # a window of six panes, as the brass sees it
        for j in (-1, 0, 1):
            p = at + right * i * .135 + up * j * .20
            window_light(p, p + n, .24, .175, 2.1, (1., .98, .95))
    window_light((1.0, -.2, .7), (.05, 0, 0), .25, .9, .9, (.92, .96, 1.))
    window_light((.1, -1.4, 1.4), (.1, 0, 0), 1.6, .8, 1.3, (1., .96, .90))
    light.world((.9, .95, 1.), .035)
    camera((.205, -.470, .320), (.088, .012, .010), lens=77, fstop=5.6, focus=.565, level=False)
    return dict(stops=-1.6, auto=.2, keep=.25)




@scene('care-brush-hem-sun', WIDE, SAMPLES, fine=True)
def care(P):
    """A Saturday in spring: the panel in the sun, a soft brush on the stool before it."""
    win, H = (.10, 1.7, 0, 2.4), 2.9
    wall = mt.plaster('lime', '#d6cdbd')
    room.shell('', -3, 3.4, H, 6.5, [win], P.white, wall_mat=wall, sides='l')
    side = (-3.4, -1.0, .2, 2.4)
    room.close(-3, 3.4, 6.5, H, wall, 'r', side)
    room.floor(-3.1, 3.5, -6.5, .1, cols=('#8a6d4e', '#9c7d5b', '#ad8e6a'), w=.17)
    room.french(win[0], win[1], win[3], P.white, P.bronze, cols=2, rows=4)
    room.glass(win[0], win[1], .25, win[3], nd=0.8)
    linen = mt.cloth('linen', '#c3b9a4', trans=.26, slub=.07)
    hung.hang('pinch5', linen, (-.40, -.14, 0), mirror=True, scale=(1.05, 1., 1.), finer=1, pool=.030)
    with Capture() as g:
        pine = mt.wood('pine', '#9a7850', '#c09a6d', .5, 'x', 1.2)
        box('seat', -.20, .20, -.14, .14, .385, .41, pine, .006, 3)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube('leg', [(sx * .165, sy * .105, .39), (sx * .19, sy * .125, 0)], [.016, .013], P.oak_z, 18)
        for sx in (-1, 1):
            tube('rung', [(sx * .176, -.114, .17), (sx * .176, .114, .17)], .009, P.oak_z, 12)
        brush((.010, -.060, .4105), math.radians(-14))
    g.place((.66, -.78, 0), math.radians(22))
    greenery((.9, -3.6, .9), .7, 1., far=8., seed=44, ground=-.15)
    light.sky(27, 118, [win], strength=1., sun_strength=5., side=(3.52, *side), dust=1.6)
    camera((.98, -3.75, .60), (.16, -.3, .60), lens=80, fstop=4., focus=3.02, shift=(0, -.085))
    return dict(stops=-.95, views=dict(view=.90, veil=.10), warm=(1., 1., 1.))


def brush(loc, turn):
    """A clothes brush: pear wood, waisted, horsehair in rows, lying on its back edge."""
    rng = np.random.default_rng(5)
    pear = mt.wood('pear', '#6d3f26', '#8f5a38', .28, 'x', 2.)
    hair = mt.solid('hair', '#2f2721', .55)
    with Capture() as g:
        k = np.linspace(-1, 1, 80)
        half = .026 * (1 - .12 * np.cos(2.2 * k)) * np.sqrt(np.clip(1 - np.abs(k) ** 7, 0, 1)) + .0005
        a = np.linspace(0, 2 * math.pi, 48, endpoint=False)
        sq = lambda c: np.sign(c) * np.abs(c) ** .6
        P_ = np.stack([np.broadcast_to((.085 * k)[:, None], (80, 48)), half[:, None] * sq(np.cos(a)), .030 + .011 * sq(np.sin(a)) * np.minimum(1, half / .02)[:, None]], -1)
        grid('back', P_, pear, closed=True)
        V, F = [], []
        for x in np.arange(-.074, .075, .0042):
            for y in np.arange(-.017, .018, .0042):
                for _ in range(16):
                    b = np.array([x, y, .021]) + rng.normal(0, .0009, 3) * [1, 1, 0]
                    t = b + np.array([rng.normal(0, .0020) + .010 * x, rng.normal(0, .0020) + .06 * y, -.0215 + rng.normal(0, .0006)])
                    o = len(V)
                    V += [b - [.00011, 0, 0], b + [.00011, 0, 0], t + [.00008, 0, 0], t - [.00008, 0, 0]]
                    F.append((o, o + 1, o + 2, o + 3))
        mesh('hair', np.array(V), np.array(F), hair, smooth_shade=False)
    g.place(loc, turn)
