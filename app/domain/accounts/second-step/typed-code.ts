import type { Verdict } from "#app/domain/verdict.ts";

export const SECOND_STEP_FIELD = "secondStepCode";

/** A code of the authenticator app, good for half a minute, or one of the recovery codes, each good for once. */
export interface TypedCode {
  kind: "app" | "recovery";
  code: string;
}

/** More than any code with all the spaces that a person or an app puts into it. */
const LONGEST = 40;

/** Letters and digits that are not taken for each other on paper. */
export const RECOVERY_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

const NOT_A_CODE = "A code has six digits. A recovery code has ten letters and digits.";
export const CODE_ASKED = "Please enter the code from your authenticator app, or a recovery code.";

export function checkTypedCode(text: string): Verdict<TypedCode, typeof SECOND_STEP_FIELD> {
  if (text.length > LONGEST) return refuse(NOT_A_CODE);
  const typed = text.replaceAll(/[\s-]/g, "").toLowerCase();
  if (typed === "") return refuse(CODE_ASKED);
  if (/^\d{6}$/.test(typed)) return { ok: true, value: { kind: "app", code: typed } };
  if (/^[a-z\d]{10}$/.test(typed)) {
    return { ok: true, value: { kind: "recovery", code: `${typed.slice(0, 5)}-${typed.slice(5)}` } };
  }
  return refuse(NOT_A_CODE);
}

function refuse(reason: string) {
  return { ok: false, reason, field: SECOND_STEP_FIELD } as const;
}

const LONGEST_NAME = 60;

export function checkPasskeyName(text: string): Verdict<string, "passkeyName"> {
  const name = text.trim();
  const reason =
    name === ""
      ? "Please give the passkey a name, such as Laptop."
      : name.length > LONGEST_NAME && `Please keep the name to ${LONGEST_NAME} characters or fewer.`;
  return reason ? { ok: false, reason, field: "passkeyName" } : { ok: true, value: name };
}
