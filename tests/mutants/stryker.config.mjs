/** tests/mutants/run.mjs says in MUTANTS which files to break and where the results are kept. */
const { files, results } = JSON.parse(process.env.MUTANTS ?? "{}");

/** Tables of the catalogue: words and numbers that a test could only repeat. */
const tables = ["drapes", "shades", "tops"];

export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "tests/mutants/vitest.config.ts", related: true },
  coverageAnalysis: "perTest",
  mutate: [...(files ?? []), "!**/*.test.{ts,tsx}", ...tables.map((name) => `!app/domain/catalogue/${name}.ts`)],
  // What is said to people is checked by reading it, not by breaking it.
  mutator: { excludedMutations: ["StringLiteral"] },
  // Stryker cannot read a configuration of TypeScript 7. A name that does not exist keeps it from trying.
  tsconfigFile: "no-tsconfig.json",
  concurrency: 1,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: `${results}.json`,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false, logTests: false },
  tempDirName: "mutants/copy",
  ignorePatterns: ["/build", "/data", "/mutants", "/pictures", "/public", "/test-results"],
  allowEmpty: true,
};
