// Everything that must be true before a change lands, counted together on the last line.
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build/build.mjs";
import { ensureInstalled } from "./install.mjs";
import { main, run, step } from "./steps.mjs";

const started = Date.now();
const reports = mkdtempSync(path.join(tmpdir(), "larkfield-reports-"));
const total = { passed: 0, failed: 0 };

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

/** A check that is one thing: it holds or it does not. */
async function check(title, command, args) {
  const code = await step(title, () => run(command, args));
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** Without a build there is nothing to open in a browser, and the count says so. */
async function built() {
  try {
    await ensureBuilt();
    count(1, 0);
    return true;
  } catch (error) {
    console.error(error.message);
    count(0, 1);
    return false;
  }
}

/** A runner that counts its own tests; one that dies without a report is a failure too. */
async function suite(title, command, args, env, read) {
  const report = path.join(reports, `${title.replaceAll(/\W+/g, "-")}.json`);
  const code = await step(title, () => run(command, args(report), { env: env(report) }));
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 1 };
  count(passed, code !== 0 && failed === 0 ? 1 : failed);
}

const vitest = (title, projects) =>
  suite(
    title,
    "vitest",
    (report) => [
      "run",
      ...projects.map((name) => `--project=${name}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    () => ({}),
    (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }),
  );

const playwright = (title) =>
  suite(
    title,
    "playwright",
    () => ["test", "--reporter=list,json"],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    (json) => ({ passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky }),
  );

main(async () => {
  await ensureInstalled();
  process.env.CHROMIUM = await findBrowser();
  await check("Formatting and lint", "biome", ["check", "--error-on-warnings"]);
  await check("Types of routes", "react-router", ["typegen"]);
  await check("Types", "tsc", []);
  await check("Unused code", "knip", []);
  await vitest("Unit and service tests", ["unit", "service"]);
  if (await built()) {
    await vitest("HTTP tests", ["http"]);
    await playwright("Browser tests");
  }
  await vitest("Commands in a fresh clone", ["commands"]);
  console.log(`Everything together: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
});
