import { ensureInstalled } from "./install.mjs";
import { serve } from "./serve.mjs";
import { main, node, runOrThrow } from "./steps.mjs";

main(async () => {
  await ensureInstalled();
  await runOrThrow(node, ["scripts/build-style-cards.ts"]);
  await runOrThrow(node, ["scripts/build-drawings.ts"]);
  serve(["--dev"]);
});
