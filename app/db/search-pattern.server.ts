import { sql } from "kysely";
import { foldText } from "#app/domain/fold-text.ts";

/**
 * A LIKE pattern that finds this text anywhere; percent signs and underscores in it mean themselves. Where nothing is left
 * to look for, as of a lone "#", nothing is found.
 */
export function containing(text: string) {
  return text === "" ? "" : `%${escapeLike(text)}%`;
}

/** The same text for a place in a pattern of one's own. */
export function escapeLike(text: string) {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}

/** Whether a person of `users` is called so, with accents and apostrophes or without. */
export function isNamed(search: string) {
  return sql<boolean>`"foldedName" like ${containing(foldText(search))} escape '\\'`;
}
