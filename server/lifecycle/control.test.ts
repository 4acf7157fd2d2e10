import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { askForRestart, controlFile, listenForRestarts } from "./control.ts";

test("whoever says the word restarts the site; another word, or to connect alone, does nothing", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "larkfield-control-"));
  const file = controlFile(folder, 3000);
  let restarts = 0;
  const { close } = await listenForRestarts(file, async () => {
    restarts += 1;
    return { ok: true };
  });
  onTestFinished(() => {
    close();
    rmSync(folder, { recursive: true });
  });
  for (const word of ["", "restart", "again\n"]) {
    const socket = connect(file, () => socket.end(word));
    await once(socket.resume(), "close");
  }
  expect(restarts).toBe(0);
  expect(await askForRestart(file)).toEqual({ ok: true });
  expect(restarts).toBe(1);
});
