import { type MappedTreatment, mappedLabel } from "#app/domain/workroom/input/map-treatment.ts";
import type { MappedWindow } from "#app/domain/workroom/input/map-window.ts";
import type { Fabric } from "#app/domain/workroom/input/treatment.ts";
import { type FabricFacts, fabricKey, withFacts } from "./fabric-facts.ts";
import { unknownFacts } from "./sheet-fabric-form.ts";

/** A cloth that an order needs, and where. */
export interface Cloth {
  key: string;
  name: string;
  /** Such as "Living Room, drapes". */
  uses: string[];
  /** As the client said: they buy it themselves. */
  com: boolean;
  facts?: FabricFacts | undefined;
  /** Its id in the fabric book, where it was chosen from there. */
  book?: string | undefined;
}

type Facts = Readonly<Record<string, FabricFacts>>;
export type Role = "main" | "band" | "inset band" | "welt" | "contrast";

/** Cloth that nobody has named is told apart by where it goes. */
function keyOf(fabric: Fabric, window: string, { type, layer }: MappedTreatment, role: Role): string {
  return fabricKey(fabric.name) || `${window}/${layer ?? type}/${role}`;
}

interface Part {
  role: Role;
  fabric: Fabric;
}

function partsOf({ fabric, band, insetBand, welt, contrast }: MappedTreatment): Part[] {
  return [
    ...(fabric ? [{ role: "main" as const, fabric }] : []),
    ...(band ? [{ role: "band" as const, fabric: band.fabric }] : []),
    ...(insetBand ? [{ role: "inset band" as const, fabric: insetBand.fabric }] : []),
    ...(welt ? [{ role: "welt" as const, fabric: welt }] : []),
    ...(contrast ? [{ role: "contrast" as const, fabric: contrast }] : []),
  ];
}

/** The keys of the cloths that one treatment is made of. */
export function clothKeysOf(window: MappedWindow, treatment: MappedTreatment): string[] {
  return [...new Set(partsOf(treatment).map(({ fabric, role }) => keyOf(fabric, window.key, treatment, role)))];
}

/** Those that are reckoned by the usual width, because nobody has entered theirs yet. */
export function withoutWidth(cloths: readonly Cloth[]): Cloth[] {
  return cloths.filter(({ facts }) => facts?.width === undefined);
}

/** Which cloths of a treatment are cut by a width that nobody has entered yet. */
export function guessedWidths(window: MappedWindow, treatment: MappedTreatment, cloths: readonly Cloth[]): Set<Role> {
  const missing = new Set(withoutWidth(cloths).map(({ key }) => key));
  const guessed = partsOf(treatment).filter(({ fabric, role }) =>
    missing.has(keyOf(fabric, window.key, treatment, role)),
  );
  return new Set(guessed.map(({ role }) => role));
}

/** Every cloth of an order once, with what is known of it. */
export function listCloths(windows: readonly MappedWindow[], facts: Facts): Cloth[] {
  const cloths = new Map<string, Cloth>();
  for (const window of windows) {
    for (const treatment of window.treatments) {
      for (const { fabric, role } of partsOf(treatment)) {
        const key = keyOf(fabric, window.key, treatment, role);
        const made = `${window.name}, ${mappedLabel(treatment).toLowerCase()}`;
        const use = role === "main" ? made : `${made}, ${role}`;
        const known = cloths.get(key);
        if (known) known.uses.push(use);
        else cloths.set(key, { key, name: fabric.name, uses: [use], com: fabric.com, facts: facts[key] });
      }
    }
  }
  return [...cloths.values()];
}

/** What is known of a cloth as its form has it. */
export function factsToType({ com, facts = { ...unknownFacts, by: "", at: "" } }: Cloth): FabricFacts {
  return { ...facts, com: facts.com ?? com };
}

/** Who buys a cloth is decided only where it is other than the order says: that alone follows when the order changes. */
export function withoutSaid<Facts extends Pick<FabricFacts, "com">>({ com: said }: Cloth, facts: Facts): Facts {
  return facts.com === said ? { ...facts, com: undefined } : facts;
}

/** The cloths of a treatment of which the order and the owner say otherwise who buys them. */
export function boughtOtherwise(said: MappedTreatment, decided: MappedTreatment): Fabric[] {
  const now = new Map(partsOf(decided).map(({ role, fabric }) => [role, fabric]));
  return partsOf(said).flatMap(({ role, fabric }) => {
    const { com = fabric.com } = now.get(role) ?? {};
    return com === fabric.com ? [] : [fabric];
  });
}

/** A treatment whose cloths carry what was looked up about them. */
export function inKnownCloth(window: MappedWindow, treatment: MappedTreatment, facts: Facts): MappedTreatment {
  const { layer, fabric, band, insetBand, welt, contrast } = treatment;
  const known = (cloth: Fabric, role: Role) => {
    const found = withFacts(cloth, facts[keyOf(cloth, window.key, treatment, role)]);
    return layer === "sheer" ? { ...found, sheer: true } : found;
  };
  return {
    ...treatment,
    ...(fabric ? { fabric: known(fabric, "main") } : {}),
    ...(band ? { band: { ...band, fabric: known(band.fabric, "band") } } : {}),
    ...(insetBand ? { insetBand: { ...insetBand, fabric: known(insetBand.fabric, "inset band") } } : {}),
    ...(welt ? { welt: known(welt, "welt") } : {}),
    ...(contrast ? { contrast: known(contrast, "contrast") } : {}),
  };
}
