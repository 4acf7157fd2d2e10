import { useEffect, useState } from "react";
import type { Corners, Size } from "#app/domain/wall/camera.ts";
import { snapCorner } from "#app/domain/wall/snap-corner.ts";
import { type Color, lightOf, type Raster } from "#app/domain/wall/wall-light.ts";

function context2d({ width, height }: Size) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d", { willReadFrequently: true });
}

function loaded(address: string) {
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image);
}

export interface PhotoPixels {
  colorAt(x: number, y: number): Color;
  /** Where a corner is that stands out within so many pixels. */
  snap(point: readonly [number, number], within: number): readonly [number, number] | undefined;
}

/** The pixels of a photograph, once they are here; without them it is shown all the same. */
export function usePhoto(address: string, { width, height }: Size): PhotoPixels | undefined {
  const [pixels, setPixels] = useState<PhotoPixels>();
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const image = await loaded(address);
      const canvas = context2d({ width, height });
      if (gone || !canvas) return;
      canvas.drawImage(image, 0, 0, width, height);
      const { data } = canvas.getImageData(0, 0, width, height);
      const at = (x: number, y: number) => (y * width + x) * 4;
      setPixels({
        colorAt: (x, y) => [lightOf(data, at(x, y)), lightOf(data, at(x, y) + 1), lightOf(data, at(x, y) + 2)],
        snap: ([x, y], within) => {
          const reach = Math.ceil(within) + 6;
          const [x0, y0] = [Math.max(0, Math.floor(x) - reach), Math.max(0, Math.floor(y) - reach)];
          const size = { width: Math.min(width - x0, reach * 2), height: Math.min(height - y0, reach * 2) };
          const values = Float32Array.from({ length: size.width * size.height }, (_, index) => {
            const from = at(x0 + (index % size.width), y0 + Math.floor(index / size.width));
            return ((data[from] ?? 0) * 0.3 + (data[from + 1] ?? 0) * 0.59 + (data[from + 2] ?? 0) * 0.11) / 255;
          });
          const found = snapCorner({ ...size, values }, [x - x0, y - y0], within);
          return found && [found[0] + x0, found[1] + y0];
        },
      });
    };
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [address, width, height]);
  return pixels;
}

/** A layer as pixels, few of them, by which the color of its edges is read. */
export async function rasterOf(svg: string, size: Size, perInch: number): Promise<Raster | undefined> {
  const [width, height] = [Math.ceil(size.width * perInch), Math.ceil(size.height * perInch)];
  const canvas = context2d({ width, height });
  if (!canvas) return undefined;
  canvas.drawImage(await loaded(`data:image/svg+xml,${encodeURIComponent(svg)}`), 0, 0, width, height);
  return { data: canvas.getImageData(0, 0, width, height).data, width, height, perInch };
}

/** A window in the middle of the photograph, as wide for its height as it is: to be moved to where it is. */
export function firstCorners(frame: Size, photo: Size): Corners {
  const by = Math.min((photo.width * 0.5) / frame.width, (photo.height * 0.5) / frame.height);
  const [width, height] = [frame.width * by, frame.height * by];
  const [x, y] = [(photo.width - width) / 2, (photo.height - height) / 2];
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}
