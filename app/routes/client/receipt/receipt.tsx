import { userContext } from "#app/auth/signed-in-user.server.ts";
import { ReceiptDocument } from "#app/components/money/receipt-document.tsx";
import { appContext } from "#app/contexts.server.ts";
import { type ReceiptContent, receiptContentOf } from "#app/domain/ledger/receipt-content.ts";
import { CONSULTATION, MY_ORDERS, myOrderPath, myReceiptPdfPath } from "#app/routes/client/order-paths.ts";
import { findReceipt } from "#app/services/ledger/find-money.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { attemptToLoad } from "#app/web/attempt.server.ts";
import { missing } from "#app/web/missing.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/receipt";

const LOAD_FAILED = "Failed to load the receipt. Please try again.";
const MISSING = { sentence: "Receipt not found.", way: { to: MY_ORDERS, label: "My Orders" } };

export const meta = pageMetaOf<{ content: ReceiptContent }>((loaded) => loaded?.content.title ?? "Receipt");

export async function loader({ params: { orderId, number }, context }: Route.LoaderArgs) {
  const { id } = context.get(userContext);
  const find = () => findReceipt(context.get(appContext), { userId: id, orderId, number });
  const receipt = await attemptToLoad(context, LOAD_FAILED, find);
  if (!receipt) throw missing(MISSING);
  return { content: receiptContentOf(receipt), called: receipt.orderId };
}

export default function ReceiptPage({
  loaderData: { content, called },
  params: { orderId, number },
}: Route.ComponentProps) {
  const { business } = useSite();
  return (
    <>
      <PrintSheet about={`${business.name} · ${content.title}`} />
      <PageHeading
        title={content.title}
        actions={
          <>
            <ButtonLink to={orderId ? myOrderPath(orderId) : CONSULTATION} variant="quiet" size="sm">
              {orderId ? `Order #${called}` : "Consultation"}
            </ButtonLink>
            <Button type="button" variant="secondary" size="sm" className="noscript:hidden" onClick={() => print()}>
              Print
            </Button>
            <ButtonLink to={myReceiptPdfPath(orderId, number)} reloadDocument variant="secondary" size="sm">
              Download PDF
            </ButtonLink>
          </>
        }
      />
      <ReceiptDocument content={content} />
    </>
  );
}
