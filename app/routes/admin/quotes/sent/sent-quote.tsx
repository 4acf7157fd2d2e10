import { href } from "react-router";
import { QuoteDocument } from "#app/components/quote/quote-document.tsx";
import { QuotePictures } from "#app/components/quote/quote-pictures.tsx";
import { appContext } from "#app/contexts.server.ts";
import { quoteMargin } from "#app/domain/quotes/costs/quote-margin.ts";
import { acceptedInWords } from "#app/domain/quotes/document/quote-answered.ts";
import { versionName } from "#app/domain/quotes/quote-state.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { findMyQuote, type MyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { findQuote } from "#app/services/quotes/find-quotes.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { missing } from "#app/web/missing.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/sent-quote";
import { VersionCosts } from "./version-costs.tsx";

export const meta = pageMetaOf<{ quote: MyQuote }>((loaded) =>
  loaded ? versionName(loaded.quote.shownId, loaded.quote.number) : "Quote",
);

export async function loader({ context, params: { userId, orderId, number } }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const version = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : Number.NaN;
  const quote = await findMyQuote(app, userId, orderId, version);
  const ours = quote && (await findQuote(app, userId, orderId, version));
  if (!ours) throw missing({ sentence: "Quote not found." });
  return { quote, today: app.now().toISOString(), costs: quoteMargin(ours, quote.chosen) };
}

/** A version that was sent, as its client reads it, without anything to press; before it what it costs us, closed. */
export default function SentQuotePage({ loaderData: { quote, today, costs }, params }: Route.ComponentProps) {
  const { business } = useSite();
  const { orderId, number, clientName, answer } = quote;
  const title = versionName(quote.shownId, number);
  return (
    <>
      <PrintSheet about={`${business.name} · ${title} · ${clientName}`} />
      <PageHeading
        title={title}
        lead={answer ? acceptedInWords(answer) : `As ${clientName || "the client"} reads it.`}
        actions={
          <>
            <ButtonLink to={orderPath(params.userId, orderId)} variant="secondary" size="sm">
              Back to the Order
            </ButtonLink>
            <ButtonLink
              to={`${href("/admin/dashboard/order/:userId/:orderId/quote.pdf", params)}?version=${number}`}
              reloadDocument
              variant="secondary"
              size="sm"
            >
              Open PDF
            </ButtonLink>
          </>
        }
      />
      <VersionCosts costs={costs} windows={quote.windows} />
      <QuoteDocument quote={quote} figures={quote.figures} picking={{ chosen: new Set(quote.chosen) }} today={today} />
      <QuotePictures quote={quote} at={orderPath(params.userId, orderId)} />
    </>
  );
}
