/** No I, L, O or U: an id is read aloud on the phone and typed from paper. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 7;

/** LF- and seven characters: about 34 thousand million, so two orders meeting is a matter for the unique key alone. */
export function newOrderId() {
  return orderIdOf(crypto.getRandomValues(new Uint8Array(LENGTH)));
}

/** The id that these bytes, random or made from a request, spell. */
export function orderIdOf(bytes: Uint8Array) {
  return `LF-${[...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("")}`;
}

/** What an order is called wherever it is named: by its number once it has one, until then by its id. */
export function shownOrderId({ id, number }: { id: string; number: number | null }): string {
  return number === null ? id : `LF-${number}`;
}

/** The number that a text may mean: LF-1012, lf 1012, #1012. Of anything else none. */
export function orderNumberIn(text: string): number | undefined {
  const digits = /^#?\s*(?:LF[-\s]?)?(\d{1,9})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** An id that counts is what its order is called for good. */
export function countsByItself(id: string): boolean {
  return /^LF-\d{1,6}$/.test(id);
}
