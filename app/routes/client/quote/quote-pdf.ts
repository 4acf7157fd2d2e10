import { userContext } from "#app/contexts.server.ts";
import { MY_ORDERS, myQuotePath } from "#app/routes/client/order-paths.ts";
import { answerQuotePdf } from "#app/routes/resources/quote/answer-quote-pdf.server.ts";
import type { Route } from "./+types/quote-pdf";

export function loader({ context, request, params: { orderId } }: Route.LoaderArgs) {
  const { id: userId } = context.get(userContext);
  const words = { sentence: "Quote not found.", way: { to: MY_ORDERS, label: "My Orders" } };
  return answerQuotePdf({ context, request, userId, orderId, back: myQuotePath(orderId), words });
}
