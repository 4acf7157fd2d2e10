import type { Shape } from "#app/drawing/scene.ts";

/** Every shape of a drawing, outermost first, so that tests can ask where each one stands. */
export function shapesWithin(shapes: readonly (Shape | null)[]): Shape[] {
  return shapes.flatMap((each) => (each ? [each, ...shapesWithin(each.children ?? [])] : []));
}

/** The path data, in drawing order. */
export function pathsWithin(shapes: readonly (Shape | null)[]): string[] {
  return shapesWithin(shapes).flatMap(({ attrs }) => (typeof attrs.d === "string" ? [attrs.d] : []));
}

/** Where something defined once is used, as x and y, to the hundredth; a mirrored use says how it is transformed. */
export function usesWithin(shapes: readonly (Shape | null)[]): (string | [x: number, y: number])[] {
  const hundredths = (value: unknown) => Math.round(Number(value ?? 0) * 100) / 100;
  return shapesWithin(shapes)
    .filter(({ tag }) => tag === "use")
    .map(({ attrs }) => (attrs.transform ? String(attrs.transform) : [hundredths(attrs.x), hundredths(attrs.y)]));
}
