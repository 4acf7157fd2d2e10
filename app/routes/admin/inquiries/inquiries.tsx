import { appContext } from "#app/contexts.server.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import { formatDate } from "#app/domain/dates.ts";
import {
  type InquiryListQuery,
  type InquiryState,
  inquiryList,
  inquiryStateLabels,
} from "#app/domain/inquiries/inquiry-acts.ts";
import { ListPage, NothingFound, narrow } from "#app/routes/admin/list-page.tsx";
import { INQUIRIES, inquiryPath } from "#app/routes/admin/paths.ts";
import { listInquiries } from "#app/services/inquiries/list-inquiries.server.ts";
import { type Column, column, EmptyState } from "#app/ui/data-table.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/inquiries";

export const meta = pageMeta({ title: "Inquiries" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = inquiryList.parse(new URL(request.url).searchParams);
  const found = await listInquiries(context.get(appContext), query);
  return { ...found, query: { ...query, page: found.page } };
}

type InquiryRow = Route.ComponentProps["loaderData"]["rows"][number];

export default function InquiriesPage({ loaderData }: Route.ComponentProps) {
  const { query, counts } = loaderData;
  return (
    <ListPage
      heading={{ title: "Inquiries", lead: "Questions about windows, the longest waiting first." }}
      {...narrow(inquiryList, INQUIRIES, query, {
        search: "Search by name, e-mail, phone or zip",
        by: "state",
        label: "Filter by state",
        labels: inquiryStateLabels,
        counts,
      })}
      noun={["inquiry", "inquiries"]}
      found={loaderData}
      table={{
        caption: "Inquiries",
        columns,
        rowKey: (row) => row.id,
        rowHref: (row) => inquiryPath(row.id),
        empty: <NoInquiries query={query} />,
      }}
    />
  );
}

const columns: Column<InquiryRow>[] = [
  column("top", "Name", (row) => row.name, {
    under: (row) => row.email || formatPhone(row.phoneNumber),
    wide: "w-1/4",
  }),
  column("second-whole", "Question", (row) => <span className="line-clamp-2 wrap-anywhere">{row.beginning}</span>),
  column("third", "Style", (row) => row.style, { wide: "w-40" }),
  column("top-end", "Asked", (row) => <span className="whitespace-nowrap">{formatDate(row.createdAt)}</span>),
];

const none: Record<InquiryState, string> = {
  new: "No question waits for an answer",
  answered: "No answered inquiries",
  invited: "Nobody has been invited",
  closed: "No closed inquiries",
};

function NoInquiries({ query }: { query: InquiryListQuery }) {
  if (query.search !== "") return <NothingFound plural="inquiries" all={INQUIRIES} narrowed />;
  return <EmptyState title={none[query.state]} />;
}
