/** Names in a row, each in quotes, because one may have a comma in it. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(", ");
}
