import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "build/client/assets";
const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));

test("the browser is sent no validator: what it may check is plain rules", () => {
  expect(scripts).not.toHaveLength(0);
  // The one name in every schema of zod that no build can shorten.
  expect(scripts.filter((name) => readFileSync(`${folder}/${name}`, "utf8").includes("_zod"))).toEqual([]);
});
