import sharp from "sharp";
import { type Camera, findCamera, inverse, type Matrix, mapped, type Point, planeAt } from "#app/domain/wall/camera.ts";
import {
  boxCorners,
  type Color,
  finestIn,
  type Gains,
  joinsOf,
  lightOf,
  linearToSrgb,
  type Raster,
  rasterScale,
  readGains,
  shadowOf,
} from "#app/domain/wall/wall-light.ts";
import { type Light, maskPath, type Stroke } from "#app/domain/wall/wall-view.ts";
import type { HungLayer, SceneJob, SceneResult } from "./image-job.ts";

const QUALITY = 85;
/** Shadows are soft, so few pixels hold them. */
const SHADOW_PER_INCH = 4;

const STEPS = 4095;
const encoded = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, at) => linearToSrgb(at / STEPS) * 255);

const byteOf = (light: number) => encoded[light >= 1 ? STEPS : light > 0 ? (light * STEPS + 0.5) | 0 : 0] as number;

interface Canvas {
  width: number;
  height: number;
  /** Red, green, blue, as a photograph has them; whatever is added to them is added in linear light. */
  pixels: Uint8Array;
}

/** Hangs a treatment before the wall of a photograph, and writes it as a new picture. */
export async function makeScene(job: SceneJob): Promise<SceneResult> {
  const read = await sharp(job.photo).removeAlpha().toColorspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { width, height } = read.info;
  const canvas: Canvas = { width, height, pixels: Uint8Array.from(read.data) };
  const { corners, frame, focal35, light, layers } = job;
  const camera = findCamera({ corners, frame, photo: { width, height }, focal35 });
  const colorAt = (x: number, y: number): Color => {
    const at = (y * width + x) * 3;
    return [lightOf(read.data, at), lightOf(read.data, at + 1), lightOf(read.data, at + 2)];
  };
  const gains = readGains(colorAt, camera, { frame, photo: { width, height }, walls: job.walls }, light);
  const hung = await Promise.all(layers.map(async (layer) => ({ layer, raster: await rasterOf(layer, camera) })));
  await castShadows(canvas, camera, hung, gains, light);
  for (const { layer, raster } of hung) {
    for (const { seen, color } of joinsOf(camera, layer, raster, gains)) await fillFlat(canvas, seen, color);
    drawFace(canvas, camera, layer, raster, { gains, frame });
  }
  await giveBack(canvas, read.data, job.mask);
  await sharp(canvas.pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toFile(job.to);
  return { ok: true };
}

/** So fine that the photograph loses nothing of it. */
async function rasterOf({ box, out, markup, viewBox }: HungLayer, camera: Camera): Promise<Raster> {
  const plane = planeAt(camera, out);
  const finest = finestIn(plane, box);
  const perInch = rasterScale(finest, box);
  const [width, height] = [Math.ceil(box.width * perInch), Math.ceil(box.height * perInch)];
  const [x = 0, y = 0] = viewBox.split(" ").map(Number);
  const shown = `${x} ${y} ${width / perInch} ${height / perInch}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${shown}" width="${width}" height="${height}">${markup}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: 6_000_000 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, perInch };
}

interface Warped {
  /** Of the plane that the raster lies in, in inches. */
  plane: Matrix;
  from: Point;
  raster: Pick<Raster, "width" | "height" | "perInch">;
}

/** Every pixel of the photograph that a raster is seen in, with where that is in the raster. */
function warp(
  { width, height }: Canvas,
  { plane, from, raster }: Warped,
  paint: (pixel: number, u: number, v: number) => void,
) {
  const box = { x: from[0], y: from[1], width: raster.width / raster.perInch, height: raster.height / raster.perInch };
  const seen = boxCorners(box).map((corner) => mapped(plane, corner));
  const limit = (values: number[], most: number) => {
    const [least, greatest] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
    return [Math.max(0, least), Math.min(most, greatest)] as const;
  };
  const [x0, x1] = limit(
    seen.map(([x]) => x),
    width,
  );
  const [y0, y1] = limit(
    seen.map(([, y]) => y),
    height,
  );
  const [a, b, c, d, e, f, g, h, i] = inverse(plane);
  const { perInch } = raster;
  for (let y = y0; y < y1; y += 1) {
    const py = y + 0.5;
    for (let x = x0; x < x1; x += 1) {
      const px = x + 0.5;
      const w = g * px + h * py + i;
      const u = ((a * px + b * py + c) / w - from[0]) * perInch - 0.5;
      const v = ((d * px + e * py + f) / w - from[1]) * perInch - 0.5;
      if (u > -1 && v > -1 && u < raster.width && v < raster.height) paint(y * width + x, u, v);
    }
  }
}

interface Hung {
  layer: HungLayer;
  raster: Raster;
}

/** What hangs before the wall darkens it, softly, and a little aside: all of it on the wall first, then as the wall is seen. */
async function castShadows(canvas: Canvas, camera: Camera, hung: readonly Hung[], gains: Gains, light: Light) {
  if (hung.length === 0 || light.shadow <= 0) return;
  const PER_INCH = SHADOW_PER_INCH;
  const soft = await Promise.all(
    hung.map(async ({ layer, raster }) => {
      const { x, y, blur, strength } = shadowOf(layer.out, gains, light);
      const pad = Math.ceil(blur * 3 * PER_INCH);
      const [width, height] = [raster.width, raster.height].map((each) =>
        Math.max(1, Math.round((each * PER_INCH) / raster.perInch)),
      ) as [number, number];
      const data = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 4 } })
        .resize(width, height, { fit: "fill", kernel: "linear" })
        .extend({ top: pad, bottom: pad, left: pad, right: pad, background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .blur(blur * PER_INCH)
        .extractChannel(3)
        .raw()
        .toBuffer();
      const at = [layer.box.x + x, layer.box.y + y].map((inches) => Math.round(inches * PER_INCH) - pad);
      return { data, x: at[0] ?? 0, y: at[1] ?? 0, width: width + pad * 2, height: height + pad * 2, strength };
    }),
  );
  const [x0, y0] = [Math.min(...soft.map(({ x }) => x)), Math.min(...soft.map(({ y }) => y))];
  const width = Math.max(...soft.map((each) => each.x + each.width)) - x0;
  const height = Math.max(...soft.map((each) => each.y + each.height)) - y0;
  const keep = new Float32Array(width * height).fill(1);
  for (const each of soft) {
    for (let y = 0; y < each.height; y += 1) {
      const [from, to] = [y * each.width, (each.y - y0 + y) * width + each.x - x0];
      for (let x = 0; x < each.width; x += 1)
        keep[to + x] = (keep[to + x] as number) * (1 - (each.strength * (each.data[from + x] as number)) / 255);
    }
  }
  const value = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 1 : (keep[y * width + x] as number);
  const { pixels } = canvas;
  const from: Point = [x0 / PER_INCH, y0 / PER_INCH];
  warp(canvas, { plane: camera.wall, from, raster: { width, height, perInch: PER_INCH } }, (pixel, u, v) => {
    const x = Math.floor(u);
    const y = Math.floor(v);
    const fx = u - x;
    const upper = value(x, y) * (1 - fx) + value(x + 1, y) * fx;
    const lower = value(x, y + 1) * (1 - fx) + value(x + 1, y + 1) * fx;
    const left = upper + (lower - upper) * (v - y);
    if (left > 0.998) return;
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) pixels[at] = byteOf(lightOf(pixels, at) * left);
  });
}

interface Lit {
  gains: Gains;
  frame: SceneJob["frame"];
}

/** The treatment itself, in the light of its wall. */
function drawFace(canvas: Canvas, camera: Camera, { box, out }: HungLayer, raster: Raster, { gains, frame }: Lit) {
  const { data, width, height, perInch } = raster;
  const { pixels } = canvas;
  const [l0, l1, l2] = gains.left;
  const [d0, d1, d2] = [gains.right[0] - l0, gains.right[1] - l1, gains.right[2] - l2];
  warp(canvas, { plane: planeAt(camera, out), from: [box.x, box.y], raster }, (pixel, u, v) => {
    const x = Math.floor(u);
    const y = Math.floor(v);
    const fx = u - x;
    const fy = v - y;
    let alpha = 0;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let corner = 0; corner < 4; corner += 1) {
      const cx = x + (corner & 1);
      const cy = y + (corner >> 1);
      if (cx < 0 || cy < 0 || cx >= width || cy >= height) continue;
      const at = (cy * width + cx) * 4;
      const weight = ((corner & 1 ? fx : 1 - fx) * (corner >> 1 ? fy : 1 - fy) * (data[at + 3] as number)) / 255;
      if (weight === 0) continue;
      alpha += weight;
      red += weight * lightOf(data, at);
      green += weight * lightOf(data, at + 1);
      blue += weight * lightOf(data, at + 2);
    }
    if (alpha === 0) return;
    const inch = (box.x + (u + 0.5) / perInch) / frame.width;
    const share = Math.min(1, Math.max(0, inch));
    const at = pixel * 3;
    const rest = 1 - alpha;
    pixels[at] = byteOf(lightOf(pixels, at) * rest + red * (l0 + d0 * share));
    pixels[at + 1] = byteOf(lightOf(pixels, at + 1) * rest + green * (l1 + d1 * share));
    pixels[at + 2] = byteOf(lightOf(pixels, at + 2) * rest + blue * (l2 + d2 * share));
  });
}

/** One color within straight lines, smooth at its edges. */
async function fillFlat(canvas: Canvas, seen: readonly Point[], color: Color) {
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [x0, y0] = [Math.max(0, Math.floor(Math.min(...xs))), Math.max(0, Math.floor(Math.min(...ys)))];
  const [x1, y1] = [
    Math.min(canvas.width, Math.ceil(Math.max(...xs))),
    Math.min(canvas.height, Math.ceil(Math.max(...ys))),
  ];
  const [width, height] = [x1 - x0, y1 - y0];
  if (!(width > 0 && height > 0)) return;
  const points = seen.map(([x, y]) => `${x - x0},${y - y0}`).join(" ");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><polygon points="${points}" fill="#fff"/></svg>`;
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const cover = (alpha[y * width + x] ?? 0) / 255;
      if (cover === 0) continue;
      const at = ((y0 + y) * canvas.width + x0 + x) * 3;
      for (const channel of [0, 1, 2] as const)
        canvas.pixels[at + channel] = byteOf(
          lightOf(canvas.pixels, at + channel) * (1 - cover) + color[channel] * cover,
        );
    }
  }
}

/** What stands before the treatment was painted over: there the photograph is as it was. */
async function giveBack({ width, height, pixels }: Canvas, photo: Uint8Array, strokes: readonly Stroke[]) {
  if (strokes.length === 0) return;
  const paths = strokes.map((stroke) => `<path d="${maskPath(stroke)}" stroke-width="${stroke.r * 2}"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`;
  const mask = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).blur(1).raw().toBuffer();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const share = (mask[pixel] ?? 0) / 255;
    if (share === 0) continue;
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1)
      pixels[at] = Math.round((pixels[at] ?? 0) * (1 - share) + (photo[at] ?? 0) * share);
  }
}
