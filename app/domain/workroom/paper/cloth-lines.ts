import { formatInches } from "#app/domain/measuring/inches.ts";
import {
  napOf,
  type PlacedPattern,
  patternInWords,
  patternOf,
  roomOf,
  usualStart,
} from "#app/domain/workroom/cloth/pattern-start.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { MappedTreatment } from "#app/domain/workroom/input/map-treatment.ts";
import type { MappedWindow } from "#app/domain/workroom/input/map-window.ts";
import type { Fabric, Treatment } from "#app/domain/workroom/input/treatment.ts";
import { clothName } from "#app/domain/workroom/paper/cuts/cut-row.ts";
import type { Role } from "#app/domain/workroom/sheet/cloths.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import type { Making } from "./making-lines.ts";

/** "Vine, Moss: 54" wide, repeat 27", nap up, lot 4471": each cloth of a treatment once. */
export function clothLines(
  treatment: Treatment,
  lots: Readonly<Record<string, string>>,
  guessed: ReadonlySet<Role> = new Set(),
): string[] {
  const { fabric, band, insetBand, contrast, contrastWelt } = treatment;
  const cloths: [Role, Fabric | undefined][] = [
    ["main", fabric],
    ["band", band?.fabric],
    ["inset band", insetBand?.fabric],
    ["contrast", contrast],
    ["welt", contrastWelt],
  ];
  const lines = cloths.flatMap(([role, cloth]) =>
    cloth ? [`${clothName(cloth)}: ${factsOf(cloth, lots, guessed.has(role)).join(", ")}`] : [],
  );
  return [...new Set(lines)];
}

/** Where a lot that nobody has noted is written by hand. */
export const LOT_TO_WRITE = "lot ________";

function factsOf(cloth: Fabric, lots: Readonly<Record<string, string>>, guessed: boolean): string[] {
  const { width, repeat, match, rightSide, name, com } = cloth;
  const nap = napOf(cloth);
  const lot = lots[name.toLowerCase()];
  return [
    ...(width === undefined ? [] : [widthInWords(width, guessed)]),
    ...(repeat > 0 ? [`repeat ${formatInches(repeat)}${match === "halfDrop" ? " half drop" : ""}`] : []),
    nap === "none" ? "no nap" : `nap ${nap}`,
    ...(rightSide ? [`right side: ${rightSide}`] : []),
    ...(com ? ["the client sends it"] : []),
    lot ? `lot ${lot}` : LOT_TO_WRITE,
  ];
}

/** Nobody has entered it: what is cut by is said to be taken, not to be so. */
function widthInWords(width: number, guessed: boolean): string {
  return guessed ? `width not given, ${formatInches(width)} taken` : `${formatInches(width)} wide`;
}

/** Where patterns begin: what the owner decided for one window counts for every one of its room in the same cloth. */
export interface PatternStarts {
  at(
    window: MappedWindow,
    asked: MappedTreatment,
    treatment: Treatment,
  ): (PlacedPattern & { room?: string }) | undefined;
}

export function patternStartsOf({ inputs }: Pick<PacketDocument, "inputs">): PatternStarts {
  const keyOf = ({ name }: MappedWindow, { type, fabric }: MappedTreatment) =>
    [roomOf(name), type === "drapes", fabric?.name.toLowerCase()].join("\n");
  const all = inputs.flatMap((window) =>
    window.treatments.map((asked) => ({ key: keyOf(window, asked), asked, window })),
  );
  return {
    at(window, asked, treatment) {
      const placed = patternOf(treatment);
      if (!placed) return undefined;
      const alike = all.filter(({ key }) => key === keyOf(window, asked));
      const decided = [asked, ...alike.map((one) => one.asked)].find(
        ({ choices }) => choices.patternStart !== undefined,
      );
      const { patternStart: start = usualStart(treatment.kind), patternInches: inches = 0 } = decided?.choices ?? {};
      const rooms = new Set(alike.map((one) => one.window.key));
      const [room = ""] = window.name.split(/[,;(]/, 1);
      return { start, inches, ...(rooms.size > 1 ? { room: room.trim() } : {}) };
    },
  };
}

export function withPattern(
  { depths, marks }: Making,
  treatment: Treatment,
  placed: ReturnType<PatternStarts["at"]>,
  figures: Figures,
): Making {
  if (!placed) return { depths, marks };
  const everywhere = placed.room
    ? `, the same at every window of ${placed.room} in ${clothName(treatment.fabric)}`
    : "";
  return { depths: [...depths, `${patternInWords(placed)}${acrossInWords(treatment, figures)}${everywhere}`], marks };
}

/** Of what is seen as one piece: whether its cloth is centered, as the seams allow. */
function acrossInWords({ kind }: Treatment, { plan, boxes, seamPlan, cuts = 1, widths = 1 }: Figures): string {
  if (plan === "railroaded" || plan === "bias" || kind === "drapery" || kind === "sash") return "";
  const { seamsAt = [], trimTo = 0 } = boxes ?? {};
  const alike = seamsAt.every((at, index) => Math.abs(at + (seamsAt.at(-1 - index) ?? 0) - trimTo) < 1 / 4);
  const centered = seamPlan !== undefined || (boxes ? alike : Math.max(cuts, widths) === 1);
  return centered ? ", a width centered across" : ", across it runs on from the left";
}
