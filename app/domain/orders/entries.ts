import { tidyLink } from "#app/domain/link.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { MAX_NAME_LENGTH } from "./order-limits.ts";
import type { NamedLink } from "./window.ts";

interface Limit {
  most: number;
  /** What the entries are called, for the sentence that refuses too many. */
  noun: string;
  /** What the names of their fields begin with; a fault of the whole list is named by it alone. */
  prefix: string;
}

/** One field of one row, counted from 1, such as fabricLink:2. */
export function entryField(prefix: string, part: "Name" | "Link", row: number) {
  return `${prefix}${part}:${row}`;
}

/** Rows of name and link as typed: blank ones are dropped, links are tidied, the first fault speaks. */
export function tidyEntries<Entry extends NamedLink>(
  typed: readonly Entry[],
  { most, noun, prefix }: Limit,
): Verdict<Entry[]> {
  const entries: Entry[] = [];
  for (const [index, row] of typed.entries()) {
    const name = row.name.trim();
    const link = tidyLink(row.link);
    if (!link.ok) return { ...link, field: entryField(prefix, "Link", index + 1) };
    if (name === "" && link.value === "") continue;
    if (name.length > MAX_NAME_LENGTH) {
      const reason = `Please keep each name under ${MAX_NAME_LENGTH} characters.`;
      return { ok: false, reason, field: entryField(prefix, "Name", index + 1) };
    }
    entries.push({ ...row, name, link: link.value });
    if (entries.length > most) return { ok: false, reason: `You can add at most ${most} ${noun}.`, field: prefix };
  }
  return { ok: true, value: entries };
}
