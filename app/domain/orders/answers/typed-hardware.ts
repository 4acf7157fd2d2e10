import { formatInches, type Inches, parseInches } from "#app/domain/measuring/inches.ts";
import type { MeasurementTexts } from "#app/domain/measuring/measurement-texts.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { TypedTexts } from "./typed-answers.ts";
import { enterSize, sizesAsTyped } from "./typed-sizes.ts";
import {
  finishes,
  hardwareChoices,
  type RodSizeName,
  rodSizeNames,
  thicknesses,
  USUAL_THICKNESS,
  type WindowHardware,
} from "./window-hardware.ts";

/** No rod of a home is smaller or larger. */
const bounds: Readonly<Record<RodSizeName, { least: Inches; most: Inches; says: string }>> = {
  rodWidth: { least: 6, most: 360, says: "A rod is from 6 inches to 30 feet wide. Please measure again." },
  rodToFloor: { least: 12, most: 360, says: "A rod hangs from 1 to 30 feet above the floor. Please measure again." },
  rodStandsOut: {
    least: 0.5,
    most: 24,
    says: "A rod stands from 1/2 to 24 inches out from the wall. Please measure again.",
  },
};

/** One size of a rod that hangs already, as it is stored; blank where nothing was typed. */
function enterRodSize(name: RodSizeName, typed: string, measurements: MeasurementTexts = {}): Verdict<string> {
  const read = enterSize(typed);
  const inches = read.ok ? parseInches(read.value) : null;
  if (!read.ok || inches === null) return read;
  const { least, most, says } = bounds[name];
  const reason = inches < least || inches > most ? says : atWindow(name, inches, measurements);
  return reason ? { ok: false, reason } : read;
}

/** What cannot be at this window, as far as it has been measured. */
function atWindow(name: RodSizeName, inches: Inches, measurements: MeasurementTexts): string | undefined {
  const width = parseInches(measurements.widthOfWindow ?? "");
  const room = parseInches(measurements.heightFromFloorToCeiling ?? "");
  if (name === "rodWidth" && width !== null && inches < width / 2) {
    return `This rod would not reach across half of the window, ${formatInches(width)} wide. Please measure again.`;
  }
  if (name === "rodToFloor" && room !== null && inches > room) {
    return `The rod cannot hang above the ceiling, ${formatInches(room)} from the floor.`;
  }
  return undefined;
}

/** The fields that are asked at each window. */
export const hardwareFields = ["hardware", "finish", "thickness", ...rodSizeNames] as const;
type HardwareField = (typeof hardwareFields)[number];

/** One of them at one window of a page that shows several. */
export function hardwareField(field: HardwareField, key: string): string {
  return `${field}:${key}`;
}

/** What holds the drapes at one window; undefined where that is as for the whole order. */
export function enterHardware(
  stored: WindowHardware | undefined,
  typed: TypedTexts,
  measurements?: MeasurementTexts,
): Verdict<WindowHardware | undefined, HardwareField> {
  if (typed.hardware === undefined) return { ok: true, value: stored };
  const named = hardwareChoices.find((one) => one === typed.hardware);
  if (!named && typed.hardware !== "") return noAnswer("hardware");
  const finish = finishes.find((one) => one === typed.finish);
  if (!finish && typed.finish) return noAnswer("finish");
  const thickness = thicknesses.find((one) => one === typed.thickness);
  if (!thickness && typed.thickness) return noAnswer("thickness");
  const sizes: Partial<Record<RodSizeName, string>> = {};
  for (const field of rodSizeNames) {
    const read = enterRodSize(field, typed[field] ?? "", measurements);
    if (!read.ok) return { ...read, field };
    if (read.value !== "") sizes[field] = read.value;
  }
  // Whoever measures a rod keeps it, and whoever picks a finish wants a new one, whatever holds for the order.
  const measured = Object.keys(sizes).length > 0;
  const choice = named ?? (measured ? "keep" : finish ? "new" : undefined);
  if (!choice) return { ok: true, value: undefined };
  if (choice === "keep") return { ok: true, value: { choice, ...sizes } };
  if (choice === "suggest") return { ok: true, value: { choice } };
  return { ok: true, value: { choice, ...(finish ? { finish } : {}), thickness: thickness ?? USUAL_THICKNESS } };
}

const noAnswer = (field: HardwareField) => ({ ok: false as const, reason: "Please choose one of the answers.", field });

export function hardwareAsTyped(hardware: WindowHardware | undefined): Record<HardwareField, string> {
  return {
    hardware: hardware?.choice ?? "",
    finish: hardware?.finish ?? "",
    thickness: hardware?.thickness ?? USUAL_THICKNESS,
    ...(sizesAsTyped(hardware, rodSizeNames) as Record<RodSizeName, string>),
  };
}

/** The hardware that stands in a form, as far as it can be read: what it shows while somebody is still choosing. */
export function hardwareShown(texts: TypedTexts): WindowHardware | undefined {
  const sizes = Object.fromEntries(
    rodSizeNames.map((name) => [name, enterRodSize(name, texts[name] ?? "").ok ? texts[name] : ""]),
  );
  const read = enterHardware(undefined, { ...texts, ...sizes });
  return read.ok ? read.value : undefined;
}
