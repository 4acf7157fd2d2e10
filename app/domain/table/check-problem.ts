import type { Verdict } from "#app/domain/verdict.ts";

export const MOST_PROBLEM = 1000;

/** What a seamstress or an installer says is wrong, in their own words. */
export function checkProblem(typed: string): Verdict<string> {
  const refuse = (reason: string) => ({ ok: false as const, reason, field: "problem" });
  if (typed.length > MOST_PROBLEM * 4) return refuse(`Please keep it to ${MOST_PROBLEM} characters.`);
  const text = typed
    .replaceAll("\r\n", "\n")
    .replace(/[^\P{C}\n]+/gu, " ")
    .trim();
  if (text === "") return refuse("Please say in a few words what is wrong.");
  if (text.length > MOST_PROBLEM) return refuse(`Please keep it to ${MOST_PROBLEM} characters.`);
  return { ok: true, value: text };
}
