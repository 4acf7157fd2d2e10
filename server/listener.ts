import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { Logger } from "pino";
import type { RunningApp } from "#app/app.server.ts";
import type { Config } from "#app/config.server.ts";
import { refused } from "#app/domain/photos/photo-limits.ts";
import { clientIp, createProxyWatch, networkOf } from "./client-ip.ts";
import {
  formLimit,
  formType,
  hasMoreFields,
  isSignedType,
  isUpload,
  SIGNED_BYTES,
  UPLOAD_BYTES,
  WEBHOOK,
} from "./form-limits.ts";
import { fromHostCookies, toHostCookie } from "./host-cookies.ts";
import type { Lifecycle } from "./lifecycle/drain.ts";
import { createMetrics, type Metrics, mayRead, sendMetrics } from "./metrics.ts";
import { withoutOuterSlashes } from "./outer-slashes.ts";
import { sendPlainPage } from "./plain-page.ts";
import { type Body, discardBody, readBody, streamBody } from "./read-body.ts";
import { isOwnOrigin, originOf } from "./request-origin.ts";
import { contentSecurityPolicy, isFramed, standingHeaders } from "./security-headers.ts";
import { sendResponse } from "./send-response.ts";
import { serveFile } from "./serve-file.ts";
import type { Site } from "./site.ts";
import { createLanes } from "./turns.ts";

/** Enough to keep a database in another process busy. */
const AT_ONCE = 32;
/** About three seconds of work. Who came after so many would have given up before their turn, and their forms fill memory. */
const MAX_WAITING = 500;
/** By then a line that was full is empty, if nobody joins it. */
const RETRY_SECONDS = 5;

const LONGEST_USER_AGENT = 300;

interface Parts {
  site: Site;
  app: RunningApp;
  config: Config;
  log: Logger;
  lifecycle: Lifecycle;
  laneOf: ReturnType<typeof createLanes>;
  watchProxy: ReturnType<typeof createProxyWatch>;
  /** Kept only where somebody may ask for them. */
  metrics: Metrics | undefined;
}

/** A request with what was found out about it on the way in. */
interface Arrival {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  url: URL;
}

export function createListener(surroundings: Omit<Parts, "laneOf" | "watchProxy" | "metrics">) {
  const watchProxy = createProxyWatch(surroundings.config.trustProxy, surroundings.log);
  const laneOf = createLanes({ atOnce: AT_ONCE, waiting: MAX_WAITING });
  const metrics = surroundings.config.metricsToken ? createMetrics() : undefined;
  const parts: Parts = { ...surroundings, laneOf, watchProxy, metrics };
  const { site, config, log, lifecycle } = parts;
  const always = standingHeaders(config).flat();

  return (request: IncomingMessage, response: ServerResponse) => {
    const id = randomUUID();
    const started = performance.now();
    const common = ["x-request-id", id, ...always];
    if (lifecycle.leaving) common.push("connection", "close");
    response.once("close", () => {
      const line = lineOf(request, response, performance.now() - started);
      metrics?.count(line.method, line.status, line.ms / 1000);
      log.info({ id, ...line });
    });

    const reading = request.method === "GET" || request.method === "HEAD";
    // Most requests name a file as it is; only others need their address taken apart.
    const exact = reading && originOf(request, config) ? site.file(request.url ?? "") : undefined;
    if (exact) {
      void serveFile(request, response, exact, common);
      return;
    }
    const url = urlOf(request, config);
    const file = reading && url ? site.file(url.pathname) : undefined;
    if (file) {
      void serveFile(request, response, file, common);
      return;
    }
    for (let at = 0; at < common.length; at += 2) response.setHeader(common[at] ?? "", common[at + 1] ?? "");
    if (!url) {
      sendPlainPage(response, parts.app, { status: 400, id, ...problems.address });
      return;
    }
    respond(parts, { request, response, id, url }).catch((error: unknown) => {
      // A visitor who left before the answer is in the line of their request, and no fault of ours.
      if (response.destroyed && error instanceof Error && error.name === "AbortError") return;
      log.error({ err: error, requestId: id }, "request failed");
      sendPlainPage(response, parts.app, { status: 500, id, ...problems.fault });
    });
  };
}

async function respond(parts: Parts, arrival: Arrival) {
  const { request, response, url, id } = arrival;
  const { config } = parts;
  if (url.pathname === "/healthz") return sendJson(response, 200, { status: "ok" });
  if (url.pathname === "/readyz") return sendReadiness(parts, response);
  const { metrics, laneOf } = parts;
  if (metrics && url.pathname === "/metrics" && mayRead(request, config.metricsToken ?? "")) {
    return sendMetrics(response, metrics.write(await parts.site.figures(parts.app), laneOf.loads()));
  }
  if (url.pathname !== "/" && url.pathname.endsWith("/")) return redirectWithoutSlash(response, url);

  const reading = request.method === "GET" || request.method === "HEAD";
  if (!reading && request.method !== "POST") {
    response.setHeader("allow", "GET, HEAD, POST");
    return sendPlainPage(response, parts.app, { status: 405, id, ...problems.method });
  }
  // A provider is no browser, and signs what it sends.
  const signed = config.cards !== undefined && url.pathname === WEBHOOK;
  if (!reading && !signed && !isOwnOrigin(request, url.origin)) {
    return sendPlainPage(response, parts.app, { status: 403, id, ...problems.origin });
  }
  if (!reading && isUpload(url.pathname)) return answerUpload(parts, arrival);
  const body = reading ? undefined : await (signed ? readSigned(request) : readForm(request, url.pathname));
  if (body && !body.ok) {
    response.setHeader("connection", "close");
    return sendPlainPage(response, parts.app, { status: statuses[body.reason], id, ...problems[body.reason] });
  }
  await answerFromApp(parts, arrival, body?.bytes);
}

/** Who may send it is asked before a byte of it is read; what nobody reads is thrown away at the end. */
async function answerUpload(parts: Parts, arrival: Arrival) {
  const { request, response, id } = arrival;
  const declared = Number(request.headers["content-length"] ?? 0);
  const type = formType(request.headersDistinct["content-type"]);
  if (declared > UPLOAD_BYTES || !type) {
    await discardBody(request);
    response.setHeader("connection", "close");
    const reason = type ? "photograph" : "no form";
    return sendPlainPage(response, parts.app, { status: statuses[reason], id, ...problems[reason] });
  }
  await answerFromApp(parts, arrival, streamBody(request, UPLOAD_BYTES));
}

const statuses = { photograph: 413, "too large": 413, "broken off": 400, "no form": 415 } as const;

type Sent = Body | { ok: false; reason: "no form" };

/** Its type is looked at before a byte of it is, and its fields are counted before they are taken apart. */
async function readForm(request: IncomingMessage, pathname: string): Promise<Sent> {
  const limit = formLimit(pathname, request.headers.cookie);
  const type = formType(request.headersDistinct["content-type"]);
  if (!type && hasBody(request)) return { ok: false, reason: "no form" };
  const body = await readBody(request, limit.bytes);
  const tooMany = body.ok && type && hasMoreFields(body.bytes, type, limit.fields);
  return tooMany ? { ok: false, reason: "too large" } : body;
}

async function readSigned(request: IncomingMessage): Promise<Sent> {
  if (!isSignedType(request.headersDistinct["content-type"])) return { ok: false, reason: "no form" };
  return readBody(request, SIGNED_BYTES);
}

function hasBody({ headers }: IncomingMessage) {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

async function answerFromApp(
  { site, app, config, laneOf, watchProxy }: Parts,
  arrival: Arrival,
  body: Buffer | Readable | undefined,
) {
  const { request, response, url, id } = arrival;
  const nonce = randomBytes(16).toString("base64");
  const ip = clientIp(request, config.trustProxy);
  watchProxy(request);
  const secure = config.siteUrl.protocol === "https:";
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headersDistinct)) {
    for (const item of value ?? []) headers.append(name, item);
  }
  const cookies = headers.get("cookie");
  if (secure && cookies) headers.set("cookie", fromHostCookies(cookies));
  // It is kept with a session, so that a person knows their devices: as much of it as says which one.
  headers.set("user-agent", (headers.get("user-agent") ?? "").slice(0, LONGEST_USER_AGENT));
  headers.set("host", url.host);
  headers.set("x-client-address", ip);
  const webRequest = new Request(url, {
    method: request.method ?? "GET",
    headers,
    signal: gone.signal,
    ...(body instanceof Readable && { body: Readable.toWeb(body) as ReadableStream, duplex: "half" as const }),
    ...(body instanceof Buffer && { body: new Uint8Array(body) }),
  });
  const turn = laneOf(
    request.method,
    url.pathname,
  )(async () => {
    // Whoever left while waiting gets no answer, and what they sent is not done.
    return gone.signal.aborted ? undefined : site.answer(app, webRequest, { id, nonce, ip: networkOf(ip) });
  });
  if (!turn) {
    if (body instanceof Readable) await discardBody(request);
    response.setHeader("retry-after", RETRY_SECONDS);
    return sendPlainPage(response, app, {
      status: 503,
      id,
      ...problems[body instanceof Readable ? "arriving" : "busy"],
    });
  }
  const webResponse = await turn;
  if (!webResponse) return;
  if (body instanceof Readable) await discardBody(request);
  const framed = isFramed(url.pathname);
  if (framed) response.setHeader("x-frame-options", "SAMEORIGIN");
  if (site.strict) {
    const { schedulingUrl, cards } = config;
    const policy = contentSecurityPolicy([`'nonce-${nonce}'`], { framed, schedulingUrl, cards });
    response.setHeader("content-security-policy", policy);
  }
  if (webResponse.status >= 500) {
    // The page of a failed data request cannot carry the id itself; see app/ui/error-id.tsx.
    const cookie = `larkfield.error=${id}; Path=/; Max-Age=60; SameSite=Lax`;
    response.appendHeader("set-cookie", secure ? toHostCookie(cookie) : cookie);
  }
  await sendResponse(request, response, webResponse, { secure });
}

const problems = {
  address: { title: "That address cannot be read", sentence: "Please check the link, or start from the home page." },
  method: { title: "That is not possible here", sentence: "This address answers ordinary page views and forms only." },
  origin: {
    title: "This form came from elsewhere",
    sentence:
      "For your safety we accept forms only from our own pages. Please open the page again and send it from there.",
  },
  "too large": {
    title: "That is too much at once",
    sentence: "What you sent is larger than we can take. Please go back and shorten it; nothing was changed.",
  },
  photograph: { title: "That is too much at once", sentence: refused.large.reason },
  arriving: { title: "We are busy at the moment", sentence: refused.busy.reason },
  "no form": {
    title: "That form cannot be read",
    sentence: "It was not sent as our pages send it. Please go back and send it from there; nothing was changed.",
  },
  "broken off": {
    title: "The connection broke off",
    sentence: "Your form did not arrive completely. Please go back and send it again; nothing was changed.",
  },
  busy: {
    title: "We are busy at the moment",
    sentence: "More people are here than we can serve at once. Please try again in a few seconds; nothing was changed.",
  },
  fault: {
    title: "Something went wrong on our side",
    sentence: "We have noted it. Please try again in a moment.",
  },
} as const;

/** The path must decode, so that no later layer meets a malformed one. */
function urlOf(request: IncomingMessage, config: Config) {
  const origin = originOf(request, config);
  if (!origin || !request.url) return undefined;
  try {
    // A client may also name the whole address; where it leads is still our own origin.
    const { pathname, search } = request.url.startsWith("/") ? splitTarget(request.url) : new URL(request.url);
    const url = new URL(origin + pathname + search);
    decodeURIComponent(url.pathname);
    return url.pathname.includes("%00") ? undefined : url;
  } catch {
    return undefined;
  }
}

/** Kept as text: //elsewhere.example is a path here, not another site. */
function splitTarget(target: string) {
  const [pathname = "/", ...rest] = target.split("?");
  return { pathname, search: rest.length > 0 ? `?${rest.join("?")}` : "" };
}

function redirectWithoutSlash(response: ServerResponse, url: URL) {
  // The leading slashes go too: //elsewhere.example would be another site.
  const path = `/${withoutOuterSlashes(url.pathname)}`;
  response.writeHead(308, { location: path + url.search }).end();
}

async function sendReadiness({ app, lifecycle, log }: Parts, response: ServerResponse) {
  if (lifecycle.stopping) return sendJson(response, 503, { status: "stopping" });
  try {
    await app.database.ping();
    sendJson(response, 200, { status: "ok" });
  } catch (error) {
    // Whoever asks learns no more than that; what it was is for us.
    log.warn(
      { err: error },
      app.database.storage.failing ? "database cannot be written to" : "database does not answer",
    );
    sendJson(response, 503, { status: "unavailable" });
  }
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(`${JSON.stringify(body)}\n`);
}

/** The query is left out: it may hold a password-reset token. So is the key of a calendar, which is its whole address. */
function lineOf(request: IncomingMessage, response: ServerResponse, ms: number) {
  return {
    method: request.method,
    path: request.url
      ?.split("?", 1)[0]
      ?.replace(/^(\/+calendar\/).+/i, "$1-")
      .slice(0, 500),
    status: response.writableFinished ? response.statusCode : 499,
    ms: Math.round(ms * 10) / 10,
  };
}
