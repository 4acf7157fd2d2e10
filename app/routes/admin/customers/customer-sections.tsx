import type { ReactNode } from "react";
import { kindLabels, stateInWords } from "#app/domain/appointments/appointment-kinds.ts";
import { formatDate, formatVisit, noonOf } from "#app/domain/dates.ts";
import { emailLabel } from "#app/domain/emails/email-kinds.ts";
import { NO_ADDRESS, TELL_THEM } from "#app/domain/emails/no-address.ts";
import { kindMeanings, paymentMethods } from "#app/domain/ledger/entry-kinds.ts";
import { formatMoney } from "#app/domain/money.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import {
  appointmentPath,
  consultationPath,
  emailPath,
  feeReceiptPath,
  foundOrderPath,
  receiptPath,
} from "#app/routes/admin/paths.ts";
import type {
  findCustomerEmails,
  findCustomerMoney,
  findCustomerTasks,
  findCustomerVisits,
} from "#app/services/customers/find-customer-sections.server.ts";
import { FactLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TitledSection } from "#app/ui/page/titled-section.tsx";

type Found<Find extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>;

export function TasksSection({ tasks }: { tasks: Found<typeof findCustomerTasks> }) {
  return (
    <Section id="tasks" title="To do" empty="Nothing to do." rows={tasks}>
      {({ id, title, dueOn, assignee, orderId, number }) => (
        <Line
          key={id}
          what={title}
          more={[orderId && shownOrderId({ id: orderId, number }), assignee].filter(Boolean).join(", ")}
          end={dueOn ? `By ${formatDate(noonOf(dueOn))}` : ""}
        />
      )}
    </Section>
  );
}

export function VisitsSection({ visits }: { visits: Found<typeof findCustomerVisits> }) {
  return (
    <Section id="visits" title="Visits and appointments" empty="None yet." rows={visits}>
      {(visit) => {
        const name = visit.of === "consultation" ? "Consultation" : visit.title || kindLabels[visit.kind];
        const to = visit.of === "consultation" ? consultationPath(visit.id) : appointmentPath(visit.id);
        return (
          <Line
            key={visit.id}
            what={<FactLink to={to}>{visit.kind === "call" ? "Video call" : name}</FactLink>}
            more={formatVisit(visit.startsAt)}
            end={standingOf(visit)}
          />
        );
      }}
    </Section>
  );
}

/** A visit that was booked and is over took place; of what we drive to, somebody says how it went. */
function standingOf({ of, state, orderStatus, over }: Found<typeof findCustomerVisits>[number]) {
  if (state === "booked" && over) return of === "consultation" ? "Past" : "Not closed yet";
  return stateInWords({ state, orderStatus });
}

export function MoneySection({ userId, money }: { userId: string; money: Found<typeof findCustomerMoney> }) {
  return (
    <>
      <Section id="balances" title="Money" empty="No order has been charged." rows={money.orders}>
        {({ id, number, chargedCents, balanceCents, dueOn, dueCents }) => (
          <Line
            key={id}
            what={<FactLink to={foundOrderPath(id)}>{shownOrderId({ id, number })}</FactLink>}
            more={[
              `${formatMoney(chargedCents)} charged`,
              dueCents && dueOn ? `${formatMoney(dueCents)} due ${formatDate(noonOf(dueOn))}` : "",
            ]
              .filter(Boolean)
              .join(", ")}
            end={balanceInWords(balanceCents)}
          />
        )}
      </Section>
      {money.payments.length > 0 && (
        <Section id="payments" title="Payments" empty="" rows={money.payments}>
          {({ id, kind, occurredOn, amountCents, method, receiptNumber, orderId, number, consultationId }) => {
            const receipt =
              receiptNumber &&
              (orderId
                ? receiptPath(userId, orderId, receiptNumber)
                : consultationId && feeReceiptPath(consultationId, receiptNumber));
            return (
              <Line
                key={id}
                what={receipt ? <FactLink to={receipt}>{receiptNumber}</FactLink> : kindMeanings[kind].label}
                more={[
                  formatDate(noonOf(occurredOn)),
                  method && paymentMethods[method],
                  orderId ? shownOrderId({ id: orderId, number }) : "Fee of a visit",
                ]
                  .filter(Boolean)
                  .join(", ")}
                end={formatMoney(-amountCents)}
              />
            );
          }}
        </Section>
      )}
    </>
  );
}

function balanceInWords(cents: number | null) {
  if (cents === 0) return "Nothing open";
  return cents === null || cents > 0 ? `${formatMoney(cents)} open` : `${formatMoney(-cents)} in credit`;
}

export function EmailsSection({ emails }: { emails: Found<typeof findCustomerEmails> }) {
  return (
    <Section id="emails" title="E-mails" empty="Nothing has been written to them." rows={emails}>
      {({ id, kind, state, lastError, createdAt, orderId, number }) => (
        <Line
          key={id}
          what={<FactLink to={emailPath(id)}>{emailLabel(kind)}</FactLink>}
          more={[formatDate(createdAt), orderId && shownOrderId({ id: orderId, number })].filter(Boolean).join(", ")}
          end={lastError === NO_ADDRESS ? TELL_THEM : emailStates[state]}
        />
      )}
    </Section>
  );
}

const emailStates = { queued: "Waiting", sent: "Sent", failed: "Failed", dropped: "Not sent" };

interface SectionProps<Row> {
  id: string;
  title: string;
  empty: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

/** What holds nothing takes one line. */
function Section<Row>({ id, title, empty, rows, children }: SectionProps<Row>) {
  const none = rows.length === 0;
  return (
    <TitledSection
      id={id}
      title={title}
      titleLook={classNames("text-xl", !none && "mb-2")}
      className={classNames(
        "min-w-0",
        none && "flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-2",
      )}
    >
      {none ? (
        <p className="text-ink-soft text-sm">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">{rows.map(children)}</ul>
      )}
    </TitledSection>
  );
}

function Line({ what, more, end }: { what: ReactNode; more: string; end: string }) {
  return (
    <li className="flex items-center justify-between gap-4 py-1.5">
      <span className="min-w-0">
        <span className="wrap-anywhere">{what}</span>
        {more && <span className="wrap-anywhere block text-ink-soft text-sm">{more}</span>}
      </span>
      <span className="shrink-0 text-right text-sm tabular-nums">{end}</span>
    </li>
  );
}
