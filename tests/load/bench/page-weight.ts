/** What a visitor's browser fetches for each public page before it scrolls, on a phone and on a desktop, in KB as sent. */
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { accountPaths, publicPaths, stylePaths } from "#app/content/public-paths.ts";
import { FINDER_PATH } from "#app/content/site-links.ts";
import { startServer } from "#tests/support/server.ts";
import { report } from "./support/table.ts";

const server = await startServer({ env: { LOG_LEVEL: "silent" } });
const origin = server.url;
const screens = [
  { name: "phone", viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { name: "desktop", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

try {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  for (const { name, ...screen } of screens) {
    for (const address of [...publicPaths, ...stylePaths.slice(0, 1), FINDER_PATH, ...accountPaths]) {
      const context = await browser.newContext(screen);
      const page = await context.newPage();
      const weights = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
      const scripts: Promise<number>[] = [];
      const counted: Promise<void>[] = [];
      page.on("requestfinished", (request) => {
        const kind = request.resourceType() as keyof typeof weights;
        if (!(kind in weights) || request.url().startsWith("data:")) return;
        if (kind === "script") {
          scripts.push(request.response().then(async (answer) => gzipSync((await answer?.body()) ?? "").length));
        }
        counted.push(
          request.sizes().then(({ responseBodySize }) => {
            weights[kind] += responseBodySize;
          }),
        );
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            Object.assign(window, { shifted: ((window as { shifted?: number }).shifted ?? 0) + shift.value });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(origin + address, { waitUntil: "load" });
      // Complete and live; what the carousel and lazy pictures fetch afterwards is no part of the first view.
      await page.waitForFunction(() => "__reactRouterDataRouter" in window);
      const shifted = await page.evaluate(() => (window as { shifted?: number }).shifted ?? 0);
      await Promise.all(counted);
      const gzipped = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
      const all = Object.values(weights).reduce((sum, size) => sum + size, 0);
      const parts = Object.entries(weights).map(([kind, size]) => `${kind} ${kb(size)}`);
      report({
        what: `Bytes of ${address} on a ${name}`,
        measured: `${kb(all)} KB: ${parts.join(", ")}; scripts gzipped ${kb(gzipped)}; shift ${shifted.toFixed(4)}`,
        limit: address === "/" ? "350 KB, scripts 135 KB, shift 0.01" : "shift 0.01",
      });
      await context.close();
    }
  }
  await browser.close();
} finally {
  await server.stop();
}

function kb(bytes: number) {
  return (bytes / 1024).toFixed(1);
}
