import { formatInches } from "#app/domain/measuring/inches.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import type { Fabric } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

/** Cloth whose width is known: without it nothing can be cut. */
export type Cloth = Fabric & { width: number };

export function knownCloth(fabric: Fabric | undefined, checks: Check[]): Cloth | undefined {
  if (fabric?.width !== undefined) return { ...fabric, width: fabric.width };
  checks.push(check("FABRIC_WITHOUT_WIDTH", "The width of the fabric is missing, so nothing can be cut."));
  return undefined;
}

export function isRailroaded(fabric: Pick<Fabric, "direction">): boolean {
  return fabric.direction === "railroaded";
}

/** What speaks against cutting pieces of this length from this cloth, turned or upright. */
export function clothChecks(cloth: Cloth, rawCut: number): Check[] {
  const { repeat, match } = cloth;
  if (isRailroaded(cloth)) return railroadChecks(cloth, rawCut);
  if (match === "none" || repeat <= rawCut) return [];
  const waste = formatInches(repeat - rawCut);
  const sentence = `The pattern repeats every ${formatInches(repeat)}, more than the cut of ${formatInches(rawCut)}: ${waste} of every cut is lost.`;
  return [check("REPEAT_OVER_CUT", sentence)];
}

/** The same for a top, of which hardly any is as deep as a pattern is long: said only where much of it is lost. */
export function repeatChecks(cloth: Cloth, rawCut: number, cut: number, { repeatLostOnTops }: ShopRules): Check[] {
  const { repeat, match } = cloth;
  const lost = cut - rawCut;
  if (isRailroaded(cloth) || match === "none" || repeat <= 0 || lost <= repeat * repeatLostOnTops) return [];
  const sentence = `The pattern repeats every ${formatInches(repeat)} and each cut uses ${formatInches(rawCut)}: ${formatInches(lost)} of every cut is lost.`;
  return [check("REPEAT_OVER_CUT", sentence)];
}

export function railroadChecks(cloth: Cloth, rawCut: number): Check[] {
  const { width, repeat, railroadable } = cloth;
  if (!isRailroaded(cloth)) return [];
  const checks: Check[] = [];
  if (rawCut > width) {
    const sentence = `Turned sideways the fabric is ${formatInches(width)} high, but the cut is ${formatInches(rawCut)}.`;
    checks.push(check("RAILROAD_TOO_NARROW", sentence));
  }
  if (railroadable === false || (railroadable === undefined && repeat > 0)) {
    checks.push(
      check("RAILROAD_UPRIGHT_PATTERN", "The pattern of this fabric stands upright, so it cannot be turned."),
    );
  }
  return checks;
}
