import { chmodSync, mkdirSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { secureDataFolder } from "./data-folder.server.ts";
import { openDatabase } from "./open-database.server.ts";

const rights = (file: string) => (statSync(file).mode & 0o7777).toString(8);
const scratch = () => mkdtempSync(path.join(tmpdir(), "larkfield-folder-"));

test("a new folder is for its owner alone, and so is one that others could look into", () => {
  const [made, open] = [path.join(scratch(), "new/data"), scratch()];
  chmodSync(open, 0o755);
  secureDataFolder(made);
  secureDataFolder(open);
  expect([rights(made), rights(open)]).toEqual(["700", "700"]);
});

test("a folder that everybody uses is refused, and stays as it is", () => {
  const shared = path.join(scratch(), "tmp");
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  expect(() => secureDataFolder(shared)).toThrow(
    `Other users of this machine can look into the data folder ${shared} (its rights are 777). Set DATA_DIR to a folder of its own.`,
  );
  expect(rights(shared)).toBe("1777");
});

test("the database and what SQLite writes beside it can be read by nobody else, also if they could before", async () => {
  const dataDir = scratch();
  const file = path.join(dataDir, "larkfield.sqlite");
  writeFileSync(file, "", { mode: 0o644 });
  const { db, close } = openDatabase({ dataDir });
  await db.schema.createTable("leaf").addColumn("id", "integer").execute();
  expect([file, `${file}-wal`, `${file}-shm`].map(rights)).toEqual(["600", "600", "600"]);
  await close();
});
