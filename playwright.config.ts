import { existsSync, statfsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { writeIntoMemory } from "./tests/support/setup/in-memory.ts";

writeIntoMemory();

/**
 * Memory that Chromium's processes share is files, which Playwright puts on the disk because a container's own place for
 * them may be small. Where it is not, every answer of the site costs less.
 */
const hasRoomForSharedMemory = () => {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize > 1024 ** 3;
};

/**
 * Chromium draws parts of its own window as web pages: those around the address bar cost every test more than the page that
 * it opens. A list of features takes the place of the one before it, so what Playwright turns off is named here again.
 */
const withoutFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/setup/browser-setup.ts",
  forbidOnly: true,
  retries: 0,
  // A test waits for its page a good part of its time: a third uses what two leave of two processors.
  workers: 3,
  // To end what hangs, not to measure: where ten others want the processor, the longest journey takes more than three minutes.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Without motion a page is at every moment what it will be: nothing is measured while it fades in.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ignoreDefaultArgs: hasRoomForSharedMemory() ? ["--disable-dev-shm-usage"] : [],
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        `--disable-features=${withoutFeatures}`,
      ],
    },
  },
});
