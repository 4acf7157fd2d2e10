import type { ReceiptContent } from "#app/domain/ledger/receipt-content.ts";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { useSite } from "#app/web/site/use-site.ts";

/** A receipt to read and to print. One that was reversed says so before anything else. */
export function ReceiptDocument({ content, signer }: { content: ReceiptContent; signer: string }) {
  const { business } = useSite();
  const { voided, client, facts, amount, standing, standingTitle } = content;
  return (
    <div className="grid max-w-2xl gap-8 border border-line bg-paper p-5 sm:p-8 print:max-w-none print:border-0 print:bg-transparent print:p-0">
      {voided && (
        <p className="border-2 border-clay-deep px-4 py-3 text-clay-deep">
          <strong className="mr-3 font-display text-2xl tracking-widest">VOID</strong>
          {voided}
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <address className="not-italic wrap-anywhere">
          <Lines of={[business.name, business.location, business.phone, business.email]} />
        </address>
        {client.length > 0 && (
          <address className="not-italic wrap-anywhere sm:text-right">
            <Lines of={client} />
          </address>
        )}
      </div>
      <dl className="grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-6 gap-y-2 justify-self-start">
        {facts.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-y py-4 font-display">
        <dt className="text-lg">{amount.label}</dt>
        <dd className={voided ? "text-2xl tabular-nums line-through" : "text-2xl tabular-nums"}>{amount.text}</dd>
      </dl>
      <TitledSection id="standing" title={standingTitle} titleLook="text-lg">
        <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 tabular-nums">
          {standing.map(({ label, text }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid border-line border-b py-2">
              <dt>{label}</dt>
              <dd className="text-right">{text}</dd>
            </div>
          ))}
        </dl>
      </TitledSection>
      {!voided && (
        <p>
          Thank you.
          <span className="block font-display text-lg">{signer || business.name}</span>
          {signer && <span className="block text-ink-soft text-sm">{business.name}</span>}
        </p>
      )}
    </div>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line, index) => (
    <span key={line} className={index === 0 ? "block font-medium" : "block text-ink-soft"}>
      {line}
    </span>
  ));
}
