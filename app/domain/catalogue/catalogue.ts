import { drapeGroups } from "./drapes.ts";
import { shadeGroups } from "./shades.ts";
import { type Style, type StyleGroup, styleKey, styleSlug, type TopCategory, type TreatmentType } from "./style.ts";
import { boardValanceGroup, corniceGroup, rodValanceGroup } from "./tops.ts";

/** Every group in the order a client meets them. */
export const styleGroups: readonly StyleGroup[] = [
  ...drapeGroups,
  ...shadeGroups,
  corniceGroup,
  boardValanceGroup,
  rodValanceGroup,
];

export const styles: readonly Style[] = styleGroups.flatMap(stylesOf);

export function stylesOf(group: StyleGroup): Style[] {
  const { id, treatment, category } = group;
  return group.styles.map((style) => ({
    ...style,
    group: id,
    treatment,
    ...(category ? { category } : {}),
  }));
}

export function groupsOf(treatment: TreatmentType, category?: TopCategory): StyleGroup[] {
  return styleGroups.filter((group) => group.treatment === treatment && (!category || group.category === category));
}

const byKey = new Map(styles.map((style) => [styleKey(style), style]));

/** The group may be one that was stored long ago. */
export function findStyle(group: string, name: string): Style | undefined {
  return byKey.get(styleKey({ group, name }));
}

const bySlug = new Map(styles.map((style) => [styleSlug(style), style]));

/** Whatever an address or a cookie says: a style that we make, or none. */
export function findStyleBySlug(slug: unknown): Style | undefined {
  return typeof slug === "string" ? bySlug.get(slug) : undefined;
}
