import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Bucket } from "#app/files/files-url.ts";

const SECRET = "a/secret+of=tests";
const PAGE = 3;

interface Held {
  bytes: Buffer;
  at: Date;
}

type Fault = { status: number } | "silent" | "breaks off";

/** A store that checks who asks and what is put as a real one does, and fails as it is told. */
export async function startBucket() {
  const held = new Map<string, Held>();
  const asked: string[] = [];
  const faults: Fault[] = [];
  let dead = false;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const url = new URL(request.url ?? "", "http://bucket");
    asked.push(`${request.method} ${url.pathname.split("/").length > 2 ? "object" : "list"}`);
    const fault = dead ? { status: 503 } : faults.shift();
    if (fault === "silent") return;
    if (fault)
      return fault === "breaks off" ? void request.socket.destroy() : void response.writeHead(fault.status).end();
    if (!isSigned(request, url, body)) return void response.writeHead(403).end();
    answer(request, response, url, body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  function answer({ method }: IncomingMessage, response: ServerResponse, url: URL, body: Buffer) {
    const key = decodeURIComponent(url.pathname.slice("/photos/".length));
    if (!key) return void response.end(listing(url.searchParams));
    if (method === "PUT") {
      held.set(key, { bytes: body, at: new Date() });
      return void response.end();
    }
    const found = held.get(key);
    if (method === "DELETE") held.delete(key);
    if (method === "DELETE") return void response.writeHead(204).end();
    if (!found) return void response.writeHead(404).end();
    const headers = { "content-length": found.bytes.length, "last-modified": found.at.toUTCString() };
    response.writeHead(200, headers).end(method === "HEAD" ? undefined : found.bytes);
  }

  function listing(asked: URLSearchParams) {
    const prefix = asked.get("prefix") ?? "";
    const keys = [...held.keys()].filter((key) => key.startsWith(prefix)).sort();
    const from = Number(asked.get("continuation-token") ?? "0");
    const contents = keys.slice(from, from + PAGE).map((key) => {
      const { bytes, at } = held.get(key) as Held;
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : "";
    return `<?xml version="1.0"?><ListBucketResult>${contents.join("")}${next}</ListBucketResult>`;
  }

  const address = new URL(`http://127.0.0.1:${port}/photos`);
  const bucket: Bucket = {
    address,
    region: "us-east-1",
    prefix: "larkfield",
    accessKeyId: "KEY",
    secretAccessKey: SECRET,
  };
  return {
    bucket,
    /** As it is set for a server. */
    url: `http://KEY:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/photos?prefix=larkfield`,
    held,
    asked,
    faults,
    setDead: (now: boolean) => {
      dead = now;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const hashOf = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/** By the book, and not by the code that is tested. */
function isSigned({ method, headers }: IncomingMessage, url: URL, body: Buffer) {
  const found = /^AWS4-HMAC-SHA256 Credential=KEY\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    headers.authorization ?? "",
  );
  const [, scope = "", names = "", signature] = found ?? [];
  if (headers["x-amz-content-sha256"] !== hashOf(body)) return false;
  const encoded = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const lines = names.split(";").map((name) => `${name}:${headers[name]}`);
  const canonical = [method, url.pathname, query, ...lines, "", names, headers["x-amz-content-sha256"]].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hashOf(canonical)].join("\n");
  const key = scope.split("/").reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${SECRET}`);
  return hmac(key, text).toString("hex") === signature;
}
