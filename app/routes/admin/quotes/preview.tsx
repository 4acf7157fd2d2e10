import { QuoteDocument } from "#app/components/quote/quote-document.tsx";
import { appContext } from "#app/contexts.server.ts";
import { orderMissing, quotePath } from "#app/routes/admin/paths.ts";
import { previewQuote } from "#app/services/quotes/open-quote-draft.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/preview";

export const meta = pageMetaOf<{ preview: { called: string } }>((loaded) =>
  loaded ? `Preview, order #${loaded.preview.called}` : "Preview",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const preview = await previewQuote(app, params.userId, params.orderId);
  if (!preview) throw orderMissing();
  return { preview, today: app.now().toISOString() };
}

export default function QuotePreviewPage({ loaderData: { preview, today } }: Route.ComponentProps) {
  const { orderId, called, userId, quote, totals, chosen, unpriced, client } = preview;
  return (
    <>
      <PageHeading
        title={`Quote ${called}`}
        lead={
          <>
            <span className="mr-3 border border-brass px-2 py-0.5 font-medium text-brass-deep text-sm">Draft</span>
            As {client.name} will read it. Not sent yet.
            {unpriced > 0 && ` ${notPriced(unpriced)}`}
          </>
        }
        links={[{ to: quotePath(userId, orderId), label: "Keep Editing" }]}
      />
      <QuoteDocument quote={quote} figures={totals} picking={{ chosen: new Set(chosen) }} today={today} />
    </>
  );
}

function notPriced(count: number) {
  const lines = count === 1 ? "1 line is not priced yet" : `${count} lines are not priced yet`;
  return `${lines}, so what it comes to is not final.`;
}
