import { crc32, deflateSync } from "node:zlib";

const MOST_COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Opaque pixels, four bytes each, as a PNG of at most 256 colours: a third of the bytes, and no eye tells on flat paint. */
export function palettePng({ width, height, pixels }: { width: number; height: number; pixels: Uint8Array }): Buffer {
  const palette = choosePalette(pixels);
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    for (let x = 0; x < width; x += 1, pixel += 4) rows[row + x] = placeOf[bucketOf(pixels, pixel)] as number;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const parts = [chunk("IHDR", header), chunk("PLTE", palette), chunk("IDAT", deflateSync(rows))];
  return Buffer.concat([SIGNATURE, ...parts, chunk("IEND", Buffer.alloc(0))]);
}

/** Colours that agree in the six highest bits of each part are one. */
const BUCKETS = 1 << 18;
const bucketOf = (pixels: Uint8Array, at: number) =>
  (((pixels[at] as number) >> 2) << 12) | (((pixels[at + 1] as number) >> 2) << 6) | ((pixels[at + 2] as number) >> 2);

/** Kept from picture to picture, and left empty by each: to make them anew took longer than to count. */
const counts = new Uint32Array(BUCKETS);
const sums = new Uint32Array(3 * BUCKETS);
const placeOf = new Uint8Array(BUCKETS);

/** The commonest buckets, each in the mean of what fell into it; every other goes to the nearest of them. */
function choosePalette(pixels: Uint8Array) {
  const found: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const bucket = bucketOf(pixels, at);
    const count = counts[bucket] as number;
    if (count === 0) found.push(bucket);
    counts[bucket] = count + 1;
    const sum = 3 * bucket;
    sums[sum] = (sums[sum] as number) + (pixels[at] as number);
    sums[sum + 1] = (sums[sum + 1] as number) + (pixels[at + 1] as number);
    sums[sum + 2] = (sums[sum + 2] as number) + (pixels[at + 2] as number);
  }
  const meanOf = (bucket: number, part: number) =>
    Math.round((sums[3 * bucket + part] as number) / (counts[bucket] as number));
  found.sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b);
  const palette = Buffer.from(
    found.slice(0, MOST_COLOURS).flatMap((bucket) => [0, 1, 2].map((part) => meanOf(bucket, part))),
  );
  for (const [rank, bucket] of found.entries()) {
    placeOf[bucket] =
      rank < MOST_COLOURS ? rank : nearest(palette, meanOf(bucket, 0), meanOf(bucket, 1), meanOf(bucket, 2));
  }
  for (const bucket of found) {
    counts[bucket] = 0;
    sums.fill(0, 3 * bucket, 3 * bucket + 3);
  }
  return palette;
}

/** By plain numbers: it is asked for thousands of colors of a picture. */
function nearest(palette: Buffer, red: number, green: number, blue: number): number {
  let place = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < palette.length; at += 3) {
    const [r, g, b] = [
      (palette[at] as number) - red,
      (palette[at + 1] as number) - green,
      (palette[at + 2] as number) - blue,
    ];
    const far = r * r + g * g + b * b;
    if (far >= least) continue;
    least = far;
    place = at / 3;
  }
  return place;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
