/** What a visitor's browser fetches for each public page before it scrolls, on a phone and on a desktop, in KB as sent. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { publicPaths } from "#app/content/public-paths.ts";

const root = path.join(import.meta.dirname, "../..");
const work = mkdtempSync(path.join(tmpdir(), "larkfield-weight-"));
const port = 43_117;
const origin = `http://localhost:${port}`;
const server = spawn(process.execPath, [path.join(root, "server.ts")], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
  env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: work, LOG_LEVEL: "silent" },
});
const screens = [
  { name: "phone", viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { name: "desktop", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

try {
  await untilReady();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  for (const { name, ...screen } of screens) {
    for (const address of publicPaths) {
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
      console.log(
        `${name.padEnd(8)}${address.padEnd(18)}${kb(all)} in all: ${parts.join(", ")}; scripts gzipped ${kb(gzipped)}; shift ${shifted.toFixed(4)}`,
      );
      await context.close();
    }
  }
  await browser.close();
} finally {
  server.kill();
  rmSync(work, { recursive: true, force: true });
}

function kb(bytes: number) {
  return (bytes / 1024).toFixed(1);
}

async function untilReady() {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (
      await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The server does not answer.");
}
