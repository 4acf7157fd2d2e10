import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, inject, onTestFinished, test } from "vitest";
import { inDatabase, kinds, newFolder, newPlace } from "#tests/support/places.ts";
import { startServer } from "#tests/support/server.ts";
import { createVisitor, signedIn } from "#tests/support/visitor.ts";

const found = inject("postgresUrl") ? kinds : (["sqlite"] as const);

/** The command as npm runs it, with only these settings. */
async function run(script: "backup" | "restore", file: string, env: Record<string, string>) {
  const command = path.resolve(import.meta.dirname, `../../scripts/operate/${script}.ts`);
  return promisify(execFile)(process.execPath, [command, file], { env: { PATH: process.env.PATH, ...env } });
}

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

test("without a file's name a command says how it is called", async () => {
  for (const script of ["backup", "restore"] as const) {
    await expect(run(script, "", {})).rejects.toMatchObject({ stderr: `Usage: npm run ${script} -- FILE\n` });
  }
});
