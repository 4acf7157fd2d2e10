/** tests/mutants/run.mjs says in MUTANTS which files to break and where the results are kept. */
const { folder, files, results } = JSON.parse(process.env.MUTANTS ?? "{}");

/** Tables of the catalogue: words and numbers that a test could only repeat. */
const tables = ["drapes", "shades", "rod-valances", "board-valances", "cornices"];

const configFile = "tests/mutants/vitest.config.ts";

/** Tests of use cases stand in groups, which the runner for Vitest does not find again under Vitest 5: they get a process each time. */
const runner = folder?.startsWith("app/services")
  ? { testRunner: "command", commandRunner: { command: `vitest run --bail=1 --config=${configFile}` } }
  : { testRunner: "vitest", vitest: { configFile, related: true }, coverageAnalysis: "perTest" };

export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  ...runner,
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
