// npm run backup, restore, forget, admin and workroom: they may be the first thing that is run on a new machine.
import { ensureInstalled } from "#scripts/install.mjs";
import { main, node, run } from "#scripts/steps.mjs";

const [name, ...args] = process.argv.slice(2);

main(async () => {
  // What a command prints may be read by a program.
  await ensureInstalled(console.error);
  process.exit(await run(node, [`scripts/operate/${name}.ts`, ...args]));
});
