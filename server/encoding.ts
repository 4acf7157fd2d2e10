type Encoding = "br" | "gzip" | undefined;

/** Browsers send one of a handful of headers; a sender who invents new ones fills no memory. */
const known = new Map<string, Encoding>();
const MAX_KNOWN = 100;

/** The best of our encodings that the browser accepts. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return undefined;
  if (known.has(header)) return known.get(header);
  const encoding = bestOf(header);
  if (known.size < MAX_KNOWN) known.set(header, encoding);
  return encoding;
}

function bestOf(header: string): Encoding {
  const accepted = new Set(
    header
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";", 1)[0]),
  );
  if (accepted.has("br")) return "br";
  if (accepted.has("gzip")) return "gzip";
  return undefined;
}
