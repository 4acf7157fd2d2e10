import { expect, open, test } from "#tests/support/browser-test.ts";

const LIMIT = 350_000;

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone whose screen has ${deviceScaleFactor} dots to a pixel`, () => {
    test.use({
      viewport: { width: 390, height: 664 },
      deviceScaleFactor,
      contextOptions: { reducedMotion: "no-preference" },
    });

    test("home comes with few bytes, the second slide included", async ({ page }) => {
      const sizes = new Map<string, number>();
      const browser = await page.context().newCDPSession(page);
      await browser.send("Network.enable");
      const urls = new Map<string, string>();
      browser.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
      browser.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
        sizes.set(urls.get(requestId) ?? requestId, encodedDataLength),
      );
      await open(page, "/");
      await expect(page.getByRole("button", { name: "Made to the eighth of an inch" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await page.waitForLoadState("networkidle");
      expect([...sizes.keys()].filter((url) => url.includes("hero-ripplefold"))).toHaveLength(1);
      let bytes = 0;
      for (const size of sizes.values()) bytes += size;
      expect(bytes, JSON.stringify([...sizes])).toBeLessThan(LIMIT);
    });
  });
}
