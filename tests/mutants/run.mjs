// npm run mutants, or npm run mutants -- FOLDER …: breaks the rules and use cases in small ways, one at a time, and shows
// which of the breaks no test noticed. Ends with one table. What was tried before and has not changed is not tried again,
// unless it is told to by --force. npm run mutants -- planted: the faults of planted/faults.mjs instead.
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ensureInstalled } from "#scripts/install.mjs";
import { main, root, run, step } from "#scripts/steps.mjs";
import { runPlanted } from "./planted/run-planted.mjs";

const layers = ["app/domain", "app/services"];

/** A layer's subjects one by one, and the files that stand beside them: each is tried, and remembered, on its own. */
function subjectsOf(layer) {
  const entries = readdirSync(path.join(root, layer), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${layer}/${name}`);
  return entries.some((entry) => entry.isFile()) ? [layer, ...folders] : folders;
}

main(async () => {
  await ensureInstalled();
  if (process.argv[2] === "planted") {
    process.exitCode = (await runPlanted(process.argv.slice(3))) === 0 ? 0 : 1;
    return;
  }
  const options = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
  const wanted = process.argv.slice(2).flatMap((one) => (one.startsWith("--") ? [] : [one.replace(/\/$/, "")]));
  const folders = (wanted.length > 0 ? wanted : layers).flatMap((one) =>
    layers.includes(one) ? subjectsOf(one) : [one],
  );
  const rows = [];
  for (const folder of folders) {
    const results = `mutants/${folder.replaceAll("/", "-")}`;
    mkdirSync(path.join(root, "mutants"), { recursive: true });
    const files = [layers.includes(folder) ? `${folder}/*.ts` : `${folder}/**/*.ts`];
    const env = {
      MUTANTS: JSON.stringify({ folder, files, results }),
      SQLITE_ONLY: "yes",
      NODE_COMPILE_CACHE: path.join(root, "mutants/compiled"),
    };
    const code = await step(`Mutants of ${folder}`, () =>
      run("stryker", ["run", "tests/mutants/stryker.config.mjs", ...options], { env }),
    );
    if (code !== 0) process.exitCode = code;
    if (existsSync(path.join(root, `${results}.json`))) rows.push(...countMutants(`${results}.json`));
  }
  print(rows);
});

/** A mutant that makes a test hang is noticed as well; one that could not be run is no mutant. */
function countMutants(file) {
  const { files } = JSON.parse(readFileSync(path.join(root, file), "utf8"));
  return Object.entries(files).map(([name, { mutants }]) => {
    const noticed = mutants.filter(({ status }) => status === "Killed" || status === "Timeout").length;
    const missed = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage").length;
    return { name, noticed, total: noticed + missed };
  });
}

function print(rows) {
  const sum = (name, some) => ({
    name,
    noticed: some.reduce((count, row) => count + row.noticed, 0),
    total: some.reduce((count, row) => count + row.total, 0),
  });
  const sums = layers.map((layer) =>
    sum(
      layer,
      rows.filter((row) => row.name.startsWith(`${layer}/`)),
    ),
  );
  const width = Math.max(...rows.map(({ name }) => name.length));
  console.log();
  for (const { name, noticed, total } of [...rows, ...sums].filter((row) => row.total > 0)) {
    const share = ((noticed / total) * 100).toFixed(1);
    console.log(`| ${name.padEnd(width)} | ${`${noticed} of ${total}`.padStart(12)} | ${share.padStart(5)} % |`);
  }
}
