import { namedFabrics } from "#app/domain/orders/answers/named-fabrics.ts";
import type { Customizations } from "#app/domain/orders/window.ts";

/** Beside the drawing that wears them, so that two windows can be told apart by their cloth. */
export function clothNames(customizations: Customizations): string {
  return [...new Set(namedFabrics(customizations).map(({ name, link }) => name || link))].join(" · ");
}
