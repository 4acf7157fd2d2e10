import type { ChosenStyle, Customizations } from "#app/domain/orders/window.ts";
import { type Heading, headings } from "./drapery/headings.ts";
import { type Sash, sashes } from "./drapery/sash.ts";
import { type ShadeLook, shadeLooks } from "./shades/shade-table.ts";
import { type CorniceLook, cornices } from "./tops/cornice-table.ts";
import { type ValanceLook, valances } from "./tops/valance-table.ts";

/** What the chosen styles look like, from the tables of their groups. */
export interface Looks {
  heading?: Heading;
  sash?: Sash;
  shade?: ShadeLook;
  /** `long` is the longest point on an ordinary window. */
  top?: { cornice?: CorniceLook; valance?: ValanceLook; long: number };
}

const headingTable: ReadonlyMap<string, Heading> = new Map(Object.entries(headings));
const sashTable: ReadonlyMap<string, Sash> = new Map(Object.entries(sashes));
const shadeTable: ReadonlyMap<string, ShadeLook> = new Map(Object.entries(shadeLooks));
const corniceTable: ReadonlyMap<string, CorniceLook> = new Map(Object.entries(cornices));
const valanceTable: ReadonlyMap<string, ValanceLook> = new Map(Object.entries(valances));

/** A style that is no longer in the tables is simply not drawn. */
export function findLooks({ drapes, shades, tops }: Customizations): Looks {
  const { heading, sash } = looksByKey(key(drapes?.style));
  const { shade } = looksByKey(key(shades?.style));
  const { top } = looksByKey(key(tops?.style));
  return { ...(heading && { heading }), ...(sash && { sash }), ...(shade && { shade }), ...(top && { top }) };
}

/** The look under "group/name", in whichever table holds it. */
export function looksByKey(key: string): Looks {
  const heading = headingTable.get(key);
  if (heading) return { heading };
  const sash = sashTable.get(key);
  if (sash) return { sash };
  const shade = shadeTable.get(key);
  if (shade) return { shade };
  const cornice = corniceTable.get(key);
  if (cornice) return { top: { cornice, long: cornice.long } };
  const valance = valanceTable.get(key);
  return valance ? { top: { valance, long: valance.drop } } : {};
}

function key(style: Pick<ChosenStyle, "group" | "name"> | undefined): string {
  return style ? `${style.group}/${style.name}` : "";
}
