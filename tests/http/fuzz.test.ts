import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const script = path.resolve(import.meta.dirname, "../load/fuzz/fuzz.ts");

test("a few hundred malformed requests are answered without a fault; npm run fuzz sends 20,000", () => {
  const said = execFileSync(process.execPath, [script, "--seed=1", "--requests=400"], { encoding: "utf8" });
  expect(said).toContain("No 5xx, no silence, no stall, no growth.");
});
