import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root, run } from "#scripts/steps.mjs";
import { faults } from "./faults.mjs";

/**
 * Plants each fault alone, shows which test noticed it first, and answers how many were not noticed. Rules are asked before use
 * cases, and on SQLite alone but where two have to meet. Of some places, where they are named.
 */
export async function runPlanted(places) {
  const folder = mkdtempSync(path.join(tmpdir(), "larkfield-planted-"));
  const isWanted = ({ file }) => places.length === 0 || places.some((place) => file.startsWith(place));
  const wanted = faults.filter(isWanted);
  let missed = 0;
  for (const { fault, tests, ...planted } of wanted) {
    const fits = canPlant(planted);
    let noticed;
    if (fits) for (const some of tests) noticed ??= await whoNotices(planted, some, path.join(folder, "report.json"));
    if (!noticed) missed += 1;
    if (noticed) console.log(`noticed  ${fault}: ${noticed}`);
    else console.log(fits ? `MISSED   ${fault}` : `LOST     ${fault}: ${planted.file} no longer says it once`);
  }
  rmSync(folder, { recursive: true });
  console.log(`\n${wanted.length - missed} of ${wanted.length} planted faults noticed.`);
  return missed;
}

/** Code moves on, and a fault of the table that fits nowhere any more has to follow. */
function canPlant({ file, from }) {
  const place = path.join(root, file);
  return existsSync(place) && readFileSync(place, "utf8").split(from).length === 2;
}

/** The first test that fails. A run that ends without a report, or without a test, has noticed nothing. */
async function whoNotices({ onPostgres, ...planted }, tests, report) {
  rmSync(report, { force: true });
  const args = ["--config", "tests/mutants/planted/vitest.config.ts", "--reporter=json", `--outputFile=${report}`];
  const env = { PLANTED: JSON.stringify(planted), SQLITE_ONLY: onPostgres ? "" : "yes" };
  await run("vitest", ["run", ...args, tests], { env, stdio: "ignore" });
  if (!existsSync(report)) throw new Error(`The tests of ${tests} could not be run.`);
  const { testResults, numTotalTests } = JSON.parse(readFileSync(report, "utf8"));
  if (numTotalTests === 0) throw new Error(`There is no test in ${tests}.`);
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return all.find(({ status }) => status === "failed")?.fullName;
}
