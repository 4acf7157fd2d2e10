import { formatPhone } from "#app/domain/accounts/phone.ts";
import { can, type Duty } from "#app/domain/accounts/staff/duty.ts";
import { type AppointmentKind, kindLabels } from "./appointment-kinds.ts";

/** What somebody's own calendar reads of ours: all of it for who plans, their own stops for who drives; others have none. */
export type FeedReach = "all" | "own" | "none";

export function feedReach(duty: Duty): FeedReach {
  if (can(duty, "plan")) return "all";
  return can(duty, "stops") ? "own" : "none";
}

const DAY_MS = 86_400_000;
const BACK_DAYS = 90;
const AHEAD_DAYS = 400;
/** So long a calendar is told of what was cancelled. */
const CANCELLED_DAYS = 30;

export function feedBounds(now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return { from: at(-BACK_DAYS), to: at(AHEAD_DAYS), cancelledSince: at(-CANCELLED_DAYS) };
}

interface Entry {
  what: AppointmentKind | "consultation" | "call";
  title: string;
  customer: string;
  phoneNumber: string | null;
  /** As it is shown; empty where it is about none. */
  order: string;
  page: string;
}

const labels: Record<Entry["what"], string> = { ...kindLabels, consultation: "Consultation", call: "Video call" };

/** Who, how to reach them and where more stands: nothing of money, of mail or of what somebody noted. */
export function feedWords({ what, title, customer, phoneNumber, order, page }: Entry) {
  const who = title || customer;
  const lines = [
    title && customer,
    phoneNumber && formatPhone(phoneNumber),
    order && `Order ${order}`,
    what === "blocked" ? "" : page,
  ];
  return { title: who ? `${labels[what]}: ${who}` : labels[what], text: lines.filter(Boolean).join("\n") };
}
