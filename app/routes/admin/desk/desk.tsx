import { ClipboardList, ListTodo, MessageCircleQuestionMark, SwatchBook } from "lucide-react";
import { redirect } from "react-router";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { homePageOf } from "#app/domain/accounts/access.ts";
import { can } from "#app/domain/accounts/staff/duty.ts";
import { formatDate } from "#app/domain/dates.ts";
import { orderListHref, parseOrderList } from "#app/domain/orders/order-list.ts";
import { type Next, type NextKind, nextWords, orderNeeds, type Waiting } from "#app/domain/orders/owner/do-next.ts";
import { boardList } from "#app/domain/schedule/board-list.ts";
import { taskList } from "#app/domain/tasks/task-form.ts";
import { loadOrders } from "#app/routes/admin/orders/load-orders.server.ts";
import { OrderList } from "#app/routes/admin/orders/orders-table.tsx";
import {
  BOARD,
  foundOrderPath,
  HOME,
  INQUIRIES,
  inquiryPath,
  ORDERS,
  orderWindowsPath,
  SWATCHES,
  TASKS,
  taskPath,
} from "#app/routes/admin/paths.ts";
import { countUnverifiedVisits } from "#app/services/consultations/list-consultations.server.ts";
import { listDeletionRequests } from "#app/services/customers/deletion/plan-deletion.server.ts";
import { countUnsentEmails } from "#app/services/emails/list-emails.server.ts";
import { sendAllAgain } from "#app/services/emails/send-again.server.ts";
import { countMoney } from "#app/services/ledger/count-money.server.ts";
import { countMessagesToRead } from "#app/services/messages/list-conversations.server.ts";
import { countDesk } from "#app/services/orders/desk/count-desk.server.ts";
import { listNext } from "#app/services/orders/desk/list-next.server.ts";
import { listOrdersInGoneCloth } from "#app/services/orders/list-orders-in-cloth.server.ts";
import { countWeek } from "#app/services/schedule/count-week.server.ts";
import { findSiteNotes } from "#app/services/site/watch-site.server.ts";
import { countWithoutPacket } from "#app/services/workroom/find-packet.server.ts";
import { ButtonLink, TextLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/desk";
import { WeekFigures } from "./desk-figures.tsx";
import {
  DeletionRequests,
  DuesToDecide,
  GoneCloths,
  MailTrouble,
  PhotographTrouble,
  SiteNotes,
  UnverifiedVisits,
} from "./desk-notes.tsx";
import { MonthsChart } from "./months-chart.tsx";

const AGAIN_FAILED = "The e-mails could not be queued. Please try again.";

export const meta = pageMeta({ title: "Desk" });

export async function loader(args: Route.LoaderArgs) {
  const app = args.context.get(appContext);
  const duty = args.context.get(dutyContext);
  if (homePageOf(duty) !== HOME) throw redirect(homePageOf(duty));
  const reports = can(duty, "reports");
  const [list, desk, emails] = await Promise.all([
    loadOrders(args),
    countDesk(app, { reports }),
    countUnsentEmails(app),
  ]);
  const withoutPacket = await countWithoutPacket(app);
  return {
    list,
    desk: { ...desk, withoutPacket, messages: await countMessagesToRead(app) },
    emails,
    week: await countWeek(app),
    next: await listNext(app, args.context.get(userContext).id),
    money: await countMoney(app),
    leaving: can(duty, "settings") ? await listDeletionRequests(app) : [],
    gone: await listOrdersInGoneCloth(app),
    unverifiedVisits: await countUnverifiedVisits(app),
    photographs: app.files.failing ?? null,
    site: can(duty, "settings") ? await findSiteNotes(app) : undefined,
  };
}

/** Its one form: Send All Again. */
export async function action({ context }: Route.ActionArgs) {
  return mutation(context, {
    run: () => sendAllAgain(context.get(appContext)),
    failed: AGAIN_FAILED,
    done: (count) =>
      redirectWithToast(HOME, count === 1 ? "1 e-mail is on its way." : `${count} e-mails are on their way.`),
  });
}

export const clientAction = sending<typeof action>(AGAIN_FAILED);

export default function DeskPage({
  loaderData: { list, desk, emails, week, next, money, leaving, gone, unverifiedVisits, photographs, site },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <MailTrouble emails={emails} problem={actionData} />
      <PhotographTrouble reason={photographs} />
      {site && <SiteNotes {...site} />}
      <DoNext waiting={next} />
      <DeletionRequests leaving={leaving} />
      <UnverifiedVisits count={unverifiedVisits} />
      <GoneCloths orders={gone} />
      <DuesToDecide counts={money} />
      <WeekFigures desk={desk} emails={emails} week={week} money={money} />
      {desk.months.length > 0 && <MonthsChart months={desk.months} />}
      <OrderList list={list} path={HOME} />
    </>
  );
}

/** Who waits longest, for what, and the one press that helps. */
function DoNext({ waiting }: { waiting: readonly Next[] }) {
  return (
    <TitledSection id="do-next" title="Do next" titleLook="text-3xl" className="mb-12">
      {waiting.length === 0 ? (
        <p className="mt-3 text-ink-soft">Nobody waits for you.</p>
      ) : (
        <ul className="mt-5 border-line border-t">
          {waiting.map((one, index) => (
            <NextRow key={one.id} one={one} first={index === 0} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** What is about no window. */
const marks = { inquiry: <MessageCircleQuestionMark />, swatches: <SwatchBook />, task: <ListTodo /> };

/** Who waits longest is seen first. */
function NextRow({ one, first }: { one: Next; first: boolean }) {
  const picture = first ? "size-24 tiny:size-12 sm:size-40" : "size-16 tiny:size-12";
  return (
    <li
      className={classNames(
        "grid items-center gap-x-5 gap-y-2 border-line border-b py-3",
        first
          ? "grid-cols-[6rem_1fr] tiny:grid-cols-[3rem_minmax(0,1fr)] sm:grid-cols-[10rem_1fr_auto] sm:gap-x-8 sm:py-6"
          : "grid-cols-[4rem_1fr] tiny:grid-cols-[3rem_minmax(0,1fr)] sm:grid-cols-[4rem_1fr_auto]",
      )}
    >
      {one.userId && one.windowCount ? (
        <img
          src={orderWindowsPath(one.id)}
          alt=""
          loading={first ? "eager" : "lazy"}
          decoding="async"
          className={classNames("object-contain", picture)}
        />
      ) : (
        <span
          aria-hidden="true"
          className={classNames("grid place-items-center bg-bone text-brass-deep *:size-2/5 *:stroke-[1.25]", picture)}
        >
          {marks[one.kind as keyof typeof marks] ?? <ClipboardList />}
        </span>
      )}
      <p className="min-w-0">
        <span className={classNames("block font-display", first ? "text-xl sm:text-3xl" : "text-lg")}>
          {one.what ?? nextWords[one.kind].what}
        </span>
        <span className={classNames("wrap-anywhere text-ink-soft", first ? "sm:mt-2 sm:block" : "text-sm")}>
          {whoWaits(one)}
          <span className="whitespace-nowrap tiny:whitespace-normal">{sinceWhen(one)}</span>
          {one.others && (
            <>
              {" · "}
              <TextLink to={pathToAll(one.kind)}>
                and others<span className="sr-only">: {nextWords[one.kind].what}</span>
              </TextLink>
            </>
          )}
        </span>
      </p>
      <div className="text-right max-sm:col-start-2 max-sm:justify-self-start sm:w-32">
        <ButtonLink
          to={pathTo(one)}
          variant={first ? "primary" : "quiet"}
          size="sm"
          className={first ? "px-8" : "max-sm:-my-2"}
        >
          {nextWords[one.kind].act}
          <span className="sr-only"> for {one.name || one.what || one.id}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** "Ada Ash, LF-1012, " before "since March 3, 2027"; a task may be about nobody. */
function whoWaits({ kind, name, order }: Waiting): string {
  const who = name || (kind === "task" ? "" : "N/A");
  return [who, order]
    .filter(Boolean)
    .map((known) => `${known}, `)
    .join("");
}

function sinceWhen({ kind, since }: Waiting): string {
  return `${kind === "task" || kind === "deposit" ? "due" : "since"} ${formatDate(since)}`;
}

function pathTo({ kind, id }: Waiting): string {
  if (kind === "inquiry") return inquiryPath(id);
  if (kind === "task") return taskPath(id);
  return kind === "swatches" ? SWATCHES : foundOrderPath(id);
}

function pathToAll(kind: NextKind): string {
  if (kind === "inquiry") return INQUIRIES;
  if (kind === "swatches") return SWATCHES;
  if (kind === "task") return taskList.href(TASKS, taskList.parse(new URLSearchParams()), { list: "all" });
  if (kind === "deposit") return boardList.href(BOARD, boardList.parse(new URLSearchParams()), { column: "deposit" });
  const only = orderNeeds.find((need) => need === kind);
  return only ? orderListHref(ORDERS, parseOrderList(new URLSearchParams()), { only }) : BOARD;
}
