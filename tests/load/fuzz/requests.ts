import { type Fields, orderActions } from "#tests/support/orders/ordering-posts.ts";
import type { Place } from "#tests/support/site-map.ts";
import { makeBody } from "./bodies.ts";
import type { FoundForm } from "./forms.ts";
import type { Random } from "./random.ts";
import { fieldName, fieldValue } from "./values.ts";

export interface Attempt {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

interface Surroundings {
  places: readonly Place[];
  origin: string;
  /** Session cookies: the client's and the owner's. */
  cookies: readonly string[];
  /** What the pages of each of them can send. */
  forms: readonly (readonly FoundForm[])[];
  orderId: string;
  version: string;
}

/** One request of the malformed kind, to a place of the site, from its own random numbers. */
export function makeAttempt(random: Random, surroundings: Surroundings): Attempt {
  const { places, origin, cookies, orderId } = surroundings;
  if (random.chance(0.3)) return sendFoundForm(random, surroundings);
  const place = random.pick(random.chance(0.6) ? places.filter(({ hasAction }) => hasAction) : places);
  const posting = random.chance(place.hasAction ? 0.8 : 0.1);
  const body = posting
    ? makeBody(random, soundForm(random, place, surroundings), place.path.replaceAll(/:\w+/g, "1"))
    : undefined;
  const headers: Record<string, string> = {
    ...oddHeaders(random),
    "x-forwarded-for": `198.51.100.${random.below(50)}`,
  };
  // Leaving would end the session for all that come after.
  const session = random.chance(0.85) && place.path !== "/logout" ? [random.pick(cookies)] : [];
  const cookie = [...session, ...oddCookies(random)].join("; ");
  if (cookie) headers.cookie = cookie;
  if (posting)
    headers.origin = random.chance(0.97) ? origin : random.pick(["null", "", "https://elsewhere.example", "x"]);
  if (body?.type !== undefined) headers["content-type"] = body.type;
  return {
    method: posting ? "POST" : random.pick(["GET", "GET", "GET", "GET", "HEAD", "PUT", "OPTIONS", "DELETE"]),
    target: oddTarget(random, place, orderId),
    headers,
    body: body?.bytes,
  };
}

/** A form that a page shows today, from whom it is shown to, bent or filled to the brim. */
function sendFoundForm(random: Random, { origin, cookies, forms }: Surroundings): Attempt {
  const who = random.below(cookies.length);
  const { page, fields } = random.pick(forms[who] ?? []);
  const [path = "", query] = page.split("?");
  const body = makeBody(random, fields, path);
  return {
    method: "POST",
    target: `${path}${random.chance(0.4) ? ".data" : ""}${query ? `?${query}` : ""}`,
    headers: {
      origin,
      "x-forwarded-for": `198.51.100.${random.below(50)}`,
      cookie: cookies[who] ?? "",
      ...(body.type !== undefined && { "content-type": body.type }),
    },
    body: body.bytes,
  };
}

function soundForm(random: Random, place: Place, { orderId, version }: Surroundings): Fields | undefined {
  const actions = orderActions.filter(({ route }) => route === place.path);
  return actions.length > 0 ? [["version", version], ...random.pick(actions).form(orderId)] : undefined;
}

function oddTarget(random: Random, place: Place, orderId: string) {
  const segment = (name: string) => {
    if (random.chance(0.15)) return encodeURIComponent(fieldValue(random).slice(0, 300).toWellFormed());
    if (random.chance(0.05))
      return random.pick(["..", "%2e%2e", "..%2f..", "%252f", "%5c", "%", "%zz", "%00", "%ff", "__proto__"]);
    return known[name]?.(random, orderId) ?? "x";
  };
  const path = place.path.replace(/:(\w+)/g, (_, name: string) => segment(name)).replace("*", () => segment("rest"));
  const data = random.chance(0.4) ? ".data" : "";
  return `${path === "/" && data ? "/_root" : path}${data}${oddQuery(random, place)}`;
}

const known: Record<string, (random: Random, orderId: string) => string> = {
  orderId: (random, orderId) => random.pick([orderId, orderId, orderId, "LF-1001", "LF-1002", "LF-1005", "LF-0"]),
  number: (random) => random.pick(["1", "1", "2", "0", "13", "-1", "1e0"]),
  treatment: (random) => random.pick(["drapes", "shades", "tops", "rugs", "__proto__"]),
  userId: (random) => random.pick(["demo-client", "demo-stone", "nobody"]),
  customerId: (random) => random.pick(["demo-client", "demo-owner", "nobody"]),
  id: (random) => random.pick(["demo-client", "demo-owner", "nobody"]),
};

function oddQuery(random: Random, place: Place) {
  const query = new URLSearchParams();
  for (let left = random.below(3); left > 0; left--)
    query.append(fieldName(random), fieldValue(random).slice(0, 500).toWellFormed());
  if (random.chance(0.2))
    query.append("_routes", random.pick([place.routeId, "root", "routes/admin/orders", "", "x,y,z", "__proto__"]));
  const own = place.index ? "index" : "";
  const rest = random.chance(0.05) ? random.pick(["?", "%", "%zz=%ff", "a=%00", "&&&"]) : query.toString();
  const all = [own, rest].filter(Boolean).join("&");
  return all ? `?${all}` : "";
}

function oddCookies(random: Random) {
  if (!random.chance(0.25)) return [];
  const names = [
    "larkfield.toast",
    "larkfield.destination",
    "larkfield.session_token",
    "larkfield.device",
    "larkfield.sidebar",
    "__proto__",
    "a b",
    "",
  ];
  const values = ["", "x", "e30=", "eyJpZCI6MX0=", "%", "%7B%7D", "bnVsbA==", "W10=", '"', "x".repeat(3000), "é"];
  return Array.from({ length: 1 + random.below(3) }, () => `${random.pick(names)}=${random.pick(values)}`);
}

function oddHeaders(random: Random): Record<string, string> {
  const odd: Record<string, string>[] = [
    { "accept-encoding": random.pick(["br", "gzip;q=x", "*;q=0", "identity;q=0", ",,,", "br;q=0.5,gzip;q=1"]) },
    { accept: random.pick(["*/*", "text/x-script", "application/json", ""]) },
    { range: random.pick(["bytes=0-1", "bytes=5-1", "bytes=-", "lines=1"]) },
    { "if-none-match": random.pick(["*", '"x"', 'W/"', ",".repeat(500)]) },
    { "content-encoding": random.pick(["gzip", "br", "x"]) },
    {
      "user-agent": fieldValue(random)
        .replace(/[^\x20-\x7e]/g, "?")
        .slice(0, 4000),
    },
    { "x-forwarded-proto": "javascript" },
    { "x-forwarded-host": "elsewhere.example" },
    { "x-client-address": "1" },
    { "x-http-method-override": "DELETE" },
    { purpose: "prefetch" },
    { "content-length": random.pick(["0", "1", "99999999"]) },
    { "content-type": random.pick(["text/html", "multipart/form-data; boundary=a, x", "application/json; charset=x"]) },
    { host: random.pick(["elsewhere.example", "localhost", "[::1]", "a".repeat(300), "x:y"]) },
    { "transfer-encoding": "chunked" },
    { expect: "100-continue" },
  ];
  return random.chance(0.4) ? Object.assign({}, random.pick(odd), random.pick(odd)) : {};
}

/** What no client library sends: written to the socket as it is. */
export function makeRawAttempt(random: Random, port: number) {
  const host = `Host: localhost:${port}`;
  const form = `POST /login HTTP/1.1\r\n${host}\r\nOrigin: http://localhost:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
  return random.pick([
    `GET / HTTP/1.1\r\n\r\n`,
    `GET / HTTP/9.9\r\n${host}\r\n\r\n`,
    `get / http/1.1\r\n${host}\r\n\r\n`,
    `BREW /pot HTTP/1.1\r\n${host}\r\n\r\n`,
    `GET /${"a".repeat(random.pick([1_000, 9_000, 30_000]))} HTTP/1.1\r\n${host}\r\n\r\n`,
    `GET /login HTTP/1.1\r\n${host}\r\nX: ${"a".repeat(random.pick([1_000, 40_000]))}\r\n\r\n`,
    `GET /login HTTP/1.1\r\n${`X: y\r\n`.repeat(random.pick([100, 3_000]))}${host}\r\n\r\n`,
    `GET http://elsewhere.example/login HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `GET http:///login HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `GET * HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `OPTIONS * HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `CONNECT elsewhere.example:443 HTTP/1.1\r\n${host}\r\n\r\n`,
    `GET /login HTTP/1.1\r\n${host}\r\n${host}\r\nConnection: close\r\n\r\n`,
    `GET /login HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n`,
    `GET /login HTTP/1.1\r\nHost: localhost:99999999\r\nConnection: close\r\n\r\n`,
    `GET /login HTTP/1.1\r\nHost: [::::]\r\nConnection: close\r\n\r\n`,
    `GET /\xff\xfe\x00 HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `GET /client/dashboard HTTP/1.1\r\n${host}\r\nCookie: \xff\xfe=\x80; larkfield.session_token=%E0%A4%A\r\nConnection: close\r\n\r\n`,
    `GET /login HTTP/1.1\r\n${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    `GET /login HTTP/1.1\r\n${host}\r\nExpect: 200-maybe\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}\r\n\r\nGET /login HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
    `${form}Content-Length: 10\r\nConnection: close\r\n\r\nemail=a`,
    `${form}Content-Length: -1\r\n\r\nemail=a`,
    `${form}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${form}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\nemail=a\r\n0\r\n\r\n`,
    `${form}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n5\r\nemail\r\n`,
    `${form}Transfer-Encoding: chunked, identity\r\nConnection: close\r\n\r\n0\r\n\r\n`,
    random.bytes(1 + random.below(400)).toString("latin1"),
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  ]);
}
