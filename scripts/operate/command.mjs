// npm run backup, restore and admin: they may be the first thing that is run on a new machine.
import { ensureInstalled } from "#scripts/install.mjs";
import { main, node, run } from "#scripts/steps.mjs";

const [name, ...args] = process.argv.slice(2);

main(async () => {
  await ensureInstalled();
  process.exit(await run(node, [`scripts/operate/${name}.ts`, ...args]));
});
