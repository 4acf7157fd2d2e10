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
