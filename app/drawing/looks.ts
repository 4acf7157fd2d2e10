import { type StyleRef, styleKey } from "#app/domain/catalogue/style.ts";
import type { ChosenStyles } from "#app/domain/measuring/placement.ts";
import { type Sash, sashes } from "./drapery/draw-sash.ts";
import { type HeadingLook, headings } from "./drapery/headings.ts";
import { type ShadeLook, shadeLooks } from "./shades/shade-table.ts";
import { type CorniceLook, cornices } from "./tops/cornice-table.ts";
import { type ValanceLook, valances } from "./tops/valance-table.ts";

/** What the chosen styles look like, from the tables of their groups. */
export interface Looks {
  heading?: HeadingLook;
  sash?: Sash;
  shade?: ShadeLook;
  cornice?: CorniceLook;
  valance?: ValanceLook;
}

const headingTable: ReadonlyMap<string, HeadingLook> = new Map(Object.entries(headings));
const sashTable: ReadonlyMap<string, Sash> = new Map(Object.entries(sashes));
const shadeTable: ReadonlyMap<string, ShadeLook> = new Map(Object.entries(shadeLooks));
const corniceTable: ReadonlyMap<string, CorniceLook> = new Map(Object.entries(cornices));
const valanceTable: ReadonlyMap<string, ValanceLook> = new Map(Object.entries(valances));

export function findLooks({ drapes, shades, tops }: ChosenStyles): Looks {
  return { ...looksOf(drapes), ...looksOf(shades), ...looksOf(tops) };
}

/** The look of a style, from whichever table holds it. One that is no longer in the tables is simply not drawn. */
export function looksOf(style: StyleRef | undefined): Looks {
  if (!style) return {};
  const key = styleKey(style);
  const heading = headingTable.get(key);
  if (heading) return { heading };
  const sash = sashTable.get(key);
  if (sash) return { sash };
  const shade = shadeTable.get(key);
  if (shade) return { shade };
  const cornice = corniceTable.get(key);
  if (cornice) return { cornice };
  const valance = valanceTable.get(key);
  return valance ? { valance } : {};
}
