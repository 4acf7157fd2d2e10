import { data, type RouterContextProvider } from "react-router";
import { type Refusal, type RefusalCode, refusal } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { logFailure } from "./attempt.server.ts";
import type { FormProblem } from "./form-problem.ts";

interface Mutation<Value, Result, Answer, Problem> {
  /** What the rules say of what was typed; left out where there is nothing to check. */
  check?: Verdict<Value>;
  /** The one use case, with the checked value. */
  run: (value: Value) => Promise<Result>;
  /** The sentence for a failure on our side. */
  failed: string;
  /** What was typed, passwords excepted, to be shown again. */
  values?: Record<string, string>;
  /** Which form of the page this is, where there are several. */
  form?: string;
  /** The field beside which a refusal stands that names none itself. */
  field?: string;
  /** Makes what is thrown for a refusal that leaves no form to show: the order is gone, or has been submitted. */
  thrown?: Partial<Record<RefusalCode, () => unknown>>;
  /** What the page shows beside a refusal, such as what somebody else has stored meanwhile. */
  more?: (refused: Extract<Result, { ok: false }>) => Partial<Problem>;
  done: (result: Exclude<Result, { ok: false }>, value: Value) => Answer;
}

/**
 * A form's way from what was typed to an answer: 400 beside the field, 503 with a sentence while the cause goes to the
 * log, the use case's refusal with its status, or what `done` makes of its success.
 */
export async function mutation<Value, Result, Answer, Problem extends FormProblem = FormProblem>(
  context: Readonly<RouterContextProvider>,
  { check, run, failed, values, form, field, thrown, more, done }: Mutation<Value, Result, Answer, Problem>,
) {
  // What a page adds to a form's problem is optional there: most refusals have nothing to add.
  const refuse = (problem: FormProblem, status: number, headers?: HeadersInit) =>
    data({ values, form, ...problem } as Problem, { status, ...(headers && { headers }) });

  if (check && !check.ok) {
    const { code, status, reason, field: fault } = refusal(check.code ?? "invalid", check.reason, check.field);
    return refuse({ error: reason, code, field: fault, faults: check.faults }, status);
  }
  // Without a check there is no value, and `run` takes none.
  const value = check?.value as Value;
  let result: Result;
  try {
    result = await run(value);
  } catch (error) {
    logFailure(context, error);
    return refuse({ error: failed }, 503);
  }
  if (!isRefusal(result)) return done(result as Exclude<Result, { ok: false }>, value);
  const page = thrown?.[result.code];
  if (page) throw page();
  const { code, status, reason, retryAfter } = result;
  const headers = retryAfter === undefined ? undefined : { "retry-after": String(retryAfter) };
  const problem = { error: reason, code, field: result.field ?? field };
  return refuse({ ...problem, ...more?.(result as Extract<Result, { ok: false }>) }, status, headers);
}

function isRefusal(result: unknown): result is Refusal {
  return typeof result === "object" && result !== null && "ok" in result && result.ok === false;
}
