// Everything that must be true before a change lands, counted together on the last line. With --changed only what looks at
// files that differ from the last commit: for the minutes between.
import { execFileSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findBrowser } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { main, node, root, run } from "./steps.mjs";

const started = Date.now();
const changedOnly = process.argv.includes("--changed");
const reports = mkdtempSync(path.join(tmpdir(), "larkfield-reports-"));
const total = { passed: 0, failed: 0 };
const slowness = [];
const failures = [];

/**
 * Tests of services and of what is served wait a quarter of their time for disks, databases and each other: three lanes keep
 * two processors busy. On a single one they would only make each other slower.
 */
const LANES = availableParallelism() > 1 ? 3 : 1;

/** A check that is one thing: it holds or it does not. */
const check = (command, ...args) => ({ lanes: 1, command, args: () => args, read: undefined });

/** Runners that count their own tests. */
const vitest = (project, lanes, shard) => ({
  lanes,
  command: "vitest",
  args: (report) => [
    ...["run", `--project=${project}`, `--maxWorkers=${lanes}`],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ...(shard ? [`--shard=${shard}`] : []),
    ...(changedOnly ? ["--changed", "--passWithNoTests"] : []),
  ],
  read: ({ numPassedTests, numFailedTests, testResults }) => {
    for (const { name, startTime, endTime, status, message, assertionResults } of testResults) {
      const file = path.relative(root, name);
      slowness.push({ file, ms: endTime - startTime });
      const failed = assertionResults.filter((test) => test.status === "failed");
      for (const { fullName, failureMessages } of failed) failures.push([file, fullName, failureMessages[0]]);
      if (status === "failed" && failed.length === 0) failures.push([file, "the file itself", message]);
    }
    return { passed: numPassedTests, failed: numFailedTests };
  },
});

const playwright = {
  lanes: LANES,
  command: "playwright",
  args: () => ["test", "--reporter=list,json", ...(changedOnly ? ["--only-changed", "--pass-with-no-tests"] : [])],
  read: ({ stats, suites, config }) => {
    for (const suite of suites) {
      const file = path.relative(root, path.join(config.rootDir, suite.file));
      const specs = specsOf(suite);
      const durations = specs.flatMap(({ tests }) =>
        tests.flatMap(({ results }) => results.map((one) => one.duration)),
      );
      slowness.push({ file, ms: durations.reduce((sum, ms) => sum + ms, 0) });
      for (const { title, tests } of specs.filter(({ ok }) => !ok))
        failures.push([file, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message]);
    }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  },
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * A stage begins when those it needs have passed and enough of the lanes are free; the earlier in this list goes first.
 * So what keeps one processor busy runs beside what keeps another.
 */
const stages = [
  { title: "Types of routes", needs: [], ...check("react-router", "typegen") },
  // In one: each process makes the databases that its tests begin with for itself.
  { title: "Service tests", needs: [], ...vitest("service", 1) },
  { title: "Building", needs: ["Types of routes"], ...check(node, "scripts/build/build.mjs") },
  { title: "Formatting and lint", needs: [], ...check("biome", "check", "--error-on-warnings") },
  { title: "Types", needs: ["Types of routes"], ...check("tsc") },
  { title: "Unused code", needs: ["Types of routes"], ...check("knip") },
  { title: "Unit tests", needs: [], ...vitest("unit", 1) },
  { title: "Commands in a fresh clone", needs: ["Building"], ...vitest("commands", 1) },
  // In halves: they stand side by side in the two lanes that the service tests leave.
  { title: "HTTP tests, first half", needs: ["Building"], ...vitest("http", 1, "1/2") },
  { title: "HTTP tests, second half", needs: ["Building"], ...vitest("http", 1, "2/2") },
  { title: "Browser tests", needs: ["Building"], ...playwright },
];

/** What is served is judged by the whole; between, only by its own tests where those have changed. */
function asked() {
  if (!changedOnly) return stages;
  const listed = execFileSync("git", ["status", "--porcelain", "--untracked-files=all"], { cwd: root }).toString();
  const served = /\btests\/(http|e2e|support)\//.test(listed);
  const left = ["Commands in a fresh clone", ...(served ? [] : ["Building", "HTTP tests", "Browser tests"])];
  return stages.filter(({ title }) => !left.some((name) => title.startsWith(name)));
}

/** Its output is shown whole when it has ended, because another stage runs beside it. */
async function runStage({ title, command, args, read }) {
  const begun = Date.now();
  const name = path.join(reports, title.replaceAll(/\W+/g, "-"));
  const [report, log] = [`${name}.json`, `${name}.log`];
  const output = openSync(log, "a");
  console.log(`• ${title} …`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) };
  const code = await run(command, args(report), { stdio: ["ignore", output, output], env });
  closeSync(output);
  process.stdout.write(readFileSync(log));
  console.log(`  ${title}: ${seconds(Date.now() - begun)} s`);
  const { passed, failed } = counted(code, read, report);
  if (failed > 0 && !read) failures.push([title, "refused"]);
  total.passed += passed;
  total.failed += failed;
  return failed === 0;
}

/** A runner that dies without a report is a failure too. */
function counted(code, read, report) {
  if (!read) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(report)) return { passed: 0, failed: code === 0 && changedOnly ? 0 : 1 };
  const { passed, failed } = read(JSON.parse(readFileSync(report, "utf8")));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function runAll(waiting) {
  const running = new Map();
  const ended = new Map();
  let free = LANES;
  while (waiting.length > 0 || running.size > 0) {
    const lost = waiting.filter(({ needs }) => needs.some((need) => ended.get(need) === false));
    for (const stage of lost) {
      console.log(`  ${stage.title}: left out, because of what it needs`);
      ended.set(stage.title, false);
    }
    waiting = waiting.filter((stage) => !lost.includes(stage));
    const fits = ({ needs, lanes }) => needs.every((need) => ended.get(need)) && (lanes <= free || running.size === 0);
    const next = waiting.find(fits);
    if (next) {
      waiting = waiting.filter((stage) => stage !== next);
      free -= next.lanes;
      running.set(
        next,
        runStage(next).then((held) => ({ stage: next, held })),
      );
    } else if (running.size > 0) {
      const { stage, held } = await Promise.race(running.values());
      running.delete(stage);
      free += stage.lanes;
      ended.set(stage.title, held);
    }
  }
}

/** Enough to know it again: the whole stands above, in the output of its stage. */
const shortened = (message = "") => stripVTControlCharacters(message).trim().split("\n").slice(0, 8).join("\n  ");
const seconds = (ms) => (ms / 1000).toFixed(1);

main(async () => {
  await ensureInstalled();
  process.env.CHROMIUM = await findBrowser();
  await runAll(asked());
  const slowest = slowness.sort((one, other) => other.ms - one.ms).slice(0, 10);
  for (const { file, ms } of slowest) console.log(`Among the slowest: ${file}, ${seconds(ms)} s`);
  for (const [file, title, message] of failures) console.log(`Failed: ${file} › ${title}\n  ${shortened(message)}`);
  rmSync(reports, { recursive: true, force: true });
  console.log(`Everything together: ${seconds(Date.now() - started)} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
});
