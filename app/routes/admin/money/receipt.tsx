import { ReceiptDocument } from "#app/components/money/receipt-document.tsx";
import { appContext } from "#app/contexts.server.ts";
import { type ReceiptContent, receiptContentOf } from "#app/domain/ledger/receipt-content.ts";
import { findSigner } from "#app/email/find-signer.server.ts";
import { consultationPath, feeReceiptPdfPath, orderPath, receiptPdfPath } from "#app/routes/admin/paths.ts";
import { findReceipt } from "#app/services/ledger/find-money.server.ts";
import { ButtonLink, SmallButton, SmallButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/receipt";

export const meta = pageMetaOf<{ content: ReceiptContent }>((loaded) => loaded?.content.title ?? "Receipt");

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId, orderId, id: consultationId, number } = params;
  const receipt = await findReceipt(context.get(appContext), { userId, orderId, consultationId, number });
  if (!receipt) throw missing({ sentence: "Receipt not found." });
  return { content: receiptContentOf(receipt), signer: await findSigner(context.get(appContext).db) };
}

export default function AdminReceiptPage({ loaderData: { content, signer }, params }: Route.ComponentProps) {
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
            <SmallButtonLink to={visit ? consultationPath(id) : orderPath(userId, orderId)}>
              Back to the {visit ? "Consultation" : "Order"}
            </SmallButtonLink>
            <SmallButton type="button" className="noscript:hidden" onClick={() => print()}>
              Print
            </SmallButton>
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
      <ReceiptDocument content={content} signer={signer} />
    </>
  );
}
