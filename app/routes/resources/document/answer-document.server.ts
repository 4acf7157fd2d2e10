import type { RouterContextProvider } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { missing, type Words } from "#app/web/page-meta.ts";

const FAILED = "The document could not be made just now. Please try again, or print the page instead.";

interface Asked {
  context: Readonly<RouterContextProvider>;
  orderId: string;
  /** Makes it; without bytes where the asking browser has them already. */
  make: () => Promise<{ ok: true; tag: string; name: string; pdf: Uint8Array | null } | Refusal>;
  /** Where the page is that the document is made of. */
  back: { to: string; label: string };
  /** For a document that is not there, or is somebody else's. */
  words: Words;
}

/** A document to be opened in the browser, under a name by which it is found again. */
export async function answerDocument({ context, orderId, make, back, words }: Asked): Promise<Response> {
  const made = await make().catch((error: unknown) => {
    context.get(appContext).log.error({ err: error, orderId }, "a document could not be made");
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
function sentence(words: string, back: Asked["back"], init: { status: number; headers: Record<string, string> }) {
  // The address is the asker's own: it ends where the attribute does.
  const to = back.to.replaceAll('"', "%22");
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${words}</title><p>${words}</p><p><a href="${to}">${back.label}</a></p></html>`;
  return new Response(html, { ...init, headers: { ...init.headers, "content-type": "text/html; charset=utf-8" } });
}
