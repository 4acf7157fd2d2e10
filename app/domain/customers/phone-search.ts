/**
 * The digits that a search for a phone number means, however it is punctuated; nothing for a search that is none. Numbers
 * are stored without the country's 1.
 */
export function searchedDigits(search: string): string {
  if (!/^[\d\s().+-]+$/.test(search)) return "";
  const digits = search.replaceAll(/\D/g, "");
  const withCountry = /^\(?\+\s*1/.test(search) || digits.length === 11;
  return withCountry && digits.length > 1 ? digits.replace(/^1/, "") : digits;
}
