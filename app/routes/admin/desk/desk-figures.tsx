import { Fragment } from "react";
import { Link } from "react-router";
import { emailList } from "#app/domain/emails/email-list.ts";
import { conversationList } from "#app/domain/messages/show-thread.ts";
import { type Attention, orderListHref, parseOrderList } from "#app/domain/orders/order-list.ts";
import { type OrderStatus, type StatusMeaning, statusesThat, statusLabel } from "#app/domain/orders/order-status.ts";
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
import { TextLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TitledSection } from "#app/ui/page/titled-section.tsx";

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

const everyone = taskList.href(TASKS, taskList.parse(new URLSearchParams()), { list: "all" });
const onBoard = (column: Stage) => boardList.href(BOARD, boardList.parse(new URLSearchParams()), { column });
const listed = (only: Attention, status: OrderStatus | null = null) =>
  orderListHref(ORDERS, everything, { status, only });

interface FiguresProps {
  desk: Desk;
  emails: UnsentEmails;
  week: WeekCounts;
  money: Record<BalanceFigure, number>;
}

/**
 * What asks for an act, in one row, and where the rest stands, in a sentence. Each figure says what it counts and leads there;
 * none is shown that is zero. Much of it is younger than what stands in Do next, and none of it is left out here.
 */
export function WeekFigures({ desk, emails, week, money }: FiguresProps) {
  const some = acts(desk, emails, week, money).filter(({ count }) => count > 0);
  return (
    <TitledSection id="this-week" title="This week" className="mb-10">
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 gap-y-3 border-line border-y py-3 empty:hidden">
        {some.map(({ label, hint, count, to, alarm, told }) => (
          <li key={label}>
            <Link to={to} title={hint} className="block min-h-11 max-w-36 py-1 hover:text-moss">
              <span className={classNames("block font-display text-2xl tabular-nums", alarm && "text-clay-deep")}>
                {count.toLocaleString("en-US")}
              </span>{" "}
              <span className="block text-sm leading-snug">
                {label} <span className={told ? "block text-ink-soft text-xs" : "sr-only"}>{hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Standing {...desk} />
    </TitledSection>
  );
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

function acts(desk: Desk, emails: UnsentEmails, week: WeekCounts, money: FiguresProps["money"]): Figure[] {
  return [
    { label: "Late", hint: "Promised for a day that is over", count: week.late, to: BOARD, alarm: true },
    { label: "At risk", hint: "Too few days are left", count: week.atRisk, to: BOARD, alarm: true },
    { label: "Problems reported", hint: "At the table or at a stop", count: week.problems, to: everyone, alarm: true },
    { label: "To plan again", hint: "Nothing came of the appointment", count: week.toPlanAgain, to: everyone },
    { label: "All packed", hint: "Still in progress", count: week.packed, to: onBoard("ready") },
    { label: "Tasks due", hint: "By Sunday", count: week.tasks, to: everyone },
    {
      label: "Messages to read",
      hint: "From clients, about their orders",
      count: desk.messages,
      to: conversationList.href(MESSAGES, everyConversation, { state: "unread" }),
    },
    { label: "Waiting for a quote", hint: "Orders without a price", count: desk.toQuote, to: listed("unquoted") },
    ...quoteActs(desk),
    {
      label: `${statusLabel(inWork ?? "")} without a packet`,
      hint: "None is frozen",
      count: desk.withoutPacket,
      to: orderListHref(ORDERS, everything, { status: inWork }),
    },
    ...moneyActs.map((only) => ({
      ...balanceFigures[only],
      count: money[only],
      to: balanceListHref(BALANCES, { only }),
      alarm: only === "overdue",
    })),
    {
      label: "E-mails not sent",
      hint: describeCounted(emails),
      count: emails.failed || emails.waiting + emails.struggling,
      to: emailList.href(EMAILS, everyEmail, { state: emails.failed > 0 ? "failed" : "queued" }),
      alarm: emails.struggling + emails.failed > 0,
      told: true,
    },
  ];
}

/** Each is one of those that wait for the client, and is counted among them as well. */
function quoteActs(desk: Desk): Figure[] {
  return [
    { label: "Changes asked", hint: "Of quotes that are open", count: desk.changesAsked, to: listed("asked") },
    {
      label: "Windows changed",
      hint: "Since an open quote was priced",
      count: desk.windowsChanged,
      to: listed("changed"),
    },
    { label: "Expiring in 3 days", hint: "Open, and running out", count: desk.expiring, to: listed("expiring") },
    { label: "Expired", hint: "Open, past their last day", count: desk.expired, to: listed("expired") },
  ];
}

/** The others are lines of their own, and only where there is something. */
const moneyActs = balanceFigureNames.filter((only) => only !== "remindersSpent" && only !== "olderDue");

/** Where every quoted order is, so that the figures of the desk, the board and the list can be told to be the same. */
function Standing(desk: Desk) {
  const { confirmed, withClient, declined } = desk;
  const counted = [
    { count: confirmed, label: "confirmed", to: listed("confirmed", quoted) },
    { count: withClient, label: "waiting for the client", to: listed("unconfirmed", quoted) },
    { count: declined, label: "declined", to: listed("declined", quoted) },
  ].filter(({ count }) => count > 0);
  const others = [
    { count: desk.inWork, label: "in the workroom", to: orderListHref(ORDERS, everything, { status: inWork }) },
    { count: desk.reopened, label: "with the client for changes", to: listed("reopened") },
  ].filter(({ count }) => count > 0);
  const among = quoteActs(desk).flatMap(({ label, count }) => (count > 0 ? `${label.toLowerCase()} ${count}` : []));
  return (
    <div className="mt-3 grid max-w-measure gap-1 text-ink-soft text-sm">
      {counted.length > 0 && (
        <p>
          {confirmed + withClient + declined} quoted: <Counted counts={counted} />.
          {declined > 0 &&
            withClient > 0 &&
            ` On the board ${withClient + declined} stand in Waiting: these ${withClient}, and the ${declined} declined.`}
          {among.length > 0 && ` Among those waiting: ${among.join(", ")}.`}
        </p>
      )}
      {others.length > 0 && (
        <p>
          Also <Counted counts={others} />.
        </p>
      )}
    </div>
  );
}

function Counted({ counts }: { counts: readonly Pick<Figure, "count" | "label" | "to">[] }) {
  return counts.map(({ count, label, to }, index) => (
    <Fragment key={label}>
      {index > 0 && ", "}
      <TextLink to={to}>{`${count.toLocaleString("en-US")}\u00A0${label}`}</TextLink>
    </Fragment>
  ));
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
