import type { RouterContextProvider } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { answerDocument } from "#app/routes/resources/document/answer-document.server.ts";
import { makeReceiptPdf } from "#app/services/ledger/make-receipt-pdf.server.ts";
import type { Words } from "#app/web/missing.ts";

interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** Whose order it is. */
  userId: string;
  orderId: string;
  number: string;
  /** Where the page is that the document is made of. */
  back: string;
  words: Words;
}

/** A receipt as a document, for its client and for the owner alike. */
export function answerReceiptPdf({ context, request, userId, orderId, number, back, words }: Asked) {
  const asked = { userId, orderId, number, actorId: context.get(userContext).id };
  const knownTag = request.headers.get("if-none-match");
  const make = () => makeReceiptPdf(context.get(appContext), { ...asked, knownTag });
  return answerDocument({ context, orderId, make, back: { to: back, label: "Back to the receipt" }, words });
}
