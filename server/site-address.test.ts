import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compress, placeAddress } from "./site-address.ts";

test("a page names the site it is served from", () => {
  const page = Buffer.from('<link href="https://site.invalid/gallery"><meta content="https://site.invalid/x.jpg">');
  expect(placeAddress(page, "https://drapery.example").toString()).toBe(
    '<link href="https://drapery.example/gallery"><meta content="https://drapery.example/x.jpg">',
  );
});

test("a page that names no site stays the very same bytes", () => {
  const page = Buffer.from("<p>Linen</p>");
  expect(placeAddress(page, "https://drapery.example")).toBe(page);
});

test("both encodings say the same", async () => {
  const page = Buffer.from("<p>Linen</p>".repeat(100));
  const { br, gzip } = await compress(page, 5);
  expect(brotliDecompressSync(br).equals(page)).toBe(true);
  expect(gunzipSync(gzip).equals(page)).toBe(true);
});
