import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { define, type Easel, gradient, layer, newEasel, type Shading, stops } from "#app/drawing/easel.ts";
import { d, type Scene, type Shape, shape } from "#app/drawing/scene.ts";
import { type Dye, dyeOf } from "./dye.ts";
import { paintFabric } from "./fabric-paint.ts";
import { scaled } from "./scaled.ts";
import { drawThreads, type Threads, weaves } from "./weaves.ts";

/**
 * What is too fine for a window across the room is seen on a piece in the hand: no cloth is without threads or pile. And
 * slubs that read as linen from afar would be a check up close.
 */
function threadsOf(look: FabricLook): Threads {
  const { weave } = look;
  if (weave === "slub") return oneOf(linens, look);
  return weaves[weave] ?? (weave === "velvet" ? pile : fine);
}

interface Lie {
  shading: Shading;
  to: { x: number; y: number };
}

/** How the light lies on it, from its upper left corner to so far across and down. */
function lieOf(look: FabricLook): Lie {
  return look.weave === "velvet" ? oneOf(hands, look) : { shading: flat, to: { x: 0.4, y: 1 } };
}

/** No two mills weave alike, and no hand leaves pile as another does. */
function oneOf<Kind>(kinds: readonly [Kind, ...Kind[]], look: FabricLook): Kind {
  return kinds[Math.floor(chanceOf(look, "loom") * kinds.length)] ?? kinds[0];
}

const flat: Shading = { 0: 0.1, 0.5: 0, 1: -0.08 };

/** Pile that a hand went over: bright where it stands toward the light, deep where it leans away. */
const brushed: Lie = {
  shading: {
    0: 0.18,
    0.2: 0.04,
    0.42: -0.2,
    0.5: -0.22,
    0.58: -0.12,
    0.68: 0.08,
    0.75: 0.13,
    0.84: 0.02,
    1: -0.34,
  },
  to: { x: 1.1, y: 0.77 },
};

/** Laid down and left: one broad light, and the edge of it. */
const laid: Lie = {
  shading: { 0: -0.26, 0.3: -0.08, 0.62: 0.16, 0.74: 0.2, 0.8: 0.02, 1: -0.2 },
  to: { x: 0.7, y: 1 },
};

/** Drawn across with four fingers. */
const fingered: Lie = {
  shading: {
    0: 0.06,
    0.14: -0.2,
    0.2: 0.1,
    0.38: -0.1,
    0.46: -0.24,
    0.52: 0.14,
    0.7: -0.04,
    0.78: -0.22,
    0.84: 0.12,
    1: -0.08,
  },
  to: { x: 1, y: 0.35 },
};
const hands = [brushed, laid, fingered] as const;

/** Numbers below one without a beat that the eye would find; always the same ones. */
function* scattered(): Generator<number, never> {
  for (let seed = 7; ; ) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    yield (seed >> 8) / 0x800000;
  }
}

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Short ends of thread that stand up. */
const PILE = 5;
const ends = scattered();
const nap = () => times(90, () => d`M${ends.next().value * PILE},${ends.next().value * (PILE - 0.2)}v.2`).join("");
const pile: Threads = { size: PILE, dark: nap(), light: nap(), stroke: 0.08, strength: 0.04 };

/** A close weave: threads at almost even distances, and some that are thicker for a while. */
const FINE = 6;
const APART = 0.5;
const offs = scattered();
const crossed = (first: number, apart = APART, slubs = 1) => {
  const place = (i: number) => first + (i + offs.next().value * 0.4) * apart;
  const count = FINE / apart;
  return [
    ...times(count, (i) => d`M${place(i)},0v${FINE}`),
    ...times(count, (i) => d`M0,${place(i)}h${FINE}`),
    ...times(count * slubs, (i) => d`M${offs.next().value * FINE * 0.75},${place(i / slubs)}h${FINE / 4}`),
  ].join("");
};
const fine: Threads = { size: FINE, dark: crossed(0.05), light: crossed(0.3), stroke: 0.09, strength: 0.1 };
/** Of thicker yarn, so that each thread is seen; and of yarn that is thick and thin by turns. */
const coarse: Threads = {
  size: FINE,
  dark: crossed(0.1, 0.75),
  light: crossed(0.45, 0.75),
  stroke: 0.18,
  strength: 0.07,
};
const slubbed: Threads = {
  size: FINE,
  dark: crossed(0.05, 0.6, 3),
  light: crossed(0.35, 0.6, 2),
  stroke: 0.1,
  strength: 0.1,
};
const linens = [fine, coarse, slubbed] as const;

/** Threads are so fine that a piece shows this many inches of them, whatever the size of its pattern. */
const THREADED_INCHES = 32;

/**
 * A flat piece, so many inches wide and high; a pattern stands in it at its true size. Its threads run over the whole of
 * it, print and ground alike, and the light lies on top. It goes on beyond its view, for a frame that is wider.
 */
export function drawSwatch(
  look: FabricLook,
  { id, inches, title }: { id: string; inches: number; title: string },
): Scene {
  const dye = dyeOf(look);
  const easel = layer(newEasel(id), "w", dye);
  const { fill } = paintFabric(easel, { ...look, weave: "plain" }, { name: "swatch", center: inches / 2 });
  const fills = [fill, threadPaint(easel, look, dye, inches / THREADED_INCHES), lightPaint(easel, look, inches)];
  const shapes = fills.map((paint) =>
    shape("rect", { x: -inches * 0.6, width: inches * 2.2, height: inches, fill: paint }),
  );
  const viewBox = { x: 0, y: 0, width: inches, height: inches };
  return { id, viewBox, lineWeight: 1, title, description: "", notes: [], defs: easel.defs, shapes };
}

/** No two pieces lie alike: a number below one that is always the same for one cloth. */
function chanceOf({ colors, weave }: FabricLook, of: string = weave): number {
  let sum = 7;
  for (const letter of `${of}${colors[0] ?? ""}`) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) & 0x7fffffff;
  return (sum % 997) / 997;
}

/** A little askew, as a piece is laid down by hand; a pattern would show it. */
const ASKEW = 3;

function threadPaint(easel: Easel, look: FabricLook, dye: Dye, scale: number): string {
  const threads = threadsOf(look);
  const askew = look.pattern === "none" ? Math.round((chanceOf(look) - 0.5) * ASKEW) : 0;
  const patternTransform = `${scaled(scale, scale)}${askew ? ` rotate(${askew})` : ""}`;
  const { size } = threads;
  const draw = (id: string): Shape =>
    shape(
      "pattern",
      { id, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform },
      drawThreads(threads, dye),
    );
  return `url(#${define(easel, "threads", draw)})`;
}

/** The light comes to each from its own side, and falls on more of one and less of another. */
function lightPaint(easel: Easel, look: FabricLook, inches: number): string {
  const { shading, to } = lieOf(look);
  const turn = chanceOf(look) * 2 * Math.PI;
  const reach = Math.hypot(to.x, to.y) * inches * (0.7 + 0.6 * chanceOf(look, "plain"));
  const [x1, y1] = [inches / 2 - (Math.cos(turn) * reach) / 2, inches / 2 - (Math.sin(turn) * reach) / 2];
  const [x2, y2] = [inches - x1, inches - y1].map((n) => Math.round(n * 100) / 100);
  const along = { x1: Math.round(x1 * 100) / 100, y1: Math.round(y1 * 100) / 100, x2, y2 };
  const how = { gradientUnits: "userSpaceOnUse", spreadMethod: "reflect" };
  return `url(#${define(easel, "lie", (id) => gradient(easel, id, stops(shading), { ...along, ...how }))})`;
}
