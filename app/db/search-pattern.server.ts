/** A LIKE pattern that finds this text anywhere; percent signs and underscores in it mean themselves. */
export function containing(text: string) {
  return `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
}
