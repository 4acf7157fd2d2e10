import { Readable } from "node:stream";
import { appContext } from "#app/contexts.server.ts";
import { openMedia } from "#app/services/site/find-media.server.ts";
import { missing } from "#app/web/page-meta.ts";
import type { Route } from "./+types/media";

const types: Record<string, string> = { webp: "image/webp", png: "image/png" };
const YEAR = 365 * 24 * 60 * 60;

/** A picture of the owner's, by the hash of its bytes: what is at this address never changes. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const found = await openMedia(context.get(appContext), params.file);
  if (!found) throw missing({ sentence: "There is no such picture." });
  const { sha256, opened } = found;
  if (!opened) return new Response("This picture cannot be shown at the moment.", { status: 503 });
  const etag = `"${sha256}"`;
  const headers = {
    "content-type": types[params.file.split(".").at(-1) ?? ""] ?? "image/jpeg",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": `public, max-age=${YEAR}, immutable`,
    etag,
  };
  if (request.headers.get("if-none-match") === etag) {
    opened.body.destroy();
    return new Response(null, { status: 304, headers });
  }
  const body = Readable.toWeb(opened.body) as unknown as ReadableStream;
  return new Response(body, { headers: { ...headers, "content-length": `${opened.bytes}` } });
}
