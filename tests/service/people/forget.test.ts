import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import pino from "pino";
import { expect, test } from "vitest";
import { createApp } from "#app/app.server.ts";
import { restoreBackup } from "#app/db/backup/restore-backup.server.ts";
import { saveBackup } from "#app/db/backup/save-backup.server.ts";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { seedDemo } from "#app/demo/seed-demo.server.ts";
import { deleteCustomer } from "#app/services/customers/deletion/delete-customer.server.ts";
import { testConfig } from "#tests/support/config.ts";
import { everything, newFolder, newPlace } from "#tests/support/places.ts";

const command = path.resolve(import.meta.dirname, "../../../scripts/operate/forget.ts");
const forget = (dataDir: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [command, ...words], { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });

test("a client whom an older backup has brought back is forgotten again, by the list of the folder put away", async () => {
  const [away, place] = [await newPlace("sqlite"), await newPlace("sqlite")];
  const file = path.join(newFolder(), "backup.gz");
  const app = await createApp({ config: testConfig(away), log: pino({ level: "silent" }) });
  await seedDemo(app);
  await saveBackup(away, { file, now: new Date() });
  expect(await deleteCustomer(app, { userId: demoClient.id, actorId: demoOwner.id })).toEqual({ ok: true });
  await app.close();

  await restoreBackup(place, file);
  expect(JSON.stringify(await everything(place))).toContain("client@example.com");
  const { stdout } = await forget(place.dataDir, "--listed-in", away.dataDir, "nobody");
  expect(stdout).toContain("demo-client: deleted");
  expect(stdout).toContain("nobody: Customer not found.");
  const { emails, ...left } = await everything(place);
  expect(JSON.stringify(left)).not.toContain("client@example.com");
  expect(emails?.filter((row) => row.includes("client@example.com"))).toHaveLength(1);
  await expect(forget(place.dataDir)).rejects.toThrow("Usage: npm run forget");
});
