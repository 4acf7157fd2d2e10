import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { SITE_PLACEHOLDER } from "#app/content/site-address.ts";

/** A page with the site's own address in place of the placeholder; the same bytes when it names none. */
export function placeAddress(bytes: Buffer, origin: string): Buffer {
  if (!bytes.includes(SITE_PLACEHOLDER)) return bytes;
  return Buffer.from(bytes.toString().replaceAll(SITE_PLACEHOLDER, origin));
}

/** What the build compressed no longer fits. Done once at start, below the best so that the start stays quick. */
export async function compress(bytes: Buffer, quality: number) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes)]);
  return { br, gzip: gz };
}
