import { ReceiptDocument } from "#app/components/money/receipt-document.tsx";
import { appContext } from "#app/contexts.server.ts";
import { type ReceiptContent, receiptContentOf } from "#app/domain/ledger/receipt-content.ts";
import { consultationPath, feeReceiptPdfPath, orderPath, receiptPdfPath } from "#app/routes/admin/paths.ts";
import { findReceipt } from "#app/services/ledger/find-money.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { missing } from "#app/web/missing.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/receipt";

export const meta = pageMetaOf<{ content: ReceiptContent }>((loaded) => loaded?.content.title ?? "Receipt");

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId, orderId, id: consultationId, number } = params;
  const receipt = await findReceipt(context.get(appContext), { userId, orderId, consultationId, number });
  if (!receipt) throw missing({ sentence: "Receipt not found." });
  return { content: receiptContentOf(receipt) };
}

/** A receipt as its client reads it. */
export default function AdminReceiptPage({ loaderData: { content }, params }: Route.ComponentProps) {
  const { business } = useSite();
  const { userId, orderId, id, number } = params;
  const visit = id !== undefined;
  return (
    <>
      <PrintSheet about={`${business.name} · ${content.title}`} />
      <PageHeading
        title={content.title}
        actions={
          <>
            <ButtonLink to={visit ? consultationPath(id) : orderPath(userId, orderId)} variant="secondary" size="sm">
              Back to the {visit ? "Consultation" : "Order"}
            </ButtonLink>
            <Button type="button" variant="secondary" size="sm" className="noscript:hidden" onClick={() => print()}>
              Print
            </Button>
            <ButtonLink
              to={visit ? feeReceiptPdfPath(id, number) : receiptPdfPath(userId, orderId, number)}
              reloadDocument
              variant="secondary"
              size="sm"
            >
              Open PDF
            </ButtonLink>
          </>
        }
      />
      <ReceiptDocument content={content} />
    </>
  );
}
