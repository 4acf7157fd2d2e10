import { appContext, siteContext, userContext } from "#app/contexts.server.ts";
import { kindLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { writeCalendar } from "#app/email/calendar-file.ts";
import { MY_ORDERS } from "#app/routes/client/order-paths.ts";
import { listMyAppointments } from "#app/services/appointments/find-appointments.server.ts";
import { missing } from "#app/web/page-meta.ts";
import type { Route } from "./+types/appointment-ics";

/** One appointment of the client's own, for their calendar. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const mine = await listMyAppointments(app, context.get(userContext).id, params.orderId);
  const found = mine.find(({ id }) => id === params.appointmentId);
  if (!found) throw missing({ sentence: "Appointment not found.", way: { to: MY_ORDERS, label: "My Orders" } });
  const { business } = context.get(siteContext).facts;
  const content = writeCalendar(app.config.siteUrl.hostname, business, [
    {
      ...found,
      cancelled: false,
      place: found.address,
      title: `${kindLabels[found.kind]} with ${business.shortName}`,
      text: found.clientNote,
    },
  ]);
  return new Response(content, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="appointment.ics"',
      "cache-control": "private, no-store",
    },
  });
}
