import { describeList } from "#app/domain/list-query.ts";

export const MOST_SWATCHES = 5;
/** The same in a sentence. */
export const MOST_SWATCHES_IN_WORDS = "five";
export const REQUEST_MISSING = "Swatch request not found.";

export const swatchAddressFields = ["name", "email", "street", "city", "state", "zipCode"] as const;
export type SwatchAddressField = (typeof swatchAddressFields)[number];
export type SwatchAddress = Record<SwatchAddressField, string>;

/** A cloth as it was called when it was asked for. */
export interface AskedFabric {
  id: string;
  name: string;
  color: string;
}

/** Such as "Harbor Linen, Oat; Larch Velvet, Moss". */
export function fabricsInWords(fabrics: readonly Pick<AskedFabric, "name" | "color">[]): string {
  return fabrics.map(({ name, color }) => (color ? `${name}, ${color}` : name)).join("; ");
}

/** The lines of an address label. */
export function labelLines({ name, street, city, state, zipCode }: Omit<SwatchAddress, "email">): string[] {
  return [name, street, `${city}, ${state} ${zipCode}`];
}

const swatchStates = ["to_send", "sent"] as const;

export const swatchStateLabels: Record<(typeof swatchStates)[number], string> = { to_send: "To send", sent: "Sent" };

/** What waits is what the owner came for, so it is what an address without a state shows. */
export const swatchList = describeList({ state: { values: swatchStates, usual: "to_send" } });
export type SwatchListQuery = ReturnType<typeof swatchList.parse>;
