import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import { define, type Easel } from "#app/drawing/easel.ts";
import { d, type Shape, shape } from "#app/drawing/scene.ts";
import { mix } from "./color.ts";
import { type Dye, dyeOf } from "./dye.ts";
import { drawRepeat, type Repeat } from "./motifs.ts";
import { scaled } from "./scaled.ts";
import { drawWeave } from "./weaves.ts";

/** How one piece of cloth is laid: what names it in this drawing, its fullness, and where its pattern is centered. */
export interface Laid {
  name: string;
  /** Inches of cloth for an inch of what is drawn. */
  fullness?: number;
  /** Blackout lining makes a cloth denser. */
  dense?: number;
  /** Where the middle of a repeat falls, in inches from the left of the piece. */
  center?: number;
}

export interface FabricPaint {
  /** Over the whole piece. */
  fill: string;
  /** On one fold, so many inches from the left of its panel, painted in the fold's own place. */
  onFold: (x: number) => string;
  /** On a part above which so much cloth is folded away, painted where it stands. */
  below: (hidden: number) => string;
  /** On a piece cut by itself, with a motif in the middle of it, painted where it stands. */
  cut: (middle: number, hidden?: number) => string;
}

/** A repeat no wider than this reads the same wherever in it a fold begins. */
const NARROW = 4;

/** Cloth in folds shows less of its width, so its pattern is squeezed: wholly between the folds, half on their faces. */
export function paintFabric(easel: Easel, look: FabricLook, laid: Laid): FabricPaint {
  const { name, fullness = 1, dense = 0, center = 0 } = laid;
  const { paint, repeat } = defineFabric(easel, look, dense);
  if (!repeat) return { fill: paint, onFold: () => paint, below: () => paint, cut: () => paint };
  const lay = (part: string, x: number, squeeze: number, y = 0) => {
    if (x === 0 && y === 0 && squeeze === 1) return paint;
    const id = define(easel, `${name}-${part}`, (own) =>
      shape("pattern", { id: own, href: paint.slice("url(".length, -1), patternTransform: place(x, squeeze, y) }),
    );
    return `url(#${id})`;
  };
  const across = 1 / fullness;
  const step = repeat.width * across;
  const start = center === 0 ? 0 : (center - step / 2) % step;
  const fill = lay("cloth", start, across);
  const piece = (x: number, y = 0) => {
    const [right, down] = [nearest(x % step), repeat.upright ? 0 : nearest(y % repeat.height)];
    return right === nearest(start) && down === 0 ? fill : lay(`at${right}/${down}`, right, across, down);
  };
  const pieces = {
    below: (hidden: number) => piece(start, -hidden),
    cut: (middle: number, hidden = 0) => piece(middle - repeat.motif * across - hidden),
  };
  if (fullness === 1) return { fill, onFold: () => fill, ...pieces };
  const face = (1 + across) / 2;
  const onFold = (x: number) => {
    const from = repeat.width > NARROW ? -(((x * fullness) % repeat.width) * face) : 0;
    return lay(`fold${nearest(from)}`, nearest(from), face);
  };
  return { fill, onFold, ...pieces };
}

/** To a quarter of an inch, so that pieces alike share one paint. */
function nearest(inches: number): number {
  return Math.round(inches * 4) / 4;
}

/** A cloth is defined once in a drawing, however many treatments wear it; each lays it in its own way. */
function defineFabric(easel: Easel, look: FabricLook, dense: number): { paint: string; repeat: Repeat | null } {
  const shared = { ...easel, layer: "" };
  const key = `cloth ${look.colors.join()} ${look.weave} ${dense}`;
  const dye = dyeOf(look);
  const deep = (color: string) => mix(color, dye.shadow, dense);
  const first = deep(look.colors[1] ?? dye.accent);
  const second = deep(look.colors[2] ?? first);
  const repeat = drawRepeat(look, [first, second, deep(look.colors[3] ?? second)]);
  const ground = weavePaint(shared, look, dye, deep(dye.ground), key, repeat);
  if (!repeat) return { paint: ground, repeat };
  const { pattern, horizontalRepeat, verticalRepeat } = look;
  const figure = `${key} ${pattern} ${horizontalRepeat} ${verticalRepeat}`;
  return { paint: `url(#${define(shared, figure, (id) => drawPattern(id, repeat, ground))})`, repeat };
}

function weavePaint(
  easel: Easel,
  { weave }: FabricLook,
  dye: Dye,
  ground: string,
  key: string,
  repeat: Repeat | null,
): string {
  const threads = drawWeave("", weave, ground, dye);
  if (!threads) return ground;
  const patternTransform = repeat ? evenIn(repeat, Number(threads.attrs.width)) : undefined;
  const name = `${key} weave ${patternTransform ?? ""}`;
  return `url(#${define(easel, name, (id) => ({ ...threads, attrs: { ...threads.attrs, id, patternTransform } }))})`;
}

/** Threads begin again with every repeat: stretched a little, they come out even there and none is seen to break. */
function evenIn({ width, height }: Repeat, size: number): string | undefined {
  const even = (room: number) => room / Math.max(1, Math.round(room / size)) / size;
  const [across, down] = [even(width), even(height)];
  return across === 1 && down === 1 ? undefined : scaled(across, down);
}

function place(x: number, squeeze: number, y: number): string {
  const moved = x === 0 && y === 0 ? "" : d`translate(${x} ${y})`;
  if (squeeze === 1) return moved;
  return moved ? `${moved} ${scaled(squeeze, 1)}` : scaled(squeeze, 1);
}

function drawPattern(id: string, { width, height, marks }: Repeat, ground: string): Shape {
  return shape("pattern", { id, width, height, patternUnits: "userSpaceOnUse" }, [
    shape("rect", { width, height, fill: ground }),
    ...marks(),
  ]);
}
