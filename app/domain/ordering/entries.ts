import { MAX_NAME_LENGTH } from "#app/domain/constants.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { NamedLink } from "#app/domain/window.ts";
import { tidyLink } from "./link.ts";

interface Limit {
  most: number;
  /** What the entries are called, for the sentence that refuses too many. */
  noun: string;
}

/** Rows of name and link as typed: blank ones are dropped, links are tidied, the first fault speaks. */
export function tidyEntries(typed: NamedLink[], { most, noun }: Limit): Verdict<NamedLink[]> {
  const entries: NamedLink[] = [];
  for (const row of typed) {
    const name = row.name.trim();
    const link = tidyLink(row.link);
    if (!link.ok) return link;
    if (name === "" && link.value === "") continue;
    if (name.length > MAX_NAME_LENGTH) {
      return { ok: false, reason: `Please keep each name under ${MAX_NAME_LENGTH} characters.` };
    }
    entries.push({ name, link: link.value });
    if (entries.length > most) return { ok: false, reason: `You can add at most ${most} ${noun}.` };
  }
  return { ok: true, value: entries };
}
