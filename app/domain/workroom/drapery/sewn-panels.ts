import { type StyleRef, styleKey } from "#app/domain/catalogue/style.ts";
import { draperyNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import { isSheer } from "#app/domain/fabrics/chosen-fabric.ts";
import type { Inches } from "#app/domain/measuring/inches.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { chosenStyles, type PlacedDrapery, placeTreatments } from "#app/domain/measuring/placement.ts";
import type { PlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { windowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import { placementAnswers } from "#app/domain/orders/answers/placement-answers.ts";
import type { TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import type { Cloth } from "#app/domain/workroom/cloth/known-cloth.ts";
import { sewDrapes } from "./sew-drapes.ts";

/** What a picture can know of the cloth. */
export type SeenCloth = Pick<Cloth, "width" | "direction" | "sheer">;

/** Whoever has not said which cloth it will be is shown it in the usual one. */
export const usualCloth: SeenCloth = { width: 54, direction: "upright", sheer: false };

/** The cloth of drapes, where it was chosen from the fabric book. */
export function seenCloth(entry: Pick<TreatmentEntry, "fabrics"> | undefined): SeenCloth | undefined {
  const named = entry?.fabrics?.fabrics ?? [];
  const { book } =
    named.find(({ role }, index) => role === "main" || (index === 0 && role === undefined)) ?? named[0] ?? {};
  return book && { width: book.usableWidth, direction: book.direction, sheer: isSheer(book) };
}

interface SewnOf {
  panelWidths?: number | undefined;
  cloth?: SeenCloth | undefined;
  sharesWidths?: boolean | undefined;
}

interface SewnPanels {
  /** From left to right: how wide the front of each is, without what returns to the wall, and its pleats. */
  panels: { front: number; pleats?: number | undefined }[];
  /** Of each panel of a ripplefold. */
  carriers?: number | undefined;
}

/** The panels of placed drapes as the workroom sews them; undefined for a style that is not hung from one rod. */
export function sewnPanels(
  style: StyleRef,
  placed: PlacedDrapery,
  { panelWidths = 1, cloth = usualCloth, sharesWidths }: SewnOf,
  rules: PlacementRules,
): SewnPanels | undefined {
  const numbers = draperyNumbers(style);
  if (!numbers) return undefined;
  const { hang, returns, panels } = placed;
  const usual = rules.fullness[styleKey(style)] ?? numbers.fullness;
  const sewn = sewDrapes(
    {
      style,
      hang,
      pleated: numbers.pleated,
      drapes: placed,
      rawCut: 0,
      cloth: { ...cloth, name: "", supplier: "", repeat: 0, match: "none", com: false },
      choices: { panelWidths, sharesWidths },
      fullness: cloth.sheer ? rules.sheerFullness : usual,
    },
    rules,
  );
  const back = (index: number) => (index === 0 ? returns[0] : 0) + (index === panels - 1 ? returns[1] : 0);
  return {
    panels: sewn.panels.map(({ finished, pleats }, index) => ({ front: finished - back(index), pleats })),
    carriers: sewn.tape?.carriers,
  };
}

/** How wide the front of drapes is that stay at the sides, with so many widths of their cloth in each. */
export function sideFront(window: Window, panelWidths: number, rules: PlacementRules): Inches | undefined {
  const { customizations, measurements } = window;
  const { drapes } = customizations;
  const resolved = resolveMeasurements(parseMeasurements(measurements));
  const answers = {
    ...placementAnswers({ ...window, topToFloor: resolved.inches.heightFromTopOfWindowToFloor }, customizations),
    draw: "stationary" as const,
  };
  const { drapery } = placeTreatments(windowOnWall(resolved), chosenStyles(customizations), rules, answers);
  const { style } = drapes ?? {};
  if (!style || !drapery) return undefined;
  const sewn = sewnPanels(style, drapery, { panelWidths, cloth: seenCloth(drapes) }, rules);
  return sewn?.panels[0]?.front;
}
