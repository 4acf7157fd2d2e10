import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { preferredEncoding } from "./encoding.ts";

const compressible = /^(text\/|application\/(json|javascript|xml)|image\/svg)/;

interface Sending {
  /** The site is on https, so no cookie of ours travels otherwise. */
  secure: boolean;
}

export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  { secure }: Sending,
) {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") response.appendHeader(name, secure ? secured(value) : value);
    else response.setHeader(name, value);
  }
  // What is rendered for one visitor is nobody else's to keep.
  if (!answer.headers.has("cache-control")) response.setHeader("cache-control", "private, no-store");
  if (!answer.body || request.method === "HEAD") {
    response.end();
    return;
  }
  const body = Readable.fromWeb(answer.body as import("node:stream/web").ReadableStream);
  const compressor = compressorFor(request, response, answer);
  try {
    await (compressor ? pipeline(body, compressor, response) : pipeline(body, response));
  } catch (error) {
    // The reader left before the end; there is nobody to tell.
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}

export function secured(cookie: string) {
  return /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`;
}

/** Light settings: these pages are made for one reader, so time matters more than the last percent of size. */
function compressorFor(request: IncomingMessage, response: ServerResponse, answer: Response) {
  response.setHeader("vary", "Accept-Encoding");
  if (!compressible.test(answer.headers.get("content-type") ?? "")) return undefined;
  const encoding = preferredEncoding(request.headers["accept-encoding"]);
  if (!encoding) return undefined;
  response.setHeader("content-encoding", encoding);
  response.removeHeader("content-length");
  if (encoding === "gzip") return createGzip({ level: 5 });
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
