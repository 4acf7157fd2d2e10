import {
  type ClientFabric,
  type ColorFamily,
  colorFamilies,
  type Family,
  families,
  type Room,
  rooms,
} from "./book-fabric.ts";

/** By what a client looks through the book. */
export interface ClothFilter {
  family: Family | null;
  color: ColorFamily | null;
  room: Room | null;
}

export function parseClothFilter(params: URLSearchParams): ClothFilter {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === params.get(name)) ?? null;
  return { family: oneOf(families, "family"), color: oneOf(colorFamilies, "color"), room: oneOf(rooms, "room") };
}

export function findCloths<Cloth extends Pick<ClientFabric, "family" | "colorFamily" | "rooms">>(
  cloths: readonly Cloth[],
  { family, color, room }: ClothFilter,
): Cloth[] {
  return cloths.filter(
    (cloth) =>
      (family === null || cloth.family === family) &&
      (color === null || cloth.colorFamily === color) &&
      (room === null || cloth.rooms.includes(room)),
  );
}
