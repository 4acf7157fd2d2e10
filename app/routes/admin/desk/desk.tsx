import { redirect } from "react-router";
import { dutyContext, userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { homePageOf } from "#app/domain/accounts/access.ts";
import { can } from "#app/domain/accounts/staff/duty.ts";
import { loadOrders } from "#app/routes/admin/orders/load-orders.server.ts";
import { OrderList } from "#app/routes/admin/orders/orders-table.tsx";
import { HOME } from "#app/routes/admin/paths.ts";
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
import { countWithoutPacket } from "#app/services/workroom/count-without-packet.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/desk";
import { DeskFigures, MoneyFigures, WeekFigures } from "./desk-figures.tsx";
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
import { DoNext } from "./next-rows.tsx";

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

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), AGAIN_FAILED);
}

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
      <WeekFigures week={week} />
      <DeletionRequests leaving={leaving} />
      <UnverifiedVisits count={unverifiedVisits} />
      <GoneCloths orders={gone} />
      <DuesToDecide counts={money} />
      <DeskFigures desk={desk} emails={emails} />
      <MoneyFigures counts={money} />
      {desk.months.length > 0 && <MonthsChart months={desk.months} />}
      <OrderList list={list} path={HOME} />
    </>
  );
}
