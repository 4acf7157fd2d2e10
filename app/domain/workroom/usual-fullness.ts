import { type Style, styleKey } from "#app/domain/catalogue/style.ts";
import { defaultShopRules } from "./rules/shop-rules.ts";
import { valanceStyles } from "./tops/valance-styles.ts";

/** How much more cloth goes into a style than is seen of it: so many times its width or height, or in what it is laid. */
export type UsualFullness =
  | { in: "width" | "height"; times: number }
  | { in: "pleats" | "folds" | "ribs" | "swags" | "nothing" | "noCloth" };

/** By the rules that a workroom starts with: a page that is the same for everyone does not know what an owner changed. */
export function usualFullness(style: Style): UsualFullness {
  const key = styleKey(style);
  if (style.treatment === "shades") return shadeFullness(key);
  const drapes = defaultShopRules.fullness[key];
  if (drapes !== undefined) return { in: "width", times: drapes };
  const valance = valanceStyles[key];
  if (valance?.fullness && !valance.pleats) return { in: "width", times: valance.fullness(defaultShopRules) };
  if (valance?.pleats || valance?.tongues) return { in: "pleats" };
  if (valance?.extra) return { in: "folds" };
  return { in: valance?.swags ? "swags" : "nothing" };
}

function shadeFullness(key: string): UsualFullness {
  if (key === "hard-shades/Hard Shades") return { in: "noCloth" };
  if (key === "soft-shades/Hobbled") return { in: "height", times: defaultShopRules.hobbleFactor };
  return { in: /(Front|Reverse) Fold$/.test(key) ? "ribs" : "nothing" };
}
