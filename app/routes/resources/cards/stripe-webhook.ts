import { appContext } from "#app/contexts.server.ts";
import { takeCardEvent } from "#app/services/cards/take-card-event.server.ts";
import { logFailure } from "#app/web/form.server.ts";
import type { Route } from "./+types/stripe-webhook";

/** It is there for one sender, and only to be written to. */
export function loader() {
  return say(404);
}

/** 200: taken, or none of our business. 400: not signed. 500: to be sent again. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = Buffer.from(await request.arrayBuffer());
  const signature = request.headers.get("stripe-signature") ?? "";
  try {
    const taken = await takeCardEvent(context.get(appContext), { body, signature });
    return say(taken.ok ? 200 : taken.status);
  } catch (error) {
    logFailure(context, error);
    return say(500);
  }
}

function say(status: number) {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(`${status}\n`, { status, headers });
}
