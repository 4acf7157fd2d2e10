import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import { dressVariables, groundVariables } from "./fabric/dress.ts";
import { type Dye, dyeOf } from "./fabric/dye.ts";
import { flax } from "./fabric/usual-looks.ts";
import type { Attributes, Scene, Shape } from "./scene.ts";

const opacities = { fill: "fill-opacity", stroke: "stroke-opacity", "stop-color": "stop-opacity" } as const;
const COLOR = /^(#[0-9a-f]{6})([0-9a-f]{2})?$/i;

/** A drawing in flax with every color of its cloth left open, as a variable that a page sets. */
export function dressable(scene: Scene, treatment: TreatmentType): Scene {
  const dye = dyeOf(flax);
  const variables = { ...dressVariables, ground: groundVariables[treatment] };
  const open = new Map(
    Object.entries(variables).map(([part, variable]) => [dye[part as keyof Dye], `var(${variable})`] as const),
  );
  const undressed = (shape: Shape): Shape => ({
    ...shape,
    attrs: openAttributes(shape.attrs, open),
    ...(shape.children ? { children: shape.children.map(undressed) } : {}),
  });
  return { ...scene, defs: scene.defs.map(undressed), shapes: scene.shapes.map(undressed) };
}

/** A variable cannot carry the strength of a color, so that becomes an opacity. */
function openAttributes(attrs: Attributes, open: ReadonlyMap<string | boolean, string>): Attributes {
  const changed: Record<string, string | number | undefined> = { ...attrs };
  for (const [name, opacity] of Object.entries(opacities)) {
    const [, color, strength] = COLOR.exec(String(attrs[name] ?? "")) ?? [];
    const variable = color && open.get(color);
    if (!variable) continue;
    changed[name] = variable;
    if (strength) changed[opacity] = (Number.parseInt(strength, 16) / 255) * Number(attrs[opacity] ?? 1);
  }
  return changed;
}
