import { appContext, siteContext } from "#app/contexts.server.ts";
import type { Route } from "./+types/security-txt";

const VALID_DAYS = 180;

/** Whom to tell of a hole, as RFC 9116 has it. Made for each request, because it must say until when it holds. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, now } = context.get(appContext);
  const { business } = context.get(siteContext).facts;
  const expires = new Date(now().getTime() + VALID_DAYS * 86_400_000).toISOString();
  const body = `Contact: mailto:${business.email}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${new URL("/.well-known/security.txt", config.siteUrl).href}
`;
  return new Response(body, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
