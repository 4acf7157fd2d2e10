import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { SITE_PLACEHOLDER } from "#app/content/site-address.ts";

/** A page with the site's own address in place of the placeholder; the same bytes when it names none. */
export function placeAddress(bytes: Buffer, origin: string): Buffer {
  if (!bytes.includes(SITE_PLACEHOLDER)) return bytes;
  return Buffer.from(bytes.toString().replaceAll(SITE_PLACEHOLDER, origin));
}

/** What the build compressed no longer fits. Below the best, because somebody waits for it. */
export function compress(bytes: Buffer, quality: number) {
  const packed = last.then(() => pack(bytes, quality));
  last = packed.catch(() => {});
  return packed;
}

/** One page after another: what its packing took is freed in between, and that of all at once stayed with the process. */
let last: Promise<unknown> = Promise.resolve();

async function pack(bytes: Buffer, quality: number) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes) };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes)]);
  return { br, gzip: gz };
}

/** As wide as the page: the usual window of 4 MB is made ready anew for each. */
const windowOf = ({ length }: Buffer) => Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16))));
