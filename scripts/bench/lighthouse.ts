/**
 * Lighthouse, as on a phone, for every public page: the median of three runs. Figures suffer on a busy machine, so the
 * machine's own speed is printed beside them (Lighthouse calls it the benchmark index).
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { publicPaths } from "#app/content/public-paths.ts";

const root = path.join(import.meta.dirname, "../..");
const work = mkdtempSync(path.join(tmpdir(), "larkfield-lighthouse-"));
const port = 43_118;
const origin = `http://localhost:${port}`;
const RUNS = Number(process.env.RUNS ?? 3);
const server = spawn(process.execPath, [path.join(root, "server.ts")], {
  cwd: root,
  stdio: ["ignore", "ignore", "inherit"],
  env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: work, LOG_LEVEL: "silent" },
});

interface Report {
  categories: Record<string, { id: string; score: number }>;
  audits: Record<string, { displayValue?: string; numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

try {
  await untilReady();
  for (const address of publicPaths) {
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
  server.kill();
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
