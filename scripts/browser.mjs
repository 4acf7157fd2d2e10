import { existsSync } from "node:fs";
import { run, step } from "./steps.mjs";

/** Without a window to draw around the page: with it the tests take two thirds of the time. */
const shell = "/usr/lib/chromium/chromium-headless-shell";
const usual = [
  shell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Chromium for the browser tests: the quickest that is there, or Debian's when we may install it. */
export async function findBrowser() {
  const there = () => [process.env.CHROMIUM, ...usual].find((place) => place && existsSync(place));
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const isNamed = Boolean(process.env.CHROMIUM) && there() === process.env.CHROMIUM;
  if (mayInstall && !isNamed && there() !== shell) {
    await step("Installing Chromium", async () => {
      // Where it is not to be had, or nothing can be reached, a Chromium that is there will do.
      const haste = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"];
      const code = await aptGet(...haste, "install", "--no-remove", "chromium-headless-shell", "fonts-liberation");
      if (code === 0 || there()) return;
      await aptGet("update");
      for (const browser of ["chromium-headless-shell", "chromium"])
        if ((await aptGet("install", browser, "fonts-liberation")) === 0) return;
    });
  }
  if (there()) return there();
  throw new Error(
    "The browser tests need Chromium. Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM to its path.",
  );
}

function aptGet(...args) {
  const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" }, stdio: "ignore" };
  return run("apt-get", ["-y", "-qq", "--no-install-recommends", ...args], quiet);
}
