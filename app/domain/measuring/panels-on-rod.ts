import type { Inches } from "./inches.ts";

export interface DrapesOnRod {
  rodWidth: Inches;
  panels: number;
  draw: "pair" | "left" | "right" | "stationary";
  /** At the left and the right end of the rod. */
  returns: readonly [left: Inches, right: Inches];
  /** Where two leading edges meet, both panels together. */
  overlap: Inches;
  /** Flat at the leading edge of a single panel that opens one way. */
  lap: Inches;
}

/** One panel as it is sewn: flat at its leading edge, flat at the other one, pleats or gathers between them. */
export interface PanelOnRod {
  lead: Inches;
  back: Inches;
  face: Inches;
  finished: Inches;
  /** Where it covers the rod, from its left end, and on which side its leading edge is. */
  from: Inches;
  to: Inches;
  leads: "left" | "right";
}

/** The panels from left to right. What returns to the wall and what overlaps is part of each. */
export function panelsOnRod({ rodWidth, panels, draw, returns, overlap, lap }: DrapesOnRod): PanelOnRod[] {
  const oneWay = panels === 1 && (draw === "left" || draw === "right");
  const meets = (after: number) => after > 0 && after < panels && isMeeting(after, panels);
  return Array.from({ length: panels }, (_, index) => {
    const [first, last] = [index === 0, index === panels - 1];
    const left = first ? returns[0] : meets(index) ? overlap : 0;
    const right = last ? returns[1] : meets(index + 1) ? overlap : 0;
    const laps = (meets(index) ? overlap : 0) + (meets(index + 1) ? overlap : 0);
    const back = (first ? returns[0] : 0) + (last ? returns[1] : 0);
    const finished = rodWidth / panels + back + laps / 2;
    const leadsLeft = oneWay ? draw === "right" : !first && (last || meets(index));
    const edges = leadsLeft ? { lead: left, back: right } : { lead: right, back: left };
    if (oneWay) edges.lead = lap;
    const [before, after] = [meets(index), meets(index + 1)].map((met) => (met ? overlap / 2 : 0)) as [Inches, Inches];
    return {
      ...edges,
      face: finished - edges.lead - edges.back,
      finished,
      from: (index * rodWidth) / panels - before,
      to: ((index + 1) * rodWidth) / panels + after,
      leads: leadsLeft ? "left" : "right",
    };
  });
}

/** Panels draw apart by twos; an odd one meets the pair beside it. */
function isMeeting(after: number, panels: number): boolean {
  return after % 2 === 1 || (panels % 2 === 1 && after === panels - 1);
}

/** The finished width of all panels together. */
export function overallWidth({ rodWidth, panels, returns, overlap }: Omit<DrapesOnRod, "draw" | "lap">): Inches {
  const meetings = Math.floor(panels / 2) + (panels > 1 && panels % 2 === 1 ? 1 : 0);
  return rodWidth + returns[0] + returns[1] + meetings * overlap;
}
