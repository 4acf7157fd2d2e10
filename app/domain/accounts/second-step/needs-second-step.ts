/** How long one proof serves for everything that asks for it. */
const PROOF_HOURS = 12;
/** For what takes everything out of the house, one from a moment ago. */
const FRESH_HOURS = 5 / 60;

interface Proof {
  /** Whether the account has set up a second step at all. */
  enabled: boolean;
  /** When this session last proved it, as ISO text. */
  lastProvedAt: string | null;
  now: Date;
  fresh?: boolean | undefined;
}

/** Whether the second step is asked for again. A proof from a clock that was set back does not last longer for it. */
export function needsSecondStep({ enabled, lastProvedAt, now, fresh = false }: Proof): boolean {
  if (!enabled) return false;
  if (lastProvedAt === null) return true;
  return !(Math.abs(now.getTime() - Date.parse(lastProvedAt)) < (fresh ? FRESH_HOURS : PROOF_HOURS) * 3_600_000);
}
