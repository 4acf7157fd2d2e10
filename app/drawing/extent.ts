import type { Box, Scene, Shape } from "./scene.ts";

/** A grid of points to their place in the drawing: scale, then move. */
interface Place {
  sx: number;
  sy: number;
  x: number;
  y: number;
}

type Visit = (x: number, y: number) => void;

const LETTERS = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBERS = /-?\d*\.?\d+(?:e-?\d+)?/g;

/**
 * The box that holds every point that is drawn, control points included, so that tests can ask whether anything
 * falls outside the picture. What is clipped counts by its clip alone.
 */
export function extentOf(scene: Pick<Scene, "defs" | "shapes">): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  const visit: Visit = (x, y) => {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  };
  const byId = new Map(scene.defs.map((def) => [String(def.attrs.id), def]));
  for (const each of scene.shapes) walk(each, { sx: 1, sy: 1, x: 0, y: 0 }, byId, visit);
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

function walk(item: Shape, outer: Place, byId: ReadonlyMap<string, Shape>, visit: Visit): void {
  const { attrs } = item;
  const place = moved(outer, String(attrs.transform ?? ""));
  const put: Visit = (x, y) => visit(place.x + x * place.sx, place.y + y * place.sy);
  const clip = /url\(#(.+)\)/.exec(String(attrs["clip-path"] ?? ""))?.[1];
  if (clip !== undefined) {
    for (const child of byId.get(clip)?.children ?? []) walk(child, place, byId, visit);
    return;
  }
  if (item.tag === "use") {
    const target = byId.get(String(attrs.href).slice(1));
    if (!target) throw new Error(`nothing is defined as ${attrs.href}`);
    const at = { ...place, x: place.x + Number(attrs.x ?? 0) * place.sx, y: place.y + Number(attrs.y ?? 0) * place.sy };
    walk(target, at, byId, visit);
  }
  if (typeof attrs.d === "string") visitPath(attrs.d, put);
  if (item.tag === "circle" || item.tag === "ellipse") {
    const [x, y] = [Number(attrs.cx ?? 0), Number(attrs.cy ?? 0)];
    const [rx, ry] = [Number(attrs.rx ?? attrs.r), Number(attrs.ry ?? attrs.r)];
    put(x - rx, y - ry);
    put(x + rx, y + ry);
  }
  if (item.tag === "rect") {
    put(Number(attrs.x ?? 0), Number(attrs.y ?? 0));
    put(Number(attrs.x ?? 0) + Number(attrs.width), Number(attrs.y ?? 0) + Number(attrs.height));
  }
  for (const child of item.children ?? []) walk(child, place, byId, visit);
}

function moved(outer: Place, transform: string): Place {
  const [x = 0, y = 0] = (/translate\(([^)]*)\)/.exec(transform)?.[1]?.match(NUMBERS) ?? []).map(Number);
  const [sx = 1, sy = 1] = (/scale\(([^)]*)\)/.exec(transform)?.[1]?.match(NUMBERS) ?? []).map(Number);
  return { sx: outer.sx * sx, sy: outer.sy * sy, x: outer.x + x * outer.sx, y: outer.y + y * outer.sy };
}

function visitPath(data: string, visit: Visit): void {
  let [x, y] = [0, 0];
  for (const [, command = "", rest = ""] of data.matchAll(LETTERS)) {
    const numbers = (rest.match(NUMBERS) ?? []).map(Number);
    const relative = command === command.toLowerCase();
    const pairs = command.toUpperCase() === "A" ? numbers.slice(5) : numbers;
    if (command.toUpperCase() === "H") x = (relative ? x : 0) + (numbers[0] ?? 0);
    else if (command.toUpperCase() === "V") y = (relative ? y : 0) + (numbers[0] ?? 0);
    else {
      const [ox, oy] = relative ? [x, y] : [0, 0];
      for (let i = 0; i + 1 < pairs.length; i += 2) {
        x = ox + (pairs[i] ?? 0);
        y = oy + (pairs[i + 1] ?? 0);
        visit(x, y);
      }
    }
    visit(x, y);
  }
}
