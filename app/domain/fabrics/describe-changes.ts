import type { FabricDetails } from "./book-fabric.ts";
import { fabricFieldNames, fabricFields } from "./fabric-fields.ts";

export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** Which fields of a cloth differ, as people read them. */
export function fabricChanges(before: FabricDetails, after: FabricDetails): FieldChange[] {
  return fabricFieldNames.flatMap((name) => {
    const { label, write } = fabricFields[name];
    const [was, is] = [write(before), write(after)];
    return was === is ? [] : [{ label, before: was, after: is }];
  });
}

const LONGEST_WORDS = 1_000;

/** "Usable width: 54 to 55; Care: none to Dry clean", for the history. */
export function changesInWords(changes: readonly FieldChange[]): string {
  const words = changes.map(({ label, before, after }) => `${label}: ${before || "none"} to ${after || "none"}`);
  return words.join("; ").slice(0, LONGEST_WORDS);
}
