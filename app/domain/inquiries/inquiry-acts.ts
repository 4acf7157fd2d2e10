import { describeList } from "#app/domain/list-query.ts";
import type { Verdict } from "#app/domain/verdict.ts";

export const inquiryStates = ["new", "answered", "invited", "closed"] as const;
export type InquiryState = (typeof inquiryStates)[number];

export const inquiryStateLabels: Record<InquiryState, string> = {
  new: "New",
  answered: "Answered",
  invited: "Invited",
  closed: "Closed",
};

/** What the owner can do with an inquiry. */
export type InquiryAct = "answer" | "invite" | "close" | "reopen";

export interface InquiryNow {
  state: InquiryState;
  /** Empty where they left only a number. */
  email: string;
  answers: number;
  /** When they were last invited. */
  invitedAt: string | null;
  /** Whether this address has an account already. */
  hasAccount: boolean;
}

/** A conversation that needs more than this has long become e-mail. */
export const MOST_ANSWERS = 20;

/** The state that an act leads to, or why it cannot be done. The page asks this to offer it, the use case to allow it. */
export function afterAct(inquiry: InquiryNow, act: InquiryAct): Verdict<InquiryState> {
  const { state, email, answers, hasAccount } = inquiry;
  if (act === "reopen") return { ok: true, value: state === "closed" ? beforeClosing(inquiry) : state };
  if (act === "close") return { ok: true, value: "closed" };
  if (state === "closed") return { ok: false, reason: "This inquiry is closed. Reopen it first." };
  if (act === "answer") {
    if (answers >= MOST_ANSWERS) return { ok: false, reason: "This has had many answers. Please go on by e-mail." };
    return { ok: true, value: state === "new" ? "answered" : state };
  }
  if (email === "")
    return { ok: false, reason: "They left no e-mail address, so there is nowhere to send an invitation." };
  if (hasAccount)
    return { ok: false, reason: "This address has an account already, so there is nothing to invite to." };
  return { ok: true, value: "invited" };
}

function beforeClosing({ answers, invitedAt }: InquiryNow): InquiryState {
  if (invitedAt !== null) return "invited";
  return answers > 0 ? "answered" : "new";
}

/** What waits for an answer is what the owner came for, so it is what an address without a state shows. */
export const inquiryList = describeList({ state: { values: inquiryStates, usual: "new" } });
export type InquiryListQuery = ReturnType<typeof inquiryList.parse>;
