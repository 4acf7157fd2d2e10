import type { Character, Room, WindowShape } from "#app/domain/catalogue/guide/traits.ts";

export const characterWords: Record<Character, string> = { tailored: "Tailored", soft: "Soft", formal: "Formal" };

export const roomWords: Record<Room, string> = {
  living: "Living room",
  dining: "Dining room",
  bedroom: "Bedroom",
  nursery: "Nursery",
  kitchen: "Kitchen",
  bath: "Bath",
  study: "Study",
  hall: "Hall",
};

export const windowWords: Record<WindowShape, string> = { small: "Small or narrow", wide: "Wide", tall: "Tall" };
