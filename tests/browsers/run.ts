/** npm run browsers: the journey of a client in the browsers of this machine that the other tests do not drive. */
import { existsSync } from "node:fs";
import { startServer } from "#tests/support/server.ts";
import type { Driver } from "./driver.ts";
import { openFirefox } from "./firefox.ts";
import { walk } from "./journey.ts";
import { openWebKit } from "./webkit.ts";

const first = (...files: string[]) => files.find((file) => existsSync(file));
const libraries = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;
const firefox = first("/usr/bin/firefox-esr", "/usr/bin/firefox");
const driver = first("/usr/bin/WebKitWebDriver");
const miniBrowser = first(`${libraries}/webkit2gtk-4.1/MiniBrowser`, `${libraries}/webkit2gtk-4.0/MiniBrowser`);
const display = first("/usr/bin/Xvfb");

const browsers: { name: string; needs: string; open: (() => Promise<Driver>) | undefined }[] = [
  { name: "Firefox", needs: "firefox-esr", open: firefox ? () => openFirefox(firefox) : undefined },
  {
    name: "WebKitGTK",
    needs: "webkit2gtk-driver and xvfb",
    open: driver && miniBrowser && display ? () => openWebKit({ driver, browser: miniBrowser, display }) : undefined,
  },
];

const wanted = process.argv[2];
const server = await startServer();
for (const { name, needs, open } of browsers.filter((one) => !wanted || one.name === wanted)) {
  if (!open) {
    console.log(`${name}: not installed here (Debian: ${needs})`);
    continue;
  }
  const started = Date.now();
  const done: string[] = [];
  const browser = await open();
  try {
    await walk(browser, server.url, (step) => done.push(step));
    const complaints = browser.complaints();
    if (complaints.length > 0) throw new Error(`the browser complained: ${complaints.join("; ")}`);
    console.log(`${name}: ${done.join(", ")} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}: ${done.join(", ") || "nothing"}, then ${error instanceof Error ? error.message : error}`);
  } finally {
    await browser.close();
  }
}
await server.stop();
