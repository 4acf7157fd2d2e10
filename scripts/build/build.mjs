import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "#scripts/install.mjs";
import { main, node, root, runOrThrow, step } from "#scripts/steps.mjs";

const marker = path.join(root, "build/.sources");
const sources = ["app", "public", "scripts", "react-router.config.ts", "vite.config.ts", "package-lock.json"];
/** Made by the build itself, so not among what it is made of. */
const generated = ["public/styles"].map((place) => path.join(root, place));

/** Builds when a source differs from the ones that the last complete build was made of. */
export async function ensureBuilt() {
  const wanted = hashOf(sources.map((name) => path.join(root, name)));
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  rmSync(marker, { force: true });
  await step("Building", async () => {
    await runOrThrow(node, ["scripts/build/build-style-cards.ts"]);
    await runOrThrow("react-router", ["build"], {
      env: { NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await runOrThrow(node, ["scripts/build/finish-pages.ts"]);
    await runOrThrow(node, ["scripts/build/compress.ts"]);
    await runOrThrow(node, ["scripts/build/build-workers.ts"]);
    await runOrThrow(node, ["scripts/build/compile-server.ts"], {
      env: { NODE_COMPILE_CACHE: path.join(root, "build/server/.compiled") },
      stdio: ["ignore", "ignore", "inherit"],
    });
  });
  writeFileSync(marker, wanted);
}

function hashOf(places) {
  const hash = createHash("sha256");
  for (const file of places.flatMap(filesIn)) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest("hex");
}

function filesIn(place) {
  if (!existsSync(place) || generated.includes(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  main(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
