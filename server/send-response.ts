import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from "node:zlib";
import { preferredEncoding } from "./encoding.ts";
import { toHostCookie } from "./host-cookies.ts";

const brotliWhole = promisify(brotliCompress);
const gzipWhole = promisify(gzip);

/** Light settings: these pages are made for one reader, so time matters more than the last percent of size. */
const GZIP_LEVEL = 5;
const BROTLI_QUALITY = 3;
/** Up to this size a page is packed sooner than a thread for it is woken. */
const PACKED_HERE = 64 * 1024;
/** A window of 256 KB holds any page; the usual one of 4 MB is made ready anew for each. */
const BROTLI_WINDOW = 18;

const compressible = /^(text\/|application\/(json|javascript|xml)|image\/svg)/;

interface Sending {
  /** The site is on https: no cookie of ours travels otherwise, or to another host. */
  secure: boolean;
}

export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  { secure }: Sending,
) {
  // Whoever left while the answer was made gets none: a stream cannot even be begun.
  if (response.destroyed) {
    await answer.body?.cancel();
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name === "set-cookie") response.appendHeader(name, secure ? toHostCookie(value) : value);
    else response.setHeader(name, value);
  }
  // What is rendered for one visitor is nobody else's to keep.
  if (!answer.headers.has("cache-control")) response.setHeader("cache-control", "private, no-store");
  if (!answer.body || request.method === "HEAD") {
    response.end();
    return;
  }
  const encoding = encodingFor(request, response, answer);
  // A page is rendered whole, so it is sent whole: a stream's many small steps cost more than its memory.
  if (answer.headers.get("content-type")?.startsWith("text/html")) {
    const page = await packed(Buffer.from(await answer.arrayBuffer()), encoding);
    response.setHeader("content-length", page.length);
    response.end(page);
    return;
  }
  const body = Readable.fromWeb(answer.body as import("node:stream/web").ReadableStream);
  const compressor = encoding && compressors[encoding]();
  try {
    await (compressor ? pipeline(body, compressor, response) : pipeline(body, response));
  } catch (error) {
    // The reader left before the end; there is nobody to tell.
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}

function encodingFor(request: IncomingMessage, response: ServerResponse, answer: Response) {
  response.setHeader("vary", "Accept-Encoding");
  if (!compressible.test(answer.headers.get("content-type") ?? "")) return undefined;
  const encoding = preferredEncoding(request.headers["accept-encoding"]);
  if (!encoding) return undefined;
  response.setHeader("content-encoding", encoding);
  response.removeHeader("content-length");
  return encoding;
}

const compressors = {
  gzip: () => createGzip({ level: GZIP_LEVEL }),
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};

function packed(page: Buffer, encoding: keyof typeof compressors | undefined) {
  if (!encoding) return page;
  const here = page.length <= PACKED_HERE;
  if (encoding === "gzip") return (here ? gzipSync : gzipWhole)(page, { level: GZIP_LEVEL });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
  };
  return (here ? brotliCompressSync : brotliWhole)(page, { params });
}
