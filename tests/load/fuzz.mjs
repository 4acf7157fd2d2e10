// npm run fuzz, or npm run fuzz -- --seed=7 --requests=500: malformed requests against the built site; see tests/load/fuzz/fuzz.ts.
import { ensureBuilt } from "#scripts/build/build.mjs";
import { ensureInstalled } from "#scripts/install.mjs";
import { main, node, run } from "#scripts/steps.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await run(node, ["tests/load/fuzz/fuzz.ts", ...process.argv.slice(2)]);
});
