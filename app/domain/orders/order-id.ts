/** No I, L, O or U: an id is read aloud on the phone and typed from paper. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** LF- and seven characters: about 34 thousand million, so two orders meeting is a matter for the unique key alone. */
export function newOrderId() {
  const bytes = crypto.getRandomValues(new Uint8Array(7));
  return `LF-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join("")}`;
}
