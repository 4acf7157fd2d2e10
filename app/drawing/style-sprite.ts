import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleSlug, type TreatmentType } from "#app/domain/catalogue/style.ts";
import { type ClothChip, clothChips } from "#app/domain/fabrics/cloth-chips.ts";
import { dressOf, dressVariables, groundVariables } from "#app/drawing/fabric/dress.ts";
import { type Dye, dyeOf } from "#app/drawing/fabric/dye.ts";
import { type Laid, paintFabric } from "#app/drawing/fabric/fabric-paint.ts";
import { flax } from "#app/drawing/fabric/usual-looks.ts";
import { cardCenters, drawStyleCard } from "./draw-style-card.ts";
import { newEasel } from "./easel.ts";
import { type Attributes, type Scene, type Shape, shape } from "./scene.ts";
import { shapesToMarkup, viewBox } from "./svg.ts";

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

/** Between the squeeze of the cloth between folds and that on their faces: one paint serves both. */
const FULLNESS = 1.6;

/** All style cards in one file, their cloth left open, and the cloth of every chip: for a page to refer to. */
export function clothSprite(): string {
  const cards = styles.map((style, index) => {
    const scene = dressable(drawStyleCard(style.group, style.name, `s${index.toString(36)}-`, "open"), style.treatment);
    const box = viewBox(scene);
    const attrs = `fill="none" stroke-width="${scene.lineWeight}" stroke-linecap="round" stroke-linejoin="round"`;
    return `<symbol id="${styleSlug(style)}" viewBox="${box}"><g ${attrs}>${shapesToMarkup([...scene.defs.map(quiet), ...scene.shapes])}</g></symbol>`;
  });
  const chips = clothChips.map((chip) => ({ chip, ...paintChip(chip) }));
  const worn = chips.map(({ chip, grounds }) => `<g data-dress="${chip.id}" data-sets="${dressOf(chip, grounds)}"/>`);
  const paints = shapesToMarkup(chips.flatMap(({ defs }) => defs));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">${worn.join("")}<g fill="none">${paints}</g>${cards.join("")}</svg>`;
}

/** What is only referred to must not be drawn where it stands. */
function quiet(def: ReturnType<typeof shape>) {
  return ["g", "path", "circle", "rect"].includes(def.tag) ? shape("defs", {}, [def]) : def;
}

function paintChip({ id, look }: ClothChip) {
  const easel = newEasel(`${id}-`);
  const ground = (name: string, laid: Partial<Laid>) => paintFabric(easel, look, { name, ...laid }).fill;
  const grounds = {
    drapes: ground("hung", { fullness: look.pattern === "none" ? 1 : FULLNESS }),
    shades: ground("shade", { center: cardCenters.shades }),
    tops: ground("top", { center: cardCenters.tops }),
  };
  return { grounds, defs: easel.defs };
}
