import { createCookie, data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { type Refusal, type RefusalCode, refusal } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { FORM_KEY } from "./form-key.ts";
import type { FormProblem } from "./form-problem.ts";
import { readFields } from "./read-fields.server.ts";
import type { FlashToastMessage } from "./toast-message.ts";

export interface Form {
  /** The field's text; "" when it is missing or is a file. */
  text(name: string): string;
  /** The texts of several fields, by their names. */
  texts<Name extends string>(names: readonly Name[]): Record<Name, string>;
  /** A number as our own forms write it; -1 for anything else, which no version, count or amount is. */
  wholeNumber(name: string): number;
  checked(name: string): boolean;
  /** Every text under this name, in the order of the page. */
  all(name: string): string[];
  /** The file that was chosen; undefined where none was. */
  file(name: string): File | undefined;
  /** Of a form that makes something: see newFormKey. */
  key: string;
  /** Each name that was sent, once. */
  names(): string[];
}

/** What a column of whole numbers holds on either database. */
const MAX_INTEGER = 2_147_483_647;

const UNREADABLE = "We could not read what was sent. Please go back and try again.";

/**
 * Reads a submitted form into plain text fields. Bytes that are not text, and characters that a database refuses, end here
 * with a 400 instead of deeper down with a fault.
 */
export async function readForm(request: Request): Promise<Form> {
  const sent = await readFields(request).catch(() => {
    throw unreadable();
  });
  const fields = new Map<string, (string | File)[]>();
  for (const [name, value] of sent) {
    if (isBroken(name) || (typeof value === "string" && isBroken(value))) throw unreadable();
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  const first = (name: string) => fields.get(name)?.[0];
  const text = (name: string) => {
    const value = first(name);
    return typeof value === "string" ? value : "";
  };
  return {
    text,
    texts: <Name extends string>(names: readonly Name[]) =>
      Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>,
    wholeNumber: (name) => {
      const value = first(name);
      return typeof value === "string" && /^\d{1,10}$/.test(value) && Number(value) <= MAX_INTEGER ? Number(value) : -1;
    },
    checked: (name) => fields.has(name),
    all: (name) => (fields.get(name) ?? []).filter((value) => typeof value === "string"),
    file: (name) => {
      const value = first(name);
      return value instanceof File && value.size > 0 ? value : undefined;
    },
    key: text(FORM_KEY),
    names: () => [...fields.keys()],
  };
}

/** What no page of ours sends: to be thrown. */
export function unreadable() {
  return data({ sentence: UNREADABLE }, { status: 400 });
}

/** U+FFFD is what a decoder puts where bytes were not UTF-8. */
function isBroken(text: string) {
  return text.includes("\0") || text.includes("\uFFFD") || !text.isWellFormed();
}

export interface Mutation<Value, Result, Answer, Problem> {
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

const cookie = createCookie("larkfield.toast", { path: "/", httpOnly: true, sameSite: "lax", maxAge: 60 });

type Toast = Omit<FlashToastMessage, "id">;

/** The Set-Cookie line that carries a toast to the next page. */
export function toastLine(toast: Toast) {
  return cookie.serialize({ ...toast, id: crypto.randomUUID() });
}

/** Leads on and says there what was done; a sentence alone is a success. */
export async function redirectWithToast(to: string, toast: Toast | string, cookies: string[] = []) {
  const headers = new Headers();
  headers.append(
    "set-cookie",
    await toastLine(typeof toast === "string" ? { kind: "success", message: toast } : toast),
  );
  for (const line of cookies) headers.append("set-cookie", line);
  return redirect(to, { headers });
}

/** The toast waiting for this visitor, and the header that marks it as shown. */
export async function takeFlashToast(request: Request) {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  if (!value) return { toast: undefined, headers: new Headers() };
  const { data: toast } = toastSchema.safeParse(value);
  return { toast, headers: new Headers({ "set-cookie": await cookie.serialize("", { maxAge: 0 }) }) };
}

/** Anyone can write their own cookie, so it is checked like any other input. */
const toastSchema = z.object({
  id: z.string().max(100),
  kind: z.enum(["success", "info", "error"]),
  message: z.string().max(500),
  durationMs: z.number().min(0).max(60_000).optional(),
  act: z.object({ label: z.string().max(30), address: z.string().max(200).startsWith("/admin/dashboard/") }).optional(),
});

/**
 * Loads what a page cannot be shown without: if that fails, the cause goes to the log under the request's id, and the
 * sentence stands on the error page.
 */
export async function attemptToLoad<Result>(
  context: Readonly<RouterContextProvider>,
  sentence: string,
  work: () => Promise<Result>,
) {
  try {
    return await work();
  } catch (error) {
    logFailure(context, error);
    throw data({ sentence }, { status: 500 });
  }
}

export function logFailure(context: Readonly<RouterContextProvider>, error: unknown) {
  context.get(appContext).log.error({ err: error, requestId: context.get(requestContext).id }, "use case failed");
}

/** Made by a loader, so that it is in the page before any script is. */
export function newFormKey(): string {
  return crypto.randomUUID();
}
