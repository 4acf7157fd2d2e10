import { formatInches, parseInches } from "#app/domain/measuring/inches.ts";
import { roundUp } from "#app/domain/measuring/rounding.ts";
import {
  finishLabels,
  rodSize,
  USUAL_THICKNESS,
  type WindowHardware,
} from "#app/domain/orders/answers/window-hardware.ts";
import { namedHardware } from "#app/domain/orders/hardware.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import type { Figures, RodKind } from "#app/domain/workroom/figures.ts";
import { controlSideInWords, type Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { bracketPlaces, heldInWords } from "./bracket-places.ts";

/** Who chose it: the window's own answer, and what the client named for the whole order. */
export interface ChosenHardware {
  own: WindowHardware | undefined;
  ordered: readonly NamedLink[];
}

/** Which hardware it is, where it is fixed and how it is hung: what an installer would otherwise ask. */
export function hardwareDetails(
  treatment: Treatment,
  figures: Figures,
  chosen: ChosenHardware,
  rules: ShopRules,
  taken: readonly number[] = [],
): string[] {
  const { hardware } = figures;
  if (!hardware) return bracketPlaces(treatment, figures, rules, taken);
  const kept = treatment.newHardware ? undefined : keptRod(chosen.own);
  const usual = treatment.kind === "sash" ? undefined : rules.projection;
  const out = hardware.projection ?? figures.projection ?? treatment.choices.projection ?? usual;
  const where = [
    hardware.mount && heldInWords(treatment, figures),
    out !== undefined && `${formatInches(out)} out`,
    ...heightsOf(treatment, figures),
  ];
  const { rings, motors } = hardware;
  return [
    kept ?? lookFor(treatment, hardware.part, chosen),
    where.filter(Boolean).join(", "),
    ...sashRods(treatment, rules),
    ...(kept ? keptBrackets(figures) : bracketPlaces(treatment, figures, rules)),
    ...(rings && !kept ? [`rings ${formatInches(ringInside(chosen))} across inside`] : []),
    ...(kept ? [] : returnEyes(treatment, figures)),
    ...(motors ? [`motor ${controlSideInWords(treatment, " end")}`] : []),
    ...tieHooks(treatment, figures),
  ].filter((text) => text !== "");
}

/** A return is pinned to the wall; on a traverse rod its bracket holds it. */
export function eyesOf({ choices }: Treatment, { hardware, hang, return: back, returns }: Figures): number {
  if (!hardware?.rings || hang === "traverse" || choices.mount === "inside") return 0;
  const ends = returns ?? [back ?? 0, back ?? 0];
  return (hardware.rods ?? 1) > 1 ? 0 : ends.filter((inches) => inches > 0).length;
}

function returnEyes(treatment: Treatment, figures: Figures): string[] {
  const eyes = eyesOf(treatment, figures);
  if (eyes === 0) return [];
  const named = eyes === 1 ? "1 wall eye for the return pin" : `${eyes} wall eyes for the return pins`;
  const ends = eyes === 1 ? "the end of the rod at the return" : "each end of the rod";
  return [`${named}, behind ${ends} and level with it`];
}

/** Two rods stand as far above the glass as below it. */
function sashRods({ kind, window, choices }: Treatment, { sashBeyondGlass }: ShopRules): string[] {
  if (kind !== "sash" || window.glassHeight === undefined || choices.finishedLength !== undefined) return [];
  const beyond = formatInches(sashBeyondGlass / 2);
  return [`the upper rod ${beyond} above the glass, the lower one ${beyond} below it`];
}

/** What a client names for an order, or chooses for a window, is a rod to be seen: never a track, nor the one behind. */
export function lookFor({ choices }: Treatment, part: RodKind | undefined, { own, ordered }: ChosenHardware): string {
  return lookOf({ own: choices.layer === "back" ? undefined : own, ordered: isSeen(part) ? ordered : [] });
}

export function isSeen(part: RodKind | undefined): boolean {
  return part === undefined || part === "pole" || part === "plain rod";
}

/** Finish and thickness of the window's, else what the client named for the order. */
function lookOf({ own, ordered }: ChosenHardware): string {
  const { finish, thickness } = own?.choice === "new" ? own : {};
  const said = [finish && finishLabels[finish].toLowerCase(), thickness && `${formatInches(Number(thickness))} across`];
  const named = own ? [] : namedHardware(ordered).map(({ name, link }) => name || link);
  return [...said, ...named].filter(Boolean).join(", ");
}

function keptRod(own: WindowHardware | undefined): string {
  const sizes = [
    ["wide", rodSize(own, "rodWidth")],
    ["from the floor", rodSize(own, "rodToFloor")],
    ["out from the wall", rodSize(own, "rodStandsOut")],
  ] as const;
  const said = sizes.flatMap(([name, inches]) => (inches === undefined ? [] : [`${formatInches(inches)} ${name}`]));
  return `client's rod${said.length > 0 ? `, ${said.join(", ")}` : ""}`;
}

/** What hangs there may have too few. */
function keptBrackets({ hardware }: Figures): string[] {
  const at = hardware?.bracketsAt;
  if (!at) return ["look whether its brackets hold"];
  return [
    `it needs ${at.length} brackets, as at ${at.map(formatInches).join(", ")} from its left end: look whether it has them`,
  ];
}

function heightsOf({ window }: Treatment, { rodAbove }: Figures): string[] {
  if (rodAbove === undefined) return [];
  const side = rodAbove < 0 ? "below" : "above";
  const above = `center ${formatInches(Math.abs(rodAbove))} ${side} the frame's top`;
  return window.topToFloor === undefined
    ? [above]
    : [`${above} and ${formatInches(window.topToFloor + rodAbove)} above the floor`];
}

/** A ring passes over its pole with room to spare. */
function ringInside({ own, ordered }: ChosenHardware): number {
  const named = own ? undefined : namedHardware(ordered).map(({ name }) => thicknessIn(name));
  const across = own?.thickness ?? named?.find((inches) => inches !== undefined) ?? USUAL_THICKNESS;
  return roundUp(1.4 * Number(across), 1 / 4);
}

/** "Forged iron rod, 1 3/8 inch": what is said of a rod in inches, and is none of its lengths. */
function thicknessIn(name: string): number | undefined {
  const [, text = ""] = /(\d+(?: \d\/\d)?|\d\/\d)(?: ?inch|"| in\b)/.exec(name.slice(0, MOST_READ)) ?? [];
  const inches = parseInches(text);
  return inches !== null && inches <= THICKEST ? inches : undefined;
}

const MOST_READ = 200;
const THICKEST = 4;

/** Where tie-backs are hooked to the wall: behind the outer edges of the panels, where the rod ends. */
function tieHooks({ window, choices }: Treatment, figures: Figures): string[] {
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
