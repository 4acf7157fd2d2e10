import { createHash } from "node:crypto";
import { fstatSync, openSync, read, readSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Config } from "#app/config.server.ts";
import { hasMarks, type PlacedTexts, placeTexts } from "#app/content/placed-texts.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { compress, placeAddress } from "./site-address.ts";

/** Ready to be written: name, value, name, value, as writeHead takes them fastest. */
interface Answer {
  headers: string[];
  /** A picture's is read when it is asked for. */
  body: Buffer | (() => Promise<Buffer>);
}

export interface StaticFile {
  etag: string;
  /** For a browser that has it already. */
  unchanged: string[];
  identity: Answer;
  /** Smaller, unless they are still to be made, or fit nothing. */
  gzip: Answer | undefined;
  br: Answer | undefined;
  /** Makes them, once; until then whoever takes one waits for it. */
  pack: (() => Promise<void>) | undefined;
}

interface Bodies {
  identity: Buffer;
  /** As the build compressed them; where what is served is no longer what was built, the first who asks has it done. */
  packed?: { gzip: Buffer | undefined; br: Buffer | undefined };
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

/** They are most of what the build made, and asked for once by each visitor. */
const isPicture = /\.(avif|webp|jpg|png)$/;

/** What is made of the owner's words and may have marks. */
const isPage = /\.(html|data|xml|txt)$/;

export interface StaticFiles {
  get(url: string): StaticFile | undefined;
  /** A page as the build left it, by the name of its file, with the site's address in it. */
  built(name: string): string | undefined;
  /** Serves the pages that have marks, from now on with these texts; before the first time they are not served at all. */
  place(texts: PlacedTexts): void;
  /** Makes these pages ready in the place of the built ones; what it answers serves them, all at once. */
  prepare(pages: ReadonlyMap<string, string>): () => void;
}

/**
 * Everything the build made, read into memory once: a page costs no more than the bytes it sends. Pictures stay in their files,
 * which are held open, so that a build beside this server takes none away.
 */
export async function loadStaticFiles(root: string, config: Config): Promise<StaticFiles> {
  const names = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .filter((name) => types[path.extname(name)] && !name.startsWith("."));
  const files = new Map<string, StaticFile>();
  const texts = new Map<string, Buffer>();
  const marked = new Set<string>();
  await Promise.all(
    names.map(async (name) => {
      if (isPicture.test(name)) return;
      const bytes = await readPlaced(root, name, config.siteUrl.origin);
      if (isPage.test(name)) {
        texts.set(name, bytes.placed);
        if (hasMarks(bytes.placed.toString())) marked.add(name);
      }
      if (!marked.has(name)) files.set(urlOf(name), finish(name, await bodiesOf(path.join(root, name), bytes), config));
    }),
  );
  for (const name of names.filter((one) => isPicture.test(one))) {
    files.set(urlOf(name), holdPicture(path.join(root, name), name, config));
  }
  let shown: ReadonlyMap<string, Buffer> = new Map();
  let placed: PlacedTexts | undefined;
  let served: ReadonlyMap<string, StaticFile> = files;
  /** A new map, so that a visitor sees the site as it was or as it is, never half of each. */
  const made = (pages: ReadonlyMap<string, Buffer>, marks: PlacedTexts | undefined) => {
    const next = new Map(files);
    for (const name of new Set([...marked, ...pages.keys()])) {
      const built = texts.get(name);
      const bytes = pages.get(name) ?? built;
      if (!bytes || (built?.equals(bytes) && !marked.has(name))) continue;
      const text = bytes.toString();
      if (hasMarks(text) && !marks) continue;
      const identity = marks ? Buffer.from(placeTexts(text, marks)) : bytes;
      const same = served.get(urlOf(name));
      const body = same?.identity.body;
      // What is served already need not be compressed again.
      if (same && Buffer.isBuffer(body) && body.equals(identity)) next.set(urlOf(name), same);
      else next.set(urlOf(name), finish(name, { identity }, config));
    }
    return next;
  };
  const place = (marks: PlacedTexts) => {
    placed = marks;
    served = made(shown, marks);
  };
  return {
    get: (url) => served.get(url),
    built: (name) => texts.get(name)?.toString(),
    place,
    prepare: (ready) => {
      const pages = new Map([...ready].map(([name, text]) => [name, Buffer.from(text)]));
      const marks = placed;
      const next = made(pages, marks);
      return () => {
        shown = pages;
        // Other prices were placed meanwhile: these are yesterday's.
        served = placed === marks ? next : made(pages, placed);
      };
    },
  };
}

function urlOf(name: string) {
  if (name === "index.html") return "/";
  return `/${name.replace(/\/index\.html$/, "")}`;
}

const readFrom = promisify(read);

/** Where each is read to once, for its tag: what it took to read them all into room of their own stayed with the process. */
let room = Buffer.alloc(0);

function holdPicture(file: string, name: string, config: Config): StaticFile {
  const held = openSync(file, "r");
  const { size: length } = fstatSync(held);
  if (room.length < length) room = Buffer.allocUnsafeSlow(length);
  readSync(held, room, 0, length, 0);
  const identity = room.subarray(0, length);
  const found = finish(name, { identity, packed: { gzip: undefined, br: undefined } }, config);
  const body = async () => (await readFrom(held, Buffer.allocUnsafe(length), 0, length, 0)).buffer;
  return { ...found, identity: { ...found.identity, body } };
}

function finish(name: string, { identity, packed }: Bodies, config: Config): StaticFile {
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
  const file: StaticFile = {
    etag,
    unchanged,
    identity: answer(identity),
    gzip: undefined,
    br: undefined,
    pack: undefined,
  };
  const keep = ({ gzip, br }: NonNullable<Bodies["packed"]>) => {
    file.gzip = gzip && answer(gzip, "content-encoding", "gzip");
    file.br = br && answer(br, "content-encoding", "br");
  };
  if (packed) keep(packed);
  else {
    let packing: Promise<void> | undefined;
    file.pack = () => {
      packing ??= compress(identity, qualityOf(name))
        .then(keep)
        .finally(() => {
          file.pack = undefined;
        });
      return packing;
    };
  }
  return file;
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

/** A page below another is one of many, and asked for seldom. */
const qualityOf = (name: string) => (name.split("/").length > 2 ? 5 : 10);

async function readPlaced(root: string, name: string, origin: string) {
  const bytes = await readFile(path.join(root, name));
  return { bytes, placed: mayNameTheSite.test(name) ? placeAddress(bytes, origin) : bytes };
}

type Placed = Awaited<ReturnType<typeof readPlaced>>;

async function bodiesOf(file: string, { bytes, placed }: Placed): Promise<Bodies> {
  if (placed !== bytes) return { identity: placed };
  const [gzip, br] = await Promise.all([readIfThere(`${file}.gz`), readIfThere(`${file}.br`)]);
  return { identity: bytes, packed: { gzip, br } };
}

async function readIfThere(file: string) {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}
