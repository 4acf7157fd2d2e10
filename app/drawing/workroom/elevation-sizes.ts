import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Box, Shape } from "#app/drawing/scene.ts";
import { across, down } from "./dimension-line.ts";
import type { HungBoxes, HungDrapes } from "./hung-boxes.ts";

/** Widths above, heights of what is made on the left, heights above the floor on the right, each on a line of its own. */
export function sizesAround({ frame, floor, drapes, shade, top }: HungBoxes, edge: Box, size: number) {
  const step = size * 2.2;
  const shapes: Shape[] = [];
  const said: string[] = [];
  let above = edge.y - step;
  let beside = edge.x - step;
  let out = edge.x + edge.width + step;
  const wide = (name: string, x0: number, x1: number, from: number) => {
    shapes.push(across(x0, x1, above, from, size, name));
    said.push(`${name} ${formatInches(x1 - x0)}.`);
  };
  const high = (name: string, y0: number, y1: number, from: number) => {
    shapes.push(down(y0, y1, beside, from, size, name));
    said.push(`${name} ${formatInches(y1 - y0)}.`);
    beside -= step;
  };
  const toFloor = (name: string, y: number, from: number) => {
    if (floor === undefined) return;
    shapes.push(down(y, floor, out, from, size, name));
    said.push(`${name} above the floor ${formatInches(floor - y)}.`);
    out += step;
  };
  if (shade) {
    wide("Shade", shade.x, shade.x + shade.width, shade.y);
    above -= step;
    high("Shade", shade.y, shade.y + shade.height, shade.x);
  }
  const front = drapes.filter(({ treatment }) => treatment.choices.layer !== "back");
  for (const rods of rodsApart(drapes)) {
    const [first] = rods;
    if (!first) continue;
    const { rod, cloth } = namesOf(first);
    // Sheers usually hang from a rod as wide as the one before it, which says so.
    const said =
      front.length > 0 &&
      !front.includes(first) &&
      front.some(({ rod: { x0, x1 } }) => x0 === first.rod.x0 && x1 === first.rod.x1);
    if (!said) {
      for (const { rod: at } of rods) wide(rod, at.x0, at.x1, at.y);
      above -= step;
    }
    const [panel] = first.panels;
    if (panel) high(cloth, panel.y, panel.y + panel.height, panel.x);
  }
  if (top) {
    wide("Face", top.x, top.x + top.width, top.y);
    above -= step;
    high("Long point", top.y, top.y + top.height, top.x);
  }
  const heights = new Set<number>();
  for (const rods of rodsApart(drapes).reverse()) {
    const last = rods.at(-1);
    if (last?.treatment.kind !== "drapery" || heights.has(last.rod.y)) continue;
    heights.add(last.rod.y);
    toFloor(namesOf(last).rod, last.rod.y, last.rod.x1);
  }
  if (top) toFloor("Top", top.y, top.x + top.width);
  if (drapes.length === 0 && !top) toFloor("Frame", frame.y, frame.x + frame.width);
  const view = { x: beside, y: above, width: out - beside, height: edge.y + edge.height + size - above };
  return { shapes, said, view };
}

/** Rods beside each other share a line; those before or below one another have one each. */
function rodsApart(drapes: readonly HungDrapes[]): HungDrapes[][] {
  const apart: HungDrapes[][] = [];
  for (const hung of drapes) {
    const beside = apart.find(([first]) => first && namesOf(first).rod === namesOf(hung).rod);
    if (beside) beside.push(hung);
    else apart.push([hung]);
  }
  return apart;
}

function namesOf({ treatment: { choices } }: HungDrapes): { rod: string; cloth: string } {
  if (choices.layer === "back") return { rod: "Sheers' rod", cloth: "Sheers" };
  if (choices.coverage === "lower") return { rod: "Lower rod", cloth: "Lower" };
  if (choices.coverage === "upper") return { rod: "Upper rod", cloth: "Upper" };
  return { rod: "Rod", cloth: "Drapes" };
}
