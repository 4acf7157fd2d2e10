/** The owner books the hanging of an order: one stays as it was booked, the next is moved, the third moved and cancelled. */
import { randomInt } from "node:crypto";
import { momentAt } from "#app/domain/appointments/wall-time.ts";
import { addDays, dayOf } from "#app/domain/calendar.ts";
import { appointmentPath, newAppointmentPath } from "#app/routes/admin/paths.ts";
import { FORM_KEY } from "#app/web/form-key.ts";
import type { Acknowledged, Manner } from "#tests/support/orders/order-walk.ts";
import type { Owner } from "./turns.ts";

export interface Installation {
  orderId: string;
  /** What was sent, and whether the answer was a yes that was heard. */
  acts: { act: "booked" | "moved" | "cancelled"; startsAt: string; heard: boolean }[];
}

export async function walkInstallation(owner: Owner, { orderId }: Acknowledged, all: Installation[], manner: Manner) {
  const installation: Installation = { orderId, acts: [] };
  /** Outside the hours the page asks once, and the yes to it is the same form again. */
  const send = async (act: "booked" | "moved" | "cancelled", page: string, { startsAt, ...fields }: Fields) => {
    const tried = { act, startsAt, heard: false };
    installation.acts.push(tried);
    const ask = (anyway: string) => {
      owner.aim("booking");
      return manner.send(owner.visitor, page, { ...fields, anyway });
    };
    const first = await ask("");
    const anyway = /name="anyway" value="([^"]+)"/.exec(await first.text())?.[1];
    const answer = anyway ? await ask(anyway) : first;
    tried.heard = answer.status === 302;
    // Somebody has that time: nothing was done, and nothing may be there.
    if (!tried.heard) installation.acts.pop();
    return tried.heard;
  };
  const turn = all.push(installation) % 3;
  const about = { kind: "installation", order: orderId, customer: "", assignee: "", tell: "on" };
  const words = { title: "", address: "1 Sample Street", clientNote: "", houseNote: "" };
  const key = { [FORM_KEY]: crypto.randomUUID() };
  if (!(await send("booked", newAppointmentPath({ order: orderId }), { ...key, ...about, ...words, ...anyTime() })))
    return;
  if (turn === 1) return;
  const id = await owner.installationOf(orderId);
  const moved = { version: "1", assignee: "", tell: "on", ...words, ...anyTime() };
  if (!(await send("moved", `${appointmentPath(id)}/acts/change-appointment`, moved)) || turn === 2) return;
  const why = { version: "2", message: "The cloth is late.", tell: "on", startsAt: moved.startsAt };
  await send("cancelled", `${appointmentPath(id)}/acts/cancel-appointment`, why);
}

type Fields = Record<string, string> & { startsAt: string };

function anyTime() {
  const day = addDays(dayOf(new Date()), randomInt(10, 390));
  const from = `${String(randomInt(8, 17)).padStart(2, "0")}:00`;
  const starts = momentAt(day, from);
  if (!starts.ok) throw new Error(starts.reason);
  return { day, from, minutes: "120", buffer: "30", startsAt: starts.value };
}
