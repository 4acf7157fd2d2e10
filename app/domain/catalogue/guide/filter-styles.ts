import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
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
