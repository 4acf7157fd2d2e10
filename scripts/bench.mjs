// npm run bench, or npm run bench -- NAME: measures and prints; it judges nothing.
import { readdirSync } from "node:fs";
import path from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { main, node, root, runOrThrow, step } from "./steps.mjs";

main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const wanted = process.argv.slice(2);
  const names = readdirSync(path.join(root, "scripts/bench"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => path.basename(file, ".ts"))
    .filter((name) => wanted.length === 0 || wanted.includes(name));
  for (const name of names) await step(`Measuring ${name}`, () => runOrThrow(node, [`scripts/bench/${name}.ts`]));
});
