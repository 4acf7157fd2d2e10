import type { NamedLink } from "#app/domain/window.ts";

interface Texts {
  all(name: string): string[];
}

/** The rows that EntryRows draws, read back from a form: the first name with the first link, and so on. */
export function readEntries(form: Texts, noun: string): NamedLink[] {
  const names = form.all(`${noun}Name`);
  const links = form.all(`${noun}Link`);
  const rows = Math.max(names.length, links.length);
  return Array.from({ length: rows }, (_, index) => ({ name: names[index] ?? "", link: links[index] ?? "" }));
}
