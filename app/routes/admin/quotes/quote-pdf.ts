import { orderPath } from "#app/routes/admin/paths.ts";
import { answerQuotePdf } from "#app/routes/resources/quote/answer-quote-pdf.server.ts";
import type { Route } from "./+types/quote-pdf";

export function loader({ context, request, params: { userId, orderId } }: Route.LoaderArgs) {
  const words = { sentence: "Quote not found." };
  return answerQuotePdf({ context, request, userId, orderId, back: orderPath(userId, orderId), words });
}
