import type { Style, TreatmentType } from "#app/domain/catalogue/style.ts";
import { drawStyleCard } from "./draw-style-card.ts";
import { type Box, round } from "./scene.ts";

/** Where on its card a style shows what it is: the heading of drapes, the lower corner of a shade, the edge of a top. */
const places: Record<TreatmentType, { x: number; y: number; width: number }> = {
  drapes: { x: 0.08, y: 0.02, width: 0.46 },
  shades: { x: 0.05, y: 0.4, width: 0.46 },
  tops: { x: 0.02, y: 0.04, width: 0.56 },
};

/** Height of a close-up for its width. */
const RATIO = 0.75;

export interface CloseUp {
  /** What of the card is seen. */
  view: Box;
  /** The whole card in the same units. */
  size: { width: number; height: number };
}

export function closeUpOf({ group, name, treatment }: Style): CloseUp {
  const { width, height } = drawStyleCard(group, name).viewBox;
  const place = places[treatment];
  const view = {
    x: round(place.x * width),
    y: round(place.y * height),
    width: round(place.width * width),
    height: round(place.width * width * RATIO),
  };
  return { view, size: { width: round(width), height: round(height) } };
}
