import { formatInches } from "#app/domain/measuring/inches.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { readTried, type Tried, triedQuery, triedWindow } from "#app/domain/orders/trying/tried-window.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import { sceneToSvg } from "#app/drawing/svg.ts";

export interface DrawnWindow {
  /** The answers, as an address has them. */
  query: string;
  markup: string;
  caption: string;
}

export function drawTried(tried: Tried, rules: ChangedPlacement): DrawnWindow {
  const measurements = parseMeasurements(tried.measurements);
  const { inches } = resolveMeasurements(measurements);
  const scene = drawWindow(measurements, triedWindow(tried).customizations, { id: "tried", rules });
  const size = `${formatInches(inches.widthOfWindow)} wide and ${formatInches(inches.heightOfWindow)} high`;
  return {
    query: triedQuery(tried).toString(),
    markup: sceneToSvg(scene),
    caption: `${tried.style.name} in ${tried.cloth.name.toLowerCase()}, ${size}, to scale`,
  };
}

/** For the browser, which fetches all of this once something is changed: nothing while an answer cannot stand. */
export function drawAsked(asked: URLSearchParams, rules: ChangedPlacement): DrawnWindow | undefined {
  const tried = readTried(asked);
  return tried.ok ? drawTried(tried.value, rules) : undefined;
}
