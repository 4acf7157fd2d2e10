"""Bakes the shared assets once (about four minutes): blender -b -t 2 --factory-startup --python bake.py -- [pillow duvet garden park autumn street water]

pillow/duvet: cloth simulations, so that creases are real. the rest: small 3D landscapes rendered to EXR backdrops.
"""
import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np

from kit import core, materials as mt, render
from kit.core import ASSETS, grid_faces, mesh, noise2

PILLOW_FRAMES, DUVET_FRAMES = 45, 50
BACKDROP = (1200, 800, 20)  # width, height, samples


# ---- cloth
def envelope(n_x, n_y, w, h, gap=.004):
    """Two sheets sewn at the rim: (verts, faces, uv)."""
    X, Y = np.meshgrid(np.linspace(-w / 2, w / 2, n_x), np.linspace(-h / 2, h / 2, n_y))
    front = np.stack([X, Y, np.full_like(X, gap)], -1).reshape(-1, 3)
    rim = np.zeros((n_y, n_x), bool)
    rim[0] = rim[-1] = rim[:, 0] = rim[:, -1] = True
    front[rim.ravel(), 2] = 0
    index = np.arange(n_x * n_y)
    inner = ~rim.ravel()
    back_index = index.copy()
    back_index[inner] = n_x * n_y + np.arange(inner.sum())
    verts = np.concatenate([front, front[inner] * [1, 1, -1]])
    g = grid_faces(n_y, n_x)
    return verts, np.concatenate([g, back_index[g][:, ::-1]]), verts[:, :2]


def cloth(obj, pressure=0., mass=.3, stiff=15., bend=.5, gravity=1., distance=.012):
    m = obj.modifiers.new('cloth', 'CLOTH')
    s = m.settings
    s.quality, s.mass, s.air_damping = 6, mass, 2.
    s.tension_stiffness = s.compression_stiffness = stiff
    s.shear_stiffness, s.bending_stiffness = stiff * .4, bend
    s.use_pressure, s.uniform_pressure_force = pressure > 0, pressure
    s.effector_weights.gravity = gravity
    m.collision_settings.distance_min = distance
    m.collision_settings.use_self_collision = False


def simulate(obj, frames):
    sc = bpy.context.scene
    sc.frame_end = frames
    for f in range(1, frames + 1):
        sc.frame_set(f)
    me = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    out = np.empty(len(me.vertices) * 3)
    me.vertices.foreach_get('co', out)
    return out.reshape(-1, 3)


def store(name, verts, faces, uv):
    np.savez_compressed(os.path.join(ASSETS, name + '.npz'), verts=verts.astype(np.float32), faces=np.asarray(faces, np.int32), uv=uv.astype(np.float32))


def bake_pillow():
    for k, (w, h, p) in enumerate(((.5, .5, 5.), (.5, .5, 3.6), (.62, .38, 4.2))):
        core.reset()
        v, f, uv = envelope(52, int(52 * h / w), w, h)
        rng = np.random.default_rng(k)
        v[:, 2] += .004 * noise2(rng, 4, 4, v[:, 0] / w + .5, v[:, 1] / h + .5, 3)
        obj = mesh('pillow', v, f)
        cloth(obj, pressure=p, gravity=0., stiff=22., bend=.12)
        store('pillow%d' % k, simulate(obj, PILLOW_FRAMES), f, uv)


def bake_duvet():
    core.reset()
    v, f = core.superbox(24, 9.)
    bed = mesh('bed', v * [.90, 1.02, .29] + [0, 0, .29], f)
    bed.modifiers.new('hit', 'COLLISION')
    bed.collision.thickness_outer, bed.collision.cloth_friction = .012, 12.
    floor = mesh('floor', [(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)], [(0, 1, 2, 3)])
    floor.modifiers.new('hit', 'COLLISION')
    v, f, uv = envelope(118, 104, 2.42, 1.86, .012)
    rng = np.random.default_rng(5)
    U, V = v[:, 0] / 2.42 + .5, v[:, 1] / 1.86 + .5
    v[:, 2] += .035 * noise2(rng, 7, 6, U, V, 3)
    v = v * [.975, .965, 1] + [.012, -.36, .63]
    obj = mesh('duvet', v, f)
    cloth(obj, pressure=1.0, mass=.55, stiff=9., bend=.15)
    store('duvet', simulate(obj, DUVET_FRAMES), f, uv)


# ---- gardens
def leaves(name, centres, size, mat, rng):
    """One quad per leaf cluster, random orientation."""
    n = len(centres)
    a, b = rng.normal(0, 1, (n, 3)), rng.normal(0, 1, (n, 3))
    a /= np.linalg.norm(a, axis=1)[:, None]
    b -= a * (a * b).sum(1)[:, None]
    b /= np.linalg.norm(b, axis=1)[:, None]
    s = size * rng.uniform(.6, 1.3, (n, 1))
    P = np.stack([centres - a * s, centres - b * s * .5, centres + a * s, centres + b * s * .5], 1)
    return mesh(name, P, np.arange(4 * n).reshape(n, 4), mat, smooth_shade=False)


def tree(name, rng, mat, bark, height=7., crown=2.4, n=26000, lobes=16):
    """Leaf quads on the shells of overlapping lobes, plus a trunk; returned as objects at the origin."""
    pts = []
    for _ in range(lobes):
        c = rng.normal(0, 1, 3) * [crown * .55, crown * .55, height * .17] + [0, 0, height * .66]
        r = crown * rng.uniform(.28, .5)
        d = rng.normal(0, 1, (n // lobes, 3))
        d /= np.linalg.norm(d, axis=1)[:, None]
        pts.append(c + d * r * rng.uniform(.55, 1.05, (len(d), 1)) * [1, 1, .8])
    a = leaves(name, np.concatenate(pts), .085, mat, rng)
    b = core.tube('trunk', core.catmull([(0, 0, 0), (.08, .03, height * .25), (-.05, 0, height * .5), (.03, .02, height * .75)], 6),
                  np.linspace(.16, .05, 19), bark, 8)
    return [a, b]


def copies(objs, places):
    for x, y, s, r in places:
        for o in objs:
            c = core.link(bpy.data.objects.new('copy', o.data))
            c.location, c.scale, c.rotation_euler[2] = (x, y, 0), (s, s, s), r
    for o in objs:
        o.hide_render = True


def box_hedge(x0, x1, y, h, mat, rng, depth=.8, n=26000):
    side = rng.uniform(0, 1, n)
    p = rng.uniform(0, 1, (n, 3)) * [x1 - x0, depth, h] + [x0, y, 0]
    p[side < .6, 1] = y + rng.normal(0, .03, (side < .6).sum())
    p[side > .8, 2] = h + rng.normal(0, .03, (side > .8).sum())
    leaves('hedge', p, .05, mat, rng)


def garden_world(elevation, rotation, strength=.10):
    w = bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    sky = nt.nodes.new('ShaderNodeTexSky')
    sky.sky_type, sky.sun_elevation, sky.sun_rotation, sky.sun_disc = 'NISHITA', math.radians(elevation), math.radians(rotation), False
    nt.links.new(sky.outputs[0], nt.nodes['Background'].inputs[0])
    nt.nodes['Background'].inputs[1].default_value = strength
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = 3.2, (1, .93, .82), .01
    o = core.link(bpy.data.objects.new('sun', light))
    o.rotation_euler = (math.radians(90 - elevation), 0, math.radians(rotation))


def lawn(col):
    t = mt.Nodes('lawn')
    v = t.n('TexCoord').outputs['Object']
    f = t.math('ADD', t.math('MULTIPLY', t.noise(v, .8, detail=5), .6), t.math('MULTIPLY', t.noise(v, 30, detail=4), .4))
    c = core.srgb(col)
    m = t.done(t.n('BsdfDiffuse', {0: t.ramp(f, [(.3, mt.scaled(c, .7)), (.7, mt.scaled(c, 1.25))])}))
    mesh('lawn', [(-80, 0, 0), (80, 0, 0), (80, 120, 0), (-80, 120, 0)], [(0, 1, 2, 3)], m, smooth_shade=False)


def keep_backdrop(name, camera, tint=(1, 1, 1)):
    """Render what has been built and store it as EXR (and a PNG to look at)."""
    render.camera(*camera[0], **camera[1])
    w, h, spp = BACKDROP
    img = render.linear_render(os.path.join(core.ROOT, 'out', name + '_passes'), w, h, spp) * np.array(tint)
    s = bpy.context.scene.render.image_settings
    s.file_format, s.color_depth, s.exr_codec, s.color_mode = 'OPEN_EXR', '16', 'DWAA', 'RGB'
    bpy.context.scene.view_settings.view_transform = 'Raw'
    core.image(name, np.clip(img, 0, 8)).save_render(os.path.join(ASSETS, name + '.exr'), scene=bpy.context.scene)
    render.save(img, os.path.join(core.ROOT, 'out', name + '_wide.png'), 0.)


SUMMER = dict(lawn='#6f8149', green=('#3f5527', '#748a45'), deep=('#2c3f22', '#4f6637'), olive=('#66724c', '#98a277'))
AUTUMN = dict(lawn='#86804e', green=('#8a4f1e', '#c58a35'), deep=('#5e3a22', '#95592a'), olive=('#9a7a35', '#d0ad5c'))


def bake_backdrop(name, seed, lens, cam_z, near, cypress=False, terrace=True, season=SUMMER):
    core.reset()
    rng = np.random.default_rng(seed)
    garden_world(44 if season is SUMMER else 30, 118)
    lawn(season['lawn'])
    green, deep, olive = mt.leaf('green', *season['green'], .4), mt.leaf('deep', *season['deep'], .3), mt.leaf('olive', *season['olive'], .35)
    bark = mt.solid('bark', '#5a4a3a', .9)
    t1, t2, t3 = tree('t1', rng, green, bark), tree('t2', rng, deep, bark, 8.5, 3.), tree('t3', rng, olive, bark, 5., 1.9)
    copies(t1, [(x, y, s, rng.uniform(0, 6)) for x, y, s in near])
    copies(t2, [(rng.uniform(-26, 26), rng.uniform(27, 40), rng.uniform(.9, 1.5), rng.uniform(0, 6)) for _ in range(22)])
    copies(t3, [(rng.uniform(-18, 18), rng.uniform(17, 26), rng.uniform(.7, 1.1), rng.uniform(0, 6)) for _ in range(7)])
    if season is SUMMER:
        box_hedge(-20, 20, 15, 1.25, deep, rng, n=60000)
    else:  # fallen leaves instead of a hedge
        p = rng.uniform(0, 1, (30000, 3)) * [40, 30, .02] + [-20, 4, .01]
        leaves('litter', p, .05, olive, rng)
    if cypress:
        for x in (-7.5, -3.2, 3.4, 7.8):
            p = rng.normal(0, 1, (9000, 3)); p /= np.linalg.norm(p, axis=1)[:, None]
            h = rng.uniform(3.4, 4.4)
            leaves('cypress', p * [.5, .5, h / 2] * rng.uniform(.8, 1., (9000, 1)) + [x, 12.5, h / 2], .05, deep, rng)
    for _ in range(18 if season is SUMMER else 0):  # loose border planting in front of the hedge
        x = rng.uniform(-13, 13)
        p = rng.normal(0, 1, (1500, 3)) * [.5, .35, .32] + [x, 13.6, .35]
        leaves('shrub', p, .05, [green, olive][int(rng.integers(2))], rng)
    if terrace:
        mesh('terrace', [(-30, 0, .01), (30, 0, .01), (30, 5.5, .01), (-30, 5.5, .01)], [(0, 1, 2, 3)], mt.solid('pave', '#b8ab98', .9), smooth_shade=False)
    keep_backdrop(name, (((0, 0, cam_z), (0, 10, cam_z)), dict(lens=lens, fstop=16)))


# ---- a street of town houses
def house(x0, w, y, storeys, wall, stone, glass, frame, rng):
    """One front: tall windows with sills and heads, a cornice, a door with steps on the left."""
    h = 1.2 + 3.3 * storeys
    core.box('front', x0, x0 + w, y, y + 6, 0, h, wall, 0)
    core.box('plinth', x0, x0 + w, y - .12, y, 0, 1.2, stone, 0)
    core.box('cornice', x0 - .1, x0 + w + .1, y - .45, y, h - .45, h, stone, 0)
    core.box('string', x0, x0 + w, y - .10, y, 4.35, 4.55, stone, 0)
    bays = 3 if w > 5.4 else 2
    for k in range(storeys):
        z = 1.9 + 3.3 * k
        for b in range(bays):
            cx = x0 + w * (b + .5) / bays
            if k == 0 and b == 0:
                core.box('door', cx - .55, cx + .55, y - .04, y, 1.0, 3.4, mt.paint('door', ['#2f4a46', '#6b2f2a', '#2d3a55'][int(rng.integers(3))]), 0)
                core.box('steps', cx - .8, cx + .8, y - 1.5, y, 0, .9, stone, 0)
                core.box('hood', cx - .8, cx + .8, y - .35, y, 3.45, 3.75, stone, 0)
                continue
            core.box('surround', cx - .68, cx + .68, y - .08, y, z - .15, z + 2.05, stone, 0)
            pane = glass[0] if rng.uniform() < .6 else glass[1]
            core.box('glass', cx - .5, cx + .5, y - .10, y - .02, z, z + 1.9, pane, 0)
            core.box('bar', cx - .03, cx + .03, y - .13, y - .09, z, z + 1.9, frame, 0)
            core.box('bar', cx - .5, cx + .5, y - .14, y - .09, z + .92, z + .99, frame, 0)


def bake_street(name):
    core.reset()
    rng = np.random.default_rng(12)
    garden_world(50, 150, .12)
    stone, frame = mt.paint('stone', '#d9d0c0'), mt.paint('frame', '#efebe2')
    walls = [mt.solid('brick%d' % i, c, .9, bump=.3, bscale=30., var=.10) for i, c in enumerate(('#8d5a45', '#d8cdb8', '#76493a', '#b9a58a', '#9c6c52', '#e3dccd'))]
    day = (mt.solid('glass', '#39424a', .08, spec=.8), mt.solid('blind', '#8d8f8a', .2, spec=.7))
    x, i = -34., 0
    while x < 34:
        w = rng.uniform(5., 6.6)
        house(x, w, 17 + rng.uniform(0, .5), int(rng.integers(3, 5)), walls[i % len(walls)], stone, day, frame, rng)
        x, i = x + w, i + 1
    road = lambda y0, y1, z, c: mesh('road', [(-60, y0, z), (60, y0, z), (60, y1, z), (-60, y1, z)], [(0, 1, 2, 3)], mt.solid('road', c, .9, var=.06), smooth_shade=False)
    road(-2, 60, 0., '#6d6a66')
    core.box('pavement', -60, 60, 13.2, 17, 0, .14, mt.solid('pave', '#b5aca0', .9, var=.08), 0)
    core.box('pavement', -60, 60, 0, 4.5, 0, .14, mt.solid('pave2', '#b5aca0', .9, var=.08), 0)
    green, bark = mt.leaf('green', '#4b6230', '#83964f', .4), mt.solid('bark', '#5a4a3a', .9)
    copies(tree('plane', rng, green, bark, 7.5, 2.0, 18000), [(q, 14.1 + rng.uniform(-.2, .2), rng.uniform(.8, 1.), rng.uniform(0, 6)) for q in (-21, -13.5, -6.2, 3.6, 11.5, 19)])
    keep_backdrop(name, (((0, 0, 4.6), (0, 10, 4.6)), dict(lens=27, fstop=16)))


# ---- a lake with hills
def bake_water(name):
    core.reset()
    rng = np.random.default_rng(4)
    garden_world(36, 130, .11)
    t = mt.Nodes('water')
    v = t.n('TexCoord').outputs['Object']
    h = t.math('ADD', t.noise(v, .9, (1., 3.2, 1), 4), t.math('MULTIPLY', t.noise(v, 5., (1., 3., 1), 3), .35))
    water = t.done(t.n('BsdfPrincipled', {'Base Color': core.srgb('#33515a'), 'Roughness': .08, 'Specular': .6, 'Normal': t.bump(h, .35, .12)}))
    mesh('water', [(-400, 8, -.6), (400, 8, -.6), (400, 420, -.6), (-400, 420, -.6)], [(0, 1, 2, 3)], water, smooth_shade=False)
    for k, (y, hgt, col) in enumerate(((150, 9, '#5f7358'), (230, 22, '#74878a'), (340, 40, '#9aaab2'))):
        X = np.linspace(-400, 400, 240)
        prof = hgt * (.45 + .55 * noise2(rng, 5 + 2 * k, 1, (X + 400) / 800, X * 0, 4))
        P = np.stack([np.stack([X, np.full_like(X, y), np.full_like(X, -2.)], 1), np.stack([X, np.full_like(X, y + 20), np.maximum(prof, .5)], 1)])
        core.grid('hill', P, mt.solid('hill%d' % k, col, 1., spec=0., var=.25))
    mesh('shore', [(-60, 0, .0), (60, 0, .0), (60, 9, -.7), (-60, 9, -.7)], [(0, 1, 2, 3)], mt.solid('sand', '#a99b80', .95, var=.1), smooth_shade=False)
    reed, deep, bark = mt.leaf('reed', '#7d8455', '#b1ac78', .4), mt.leaf('deep', '#34472a', '#5d7342', .3), mt.solid('bark', '#5a4a3a', .9)
    for _ in range(26):
        p = rng.normal(0, 1, (700, 3)) * [.6, .3, .30] + [rng.uniform(-14, 14), rng.uniform(7, 9), .1]
        leaves('reeds', p, .07, reed, rng)
    copies(tree('pine', rng, deep, bark, 8., 2., 20000), [(-9.5, 10, 1., 1.), (11.5, 11, .85, 2.), (15, 14, 1.1, 4.)])
    keep_backdrop(name, (((0, 0, 2.2), (0, 10, 2.2)), dict(lens=27, fstop=16)))


JOBS = {
    'pillow': bake_pillow, 'duvet': bake_duvet,
    'garden': lambda: bake_backdrop('garden', 3, 26, 1.5, [(-8, 11, 1.), (8.5, 10, .9), (-14, 14, 1.2), (14, 15, 1.1)]),
    'park': lambda: bake_backdrop('park', 8, 26, 3.6, [(-6.5, 9, 1.0), (5.5, 11, .95), (0.5, 19, 1.1), (12, 13, 1.1), (-13, 14, 1.2)], cypress=True, terrace=False),
    'autumn': lambda: bake_backdrop('autumn', 15, 26, 2.6, [(-5.5, 10, 1.0), (6.5, 9.5, 1.05), (1.2, 17, 1.0), (13, 13, 1.1), (-12, 13, 1.2)], terrace=False, season=AUTUMN),
    'street': lambda: bake_street('street'),
    'water': lambda: bake_water('water'),
}

if __name__ == '__main__':
    os.makedirs(ASSETS, exist_ok=True)
    for job in sys.argv[sys.argv.index('--') + 1:] or JOBS:
        t = time.time()
        JOBS[job]()
        print('BAKED %s %.0fs' % (job, time.time() - t))
