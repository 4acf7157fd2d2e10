const files = import.meta.glob<string>("./**/*.svg", { query: "?raw", import: "default", eager: true });

/** A drawing that nobody computes: its file, read while a page is made, so that none travels with the scripts. */
export function drawing(name: string): string {
  const file = files[`./${name}.svg`];
  if (!file) throw new Error(`Nobody has drawn ${name}.`);
  return forPage(file.replaceAll(/ xmlns="[^"]*"|\s+(?=<|\/>)|\n/g, ""));
}

/**
 * A page holds a drawing twice, once as data: with quotes that the data need not escape, the second compresses well. The
 * names of classes keep theirs, for the build looks for them (scripts/build/used-rules.ts).
 */
export const forPage = (markup: string) => markup.replaceAll(/(?<! class)="([^"]*)"/g, "='$1'");
