import type { RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { answerDocument } from "#app/routes/resources/document/answer-document.server.ts";
import type { ReceiptPlace } from "#app/services/ledger/find-money.server.ts";
import { makeReceiptPdf } from "#app/services/ledger/make-receipt-pdf.server.ts";
import type { Words } from "#app/web/page-meta.ts";

interface Asked extends ReceiptPlace {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** Where the page is that the document is made of. */
  back: string;
  words: Words;
}

/** A receipt as a document, for its client and for the owner alike. */
export function answerReceiptPdf({ context, request, back, words, ...place }: Asked) {
  const asked = { ...place, actorId: context.get(userContext).id };
  const knownTag = request.headers.get("if-none-match");
  const make = () => makeReceiptPdf(context.get(appContext), { ...asked, knownTag });
  return answerDocument({
    context,
    orderId: place.orderId ?? place.number,
    make,
    back: { to: back, label: "Back to the receipt" },
    words,
  });
}
