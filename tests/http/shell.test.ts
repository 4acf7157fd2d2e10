import { createHash } from "node:crypto";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicPaths } from "#app/content/public-paths.ts";
import { sendRaw } from "#tests/support/network/raw.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { createVisitor } from "#tests/support/visitor.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

/** Node's own client: it shows the bytes and headers as they came. */
function raw(path: string, headers: Record<string, string> = {}, method = "GET", body?: Buffer) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    const request = httpRequest(new URL(path, server.url), { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

const pages = [
  ...publicPaths,
  "/styles/pleated-tops-goblet",
  "/styles/finder",
  "/try?size=wide",
  "/login",
  "/sign-up",
  "/reset-password",
  "/nowhere",
];

test.each(pages)("%s carries the security headers and a policy that its own scripts obey", async (path) => {
  const { headers, body } = await raw(path);
  const policy = String(headers["content-security-policy"]);
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? "";
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain("unsafe-inline");
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1];
  for (const [tag, script = ""] of body.toString().matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)) {
    if (tag.includes("application/ld+json")) continue;
    const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    expect(scripts.includes(hash) || (nonce !== undefined && tag.includes(`nonce="${nonce}"`))).toBe(true);
  }
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin)$/),
    "cross-origin-opener-policy": "same-origin",
    "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(headers["x-powered-by"]).toBeUndefined();
});

test("a page arrives in the best encoding that the browser takes", async () => {
  const plain = await raw("/gallery");
  const br = await raw("/gallery", { "accept-encoding": "gzip, deflate, br" });
  const gz = await raw("/gallery", { "accept-encoding": "gzip" });
  const none = await raw("/gallery", { "accept-encoding": "br;q=0, gzip;q=0" });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(gz.headers["content-encoding"]).toBe("gzip");
  expect(none.headers["content-encoding"]).toBeUndefined();
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
});

test("a server-rendered page is compressed as well", async () => {
  const br = await raw("/login", { "accept-encoding": "br" });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(br.body).toString()).toContain("Log in");
});

test("hashed assets are kept for ever, pages are asked for again and answered with 304", async () => {
  const page = await raw("/");
  const asset = /\/assets\/[\w.-]+\.js/.exec(page.body.toString())?.[0] ?? "";
  expect((await raw(asset)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(page.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const again = await raw("/", { "if-none-match": String(page.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test("HEAD answers like GET without a body", async () => {
  for (const path of ["/gallery", "/login"]) {
    const head = await raw(path, {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-type"]).toContain("text/html");
  }
});

test("the process and the database say that they are well", async () => {
  expect(JSON.parse((await raw("/healthz")).body.toString())).toEqual({ status: "ok" });
  expect(JSON.parse((await raw("/readyz")).body.toString())).toEqual({ status: "ok" });
});

test("a slash at the end leads to the page, never to another site", async () => {
  expect((await raw("/gallery/?photo=3")).headers.location).toBe("/gallery?photo=3");
  expect(await rawLine("GET //elsewhere.example/ HTTP/1.1")).toContain("location: /elsewhere.example\r\n");
});

test.each(["/%E0%A4%A", "/%00", "/gallery%"])("the address %s is a 400 page", async (path) => {
  const answer = await rawLine(`GET ${path} HTTP/1.1`);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain("That address cannot be read");
});

test.each(["Host: bad host!", "Host: localhost\r\nHost: localhost", "Host: localhost\r\nHost: elsewhere.example"])(
  "a request without one usable Host is a 400, not a fault: %j",
  async (host) => {
    for (const path of ["/", "/login"]) expect(await rawLine(`GET ${path} HTTP/1.1`, host)).toMatch(/^HTTP\/1.1 400 /);
  },
);

/** For requests that no client library agrees to send. */
function rawLine(line: string, host = "Host: localhost") {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "localhost", () => {
      socket.write(`${line}\r\n${host}\r\nConnection: close\r\n\r\n`);
    });
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}

test("paths cannot climb out of the site", async () => {
  for (const path of ["/../package.json", "/assets/../../package.json", "/..%2fpackage.json", "/.vite/manifest.json"]) {
    expect(await rawLine(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1.1 404 /);
  }
});

test.each(["PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"])("%s is refused with a page", async (method) => {
  const answer = await raw("/login", {}, method);
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe("GET, HEAD, POST");
});

test.each([
  ["no origin", undefined],
  ["another origin", "https://elsewhere.example"],
  ["a hidden origin", "null"],
])("a form from %s is refused with a sentence", async (_name, origin) => {
  const answer = await raw("/login", origin ? { origin } : {}, "POST", Buffer.from("email=a&password=b"));
  expect(answer.status).toBe(403);
  expect(answer.body.toString()).toContain("we accept forms only from our own pages");
});

test("a megabyte in a field is a 413 page, whether its length was announced or not", async () => {
  const form = { origin: server.url, "content-type": "application/x-www-form-urlencoded" };
  const body = Buffer.from(`email=${"a".repeat(1024 * 1024)}`);
  for (const headers of [form, { ...form, "transfer-encoding": "chunked" }]) {
    const answer = await raw("/sign-up", headers, "POST", body);
    expect(answer.status).toBe(413);
    expect(answer.body.toString()).toContain("larger than we can take");
  }
});

test.each(["/client/dashboard/orders/x/quote", "/admin/dashboard/order/a/b", "/admin/dashboard/import"])(
  "%s takes no more than other pages of whoever is not logged in",
  async (path) => {
    const form = { origin: server.url, "content-type": "application/x-www-form-urlencoded" };
    const size = (bytes: number) => raw(path, form, "POST", Buffer.from(`message=${"a".repeat(bytes)}`));
    expect((await size(129 * 1024)).status).toBe(413);
    expect((await size(100 * 1024)).status).toBe(302);
  },
);

test("a device's cookie with letters of two bytes is somebody's nonsense, not a fault", async () => {
  const cookie = `larkfield.device=${encodeURIComponent(Buffer.from(`"abc.${"é".repeat(43)}"`, "latin1").toString("base64"))}`;
  const form = { origin: server.url, "content-type": "application/x-www-form-urlencoded", cookie };
  const answer = await raw("/login", form, "POST", Buffer.from("email=client%40example.com&password=wrong"));
  expect(answer.status).toBe(401);
});

test.each([
  ["40,000 fields", `email=a${"&a=".repeat(40_000)}`],
  ["one field too many", `email=a${"&a=".repeat(200)}`],
])("%s are not taken apart", async (_name, text) => {
  const form = { origin: server.url, "content-type": "application/x-www-form-urlencoded" };
  expect((await raw("/login", form, "POST", Buffer.from(text))).status).toBe(413);
});

test.each([
  ["half a multipart", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data"],
  ["bytes that are not text", "application/x-www-form-urlencoded", "email=%FF%FE&password=x"],
  ["a null character", "application/x-www-form-urlencoded", "email=a%00b@example.com&password=x"],
])("%s instead of a form is a 400 with a sentence", async (_name, type, body) => {
  for (const path of ["/login", "/sign-up", "/reset-password"]) {
    const headers = { origin: server.url, "content-type": type };
    const answer = await raw(path, headers, "POST", Buffer.from(body));
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).toContain("We could not read what was sent");
  }
});

test.each([
  [""],
  ["application/json"],
  ["text/plain"],
  ["multipart/form-data"],
  ["multipart/form-data; boundary=ZZZZZZZZ, application/x-www-form-urlencoded"],
  ["application/x-www-form-urlencoded, application/x-www-form-urlencoded"],
  ["multipart/form-data; boundary=x; boundary=yyyyyyyyyy"],
  ['multipart/form-data; boundary="x"'],
])("half a megabyte of fields as %j is refused unread", async (type) => {
  const headers = { origin: server.url, ...(type && { "content-type": type }) };
  for (const path of ["/login", "/ask.data", "/client/dashboard/orders/X/quote"]) {
    const answer = await raw(path, headers, "POST", Buffer.from("a&".repeat(256 * 1024)));
    expect(answer.status).toBe(415);
    expect(answer.body.toString()).toContain("nothing was changed");
  }
});

test("two types are none, and a form without a body needs none", async () => {
  const head = (lines: string[]) => ["POST /logout HTTP/1.1", `Host: ${new URL(server.url).host}`, ...lines, "", ""];
  const own = [`Origin: ${server.url}`, "Connection: close"];
  const form = "Content-Type: application/x-www-form-urlencoded";
  const send = (lines: string[]) => sendRaw(server, head([...own, ...lines]).join("\r\n"));
  expect(await send([form, form, "Content-Length: 0"])).toMatch(/^HTTP\/1.1 302 /);
  expect(await send([form, form, "Content-Length: 1"])).toMatch(/^HTTP\/1.1 415 /);
  expect(await send([])).toMatch(/^HTTP\/1.1 302 /);
});

test("a file where text is expected counts as nothing typed", async () => {
  const form = new FormData();
  form.set("email", new File(["x"], "x.txt"));
  const visitor = createVisitor(server);
  const answer = await visitor.send("/login", { method: "POST", body: form, headers: { origin: server.url } });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Please enter your email.");
});

test("each request is one JSON line with its id, and never its query", async () => {
  const answer = await raw("/reset-password?token=secret-token-value");
  const entry = await server.logged((line) => line.id === answer.headers["x-request-id"]);
  expect(entry).toMatchObject({ method: "GET", path: "/reset-password", status: 410, ms: expect.any(Number) });
  expect(server.lines.join("\n")).not.toContain("secret-token-value");
});

test("security.txt says whom to tell of a hole, and holds for at least another quarter of a year", async () => {
  const text = (await raw("/.well-known/security.txt", {})).body.toString();
  expect(text).toContain("Contact: mailto:hello@larkfield.example\n");
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? "";
  expect(Date.parse(expires) - Date.now()).toBeGreaterThan(90 * 86_400_000);
});
