import { type Inches, parseInches, parseInchesOrZero } from "#app/domain/measuring/inches.ts";
import type { Bay, WindowBeside } from "#app/domain/measuring/window-on-wall.ts";
import type { WindowPlace } from "./place.ts";

interface PlaceInches {
  bay?: Bay | undefined;
  archRise?: Inches | undefined;
  beside: WindowBeside[];
  /** A width of the bay, or where and how wide a window beside it is, has not been measured. */
  bayOpen: boolean;
  besideOpen: boolean;
}

/** The sizes of a place as numbers; what is not known in full stands as the flat case. */
export function placeInches({ bay, archRise, together = [] }: WindowPlace): PlaceInches {
  const flats = (bay?.flats ?? []).map(parseInches).filter((flat) => flat !== null);
  const beside = together.map(({ between, width, right }) => ({
    between: parseInchesOrZero(between),
    width: parseInches(width),
    right: parseInchesOrZero(right) ?? undefined,
  }));
  const firstOpen = beside.findIndex(({ between, width }) => between === null || width === null);
  const known = firstOpen === -1 ? beside : beside.slice(0, firstOpen);
  const whole = bay !== undefined && flats.length === bay.flats.length;
  return {
    bay: whole ? { ...bay, flats } : undefined,
    archRise: parseInches(archRise ?? "") ?? undefined,
    beside: known.map(({ between, width, right }) => ({ between: between ?? 0, width: width ?? 0, right })),
    bayOpen: bay !== undefined && !whole,
    besideOpen: firstOpen !== -1,
  };
}
