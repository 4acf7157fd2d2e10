import { type AppointmentState, stateLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { APPOINTMENT_OVER } from "#app/domain/appointments/check-appointment.ts";
import { formatVisit } from "#app/domain/dates.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { MAX_TASK_NOTE } from "#app/domain/tasks/task-form.ts";

interface Closed {
  state: AppointmentState;
  /** Empty where that person is no longer known. */
  closedBy: string;
  closedAt: string | null;
}

/** Who closed it, when and how. */
export function closedInWords({ state, closedBy, closedAt }: Closed): string {
  return `${closedBy || "The house"} closed it ${closedAt ? formatVisit(closedAt) : ""}: ${stateLabels[state].toLowerCase()}.`;
}

/** For whoever comes with theirs after that. */
export function overInWords(closed: Closed): string {
  return `${closedInWords(closed)} ${APPOINTMENT_OVER}`;
}

/** Said to whoever sent it, after the reason why it was not taken. */
export const HOUSE_HAS_IT = "The house has what you sent.";

/** In the order in which they matter, should there be no room for all. */
const labels = {
  signedName: "Signed by",
  issues: "Something is wrong",
  reason: "Not done",
  unsignedReason: "Not signed",
  hung: "Hung",
} as const;
export type LateWords = Partial<Record<keyof typeof labels, string | undefined>>;

/** What somebody sent of a stop that was no longer open to them, for the house to read. */
export function lateNote(words: LateWords, since: string): string {
  const told = Object.entries(labels).flatMap(([name, label]) => {
    const text = oneLine((words[name as keyof LateWords] ?? "").slice(0, MAX_TASK_NOTE));
    return text ? [`${label}: ${text}`] : [];
  });
  return [`Sent after it was ${since}.`, ...told].join("\n").slice(0, MAX_TASK_NOTE);
}
