import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrateToLatest } from "#app/db/migrate.server.ts";
import { inDatabase, kinds, newFolder, newPlace } from "#tests/support/places.ts";
import { startServer } from "#tests/support/server.ts";
import { createVisitor, signedIn } from "#tests/support/visitor.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);

/** The command as npm runs it, with only these settings. */
async function run(script: Command, args: string | string[], env: Record<string, string>) {
  const command = path.resolve(import.meta.dirname, `../../scripts/operate/${script}.ts`);
  return promisify(execFile)(process.execPath, [command, ...[args].flat()], {
    env: { PATH: process.env.PATH, ...env },
  });
}

type Command = "backup" | "backup-keys" | "restore" | "drill";

function person(email: string) {
  const password = "linen-and-lace";
  const name = { firstName: "Ida", lastName: "Sample", phoneNumber: "2155550123", terms: "on" };
  const home = { street: "1 Sample Street", city: "Philadelphia", state: "PA", zipCode: "19103" };
  return { ...name, ...home, email, password, confirmPassword: password };
}

test.each(found)("a serving site on %s is saved, restored into a new folder and served from there", async (kind) => {
  const { dataDir, databaseUrl } = await newPlace(kind);
  const env = { DATA_DIR: dataDir, AUTH_SECRET: "s".repeat(40), ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = await startServer({ dataDir, env });
  onTestFinished(() => void server.process.kill("SIGKILL"));
  const client = await signedIn(server, "client@example.com", "demo-client");

  let saving = true;
  const busy = (async () => {
    // Each from a place of its own: one place may not open many accounts.
    for (let number = 1; saving; number += 1) {
      const answer = await createVisitor(server).post("/sign-up", person(`ida.${number}@example.com`));
      expect(answer.status).toBe(302);
    }
  })();
  const file = path.join(newFolder(), "backup.gz");
  const { stdout } = await run("backup", file, env).finally(() => {
    saving = false;
  });
  await busy;
  expect(stdout).toContain(`to ${file} (`);
  expect(await server.stop()).toBe(0);

  const copy = newFolder();
  const restored = await run("restore", file, { DATA_DIR: copy });
  expect(restored.stdout).toContain(`into the folder ${copy}. Every row was read back and compared.`);
  // A person without a password, or a session of nobody, would be half of what one request wrote.
  await inDatabase({ dataDir: copy }, async (db) => {
    const people = await db.selectFrom("users").select("id").orderBy("id").execute();
    const accounts = await db.selectFrom("accounts").select("userId as id").orderBy("userId").execute();
    expect(people.length).toBeGreaterThan(0);
    expect(accounts).toEqual(people);
  });

  const second = await startServer({ dataDir: copy, env: { AUTH_SECRET: env.AUTH_SECRET } });
  onTestFinished(() => void second.process.kill("SIGKILL"));
  await signedIn(second, "client@example.com", "demo-client");
  const same = createVisitor(second);
  for (const [name, value] of client.cookies) same.cookies.set(name, value);
  expect((await same.get("/client/dashboard/orders")).status).toBe(200);
  await expect(run("restore", file, { DATA_DIR: copy })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Another Larkfield server is already using the data folder .*\n$/),
  });
  await second.stop();
});

test.each(found)("on %s a server backs up by itself, a drill proves it, and the owner reads both", async (kind) => {
  const keys = path.join(newFolder(), "keys");
  const made = await run("backup-keys", keys, {});
  const sealing = Object.fromEntries(
    [...made.stdout.matchAll(/^(BACKUP_\w+)=(\S+)$/gm)].map(([, name, key]) => [name, key]),
  );
  expect(Object.keys(sealing)).toEqual(["BACKUP_KEY", "BACKUP_SIGNING_KEY"]);
  expect(statSync(keys).mode & 0o777).toBe(0o600);
  await expect(run("backup-keys", keys, {})).rejects.toMatchObject({
    stderr: expect.stringContaining("there already"),
  });

  const { dataDir, databaseUrl } = await newPlace(kind);
  const folder = path.join(newFolder(), "backups");
  const settings = { DATA_DIR: dataDir, BACKUP_DIR: folder, BACKUP_EVERY: "1h", ...sealing };
  const env = { ...settings, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = await startServer({ dataDir, env });
  onTestFinished(() => void server.process.kill("SIGKILL"));
  const { file } = await server.logged(({ msg }) => msg === "backup written and checked");
  expect(readdirSync(folder)).toEqual([path.basename(String(file))]);
  const owner = await signedIn(server, "owner@example.com", "demo-owner");
  const before = await (await owner.get("/admin/dashboard/backups")).text();
  expect(before).toMatch(/Last backup.*sealed and signed.*Next backup.*Last drill.*None yet/s);

  await expect(run("drill", [], env)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The drill failed: .* the key that opens it is not here\. .*--keys FILE/),
  });
  expect(await (await owner.get("/admin/dashboard/backups")).text()).toContain("The last drill failed:");
  const { stdout } = await run("drill", ["--keys", keys], env);
  expect(stdout).toContain(`Restored ${file}, made `);
  expect(stdout).toMatch(/\n {2}orders +\d+\n/);
  expect(stdout).toContain(
    "Every table has the rows and the checksum that were saved; 5 orders were read as the pages do.",
  );
  const after = await (await owner.get("/admin/dashboard/backups")).text();
  expect(after).toContain("Restored and compared.");
  expect(after).not.toContain("The last drill failed:");
  await server.stop();
});

test("without keys a backup says loudly that it is not encrypted", async () => {
  const { dataDir } = await newPlace("sqlite");
  await inDatabase({ dataDir }, migrateToLatest);
  const file = path.join(newFolder(), "backup.gz");
  const { stderr } = await run("backup", file, { DATA_DIR: dataDir });
  expect(stderr).toMatch(/^WARNING: this backup is NOT ENCRYPTED\./);
});

test("without a file's name a command says how it is called", async () => {
  const restore = "FILE [--keys FILE] [--replace] [--unsigned] [--without-photos]";
  const usage = { backup: "FILE", "backup-keys": "FILE", restore };
  for (const [script, args] of Object.entries(usage)) {
    const stderr = `Usage: npm run ${script} -- ${args}\n`;
    await expect(run(script as Command, "", {})).rejects.toMatchObject({ stderr });
  }
  await expect(run("drill", ["a", "b"], {})).rejects.toMatchObject({
    stderr: "Usage: npm run drill -- [FILE] [--keys FILE] [--unsigned]\n",
  });
});
