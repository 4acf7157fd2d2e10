import type { FabricBuyer, FabricRole } from "#app/domain/orders/answers/fabric-roles.ts";
import type { FabricEntry } from "#app/domain/orders/window.ts";
import { type Said, said } from "./said.ts";
import type { Fabric } from "./treatment.ts";

/** What is known of one cloth beyond what its client named: from the fabric book, its label or the mill's page. */
export type FabricFacts = Partial<Omit<Fabric, "com">>;

/** Looks a named cloth up; undefined for one that nobody has. */
export type FindFabric = (entry: FabricEntry) => FabricFacts | undefined;

/** Cloth that nobody has looked up: of the usual width, without a repeat, upright. */
const unknownCloth = {
  supplier: "",
  width: 54,
  repeat: 0,
  match: "straight",
  anyRepeatUpTo: 0,
  direction: "upright",
  sheer: false,
} as const satisfies FabricFacts;

export interface MappedFabric {
  fabric: Fabric;
  role: Said<FabricRole>;
  buyer: Said<FabricBuyer>;
  /** Somebody has looked its width and repeat up. */
  known: boolean;
}

/** The fabrics of one treatment in the order in which they were named. */
export function mapFabrics(entries: readonly FabricEntry[], find: FindFabric): MappedFabric[] {
  return entries.map((entry, index) => {
    const facts = find(entry);
    const buyer = said<FabricBuyer>(entry.buyer, "us");
    return {
      fabric: { ...unknownCloth, name: entry.name || entry.link, ...facts, com: buyer.value === "client" },
      role: said<FabricRole>(entry.role, index === 0 ? "main" : "contrast"),
      buyer,
      known: facts !== undefined,
    };
  });
}

/** The cloth that was named for a part, if any was. */
export function namedFor(role: FabricRole, fabrics: readonly MappedFabric[]): Fabric | undefined {
  return fabrics.find((fabric) => fabric.role.value === role)?.fabric;
}

/** The cloth for one part; the unknown one where none was named for it. */
export function clothFor(role: FabricRole, fabrics: readonly MappedFabric[]): Fabric {
  const of = (one: FabricRole) => fabrics.find((fabric) => fabric.role.value === one);
  // A second fabric that is called a contrast is what a contrasting welt is made of.
  const named = of(role) ?? (role === "main" ? fabrics[0] : role === "welt" ? of("contrast") : undefined);
  return named?.fabric ?? { ...unknownCloth, name: "", com: false };
}
