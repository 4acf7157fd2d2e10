import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";

/** Where tie-backs are hooked to the wall: behind the outer edges of the panels, where the rod ends. */
export function tieHooks({ window, choices }: Treatment, figures: Figures): string[] {
  const { tieBacks, tieBackAbove = 0, extension, rodAbove, headingTop = 0, finishedLength } = figures;
  if (!tieBacks) return [];
  const hooks = tieBacks === 1 ? "tie-back hook" : "tie-back hooks";
  const sides = [
    ...(extension && choices.draw !== "right" ? [["left", extension[0]] as const] : []),
    ...(extension && choices.draw !== "left" ? [["right", extension[1]] as const] : []),
  ].map(([side, reach], index) => `${formatInches(Math.max(0, reach))} ${side} of ${index === 0 ? "the frame" : "it"}`);
  const beside = sides.length > 0 ? sides.join(" and ") : "at the outer end of each rod";
  const floor =
    window.topToFloor === undefined || rodAbove === undefined || finishedLength === undefined
      ? ""
      : ` and ${formatInches(window.topToFloor + rodAbove - headingTop - finishedLength + tieBackAbove)} above the floor`;
  return [`${hooks} ${beside}, ${formatInches(tieBackAbove)} above the hem${floor}`];
}
