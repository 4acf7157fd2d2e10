import { formatInches, type Inches, inchesAsTyped, parseInches, readLength } from "#app/domain/measuring/inches.ts";
import type { TypedTexts } from "#app/domain/orders/answers/typed-answers.ts";
import { enterSize } from "#app/domain/orders/answers/typed-sizes.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { arches, bayRods, MOST_TOGETHER, type StoredBay, slants, type WindowPlace } from "./place.ts";
import { placeInches } from "./place-inches.ts";
import { cornerEnds, type PlaceQuestion, placeQuestions } from "./place-questions.ts";

const flatFields = ["flatLeft", "flatMiddle", "flatRight"] as const;
const betweenFields = Array.from({ length: MOST_TOGETHER }, (_, index) => `between${index + 1}`);

/** Everything that is asked about a place, by the names of its fields. */
export const placeFields: readonly string[] = [
  ...Object.keys(placeQuestions),
  ...flatFields,
  "archRise",
  ...betweenFields,
];

const NO_ANSWER = "Please choose one of the answers.";

/** No part of a bay, no arch and no wall between two windows under one rod is larger. */
const bounds: Readonly<Record<"flat" | "archRise" | "between", { least: Inches; most: Inches; says: string }>> = {
  flat: { least: 4, most: 360, says: "A part of a bay is from 4 inches to 30 feet wide. Please measure again." },
  archRise: { least: 1, most: 120, says: "An arch rises from 1 inch to 10 feet. Please measure again." },
  between: { least: 0, most: 120, says: "Windows under one rod stand at most 10 feet apart. Please measure again." },
};

/** The place of a window without the windows beside it. A form that does not ask leaves what was said before. */
export function enterPlace(window: Window, typed: TypedTexts): Verdict<WindowPlace> {
  for (const name of Object.keys(placeQuestions) as PlaceQuestion[]) {
    const text = typed[name];
    const known = text === undefined || placeQuestions[name].answers.some(({ value }) => value === text);
    if (!known) return { ok: false, reason: NO_ANSWER, field: name };
  }
  const bay = enterBay(window.bay, typed);
  if (!bay.ok) return bay;
  const arch = typed.arch === undefined ? window.arch : arches.find((one) => one === typed.arch);
  const rise = arch ? enterLength("archRise", typed.archRise, window.archRise) : { ok: true as const, value: "" };
  if (!rise.ok) return { ...rise, field: "archRise" };
  const [rises, height] = [parseInches(rise.value), parseInches(window.measurements.heightOfWindow ?? "")];
  if (rises !== null && height !== null && rises >= height) {
    const reason = `The curve is part of the window, so it is less than ${formatInches(height)} high.`;
    return { ok: false, reason, field: "archRise" };
  }
  const slant = typed.slant === undefined ? window.slant : slants.find((one) => one === typed.slant);
  const ends = typed.corner === undefined ? window.ends : cornerEnds[typed.corner];
  return {
    ok: true,
    value: {
      ...(bay.value ? { bay: bay.value } : {}),
      ...(ends ? { ends } : {}),
      ...(arch ? { arch } : {}),
      ...(arch && slant ? { slant } : {}),
      ...(rise.value === "" ? {} : { archRise: rise.value }),
    },
  };
}

function enterBay(stored: StoredBay | undefined, typed: TypedTexts): Verdict<StoredBay | undefined> {
  const corners = typed.bay ?? (stored ? cornersOf(stored) : "");
  if (corners === "") return { ok: true, value: undefined };
  const flats: string[] = [];
  for (const [index, field] of flatFields.entries()) {
    const flat = enterLength("flat", typed[field], stored?.flats[index]);
    if (!flat.ok) return { ...flat, field };
    flats.push(flat.value);
  }
  const kept = stored && corners === cornersOf(stored);
  const angles = kept ? stored.angles : [Number(corners), Number(corners)];
  const rods = bayRods.find((one) => one === typed.bayRods) ?? stored?.rods ?? "mitered";
  return { ok: true, value: { flats, angles, rods } };
}

function enterLength(
  name: keyof typeof bounds,
  typed: string | undefined,
  stored: string | undefined,
): Verdict<string> {
  if (typed === undefined) return { ok: true, value: stored ?? "" };
  // Frames may touch.
  const read: Verdict<string> =
    name === "between" && readLength(typed).kind === "zero" ? { ok: true, value: "0" } : enterSize(typed);
  const inches = read.ok && read.value !== "" ? Number(read.value) : null;
  const { least, most, says } = bounds[name];
  return inches !== null && (inches < least || inches > most) ? { ok: false, reason: says } : read;
}

/** How far it is from frame to frame, for as many windows as hang from this one's rod. */
export function enterBetween({ bay, together = [] }: WindowPlace, typed: TypedTexts): Verdict<string[]> {
  const between: string[] = [];
  for (const [index, field] of betweenFields.entries()) {
    const entered = enterLength("between", typed[field], together[index]?.between);
    if (!entered.ok) return { ...entered, field };
    if (entered.value === "") continue;
    if (between.length < index) {
      return {
        ok: false,
        reason: "Please begin with the window next to this one.",
        field: betweenFields[between.length] ?? field,
      };
    }
    if (bay) return { ok: false, reason: "A bay has rods of its own.", field };
    between.push(entered.value);
  }
  return { ok: true, value: between };
}

/** What is stored, as it stands in the fields. */
export function placeAsTyped({ bay, ends, arch, slant, archRise, together = [] }: WindowPlace): Record<string, string> {
  const corner = Object.entries(cornerEnds).find(([, one]) => one?.join() === ends?.join());
  return {
    bay: bay ? cornersOf(bay) : "",
    ...Object.fromEntries(flatFields.map((field, index) => [field, inchesAsTyped(bay?.flats[index])])),
    bayRods: bay?.rods ?? "mitered",
    corner: corner?.[0] ?? "",
    arch: arch ?? "",
    slant: slant ?? "",
    archRise: inchesAsTyped(archRise),
    ...Object.fromEntries(betweenFields.map((field, index) => [field, between(together[index]?.between)])),
  };
}

function between(stored: string | undefined): string {
  return stored === "0" ? "0" : inchesAsTyped(stored);
}

/** Corners that the owner measured stand as the usual ones that are nearest. */
function cornersOf({ angles: [angle = 45] }: StoredBay): string {
  const offered = placeQuestions.bay.answers.map(({ value }) => value).filter((value) => value !== "");
  return offered.reduce((best, one) => (Math.abs(Number(one) - angle) < Math.abs(Number(best) - angle) ? one : best));
}

/** Said where the widths of a bay do not make the window that was measured; neither is ever changed to suit the other. */
export function bayDoubt(window: Pick<Window, "measurements"> & WindowPlace) {
  const { bay } = placeInches(window);
  const width = parseInches(window.measurements.widthOfWindow ?? "");
  const sum = bay?.flats.reduce((all, flat) => all + flat, 0);
  if (sum === undefined || width === null || Math.abs(sum - width) <= 1 / 2) return undefined;
  const finding = `The three parts of the bay come to ${formatInches(sum)}, and the window is ${formatInches(width)} wide.`;
  return { finding, request: "Please measure again along the wall, from corner to corner." };
}
