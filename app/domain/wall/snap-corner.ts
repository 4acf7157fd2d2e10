/** Brightness of a part of a photograph, row by row. */
export interface Gray {
  width: number;
  height: number;
  values: Float32Array;
}

/** Of the window over which a corner is felt. */
const HALF = 2;
const HARRIS = 0.05;
/** A corner stands out so much from what is around it. */
const CLEAR = 4;

/** The strongest corner (Harris) within so many pixels of a point, where one stands out; otherwise nothing. */
export function snapCorner({ width, height, values }: Gray, [x, y]: readonly [number, number], within: number) {
  const at = (px: number, py: number) => values[py * width + px] ?? 0;
  const felt: { x: number; y: number; response: number }[] = [];
  const reach = Math.ceil(within);
  for (let cy = Math.floor(y) - reach; cy <= Math.floor(y) + reach; cy += 1) {
    for (let cx = Math.floor(x) - reach; cx <= Math.floor(x) + reach; cx += 1) {
      const outside = cx <= HALF || cy <= HALF || cx >= width - HALF - 1 || cy >= height - HALF - 1;
      if (outside || Math.hypot(cx + 0.5 - x, cy + 0.5 - y) > within) continue;
      let [xx, yy, xy] = [0, 0, 0];
      for (let wy = cy - HALF; wy <= cy + HALF; wy += 1) {
        for (let wx = cx - HALF; wx <= cx + HALF; wx += 1) {
          const [gx, gy] = [at(wx + 1, wy) - at(wx - 1, wy), at(wx, wy + 1) - at(wx, wy - 1)];
          xx += gx * gx;
          yy += gy * gy;
          xy += gx * gy;
        }
      }
      felt.push({ x: cx + 0.5, y: cy + 0.5, response: xx * yy - xy * xy - HARRIS * (xx + yy) ** 2 });
    }
  }
  felt.sort((a, b) => b.response - a.response);
  const [strongest, median] = [felt[0], felt[Math.floor(felt.length / 2)]];
  const stands = strongest && median && strongest.response > 0 && strongest.response >= CLEAR * median.response;
  return stands ? ([strongest.x, strongest.y] as const) : undefined;
}
