import { href } from "react-router";
import { QuoteDocument } from "#app/components/quote/quote-document.tsx";
import { QuotePictures } from "#app/components/quote/quote-pictures.tsx";
import { appContext } from "#app/contexts.server.ts";
import { formatMoney } from "#app/domain/money.ts";
import { marginInWords, quoteMargin } from "#app/domain/quotes/costs/cost-parts.ts";
import { acceptedInWords } from "#app/domain/quotes/document/quote-answered.ts";
import { versionName } from "#app/domain/quotes/quote-state.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { LineParts } from "#app/routes/admin/quotes/line-parts.tsx";
import { findMyQuote, type MyQuote } from "#app/services/quotes/find-my-quote.server.ts";
import { findQuote } from "#app/services/quotes/find-quotes.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PrintSheet } from "#app/ui/print-sheet.tsx";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/sent-quote";

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
        links={[
          { to: orderPath(params.userId, orderId), label: "Back to the Order" },
          {
            to: `${href("/admin/dashboard/order/:userId/:orderId/quote.pdf", params)}?version=${number}`,
            label: "Open PDF",
            reloadDocument: true,
          },
        ]}
      />
      <VersionCosts costs={costs} windows={quote.windows} />
      <QuoteDocument quote={quote} figures={quote.figures} picking={{ chosen: new Set(quote.chosen) }} today={today} />
      <QuotePictures quote={quote} at={orderPath(params.userId, orderId)} />
    </>
  );
}

interface VersionCostsProps {
  costs: ReturnType<typeof quoteMargin>;
  windows: readonly { key: string; name: string }[];
}

/** What a version that was sent costs us and leaves, as it was then: for the owner alone, on no paper. */
function VersionCosts({ costs: { total, lines }, windows }: VersionCostsProps) {
  const named = new Map(windows.map(({ key, name }) => [key, name]));
  return (
    <section aria-label="Cost and margin" className="mb-10 border-line border-y py-3 print:hidden">
      <details>
        <summary className="flex min-h-11 flex-wrap items-center gap-x-4">
          <span className="underline decoration-line-strong/60 underline-offset-4">Cost and margin</span>
          <span className="tabular-nums">
            {formatMoney(total.priceCents)} before tax, {marginInWords(total)}
          </span>
          <span className="text-ink-soft text-sm">Only we see this.</span>
        </summary>
        <ul className="mt-2">
          {lines.map(({ key, windowKey, label, parts, margin }) => (
            <li key={key} className="border-line border-t py-2">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="wrap-anywhere">{[named.get(windowKey ?? ""), label].filter(Boolean).join(": ")}</span>
                <span className="tabular-nums">{formatMoney(margin.priceCents)}</span>
              </p>
              {parts.length === 0 ? (
                <p className="text-ink-soft text-sm tabular-nums">{marginInWords(margin)}</p>
              ) : (
                <LineParts of={label} parts={parts} cents={margin.priceCents} />
              )}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
