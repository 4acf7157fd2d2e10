import type { StyleRef, TreatmentType } from "#app/domain/catalogue/style.ts";
import { formatInches, type Inches, inchesAsTyped, parseInches, readLength } from "#app/domain/measuring/inches.ts";
import { DEEPEST_OPENING } from "#app/domain/measuring/opening.ts";
import { roundDown } from "#app/domain/measuring/rounding.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { endsAtSill, isSash, type TreatmentAnswers } from "./answers.ts";
import {
  type FurtherSizes,
  furtherSize,
  glassSizes,
  insideDiagonals,
  insideHeights,
  insideSizes,
  insideWidths,
  type SizeName,
  sizesLeftOpen,
} from "./further-sizes.ts";
import { oddSize } from "./opening-doubts.ts";
import type { TypedTexts } from "./typed-answers.ts";

const NOT_A_LENGTH = "Please enter inches, such as 35, 35.375 or 35 3/8.";
const NOTHING = "Zero or less is not a measurement. Please measure again.";

/** The sizes that one treatment is made by, beside the seven. */
export function sizesNeeded(
  type: TreatmentType,
  style: StyleRef | undefined,
  answers: TreatmentAnswers,
): readonly SizeName[] {
  if (type === "shades") return answers.mount === "inside" ? [...insideSizes, ...insideDiagonals] : [];
  if (type === "tops") return [];
  if (isSash(style)) return glassSizes;
  if (!endsAtSill(answers)) return [];
  return answers.coverage === "lower" || answers.coverage === "upper"
    ? ["heightToSill", "railFromTop"]
    : ["heightToSill"];
}

/** The sizes of a window with what was typed for one of its treatments. None stands in the way of going on. */
export function enterSizes(
  { sizes: stored = {}, measurements }: Pick<Window, "sizes" | "measurements">,
  needed: readonly SizeName[],
  typed: TypedTexts,
): Verdict<FurtherSizes, SizeName> {
  const sizes: Record<string, string | undefined> = { ...stored };
  for (const field of needed) {
    const text = typed[field];
    const read = text === undefined ? { ok: true as const, value: stored[field] ?? "" } : enterSize(text);
    if (!read.ok) return { ...read, field };
    const inches = parseInches(read.value);
    const most = inches === null ? undefined : tooLarge(field, inches, measurements);
    if (most) return { ok: false, reason: most, field };
    sizes[field] = read.value === "" ? undefined : read.value;
  }
  const odd = needed.includes("insideDepth") ? oddSize(sizes) : undefined;
  if (odd) return { ok: false, ...odd };
  return { ok: true, value: Object.fromEntries(Object.entries(sizes).filter(([, text]) => text !== undefined)) };
}

/** One size as it is stored; blank where nothing was typed. */
export function enterSize(typed: string): Verdict<string> {
  const reading = readLength(typed);
  if (reading.kind === "length") return { ok: true, value: String(reading.inches) };
  if (reading.kind === "blank") return { ok: true, value: "" };
  const nothing = reading.kind === "zero" || reading.kind === "negative" || reading.kind === "tiny";
  return { ok: false, reason: nothing ? NOTHING : NOT_A_LENGTH };
}

/** What lies within the frame is no larger than the frame. */
function tooLarge(field: SizeName, inches: Inches, measurements: Window["measurements"]): string | undefined {
  const width = parseInches(measurements.widthOfWindow ?? "");
  const height = parseInches(measurements.heightOfWindow ?? "");
  const across = [...insideWidths, "glassWidth"].some((name) => name === field);
  const down = [...insideHeights, "glassHeight"].some((name) => name === field);
  if (across && width !== null && inches > width) {
    return `This cannot be wider than the outside of the frame, ${formatInches(width)}.`;
  }
  if (down && height !== null && inches > height) {
    return `This cannot be taller than the window, ${formatInches(height)}.`;
  }
  if (field === "heightToSill" && height !== null && inches > height) {
    return `The sill cannot be lower than the bottom of the window, ${formatInches(height)}.`;
  }
  if (field === "railFromTop" && height !== null && inches >= height) {
    return `The rod hangs across the window, less than ${formatInches(height)} below the top of the frame.`;
  }
  if (insideDiagonals.some((name) => name === field) && width !== null && height !== null) {
    const most = Math.hypot(width, height);
    if (inches > most) return `From corner to corner this window is ${formatInches(roundDown(most, 1 / 8))} at most.`;
    if (inches < Math.max(width, height) / 2) return "This is far shorter than the window. Please measure again.";
  }
  if (field === "insideDepth" && inches > DEEPEST_OPENING) {
    return `No opening is deeper than ${formatInches(DEEPEST_OPENING)}. Please measure from the front of the frame to the glass.`;
  }
  return undefined;
}

/** What is still to be measured because of how a treatment hangs. */
export function sizesMissing(sizes: FurtherSizes | undefined, needed: readonly SizeName[]): SizeName[] {
  return needed.filter((name) => furtherSize(sizes, name) === undefined && !sizesLeftOpen.includes(name));
}

/** Stored sizes as they stand in a form. */
export function sizesAsTyped<Name extends string>(
  stored: Readonly<Partial<Record<Name, string | undefined>>> | undefined,
  names: readonly Name[],
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, inchesAsTyped(stored?.[name])]));
}

/** The sizes that stand in a form, as far as they are lengths. */
export function sizesShown<Name extends string>(
  names: readonly Name[],
  typed: TypedTexts,
): Partial<Record<Name, string>> {
  const read = names.map((name) => [name, parseInches(typed[name] ?? "")] as const);
  const given = read.filter(([, inches]) => inches !== null).map(([name, inches]) => [name, String(inches)]);
  return Object.fromEntries(given) as Partial<Record<Name, string>>;
}
