import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "#app/config.server.ts";
import { hasMarks, type PlacedTexts, placeTexts } from "#app/content/placed-texts.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { compress, placeAddress } from "./site-address.ts";

/** Ready to be written: name, value, name, value, as writeHead takes them fastest. */
interface Answer {
  headers: string[];
  body: Buffer;
}

export interface StaticFile {
  etag: string;
  /** For a browser that has it already. */
  unchanged: string[];
  identity: Answer;
  gzip: Answer | undefined;
  br: Answer | undefined;
}

interface Bodies {
  identity: Buffer;
  gzip: Buffer | undefined;
  br: Buffer | undefined;
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  // What a prerendered page's loader answered, as the framework asks for it when a link is followed.
  ".data": "text/x-script; charset=utf-8",
};

/** Scripts know the placeholder too, and must keep it. */
const mayNameTheSite = /\.(html|xml|txt)$/;

/** What is made of the owner's words and may have marks. */
const isPage = /\.(html|data|xml|txt)$/;

export interface StaticFiles {
  get(url: string): StaticFile | undefined;
  /** A page as the build left it, by the name of its file, with the site's address in it. */
  built(name: string): string | undefined;
  /** Serves the pages that have marks, from now on with these texts; before the first time they are not served at all. */
  place(texts: PlacedTexts): Promise<void>;
  /** Makes these pages ready in the place of the built ones; what it answers serves them, all at once. */
  prepare(pages: ReadonlyMap<string, string>): Promise<() => void>;
}

/** Everything the build made, read into memory once: a page costs no more than the bytes it sends. */
export async function loadStaticFiles(root: string, config: Config): Promise<StaticFiles> {
  const names = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter((name) => types[path.extname(name)] && !name.startsWith("."));
  const files = new Map<string, StaticFile>();
  const texts = new Map<string, string>();
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readPlaced(root, name, config.siteUrl.origin);
      const text = isPage.test(name) ? bytes.placed.toString() : "";
      if (text) texts.set(name, text);
      if (!hasMarks(text))
        files.set(urlOf(name), finish(name, await bodiesOf(path.join(root, name), name, bytes), config));
    }),
  );
  let shown: ReadonlyMap<string, string> = new Map();
  let placed: PlacedTexts | undefined;
  let served: ReadonlyMap<string, StaticFile> = files;
  /** A new map, so that a visitor sees the site as it was or as it is, never half of each. */
  const made = async (pages: ReadonlyMap<string, string>, marks: PlacedTexts | undefined) => {
    const next = new Map(files);
    await Promise.all(
      [...texts.keys(), ...pages.keys()].map(async (name) => {
        const text = pages.get(name) ?? texts.get(name) ?? "";
        const known = !pages.has(name) || text === texts.get(name);
        if (known && !hasMarks(text)) return;
        if (hasMarks(text) && !marks) return;
        const identity = Buffer.from(marks ? placeTexts(text, marks) : text);
        const same = served.get(urlOf(name));
        // What is served already need not be compressed again.
        if (same?.identity.body.equals(identity)) next.set(urlOf(name), same);
        else
          next.set(
            urlOf(name),
            finish(name, { identity, ...(await compress(identity, pages.has(name) ? 5 : qualityOf(name))) }, config),
          );
      }),
    );
    return next;
  };
  const place = async (marks: PlacedTexts): Promise<void> => {
    placed = marks;
    const pages = shown;
    const next = await made(pages, marks);
    if (placed !== marks) return;
    // Other pages were shown meanwhile: these are yesterday's.
    if (pages !== shown) return place(marks);
    served = next;
  };
  return {
    get: (url) => served.get(url),
    built: (name) => texts.get(name),
    place,
    prepare: async (pages) => {
      const marks = placed;
      const next = await made(pages, marks);
      return () => {
        [shown, served] = [pages, next];
        if (placed && placed !== marks) void place(placed);
      };
    },
  };
}

function urlOf(name: string) {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/, "")}`;
}

function finish(name: string, { identity, gzip, br }: Bodies, config: Config): StaticFile {
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const unchanged = ["etag", etag, "cache-control", cacheControlOf(name), "vary", "Accept-Encoding"];
  // A page's policy names the hashes of its own inline scripts.
  if (name.endsWith(".html")) {
    const policy = contentSecurityPolicy(inlineScriptHashes(identity.toString()), config);
    unchanged.push("content-security-policy", policy);
  }
  const type = types[path.extname(name)] ?? "application/octet-stream";
  const answer = (body: Buffer, ...encoding: string[]): Answer => ({
    headers: [...unchanged, "content-type", type, "content-length", String(body.length), ...encoding],
    body,
  });
  return {
    etag,
    unchanged,
    identity: answer(identity),
    gzip: gzip && answer(gzip, "content-encoding", "gzip"),
    br: br && answer(br, "content-encoding", "br"),
  };
}

function cacheControlOf(name: string) {
  if (name.startsWith("assets/")) return "public, max-age=31536000, immutable";
  if (/\.(html|data)$/.test(name)) return "public, max-age=0, must-revalidate";
  return "public, max-age=3600";
}

function inlineScriptHashes(html: string) {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
}

/** A page below another is one of many: sixty of them in the best quality would hold up the start by seconds. */
const qualityOf = (name: string) => (name.split("/").length > 2 ? 5 : 10);

async function readPlaced(root: string, name: string, origin: string) {
  const bytes = await readFile(path.join(root, name));
  return { bytes, placed: mayNameTheSite.test(name) ? placeAddress(bytes, origin) : bytes };
}

type Placed = Awaited<ReturnType<typeof readPlaced>>;

async function bodiesOf(file: string, name: string, { bytes, placed }: Placed): Promise<Bodies> {
  if (placed !== bytes) return { identity: placed, ...(await compress(placed, qualityOf(name))) };
  const [gzip, br] = await Promise.all([readIfThere(`${file}.gz`), readIfThere(`${file}.br`)]);
  return { identity: bytes, gzip, br };
}

async function readIfThere(file: string) {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
