/**
 * What a refusal means to the code that gets it, and the HTTP status it is answered with. The sentence beside it is for
 * people and may be reworded at any time, so nothing decides by it.
 */
const statuses = {
  /** What was typed breaks a rule. */
  invalid: 400,
  /** The password is not the account's. */
  wrong_password: 401,
  /** The second step has to be proved first, and the form that was sent had no field for it. */
  second_step_due: 401,
  /** The second step was not proved. */
  second_step: 401,
  /** This account may not do it at all. */
  forbidden: 403,
  /** It waits until the account's e-mail address is verified. */
  unverified: 403,
  /** Not there, or somebody else's. */
  missing: 404,
  /** A rule forbids it as things stand. */
  refused: 409,
  /** It is so already. */
  unchanged: 409,
  /** Somebody changed it since this page was shown. */
  stale: 409,
  /** The order has been submitted, so its client can no longer change it. */
  submitted: 409,
  /** A link that has run out or was used. */
  expired: 410,
  /** More bytes than we take. */
  too_large: 413,
  /** A kind of file that we do not read. */
  unreadable: 415,
  /** Tried too often; see retryAfter. */
  too_many: 429,
  /** What it needs does not answer at the moment. */
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof statuses;

/** What a use case answers when it did not go through. */
export interface Refusal<Field extends string = string> {
  ok: false;
  code: RefusalCode;
  status: (typeof statuses)[RefusalCode];
  reason: string;
  field?: Field | undefined;
  /** Seconds until another try makes sense. */
  retryAfter?: number | undefined;
}

/** What a use case answers: it is done, with what there is to say of it, or it was refused. */
export type Done<More = unknown> = ({ ok: true } & More) | Refusal;

export function refusal<Code extends RefusalCode, Field extends string>(code: Code, reason: string, field?: Field) {
  const made = { ok: false, code, status: statuses[code], reason, field } as const;
  return made satisfies Refusal<Field>;
}
