/**
 * What the owner may change and a built page says all the same: each stands in the page, and in the data of the page, as a mark
 * until the shell that serves it puts the text of the day in its place. A mark has no letter that HTML or JSON write otherwise,
 * and neither may the text have one. See docs/decisions/036.
 */
export const TRIM_PRICE = "{trim price}";

/** "From $650" for a style, and what that holds; nothing where no price is to be shown. */
export const fromMark = (slug: string) => `{from ${slug}}`;
export const fromNoteMark = (slug: string) => `{from-note ${slug}}`;

const MARK = /\{(?:trim price|from(?:-note)? [a-z0-9-]+)\}/g;

export type PlacedTexts = ReadonlyMap<string, string>;

export function hasMarks(page: string): boolean {
  return page.search(MARK) !== -1;
}

export function placeTexts(page: string, texts: PlacedTexts): string {
  return page.replaceAll(MARK, (mark) => texts.get(mark) ?? mark);
}
