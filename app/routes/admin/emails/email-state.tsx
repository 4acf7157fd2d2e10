import { formatDateTime } from "#app/domain/dates.ts";
import { type EmailState, emailStateLabels } from "#app/domain/emails/email-list.ts";

export interface ShownEmail {
  id: string;
  kind: string;
  state: EmailState;
  attempts: number;
  nextTryAt: string;
  lastError: string | null;
  /** A try is under way. */
  underWay: boolean;
  timesAskedAgain: number;
}

const dots: Record<EmailState, string> = {
  queued: "border-[1.5px] border-ink",
  sent: "bg-moss",
  failed: "bg-clay",
  dropped: "bg-ink-soft",
};

/** Where a message is, what keeps it, and when it goes on. */
export function EmailStateBadge({ email }: { email: ShownEmail }) {
  const { state, attempts, lastError } = email;
  return (
    <span className="inline-block">
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
        {emailStateLabels[state]}
      </span>
      {state !== "sent" && lastError && (
        <span
          className={`block max-w-64 text-sm cards:max-w-none ${state === "dropped" ? "text-ink-soft" : "text-clay-deep"}`}
        >
          {lastError}
        </span>
      )}
      {(state === "failed" || (state === "queued" && attempts > 0)) && (
        <span className="block text-ink-soft text-sm">{progressOf(email)}</span>
      )}
    </span>
  );
}

function progressOf({ state, attempts, nextTryAt, underWay }: ShownEmail) {
  if (underWay) return "Being sent now";
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  return state === "failed" ? `Given up after ${tries}` : `${tries}, next ${formatDateTime(nextTryAt)}`;
}
