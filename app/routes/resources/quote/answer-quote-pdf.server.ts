import type { RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { answerDocument } from "#app/routes/resources/document/answer-document.server.ts";
import { makeQuotePdf } from "#app/services/quotes/paper/make-quote-pdf.server.ts";
import { missing, type Words } from "#app/web/page-meta.ts";

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
  const make = () => makeQuotePdf(app, { userId, orderId, number, actorId, knownTag });
  return answerDocument({ context, orderId, make, back: { to: back, label: "Back to the quote" }, words });
}
