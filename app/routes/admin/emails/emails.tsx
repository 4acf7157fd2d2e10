import { appContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { emailLabel } from "#app/domain/emails/email-kinds.ts";
import { type EmailListQuery, emailList, emailStateLabels } from "#app/domain/emails/email-list.ts";
import { shownEmail } from "#app/domain/emails/no-address.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { sendsMail } from "#app/email/transports/transport-settings.ts";
import { EmailAddress, ListPage, NothingFound, narrow } from "#app/routes/admin/list-page.tsx";
import { EMAILS, emailPath } from "#app/routes/admin/paths.ts";
import { listEmails } from "#app/services/emails/list-emails.server.ts";
import { MAIL_STAYS } from "#app/services/emails/send-again.server.ts";
import { type Column, column, EmptyState, figure } from "#app/ui/data-table.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/emails";
import { EmailStateBadge } from "./email-state.tsx";
import { SendAgainForm } from "./send-again-form.tsx";

export const meta = pageMeta({ title: "E-mail" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = emailList.parse(new URL(request.url).searchParams);
  const app = context.get(appContext);
  const { rows, ...found } = await listEmails(app, query);
  return {
    mailStays: sendsMail(app.config.email) ? "" : ` ${MAIL_STAYS}`,
    ...found,
    query: { ...query, page: found.page },
    rows: rows.map(({ claimedBy, ...row }) => ({ ...row, underWay: row.state === "queued" && claimedBy !== null })),
  };
}

type EmailRow = Route.ComponentProps["loaderData"]["rows"][number];

export default function EmailsPage({ loaderData }: Route.ComponentProps) {
  const { query, counts, mailStays } = loaderData;
  const lead = `What we have written to clients and to ourselves, and whether it went out.${mailStays}`;
  return (
    <ListPage
      heading={{ title: "E-mail", lead }}
      {...narrow(emailList, EMAILS, query, {
        search: "Search by recipient or Order ID",
        by: "state",
        label: "Filter by state",
        labels: emailStateLabels,
        counts,
        all: Object.values(counts).reduce((sum, count) => sum + count, 0),
      })}
      noun={["e-mail", "e-mails"]}
      found={loaderData}
      table={{
        caption: "E-mails",
        columns: columnsFor(emailList.href(EMAILS, query, { page: loaderData.page })),
        rowKey: (email) => email.id,
        rowHref: (email) => emailPath(email.id),
        empty: <NoEmails query={query} />,
      }}
    />
  );
}

function columnsFor(here: string): Column<EmailRow>[] {
  return [
    column("top", "Message", (email) => emailLabel(email.kind)),
    column("second-whole", "To", (email) => (
      <span>
        {email.recipientName}{" "}
        <span className="block text-ink-soft text-sm">
          <EmailAddress>{shownEmail(email.recipientAddress)}</EmailAddress>
        </span>
      </span>
    )),
    column(
      "top-end",
      "Order ID",
      ({ orderId: id, number }) => id && <span className="whitespace-nowrap">{shownOrderId({ id, number })}</span>,
    ),
    column("third", "State", (email) => <EmailStateBadge email={email} />),
    column("third-end", "Written", (email) => (
      <span className="whitespace-nowrap">{formatDateTime(email.createdAt)}</span>
    )),
    figure(
      "fourth-whole",
      "Actions",
      // In the list only what went wrong asks to be pressed; what was sent is sent again from its own page.
      (email) => email.state !== "sent" && <SendAgainForm email={email} backTo={here} to={email.recipientAddress} />,
    ),
  ];
}

function NoEmails({ query }: { query: EmailListQuery }) {
  if (query.state === "failed" && query.search === "") return <EmptyState title="No e-mail has failed" />;
  if (query.state === "queued" && query.search === "") return <EmptyState title="No e-mail is waiting" />;
  if (query.state === "dropped" && query.search === "") return <EmptyState title="No e-mail was dropped" />;
  return <NothingFound plural="e-mails" all={EMAILS} narrowed={query.search !== "" || query.state !== null} />;
}
