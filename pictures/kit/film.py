"""Lens and film, in plain numpy: bloom, halation, vignette, white balance, a curve that lets highlights go pale. Rows run from the top."""
import struct
import zlib

import numpy as np

BLOOM, VIGNETTE = .045, .10
HALATION = (.030, .008, 0.)           # of what is over HOT, per channel: red light comes back from the film's base
HOT = 1.2
KEY = .32                             # what the meter makes of a scene's middle
AUTO = .45                            # how far white balance goes towards grey
LOW, HIGH = -12.47393, 4.026069       # stops that the curve spans
INSET = np.array([[.842479062253094, .0784335999999992, .0792237451477643], [.0423282422610123, .878468636469772, .0791661274605434], [.0423756549057051, .0784336, .879142973793104]])
OUTSET = np.linalg.inv(INSET)
CONTRAST = (15.5, -40.14, 31.96, -6.868, .4298, .1191, -.00232)
POWER, CHROMA = 1.30, 1.05
PRINT = .42                           # of the contrast a paper adds: trim is white, not grey
LUMA = np.array([.2126, .7152, .0722])


def blurred(img, sigma):
    """Gaussian blur on a smaller copy (what is wide has no detail), the edge repeated."""
    k = max(1, int(sigma / 3))
    h, w = img.shape[:2]
    H, W = -(-h // k) * k, -(-w // k) * k
    q = np.pad(img, ((0, H - h), (0, W - w), (0, 0)), mode='edge').reshape(H // k, k, W // k, k, 3).mean((1, 3))
    s = sigma / k
    n = int(3 * s) + 1
    g = np.exp(-.5 * (np.arange(-n, n + 1) / s) ** 2)
    g /= g.sum()
    for axis in (0, 1):
        p = np.pad(q, [(n, n) if a == axis else (0, 0) for a in range(3)], mode='edge')
        q = sum(c * np.take(p, range(i, i + q.shape[axis]), axis) for i, c in enumerate(g))
    y, x = (np.clip((np.arange(m) + .5) / k - .5, 0, q.shape[a] - 1) for a, m in ((0, h), (1, w)))
    i, j = y.astype(int), x.astype(int)
    fy, fx = (y - i)[:, None, None], (x - j)[None, :, None]
    i2, j2 = np.minimum(i + 1, q.shape[0] - 1), np.minimum(j + 1, q.shape[1] - 1)
    return (q[i][:, j] * (1 - fx) + q[i][:, j2] * fx) * (1 - fy) + (q[i2][:, j] * (1 - fx) + q[i2][:, j2] * fx) * fy


def meter(img, inside=None):
    """Stops that bring the middle of the picture to KEY; the brightest twentieth (the window itself) does not count, nor what is not `inside`."""
    h, w = img.shape[:2]
    part = np.s_[h // 10:-h // 10, w // 10:-w // 10]
    lum = img[part] @ LUMA
    if inside is not None and inside[part].any():
        lum = lum[inside[part]]
    lum = lum[lum <= np.percentile(lum, 93)]
    return float(np.log2(KEY) - np.log2(lum + 1e-5).mean())


def balance(img, share=AUTO):
    """White balance as a camera finds it: what is of middle brightness comes `share` of the way to grey."""
    lum = img @ LUMA
    lo, hi = np.percentile(lum, (25, 93))
    mean = img[(lum > lo) & (lum < hi)].mean(0)
    return ((mean @ LUMA) / mean) ** share


def calm_greens(img):
    """Leaves and lawns as film sees them: a little to yellow, a fifth less."""
    r, g, b = img[..., 0], img[..., 1], img[..., 2]
    over = np.maximum(g - np.maximum(r, b), 0)
    return np.stack([r + .20 * over, g - .17 * over, b + .10 * over], -1)


def curve(img):
    """Scene light to display values in 0..1."""
    x = np.log2(np.maximum(img @ INSET.T, 1e-10))
    x = np.clip((x - LOW) / (HIGH - LOW), 0, 1)
    y = np.zeros_like(x)
    for c in CONTRAST:
        y = y * x + c
    y = np.clip(y, 0, 1) ** POWER
    grey = (y @ LUMA)[..., None]
    y = grey + (y - grey) * CHROMA
    y = np.clip(y @ OUTSET.T, 0, 1)
    return y + PRINT * (3 * y * y - 2 * y ** 3 - y)


def develop(img, exposure=None, stops=0., warm=(1, 1, 1), auto=AUTO, bloom=BLOOM, vignette=VIGNETTE, room=None, **_):
    """Linear picture to 8 bits; exposure in stops and no balance but `warm`, or, without it, as metered (`room`: before, in the room alone) and `stops` over."""
    h, w = img.shape[:2]
    img = np.maximum(np.nan_to_num(img.astype(np.float32)), 0)
    if exposure is None:
        exposure, warm = (meter(img) if room is None else room) + stops, balance(img[::4, ::4], auto) * np.array(warm)
    img = img * np.float32(2 ** exposure)
    hot = np.minimum(np.maximum(img - HOT, 0), 8)
    img = img + bloom * (.6 * blurred(hot, w * .008) + .4 * blurred(hot, w * .035)) + np.array(HALATION, np.float32) * blurred(hot, w * .0025)
    y, x = np.mgrid[0:h, 0:w]
    r2 = ((x / w - .5) ** 2 + ((y / h - .5) * h / w) ** 2) / .36
    img = calm_greens(img * (1 - vignette * r2)[..., None] * np.array(warm))
    out = curve(img)
    return np.clip(out * 255 + np.random.default_rng(0).uniform(0, 1, out.shape[:2] + (1,)), 0, 255).astype(np.uint8)


def write_png(path, rgb):
    h, w = rgb.shape[:2]
    rows = rgb.astype(np.int16)
    rows[:, 1:] -= rgb[:, :-1].astype(np.int16)
    raw = np.concatenate([np.ones((h, 1), np.uint8), (rows & 255).astype(np.uint8).reshape(h, -1)], 1)  # each row as differences to its left
    part = lambda tag, data: struct.pack('>I', len(data)) + tag + data + struct.pack('>I', zlib.crc32(tag + data))
    with open(path, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n' + part(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0)) + part(b'IDAT', zlib.compress(raw.tobytes(), 6)) + part(b'IEND', b''))
