"""Several pictures in one go on a graphics card, inside Blender: blender -b --factory-startup --python shots.py -- FOLDER NAME[:WIDTH[:SAMPLES]] ...

Writes the raw passes of each to FOLDER as soon as it is done; darkroom.py, beside it, makes pictures of them.
"""
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np

import scenes
from kit import core, render
from kit.furniture import Palette

folder, *wanted = sys.argv[sys.argv.index('--') + 1:]
os.makedirs(folder, exist_ok=True)
for one in wanted:
    name, width, spp = (one.split(':') + ['', ''])[:3]
    entry = scenes.SCENES[name]
    try:
        core.reset()
        t = time.time()
        develop = entry.build(Palette())
        built = time.time() - t
        w = int(width) if width else max(entry.size[0], render.CARD_WIDTH if entry.size[0] >= entry.size[1] else render.CARD_WIDTH * 2 // 3)
        h, exr = round(w * entry.size[1] / entry.size[0]), os.path.join(folder, name + '_exr')
        develop['room'] = render.expose_views(exr, w, h, develop, **develop.pop('views', {}))
        img, alb, nrm = render.passes(exr, w, h, int(spp) if spp else render.CARD_SPP)
        raw = os.path.join(folder, name + '.raw.npy')
        np.save(raw + '.part.npy', np.concatenate([np.minimum(img, 6e4), alb, nrm], 2)[::-1].astype(np.float16))
        with open(os.path.join(folder, name + '.json'), 'w') as f:
            json.dump({**develop, 'spp': int(spp) if spp else render.CARD_SPP}, f)
        os.replace(raw + '.part.npy', raw)
        print('SHOT %s %d px build %.0fs render %.0fs' % (name, w, built, time.time() - t - built), flush=True)
    except Exception:
        traceback.print_exc()
        print('FAILED %s' % name, flush=True)
