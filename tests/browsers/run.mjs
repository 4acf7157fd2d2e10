// npm run browsers: see tests/browsers/run.ts.
import { ensureBuilt } from "#scripts/build/build.mjs";
import { ensureInstalled } from "#scripts/install.mjs";
import { main, node, run } from "#scripts/steps.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  process.exitCode = await run(node, ["tests/browsers/run.ts", ...process.argv.slice(2)]);
});
