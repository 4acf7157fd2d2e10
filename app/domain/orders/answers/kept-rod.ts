import { formatInches, type Inches, parseInches } from "#app/domain/measuring/inches.ts";
import type { MeasurementTexts } from "#app/domain/measuring/measurement-texts.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { enterSize } from "./typed-sizes.ts";
import type { RodSizeName } from "./window-hardware.ts";

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
export function enterRodSize(name: RodSizeName, typed: string, measurements: MeasurementTexts = {}): Verdict<string> {
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
