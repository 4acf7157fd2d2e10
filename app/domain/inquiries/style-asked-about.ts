import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleSlug } from "#app/domain/catalogue/style-image.ts";

/**
 * Which style an address or a form means, by its name or by how it is called in addresses; empty for anything else, so that
 * nobody can put words of their own where a page of ours names a style.
 */
export function nameOfStyle(text: string): string {
  const wanted = text.trim().slice(0, 100).toLowerCase();
  const found = styles.find((style) => styleSlug(style) === wanted || style.name.toLowerCase() === wanted);
  return found?.name ?? "";
}
