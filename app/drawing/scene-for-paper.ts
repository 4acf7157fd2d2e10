import { lightness, tone } from "./fabric/color.ts";
import type { Attributes, Scene, Shape } from "./scene.ts";

/**
 * A scene as a PDF can hold it: a colour with its strength becomes colour and opacity, lines that keep their width at any
 * size get the width they have at this one (`unit` inches of the scene for a point of paper), and dots get a length.
 * Cloth has its color there and no pattern, for figures must be read on it: what is printed on a pale one lends it its hue.
 */
export function sceneForPaper(scene: Scene, unit: number): Scene {
  return inPaperLines(scene, unit, groundsOf(scene.defs));
}

/** The same for a picture without figures, where cloth may keep its pattern: ticking is known by its stripes. */
export function sceneForPicture(scene: Scene, unit: number): Scene {
  return inPaperLines(scene, unit, new Map());
}

function inPaperLines(scene: Scene, unit: number, grounds: ReadonlyMap<string, string>): Scene {
  const plain = (value: string | number | undefined) => grounds.get(String(value)) ?? value;
  const forPaper = (shape: Shape): Shape => ({
    ...shape,
    attrs: paperAttributes(unfigured(shape.attrs, plain), unit * scene.lineWeight),
    ...(shape.children ? { children: shape.children.map(forPaper) } : {}),
  });
  const defs = scene.defs.filter(({ attrs }) => !grounds.has(`url(#${attrs.id})`));
  return { ...scene, defs: defs.map(forPaper), shapes: scene.shapes.map(forPaper) };
}

/** The color under each pattern of cloth, by the paint that names it. A pattern without a ground is shading, and stays. */
function groundsOf(defs: readonly Shape[]): Map<string, string> {
  const grounds = new Map<string, string>();
  for (const { tag, attrs, children = [] } of defs) {
    if (tag !== "pattern") continue;
    const ground = attrs.href ? `url(${attrs.href})` : children[0]?.tag === "rect" ? children[0].attrs.fill : undefined;
    if (ground === undefined) continue;
    const plain = grounds.get(String(ground)) ?? String(ground);
    grounds.set(`url(#${attrs.id})`, tinted(plain, children.slice(1).map(inkOf).find(Boolean)));
  }
  return grounds;
}

const PALE = 0.85;

/** Blue ticking on ivory is blue to whoever looks for it on the shelf. */
function tinted(ground: string, ink: string | undefined): string {
  const light = lightness(ground);
  if (!ink || light < PALE) return ground;
  return tone(ink, (light * 2 + lightness(ink)) / 3, (own) => own * 0.65);
}

/** The first color that a pattern is drawn in; threads have lines alone. */
function inkOf({ attrs, children = [] }: Shape): string | undefined {
  const own = String(attrs.fill ?? "");
  return own.startsWith("#") ? own : children.map(inkOf).find(Boolean);
}

function unfigured(attrs: Attributes, plain: (value: string | number | undefined) => string | number | undefined) {
  const { fill, stroke } = attrs;
  return {
    ...attrs,
    ...(fill === undefined ? {} : { fill: plain(fill) }),
    ...(stroke === undefined ? {} : { stroke: plain(stroke) }),
  };
}

const STRENGTH = /^(#[0-9a-f]{6})([0-9a-f]{2})$/i;
const opacities = { fill: "fill-opacity", stroke: "stroke-opacity", "stop-color": "stop-opacity" } as const;
const LEAST_DASH = 0.01;
/** A point is finer than a pixel, and a printer's line may be finer still. */
const FINE = 0.75;

function paperAttributes(attrs: Attributes, unit: number): Attributes {
  const changed: Record<string, string | number | undefined> = { ...attrs };
  for (const [name, opacity] of Object.entries(opacities)) {
    const [, colour, strength] = STRENGTH.exec(String(attrs[name] ?? "")) ?? [];
    if (colour === undefined || strength === undefined) continue;
    changed[name] = colour;
    changed[opacity] = (Number.parseInt(strength, 16) / 255) * Number(attrs[opacity] ?? 1);
  }
  if (attrs["vector-effect"] === "non-scaling-stroke") {
    changed["vector-effect"] = undefined;
    changed["stroke-width"] = FINE * unit * Number(attrs["stroke-width"] ?? 1);
    if (attrs["stroke-dasharray"] !== undefined) {
      changed["stroke-dasharray"] = dashes(attrs["stroke-dasharray"], unit);
    }
  } else if (attrs["stroke-dasharray"] !== undefined) {
    changed["stroke-dasharray"] = dashes(attrs["stroke-dasharray"], 1);
  }
  return changed;
}

function dashes(given: string | number, unit: number): string {
  return String(given)
    .split(/[\s,]+/)
    .map((length) => Math.max(LEAST_DASH, Number(length) * unit).toFixed(3))
    .join(" ");
}
