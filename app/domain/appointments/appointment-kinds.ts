export const appointmentKinds = ["installation", "measure", "pick-up", "other", "blocked"] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

export type AppointmentState = "booked" | "done" | "not done" | "cancelled";

export const kindLabels: Record<AppointmentKind, string> = {
  installation: "Installation",
  measure: "Measure",
  "pick-up": "Pick-up",
  other: "Appointment",
  blocked: "Blocked",
};
