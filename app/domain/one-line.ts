/** Marks that turn the direction of what follows: nobody needs them in a name, and they can make an address lie. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text in one line: what a person typed cannot begin a line, or a header, of its own. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(turns, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
}
