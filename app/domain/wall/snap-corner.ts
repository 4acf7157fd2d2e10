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
const AROUND = 4;

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
  if (!stands) return undefined;
  return meetingOf(at, strongest);
}

/** Where the edges around a point meet: what lies on an edge is along it from the corner, so across it nothing is left. */
function meetingOf(at: (x: number, y: number) => number, { x, y }: { x: number; y: number }) {
  let [xx, xy, yy, sumX, sumY] = [0, 0, 0, 0, 0];
  for (let dy = -AROUND; dy <= AROUND; dy += 1) {
    for (let dx = -AROUND; dx <= AROUND; dx += 1) {
      const [px, py] = [Math.floor(x) + dx, Math.floor(y) + dy];
      const [gx, gy] = [at(px + 1, py) - at(px - 1, py), at(px, py + 1) - at(px, py - 1)];
      xx += gx * gx;
      xy += gx * gy;
      yy += gy * gy;
      sumX += gx * gx * dx + gx * gy * dy;
      sumY += gx * gy * dx + gy * gy * dy;
    }
  }
  const by = xx * yy - xy * xy;
  const [dx, dy] = [(yy * sumX - xy * sumY) / by, (xx * sumY - xy * sumX) / by];
  return Math.hypot(dx, dy) <= AROUND ? ([x + dx, y + dy] as const) : ([x, y] as const);
}
