import type { ActionFunctionArgs } from "react-router";
import type { App } from "#app/app.server.ts";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import type { Duty } from "#app/domain/accounts/staff/duty.ts";
import { type Form, type Mutation, mutation, readForm } from "#app/web/form.server.ts";
import type { FormProblem } from "#app/web/form-problem.ts";
import type { Act } from "./acts.tsx";

export interface Sent {
  app: App;
  form: Form;
  doer: { id: string; duty: Duty };
  /** What is acted on, by whom, as its page showed it; an act of a list has no id. */
  seen: { id: string; actorId: string; version: number };
  /** Nobody is to be e-mailed about it. */
  leaveOut: boolean;
  /** What else is asked in the address. */
  search: string;
  /** Answers as mutation() does. */
  answer: <Value, Result, Answer, Problem extends FormProblem = FormProblem>(
    asked: Omit<Mutation<Value, Result, Answer, Problem>, "failed">,
  ) => Promise<unknown>;
}

/** The action of the routes of these acts, with their sentence for a failure: each is known by the last part of its address. */
export function answerActs(failed: string, acts: { [Name in Act]?: (sent: Sent) => Promise<unknown> }) {
  return async ({ request, params: { id = "" }, pattern, context }: ActionFunctionArgs) => {
    const act = acts[pattern.split("/").at(-1) as Act];
    if (!act) throw new Error(`No act is kept under ${pattern}.`);
    const form = await readForm(request);
    const doer = { id: context.get(userContext).id, duty: context.get(dutyContext) };
    const seen = { id, actorId: doer.id, version: form.wholeNumber("version") };
    const answer: Sent["answer"] = (asked) => mutation(context, { failed, ...asked });
    const { search } = new URL(request.url);
    return act({ app: context.get(appContext), form, doer, seen, leaveOut: form.checked("leaveOut"), search, answer });
  };
}
