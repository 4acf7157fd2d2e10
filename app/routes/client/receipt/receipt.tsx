import { ReceiptDocument } from "#app/components/money/receipt-document.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { type ReceiptContent, receiptContentOf } from "#app/domain/ledger/receipt-content.ts";
import { findSigner } from "#app/email/find-signer.server.ts";
import { CONSULTATION, MY_ORDERS, myOrderPath, myReceiptPdfPath } from "#app/routes/client/order-paths.ts";
import { findReceipt } from "#app/services/ledger/find-money.server.ts";
import { SmallButton, SmallButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { attemptToLoad } from "#app/web/form.server.ts";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
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
  const signer = await findSigner(context.get(appContext).db);
  return { content: receiptContentOf(receipt), called: receipt.orderId, signer };
}

export default function ReceiptPage({
  loaderData: { content, called, signer },
  params: { orderId, number },
}: Route.ComponentProps) {
  const { business } = useSite();
  return (
    <>
      <PrintSheet about={`${business.name} · ${content.title}`} />
      <PageHeading
        title={content.title}
        links={[
          {
            to: orderId ? myOrderPath(orderId) : CONSULTATION,
            label: orderId ? `Order #${called}` : "Consultation",
            variant: "quiet",
          },
        ]}
        actions={
          <>
            <SmallButton type="button" className="noscript:hidden" onClick={() => print()}>
              Print
            </SmallButton>
            <SmallButtonLink to={myReceiptPdfPath(orderId, number)} reloadDocument>
              Download PDF
            </SmallButtonLink>
          </>
        }
      />
      <ReceiptDocument content={content} signer={signer} />
    </>
  );
}
