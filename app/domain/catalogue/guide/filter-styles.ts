import { styleGroups, stylesOf } from "#app/domain/catalogue/catalogue.ts";
import { type GroupId, type Style, styleKey, type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { type Character, characters, type Room, rooms } from "./traits.ts";

/** What the style guide can be asked for; a wish that is left out asks for nothing. */
export interface StyleWishes {
  kind?: TreatmentType;
  look?: Character;
  room?: Room;
}

export type Wish = keyof StyleWishes;
export const wishNames = ["kind", "look", "room"] as const satisfies readonly Wish[];

/** As much of a style as a wish can be about. */
export interface Wished {
  kind: TreatmentType;
  look: Character;
  rooms: readonly Room[];
}

/** Anybody can write an address: what it asks for and we do not know, it does not ask for. */
export function wishesIn(search: URLSearchParams): StyleWishes {
  const kind = treatmentTypes.find((one) => one === search.get("kind"));
  const look = characters.find((one) => one === search.get("look"));
  const room = rooms.find((one) => one === search.get("room"));
  return { ...(kind && { kind }), ...(look && { look }), ...(room && { room }) };
}

export function fitsWishes(style: Wished, { kind, look, room }: StyleWishes): boolean {
  return (!kind || style.kind === kind) && (!look || style.look === look) && (!room || style.rooms.includes(room));
}

/** Groups that hold one style each are a family together, so that none stands alone. */
const families: readonly (readonly GroupId[])[] = [
  ["pleated-tops"],
  ["grommet-top", "hidden-tab-top", "plain-top", "ripplefold"],
  ["rod-pocket"],
  ["soft-shades", "hard-shades"],
  ["cornice-boards"],
  ["board-mount-valances"],
  ["rod-mount-valances"],
];

/** The styles of its family that follow a style; after the last one, the first. */
export function neighborsOf(style: Style, most: number): Style[] {
  const groups = families.find((family) => family.includes(style.group)) ?? [style.group];
  const family = styleGroups.filter(({ id }) => groups.includes(id)).flatMap(stylesOf);
  const at = family.findIndex((one) => styleKey(one) === styleKey(style));
  return [...family.slice(at + 1), ...family.slice(0, at)].slice(0, most);
}
