import type { StyleRef } from "#app/domain/catalogue/style.ts";
import { askedAnswers, isSash, type TreatmentAnswers } from "#app/domain/orders/answers/answers.ts";
import type { ChosenStyle, LayerEntry, TreatmentEntry } from "#app/domain/orders/window.ts";

/** Cloth that hangs besides the drapes, on a rod of its own. */
export const layers = ["sheer", "lower"] as const;
export type Layer = (typeof layers)[number];

export const layerLabels: Readonly<Record<Layer, string>> = { sheer: "Sheer", lower: "Lower tier" };

export interface LayerOfDrapes {
  layer: Layer;
  /** As an entry of its own: what the drapes do not say for it, it says itself. */
  entry: TreatmentEntry & { style: ChosenStyle };
}

const ripplefold = { name: "Ripplefold", group: "ripplefold", description: "" } as const satisfies StyleRef &
  ChosenStyle;
const twoFinger = { name: "Two Finger Pinch", group: "pleated-tops", description: "" } as const satisfies ChosenStyle;

/** What hangs with these drapes. Drapes stretched over the glass, or hung from another window's rod, have nothing besides. */
export function layersOf(drapes: TreatmentEntry | undefined): LayerOfDrapes[] {
  const style = drapes?.style;
  if (!drapes || !style || isSash(style) || drapes.sharedWith) return [];
  const answers = askedAnswers("drapes", drapes);
  const found: LayerOfDrapes[] = [];
  if (drapes.sheer) found.push({ layer: "sheer", entry: sheerEntry(drapes.sheer, style, answers) });
  if (answers.coverage === "upper") found.push({ layer: "lower", entry: lowerEntry(drapes, style, answers) });
  return found;
}

/** Unlined, and drawn as the drapes are; behind panels that stay at the sides they meet in the middle. */
function sheerEntry(sheer: LayerEntry, drapes: ChosenStyle, { draw, length, mount, operate, power }: TreatmentAnswers) {
  const drawn = draw === "stationary" ? "pair" : draw;
  return {
    style: sheer.style ?? (drapes.group === "ripplefold" ? ripplefold : twoFinger),
    customizations: { unlined: true },
    ...(sheer.fabrics ? { fabrics: sheer.fabrics } : {}),
    answers: {
      ...given({ draw: drawn, length, mount, operate, power }),
      ...sheer.answers,
      ...given({ draw: sheer.draw }),
    },
  };
}

function lowerEntry(drapes: TreatmentEntry, style: ChosenStyle, answers: TreatmentAnswers) {
  const { style: own, draw, fabrics = drapes.fabrics, answers: more } = drapes.lower ?? {};
  return {
    style: own ?? style,
    ...given({ customizations: drapes.customizations, fabrics }),
    answers: { ...answers, ...more, ...given({ draw }), coverage: "lower" as const, mount: undefined },
  };
}

function given<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
