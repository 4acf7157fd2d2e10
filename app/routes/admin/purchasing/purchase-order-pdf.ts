import { appContext, userContext } from "#app/contexts.server.ts";
import { purchaseOrderPath } from "#app/routes/admin/paths.ts";
import { answerDocument } from "#app/routes/resources/document/answer-document.server.ts";
import { makePurchasePdf } from "#app/services/purchasing/make-purchase-pdf.server.ts";
import type { Route } from "./+types/purchase-order-pdf";
import { purchaseMissing } from "./purchase-act.ts";

export function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const asked = { id, actorId: context.get(userContext).id, knownTag: request.headers.get("if-none-match") };
  return answerDocument({
    context,
    orderId: id,
    make: () => makePurchasePdf(context.get(appContext), asked),
    back: { to: purchaseOrderPath(id), label: "Back to the purchase order" },
    words: purchaseMissing,
  });
}
