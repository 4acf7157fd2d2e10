import type { Hang } from "#app/domain/catalogue/trade-numbers.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { isOnFrame } from "#app/domain/measuring/place-drapery.ts";
import { boardBracketsAt, rodHardware } from "#app/domain/workroom/drapery/hardware.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import type { Treatment, WindowSizes } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { underBoardInWords } from "#app/domain/workroom/shades/under-board.ts";

const listed = (places: readonly number[]) => places.map(formatInches).join(", ");

/** So far apart are two brackets, one above the other, that a screwdriver comes to both. */
const APART = 3;

/** From the left edge of the frame, what holds a treatment; a board's keep clear of what is `taken` beneath it. */
export function bracketsOnWall(
  treatment: Treatment,
  figures: Figures,
  rules: ShopRules,
  taken: readonly number[] = [],
): number[] {
  const reach = reachOf(treatment, figures);
  const at = figures.hardware ? (figures.hardware.bracketsAt ?? []) : boardPlaces(treatment, figures, rules, taken);
  return reach === undefined ? [] : at.map((place) => place - reach);
}

/** From the left end of a board, its L-brackets. */
function boardPlaces(treatment: Treatment, figures: Figures, rules: ShopRules, taken: readonly number[]): number[] {
  const { lBrackets, face, boardLength } = figures;
  const board = face ?? boardLength;
  if (!lBrackets || board === undefined) return [];
  const usual = boardBracketsAt(board, lBrackets, rules);
  const reach = reachOf(treatment, figures);
  if (reach === undefined) return usual;
  const [first = 0, last = board] = [usual[0], usual.at(-1)];
  const isFree = (place: number) => taken.every((other) => Math.abs(place - reach - other) >= APART);
  return usual.map((place) => {
    const beside = taken.flatMap((other) => [other + reach + APART, other + reach - APART]);
    const free = beside.filter((one) => one >= first && one <= last && isFree(one));
    const nearest = free.sort((a, b) => Math.abs(a - place) - Math.abs(b - place))[0];
    return isFree(place) ? place : (nearest ?? place);
  });
}

/** Where a rod, each piece of it, or a board is held: from its left end, and where that is on the wall. */
export function bracketPlaces(
  treatment: Treatment,
  figures: Figures,
  rules: ShopRules,
  taken: readonly number[] = [],
): string[] {
  const { hardware, parts, hang = "rings", underBoard } = figures;
  if (underBoard !== undefined) return [underBoardInWords(figures)];
  if (!hardware) {
    const places = boardPlaces(treatment, figures, rules, taken);
    return places.length === 0 ? [] : [`L-${onWall("brackets", places, treatment, figures)}`];
  }
  if (treatment.choices.layer === "back") return ["on the double brackets of the drapes before it"];
  if (parts)
    return [
      eachOf(
        "rod",
        parts.map(({ rodWidth = 0 }) => rodWidth),
        hang,
        rules,
      ),
      ...clearOfCorners(treatment, parts),
    ];
  if (hardware.miters) return [eachOf("piece", hardware.pieces ?? [], hang, rules)];
  const named = treatment.choices.layer === "front" ? "double brackets" : "brackets";
  return hardware.bracketsAt ? [onWall(named, hardware.bracketsAt, treatment, figures)] : [];
}

/** The outer rods of a bay begin and end with their walls; where two come near each other both stop short. */
function clearOfCorners({ window }: Treatment, parts: readonly Figures[]): string[] {
  const spare = parts.map(({ rodWidth = 0 }, index) => (window.bay?.flats[index] ?? rodWidth) - rodWidth);
  const said = spare.map((inches, index) => {
    const rod = `rod ${index + 1}`;
    if (index === 0) return `${rod} ends ${formatInches(inches)} before its corner`;
    if (index === spare.length - 1) return `${rod} begins ${formatInches(inches)} after its corner`;
    return `${rod} ${formatInches(inches / 2)} from each of its corners`;
  });
  return spare.length > 1 ? [said.join(", ")] : [];
}

/** Each is held as a rod of its own. */
function eachOf(name: string, lengths: readonly number[], hang: Hang, rules: ShopRules): string {
  const each = lengths.map((length, index) => {
    const places = listed(rodHardware(length, hang, rules).bracketsAt);
    return `of ${name} ${index + 1} (${formatInches(length)}) at ${places}`;
  });
  return `brackets from the left end ${each.join("; ")}`;
}

/** Of a rod across the window. */
export function hangsOnFrame({ kind, choices, window }: Treatment, { extension }: Figures): boolean {
  return kind === "drapery" && !window.bay && isOnFrame(choices, extension ?? []);
}

export type HeldOn = "wall" | "ceiling" | "casing" | "opening";

/** What its brackets or its board are screwed to: the same under Fix, in the load, on a label and in a quote. */
export function heldOn(treatment: Treatment, figures: Figures): HeldOn {
  if (hangsOnFrame(treatment, figures)) return "casing";
  const shade = treatment.kind === "roman" || treatment.kind === "hard";
  if ((shade ? treatment.choices.mount : figures.mount) === "inside") return "opening";
  return figures.hardware?.mount ?? "wall";
}

/** "on the casing". */
export function heldInWords(treatment: Treatment, figures: Figures): string {
  const on = heldOn(treatment, figures);
  return on === "opening" ? "inside the frame" : `on the ${on}`;
}

/** How far its left end stands beyond the frame. */
function reachOf({ window: { width } }: Treatment, figures: Figures): number | undefined {
  const { hardware, extension, face, boardLength } = figures;
  const whole = face ?? hardware?.rodWidth ?? boardLength ?? 0;
  // A shade's board is a little shorter than the shade.
  const shorter = boardLength === undefined ? 0 : ((figures.finishedWidth ?? boardLength) - boardLength) / 2;
  return extension ? extension[0] - shorter : width === undefined ? undefined : (whole - width) / 2;
}

function onWall(named: string, at: readonly number[], treatment: Treatment, figures: Figures): string {
  const fromEnd = `${named} at ${listed(at)} from the left end`;
  const { window } = treatment;
  const { width } = window;
  const reach = reachOf(treatment, figures);
  if (width === undefined || reach === undefined) return fromEnd;
  if (hangsOnFrame(treatment, figures)) return `${fromEnd}, on the casing of the frame`;
  return `${fromEnd} = ${at.map((place) => onFrames(place - reach, width, window.together ?? [])).join(", ")}`;
}

/** From the left edge of the first frame. */
export function onFrames(x: number, width: number, together: NonNullable<WindowSizes["together"]>): string {
  const name = (index: number) =>
    together.length === 0 ? (index === 0 && x < 0 ? "the frame" : "it") : `window ${index + 1}`;
  if (x < 0) return `${formatInches(-x)} left of ${name(0)}`;
  let [start, end, index] = [0, width, 0];
  for (const next of together) {
    if (x < end + next.between) break;
    start = end + next.between;
    end = start + next.width;
    index += 1;
  }
  if (x > end) return `${formatInches(x - end)} right of ${name(index)}`;
  return together.length === 0 ? `${formatInches(x)} in` : `${formatInches(x - start)} into ${name(index)}`;
}

/** "3" above the frame", or "16" below the frame's top" as under an arch; and above the floor, where that is known. */
export function aboveFrame(inches: number, { topToFloor }: Pick<WindowSizes, "topToFloor">): string {
  const where =
    inches < 0 ? `${formatInches(-inches)} below the frame's top` : `${formatInches(inches)} above the frame`;
  return topToFloor === undefined ? where : `${where}, ${formatInches(topToFloor + inches)} above the floor`;
}
