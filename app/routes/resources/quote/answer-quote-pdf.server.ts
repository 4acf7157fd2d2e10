import type { RouterContextProvider } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { makeQuotePdf } from "#app/services/quotes/make-quote-pdf.server.ts";
import { missing, type Words } from "#app/web/missing.ts";

const FAILED = "The document could not be made just now. Please try again, or print the page instead.";

interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** Whose order it is. */
  userId: string;
  orderId: string;
  /** Where the page is that the document is made of. */
  back: string;
  words: Words;
}

/** A version of a quote as a document, for its client and for the owner alike; ?version= names one, else it is the current. */
export async function answerQuotePdf({ context, request, userId, orderId, back, words }: Asked): Promise<Response> {
  const app = context.get(appContext);
  const asked = new URL(request.url).searchParams.get("version");
  if (asked !== null && !/^[1-9]\d{0,8}$/.test(asked)) throw missing(words);
  const number = asked === null ? undefined : Number(asked);
  const actorId = context.get(userContext).id;
  const knownTag = request.headers.get("if-none-match");
  const made = await makeQuotePdf(app, { userId, orderId, number, actorId, knownTag }).catch((error: unknown) => {
    app.log.error({ err: error, orderId }, "a document could not be made");
    return undefined;
  });
  if (!made) return sentence(FAILED, back, { status: 503, headers: { "retry-after": "10" } });
  if (!made.ok) {
    if (made.code === "missing") throw missing(words);
    const headers = { "retry-after": String(made.retryAfter ?? 60) };
    return sentence(made.reason, back, { status: made.status, headers });
  }
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${made.name}.pdf"`,
    "cache-control": "private, no-cache",
    etag: made.tag,
  };
  if (made.pdf === null) return new Response(null, { status: 304, headers });
  return new Response(Buffer.from(made.pdf), { headers });
}

/** A page of its own, small, because no page of the portal stands where a document was to open. */
function sentence(words: string, back: string, init: { status: number; headers: Record<string, string> }) {
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${words}</title><p>${words}</p><p><a href="${back}">Back to the quote</a></p></html>`;
  return new Response(html, { ...init, headers: { ...init.headers, "content-type": "text/html; charset=utf-8" } });
}
