import { Link } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { emailLabel } from "#app/domain/emails/email-kinds.ts";
import {
  type EmailListQuery,
  emailListHref,
  emailStateLabels,
  emailStates,
  parseEmailList,
} from "#app/domain/emails/email-list.ts";
import { chip, chipRow } from "#app/routes/admin/chip-look.ts";
import { ListSearch } from "#app/routes/admin/list-search.tsx";
import { EMAILS, emailPath } from "#app/routes/admin/paths.ts";
import { listEmails } from "#app/services/emails/list-emails.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/emails";
import { EmailStateBadge } from "./email-state.tsx";
import { SendAgainForm } from "./send-again-form.tsx";

export const meta = pageMeta({ title: "E-mail" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseEmailList(new URL(request.url).searchParams);
  const { rows, ...found } = await listEmails(context.get(appContext), query);
  return {
    ...found,
    query: { ...query, page: found.page },
    rows: rows.map(({ claimedBy, ...row }) => ({ ...row, underWay: row.state === "queued" && claimedBy !== null })),
  };
}

type ListData = Route.ComponentProps["loaderData"];
type EmailRow = ListData["rows"][number];

export default function EmailsPage({ loaderData }: Route.ComponentProps) {
  const { query, rows, rowCount, page, pageCount } = loaderData;
  return (
    <>
      <PageHeading title="E-mail" lead="What we have written to clients and to ourselves, and whether it went out." />
      <ListSearch path={EMAILS} search={query.search} label="Search by recipient or Order ID">
        {query.state && <input type="hidden" name="state" value={query.state} />}
      </ListSearch>
      <StateChips list={loaderData} />
      <p role="status" className="mt-6 mb-2 text-ink-soft text-sm">
        {rowCount === 1 ? "1 e-mail" : `${rowCount.toLocaleString("en-US")} e-mails`}
      </p>
      <DataTable
        caption="E-mails"
        columns={columnsFor(emailListHref(EMAILS, query, { page }))}
        rows={rows}
        rowKey={(email) => email.id}
        rowHref={(email) => emailPath(email.id)}
        empty={<NothingFound query={query} />}
      />
      <Pagination
        label="Pages of e-mails"
        page={page}
        pageCount={pageCount}
        hrefFor={(to) => emailListHref(EMAILS, query, { page: to })}
      />
    </>
  );
}

function columnsFor(here: string): Column<EmailRow>[] {
  return [
    { key: "message", header: "Message", primary: true, cell: (email) => emailLabel(email.kind) },
    {
      key: "to",
      header: "To",
      cell: (email) => (
        <span>
          {email.recipientName} <span className="block text-ink-soft text-sm">{email.recipientAddress}</span>
        </span>
      ),
    },
    { key: "order", header: "Order ID", cell: (email) => email.orderId },
    { key: "state", header: "State", cell: (email) => <EmailStateBadge email={email} /> },
    {
      key: "date",
      header: "Written",
      cell: (email) => <span className="whitespace-nowrap">{formatDateTime(email.createdAt)}</span>,
    },
    {
      key: "actions",
      header: "Actions",
      align: "end",
      // In the list only what went wrong asks to be pressed; what was sent is sent again from its own page.
      cell: (email) =>
        email.state !== "sent" && <SendAgainForm email={email} backTo={here} to={email.recipientAddress} />,
    },
  ];
}

function StateChips({ list: { query, counts } }: { list: ListData }) {
  const all = counts.queued + counts.sent + counts.failed;
  const chips = [
    { state: null, label: "All", count: all },
    ...emailStates.map((state) => ({ state, label: emailStateLabels[state], count: counts[state] })),
  ];
  return (
    <nav aria-label="Filter by state" className={chipRow}>
      {chips.map(({ state, label, count }) => (
        <Link
          key={label}
          to={emailListHref(EMAILS, query, { state })}
          preventScrollReset
          aria-current={query.state === state ? "true" : undefined}
          className={chip}
        >
          {label} <span className="tabular-nums opacity-80">{count.toLocaleString("en-US")}</span>
        </Link>
      ))}
    </nav>
  );
}

function NothingFound({ query }: { query: EmailListQuery }) {
  if (query.state === "failed" && query.search === "") return <EmptyState title="No e-mail has failed" />;
  if (query.state === "queued" && query.search === "") return <EmptyState title="No e-mail is waiting" />;
  const narrowed = query.search !== "" || query.state !== null;
  const showAll = (
    <ButtonLink to={EMAILS} variant="secondary" size="sm">
      Show all e-mails
    </ButtonLink>
  );
  return <EmptyState title="No e-mails found" action={narrowed ? showAll : undefined} />;
}
