import { userContext } from "#app/contexts.server.ts";
import { MY_ORDERS, myReceiptPath } from "#app/routes/client/order-paths.ts";
import { answerReceiptPdf } from "#app/routes/resources/receipt/answer-receipt-pdf.server.ts";
import type { Route } from "./+types/receipt-pdf";

export function loader({ context, request, params: { orderId, number } }: Route.LoaderArgs) {
  const { id: userId } = context.get(userContext);
  const words = { sentence: "Receipt not found.", way: { to: MY_ORDERS, label: "My Orders" } };
  return answerReceiptPdf({ context, request, userId, orderId, number, back: myReceiptPath(orderId, number), words });
}
