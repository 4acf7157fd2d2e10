export const treatmentTypes = ["drapes", "shades", "tops"] as const;
export type TreatmentType = (typeof treatmentTypes)[number];

export const treatmentLabels: Record<TreatmentType, string> = { drapes: "Drapes", shades: "Shades", tops: "Tops" };

export const topCategories = ["corniceBoard", "valance"] as const;
export type TopCategory = (typeof topCategories)[number];

export const topCategoryLabels: Record<TopCategory, string> = { corniceBoard: "Cornice Board", valance: "Valance" };

export const groupIds = [
  "grommet-top",
  "pleated-tops",
  "hidden-tab-top",
  "plain-top",
  "rod-pocket",
  "ripplefold",
  "soft-shades",
  "hard-shades",
  "cornice-boards",
  "board-mount-valances",
  "rod-mount-valances",
] as const;
export type GroupId = (typeof groupIds)[number];

export interface StyleGroup {
  id: GroupId;
  name: string;
  treatment: TreatmentType;
  category?: TopCategory;
  description: string;
  styles: readonly { name: string; description: string }[];
}

/** A style is its name within its group: "Judith" hangs from a board in one group and from a rod in another. */
export interface Style {
  name: string;
  group: GroupId;
  treatment: TreatmentType;
  category?: TopCategory;
  description: string;
}

/** Enough to find a style by. The group may be one that was stored long ago. */
export interface StyleRef {
  group: string;
  name: string;
}

/** The one name of a style among all groups: "board-mount-valances/Judith". */
export function styleKey({ group, name }: StyleRef): string {
  return `${group}/${name}`;
}

/** "Flat Roman shade", but "Soft Roman Shade": what a style is, unless its name ends with that already. */
export function styleNamed(name: string, noun: string): string {
  const [last = ""] = noun.split(" ").slice(-1);
  const ends = last !== "" && name.toLowerCase().replace(/s$/, "").endsWith(last.toLowerCase().replace(/s$/, ""));
  return ends || noun === "" ? name : `${name} ${noun}`.trim();
}

/** Names a style in a URL or a file: board-mount-valances-judith. */
export function styleSlug(style: StyleRef): string {
  const words = style.name
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z0-9]+/g, "-");
  return `${style.group}-${words}`;
}

/** The prebuilt picture of a style. */
export function styleImage(style: StyleRef): string {
  return `/styles/${styleSlug(style)}.svg`;
}
