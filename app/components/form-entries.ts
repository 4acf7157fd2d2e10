import { fabricField } from "#app/domain/orders/answers/fabric-roles.ts";
import { entryField } from "#app/domain/orders/entries.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import type { FormProblem } from "#app/web/form-problem.ts";

/** More than any order holds, even one from before there was a limit; a refused form shows no more. */
const MOST_SHOWN = 60;

/** The rows that EntryRows draws, read back from a form: the first name with the first link, and so on. */
export function readEntries(form: { all(name: string): string[] }, noun: string): NamedLink[] {
  const names = form.all(`${noun}Name`);
  const links = form.all(`${noun}Link`);
  const rows = Math.max(names.length, links.length);
  return Array.from({ length: rows }, (_, index) => ({ name: names[index] ?? "", link: links[index] ?? "" }));
}

/** What was typed in the rows, as a refused form hands it back. */
export function entryValues(noun: string, rows: readonly NamedLink[]): Record<string, string> {
  const shown = rows.slice(0, MOST_SHOWN).flatMap(({ name, link }, index) => [
    [entryField(noun, "Name", index + 1), name],
    [entryField(noun, "Link", index + 1), link],
  ]);
  return Object.fromEntries(shown);
}

/** The rows to show: those of the refused form, or else the stored ones. */
export function entriesAfter(problem: FormProblem | undefined, noun: string, stored: readonly NamedLink[]) {
  const rows: NamedLink[] = [];
  for (let row = 1; problem?.values?.[entryField(noun, "Name", row)] !== undefined; row++) {
    rows.push({
      name: problem.values[entryField(noun, "Name", row)] ?? "",
      link: problem.values[entryField(noun, "Link", row)] ?? "",
    });
  }
  return rows.length > 0 ? rows : stored;
}

/** What was chosen beside the rows of fabrics, as a refused form hands it back. */
export function fabricAnswerValues(
  noun: string,
  { roles, buyers }: { roles: readonly string[]; buyers: readonly string[] },
) {
  const values = (part: "Role" | "Buyer", texts: readonly string[]) =>
    texts.slice(0, MOST_SHOWN).map((text, index) => [fabricField(noun, part, index + 1), text]);
  return Object.fromEntries([...values("Role", roles), ...values("Buyer", buyers)]);
}
