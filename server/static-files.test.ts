import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "#app/config.server.ts";
import { fromMark } from "#app/content/placed-texts.ts";
import { serveFile } from "./serve-file.ts";
import { loadStaticFiles, type StaticFile } from "./static-files.ts";

/** What a build leaves: a page that names the site, one with a price, a script and a picture. */
async function loadedFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), "larkfield-static-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, "styles"));
  writeFileSync(path.join(folder, "index.html"), '<link href="https://site.invalid/">');
  writeFileSync(path.join(folder, "styles/index.html"), `<p>${fromMark("tailored")}</p>`);
  writeFileSync(path.join(folder, "site.js"), "go()");
  writeFileSync(path.join(folder, "room.avif"), "pixels");
  writeFileSync(path.join(folder, "site.js.br"), brotliCompressSync("go()"));
  const settings = readConfig({ SITE_URL: "https://drapery.example" });
  if (!settings.ok) throw new Error("These are settings.");
  return { folder, ...(await loadStaticFiles(folder, settings.config)) };
}

const said = ({ br }: StaticFile) => br && brotliDecompressSync(br.body as Buffer).toString();

test("what was built is as small as it was built; a page that names the site, for the first who asks", async () => {
  const files = await loadedFiles();
  const [script, home] = [files.get("/site.js"), files.get("/")];
  if (!script || !home) throw new Error("Both are served.");
  expect([said(script), script.pack]).toEqual(["go()", undefined]);
  expect(home.br).toBeUndefined();
  await Promise.all([home.pack?.(), home.pack?.()]);
  expect([said(home), home.pack]).toEqual(['<link href="https://drapery.example/">', undefined]);
});

test("a page is not served before it has its prices; with the same ones it stays as small as it is", async () => {
  const files = await loadedFiles();
  expect(files.get("/styles")).toBeUndefined();
  files.place(new Map([[fromMark("tailored"), "from $440"]]));
  const page = files.get("/styles");
  await page?.pack?.();
  files.place(new Map([[fromMark("tailored"), "from $440"]]));
  expect(files.get("/styles")).toBe(page);
  files.place(new Map([[fromMark("tailored"), "from $460"]]));
  expect(files.get("/styles")?.identity.body.toString()).toBe("<p>from $460</p>");
});

test("pages that were made ready are shown all at once, with the prices of that moment", async () => {
  const files = await loadedFiles();
  files.place(new Map([[fromMark("tailored"), "from $440"]]));
  const show = files.prepare(new Map([["styles/index.html", `<h1>${fromMark("tailored")}</h1>`]]));
  files.place(new Map([[fromMark("tailored"), "from $460"]]));
  expect(files.get("/styles")?.identity.body.toString()).toBe("<p>from $460</p>");
  show();
  expect(files.get("/styles")?.identity.body.toString()).toBe("<h1>from $460</h1>");
});

async function serves(file: () => StaticFile | undefined) {
  const server = createServer((request, response) => {
    const found = file();
    if (found) void serveFile(request, response, found, []);
  });
  onTestFinished(() => void server.close());
  const { port } = await new Promise<AddressInfo>((resolve) => {
    server.listen(0, () => resolve(server.address() as AddressInfo));
  });
  return (method = "GET") => fetch(`http://localhost:${port}`, { method, headers: { "accept-encoding": "br" } });
}

test("a picture is served from its file, also once another build has taken that away", async () => {
  const files = await loadedFiles();
  const ask = await serves(() => files.get("/room.avif"));
  rmSync(files.folder, { recursive: true });
  for (const turn of ["first", "second"]) expect(await (await ask()).text(), turn).toBe("pixels");
  const told = await ask("HEAD");
  expect([told.headers.get("content-length"), await told.text()]).toEqual(["6", ""]);
});

test("of several who ask at once each gets the small page, and where it cannot be made the whole one", async () => {
  const files = await loadedFiles();
  let file = files.get("/");
  const get = await serves(() => file);
  const encodings = (await Promise.all([get(), get(), get()])).map(({ headers }) => headers.get("content-encoding"));
  expect(encodings).toEqual(["br", "br", "br"]);
  const pack = vi.fn(() => Promise.reject(new Error("no memory")));
  file = file && { ...file, br: undefined, pack };
  const answer = await get();
  expect([answer.headers.get("content-encoding"), await answer.text()]).toEqual([
    null,
    '<link href="https://drapery.example/">',
  ]);
  expect(pack).toHaveBeenCalledOnce();
});
