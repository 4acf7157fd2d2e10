import { existsSync } from "node:fs";
import { run, step } from "./steps.mjs";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Chromium for the browser tests: the one that is there, or Debian's when we may install it. */
export async function findBrowser() {
  const there = () => [process.env.CHROMIUM, ...usual].find((place) => place && existsSync(place));
  if (there()) return there();
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await step("Installing Chromium", async () => {
      const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" }, stdio: ["ignore", "ignore", "inherit"] };
      await run("apt-get", ["update", "-qq"], quiet);
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"], quiet);
    });
    if (there()) return there();
  }
  throw new Error(
    "The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM to its path.",
  );
}
