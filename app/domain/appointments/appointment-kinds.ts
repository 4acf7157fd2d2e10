export const appointmentKinds = ["installation", "measure", "pick-up", "other", "blocked"] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

export type AppointmentState = "booked" | "done" | "not done" | "cancelled";

export const kindLabels: Record<AppointmentKind, string> = {
  installation: "Installation",
  measure: "Measure",
  "pick-up": "Pick-up",
  other: "Appointment",
  blocked: "Blocked hours",
};

export const stateLabels: Record<AppointmentState, string> = {
  booked: "Booked",
  done: "Done",
  "not done": "Not done",
  cancelled: "Cancelled",
};

/** The same where its order counts: while that is cancelled nobody is reminded of it, and nobody has taken it back yet. */
export function stateInWords({ state, orderStatus }: { state: AppointmentState; orderStatus: string | null }): string {
  return state === "booked" && orderStatus === "cancelled" ? "Booked, order cancelled" : stateLabels[state];
}

/** How it is called where its own words are looked for first. */
export function nameOf({ kind, title, customer }: { kind: AppointmentKind; title: string; customer: string }) {
  return title || customer || kindLabels[kind];
}

/** Minutes that an installation is offered in; half an hour a window, rounded up to one of them, is proposed. */
export const installationLengths = [60, 90, 120, 180, 240, 480];
const MINUTES_A_WINDOW = 30;

export function proposedLength(windows: number) {
  const wanted = windows * MINUTES_A_WINDOW;
  return installationLengths.find((length) => length >= wanted) ?? 480;
}
