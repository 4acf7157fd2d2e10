"""More seats and beds, so that no two rooms share a chair. All face -y; origin on the floor."""
import math

import numpy as np

from .core import Capture, box, catmull, grid, lathe, noise2, pi, smooth, tube
from .furniture import cushion
from .materials import Nodes, srgb, wood as timber


def cane(name='cane', col='#c7ab7c', pitch=.0125):
    """Chair cane, woven six ways: uprights, crossings and both diagonals, with daylight between them."""
    t, c = Nodes(name), srgb(col)
    xy = t.n('SeparateXYZ', {0: t.n('TexCoord').outputs['Object']})
    x, y = xy.outputs[0], xy.outputs[1]
    strand = lambda v, p, w: t.math('LESS_THAN', t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', t.math('ADD', t.math('DIVIDE', v, p), 40.)), .5)), w)
    lines = [strand(x, pitch, .20), strand(y, pitch, .20), strand(t.math('ADD', x, y), pitch, .16), strand(t.math('SUBTRACT', x, y), pitch, .16)]
    on = lines[0]
    for line in lines[1:]:
        on = t.math('MAXIMUM', on, line)
    tone = t.math('MULTIPLY_ADD', t.noise(t.n('TexCoord').outputs['Object'], 60, detail=3), .5, .75)
    body = t.n('BsdfPrincipled', {'Base Color': t.shade(t.colour(c), tone), 'Roughness': .42, 'Specular': .4})
    return t.done(t.n('MixShader', {0: on, 1: t.n('BsdfTransparent', {0: (1, 1, 1)}), 2: body}))


def bentwood(loc, wood=None, turn=0., seat=None):
    """A café chair of steamed beech: one rod makes both back legs and the hoop, another the inner hoop; cane in the seat ring."""
    wood = wood or timber('beech', '#3b2416', '#5f3d26', .30, 'z')
    mirror = lambda half: np.concatenate([half, (half * [-1, 1, 1])[::-1][1:]])
    with Capture() as g:
        outer = mirror(catmull([(-.205, .255, 0), (-.188, .215, .25), (-.176, .185, .45), (-.186, .205, .60), (-.196, .245, .74), (-.165, .282, .85), (-.09, .300, .895), (0, .305, .905)], 9))
        tube('hoop', outer, np.interp(outer[:, 2], [0, .45, .905], [.0125, .0155, .0125]), wood, 20)
        inner = mirror(catmull([(-.105, .178, .455), (-.112, .200, .58), (-.108, .236, .70), (-.07, .262, .775), (0, .272, .80)], 9))
        tube('inner', inner, .0088, wood, 16)
        a = np.linspace(0, 2 * pi, 96, endpoint=False)
        rim = np.stack([.205 * np.cos(a), .205 * np.sin(a) * (1 + .03 * np.sin(a)), np.full(96, .455)], 1)
        band = [(1.0, -.017), (1.035, -.012), (1.045, .0), (1.03, .012), (1.0, .015), (.965, .012), (.93, .008), (.925, -.010), (.95, -.017)]
        grid('ring', np.stack([rim * [k, k, 1] + [0, 0, dz] for k, dz in band + band[:1]]), wood, closed=True)
        r, q = np.meshgrid(np.linspace(0, .94, 10), a, indexing='ij')
        grid('cane', np.stack([.205 * r * np.cos(q), .205 * r * np.sin(q), .462 - .010 * (1 - r ** 2)], -1), seat or cane(), closed=True)
        for s in (-1, 1):
            leg = catmull([(s * .208, -.205, 0), (s * .190, -.182, .22), (s * .160, -.150, .445)], 8)
            tube('leg', leg, np.interp(leg[:, 2], [0, .35, .445], [.0115, .0150, .0175]), wood, 20)
        hoop = np.stack([.172 * np.cos(a), .010 + .172 * np.sin(a), np.full(96, .205)], 1)
        tube('rung', hoop, .0078, wood, 12, closed=True)
    return g.place(loc, turn)


def rush(name='rush', col='#b99f6c'):
    """A rush seat: cords laid round from the four rails to the middle, twisted, no two of one tone."""
    t, c = Nodes(name), srgb(col)
    xy = t.n('SeparateXYZ', {0: t.n('TexCoord').outputs['UV']})
    ax, ay = (t.math('ABSOLUTE', xy.outputs[k]) for k in (0, 1))
    far = t.math('MAXIMUM', ax, ay)
    cord = t.math('MULTIPLY_ADD', t.math('SINE', t.math('MULTIPLY', far, 2 * pi / .0065)), .5, .5)
    tone = t.math('ADD', t.math('MULTIPLY', t.noise(t.n('CombineXYZ', {0: t.math('MULTIPLY', far, 150.), 1: t.math('GREATER_THAN', ax, ay), 2: 0.}), 1.), 2.), t.math('MULTIPLY_ADD', cord, .6, -.45))
    return t.done(t.n('BsdfPrincipled', {'Base Color': t.shade(t.colour(c), tone), 'Roughness': .62, 'Specular': .25, 'Normal': t.bump(cord, .8, .004)}), c)


def ladderback(loc, wood, turn=0., seat=None):
    """A country chair: turned posts with a small finial, three bowed slats, a rush seat worn hollow."""
    with Capture() as g:
        for s in (-1, 1):
            back = catmull([(s * .175, .20, 0), (s * .178, .185, .44), (s * .182, .215, .72), (s * .186, .262, 1.0)], 10)
            k = np.linspace(0, 1, len(back))
            tube('post', back, np.interp(k, [0, .03, .43, .46, .9, .955, .975, 1], [.012, .016, .0175, .0165, .0145, .009, .0135, .003]), wood, 20)
            front = np.array([(s * .215, -.19, z) for z in np.linspace(0, .475, 14)])
            tube('leg', front, np.interp(np.linspace(0, 1, 14), [0, .06, .3, .36, .9, 1], [.010, .017, .0165, .019, .0175, .006]), wood, 20)
            for z in (.16, .29):
                tube('rung', [(s * .213, -.19, z), (s * .177, .195, z)], .0085, wood, 12)
        for z in (.20, .33):
            tube('rung', [(-.215, -.19, z), (.215, -.19, z)], .009, wood, 12)
        tube('rung', [(-.177, .192, .24), (.177, .192, .24)], .0085, wood, 12)
        for z, tall in ((.585, .060), (.735, .066), (.885, .078)):
            u, v = np.meshgrid(np.linspace(-1, 1, 26), np.linspace(0, 1, 8))
            y0 = np.interp(z, back[:, 2], back[:, 1])
            rise = tall * (v - .5) * (1 - .30 * np.abs(u) ** 2.5) + .012 * (1 - u ** 2)
            grid('slat', np.stack([.178 * u, y0 + .030 * (1 - u ** 2) + (rise * .16), z + rise], -1), wood, thick=.010)
        u, v = np.meshgrid(np.linspace(-1, 1, 44), np.linspace(-1, 1, 44))
        half = .212 - .036 * (v + 1) / 2
        edge = np.clip(1 - np.maximum(np.abs(u), np.abs(v)) ** 14, 0, 1) ** .5
        hollow = .020 * (1 - u ** 2) * (1 - v ** 2)
        top = np.stack([u * half, v * .195, .452 + .014 * edge - hollow], -1)
        grid('rush', top, seat or rush(), np.stack([u * .21, v * .195], -1), thick=.012)
    return g.place(loc, turn)


def slipcovered(loc, mat, leg, turn=0.):
    """A side chair under a loose linen cover: seat, leaning back, and a skirt that hangs in shallow folds nearly to the floor."""
    with Capture() as g:
        cushion('seat', (.49, .50, .10), (0, -.02, .45), mat, 9, .10, seed=2, wrinkle=.005, res=30)
        cushion('back', (.48, .085, .56), (0, .235, .745), mat, 8, .10, (math.radians(-8), 0, 0), 3, .006, res=34)
        rng = np.random.default_rng(8)
        s = np.linspace(0, 1, 420)
        corner, n = [(-.245, -.265), (.245, -.265), (.245, .255), (-.245, .255), (-.245, -.265)], []
        t = s * 4
        i = np.minimum(t.astype(int), 3)
        a, b = np.array(corner)[i], np.array(corner)[i + 1]
        base = a + (b - a) * (t - i)[:, None]
        out = np.stack([(b - a)[:, 1], -(b - a)[:, 0]], 1)
        out /= np.linalg.norm(out, axis=1)[:, None]
        pleat = np.exp(-((t - i) / .05) ** 2) + np.exp(-((1 - (t - i)) / .05) ** 2)        # the corners are let out by a pleat
        wave = .9 * noise2(rng, 22, 1, s, s * 0, 2) + 1.1 * pleat
        v = np.linspace(0, 1, 40)[:, None]
        push = .004 + .030 * v ** 1.1 * (1 + wave)[None] + .004 * noise2(rng, 18, 4, np.broadcast_to(s[None], (40, 420)), np.broadcast_to(v, (40, 420)), 2) * v
        fall = .448 * v + .006 * v * noise2(rng, 9, 1, s, s * 0)[None]
        P = np.concatenate([base[None] + out[None] * push[..., None], .458 - fall[..., None]], -1)
        grid('skirt', P, mat, np.stack(np.broadcast_arrays(s[None] * 2.02, -.45 * v), -1), thick=.003)
        for sx in (-1, 1):
            tube('front leg', [(sx * .205, -.225, 0), (sx * .205, -.22, .40)], [.014, .021], leg, 14)
            tube('back leg', [(sx * .205, .30, 0), (sx * .205, .22, .40)], [.014, .021], leg, 14)
    return g.place(loc, turn)


def safari(loc, wood, hide, turn=0., strap=None):
    """Turned rails, a slung seat and a slung back that leans on its own pivots; straps for arms."""
    strap = strap or hide
    turned = lambda path, r=.0155: tube('rail', path, np.interp(np.linspace(0, 1, len(path)), [0, .12, .5, .88, 1], [r * .72, r, r * 1.06, r, r * .72]), wood, 20)
    run = lambda a, b, n=24: np.linspace(a, b, n)
    with Capture() as g:
        for s in (-1, 1):
            x = s * .285
            turned(run((x, -.29, 0), (x, -.285, .555)), .0165)
            turned(run((x, .27, 0), (x, .245, .42)), .0165)
            turned(run((x, -.29, .345), (x, .26, .275)), .0145)
            tube('upright', catmull([(s * .262, .185, .285), (s * .262, .27, .56), (s * .262, .375, .86)], 8), np.interp(np.linspace(0, 1, 17), [0, .5, 1], [.012, .0145, .011]), wood, 16)
            u, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(-1, 1, 9))
            arm = np.stack([x + .022 * v, -.285 + .575 * u, .552 - .055 * u * (1 - u) * 1.6 + .045 * u ** 2 + 0 * v], -1)
            grid('arm', arm, strap, np.stack([u * .6, v * .022], -1), thick=.0036)
        turned(run((-.285, -.275, .345), (.285, -.275, .345)))
        turned(run((-.285, .245, .285), (.285, .245, .285)))
        rng = np.random.default_rng(5)
        u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 1, 70))
        body = smooth(0, .12, v) * smooth(0, .12, 1 - v)
        sag = .052 * 4 * v * (1 - v) * (1 - .25 * u ** 2) + .004 * noise2(rng, 6, 4, (u + 1) / 2, v, 3) * body
        grid('seat', np.stack([.268 * u, -.292 + .552 * v, .366 - .062 * v - sag], -1), hide, np.stack([.27 * u, .55 * v], -1), thick=.0042)
        lift = .46 + .39 * v
        back = .27 + (lift - .56) * .352 + .030 * (1 - u ** 2) * (.4 + .6 * np.sin(pi * v)) + .003 * noise2(rng, 5, 4, (u + 1) / 2, v, 3)
        grid('back', np.stack([.272 * u, back, lift], -1), hide, np.stack([.27 * u, .42 * v], -1), thick=.0042)
    return g.place(loc, turn)


def wing_chair(loc, mat, leg, turn=0., welt=None):
    """High back with wings and scrolled arms, piped."""
    with Capture() as g:
        cushion('base', (.66, .66, .20), (0, -.02, .30), mat, 10, .0, seed=1, wrinkle=.002, welt=welt)
        cushion('seat', (.55, .60, .15), (0, -.07, .455), mat, 7, .12, seed=2, wrinkle=.005, welt=welt)
        cushion('back', (.60, .15, .78), (0, .27, .78), mat, 6, .10, (math.radians(-9), 0, 0), 3, .006)
        for s in (-1, 1):
            cushion('arm', (.12, .58, .24), (s * .32, -.04, .53), mat, 5, .06, seed=4 + s, wrinkle=.003)
            roll = np.stack([np.full(20, s * .335), np.linspace(-.32, .22, 20), .645 + .015 * np.sin(np.linspace(0, pi, 20))], 1)
            tube('roll', roll, .055, mat, 24)
            lathe('facing', [(0, 0), (.054, 0), (.058, .008), (.052, .014), (0, .016)], (s * .335, -.322, .645), mat, 32).rotation_euler = (pi / 2, 0, 0)
            cushion('wing', (.09, .27, .50), (s * .305, .16, .88), mat, 5, .08, (math.radians(-9), 0, s * math.radians(9)), 7 + s, .003)
            tube('front leg', [(s * .27, -.29, 0), (s * .275, -.28, .12), (s * .28, -.27, .21)], [.013, .018, .027], leg, 16)
            tube('back leg', [(s * .27, .34, 0), (s * .27, .27, .21)], [.014, .024], leg, 14)
    return g.place(loc, turn)


def spindle_chair(loc, wood, turn=0., rockers=False, cushion_mat=None):
    """Windsor: saddle seat, bow back, turned legs; with rockers it rocks."""
    with Capture() as g:
        lift = .05 if rockers else 0.
        a = np.linspace(0, 2 * pi, 60, endpoint=False)
        x = .225 * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .75
        y = .215 * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** .75
        rows = [(0., .415), (.90, .415), (.99, .425), (1., .440), (.97, .452), (.6, .444), (0., .440)]
        grid('seat', np.stack([np.stack([x * k, y * k, np.full(60, z + lift)], 1) for k, z in rows]), wood, closed=True, crease=50)
        for sx in (-1, 1):
            for sy in (-1, 1):
                foot = (sx * .235, sy * .235, lift if rockers else 0.)
                leg = catmull([foot, (sx * .205, sy * .20, .17 + lift), (sx * .18, sy * .17, .30 + lift), (sx * .155, sy * .145, .42 + lift)], 5)
                tube('leg', leg, np.interp(np.linspace(0, 1, len(leg)), [0, .15, .45, .6, .8, 1], [.011, .014, .019, .013, .018, .014]), wood, 14)
            tube('stretcher', [(sx * .212, -.205, .16 + lift), (sx * .212, .205, .16 + lift)], .010, wood, 10)
            if rockers:
                t = np.linspace(-.46, .44, 30)
                tube('rocker', np.stack([np.full(30, sx * .235), t, .018 + .20 * t * t], 1), .017, wood, 12)
        tube('stretcher', [(-.212, 0, .16 + lift), (.212, 0, .16 + lift)], .010, wood, 10)
        bow = catmull([(-.135, .155, .44 + lift), (-.205, .205, .60 + lift), (-.225, .25, .72 + lift), (-.20, .30, .86 + lift), (0, .34, .95 + lift), (.20, .30, .86 + lift), (.225, .25, .72 + lift), (.205, .205, .60 + lift), (.135, .155, .44 + lift)], 8)
        tube('bow', bow, .0125, wood, 14)
        for k in np.linspace(-.155, .155, 8):
            z = .95 - 1.9 * k * k + lift
            tube('spindle', [(k * .82, .18 - abs(k) * .15, .44 + lift), (k * 1.08, .336 - abs(k) * .25, z - .005)], .0058, wood, 8)
        if cushion_mat:
            cushion('pad', (.38, .37, .05), (0, -.01, .472 + lift), cushion_mat, 5, .12, seed=5, wrinkle=.004)
    return g.place(loc, turn)


def slipper_chair(loc, mat, leg, turn=0., welt=None):
    """Low, armless, buttonless; a neat box with a leaning back."""
    with Capture() as g:
        cushion('deck', (.60, .64, .14), (0, 0, .25), mat, 10, .0, seed=1, wrinkle=.002)
        cushion('seat', (.60, .62, .15), (0, -.02, .385), mat, 8, .10, seed=2, wrinkle=.004, welt=welt)
        cushion('back', (.60, .14, .52), (0, .27, .62), mat, 8, .10, (math.radians(-13), 0, 0), 3, .006, welt=welt)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube('leg', [(sx * .25, sy * .27, 0), (sx * .24, sy * .26, .2)], [.013, .021], leg, 14)
    return g.place(loc, turn)


def stool(loc, mat, leg, r=.22, h=.44, turn=0.):
    """Round upholstered stool on three legs."""
    with Capture() as g:
        lathe('pad', [(0, h), (r * .4, h - .001), (r * .7, h - .005), (r * .9, h - .018), (r * .985, h - .038), (r, h - .056), (r * .985, h - .074), (r * .93, h - .088), (r * .5, h - .092), (0, h - .092)], (0, 0, 0), mat, 56, 4)
        for k in range(3):
            a = k * 2 * pi / 3 + .5
            tube('leg', [(r * .95 * math.cos(a), r * .95 * math.sin(a), 0), (r * .68 * math.cos(a), r * .68 * math.sin(a), h - .09)], [.011, .018], leg, 14)
    return g.place(loc, turn)


def pouf(loc, mat, r=.30, h=.36):
    lathe('pouf', [(0, 0), (r * .75, 0), (r * .97, .05), (r, h * .5), (r * .95, h - .05), (r * .7, h - .008), (0, h - .02)], loc, mat, 72, 6)


def ottoman(loc, mat, leg, w=.9, d=.6, h=.42, turn=0., welt=None):
    with Capture() as g:
        cushion('top', (w, d, .17), (0, 0, h - .085), mat, 9, .06, seed=4, wrinkle=.004, welt=welt)
        box('rail', -w / 2 + .02, w / 2 - .02, -d / 2 + .02, d / 2 - .02, h - .24, h - .16, mat, .01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                lathe('leg', [(.012, 0), (.022, .01), (.018, .05), (.026, .10), (.028, h - .22)], (sx * (w / 2 - .07), sy * (d / 2 - .07), 0), leg, 20)
    return g.place(loc, turn)


def crib(loc, wood, sheet, w=1.34, d=.72, h=.92, turn=0., blanket=None):
    """A slatted cot; the long side faces -y."""
    with Capture() as g:
        for sx in (-1, 1):
            for sy in (-1, 1):
                lathe('post', [(.018, 0), (.024, .02), (.026, h - .06), (.020, h - .03), (.026, h - .01), (0, h + .012)], (sx * w / 2, sy * d / 2, 0), wood, 24)
            for z in (.20, h - .09):
                box('end rail', sx * w / 2 - .014, sx * w / 2 + .014, -d / 2, d / 2, z, z + .05, wood, .008, 3)
            for y in np.linspace(-d / 2 + .09, d / 2 - .09, 7):
                tube('slat', [(sx * w / 2, y, .22), (sx * w / 2, y, h - .07)], .008, wood, 10)
        for sy in (-1, 1):
            top = h - .09
            for z in (.20, top):
                box('side rail', -w / 2, w / 2, sy * d / 2 - .014, sy * d / 2 + .014, z, z + .05, wood, .008, 3)
            for x in np.linspace(-w / 2 + .085, w / 2 - .085, 15):
                tube('slat', [(x, sy * d / 2, .22), (x, sy * d / 2, top + .02)], .008, wood, 10)
        cushion('mattress', (w - .05, d - .05, .13), (0, 0, .36), sheet, 10, .02, res=20)
        if blanket:
            U, V = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 80))
            t = V * .95
            over = np.clip(t - .12, -.5, 1)
            y = -d / 2 - .022 + np.where(over > 0, np.minimum(over, .02), -.020) * 1.2
            z = h - .03 - np.abs(over) * np.where(over > 0, .55, 1.)
            y = y + .006 * np.sin(9 * U + 2 * V) * smooth(.02, .2, np.abs(over))
            grid('blanket', np.stack([-.10 + .46 * U + .01 * np.sin(5 * V), y, z], -1), blanket, np.stack([U * .46, t], -1), thick=.006)
    return g.place(loc, turn)


def iron_head(loc, metal, w=1.7, h=1.22, turn=0.):
    """Iron bedstead head: a bowed rail over upright rods."""
    with Capture() as g:
        for s in (-1, 1):
            tube('post', [(s * w / 2, 0, 0), (s * w / 2, 0, h - .16)], .016, metal, 14)
            lathe('knob', [(0, 0), (.016, .004), (.024, .022), (.016, .042), (0, .048)], (s * w / 2, 0, h - .17), metal, 24)
        bow = catmull([(-w / 2, 0, h - .24), (-w * .36, 0, h - .10), (0, 0, h), (w * .36, 0, h - .10), (w / 2, 0, h - .24)], 10)
        tube('bow', bow, .013, metal, 12)
        tube('rail', [(-w / 2, 0, .62), (w / 2, 0, .62)], .011, metal, 12)
        for x in np.linspace(-w / 2, w / 2, 12)[1:-1]:
            z = np.interp(x, bow[:, 0], bow[:, 2])
            tube('rod', [(x, 0, .62), (x, 0, z)], .0075, metal, 10)
    return g.place(loc, turn)
