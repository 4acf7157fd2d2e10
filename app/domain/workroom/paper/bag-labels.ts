import { formatInches } from "#app/domain/measuring/inches.ts";
import { type HardwarePart, ownParts, rodPart, rodParts } from "#app/domain/workroom/buying/hardware-parts.ts";
import { partInWords, piecesInWords, sizeInWords } from "#app/domain/workroom/buying/part-words.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment } from "#app/domain/workroom/input/treatment.ts";
import { inWords } from "#app/domain/workroom/units.ts";
import { heldInWords } from "./bracket-places.ts";
import { screwsOf } from "./fixings.ts";
import { type ChosenHardware, eyesOf, lookFor } from "./hardware-details.ts";
import { lowered } from "./hardware-rows.ts";
import { type Label, splitLabel } from "./label.ts";

interface Named {
  head: string;
  /** "drapes". */
  treatment: string;
  chosen: ChosenHardware;
}

/** What comes loose to the window; a shade's lift is on its board when it leaves the table. */
const LOOSE =
  /bracket$|^ring$|carrier|^finial$|^end cap$|^splice$|miter$|^motor$|^remote$|^charger$|^wand$|^tie-back|^tension/;

/** New rods, and all that comes loose with a treatment. */
export function partsToLoad(treatment: Treatment, figures: Figures): HardwarePart[] {
  const rod = treatment.newHardware ? rodParts(treatment, figures) : [];
  const { tieBacks, tieBackLength } = figures;
  // They are sewn and not bought, so no list of parts has them.
  const tied = tieBacks && tieBackLength ? [{ part: "tie-back", count: tieBacks, size: tieBackLength }] : [];
  return [...rod, ...tied, ...ownParts(treatment, figures).filter(({ part }) => LOOSE.test(part))];
}

/** "3 pole brackets", "1 pole 88"". */
export function partCounted({ part, count, size, pieces, bypass }: HardwarePart): string {
  const named = `${count} ${bypass ? "bypass " : ""}${lowered(partInWords(part, count > 1))}`;
  return size === undefined
    ? named
    : [`${named} ${sizeInWords(size)}`, piecesInWords(pieces)].filter(Boolean).join(", ");
}

/** None where nothing comes loose. */
export function bagLabel(treatment: Treatment, figures: Figures, { head, treatment: of, chosen }: Named): Label[] {
  const parts = partsToLoad(treatment, figures).filter(({ part }) => LOOSE.test(part) && part !== "tie-back");
  const { wall, board } = screwsOf(parts, treatment, figures);
  const screws = wall + board;
  if (parts.length === 0 && screws === 0) return [];
  const eyes = treatment.newHardware ? eyesOf(treatment, figures) : 0;
  const counted = [...parts.map(partCounted), ...(eyes > 0 ? [inWords(eyes, "wall eye")] : [])];
  const held = treatment.newHardware && figures.hardware;
  const part = rodPart(treatment, figures);
  const rod = held && [`For ${part} ${formatInches(held.rodWidth)}`, lookFor(treatment, part, chosen)];
  return splitLabel({
    head,
    title: `Hardware bag, ${of}`,
    size: "",
    lines: [
      ...(rod ? [rod.filter(Boolean).join(", ")] : []),
      [...counted, ...(screws > 0 ? [inWords(screws, "screw")] : [])].join("; "),
    ],
  });
}

function pieceOf({ kind }: Treatment, index: number, count: number): string {
  if (kind === "sash") return index === 0 ? "The upper one" : "The lower one";
  return `Piece ${index + 1} of ${count}, from the left`;
}

/** One for each piece of a new rod. */
export function rodLabels(treatment: Treatment, figures: Figures, { head, treatment: of, chosen }: Named): Label[] {
  const { hardware } = figures;
  if (!hardware || !treatment.newHardware) return [];
  const { rods = 1, rodWidth, pieces = [] } = hardware;
  const lengths = pieces.length > 0 ? pieces : Array.from({ length: rods }, () => rodWidth);
  const part = rodPart(treatment, figures);
  const named = partInWords(part, false);
  const look = lookFor(treatment, part, chosen);
  return lengths.map((length, index) => ({
    head,
    title: `${named}, ${of}`,
    size: formatInches(length),
    lines: [
      ...(lengths.length > 1 ? [pieceOf(treatment, index, lengths.length)] : []),
      ...(look ? [look] : []),
      [`${formatInches(rodWidth)} in all`, hardware.mount && heldInWords(treatment, figures)]
        .filter(Boolean)
        .join(", "),
    ],
  }));
}
