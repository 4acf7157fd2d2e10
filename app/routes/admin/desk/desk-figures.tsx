import { Link } from "react-router";
import { emailList } from "#app/domain/emails/email-list.ts";
import { conversationList } from "#app/domain/messages/show-thread.ts";
import { orderListHref, parseOrderList } from "#app/domain/orders/order-list.ts";
import { type StatusMeaning, statusesThat, statusLabel } from "#app/domain/orders/order-status.ts";
import {
  type BalanceFigure,
  balanceFigureNames,
  balanceFigures,
  balanceListHref,
} from "#app/domain/reports/balance-ages.ts";
import { boardList } from "#app/domain/schedule/board-list.ts";
import type { Stage } from "#app/domain/schedule/stage.ts";
import { taskList } from "#app/domain/tasks/task-form.ts";
import { BALANCES, BOARD, EMAILS, MESSAGES, ORDERS, TASKS } from "#app/routes/admin/paths.ts";
import type { WeekCounts } from "#app/services/schedule/count-week.server.ts";
import { classNames } from "#app/ui/class-names.ts";

interface Desk {
  toQuote: number;
  withClient: number;
  confirmed: number;
  inWork: number;
  changesAsked: number;
  windowsChanged: number;
  expiring: number;
  expired: number;
  declined: number;
  reopened: number;
  /** Of clients, that nobody has read. */
  messages: number;
  /** Of those in work: their packet could not be frozen. */
  withoutPacket: number;
}

export interface UnsentEmails {
  waiting: number;
  struggling: number;
  failed: number;
}

const everything = parseOrderList(new URLSearchParams());
const everyConversation = conversationList.parse(new URLSearchParams());
const everyEmail = emailList.parse(new URLSearchParams());

/** The status that a figure counts. */
const [quoted = null] = statusesBehind("withClient");
const [inWork = null] = statusesBehind("inWork");

/** What waits, and for whom. Each figure says what it counts and leads there; none is shown that is zero. */
export function DeskFigures({ desk, emails }: { desk: Desk; emails: UnsentEmails }) {
  const figures: Figure[] = [
    {
      label: "Messages to read",
      hint: "From clients, about their orders",
      count: desk.messages,
      to: conversationList.href(MESSAGES, everyConversation, { state: "unread" }),
    },
    {
      label: "Waiting for a quote",
      hint: "Orders without a price",
      count: desk.toQuote,
      to: orderListHref(ORDERS, everything, { only: "unquoted" }),
    },
    {
      label: "Quoted, waiting for the client",
      hint: "Not confirmed yet",
      count: desk.withClient,
      to: orderListHref(ORDERS, everything, { status: quoted, only: "unconfirmed" }),
    },
    {
      label: "Changes asked",
      hint: "Of quotes that are open",
      count: desk.changesAsked,
      to: orderListHref(ORDERS, everything, { only: "asked" }),
    },
    {
      label: "Windows changed",
      hint: "Since an open quote was priced",
      count: desk.windowsChanged,
      to: orderListHref(ORDERS, everything, { only: "changed" }),
    },
    {
      label: "Expiring in 3 days",
      hint: "Open, and running out",
      count: desk.expiring,
      to: orderListHref(ORDERS, everything, { only: "expiring" }),
    },
    {
      label: "Expired",
      hint: "Open, past their last day",
      count: desk.expired,
      to: orderListHref(ORDERS, everything, { only: "expired" }),
    },
    {
      label: "Declined",
      hint: "Still quoted, and not open",
      count: desk.declined,
      to: orderListHref(ORDERS, everything, { status: quoted, only: "declined" }),
    },
    {
      label: "With the client for changes",
      hint: "Reopened, not in All Orders",
      count: desk.reopened,
      to: orderListHref(ORDERS, everything, { only: "reopened" }),
    },
    {
      label: "Confirmed by the client",
      hint: "Still quoted, work not begun",
      count: desk.confirmed,
      to: orderListHref(ORDERS, everything, { status: quoted, only: "confirmed" }),
    },
    {
      label: "In the workroom",
      told: desk.withoutPacket > 0,
      hint: describeInWork(desk),
      count: desk.inWork,
      to: orderListHref(ORDERS, everything, { status: inWork }),
    },
    {
      label: "E-mails not sent",
      hint: describeCounted(emails),
      count: emails.failed || emails.waiting + emails.struggling,
      to: emailList.href(EMAILS, everyEmail, { state: emails.failed > 0 ? "failed" : "queued" }),
      alarm: emails.struggling + emails.failed > 0,
      told: true,
    },
  ];
  return <FigureLine label="On the desk" figures={figures} />;
}

const everyone = taskList.href(TASKS, taskList.parse(new URLSearchParams()), { list: "all" });
const onBoard = (column: Stage) => boardList.href(BOARD, boardList.parse(new URLSearchParams()), { column });

/** What this week asks for. Much of it is younger than what stands in Do next, and none of it is left out here. */
export function WeekFigures({ week }: { week: WeekCounts }) {
  const figures: Figure[] = [
    { label: "Late", hint: "Promised for a day that is over", count: week.late, to: BOARD, alarm: true },
    { label: "At risk", hint: "Too few days are left", count: week.atRisk, to: BOARD, alarm: true },
    { label: "Problems reported", hint: "At the table or at a stop", count: week.problems, to: everyone, alarm: true },
    { label: "To plan again", hint: "Nothing came of the appointment", count: week.toPlanAgain, to: everyone },
    { label: "All packed", hint: "Still in progress", count: week.packed, to: onBoard("ready") },
    { label: "Tasks due", hint: "By Sunday", count: week.tasks, to: everyone },
  ];
  return <FigureLine label="This week" figures={figures} titled />;
}

interface Figure {
  label: string;
  hint: string;
  count: number;
  to: string;
  alarm?: boolean | undefined;
  /** What its hint says is seen, not only heard: it holds figures of its own. */
  told?: boolean | undefined;
}

interface FigureLineProps {
  label: string;
  figures: readonly Figure[];
  /** Its label is seen, not only heard. */
  titled?: boolean;
}

/** Those that are not zero, in a line: what they ask for stands in Do next. */
function FigureLine({ label: named, figures, titled = false }: FigureLineProps) {
  const some = figures.filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  return (
    <section aria-label={named} className="border-line border-b">
      <ul className="-mx-3 flex flex-wrap py-1">
        {titled && (
          <li aria-hidden="true" className="flex min-h-11 items-baseline px-3 py-2 font-medium text-sm">
            <span className="font-display text-xl">{named}</span>
          </li>
        )}
        {some.map(({ label, hint, count, to, alarm, told }) => (
          <li key={label}>
            <Link to={to} title={hint} className="flex min-h-11 items-baseline gap-2 px-3 py-2 hover:bg-bone">
              <span className={classNames("font-display text-xl tabular-nums", alarm && "text-clay-deep")}>
                {count.toLocaleString("en-US")}
              </span>{" "}
              <span className="text-sm">{label}</span>{" "}
              <span className={told ? "text-ink-soft text-xs" : "sr-only"}>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeInWork({ withoutPacket }: Desk): string {
  const label = statusLabel(inWork ?? "");
  return withoutPacket === 0 ? `Orders ${label.toLowerCase()}` : `${label} without a packet: ${withoutPacket}`;
}

/** Such as "1 waiting, 2 struggling, 1 given up". */
export function describeUnsent({ waiting, struggling, failed }: UnsentEmails): string {
  const parts = [
    [waiting, "waiting"],
    [struggling, "struggling"],
    [failed, "given up"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count.toLocaleString("en-US")} ${word}`);
  return said.join(", ") || "All of them went out";
}

/** Beside the figure, which counts what was given up where there is any: the rest is said to be more. */
function describeCounted({ failed, ...others }: UnsentEmails): string {
  const waiting = others.waiting + others.struggling;
  if (failed === 0 || waiting === 0) return describeUnsent({ failed, ...others });
  return `Given up; besides, ${describeUnsent({ failed: 0, ...others })}`;
}

function statusesBehind(figure: StatusMeaning["desk"]) {
  return statusesThat(({ desk }) => desk === figure);
}

/** The others are lines of their own, and only where there is something. */
const shown = balanceFigureNames.filter((only) => only !== "remindersSpent" && only !== "olderDue");

/** What of money waits. Each figure leads to exactly the orders that it counts. */
export function MoneyFigures({ counts }: { counts: Record<BalanceFigure, number> }) {
  const figures = shown.map((only) => ({
    ...balanceFigures[only],
    count: counts[only],
    to: balanceListHref(BALANCES, { only }),
    alarm: only === "overdue",
  }));
  return <FigureLine label="Money on the desk" figures={figures} />;
}
