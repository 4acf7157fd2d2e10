import type { Verdict } from "#app/domain/verdict.ts";
import type { QuoteLine } from "./quote-types.ts";

type Choosable = Pick<QuoteLine, "key" | "role" | "choiceGroup" | "suggested">;

/** The keys of the optional lines and choices that we suggest. */
export function suggestedKeys(lines: readonly Choosable[]): string[] {
  return lines.filter(({ role, suggested }) => role !== "fixed" && suggested).map(({ key }) => key);
}

/** The groups of which one line counts, in the order of their first line. */
export function choiceGroups<Line extends Choosable>(lines: readonly Line[]): { group: string; lines: Line[] }[] {
  const inGroups = lines.filter(({ role }) => role === "choice");
  return [...new Set(inGroups.map(({ choiceGroup }) => choiceGroup))].map((group) => ({
    group,
    lines: inGroups.filter(({ choiceGroup }) => choiceGroup === group),
  }));
}

/** The name of a group's radios; extras are boxes named `chosen`. */
export function groupField(group: string): string {
  return `chosen[${group}]`;
}

/**
 * What a client picked, as it is stored: sorted keys. Only lines that the owner marked can be picked or left out, so any
 * other key is passed over; in each group exactly one counts.
 */
export function checkChosen(lines: readonly Choosable[], picked: readonly string[]): Verdict<string[]> {
  const chosen = new Set(picked.filter((key) => lines.some((line) => line.key === key && line.role !== "fixed")));
  for (const { group, lines: ofGroup } of choiceGroups(lines)) {
    const count = ofGroup.filter(({ key }) => chosen.has(key)).length;
    if (count !== 1) return { ok: false, reason: `Please choose one of ${group}.`, field: groupField(group) };
  }
  return { ok: true, value: [...chosen].sort() };
}

/** What was chosen of what a quote leaves open, in words: "Lining: Blackout", "Tassels", "without Fringe". */
export function choiceWords(lines: readonly (Choosable & { label: string })[], chosen: readonly string[]): string[] {
  return [
    ...choiceGroups(lines).flatMap(({ group, lines: ofGroup }) =>
      ofGroup.filter(({ key }) => chosen.includes(key)).map(({ label }) => `${group}: ${label}`),
    ),
    ...lines
      .filter(({ role }) => role === "optional")
      .map(({ key, label }) => (chosen.includes(key) ? label : `without ${label}`)),
  ];
}

/** Lines as somebody chose from them: what they took is what is suggested next. */
export function suggestedAs<Line extends Choosable>(lines: readonly Line[], chosen: readonly string[]): Line[] {
  return lines.map((line) => (line.role === "fixed" ? line : { ...line, suggested: chosen.includes(line.key) }));
}

/** Whether two choices are the same, in whatever order. */
export function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  const keys = new Set(one);
  return keys.size === new Set(other).size && other.every((key) => keys.has(key));
}

/** "Living Room: Blackout lining; Contrast band", with the names of the windows where they are known; nothing that had no choice. */
export function chosenInWords(
  lines: readonly (Choosable & Pick<QuoteLine, "label" | "windowKey">)[],
  chosen: readonly string[],
  windows: readonly { key: string; name: string }[],
): string {
  const taken = lines.filter(({ key, role }) => role !== "fixed" && chosen.includes(key));
  return taken
    .map(({ label, windowKey }) =>
      [windows.find(({ key }) => key === windowKey)?.name, label].filter(Boolean).join(": "),
    )
    .join("; ");
}
