import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const script = path.resolve(import.meta.dirname, "../load/chaos/run.ts");

test("12. chaos: nothing that was acknowledged is lost when the server, its supervisor or the card provider goes; npm run chaos does more", () => {
  const said = execFileSync(process.execPath, [script, "--short"], { encoding: "utf8" });
  for (const fault of ["card provider silent", "server killed", "supervisor killed"])
    expect(said).toContain(`${fault} 1`);
  expect(said).toMatch(/The card provider was silent to [1-9]\d* requests/);
  expect(said).toMatch(/[1-9]\d* installations were booked/);
  expect(said).toMatch(/[1-9]\d* presses were made at the table/);
  expect(said).toContain("Nothing is missing, half-written or doubled.");
});
