import type { IncomingMessage, ServerResponse } from "node:http";
import { preferredEncoding } from "./encoding.ts";
import type { StaticFile } from "./static-files.ts";

/** All headers in one go and none set before: Node then writes them without keeping them first. */
export function serveFile(request: IncomingMessage, response: ServerResponse, file: StaticFile, common: string[]) {
  if (request.headers["if-none-match"]?.includes(file.etag)) {
    response.writeHead(304, common.concat(file.unchanged)).end();
    return;
  }
  const encoding = preferredEncoding(request.headers["accept-encoding"]);
  const { headers, body } = (encoding && file[encoding]) ?? file.identity;
  response.writeHead(200, common.concat(headers)).end(request.method === "HEAD" ? undefined : body);
}
