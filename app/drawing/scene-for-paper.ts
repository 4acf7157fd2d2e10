import type { Attributes, Scene, Shape } from "./scene.ts";

/**
 * A scene as a PDF can hold it: a colour with its strength becomes colour and opacity, lines that keep their width at any
 * size get the width they have at this one (`unit` inches of the scene for a point of paper), and dots get a length.
 */
export function sceneForPaper(scene: Scene, unit: number): Scene {
  const forPaper = (shape: Shape): Shape => ({
    ...shape,
    attrs: paperAttributes(shape.attrs, unit * scene.lineWeight),
    ...(shape.children ? { children: shape.children.map(forPaper) } : {}),
  });
  return { ...scene, defs: scene.defs.map(forPaper), shapes: scene.shapes.map(forPaper) };
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
