import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatMoney } from "#app/domain/money.ts";
import { myReceiptPath } from "#app/routes/client/order-paths.ts";
import { StandingLink, TextLink } from "#app/ui/button.tsx";
import { buttonLook } from "#app/ui/button-look.ts";
import { Ways } from "#app/ui/page-heading.tsx";
import { useSite } from "#app/web/site/use-site.ts";
import type { AppointmentData } from "./load-appointment.server.ts";
import { cancelPath, movePath } from "./paths.ts";

export function Appointment({ appointment }: { appointment: AppointmentData }) {
  const { business } = useSite();
  const { id, startsAt, day, times, call, address, note, feeCents, change } = appointment;
  return (
    <>
      <h1 className="font-sans text-ink-soft text-sm">{call ? "Your video call" : "Your consultation"}</h1>
      <p className="mt-1 text-balance font-display font-heading text-2xl">
        {/* The month stays with its day. */}
        <time dateTime={startsAt}>{day.replace(/ (\d+),/, "\u00a0$1,")}</time>
      </p>
      <p className="text-lead">{times}</p>
      <dl className="mt-6 grid gap-5 border-line border-y py-6 [&_dt]:text-ink-soft [&_dt]:text-sm">
        {call ? (
          <Fact term="We talk at">
            <TextLink href={address}>{address}</TextLink>
          </Fact>
        ) : (
          <Fact term="We come to">{address}</Fact>
        )}
        {note && (
          <Fact term="Your note">
            <span className="whitespace-pre-line">{note}</span>
          </Fact>
        )}
        {feeCents > 0 && (
          <Fact term={call ? "Fee" : "Consultation fee"}>
            <Fee appointment={appointment} />
          </Fact>
        )}
      </dl>
      {change.ok ? (
        <div className="mt-6 flex flex-wrap gap-3">
          <Ways
            links={[
              { to: movePath(id), label: "Move" },
              { to: cancelPath(id), label: "Cancel", variant: "quiet" },
            ]}
          />
        </div>
      ) : (
        <p className="mt-6 max-w-measure text-ink-soft">
          {change.reason} <TextLink href={business.phoneLink}>{business.phone}</TextLink>
        </p>
      )}
    </>
  );
}

function Fee({ appointment: { call, feeCents, feePaid, receipt, paymentLink } }: { appointment: AppointmentData }) {
  const fee = formatMoney(feeCents);
  if (feePaid) {
    return (
      <>
        <p>
          {fee}, paid.{!call && " It is credited on your final quote."}
        </p>
        {receipt && (
          <p>
            <StandingLink to={myReceiptPath(undefined, receipt)} target="_top" reloadDocument>
              See your receipt
            </StandingLink>
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <p>{call ? fee : `${fee}, credited on your final quote.`}</p>
      {paymentLink ? (
        <a
          href={paymentLink}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonLook({ size: "sm" })} mt-3`}
        >
          Pay {fee}
          <ArrowUpRight aria-hidden="true" className="size-4" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        <p className="text-ink-soft">We’ll send you a payment link.</p>
      )}
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
