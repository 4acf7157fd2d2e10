import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { intoFile } from "./into-file.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "larkfield-into-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

const nothing = (): never => {
  throw new Error("nothing to write");
};

test("what is removed after a failure stays away, also where nothing had been written", async () => {
  for (const attempt of Array(300).keys()) {
    const file = path.join(folder, `${attempt}`);
    const broken = Readable.from([1]).map(nothing);
    const write = attempt % 2 === 0 ? nothing : (target: NodeJS.WritableStream) => pipeline(broken, target);
    await expect(intoFile(file, { flags: "wx", flush: true }, write)).rejects.toThrow("nothing to write");
    await rm(file, { force: true });
  }
  await setTimeout(50);
  expect(readdirSync(folder)).toEqual([]);
});
