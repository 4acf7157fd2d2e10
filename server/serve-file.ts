import type { IncomingMessage, ServerResponse } from "node:http";
import { preferredEncoding } from "./encoding.ts";
import type { StaticFile } from "./static-files.ts";

export function serveFile(request: IncomingMessage, response: ServerResponse, file: StaticFile) {
  response.setHeader("etag", file.etag);
  response.setHeader("cache-control", file.cacheControl);
  response.setHeader("vary", "Accept-Encoding");
  if (file.policy) response.setHeader("content-security-policy", file.policy);
  if (request.headers["if-none-match"]?.includes(file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const encoding = preferredEncoding(request.headers["accept-encoding"]);
  const encoded = encoding && file.bodies[encoding];
  const body = encoded ?? file.bodies.identity;
  response.setHeader("content-type", file.type);
  response.setHeader("content-length", body.length);
  if (encoded) response.setHeader("content-encoding", encoding);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
}
