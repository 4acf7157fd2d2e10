import { appContext } from "#app/contexts.server.ts";
import { readFeed } from "#app/services/appointments/calendar-feed.server.ts";
import type { Route } from "./+types/calendar-ics";

/** Read by a calendar program, which has no session: whoever knows the address reads what its maker may. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const token = /^([\w-]{1,100})\.ics$/.exec(params.file)?.[1] ?? "";
  const feed = await readFeed(context.get(appContext), token);
  if (!feed.ok) {
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
    const later = feed.retryAfter === undefined ? undefined : { "retry-after": String(feed.retryAfter) };
    return new Response(`${feed.reason}\n`, { status: feed.status, headers: { ...headers, ...later } });
  }
  const headers = {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'inline; filename="calendar.ics"',
    "cache-control": "private, no-cache",
    etag: feed.etag,
  };
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, "") === feed.etag)) return new Response(null, { status: 304, headers });
  return new Response(feed.content, { headers });
}
