interface Asked {
  totalCents: number;
  depositTotalCents: number;
}

/** What has come in already. */
export interface Come {
  /** Of the fee of a consultation. */
  creditCents: number;
  /** Payments, less what went back: there may be some where a newer version waits for its yes. */
  paidCents: number;
  /** Credits and write-offs that still count: what they take off is due last. */
  takenOffCents: number;
  /** Of what was taken off, what went back with it: it is not missing from what is due first. */
  loweredCents?: number;
}

export interface QuoteDues extends Omit<Come, "loweredCents"> {
  nowCents: number;
  laterCents: number;
}

/** What a quote asks for first and later: what has come in counts toward what is due first. */
export function duesOf({ totalCents, depositTotalCents }: Asked, come: Come): QuoteDues {
  const creditCents = Math.min(totalCents, come.creditCents);
  const paidCents = Math.max(0, come.paidCents);
  const inCents = creditCents + paidCents;
  const { takenOffCents, loweredCents = 0 } = come;
  const leftCents = Math.max(0, totalCents - inCents - takenOffCents);
  const nowCents = Math.min(Math.max(0, depositTotalCents - inCents - loweredCents), leftCents);
  return { creditCents, paidCents, takenOffCents, nowCents, laterCents: leftCents - nowCents };
}

export interface DueParameters {
  due: number;
  valid_until?: string;
}

/** In an e-mail: what is due first, and until when the quote can be confirmed. */
export function dueParameters(
  asked: Asked,
  { validUntil = null, ...come }: Come & { validUntil?: string | null },
): DueParameters {
  return {
    due: duesOf(asked, come).nowCents,
    ...(validUntil !== null && { valid_until: validUntil }),
  };
}
