import type { IncomingMessage, ServerResponse } from "node:http";
import { preferredEncoding } from "./encoding.ts";
import type { StaticFile } from "./static-files.ts";

/** All headers in one go and none set before: Node then writes them without keeping them first. */
export async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  common: string[],
) {
  if (request.headers["if-none-match"]?.includes(file.etag)) {
    response.writeHead(304, common.concat(file.unchanged)).end();
    return;
  }
  const encoding = preferredEncoding(request.headers["accept-encoding"]);
  // A page that cannot be made smaller is sent as it is.
  if (encoding && file.pack) await file.pack().catch(() => {});
  const { headers, body } = (encoding && file[encoding]) ?? file.identity;
  const bytes = request.method === "HEAD" ? undefined : typeof body === "function" ? await body() : body;
  response.writeHead(200, common.concat(headers)).end(bytes);
}
