import { feeReceiptPath, receiptPath } from "#app/routes/admin/paths.ts";
import { answerReceiptPdf } from "#app/routes/resources/receipt/answer-receipt-pdf.server.ts";
import type { Route } from "./+types/receipt-pdf";

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { userId, orderId, id: consultationId, number } = params;
  const back = consultationId
    ? feeReceiptPath(consultationId, number)
    : receiptPath(userId ?? "", orderId ?? "", number);
  const words = { sentence: "Receipt not found." };
  return answerReceiptPdf({ context, request, userId, orderId, consultationId, number, back, words });
}
