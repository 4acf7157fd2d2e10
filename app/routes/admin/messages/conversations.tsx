import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { conversationLabels, conversationList } from "#app/domain/messages/show-thread.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { ListPage, NothingFound, narrow } from "#app/routes/admin/list-page.tsx";
import { MESSAGES, orderMessagesPath } from "#app/routes/admin/paths.ts";
import { listConversations } from "#app/services/messages/list-conversations.server.ts";
import { type Column, column, EmptyState, figure } from "#app/ui/data-table.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/conversations";

export const meta = pageMeta({ title: "Messages" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = conversationList.parse(new URL(request.url).searchParams);
  const found = await listConversations(context.get(appContext), query);
  return { ...found, query: { ...query, page: found.page } };
}

type Conversation = Route.ComponentProps["loaderData"]["rows"][number];

export default function ConversationsPage({ loaderData }: Route.ComponentProps) {
  const { query, counts, all } = loaderData;
  const narrowed = query.search !== "" || query.state !== null;
  return (
    <ListPage
      heading={{ title: "Messages", lead: "Conversations about orders, those with something unread first." }}
      {...narrow(conversationList, MESSAGES, query, {
        search: "Search by order, customer or status",
        by: "state",
        label: "Filter by whose turn it is",
        labels: conversationLabels,
        counts,
        all,
      })}
      noun={["conversation", "conversations"]}
      found={loaderData}
      table={{
        caption: "Conversations",
        columns,
        rowKey: (row) => row.id,
        rowHref: (row) => orderMessagesPath(row.userId, row.id),
        empty: narrowed ? (
          <NothingFound plural="conversations" all={MESSAGES} narrowed />
        ) : (
          <EmptyState title="Nobody has written yet" />
        ),
      }}
    />
  );
}

const columns: Column<Conversation>[] = [
  column("top", "Customer", (row) => fullName(row) || "N/A", { under: (row) => `Order\u00a0#${shownOrderId(row)}` }),
  column("second-whole", "Last message", (row) => (
    <span className="line-clamp-2 wrap-anywhere">
      {row.side === "house" && "You: "}
      {row.beginning || "A photograph"}
    </span>
  )),
  figure("third-end", "Unread", (row) =>
    row.unread > 0 ? <strong className="tabular-nums">{row.unread} unread</strong> : null,
  ),
  column("top-end", "Sent", (row) => <span className="whitespace-nowrap">{formatDateTime(row.sentAt)}</span>),
];
