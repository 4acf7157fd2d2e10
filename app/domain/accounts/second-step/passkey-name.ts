import type { Verdict } from "#app/domain/verdict.ts";

const LONGEST = 60;

export function checkPasskeyName(text: string): Verdict<string, "passkeyName"> {
  const name = text.trim();
  const reason =
    name === ""
      ? "Please give the passkey a name, such as Laptop."
      : name.length > LONGEST && `Please keep the name to ${LONGEST} characters or fewer.`;
  return reason ? { ok: false, reason, field: "passkeyName" } : { ok: true, value: name };
}
