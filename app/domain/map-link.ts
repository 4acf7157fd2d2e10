const MAP = "https://www.openstreetmap.org/search?query={address}";

/** Where a map shows an address; nothing where there is none. */
export function mapLink(address: string): string {
  return address && MAP.replace("{address}", encodeURIComponent(address));
}
