/**
 * Lighthouse, as on a phone, for every public page: the median of three runs. Figures suffer on a busy machine, so the
 * machine's own speed is printed beside them (Lighthouse calls it the benchmark index). PAGES="/ /gallery" measures those
 * pages alone.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { accountPaths, publicPaths } from "#app/content/public-paths.ts";
import { startServer } from "#tests/support/server.ts";

const work = mkdtempSync(path.join(tmpdir(), "larkfield-lighthouse-"));
const RUNS = Number(process.env.RUNS ?? 3);
const server = await startServer({ env: { LOG_LEVEL: "silent" } });
const origin = server.url;

interface Report {
  categories: Record<string, { id: string; score: number }>;
  audits: Record<string, { displayValue?: string; numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

try {
  const wanted = process.env.PAGES?.split(" ") ?? [...publicPaths, ...accountPaths];
  for (const address of wanted) {
    const reports = Array.from({ length: RUNS }, () => measure(origin + address));
    const performance = (report: Report) => report.categories.performance?.score ?? 0;
    const report = reports.sort((a, b) => performance(a) - performance(b))[Math.floor(RUNS / 2)];
    if (!report) continue;
    const scores = Object.values(report.categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`);
    const shown = [
      "first-contentful-paint",
      "largest-contentful-paint",
      "total-blocking-time",
      "cumulative-layout-shift",
    ];
    const figures = shown.map((name) => report.audits[name]?.displayValue ?? "");
    console.log(
      `${address.padEnd(18)}${scores.join(", ")}  (${figures.join(" | ")}; machine ${report.environment.benchmarkIndex})`,
    );
  }
} finally {
  await server.stop();
  rmSync(work, { recursive: true, force: true });
}

function measure(url: string): Report {
  const file = path.join(work, "report.json");
  const flags = "--headless=new --no-sandbox --disable-gpu";
  const only = "--only-categories=performance,accessibility,best-practices,seo";
  execFileSync(
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
    { cwd: work, stdio: "ignore", env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? "/usr/bin/chromium" } },
  );
  return JSON.parse(readFileSync(file, "utf8"));
}
