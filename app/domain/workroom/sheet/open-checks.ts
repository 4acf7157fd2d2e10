import type { CheckCode } from "#app/domain/workroom/checks.ts";
import { mappedLabel } from "#app/domain/workroom/input/map-treatment.ts";
import { type Draft, partOf, type Sheets } from "./compute-draft.ts";

/** A check that the owner may wave and has not. */
export interface OpenCheck {
  part: string;
  code: CheckCode;
  /** "Nursery, shades". */
  where: string;
  sentence: string;
}

/** What is still open before work starts: asked about once, and printed as open if it stays so. */
export function openChecks({
  packet,
  inputs,
  sheets,
}: Pick<Draft, "packet" | "inputs"> & { sheets: Sheets }): OpenCheck[] {
  return inputs.flatMap((input, index) =>
    input.treatments.flatMap((treatment, at) => {
      const part = partOf(input, treatment);
      const where = `${input.name || `Window ${index + 1}`}, ${mappedLabel(treatment).toLowerCase()}`;
      const waved = sheets.treatments[part]?.waved ?? {};
      const checks = packet.windows[index]?.treatments[at]?.checks ?? [];
      return checks
        .filter(({ level, code, sentence }) => level === "wave" && waved[code]?.sentence !== sentence)
        .map(({ code, sentence }) => ({ part, code, where, sentence }));
    }),
  );
}

/** What a page showed of them. Where it is no longer the same, figures have changed and the owner is asked again. */
export function writeSeen(open: readonly OpenCheck[]): string {
  return open.map(({ part, code, sentence }) => [part, code, sentence].join(" ")).join("\n");
}

/** The part and the code of each that was seen. */
export function readSeen(seen: string): { part: string; code: string }[] {
  return seen.split("\n").flatMap((line) => {
    const [part = "", code = ""] = line.trim().split(" ");
    return part && code ? [{ part, code }] : [];
  });
}
