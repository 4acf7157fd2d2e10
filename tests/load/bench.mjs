// npm run bench, or npm run bench -- NAME: measures, and ends with one table. What is over its limit is for the reader to see.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt } from "#scripts/build/build.mjs";
import { ensureInstalled } from "#scripts/install.mjs";
import { main, node, root, run, step } from "#scripts/steps.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const wanted = process.argv.slice(2);
  const names = readdirSync(path.join(root, "tests/load/bench"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => path.basename(file, ".ts"))
    .filter((name) => wanted.length === 0 || wanted.includes(name));
  const folder = mkdtempSync(path.join(tmpdir(), "larkfield-table-"));
  const table = path.join(folder, "rows");
  const options = { env: { BENCH_TABLE: table } };
  for (const name of names) {
    const code = await step(`Measuring ${name}`, () => run(node, [`tests/load/bench/${name}.ts`], options));
    if (code !== 0) process.exitCode = code;
  }
  if (existsSync(table)) print(readFileSync(table, "utf8").trim().split("\n"));
  rmSync(folder, { recursive: true });
});

function print(lines) {
  const head = ["what", "measured", "beside it in the same run", "ratio", "asked"];
  const rows = lines.map((line) => {
    const { what, measured, beside = "", ratio, limit = "" } = JSON.parse(line);
    return [what, measured, beside, ratio === undefined ? "" : ratio.toFixed(2), limit];
  });
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)));
  console.log();
  for (const row of [head, widths.map((width) => "-".repeat(width)), ...rows]) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`);
  }
}
