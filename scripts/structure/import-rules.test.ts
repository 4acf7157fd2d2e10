import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importRules } from "./import-rules.mjs";

test("biome.json holds what the tables say: npm run format writes it", () => {
  expect(JSON.parse(readFileSync("biome.json", "utf8")).overrides).toEqual(importRules());
});
