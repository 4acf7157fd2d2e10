/**
 * Lighthouse, as on a phone, for every public page: the median of three runs. Figures suffer on a busy machine, so the
 * machine's own speed is printed beside them (Lighthouse calls it the benchmark index). PAGES="/ /gallery" measures those
 * pages alone.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { accountPaths, publicPaths, stylePaths } from "#app/content/public-paths.ts";
import { FINDER_PATH } from "#app/content/site-links.ts";
import { startServer } from "#tests/support/server.ts";
import { report } from "./support/table.ts";

const work = mkdtempSync(path.join(tmpdir(), "larkfield-lighthouse-"));
const RUNS = Number(process.env.RUNS ?? 3);
const server = await startServer({ env: { LOG_LEVEL: "silent" } });
const origin = server.url;

interface Report {
  categories: Record<string, { id: string; score: number }>;
  audits: Record<string, { displayValue?: string; numericValue?: number }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { code: string };
}

try {
  const wanted = process.env.PAGES?.split(" ") ?? [
    ...publicPaths,
    ...stylePaths.slice(0, 1),
    FINDER_PATH,
    ...accountPaths,
  ];
  for (const address of wanted) {
    // A process that has just started compiles its code while it answers; a site that runs does not.
    for (let warm = 0; warm < 20; warm += 1) await (await fetch(origin + address)).arrayBuffer();
    const performance = ({ categories }: Report) => categories.performance?.score ?? 0;
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await measure(origin + address));
    const sorted = reports.sort((a, b) => performance(a) - performance(b));
    const middle = sorted[Math.floor(RUNS / 2)];
    if (!middle) continue;
    const scores = Object.values(middle.categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`);
    const shown = [
      "first-contentful-paint",
      "largest-contentful-paint",
      "total-blocking-time",
      "cumulative-layout-shift",
    ];
    const figures = shown.map((name) => middle.audits[name]?.displayValue ?? "");
    report({
      what: `Lighthouse, phone: ${address}`,
      measured: `${scores.join(", ")} (${figures.join(" | ")})`,
      beside: `runs ${sorted.map((run) => Math.round(performance(run) * 100)).join(" ")}, machine ${middle.environment.benchmarkIndex}`,
      limit: "98, 100, 100, 100",
    });
  }
} finally {
  await server.stop();
  rmSync(work, { recursive: true, force: true });
}

/** Now and then the browser does not start, or the beginning of the recording is lost; such a run says nothing of the page. */
async function measure(url: string, attempts = 3): Promise<Report> {
  try {
    const result = await runLighthouse(url);
    if (!result.runtimeError) return result;
    console.log(`Lighthouse could not record ${url}: ${result.runtimeError.code}`);
  } catch (error) {
    console.log(String(error));
  }
  if (attempts === 1) throw new Error(`Lighthouse failed three times on ${url}.`);
  return measure(url, attempts - 1);
}

/** Waited for, not blocked by: who is asleep for a minute does not see the server close what it keeps open, and asks there again. */
async function runLighthouse(url: string): Promise<Report> {
  const file = path.join(work, "report.json");
  const flags = "--headless=new --no-sandbox --disable-gpu";
  const only = "--only-categories=performance,accessibility,best-practices,seo";
  await promisify(execFile)(
    "npm",
    [
      "exec",
      "--yes",
      "lighthouse@13.5.0",
      "--",
      url,
      "--quiet",
      only,
      "--output=json",
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    { cwd: work, env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? "/usr/bin/chromium" } },
  );
  return JSON.parse(readFileSync(file, "utf8"));
}
