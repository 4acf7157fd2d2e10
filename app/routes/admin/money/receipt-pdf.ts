import { receiptPath } from "#app/routes/admin/paths.ts";
import { answerReceiptPdf } from "#app/routes/resources/receipt/answer-receipt-pdf.server.ts";
import type { Route } from "./+types/receipt-pdf";

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { userId, orderId, number } = params;
  const words = { sentence: "Receipt not found." };
  return answerReceiptPdf({ context, request, ...params, back: receiptPath(userId, orderId, number), words });
}
