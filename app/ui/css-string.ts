/** A text as a string of CSS. Everything but plain letters and digits is written by its number, so none of it can end there. */
export function cssString(text: string): string {
  const escaped = Array.from(text, (letter) =>
    /[\w ]/.test(letter) ? letter : `\\${(letter.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped.join("")}"`;
}
