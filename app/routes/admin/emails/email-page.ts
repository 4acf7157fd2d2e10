import { appContext } from "#app/contexts.server.ts";
import { withPictures } from "#app/email/compose-email.ts";
import { findEmail } from "#app/services/emails/list-emails.server.ts";
import { pictureMaker } from "#app/services/quotes/paper/draw-quote-picture.server.ts";
import { missing } from "#app/web/page-meta.ts";
import type { Route } from "./+types/email-page";

/** The written message for the frame on its page. It may show its own styles and nothing else, whatever stands in it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const found = await findEmail(app, params.id, pictureMaker(app));
  if (!found?.written.ok) throw missing();
  const html = withPictures(found.written.value);
  // A link in the frame opens a tab of its own.
  const page = html.replace("<head>", '<head><base target="_blank">');
  return new Response(page, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    },
  });
}
