"""Raw passes become pictures, outside Blender (numpy; PyTorch on the card where there is one).

  python3 pictures/darkroom.py FOLDER OUT           denoises FOLDER/NAME.raw.npy as they come, until all.done: OUT/NAME.lin and NAME.png
  python3 pictures/darkroom.py print NAME.lin OUT.png [KEY=VALUE ...]    develops again, with another exposure or balance

A .lin is the linear picture in 64ths of a stop, small enough to send; the scene's exposure and balance lie in it.
"""
import json
import lzma
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np

from kit import denoise, film

STEPS, FLOOR, HEAD = 64, -20., 8      # a 64th of a stop; stops below which all is black (a room at dusk lies at -9); bytes that tell the length of the words
KEEP = .10                            # of the render itself, where it has samples enough: what a denoiser takes for noise is also weave


def pack(path, img, words):
    q = np.round((np.log2(np.maximum(img.astype(np.float32), 2 ** FLOOR)) - FLOOR) * STEPS).astype(np.int16)
    planes = np.stack([q[..., 1], q[..., 0] - q[..., 1], q[..., 2] - q[..., 1]])
    planes[:, :, 1:] = np.diff(planes, axis=2)
    head = json.dumps({**words, 'shape': q.shape, 'floor': FLOOR}).encode()
    with open(path, 'wb') as f:
        f.write(len(head).to_bytes(HEAD, 'little') + head)
        for p in planes:
            low, high = (p & 255).astype(np.uint8), (p >> 8).astype(np.int8)
            for part in (low, high):
                data = lzma.compress(part.tobytes(), preset=1)
                f.write(len(data).to_bytes(HEAD, 'little') + data)


def unpack(path):
    with open(path, 'rb') as f:
        take = lambda: f.read(int.from_bytes(f.read(HEAD), 'little'))
        words = json.loads(take())
        h, w, _ = words.pop('shape')
        floor = words.pop('floor', -11.)   # as it was before it was written down
        planes = []
        for _ in range(3):
            low, high = (np.frombuffer(lzma.decompress(take()), t).reshape(h, w).astype(np.int16) for t in (np.uint8, np.int8))
            planes.append(np.cumsum(low | (high << 8), 1, dtype=np.int16))
    g, r, b = planes[0], planes[1] + planes[0], planes[2] + planes[0]
    return (2. ** (np.stack([r, g, b], -1).astype(np.float32) / STEPS + floor)).astype(np.float32), words


def work(folder, out):
    os.makedirs(out, exist_ok=True)
    done = set()
    while True:
        last = os.path.exists(os.path.join(folder, 'all.done'))
        for f in sorted(os.listdir(folder)):
            if not f.endswith('.raw.npy') or f in done:
                continue
            name, t = f[:-8], time.time()
            raw = np.load(os.path.join(folder, f)).astype(np.float32)
            with open(os.path.join(folder, name + '.json')) as j:
                words = json.load(j)
            img = raw[..., :3]
            clean = denoise.denoise(img, raw[..., 3:6], raw[..., 6:])
            keep = words.get('keep', KEEP * min(1., words['spp'] / 512) ** 2)   # a close view asks for more of it
            img = clean * (1 - keep) + np.minimum(img, clean * 3 + .02) * keep
            pack(os.path.join(out, name + '.lin'), img, words)
            film.write_png(os.path.join(out, name + '.png'), film.develop(img, **words))
            done.add(f)
            os.remove(os.path.join(folder, f))
            print('PRINTED %s %s %.1fs meter %.2f %.1f MB' % (name, img.shape[:2], time.time() - t, film.meter(img), os.path.getsize(os.path.join(out, name + '.lin')) / 1e6), flush=True)
        if last:
            return
        time.sleep(.3)


def main(*args):
    if args[0] != 'print':
        return work(*args)
    _, source, target, *more = args
    img, words = unpack(source)
    for pair in more:
        key, _, value = pair.partition('=')
        words[key] = json.loads(value)
    film.write_png(target, film.develop(img, **words))


if __name__ == '__main__':
    main(*sys.argv[1:])
