import { rodKind } from "#app/domain/workroom/drapery/hardware.ts";
import type { Boards, Figures, Hardware, RodKind } from "#app/domain/workroom/figures.ts";
import { controlSide, type Treatment } from "#app/domain/workroom/input/treatment.ts";

/** Something that is counted. */
export interface HardwarePart {
  /** "pole", "pole bracket", "ripplefold carrier 100". */
  part: string;
  count: number;
  /** Inches: a length, or one side after the other. */
  size?: number | readonly number[];
  /** It is seen, so it has the finish that was chosen. */
  finished?: true;
  mount?: Hardware["mount"];
  /** Of the kind that rings pass over. */
  bypass?: true;
  /** Of a rod that is joined, from the left. */
  pieces?: readonly number[];
  /** Of a motor. */
  side?: "left" | "right";
  power?: Treatment["choices"]["power"];
}

type Listed = [part: string, count: number | undefined, more?: Omit<HardwarePart, "part" | "count">];

function partsIn(listed: readonly Listed[]): HardwarePart[] {
  return listed.flatMap(([part, count, more]) => (count ? [{ part, count, ...more }] : []));
}

/** A packet that was frozen before rods were told apart says only how its drapes hang. */
export function rodPart({ kind, choices }: Treatment, { hardware, hang = "rings" }: Figures): RodKind {
  return hardware?.part ?? (kind === "sash" ? "sash rod" : rodKind(hang, choices.underTop));
}

/** What comes with a rod, and stays with one that is kept. */
export function rodParts(treatment: Treatment, figures: Figures): HardwarePart[] {
  const { hardware, percent } = figures;
  if (!hardware) return [];
  const { rods = 1, rodWidth, pieces = [], brackets, rings, carriers, finials, splices, miters, motors } = hardware;
  const part = rodPart(treatment, figures);
  const hung = part === "concealed rod" || part === "sash rod" ? {} : { mount: hardware.mount ?? ("wall" as const) };
  const carrier = part === "track" ? ["ripplefold carrier", percent].filter(Boolean).join(" ") : "traverse carrier";
  const finished = { finished: true } as const;
  const passing = hardware.bypass ? ({ bypass: true } as const) : {};
  const { layer, operate, power = "battery" } = treatment.choices;
  // Two rods at one window hang from the same brackets, which the front one brings.
  const bracket: Listed =
    layer === undefined ? [`${part} bracket`, brackets] : ["double bracket", layer === "front" ? brackets : 0];
  // The rods of a bay are bought by their own lengths, and so are the pieces of one that is mitered.
  const apart = (rods > 1 && pieces.length === rods) || miters;
  const rodsListed = apart
    ? pieces.map((size) => ({ count: 1, size }))
    : [{ count: rods, size: rodWidth, ...(splices && { pieces }) }];
  return partsIn([
    ...rodsListed.map(({ count, ...sizes }): Listed => [part, count, { ...sizes, ...finished, ...hung }]),
    [bracket[0], bracket[1], { ...finished, ...hung, ...passing }],
    ["ring", rings, { ...finished, ...passing }],
    [carrier, carriers],
    ["finial", finials, finished],
    ["splice", splices, finished],
    [`${part} miter`, miters, finished],
    ["motor", motors, motorOf(treatment)],
    ["remote", motors],
    ["end cap", part === "pole" ? bareEnds(treatment, hardware) : 0, finished],
    // One for each panel that leads. Nobody reaches behind drapes to draw the sheers, so those have one unless a motor does.
    ["wand", drawnByWand(treatment) ? (figures.panels ?? 1) : 0],
    ["charger", operate === "motor" && power === "battery" ? motors : 0],
  ]);
}

function motorOf(treatment: Treatment) {
  return { side: controlSide(treatment), power: treatment.choices.power };
}

export function drawnByWand({ choices }: Pick<Treatment, "choices">): boolean {
  const { operate, layer, draw } = choices;
  return operate === undefined ? layer === "back" && draw !== "stationary" : operate === "wand";
}

/** A pole that ends without a finial, in a corner or beside another one, is closed; inside a frame it ends in a socket. */
function bareEnds({ choices }: Treatment, { rods = 1, finials = 0 }: Hardware): number {
  return choices.mount === "inside" ? 0 : Math.max(0, 2 * rods - finials);
}

/** What belongs to the treatment itself, whatever becomes of the old hardware. */
export function ownParts(treatment: Treatment, figures: Figures): HardwarePart[] {
  const { kind } = treatment;
  return partsIn([
    ["grommet", figures.hardware?.grommets],
    ...(kind === "roman" ? shadeParts(figures) : []),
    ...boardsOf(kind, figures),
    ["L-bracket", figures.lBrackets],
    ...(kind === "roman" ? controls(treatment) : []),
    ["tension device", figures.holdDowns],
    ["tie-back hook", figures.tieBacks],
    ["tie-back ring", 2 * (figures.tieBacks ?? 0)],
  ]);
}

/** A shade from a factory comes with its own. */
function controls(treatment: Treatment): Listed[] {
  const { clutchControl, motorizedControl, cordlessControl } = treatment.flags;
  return [
    ["clutch and chain", clutchControl ? 1 : 0],
    ["motor", motorizedControl ? 1 : 0, motorOf(treatment)],
    ["remote", motorizedControl ? 1 : 0],
    ["charger", motorizedControl && (treatment.choices.power ?? "battery") === "battery" ? 1 : 0],
    ["cordless lift", cordlessControl ? 1 : 0],
  ];
}

function shadeParts({ boardLength, weightBar, ribs, finishedWidth }: Figures): Listed[] {
  return [
    ["shade board", boardLength && 1, sized(boardLength)],
    ["weight bar", weightBar && 1, sized(weightBar)],
    ["rib", ribs, sized(finishedWidth)],
  ];
}

/** A cornice is built of boards; a valance that is not on a rod hangs from one, which has no thickness in an old packet. */
function boardsOf(kind: Treatment["kind"], { boards, board, lBrackets, face, return: back }: Figures): Listed[] {
  if (boards) {
    const { face: front, top, legs } = sawnBoards(boards);
    return [
      ["face board", 1, { size: front }],
      ["top board", 1, { size: top }],
      ["leg", 2, { size: legs }],
    ];
  }
  return kind === "valance" && lBrackets && face && back ? [["valance board", 1, { size: board ?? [face, back] }]] : [];
}

/**
 * The boards of a cornice are figured by what it measures outside. The top lies over the others and the face covers the legs,
 * so those are sawn shorter by its thickness, and the legs shallower by that of the face. An old packet has no thickness.
 */
export function sawnBoards({ face, top, legs }: Boards): Boards {
  const [wide = 0, high = 0, plywood] = face;
  const [, deep = 0, lumber] = top;
  if (plywood === undefined || lumber === undefined) return { face, top, legs };
  const under = Math.max(0, high - lumber);
  return { face: [wide, under, plywood], top, legs: [Math.max(0, deep - plywood), under, plywood] };
}

function sized(size: number | undefined) {
  return size === undefined ? {} : { size };
}
