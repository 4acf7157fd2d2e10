import { appContext } from "#app/contexts.server.ts";
import { findEmail } from "#app/services/emails/list-emails.server.ts";
import { missing } from "#app/web/missing.ts";
import type { Route } from "./+types/email-page";

/** The written message for the frame on its page. It may show its own styles and nothing else, whatever stands in it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findEmail(context.get(appContext), params.id);
  if (!found?.written.ok) throw missing();
  // A link in the frame opens a tab of its own.
  const page = found.written.value.html.replace("<head>", '<head><base target="_blank">');
  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    },
  });
}
