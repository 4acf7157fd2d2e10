/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plainLetters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const ODD_LETTERS = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "g");

/**
 * A text as people look for it: lower case, without accents or apostrophes, with straight quotes and plain dashes. What is
 * stored and what is searched for are folded alike, so that either may be written with or without them, on any database.
 */
export function foldText(text: string): string {
  return (
    text
      // Unicode would take this one apart into a space and a mark.
      .replaceAll("´", "'")
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(ODD_LETTERS, (letter) => plainLetters[letter] ?? letter)
      .replaceAll(/['‘’‛′ʹʻʼ`]/g, "")
      .replaceAll(/[“”„″]/g, '"')
      .replaceAll(/\p{Pd}/gu, "-")
      .replaceAll(/\s+/g, " ")
      .trim()
  );
}
