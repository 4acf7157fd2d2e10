/** npm run --silent workroom -- FILE: computes worked cases and prints them, with the figures, as JSON and nothing else. */
import { readFileSync, statSync } from "node:fs";
import { computeCases } from "#app/domain/workroom/compute-cases.ts";
import { fail, fileArgument } from "./settings.ts";

/** Ten thousand cases; a larger file is another one than was meant. */
const LARGEST_FILE = 20_000_000;

const file = fileArgument("Usage: npm run --silent workroom -- FILE");
try {
  if (statSync(file).size > LARGEST_FILE) fail(`${file} is larger than ${LARGEST_FILE / 1_000_000} MB.`);
  const { document, ok } = computeCases(JSON.parse(readFileSync(file, "utf8")));
  console.log(JSON.stringify(document, null, 1));
  process.exitCode = ok ? 0 : 1;
} catch (problem) {
  fail(problem);
}
