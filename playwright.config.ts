import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/setup/browser-setup.ts",
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // To end what hangs, not to measure: the longest journey takes a minute on a busy machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Without motion a page is at every moment what it will be: nothing is measured while it fades in.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
    },
  },
});
