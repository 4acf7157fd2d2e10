import { type PanelOnRod, panelsOnRod } from "#app/domain/measuring/panels-on-rod.ts";
import { seamsOf } from "#app/domain/workroom/cloth/seam-plan.ts";
import { pocketSpan } from "#app/domain/workroom/drapery/pocket-span.ts";
import type { Schedule } from "#app/domain/workroom/drapery/schedule.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

/** A panel as it is seen on its rod, from the rod's left end: what returns to the wall is not seen. */
export interface PlacedPanel {
  x: number;
  width: number;
  leading: "left" | "right";
  /** Its pleats and seams, in from its left edge, by the schedule it is marked with. */
  at?: readonly number[];
  seams?: readonly number[];
}

/** The panels of drapes where their packet hangs them, from left to right. */
export function placePanels({ kind, choices }: Treatment, figures: Figures): PlacedPanel[] {
  const { rodWidth = 0, panels = 1, overlap = 0, schedules = [] } = figures;
  const [left, right] = figures.returns ?? [figures.return ?? 0, figures.return ?? 0];
  const stays = kind === "drapery" && choices.draw === "stationary";
  // Cloth in a pocket ends where a bracket holds the rod.
  const { from: start, to: end } = pocketSpan(figures) ?? { from: 0, to: rodWidth };
  const on = stays
    ? atTheSides({ ...figures, rodWidth: end - start }, [left, right])
    : panelsOnRod({
        rodWidth: end - start,
        panels,
        draw: choices.draw,
        returns: [left, right],
        overlap,
        lap: schedules[0]?.lead ?? 0,
      });
  return on.map((panel, index) => {
    const { from, to, leads } = panel;
    const placed = { x: start + from, width: to - from, leading: leads };
    const schedule = scheduleOf(panel, schedules);
    if (!schedule) return placed;
    // A single panel that opens at neither end returns at both; one that stays at its side never does where it leads.
    const beyond = stays ? 0 : leads === "right" ? (index === on.length - 1 ? right : 0) : index === 0 ? left : 0;
    const edge = leads === "right" ? to + beyond : from - beyond;
    const seen = (places: readonly number[]) =>
      places
        .map((place) => (leads === "right" ? edge - place : edge + place) - from)
        .filter((x) => x >= -HAIR && x <= to - from + HAIR)
        .sort((a, b) => a - b);
    const { seamsAt } = schedule;
    return {
      ...placed,
      at: seen(pleatPlaces(schedule)),
      seams: seen(seamsAt.map((at) => finishedPlace(schedule, at))),
    };
  });
}

/** Faces are rounded up to an eighth, so a pleat at the end of the rod may stand that far beyond it. */
const HAIR = 1 / 8;

type OnRod = Pick<PanelOnRod, "lead" | "back" | "finished" | "from" | "to" | "leads">;

/** Panels that stay where they are: one at each end of the rod, any others evenly between. */
function atTheSides(
  { rodWidth = 0, panels = 1, panelsFinished, panelFinished, schedules = [] }: Figures,
  returns: readonly [number, number],
): OnRod[] {
  return Array.from({ length: panels }, (_, index) => {
    const [first, last] = [index === 0, panels > 1 && index === panels - 1];
    const returned = first ? returns[0] : last ? returns[1] : 0;
    const finished = panelsFinished?.[index] ?? panelFinished ?? rodWidth / panels + returned;
    const width = finished - returned;
    const from = first ? 0 : last ? rodWidth - width : (rodWidth * (index + 0.5)) / panels - width / 2;
    const lead = schedules[0]?.lead ?? 0;
    const back = first || last ? returned : lead;
    return { lead, back, finished, from, to: from + width, leads: first ? "right" : "left" };
  });
}

/** Those that are alike share one. */
function scheduleOf({ lead, back, finished }: OnRod, schedules: readonly Schedule[]): Schedule | undefined {
  const near = (one: number, other: number) => Math.abs(one - other) <= 1 / 8;
  return schedules.find(
    (schedule) => near(schedule.lead, lead) && near(schedule.return, back) && near(schedule.finished, finished),
  );
}

/** From the leading edge of the finished panel to each of its pleats. */
export function pleatPlaces({ lead, spaces }: Pick<Schedule, "lead" | "spaces">): number[] {
  const places = [lead];
  for (const space of spaces) places.push((places.at(-1) ?? 0) + space);
  return places;
}

/** Where a place on the flat cloth comes to hang; the cloth of a pleat all stands in one place. */
export function finishedPlace({ lead, pleats, spaces }: Schedule, flat: number): number {
  let [marked, hung] = [lead, lead];
  if (flat <= lead) return flat;
  for (const [index, pleat] of pleats.entries()) {
    if (flat <= marked + pleat) return hung;
    marked += pleat;
    const space = spaces[index] ?? Number.POSITIVE_INFINITY;
    if (flat <= marked + space) return hung + flat - marked;
    marked += space;
    hung += space;
  }
  return hung;
}

type SeamRules = Pick<ShopRules, "valanceSide" | "corniceWrap" | "seam">;

/** Where the pieces of a top meet on its face, from its left end; a seam in a pleat stands where that does. */
export function topSeams(kind: "cornice" | "valance", figures: Figures, rules: SeamRules): number[] {
  const { boxes, seamPlan = [], schedules = [], face = 0, return: back = 0 } = figures;
  const pleated = schedules.flatMap((schedule) =>
    schedule.seamsAt.map((at) => finishedPlace(schedule, at) - schedule.lead),
  );
  const end = back + (kind === "cornice" ? rules.corniceWrap : rules.valanceSide);
  const seams = boxes?.seamsAt ?? seamsOf(seamPlan, rules.seam);
  const parts = boxes?.sizes ?? boxes?.panels ?? [face];
  const folded = boxes ? (boxes.take ?? 2 * (boxes.fold ?? 0)) : 0;
  const flat = seams.map((at) => facePlace(at - end, parts, folded));
  return [...pleated, ...flat].filter((x) => x >= 0 && x <= face);
}

/** Each part is followed by what is folded away behind its edge, and the first has that before it too. */
function facePlace(flat: number, parts: readonly number[], folded: number): number {
  let [marked, seen] = [0, 0];
  if (flat < 0) return flat;
  for (const part of parts) {
    if (flat <= marked + folded) return seen;
    marked += folded;
    if (flat <= marked + part) return seen + flat - marked;
    marked += part;
    seen += part;
  }
  return flat <= marked + folded ? seen : seen + flat - marked - folded;
}
