import type { Attributes, Scene, Shape } from "#app/drawing/scene.ts";

const PAINT = /^url\(#(.+)\)$/;
const COLOUR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i;

/**
 * A scene in flat colours. On paper a fold of one tone reads as well as one that fades; but each fading
 * paint is several objects of a document, each packed by itself, and those were most of its time and size.
 */
export function inPlainPaint(scene: Scene): Scene {
  const paints = new Map<string, string>();
  for (const { tag, attrs, children = [] } of scene.defs) {
    if (tag === "linearGradient") paints.set(String(attrs.id), meanOf(children));
  }
  const plain = (shape: Shape): Shape => ({
    ...shape,
    attrs: plainAttributes(shape.attrs, paints),
    ...(shape.children ? { children: shape.children.map(plain) } : {}),
  });
  const kept = scene.defs.filter(({ tag }) => tag !== "linearGradient" && tag !== "mask");
  return { ...scene, defs: kept.map(plain), shapes: scene.shapes.map(plain) };
}

function plainAttributes({ mask: _, ...attrs }: Attributes, paints: ReadonlyMap<string, string>): Attributes {
  const [, paint = ""] = PAINT.exec(String(attrs.fill ?? "")) ?? [];
  return paints.has(paint) ? { ...attrs, fill: paints.get(paint) } : attrs;
}

/** A tone over the whole of a fold is heavier than one that fades from its edge. */
const LIGHTER = 0.4;

/** Of all its stops, each as strong as it is. */
function meanOf(stops: readonly Shape[]): string {
  const read = stops.map(({ attrs }) => rgbaOf(String(attrs["stop-color"])));
  const strength = read.reduce((sum, [, , , alpha]) => sum + alpha, 0);
  const solid = strength === read.length * OPAQUE;
  const tone = ([0, 1, 2] as const).map((part) =>
    strength > 0 ? read.reduce((sum, rgba) => sum + rgba[part] * rgba[3], 0) / strength : 0,
  );
  const alpha = solid ? OPAQUE : (LIGHTER * strength) / Math.max(1, read.length);
  return `#${[...tone, alpha].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

const OPAQUE = 255;
type Rgba = [red: number, green: number, blue: number, alpha: number];

function rgbaOf(colour: string): Rgba {
  const [, red = "0", green = "0", blue = "0", alpha = "ff"] = COLOUR.exec(colour) ?? [];
  return [red, green, blue, alpha].map((part) => Number.parseInt(part, 16)) as Rgba;
}
