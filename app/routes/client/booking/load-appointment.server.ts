import type { App } from "#app/app.server.ts";
import { checkChange } from "#app/domain/consultations/consultation-rules.ts";
import { formatLongDate, formatTime } from "#app/domain/dates.ts";
import { findFeeReceipt, type findMyConsultation } from "#app/services/consultations/find-consultation.server.ts";
import { findSchedule } from "#app/services/consultations/kept-schedule.server.ts";

type Consultation = NonNullable<Awaited<ReturnType<typeof findMyConsultation>>>;

export async function loadAppointment(
  app: App,
  { id, userId, startsAt, endsAt, kind, address, note, feeCents, feePaidAt }: Consultation,
) {
  const { schedule } = await findSchedule(app.db);
  return {
    id,
    startsAt,
    day: formatLongDate(startsAt),
    times: `${formatTime(startsAt)} to ${formatTime(endsAt)}`,
    call: kind === "call",
    address,
    note,
    feeCents,
    feePaid: feePaidAt !== null,
    receipt: feePaidAt === null ? undefined : await findFeeReceipt(app, userId, id),
    // It is for the fee of a visit, which is another.
    paymentLink: kind === "call" ? null : schedule.paymentLink,
    change: checkChange(startsAt, app.now()),
  };
}

export type AppointmentData = Awaited<ReturnType<typeof loadAppointment>>;
