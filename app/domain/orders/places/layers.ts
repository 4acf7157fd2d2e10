import type { StyleRef } from "#app/domain/catalogue/style.ts";
import { askedAnswers, isSash, type TreatmentAnswers } from "#app/domain/orders/answers/answers.ts";
import type { ChosenStyle, Fabrics, LayerEntry, TreatmentEntry } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";

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

/** The drapes with what was answered about cloth besides them; a form that does not ask leaves it. */
export function enterLayers(
  { sheer, lower, ...entry }: TreatmentEntry,
  { coverage }: TreatmentAnswers,
  sheers: string | undefined,
): Verdict<TreatmentEntry, "sheers"> {
  if (sheers !== undefined && sheers !== "yes" && sheers !== "no") {
    return { ok: false, reason: "Please choose one of the answers.", field: "sheers" };
  }
  const wanted = sheers === undefined ? sheer !== undefined : sheers === "yes";
  return {
    ok: true,
    value: {
      ...entry,
      ...(wanted && !isSash(entry.style) ? { sheer: sheer ?? {} } : {}),
      ...(coverage === "upper" ? { lower: lower ?? {} } : {}),
    },
  };
}

/** What is named for the drapes and for the sheers behind them, as one list: each sheer says so by its role. */
export function allNamed({ fabrics, sheer }: TreatmentEntry): Fabrics {
  return {
    fabrics: [...(fabrics?.fabrics ?? []), ...(sheer?.fabrics?.fabrics ?? [])],
    trims: fabrics?.trims ?? [],
  };
}

/** The same list given to each again. */
export function shareOutFabrics(entry: TreatmentEntry, { fabrics, trims }: Fabrics): TreatmentEntry {
  if (!entry.sheer) return { ...entry, fabrics: { fabrics, trims } };
  const own = fabrics.filter(({ role }) => role !== "sheer");
  const sheers = fabrics.filter(({ role }) => role === "sheer");
  const { fabrics: _, ...sheer } = entry.sheer;
  const behind = sheers.length > 0 ? { fabrics: { fabrics: sheers, trims: [] } } : {};
  return { ...entry, fabrics: { fabrics: own, trims }, sheer: { ...sheer, ...behind } };
}

/** Unlined, and drawn as the drapes are; behind panels that stay at the sides they meet in the middle. */
function sheerEntry(sheer: LayerEntry, drapes: ChosenStyle, { draw, length, mount, operate, power }: TreatmentAnswers) {
  const drawn = draw === "stationary" ? "pair" : draw;
  return {
    style: sheer.style ?? (drapes.group === "ripplefold" ? ripplefold : twoFinger),
    customizations: { unlined: true },
    ...(sheer.fabrics ? { fabrics: sheer.fabrics } : {}),
    answers: {
      // Drapes that a hand draws say nothing of what hangs behind them, where no hand reaches.
      ...given({ draw: drawn, length, mount, operate: operate === "hand" ? undefined : operate, power }),
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
